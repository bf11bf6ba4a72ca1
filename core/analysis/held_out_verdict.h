// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/analysis/answer.h"
#include "core/matrix.h"

namespace steelyard {

/// The held-out errors of selected columns, one a fold, beside those that they are compared with in
/// the same folds.
struct ComparedErrors {
  Vector selected;
  Vector of_nothing;              ///< of the mean or the most frequent class of the training part
  Vector of_all = {};             ///< of all columns; empty: these are the selected ones
  Matrix random = {};             ///< sets x the first folds: as many columns, drawn at random
  std::vector<Vector> without{};  ///< one for each part of the selected that is left out
  Vector with_all_parts = {};     ///< what `without` is compared with; empty: `selected`
  double tested_over_trained = 0.25;  ///< samples of a fold over the others
};

/// What follows, the worst that holds first.
enum class HeldOutVerdict {
  no_better_than_nothing,  ///< the gain is within its standard error
  no_better_than_random,   ///< more than a tenth of the random sets are as good, and their median
                           ///< is not clearly worse
  random_as_exact,         ///< the same, but there is no error left to be better by
  hardly_better_than_nothing,  ///< the gain is not clear, or under a thirtieth
  worse_than_all,              ///< all columns are clearly better, by more than a hundredth
  fewer_do,                    ///< all are selected, or random ones are as good, and some of the
                               ///< selected can be left out
  good
};

/// Differences are judged pair by pair: see measures/paired_gain.h.
[[nodiscard]] HeldOutVerdict held_out_verdict(const ComparedErrors& errors);
[[nodiscard]] AnswerLevel level_of(HeldOutVerdict verdict);
/// Whether the columns gain less than a thirtieth on knowing nothing, clearly or not.
[[nodiscard]] bool is_small_gain(const ComparedErrors& errors);

/// The first part that can be left out; -1: none.
[[nodiscard]] Index part_not_needed(const ComparedErrors& errors);

/// A difference of so much of what the mean misses matters to nobody.
inline constexpr double negligible_error = 0.01;

}  // namespace steelyard
