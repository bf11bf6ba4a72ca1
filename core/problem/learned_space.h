// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The space in which distances between samples are measured after a run: the inputs, each
/// multiplied by its weight; or a linear map of the inputs; or no space, if the method learns
/// neither. A value type.
class LearnedSpace {
 public:
  /// No space.
  LearnedSpace() = default;
  /// Implicit, because most methods learn weights.
  /// \param weights  D, >= 0, in input units
  LearnedSpace(Vector weights)  // NOLINT(google-explicit-constructor, hicpp-explicit-conversions)
      : weights_(std::move(weights)) {}
  template <typename Derived>
  requires(Derived::ColsAtCompileTime == 1)
      LearnedSpace(const Eigen::MatrixBase<Derived>& weights)  // NOLINT: as above
      : weights_(weights) {}
  /// \param map  m x D; a sample x becomes map * x. It takes inputs as they are and ignores periods
  [[nodiscard]] static LearnedSpace of_map(Matrix map);

  [[nodiscard]] bool empty() const { return dimension() == 0; }
  /// D, the number of inputs; 0 if there is no space.
  [[nodiscard]] Index dimension() const { return is_map() ? map_.cols() : weights_.size(); }
  [[nodiscard]] bool is_map() const { return map_.size() > 0; }
  /// D weights; none if there is a map or no space.
  [[nodiscard]] const Vector& weights() const { return weights_; }
  /// m x D; 0 x 0 if there is no map.
  [[nodiscard]] const Matrix& map() const { return map_; }
  /// How far one unit of each of the D inputs moves a sample: its weight, or the length of its
  /// column of the map.
  [[nodiscard]] Vector reach() const;
  /// The space with all inputs but these left out; no space stays no space.
  /// \throws Error(fault) for an input that does not exist
  [[nodiscard]] LearnedSpace restricted_to(const std::vector<Index>& inputs) const;
  [[nodiscard]] bool all_finite() const { return weights_.allFinite() && map_.allFinite(); }

  [[nodiscard]] bool operator==(const LearnedSpace& other) const;

 private:
  Vector weights_;
  Matrix map_;
};

}  // namespace steelyard
