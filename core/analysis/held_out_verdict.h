// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/analysis/answer.h"
#include "core/matrix.h"

namespace steelyard {

/// The held-out errors of selected columns, one per fold, beside the errors that they are compared
/// with in the same folds.
struct ComparedErrors {
  Vector selected;
  Vector of_nothing;   ///< of the mean of the training part, or the most frequent class
  Vector of_all = {};  ///< of all columns; empty if all are selected
  Matrix random = {};  ///< sets x folds_of_random: of as many columns, drawn at random; fewer
                       ///< than two sets where there are hardly any others
  std::vector<Index> folds_of_random{};  ///< positions of folds, ascending; the first ones if empty
  std::vector<Vector> without{};  ///< of the selected columns without one part, for each part
  /// Of the columns that the choice takes where it is repeated without the tested samples, if the
  /// selected ones err clearly more than these; otherwise empty.
  Vector of_choices = {};
  Vector with_all_parts = {};  ///< what `without` is compared with; `selected` if empty
  double other_choices = 0.0;  ///< share of the folds whose repeated choice takes other columns
  bool of_rest = false;  ///< whether inputs that are not selected are predicted, and no target
  double tested_over_trained = 0.25;  ///< samples in a fold over samples in all others
};

/// The conclusion. The first verdict that holds is taken.
enum class HeldOutVerdict {
  no_better_than_nothing,  ///< the gain is within its standard error, and the error is hardly below
                           ///< that of knowing nothing, if at all
  no_better_than_random,  ///< more than a tenth of the random sets are as good, and their median is
                          ///< not clearly worse; where the gain is within its standard error, half
                          ///< of them are. Of other inputs, only if that median is clearly
                          ///< better and the columns tell less than three quarters of them
  random_as_exact,        ///< likewise, but the error is so small that nothing could be better; or
                          ///< other inputs are predicted, clearly
  perhaps_better_than_nothing,  ///< the error is below that of knowing nothing, but the gain is
                                ///< within its standard error
  choice_comes_and_goes,  ///< likewise of the repeated choice, which mostly takes other columns;
                          ///< the selected ones are probably better than nothing in the same folds
  hardly_better_than_nothing,  ///< the gain is not clear, or below a thirtieth
  worse_than_all,              ///< all columns are clearly better, by more than a hundredth
  fewer_do,  ///< all are selected, or random ones are as good, and some selected ones can be left
             ///< out
  explains_little,  ///< nothing of this, but the error is above most_error_of_good
  good
};

/// A larger error, in units of that of knowing nothing, explains little: of numbers, less than 28 %
/// of the variance.
inline constexpr double most_error_of_good = 0.85;

/// Differences are judged pair by pair: see measures/paired_gain.h.
[[nodiscard]] HeldOutVerdict held_out_verdict(const ComparedErrors& errors);
[[nodiscard]] AnswerLevel level_of(HeldOutVerdict verdict);
/// Whether the columns do not predict, or no better than any others.
[[nodiscard]] bool says_little(HeldOutVerdict verdict);
/// What the sentence of the answer says of it in its own words.
[[nodiscard]] CheckVerdict told_of(HeldOutVerdict verdict);
/// A smaller gain hardly matters, clear or not.
inline constexpr double small_gain = 1.0 / 30.0;
/// Whether the columns gain less than that over knowing nothing.
[[nodiscard]] bool is_small_gain(const ComparedErrors& errors);

/// The first part that can be left out; -1 if there is none.
[[nodiscard]] Index part_not_needed(const ComparedErrors& errors);

}  // namespace steelyard
