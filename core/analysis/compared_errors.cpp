// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/compared_errors.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/random_beside.h"
#include "core/positions.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/whole_groups.h"
#include "core/random.h"
#include "core/trials/held_out_errors.h"

namespace steelyard {
namespace {

/// The folds, of the first ones, whose choice can be compared with random columns: something was
/// chosen, and other columns could be drawn.
std::vector<Index> folds_of_random(const NestedChoice& nested, const Problem& problem) {
  std::vector<Index> folds = all_positions(nested.task.in_one);
  std::erase_if(folds, [&](Index fold) {
    return !has_others(nested.selections[static_cast<std::size_t>(fold)], problem);
  });
  return folds;
}

/// The errors of random columns in some folds: in each, as many as were selected without it.
/// \return false when stopped
bool set_errors_of_random(const AnswerQuestion& question, const NestedChoice& nested,
                          const std::stop_token& stop, ComparedErrors& found) {
  found.folds_of_random = folds_of_random(nested, *question.problem);
  if (found.folds_of_random.size() < 2) {
    return true;
  }
  HeldOutColumns task = nested.task;
  task.splits.clear();
  for (const Index fold : found.folds_of_random) {
    task.splits.push_back(nested.task.splits[static_cast<std::size_t>(fold)]);
  }
  Matrix errors(answer_runs, std::ssize(task.splits));
  for (Index set = 0; set < answer_runs; ++set) {
    std::vector<std::vector<Index>> others;
    for (const Index fold : found.folds_of_random) {
      const auto index = static_cast<std::uint64_t>(set * nested.task.in_one + fold);
      others.push_back(others_in_fold(nested.selections[static_cast<std::size_t>(fold)],
                                      *question.problem,
                                      Random(question.seed, Purpose::feature_subsets, index)));
    }
    const auto of_set = nested_errors(task, others, stop);
    if (!of_set) {
      return false;
    }
    errors.row(set) = *of_set;
  }
  found.random = std::move(errors);
  return true;
}

/// The same of the selected columns, in all of the first folds.
bool set_errors_of_random(const AnswerContext& context, const HeldOutColumns& task,
                          const std::stop_token& stop, ComparedErrors& found) {
  const auto random = unseen_errors(task, random_sets_beside(context), stop, task.in_one);
  found.random = random.value_or(Matrix());
  found.folds_of_random = all_positions(task.in_one);
  return random.has_value();
}

/// The share of the splits in which the repeated choice took other columns than the selected ones.
double share_of_other_choices(const NestedChoice& nested, std::vector<Index> selection) {
  std::sort(selection.begin(), selection.end());
  const auto others = std::count_if(nested.selections.begin(), nested.selections.end(),
                                    [&](std::vector<Index> chosen) {
                                      std::sort(chosen.begin(), chosen.end());
                                      return chosen != selection;
                                    });
  return static_cast<double>(others) / static_cast<double>(nested.selections.size());
}

/// Of the selected columns, what enters a selection together and is not kept by a person: alone in
/// the order of the selection, or groups.
std::vector<std::vector<Index>> free_units(const AnswerContext& context) {
  const Problem& problem = *context.question.problem;
  std::vector<Index> free = besides_kept(context.selection, kept_inputs(problem));
  const WholeGroups groups(problem);
  if (!groups.none()) {
    std::sort(free.begin(), free.end());
    return groups.steps(free);
  }
  std::vector<std::vector<Index>> units;
  std::transform(free.begin(), free.end(), std::back_inserter(units),
                 [](Index column) { return std::vector<Index>{column}; });
  return units;
}

std::vector<Index> without(std::vector<Index> columns, const std::vector<Index>& part) {
  std::erase_if(columns, [&](Index column) {
    return std::find(part.begin(), part.end(), column) != part.end();
  });
  return columns;
}

/// Whether the selected columns err clearly more than those that the folds chose, although they
/// were chosen with all samples in view. What the folds' columns do is then not what these do.
bool choices_are_better(const NestedChoice& nested, const ComparedErrors& found) {
  const double more = relative_error(found.with_all_parts, found.of_nothing) -
                      relative_error(nested.errors, found.of_nothing);
  return more > small_gain &&
         gain_over(nested.errors, found.with_all_parts, nested.task).is_clear();
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

std::vector<std::vector<Index>> parts_of_selection(const AnswerContext& context) {
  const std::vector<std::vector<Index>> units = free_units(context);
  const Index count = std::ssize(units);
  const bool leaves_some =
      count > 1 || (count == 1 && units.front().size() < context.selection.size());
  std::vector<std::vector<Index>> parts(
      static_cast<std::size_t>(leaves_some ? std::min(count, most_parts_left_out) : 0));
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const Index first = static_cast<Index>(part) * count / std::ssize(parts);
    const Index last = static_cast<Index>(part + 1) * count / std::ssize(parts);
    for (const std::vector<Index>& unit : std::span(units).subspan(
             static_cast<std::size_t>(first), static_cast<std::size_t>(last - first))) {
      parts[part].insert(parts[part].end(), unit.begin(), unit.end());
    }
  }
  return parts;
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
  if (are_judged_singly(context.question)) {
    for (const std::vector<Index>& part : parts_of_selection(context)) {
      sets.push_back(without(context.selection, part));
    }
  }
  const auto errors = held_out_errors(task, sets, stop);
  if (!errors) {
    return std::nullopt;
  }
  ComparedErrors found{.selected = {}, .of_nothing = errors->row(1)};
  found.with_all_parts = errors->row(0);
  const bool has_random = nested ? set_errors_of_random(context.question, *nested, stop, found)
                                 : set_errors_of_random(context, task, stop, found);
  if (!has_random || !set_unseen_errors(context, task, nested, stop, found)) {
    return std::nullopt;
  }
  found.other_choices = nested ? share_of_other_choices(*nested, context.selection) : 0.0;
  found.tested_over_trained = tested_over_trained(task);
  found.of_rest = task.of_rest;
  for (Index set = 2; set < errors->rows(); ++set) {
    found.without.emplace_back(errors->row(set));
  }
  return found;
}

}  // namespace steelyard
