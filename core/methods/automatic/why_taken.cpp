// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/why_taken.h"

#include "core/methods/automatic/automatic_words.h"
#include "core/text.h"

namespace steelyard::automatic {
namespace {

std::string in_text(const TakenColumns& columns, const Vector& errors) {
  return short_text(relative_error(errors, columns.errors.nothing), 2);
}

std::string error_of(const TakenColumns& columns, std::size_t candidate) {
  return in_text(columns, columns.errors.errors.row(static_cast<Index>(candidate)));
}

Message why_plan(const TakenColumns& columns) {
  const Candidate& taken = columns.errors.candidates[columns.choice.taken];
  const Candidate& best = columns.errors.candidates[columns.choice.best];
  const std::string& title = columns.titles[taken.member];
  const std::string own = error_of(columns, columns.choice.taken);
  const Message error =
      columns.of_classes
          ? message("automatic.error_of_shares", "error of the shares of classes on unseen samples")
          : message("automatic.error", "error on unseen samples");
  if (columns.choice.best == columns.choice.taken) {
    return message("automatic.least",
                   "{1} ranks and {2} predicts: of all that was tried, they have the least {4} "
                   "({3}; 1: knowing nothing)",
                   term_words(title), judge_in_words(taken.judge), own, error);
  }
  return message(
      "automatic.fewest",
      "{1} ranks and {2} predicts: the fewest columns that do about as well as the best "
      "of all that was tried. The {7} is {3} where knowing nothing has 1, and {4} for the "
      "best: {5} with {6} {6:column|columns}",
      term_words(title), judge_in_words(taken.judge), own, error_of(columns, columns.choice.best),
      term_words(columns.titles[best.member]), best.size, error);
}

Message why_set(const TakenColumns& columns) {
  Message plan = why_plan(columns);
  if (columns.set == nullptr) {
    return plan;
  }
  const std::string own = in_text(columns, columns.set->errors());
  const Message chosen =
      columns.set->takes_folds()
          ? message("automatic.of_folds",
                    "{1}. The columns that the folds keep most often are taken, as those that it "
                    "ranks first by all samples predict worse (error {2}, not {3})",
                    plan, in_text(columns, columns.set->errors_of_all()), own)
          : plan;
  return columns.folds_differ
             ? message("automatic.folds_differ",
                       "{1}. The folds keep different columns, and those that are taken have an "
                       "error of {2}",
                       chosen, own)
             : chosen;
}

}  // namespace

Message why_taken(const TakenColumns& columns) {
  const Message set = why_set(columns);
  return columns.dropped == 0
             ? set
             : message("automatic.then_dropped",
                       "{1}. That takes {2} {2:column|columns}, of which {4} {3:is|are} left "
                       "out in the end, as the error is hardly larger without {3:it|them} ({5})",
                       set, columns.left + columns.dropped, columns.dropped, columns.dropped_names,
                       short_text(columns.error, 2));
}

}  // namespace steelyard::automatic
