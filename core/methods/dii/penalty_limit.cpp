// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/penalty_limit.h"

#include <cmath>
#include <utility>

#include "core/methods/dii/descent.h"

namespace steelyard::dii {

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
