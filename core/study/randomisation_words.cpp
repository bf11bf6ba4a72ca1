// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/randomisation_words.h"

#include <string>

#include "core/text.h"

namespace steelyard {

Message conclusion_of(const RandomisationWords& said) {
  const auto& [found, tested, rate, alone, fitted_samples, tested_samples, doubt, brackets] = said;
  const std::string q = short_text(rate, 3);
  if (!doubt.says_nothing() && found > 0) {
    if (!alone) {
      return message("randomization.no_bound_of_groups",
                     "randomization test: {1} {1:group of features is|groups of features are} "
                     "found, but no bound holds for how many of them are false: {2}",
                     found, doubt);
    }
    return message("randomization.no_bound",
                   "randomization test: {1} {1:feature is|features are} found, but no bound holds "
                   "for how many of them are false: {2}",
                   found, doubt);
  }
  if (found == 0) {
    return message(
        "randomization.nothing",
        "randomization test: nothing found at a false discovery rate of {1}. {2} samples "
        "were fitted and the other {3} tested. This takes the samples as independent "
        "and each input as linear in the others",
        q, fitted_samples, tested_samples);
  }
  if (!alone) {
    return message(
        "randomization.found_groups",
        "randomization test: {1} {1:group of features is|groups of features are} found among the "
        "{2} that were tested; on average, at most a share of {3} of such groups is false, and all "
        "features of a found group are marked. {4} samples were fitted and the other {5} tested. "
        "This takes the samples as independent and each input as linear in the others",
        found, tested, q, fitted_samples, tested_samples);
  }
  return message(
      "randomization.found",
      "randomization test: {1} {1:feature is|features are} found among the {2} that were "
      "tested; on average, at most a share of {3} of such discoveries is false. {4} "
      "samples were fitted and the other {5} tested. This takes the samples as "
      "independent and each input as linear in the others",
      found, tested, q, fitted_samples, tested_samples);
}

Message rule_of(const RandomisationWords& said) {
  const std::string q = short_text(said.rate, 3);
  return said.alone ? message("randomization.rule",
                              "randomization test at a false discovery rate of {1} among {2} "
                              "{2:feature|features}{3}",
                              q, said.tested, said.brackets)
                    : message("randomization.rule_of_groups",
                              "randomization test at a false discovery rate of {1} among {2} "
                              "{2:group|groups} of features{3}",
                              q, said.tested, said.brackets);
}

}  // namespace steelyard
