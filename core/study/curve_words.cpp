// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/curve_words.h"

#include <string>

#include "core/study/space_curve.h"
#include "core/text.h"

namespace steelyard {
namespace {

Message with_unit(double error, const Problem& problem) {
  const std::string number = short_text(error, 3);
  if (!has_own_unit(problem)) {
    return message("learning_curve.standard_deviations", "{1} standard deviations", number);
  }
  const std::string& unit = problem.truth_features.front().unit;
  return other_words(unit.empty() ? number : number + " " + unit);
}

}  // namespace

Message curve_measured_on(Index train, Index orders, double missed, const Problem& problem) {
  const Message in_its_unit = with_unit(missed, problem);
  if (orders < 2) {
    return message("learning_curve.learned_from",
                   "{1} training {1:sample|samples}, whose mean misses {2}", train, in_its_unit);
  }
  return message("learning_curve.learned_from_orders",
                 "{1} training {1:sample|samples}, in {3} orders to which alone the ± belongs; "
                 "their mean misses {2}",
                 train, in_its_unit, orders);
}

}  // namespace steelyard
