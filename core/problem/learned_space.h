// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// What distances between samples are measured in after a run: the inputs, each times its weight;
/// or a linear map of the inputs; or nothing, where a method learns neither. A value.
class LearnedSpace {
 public:
  /// Nothing.
  LearnedSpace() = default;
  /// Most methods learn weights, so these need no name. \param weights  D, >= 0, in input units
  LearnedSpace(Vector weights)  // NOLINT(google-explicit-constructor, hicpp-explicit-conversions)
      : weights_(std::move(weights)) {}
  template <typename Derived>
  requires(Derived::ColsAtCompileTime == 1)
      LearnedSpace(const Eigen::MatrixBase<Derived>& weights)  // NOLINT: as above
      : weights_(weights) {}
  /// \param map  m x D: a sample x becomes map * x. Takes inputs as they are, periods unseen.
  [[nodiscard]] static LearnedSpace of_map(Matrix map);

  [[nodiscard]] bool empty() const { return dimension() == 0; }
  /// D, the number of inputs; 0 for nothing.
  [[nodiscard]] Index dimension() const { return is_map() ? map_.cols() : weights_.size(); }
  [[nodiscard]] bool is_map() const { return map_.size() > 0; }
  /// D; of length 0 where there are none.
  [[nodiscard]] const Vector& weights() const { return weights_; }
  /// m x D; 0 x 0 where there is none.
  [[nodiscard]] const Matrix& map() const { return map_; }
  /// How far one unit of each input moves a sample: its weight, or the length of its column of the
  /// map. D.
  [[nodiscard]] Vector reach() const;
  /// The same of these inputs alone; nothing stays nothing. \throws Error(fault): no such input
  [[nodiscard]] LearnedSpace restricted_to(const std::vector<Index>& inputs) const;
  [[nodiscard]] bool all_finite() const { return weights_.allFinite() && map_.allFinite(); }

  [[nodiscard]] bool operator==(const LearnedSpace& other) const;

 private:
  Vector weights_;
  Matrix map_;
};

}  // namespace steelyard
