// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <vector>

#include "core/geometry/neighbourhood.h"

namespace steelyard {

/// One sorted feature: finds neighbours and ranks along it without all N x N distances. Distances,
/// and hence ties, equal those of SpaceDistances for the feature alone.
///
/// The distance only grows to either side of a sample, up to the end of the feature or, if it is
/// periodic, up to half a period. Safe to use from several threads after construction.
class FeatureOrder {
 public:
  /// Cost O(N log N).
  /// \param values  N >= 2, finite
  /// \param period  in the unit of the values; 0 if it is not periodic
  FeatureOrder(const Eigen::Ref<const Vector>& values, double period);

  [[nodiscard]] Index samples() const { return static_cast<Index>(values_.size()); }

  /// Average rank of `other` among the neighbours of `self`, 1 .. N-1. Cost O(log N).
  [[nodiscard]] double rank(Index self, Index other) const;
  /// ranks[j] = rank(self, j) for all N samples j; 0 for `self`. Cost O(N).
  void ranks(Index self, std::span<double> ranks) const;
  /// Cost O(k + number of ties with the k-th neighbour).
  /// \param neighbours  k, 1 .. N-1
  /// \param found       receives the neighbours of `self`
  void nearest(Index self, Index neighbours, Neighbourhood& found) const;

 private:
  /// How many steps the distance keeps growing on either side of a sample's place, towards larger
  /// and towards smaller values; N - 1 in total.
  struct Sides {
    Index place = 0;
    Index up = 0;
    Index down = 0;
  };
  /// Visits samples from near to far, those at equal distance together, until `visit` says to stop.
  template <typename Visit>
  void walk(Index self, const Visit& visit) const;

  [[nodiscard]] Sides sides_of(Index self) const;
  /// The signed difference of two values, folded into one period.
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
