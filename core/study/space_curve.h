// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "core/measures/kernel_learning_curve.h"
#include "core/problem/sample_order.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

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
