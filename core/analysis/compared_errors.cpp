// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/compared_errors.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/random_beside.h"
#include "core/positions.h"
#include "core/problem/kept_inputs.h"
#include "core/random.h"
#include "core/trials/held_out_errors.h"

namespace steelyard {
namespace {

/// The errors of random columns in the first folds: in each, as many as were selected without it.
/// \return sets x folds; nothing when stopped
std::optional<Matrix> errors_of_random(const AnswerQuestion& question, const NestedChoice& nested,
                                       const std::stop_token& stop) {
  const Index folds = nested.task.in_one;
  Matrix errors(answer_runs, folds);
  for (Index set = 0; set < answer_runs; ++set) {
    std::vector<std::vector<Index>> others;
    for (Index fold = 0; fold < folds; ++fold) {
      const auto index = static_cast<std::uint64_t>(set * folds + fold);
      others.push_back(others_in_fold(nested.selections[static_cast<std::size_t>(fold)],
                                      *question.problem,
                                      Random(question.seed, Purpose::feature_subsets, index)));
    }
    const auto found = nested_errors(nested.task, others, stop);
    if (!found) {
      return std::nullopt;
    }
    errors.row(set) = *found;
  }
  return errors;
}

/// What is left without each of up to 30 parts of the selected columns.
std::vector<std::vector<Index>> parts_left_out(const AnswerContext& context) {
  const std::vector<Index> free = selected_besides_kept(context);
  const Index count = std::ssize(free);
  const Index parts = context.selection.size() > 1 ? std::min(count, most_parts_left_out) : 0;
  std::vector<std::vector<Index>> left;
  for (Index part = 0; part < parts; ++part) {
    const auto first = free.begin() + part * count / parts;
    const auto last = free.begin() + (part + 1) * count / parts;
    std::vector<Index> others = context.selection;
    std::erase_if(others, [&](Index column) { return std::find(first, last, column) != last; });
    left.push_back(std::move(others));
  }
  return left;
}

/// Whether the selected columns err clearly more than those that the folds chose, although they
/// were chosen with all samples in view. What the folds' columns do is then not what these do.
bool choices_are_better(const NestedChoice& nested, const ComparedErrors& found) {
  constexpr double hardly = 1.0 / 30.0;
  const double more = relative_error(found.with_all_parts, found.of_nothing) -
                      relative_error(nested.errors, found.of_nothing);
  return more > hardly && gain_over(nested.errors, found.with_all_parts, nested.task).is_clear();
}

/// What a person reads as the error of unseen samples: of the selected columns, unless their choice
/// was repeated, and of all columns, unless these are selected.
/// \return false when stopped
bool set_unseen_errors(const AnswerContext& context, const HeldOutColumns& task,
                       const std::optional<NestedChoice>& nested, const std::stop_token& stop,
                       ComparedErrors& found) {
  const bool with_all = !takes_all(context.question, context.selection.size()) && !task.of_itself;
  std::vector<std::vector<Index>> sets;
  if (!nested) {
    sets.push_back(context.selection);
  }
  if (with_all) {
    sets.push_back(all_positions(context.question.problem->dimension()));
  }
  const auto errors = unseen_errors(task, sets, stop);
  if (!errors) {
    return false;
  }
  found.selected = nested ? nested->errors : Vector(errors->row(0));
  if (nested && choices_are_better(*nested, found)) {
    found.selected = found.with_all_parts;
    found.of_choices = nested->errors;
  }
  if (with_all) {
    found.of_all = errors->row(errors->rows() - 1);
  }
  return true;
}

}  // namespace

bool takes_all(const AnswerQuestion& question, std::size_t selected) {
  return static_cast<Index>(selected) == question.problem->dimension();
}

std::vector<Index> selected_besides_kept(const AnswerContext& context) {
  return besides_kept(context.selection, kept_inputs(*context.question.problem));
}

bool are_judged_singly(const AnswerQuestion& question) {
  using CountDecidedBy = FeatureSelection::CountDecidedBy;
  const FeatureSelection& selection = question.result->selection;
  if (question.chosen) {
    return question.chosen->size() > 1;
  }
  return std::ssize(selection.features) == question.problem->dimension() ||
         selection.count_decided_by == CountDecidedBy::of_rule;
}

std::optional<ComparedErrors> compared_errors(const AnswerContext& context,
                                              const HeldOutColumns& task,
                                              const std::optional<NestedChoice>& nested,
                                              const std::stop_token& stop) {
  std::vector<std::vector<Index>> sets{context.selection, {}};
  const auto left = are_judged_singly(context.question) ? parts_left_out(context)
                                                        : std::vector<std::vector<Index>>();
  sets.insert(sets.end(), left.begin(), left.end());
  const auto errors = held_out_errors(task, sets, stop);
  if (!errors) {
    return std::nullopt;
  }
  const auto random = nested ? errors_of_random(context.question, *nested, stop)
                             : unseen_errors(task, random_sets_beside(context), stop, task.in_one);
  ComparedErrors found{.selected = {}, .of_nothing = errors->row(1)};
  found.with_all_parts = errors->row(0);
  if (!random || !set_unseen_errors(context, task, nested, stop, found)) {
    return std::nullopt;
  }
  found.random = *random;
  found.tested_over_trained = tested_over_trained(task);
  found.of_rest = task.of_rest;
  for (Index set = 2; set < errors->rows(); ++set) {
    found.without.emplace_back(errors->row(set));
  }
  return found;
}

}  // namespace steelyard
