// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/trial_descents.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/methods/dii/descent.h"
#include "core/random.h"

namespace steelyard::dii {

LearningRateScreen::LearningRateScreen(const SharedWork& shared, Vector start)
    : options_(shared.options()), scaling_(shared.scaling()), start_(std::move(start)) {
  const Index samples = shared.problem().samples();
  Random random(options_.seed, Purpose::samples_to_screen);
  few_ = shared.problem().with_samples(random.subset(samples, std::min(subsample, samples)));
  options_.rows.reset();
  options_.batches = 1;
  options_.exclude = 0;  // the samples drawn are not consecutive
}

bool LearningRateScreen::try_next(const std::stop_token& stop) {
  if (!information_) {
    information_ = make_information(few_, scaling_, options_, stop);
    if (!information_) {
      return false;
    }
  }
  const double rate = candidates[tried_];
  Descent descent(*information_, options_, start_, scaling_.tie_of);
  if (!descent.begin(stop)) {
    return false;
  }
  while (descent.epoch() < options_.epochs && !descent.lost()) {
    if (!descent.step(rate, stop)) {
      return false;
    }
  }
  ++tried_;
  if (!descent.lost()) {
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

PenaltyLimit::PenaltyLimit(const SharedWork& shared, Vector start, double rate)
    : shared_(shared), start_(std::move(start)), rate_(rate), killed_(shared.options().l1) {}

bool PenaltyLimit::try_next(const std::stop_token& stop) {
  Options options = shared_.options();
  options.l1 = survived_ > 0.0 ? std::sqrt(killed_ * survived_) : killed_ / 10.0;
  Descent descent(shared_.information(), options, start_, shared_.scaling().tie_of);
  if (!descent.begin(stop)) {
    return false;
  }
  while (descent.epoch() < options.epochs && !descent.lost()) {
    if (!descent.step(rate_, stop)) {
      return false;
    }
  }
  (survived_ > 0.0 ? halvings_ : tenths_) += 1;
  (descent.lost() ? killed_ : survived_) = options.l1;
  return true;
}

}  // namespace steelyard::dii
