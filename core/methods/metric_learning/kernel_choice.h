// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/methods/metric_learning/kernel_ridge_model.h"

namespace steelyard::metric_learning {

/// The median of |A (x - x')| over pairs of neighbours in the order of the samples, at most 20,000
/// of them; 1 where all are equal.
[[nodiscard]] double median_distance(const MetricMap& map, const Matrix& inputs);

/// What is fixed, in the search for a kernel.
struct KernelWish {
  std::optional<double> sigma, ridge;
};
/// A kernel, and the mean squared error on samples that it was not fitted to.
struct KernelFound {
  RidgeKernel kernel;
  double error = 0.0;
};

/// Tries widths of 1/2 to 16 medians of the distances and ridges of 1e-9 to 1, and takes what
/// predicts `held` best. Of many samples, the first 1,000 are fitted and the first 1,000 are
/// predicted. \return nothing when stopped, or where no kernel predicts anything
[[nodiscard]] std::optional<KernelFound> choose_kernel(const Samples& fitted, const Samples& held,
                                                       const MetricMap& map, const KernelWish& wish,
                                                       const std::stop_token& stop);

/// The width of a Nadaraya-Watson regression in the space of a map, chosen likewise from 1/20 to 2
/// medians by the error of each sample predicted from the others.
[[nodiscard]] std::optional<double> choose_smoothing_width(const Samples& samples,
                                                           const MetricMap& map,
                                                           const std::stop_token& stop);

}  // namespace steelyard::metric_learning
