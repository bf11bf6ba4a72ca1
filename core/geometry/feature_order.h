// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <vector>

#include "core/geometry/neighbourhood.h"

namespace steelyard {

/// One feature in order: neighbours and ranks along it without all N x N distances. Its distances,
/// and so its ties, are those that SpaceDistances has for the feature alone.
///
/// To both sides of a sample the distance only grows, up to the far end of the feature or, where it
/// is periodic, to half a period. Thread-safe once made.
class FeatureOrder {
 public:
  /// \param values  N >= 2, finite    \param period  0: not periodic. Cost O(N log N)
  FeatureOrder(const Eigen::Ref<const Vector>& values, double period);

  [[nodiscard]] Index samples() const { return static_cast<Index>(values_.size()); }

  /// Average rank of `other` around `self`, 1 .. N-1. Cost O(log N).
  [[nodiscard]] double rank(Index self, Index other) const;
  /// ranks[j] = rank(self, j) for all N; 0 for self. Cost O(N).
  void ranks(Index self, std::span<double> ranks) const;
  /// \param neighbours  k, 1 .. N-1. Cost O(k + those tied with the k-th)
  void nearest(Index self, Index neighbours, Neighbourhood& found) const;

 private:
  /// How many steps away from a sample's place distances grow, to the side of larger and of smaller
  /// values; N - 1 in all.
  struct Sides {
    Index place = 0;
    Index up = 0;
    Index down = 0;
  };
  /// Visits samples from near to far, those of equal distance together, until told to end.
  template <typename Visit>
  void walk(Index self, const Visit& visit) const;

  [[nodiscard]] Sides sides_of(Index self) const;
  /// Of two values, folded; with its sign.
  [[nodiscard]] double difference(double from, double to) const;
  [[nodiscard]] double squared(double from, double to) const;
  [[nodiscard]] Index place_up(const Sides& sides, Index steps) const;
  [[nodiscard]] Index place_down(const Sides& sides, Index steps) const;
  [[nodiscard]] double squared_up(const Sides& sides, Index steps) const;
  [[nodiscard]] double squared_down(const Sides& sides, Index steps) const;

  double period_;
  std::vector<double> values_;  // ascending
  std::vector<Index> samples_;  // at each place
  std::vector<Index> places_;   // of each sample
};

}  // namespace steelyard
