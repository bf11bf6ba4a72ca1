// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/random_beside.h"

#include <algorithm>
#include <cstddef>

#include "core/positions.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/whole_groups.h"
#include "core/study/random_subsets.h"

namespace steelyard {
namespace {

/// Of the selected columns, those that a person keeps; none where nothing but these is selected,
/// which is then to be better than any columns.
std::vector<Index> kept_among(const Problem& problem, const std::vector<Index>& selected) {
  std::vector<Index> kept = kept_inputs(problem);
  std::erase_if(kept, [&](Index input) {
    return std::find(selected.begin(), selected.end(), input) == selected.end();
  });
  return kept.size() < selected.size() ? kept : std::vector<Index>();
}

/// What is drawn together: all columns of a group, as selections have them.
std::vector<std::vector<Index>> free_steps(const Problem& problem, const std::vector<Index>& kept) {
  return WholeGroups(problem).steps(besides_kept(all_positions(problem.dimension()), kept));
}

/// How many of the steps hold a selected column.
Index steps_selected(const std::vector<std::vector<Index>>& steps,
                     const std::vector<Index>& selected) {
  return std::count_if(steps.begin(), steps.end(), [&](const std::vector<Index>& step) {
    return std::any_of(step.begin(), step.end(), [&](Index column) {
      return std::binary_search(selected.begin(), selected.end(), column);
    });
  });
}

/// The columns of some steps and the kept ones, ascending.
std::vector<Index> columns_of(const std::vector<std::vector<Index>>& steps,
                              const std::vector<Index>& places, const std::vector<Index>& kept) {
  std::vector<Index> columns = kept;
  for (const Index place : places) {
    const std::vector<Index>& step = steps[static_cast<std::size_t>(place)];
    columns.insert(columns.end(), step.begin(), step.end());
  }
  std::sort(columns.begin(), columns.end());
  return columns;
}

}  // namespace

std::vector<std::vector<Index>> random_sets_beside(const AnswerContext& context) {
  std::vector<Index> selected = context.selection;
  std::sort(selected.begin(), selected.end());
  const Problem& problem = *context.question.problem;
  const std::vector<Index> kept = kept_among(problem, selected);
  const std::vector<std::vector<Index>> steps = free_steps(problem, kept);
  std::vector<std::vector<Index>> sets;
  for (const std::vector<Index>& places :
       random_subsets(all_positions(std::ssize(steps)), steps_selected(steps, selected),
                      answer_runs, context.question.seed)) {
    sets.push_back(columns_of(steps, places, kept));
  }
  std::erase(sets, selected);
  return sets;
}

bool has_others(std::vector<Index> selected, const Problem& problem) {
  std::sort(selected.begin(), selected.end());
  const std::vector<std::vector<Index>> steps = free_steps(problem, kept_among(problem, selected));
  const Index count = steps_selected(steps, selected);
  return count > 0 && count < std::ssize(steps);
}

std::vector<Index> others_in_fold(std::vector<Index> selected, const Problem& problem,
                                  Random random) {
  constexpr int most_draws = 20;
  std::sort(selected.begin(), selected.end());
  const std::vector<Index> kept = kept_among(problem, selected);
  const std::vector<std::vector<Index>> steps = free_steps(problem, kept);
  const Index count = steps_selected(steps, selected);
  std::vector<Index> others = selected;
  for (int draw = 0; draw < most_draws && others == selected; ++draw) {
    others = columns_of(steps, random.subset(std::ssize(steps), count), kept);
  }
  return others;
}

}  // namespace steelyard
