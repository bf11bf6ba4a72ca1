// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/matrix.h"

namespace steelyard {

/// Adam (Kingma & Ba 2015, algorithm 1): with averages m of the gradient and v of its square, both
/// freed of their bias towards 0,  x' = x - rate m / (sqrt(v) + 1e-8).
class Adam {
 public:
  static constexpr double mean_decay = 0.9;
  static constexpr double square_decay = 0.999;

  /// \param point  D, changed in place    \param gradient  D    \param rate  > 0: the largest
  /// change
  ///               of a coordinate in one step, about
  void step(Vector& point, const Vector& gradient, double rate);

 private:
  Vector mean_;
  Vector square_;
  std::uint64_t steps_ = 0;
};

}  // namespace steelyard
