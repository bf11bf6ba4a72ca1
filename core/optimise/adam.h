// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/matrix.h"

namespace steelyard {

/// Adam (Kingma & Ba 2015, algorithm 1): x' = x - rate m / (sqrt(v) + 1e-8), where m is the moving
/// average of the gradient and v that of its square, both corrected for their bias towards 0.
template <typename Scalar>
class AdamOf {
 public:
  using Numbers = Eigen::Matrix<Scalar, Eigen::Dynamic, 1>;

  static constexpr double usual_mean_decay = 0.9;
  static constexpr double usual_square_decay = 0.999;

  /// \param mean_decay, square_decay  the share of each average that a step keeps: 0 .. 1, below 1
  explicit AdamOf(double mean_decay = usual_mean_decay, double square_decay = usual_square_decay)
      : mean_decay_(mean_decay), square_decay_(square_decay) {}

  /// \param point     D, changed in place
  /// \param gradient  D
  /// \param rate      > 0; approximately the largest change of a coordinate in one step
  void step(Numbers& point, const Numbers& gradient, double rate);

 private:
  double mean_decay_, square_decay_;
  Numbers mean_;
  Numbers square_;
  std::uint64_t steps_ = 0;
};

using Adam = AdamOf<double>;

}  // namespace steelyard
