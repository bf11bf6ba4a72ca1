// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/methods/metric_learning/kernel_ridge_model.h"

namespace steelyard::metric_learning {

/// The median of |A (x - x')| over pairs of at most 1,000 samples, near and far in their order; 1
/// where all are equal.
[[nodiscard]] double median_distance(const MetricMap& map, const Matrix& inputs);

/// What is fixed, in the search for a kernel.
struct KernelWish {
  std::optional<double> sigma, ridge;
};
/// A kernel, and its errors on samples that it was not fitted to.
struct KernelFound {
  RidgeKernel kernel;
  Vector absolute;       ///< absolute error of each sample, the mean over its targets
  double error = 0.0;    ///< their mean: what kernels are compared by
  double squared = 0.0;  ///< mean squared error
};
enum class KernelSearch {
  quick,    ///< of many samples, 1,000 spread evenly are fitted and 1,000 predicted
  thorough  ///< then steps from what was found, with all samples, while they predict better
};

/// Tries widths of 1/2 to 16 medians of the distances and ridges of 1e-9 to 0.1, and takes what
/// predicts `held` best: by absolute errors, as few samples far from all others would decide by
/// squares.
/// \return nothing when stopped, or where no kernel predicts anything
[[nodiscard]] std::optional<KernelFound> choose_kernel(const Samples& fitted, const Samples& held,
                                                       const MetricMap& map, const KernelWish& wish,
                                                       KernelSearch search,
                                                       const std::stop_token& stop);

/// Steps once from a kernel that was best before the map moved, with at most 2,000 samples fitted;
/// the errors are those with all fitted.
/// \return nothing when stopped, or where no kernel predicts anything
[[nodiscard]] std::optional<KernelFound> follow_kernel(const RidgeKernel& before,
                                                       const Samples& fitted, const Samples& held,
                                                       const MetricMap& map, const KernelWish& wish,
                                                       const std::stop_token& stop);

/// Whether some errors are lower than those of the same samples before, by more than the standard
/// error of the mean difference.
[[nodiscard]] bool is_clearly_lower(const Vector& errors, const Vector& before);

/// The ridge to learn a map with, where this one predicts best at the start: at least 0.01. With
/// less, the map fits noise of the halves (atomisation energies of 2,000 molecules: error 10.9 with
/// 1e-4, 9.8 with 0.01, both predicted with the ridge that is best in the end).
[[nodiscard]] double ridge_of_learning(double best_at_start);

/// The width of a Nadaraya-Watson regression in the space of a map, chosen likewise from 1/20 to 2
/// medians by the error of each sample predicted from the others.
[[nodiscard]] std::optional<double> choose_smoothing_width(const Samples& samples,
                                                           const MetricMap& map,
                                                           const std::stop_token& stop);

}  // namespace steelyard::metric_learning
