// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/kernel_choice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/methods/metric_learning/nadaraya_watson_loss.h"

namespace steelyard::metric_learning {
namespace {

constexpr Index most_tried = 1000;

Samples first_of(const Samples& samples) {
  const Index count = std::min(samples.count(), most_tried);
  return {samples.inputs.leftCols(count), samples.targets.topRows(count)};
}

}  // namespace

double median_distance(const MetricMap& map, const Matrix& inputs) {
  constexpr Index most_pairs = 20000;
  constexpr Index most_steps = 40;
  const Matrix points = map.apply(inputs.leftCols(std::min(inputs.cols(), most_tried)), {}).points;
  std::vector<double> distances;
  for (Index step = 1; step <= most_steps; ++step) {
    for (Index i = 0; i + step < points.cols() && std::ssize(distances) < most_pairs; ++i) {
      distances.push_back((points.col(i) - points.col(i + step)).norm());
    }
  }
  if (distances.empty()) {
    return 1.0;
  }
  const auto middle = distances.begin() + std::ssize(distances) / 2;
  std::nth_element(distances.begin(), middle, distances.end());
  return *middle > 0.0 ? *middle : 1.0;
}

std::optional<KernelFound> choose_kernel(const Samples& fitted, const Samples& held,
                                         const MetricMap& map, const KernelWish& wish,
                                         const std::stop_token& stop) {
  constexpr std::array<double, 6> medians{0.5, 1.0, 2.0, 4.0, 8.0, 16.0};
  constexpr std::array<double, 8> ridges{1e-9, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1};
  const Samples known = first_of(fitted);
  const Samples asked = first_of(held);
  const double median = median_distance(map, known.inputs);
  std::optional<KernelFound> best;
  for (std::size_t width = 0; width < (wish.sigma ? 1 : medians.size()); ++width) {
    for (std::size_t trial = 0; trial < (wish.ridge ? 1 : ridges.size()); ++trial) {
      const RidgeKernel kernel{wish.sigma.value_or(median * medians.at(width)),
                               wish.ridge.value_or(ridges.at(trial))};
      const auto model = fit_kernel_ridge(known, map, kernel, stop);
      const Matrix predicted = model ? model->predict(asked.inputs, stop) : Matrix();
      if (stop.stop_requested()) {
        return std::nullopt;
      }
      if (predicted.rows() == asked.count()) {
        const double error = mean_squared_error(predicted, asked.targets);
        if (std::isfinite(error) && (!best || error < best->error)) {
          best = KernelFound{model->kernel, error};
        }
      }
    }
  }
  return best;
}

std::optional<double> choose_smoothing_width(const Samples& samples, const MetricMap& map,
                                             const std::stop_token& stop) {
  constexpr std::array<double, 7> medians{0.05, 0.1, 0.2, 0.35, 0.5, 1.0, 2.0};
  const Samples known = first_of(samples);
  NadarayaWatsonLoss loss(known);
  const double median = median_distance(map, known.inputs);
  double best = median;
  double least = std::numeric_limits<double>::infinity();
  for (const double times : medians) {
    MetricLoss found;
    const MetricMap scaled{map.shape, map.values / (times * median)};
    if (!loss.evaluate(scaled, found, stop)) {
      return std::nullopt;
    }
    if (found.value < least) {
      least = found.value;
      best = times * median;
    }
  }
  return best;
}

}  // namespace steelyard::metric_learning
