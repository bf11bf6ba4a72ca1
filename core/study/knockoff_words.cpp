// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_words.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/study/curved_inputs.h"
#include "core/text.h"

namespace steelyard {

Message lost_correlations(KnockoffKind kind, double least) {
  const std::string kept = short_text(100.0 * std::max(least, 0.0), 2);
  if (kind == KnockoffKind::by_values) {
    return message(
        "knockoffs.lost_in_fits",
        "the knockoffs keep only {1} % of the correlations that the inputs clearly have: "
        "more of the discoveries may be false than the rate says; only more samples make "
        "better regressions",
        kept);
  }
  return message(
      "knockoffs.lost_correlations",
      "the knockoffs keep only {1} % of the correlations that the inputs clearly have: "
      "more of the discoveries may be false than the rate says; for many samples, choose "
      "the correlations of the samples",
      kept);
}

Message assumption_of(KnockoffKind kind) {
  switch (kind) {
    case KnockoffKind::model:
      return message(
          "knockoffs.takes_normal",
          "This takes the inputs as normally distributed and the samples as independent");
    case KnockoffKind::by_values:
      return message("knockoffs.takes_fits",
                     "This takes each input as distributed as its regression on the others says, "
                     "and the samples as independent");
    case KnockoffKind::fixed:
      break;
  }
  return message("knockoffs.takes_linear",
                 "This takes the target as linear in the inputs with normal noise");
}

Message wrong_for_curves(const Problem& problem, const std::vector<Index>& curved) {
  return message("knockoffs.curved",
                 "{1}: knockoffs of {2:it|them} and of what bends {2:it|them} are not right, and "
                 "the bound for false discoveries may not hold",
                 doubt_of_curves(problem, curved), curved.size());
}

void warn_of_fits(const Problem& problem, const KnockoffSource& source, Result& result) {
  result.warnings.push_back(message(
      "knockoffs.fitted",
      "knockoffs are drawn from logistic, Poisson and linear regressions of each input on the "
      "others and on the knockoffs before it: the false discovery rate is kept as far as these "
      "fits hold; their mean distance is {1}",
      short_text(source.mean_spread(), 2)));
  if (const std::set<Index>& copied = source.copied(); !copied.empty()) {
    const std::vector<Index> features(copied.begin(), copied.end());
    result.warnings.push_back(message(
        "knockoffs.copied",
        "no regression on the others was found for {1} {1:input|inputs} or for others of their "
        "groups, so that the knockoffs are copies and nothing can be discovered there: {2}",
        features.size(), names_in_words(problem, features)));
  }
}

}  // namespace steelyard
