// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/learning_rate_screen.h"

#include <algorithm>
#include <limits>
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
    : options_(options),
      start_(std::move(start)),
      best_dii_(std::numeric_limits<double>::infinity()) {
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
  if (!descent.extinct() && descent.evaluation().dii < best_dii_) {
    best_dii_ = descent.evaluation().dii;
    best_rate_ = rate;
  }
  return true;
}

}  // namespace steelyard::dii
