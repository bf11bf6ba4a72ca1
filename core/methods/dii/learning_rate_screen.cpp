// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/learning_rate_screen.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/methods/dii/descent.h"
#include "core/random.h"

namespace steelyard::dii {
namespace {

Space some_samples(const Space& space, const std::vector<Index>& samples) {
  return {space.coordinates(samples, Eigen::all), space.periods};
}

}  // namespace

LearningRateScreen::LearningRateScreen(const Space& inputs, const Space& truth,
                                       const Options& options, Vector start)
    : options_(options), start_(std::move(start)) {
  Random random(options.seed);
  const std::vector<Index> samples =
      random.subset(inputs.samples(), std::min(subsample, inputs.samples()));
  inputs_ = some_samples(inputs, samples);
  truth_ = some_samples(truth, samples);
}

bool LearningRateScreen::prepare(const std::stop_token& stop) {
  std::vector<Index> rows(static_cast<std::size_t>(inputs_.samples()));
  std::iota(rows.begin(), rows.end(), Index{0});
  auto ranks = Ranks::of(truth_, rows, stop);
  if (!ranks) {
    return false;
  }
  information_ = Information{inputs_, std::move(rows), std::move(*ranks)};
  return true;
}

bool LearningRateScreen::try_next(const std::stop_token& stop) {
  if (!information_ && !prepare(stop)) {
    return false;
  }
  const double rate = candidates[tried_];
  Descent descent(*information_, options_, start_);
  if (!descent.begin(stop)) {
    return false;
  }
  while (descent.epoch() < options_.epochs && !descent.extinct()) {
    if (!descent.step(rate, stop)) {
      return false;
    }
  }
  ++tried_;
  if (!descent.extinct()) {
    trials_.push_back({rate, descent.evaluation().dii, descent.evaluation().standard_error});
  }
  return true;
}

double LearningRateScreen::best_rate() const {
  if (trials_.empty()) {
    return candidates.front();
  }
  const Trial& lowest = *std::min_element(
      trials_.begin(), trials_.end(), [](const Trial& a, const Trial& b) { return a.dii < b.dii; });
  std::vector<double> good_rates;
  for (const Trial& trial : trials_) {
    if (trial.dii <= lowest.dii + lowest.standard_error) {
      good_rates.push_back(trial.rate);
    }
  }
  return good_rates[(good_rates.size() - 1) / 2];
}

}  // namespace steelyard::dii
