// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/methods/metric_learning/kernel_ridge_model.h"

namespace steelyard::metric_learning {

/// The median of |A (x - x')| over pairs of at most 1,000 samples, some of them near and some far
/// in the order of the samples; 1 if it is 0.
[[nodiscard]] double median_distance(const MetricMap& map, const Matrix& inputs);

/// The parts of a kernel that are given; the search finds the others.
struct KernelWish {
  std::optional<double> sigma, ridge;
};
/// A kernel and its errors on samples that it was not fitted to.
struct KernelFound {
  RidgeKernel kernel;
  Vector absolute;       ///< absolute error of each sample, averaged over its targets
  double error = 0.0;    ///< mean of `absolute`, by which kernels are compared
  double squared = 0.0;  ///< mean squared error
};
enum class KernelSearch {
  quick,    ///< fits and predicts at most 1,000 samples each, spread evenly
  thorough  ///< then varies the best kernel, with all samples, while this predicts better
};

/// Tries widths of 1/2 to 16 median distances and ridges of 1e-9 to 0.1, and takes the kernel that
/// predicts `held` best. Kernels are compared by absolute errors, because a few samples far from
/// all others would decide by squared ones.
/// \return `std::nullopt` when stopped, or if no kernel predicts anything
[[nodiscard]] std::optional<KernelFound> choose_kernel(const Samples& fitted, const Samples& held,
                                                       const MetricMap& map, const KernelWish& wish,
                                                       KernelSearch search,
                                                       const std::stop_token& stop);

/// Adapts a kernel that was best before the map changed: one round of variations with at most 2,000
/// fitted samples. The errors are those with all samples fitted.
/// \return `std::nullopt` when stopped, or if no kernel predicts anything
[[nodiscard]] std::optional<KernelFound> follow_kernel(const RidgeKernel& before,
                                                       const Samples& fitted, const Samples& held,
                                                       const MetricMap& map, const KernelWish& wish,
                                                       const std::stop_token& stop);

/// Whether errors are lower than those of the same samples before, by more than the standard error
/// of the mean difference.
[[nodiscard]] bool is_clearly_lower(const Vector& errors, const Vector& before);

/// The ridge to learn a map with, given the ridge that predicts best at the start: at least 0.01.
/// With a smaller one, the map fits noise of the halves. (Atomisation energies of 2,000 molecules:
/// error 10.9 with 1e-4, 9.8 with 0.01, each predicted with the ridge that is best in the end.)
[[nodiscard]] double ridge_of_learning(double best_at_start);

/// The width of a Nadaraya-Watson regression in the space of a map, from 1/20 to 2 median
/// distances: the one with the lowest error when each sample is predicted from the others.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<double> choose_smoothing_width(const Samples& samples,
                                                           const MetricMap& map,
                                                           const std::stop_token& stop);

}  // namespace steelyard::metric_learning
