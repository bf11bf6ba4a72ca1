// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/space_curve.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/measures/ridge_search.h"
#include "core/measures/standard_scaler.h"

namespace steelyard {
namespace {

/// At a total variance of 1, samples are about sqrt(2) apart: kernels from nearly flat to narrow.
constexpr std::array<double, 6> tried_gammas{1.0 / 128, 1.0 / 32, 0.125, 0.5, 2.0, 8.0};
/// Width and penalty are chosen from this many: more would take longer than the curve.
constexpr Index most_tried_on = 1000;
constexpr Index folds_to_try = 2;

std::vector<Index> first_few(Index samples) {
  std::vector<Index> few(static_cast<std::size_t>(std::min(samples, most_tried_on)));
  std::iota(few.begin(), few.end(), Index{0});
  return few;
}

OrderedSamples at_unit_variance(OrderedSamples samples) {
  const StandardScaler scaler = fit_scaler(samples.x, {.absolute_tolerance = 0.0});
  samples.x = scaler.apply(samples.x);
  samples.test_x = scaler.apply(samples.test_x);
  return samples;
}

}  // namespace

SpaceCurve::SpaceCurve(OrderedSamples samples, std::vector<Index> sizes, const SampleOrder& order,
                       std::uint64_t seed)
    : samples_(at_unit_variance(std::move(samples))),
      sizes_(std::move(sizes)),
      tried_on_(first_few(samples_.x.rows())),
      folds_(folds_of(std::ssize(tried_on_), order_of(order, tried_on_), folds_to_try, seed)) {}

ReplicatePlan::Progress SpaceCurve::advance(const std::stop_token& stop) {
  using Progress = ReplicatePlan::Progress;
  if (widths_tried_ < tried_gammas.size()) {
    if (!try_width(tried_gammas.at(widths_tried_), stop)) {
      return Progress::stopped;
    }
    ++widths_tried_;
    return Progress::more;
  }
  const auto curve = kernel_learning_curve(samples_, sizes_, kernel_, stop);
  if (!curve) {
    return Progress::stopped;
  }
  errors_ = curve->rowwise().mean();
  return Progress::finished;
}

bool SpaceCurve::try_width(double gamma, const std::stop_token& stop) {
  static const std::vector<double> penalties = geometric_steps(1e-9, 1.0, 10);
  const auto errors =
      kernel_fold_errors(samples_.x(tried_on_, Eigen::all), samples_.y(tried_on_, Eigen::all),
                         folds_, gamma, penalties, stop);
  if (!errors) {
    return false;
  }
  const auto least = std::min_element(errors->begin(), errors->end());
  if (*least < least_) {
    least_ = *least;
    kernel_ = {gamma, penalties[static_cast<std::size_t>(least - errors->begin())]};
  }
  return true;
}

}  // namespace steelyard
