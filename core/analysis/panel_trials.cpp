// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_trials.h"

#include <utility>

#include "core/error.h"

namespace steelyard {
namespace {

/// Numbers of trials on targets in random order begin here, after those of the splits.
constexpr std::uint64_t first_permuted_number = 100000;

}  // namespace

HeldOutColumns panel_task(const Problem& problem, const PanelOptions& options) {
  HeldOutColumnsOptions of_task;
  of_task.folds = options.folds;
  of_task.repeats = options.repeats;
  of_task.seed = options.seed;
  of_task.trees = options.judging_trees;
  of_task.longest_forest = options.longest_forest;
  Message why;
  auto task = held_out_columns(problem, problem.order, of_task, why);
  if (!task) {
    throw bad_input({message("panel.nothing_held_out",
                             "methods cannot be compared on unseen samples: {1}", why)});
  }
  return *std::move(task);
}

PanelSplits panel_splits(const ProblemPtr& problem, const PanelOptions& options) {
  return {problem, options.folds, options.repeats, options.seed};
}

PanelSplits panel_splits(const TrialPlan& plan, const PanelOptions& options) {
  return panel_splits(plan.thinned() ? plan.whole : plan.problem, options);
}

std::vector<Trial> permuted_trials(const HeldOutColumns& task, Target target,
                                   const PanelOptions& options) {
  const std::vector<Trial> parts = training_parts(task);
  std::vector<Trial> trials;
  for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(options.permuted); ++number) {
    Trial trial = parts[number % parts.size()];
    const RandomDraw draw{options.seed, number};
    (target == Target::none ? trial.change.permuted_inputs : trial.change.permuted_target) = draw;
    trial.number = first_permuted_number + number;
    trials.push_back(std::move(trial));
  }
  return trials;
}

}  // namespace steelyard
