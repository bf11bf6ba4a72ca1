// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/error_meaning.h"

#include <algorithm>

#include "core/measures/spread.h"
#include "core/text.h"
#include "core/trials/held_out_errors.h"

namespace steelyard {
namespace {

std::string percent_of(double share) { return short_text(100.0 * share, 2) + " %"; }

Message variance_in_words(double explained, bool of_rest) {
  constexpr double nearly_whole = 0.995;
  if (of_rest) {
    return explained > nearly_whole
               ? message("held_out.explains_nearly_all_of_rest",
                         "That explains nearly all of the variance of these inputs.")
               : message("held_out.explains_of_rest",
                         "That explains {1} of the variance of these inputs.",
                         percent_of(explained));
  }
  return explained > nearly_whole
             ? message("held_out.explains_nearly_all",
                       "That explains nearly all of the variance of these samples.")
             : message("held_out.explains", "That explains {1} of the variance of these samples.",
                       percent_of(explained));
}

/// Columns that are not clearly better than nothing, or than any others, are not said to explain
/// anything. Where any columns do as well because all are exact, these explain it, too.
bool may_explain(HeldOutVerdict verdict) {
  return !says_little(verdict) || verdict == HeldOutVerdict::random_as_exact;
}

/// Of several targets, an error has the unit of none.
Message error_in_unit(const Problem& problem, const HeldOutColumns& task, double error) {
  if (task.of_inputs || problem.truth_kind != TruthKind::columns || problem.truth.cols() != 1 ||
      problem.truth_features.front().unit.empty() || problem.truth_features.front().period > 0.0) {
    return {};
  }
  const double spread = standard_deviations(Matrix(problem.truth))[0];
  return message("held_out.in_own_unit",
                 "Predictions are off by about {1} {2}, those of the mean alone by about {3} {2}.",
                 short_text(error * spread, 2), problem.truth_features.front().unit,
                 short_text(spread, 2));
}

Message shares_in_words(const RightShares& shares) {
  return message("held_out.right_values",
                 "Where each is put to the nearer of the two values, {1} are right (always the "
                 "more frequent value: {2}).",
                 percent_of(shares.own), percent_of(shares.of_nothing));
}

void add_shares(const RightShares& shares, std::vector<Finding>& numbers) {
  const Message where =
      message("held_out.samples_held_out", "samples that were held out, in the same folds");
  const auto add = [&](const char* id, const Message& title, double share) {
    numbers.push_back({id, title, share, {}, {}, Better::higher, where});
  };
  add("right_share", message("held_out.right_share", "share of right values"), shares.own);
  add("right_share_of_nothing",
      message("held_out.right_share_of_nothing",
              "share that is right if all are the more frequent value"),
      shares.of_nothing);
}

bool are_two(const MatrixView& numbers) {
  if (numbers.cols() != 1 || numbers.rows() == 0) {
    return false;
  }
  const auto values = numbers.col(0).array();
  const double least = values.minCoeff();
  const double most = values.maxCoeff();
  return least < most && (values == least || values == most).all();
}

}  // namespace

bool has_two_values(const HeldOutColumns& task) {
  return !task.of_itself && task.classes.empty() && are_two(task.targets);
}

bool has_two_values(const Problem& problem) {
  return problem.truth_kind == TruthKind::columns && are_two(problem.truth);
}

HeldOutColumns with_values_as_classes(const HeldOutColumns& task) {
  HeldOutColumns made = task;
  const double least = task.targets.minCoeff();
  const Index samples = task.targets.rows();
  made.targets = Matrix::Zero(samples, 2);
  for (Index sample = 0; sample < samples; ++sample) {
    const int value = task.targets(sample, 0) > least ? 1 : 0;
    made.classes.push_back(value);
    made.targets(sample, value) = 1.0;
  }
  return made;
}

std::optional<RightShares> right_shares(const HeldOutColumns& task,
                                        const std::vector<std::vector<Index>>& sets,
                                        const std::stop_token& stop) {
  const HeldOutColumns classes = with_values_as_classes(task);
  const auto own = nested_errors(classes, sets, stop);
  const auto nothing = nested_errors(classes, std::vector<std::vector<Index>>(sets.size()), stop);
  return own && nothing ? std::optional(RightShares{1.0 - own->mean(), 1.0 - nothing->mean()})
                        : std::nullopt;
}

std::optional<Message> meaning_of_error(const Problem& problem, const HeldOutColumns& task,
                                        const std::vector<std::vector<Index>>& sets,
                                        const ComparedErrors& found, HeldOutVerdict verdict,
                                        const std::stop_token& stop,
                                        std::vector<Finding>& numbers) {
  const double error = relative_error(found.selected, found.of_nothing);
  if (!task.classes.empty() || !(error < 1.0)) {
    return Message();
  }
  const Message explained =
      may_explain(verdict) ? variance_in_words(1.0 - error * error, task.of_rest) : Message();
  const Message meaning = followed_by(explained, error_in_unit(problem, task, error));
  if (!has_two_values(task)) {
    return meaning;
  }
  const std::optional<RightShares> shares = right_shares(task, sets, stop);
  if (!shares) {
    return std::nullopt;
  }
  add_shares(*shares, numbers);
  return followed_by(meaning, shares_in_words(*shares));
}

}  // namespace steelyard
