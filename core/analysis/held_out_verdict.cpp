// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/held_out_verdict.h"

#include <algorithm>

#include "core/data/quantile.h"
#include "core/trials/held_out_errors.h"

namespace steelyard {
namespace {

Vector median_of_sets(const Matrix& random) {
  Vector medians(random.cols());
  for (Index fold = 0; fold < random.cols(); ++fold) {
    const Vector column = random.col(fold);
    medians[fold] = median({column.begin(), column.end()});
  }
  return medians;
}

/// Of the selected columns, in the folds of the random ones.
Vector own_beside_random(const ComparedErrors& errors) {
  return errors.folds_of_random.empty() ? Vector(errors.selected.head(errors.random.cols()))
                                        : Vector(errors.selected(errors.folds_of_random));
}

/// How many random sets are as good as the selected columns.
Index random_as_good(const ComparedErrors& errors) {
  const Vector own = own_beside_random(errors);
  const Vector means = errors.random.rowwise().mean();
  return (means.array() <= own.mean()).count();
}

bool beats_random(const ComparedErrors& errors) {
  const Vector own = own_beside_random(errors);
  if (10 * random_as_good(errors) <= errors.random.rows()) {
    return true;
  }
  return paired_gain(own, median_of_sets(errors.random), errors.tested_over_trained).is_clear();
}

/// Whether a person reads an error below that of knowing nothing.
bool is_below_nothing(const ComparedErrors& errors) {
  constexpr double about_nothing = 0.005;
  return relative_error(errors.selected, errors.of_nothing) < 1.0 - about_nothing;
}

/// Whether the selected columns may be better than what the choice does where it is repeated.
bool choice_comes_and_goes(const ComparedErrors& errors) {
  constexpr double mostly = 0.5;
  if (errors.other_choices < mostly || errors.with_all_parts.size() == 0) {
    return false;
  }
  const PairedGain gain =
      paired_gain(errors.with_all_parts, errors.of_nothing, errors.tested_over_trained);
  return gain.mean >= small_gain && gain.is_likely();
}

/// Where the gain is not even likely. Among few columns one of noise may do as well, so that a few
/// random sets do not speak against the selected ones.
HeldOutVerdict verdict_of_unlikely(const ComparedErrors& errors) {
  if (choice_comes_and_goes(errors)) {
    return HeldOutVerdict::choice_comes_and_goes;
  }
  if (!is_below_nothing(errors)) {
    return HeldOutVerdict::no_better_than_nothing;
  }
  const bool usual = errors.random.rows() > 1 && 2 * random_as_good(errors) >= errors.random.rows();
  return usual ? HeldOutVerdict::no_better_than_random
               : HeldOutVerdict::perhaps_better_than_nothing;
}

/// Many sets of columns may tell as much of the other inputs. The selected ones are enough where
/// they tell most of them, three quarters of the variance, or are not clearly worse than such sets.
bool tells_rest(const ComparedErrors& errors) {
  constexpr double most_error = 0.5;
  if (!errors.of_rest || relative_error(errors.selected, errors.of_nothing) <= most_error) {
    return errors.of_rest;
  }
  const Vector own = own_beside_random(errors);
  return !paired_gain(median_of_sets(errors.random), own, errors.tested_over_trained).is_clear();
}

bool is_worse_than_all(const ComparedErrors& errors) {
  if (errors.of_all.size() == 0) {
    return false;
  }
  const double more = relative_error(errors.selected, errors.of_nothing) -
                      relative_error(errors.of_all, errors.of_nothing);
  return more > negligible_error &&
         paired_gain(errors.of_all, errors.selected, errors.tested_over_trained).is_clear();
}

}  // namespace

Index part_not_needed(const ComparedErrors& errors) {
  const Vector& whole = errors.with_all_parts.size() > 0 ? errors.with_all_parts : errors.selected;
  const auto found =
      std::find_if(errors.without.begin(), errors.without.end(), [&](const Vector& without) {
        return !paired_gain(whole, without, errors.tested_over_trained).is_likely();
      });
  return found == errors.without.end() ? -1 : found - errors.without.begin();
}

bool is_small_gain(const ComparedErrors& errors) {
  return paired_gain(errors.selected, errors.of_nothing, errors.tested_over_trained).mean <
         small_gain;
}

HeldOutVerdict held_out_verdict(const ComparedErrors& errors) {
  const PairedGain gain =
      paired_gain(errors.selected, errors.of_nothing, errors.tested_over_trained);
  if (!gain.is_likely()) {
    return verdict_of_unlikely(errors);
  }
  const bool tells = gain.is_clear() && !is_small_gain(errors);
  if (errors.random.rows() > 1 && !beats_random(errors) && !(tells && tells_rest(errors))) {
    if (gain.is_clear() && part_not_needed(errors) >= 0) {
      return HeldOutVerdict::fewer_do;  // most sets of so many contain those that matter
    }
    const bool exact = relative_error(errors.selected, errors.of_nothing) < negligible_error;
    return exact || (tells && errors.of_rest) ? HeldOutVerdict::random_as_exact
                                              : HeldOutVerdict::no_better_than_random;
  }
  if (!tells) {
    return HeldOutVerdict::hardly_better_than_nothing;
  }
  if (is_worse_than_all(errors)) {
    return HeldOutVerdict::worse_than_all;
  }
  const bool all =
      errors.of_all.size() == 0 && !errors.of_rest;  // of fewer, "enough" is not "needed"
  if (all && part_not_needed(errors) >= 0) {
    return HeldOutVerdict::fewer_do;
  }
  const bool little = relative_error(errors.selected, errors.of_nothing) > most_error_of_good;
  return little ? HeldOutVerdict::explains_little : HeldOutVerdict::good;
}

AnswerLevel level_of(HeldOutVerdict verdict) {
  switch (verdict) {
    case HeldOutVerdict::no_better_than_nothing:
    case HeldOutVerdict::no_better_than_random:
      return AnswerLevel::bad;
    case HeldOutVerdict::good:
      return AnswerLevel::good;
    default:
      return AnswerLevel::caution;
  }
}

bool says_little(HeldOutVerdict verdict) {
  return level_of(verdict) == AnswerLevel::bad || verdict == HeldOutVerdict::random_as_exact ||
         verdict == HeldOutVerdict::perhaps_better_than_nothing ||
         verdict == HeldOutVerdict::choice_comes_and_goes ||
         verdict == HeldOutVerdict::hardly_better_than_nothing;
}

CheckVerdict told_of(HeldOutVerdict verdict) {
  switch (verdict) {
    case HeldOutVerdict::explains_little:
      return CheckVerdict::explains_little;
    case HeldOutVerdict::no_better_than_random:
    case HeldOutVerdict::random_as_exact:
      return CheckVerdict::no_better_than_random;
    case HeldOutVerdict::perhaps_better_than_nothing:
    case HeldOutVerdict::choice_comes_and_goes:
      return CheckVerdict::perhaps_better;
    default:
      return CheckVerdict::unnamed;
  }
}

}  // namespace steelyard
