// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/measures/kernel_learning_curve.h"
#include "core/problem/problem.h"
#include "core/problem/sample_order.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

/// The sizes of the two parts of an order of the samples: training samples come first, test samples
/// last.
struct CurveParts {
  Index train = 0;
  Index test = 0;
};
/// Divides the samples. At most 5,000 test samples are used, since more would hardly tell more.
/// \param test_share     share of the samples, above 0 and below 1
/// \param most_training  most training samples
[[nodiscard]] CurveParts curve_parts(Index samples, double test_share, Index most_training);
/// Numbers of training samples in geometric steps up to all of them, each once.
/// \param train  > smallest_training, which is at least 4
/// \param count  number of sizes before equal ones are dropped, at least 2
[[nodiscard]] std::vector<Index> curve_sizes(Index train, Index smallest_training, Index count);

/// A single target without a period is judged in its own unit.
[[nodiscard]] bool has_own_unit(const Problem& problem);
/// Several targets are only comparable in units of their own spread, among training samples.
[[nodiscard]] Matrix comparable_targets(const Problem& problem, Index train);

/// The learning curve of a kernel ridge regression in one space, computed in pieces. First the
/// width and the penalty are chosen by cross-validation among training samples, one width per
/// piece; then all sizes are evaluated at once.
class SpaceCurve {
 public:
  /// \param samples  points of the space; the training points must not all coincide
  /// \param sizes    ascending, 4 .. number of training samples
  /// \param order    order of the training samples
  /// \param seed     seed of the folds
  SpaceCurve(OrderedSamples samples, std::vector<Index> sizes, const SampleOrder& order,
             std::uint64_t seed);

  /// Does one piece of work. Checks the token throughout.
  [[nodiscard]] ReplicatePlan::Progress advance(const std::stop_token& stop);

  /// The mean absolute error over test samples and targets at each size. Not finite where no
  /// regression was possible. Requires that advance() has finished.
  [[nodiscard]] const Vector& errors() const { return errors_; }

  /// Rough time of a whole curve on this machine.
  [[nodiscard]] static double seconds(const CurveParts& parts, Index dimension);

 private:
  [[nodiscard]] bool try_width(double gamma, const std::stop_token& stop);

  OrderedSamples samples_;  ///< scaled to a total variance of 1
  std::vector<Index> sizes_;
  std::vector<Index> tried_on_;  ///< training samples for cross-validation
  Folds folds_;                  ///< folds of tried_on_
  std::size_t widths_tried_ = 0;
  RidgeKernel kernel_;  ///< the width in units of the square root of the total variance
  double least_ = std::numeric_limits<double>::infinity();
  Vector errors_;
};

}  // namespace steelyard
