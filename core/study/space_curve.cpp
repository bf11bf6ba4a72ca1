// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/space_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/measures/ridge_search.h"
#include "core/measures/spread.h"
#include "core/measures/standard_scaler.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {
namespace {

/// At a total variance of 1, samples are about sqrt(2) apart: kernels from nearly flat to narrow.
constexpr std::array<double, 6> tried_gammas{1.0 / 128, 1.0 / 32, 0.125, 0.5, 2.0, 8.0};
/// Width and penalty are chosen from this many: more would take longer than the curve.
constexpr Index most_tried_on = 1000;
constexpr Index folds_to_try = 2;
constexpr Index most_tested = 5000;

std::vector<Index> first_few(Index samples) {
  return all_positions(std::min(samples, most_tried_on));
}

OrderedSamples at_unit_variance(OrderedSamples samples) {
  const StandardScaler scaler = fit_scaler(samples.x, {.absolute_tolerance = 0.0});
  samples.x = scaler.apply(samples.x);
  samples.test_x = scaler.apply(samples.test_x);
  return samples;
}

}  // namespace

CurveParts curve_parts(Index samples, double test_share, Index most_training) {
  const auto wanted = static_cast<Index>(std::lround(test_share * static_cast<double>(samples)));
  const Index set_aside = std::clamp<Index>(wanted, 1, samples - 1);
  return {std::min(samples - set_aside, most_training), std::min(set_aside, most_tested)};
}

std::vector<Index> curve_sizes(Index train, Index smallest_training, Index count) {
  const auto smallest = static_cast<double>(smallest_training);
  const double ratio = static_cast<double>(train) / smallest;
  std::vector<Index> sizes;
  for (Index k = 0; k < count; ++k) {
    const double share = static_cast<double>(k) / static_cast<double>(count - 1);
    sizes.push_back(static_cast<Index>(std::lround(smallest * std::pow(ratio, share))));
  }
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  return sizes;
}

bool has_own_unit(const Problem& problem) {
  return problem.truth.cols() == 1 && problem.truth_features.front().period == 0.0;
}

Matrix comparable_targets(const Problem& problem, Index train) {
  Matrix targets = truth_space(problem);
  if (!has_own_unit(problem)) {
    const Vector deviations = standard_deviations(targets.topRows(train));
    targets *= (deviations.array() > 0.0).select(deviations.cwiseInverse(), 1.0).asDiagonal();
  }
  return targets;
}

SpaceCurve::SpaceCurve(OrderedSamples samples, std::vector<Index> sizes, const SampleOrder& order,
                       std::uint64_t seed)
    : samples_(at_unit_variance(std::move(samples))),
      sizes_(std::move(sizes)),
      tried_on_(first_few(samples_.x.rows())),
      folds_(folds_of(std::ssize(tried_on_), order_of(order, tried_on_), folds_to_try, seed)) {}

double SpaceCurve::seconds(const CurveParts& parts, Index dimension) {
  constexpr double speed_of_a_core = 1e10;   // in multiplications, measured
  constexpr double seconds_to_choose = 0.3;  // width and penalty, from 1,000 samples
  const auto train = static_cast<double>(parts.train);
  const double chosen_among = std::min(1.0, train / 1000.0);
  const double work = train * train * train / 3.0 + train *
                                                        (train + static_cast<double>(parts.test)) *
                                                        static_cast<double>(dimension);
  return work / (speed_of_a_core * static_cast<double>(most_threads())) +
         seconds_to_choose * std::pow(chosen_among, 3);
}

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
