// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/random_beside.h"

#include <algorithm>
#include <utility>

#include "core/positions.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/random_steps.h"
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

/// A set with the kept columns, ascending.
std::vector<Index> together(std::vector<Index> some, const std::vector<Index>& kept) {
  some.insert(some.end(), kept.begin(), kept.end());
  std::sort(some.begin(), some.end());
  return some;
}

/// What is drawn together: all columns of a group, as selections have them.
std::vector<std::vector<Index>> free_steps(const Problem& problem, const std::vector<Index>& kept) {
  return WholeGroups(problem).steps(besides_kept(all_positions(problem.dimension()), kept));
}

}  // namespace

std::vector<std::vector<Index>> random_sets_beside(const AnswerContext& context) {
  std::vector<Index> selected = context.selection;
  std::sort(selected.begin(), selected.end());
  const Problem& problem = *context.question.problem;
  const std::vector<Index> kept = kept_among(problem, selected);
  auto sets = random_subsets(free_steps(problem, kept), std::ssize(selected) - std::ssize(kept),
                             answer_runs, context.question.seed);
  for (std::vector<Index>& set : sets) {
    set = together(std::move(set), kept);
  }
  std::erase(sets, selected);
  return sets;
}

std::vector<Index> others_in_fold(std::vector<Index> selected, const Problem& problem,
                                  Random random) {
  constexpr int most_draws = 20;
  std::sort(selected.begin(), selected.end());
  const std::vector<Index> kept = kept_among(problem, selected);
  const std::vector<std::vector<Index>> free = free_steps(problem, kept);
  std::vector<Index> others = selected;
  for (int draw = 0; draw < most_draws && others == selected; ++draw) {
    others = together(random_features(free, std::ssize(selected) - std::ssize(kept), random), kept);
  }
  return others;
}

}  // namespace steelyard
