// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/shares_of_classes.h"

#include <utility>

#include "core/analysis/compared_errors.h"
#include "core/problem/targets.h"
#include "core/trials/held_out_errors.h"

namespace steelyard {
namespace {

/// The same task with the shares of classes, which are numbers, to be predicted.
HeldOutColumns with_shares(HeldOutColumns task) {
  task.classes.clear();
  return task;
}

/// The same choice, judged by shares.
/// \return `std::nullopt` when stopped
std::optional<NestedChoice> judged_by_shares(NestedChoice nested, const std::stop_token& stop) {
  nested.task = with_shares(std::move(nested.task));
  auto errors = nested_errors(nested.task, nested.selections, stop);
  if (!errors) {
    return std::nullopt;
  }
  nested.errors = *std::move(errors);
  return nested;
}

}  // namespace

bool may_ask_for_shares(const AnswerQuestion& question, bool of_classes) {
  const Problem& problem = *question.problem;
  return (of_classes || classes_are_target(problem)) && problem.labels &&
         one_class_holds_most(problem.labels->class_of);
}

std::optional<ComparedErrors> shares_where_votes_fail(const AnswerContext& context,
                                                      const HeldOutColumns& task,
                                                      const std::optional<NestedChoice>& nested,
                                                      HeldOutVerdict by_votes,
                                                      const std::stop_token& stop) {
  const bool votes_tell = by_votes > HeldOutVerdict::hardly_better_than_nothing;
  if (votes_tell || task.classes.empty() || !one_class_holds_most(task.classes)) {
    return std::nullopt;
  }
  const auto chosen = nested ? judged_by_shares(*nested, stop) : std::nullopt;
  if (nested && !chosen) {
    return std::nullopt;
  }
  auto found = compared_errors(context, with_shares(task), chosen, stop);
  return found && held_out_verdict(*found) > by_votes ? std::move(found) : std::nullopt;
}

}  // namespace steelyard
