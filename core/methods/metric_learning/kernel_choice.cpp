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

/// Tables are often sorted: some samples are spread evenly over all.
std::vector<Index> spread(Index samples, Index most) {
  const Index count = std::min(samples, most);
  std::vector<Index> positions;
  for (Index k = 0; k < count; ++k) {
    positions.push_back(k * samples / count);
  }
  return positions;
}

Samples some_of(const Samples& samples, Index most = most_tried) {
  return samples.at(spread(samples.count(), most));
}

}  // namespace

double median_distance(const MetricMap& map, const Matrix& inputs) {
  constexpr Index most_shifts = 40;
  const Matrix some = inputs(Eigen::all, spread(inputs.cols(), most_tried));
  const Matrix points = map.apply(some, {}).points;
  const Index count = points.cols();
  std::vector<double> distances;
  for (Index k = 1; k <= std::min(most_shifts, count - 1); ++k) {
    const Index shift = std::max<Index>(1, k * count / (most_shifts + 1));
    for (Index i = 0; i + shift < count; ++i) {
      distances.push_back((points.col(i) - points.col(i + shift)).norm());
    }
  }
  if (distances.empty()) {
    return 1.0;
  }
  const auto middle = distances.begin() + std::ssize(distances) / 2;
  std::nth_element(distances.begin(), middle, distances.end());
  return *middle > 0.0 ? *middle : 1.0;
}

namespace {

/// Kernels tried in one space, which share their distances and, at one width, all but the ridge.
class KernelTrials {
 public:
  KernelTrials(const Samples& fitted, const Samples& held, const MetricMap& map,
               std::stop_token stop)
      : fitted_(fitted),
        held_(held),
        at_fitted_(map.apply(fitted.inputs, stop)),
        at_held_(map.apply(held.inputs, stop)),
        stop_(std::move(stop)) {}

  /// Keeps the kernel if it predicts better than the best so far.
  /// \return whether it does; false also when stopped
  bool improves(RidgeKernel kernel) {
    const std::optional<Matrix> predicted = predict(kernel);
    if (!predicted) {
      return false;
    }
    const Matrix missed = *predicted - held_.targets;
    Vector absolute = missed.cwiseAbs().rowwise().mean();
    const double error = absolute.mean();
    const bool better = std::isfinite(error) && (!best_ || error < best_->error);
    if (better) {
      best_ = KernelFound{kernel, std::move(absolute), error, missed.array().square().mean()};
    }
    return better;
  }
  [[nodiscard]] const std::optional<KernelFound>& best() const { return best_; }

 private:
  [[nodiscard]] bool take_width(double sigma) {
    if (at_fitted_.count() != fitted_.count() || at_held_.count() != held_.count()) {
      return false;
    }
    if (sigma != sigma_) {
      sigma_ = 0.0;
      kernel_.resize(fitted_.count(), fitted_.count());
      across_.resize(fitted_.count(), held_.count());
      if (!gaussian_kernel(at_fitted_, sigma, kernel_, stop_) ||
          !gaussian_kernel(at_fitted_, at_held_, sigma, across_, stop_)) {
        return false;
      }
      sigma_ = sigma;
    }
    return true;
  }

  [[nodiscard]] std::optional<Matrix> predict(RidgeKernel& kernel) {
    if (!take_width(kernel.sigma)) {
      return std::nullopt;
    }
    const auto coefficients = solve_ridge(kernel_, fitted_.targets, kernel.ridge, stop_);
    return coefficients ? std::optional<Matrix>(across_.transpose() * *coefficients) : std::nullopt;
  }

  const Samples& fitted_;
  const Samples& held_;
  KernelPoints at_fitted_, at_held_;
  std::stop_token stop_;
  double sigma_ = 0.0;  ///< of the matrices; 0 if they are not filled
  Matrix kernel_, across_;
  std::optional<KernelFound> best_;
};

/// Steps from the best kernel so far while they predict better, along both numbers and along the
/// valley in which a wider kernel needs less ridge.
void step_down(KernelTrials& trials, const KernelWish& wish, int most_rounds) {
  constexpr double wider = 1.5;
  constexpr double more = 3.0;
  constexpr std::array<std::pair<double, double>, 6> steps{
      {{1, more}, {1, 1 / more}, {wider, 1}, {1 / wider, 1}, {wider, 1 / more}, {1 / wider, more}}};
  bool better = trials.best().has_value();
  for (int round = 0; better && round < most_rounds; ++round) {
    better = false;
    for (const auto& [width, ridge] : steps) {
      if ((wish.sigma && width != 1.0) || (wish.ridge && ridge != 1.0)) {
        continue;
      }
      const RidgeKernel from = trials.best()->kernel;
      better = trials.improves({from.sigma * width, from.ridge * ridge}) || better;
    }
  }
}

}  // namespace

bool is_clearly_lower(const Vector& errors, const Vector& before) {
  const Vector gain = before - errors;
  const auto count = static_cast<double>(gain.size());
  const double variance = (gain.array() - gain.mean()).square().sum() / std::max(count - 1.0, 1.0);
  return gain.mean() > std::sqrt(variance / count);
}

double ridge_of_learning(double best_at_start) {
  constexpr double least = 0.01;
  return std::max(best_at_start, least);
}

std::optional<KernelFound> choose_kernel(const Samples& fitted, const Samples& held,
                                         const MetricMap& map, const KernelWish& wish,
                                         KernelSearch search, const std::stop_token& stop) {
  constexpr std::array<double, 6> medians{0.5, 1.0, 2.0, 4.0, 8.0, 16.0};
  constexpr std::array<double, 8> ridges{1e-9, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1};
  const Samples known = some_of(fitted);
  const Samples asked = some_of(held);
  const double median = median_distance(map, known.inputs);
  KernelTrials trials(known, asked, map, stop);
  for (std::size_t width = 0; width < (wish.sigma ? 1 : medians.size()); ++width) {
    for (std::size_t trial = 0; trial < (wish.ridge ? 1 : ridges.size()); ++trial) {
      trials.improves(
          {wish.sigma.value_or(median * medians.at(width)), wish.ridge.value_or(ridges.at(trial))});
    }
  }
  std::optional<KernelFound> best = trials.best();
  if (best && search == KernelSearch::thorough) {
    KernelTrials all(fitted, held, map, stop);
    if (all.improves(best->kernel)) {
      step_down(all, wish, 4);
      best = all.best();
    }
  }
  return stop.stop_requested() ? std::nullopt : best;
}

std::optional<KernelFound> follow_kernel(const RidgeKernel& before, const Samples& fitted,
                                         const Samples& held, const MetricMap& map,
                                         const KernelWish& wish, const std::stop_token& stop) {
  constexpr Index most_followed = 2000;
  const Samples known = some_of(fitted, most_followed);
  KernelTrials trials(known, held, map, stop);
  trials.improves(before);
  step_down(trials, wish, 1);
  std::optional<KernelFound> best = trials.best();
  if (best && known.count() < fitted.count()) {
    KernelTrials all(fitted, held, map, stop);
    all.improves(best->kernel);
    best = all.best();
  }
  return stop.stop_requested() ? std::nullopt : best;
}

std::optional<double> choose_smoothing_width(const Samples& samples, const MetricMap& map,
                                             const std::stop_token& stop) {
  constexpr std::array<double, 7> medians{0.05, 0.1, 0.2, 0.35, 0.5, 1.0, 2.0};
  const Samples known = some_of(samples);
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
