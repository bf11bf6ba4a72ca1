// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// A column of the target whose errors are squared to the gain of a few samples.
struct UnevenTarget {
  Index place = 0;  ///< of the column in the ground truth
  /// The positions of the few samples that hold most of its variance, the farthest from the middle
  /// first; empty if it is only skewed.
  std::vector<Index> few;
  double share = 0.0;        ///< of the variance, which is gone without the few, 0 .. 1
  bool is_positive = false;  ///< so that it has a logarithm
  bool is_skewed = false;    ///< to large values, and its logarithm is far less so
};

/// The columns of the target without a period in which up to three samples, and at most one in
/// twenty, hold more than half of the variance, or which are positive with a skewness above 2 that
/// the logarithm more than halves. Fewer than 20 samples say nothing of a shape.
[[nodiscard]] std::vector<UnevenTarget> uneven_targets(const Problem& problem);

}  // namespace steelyard
