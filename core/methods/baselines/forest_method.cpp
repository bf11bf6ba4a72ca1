// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/forest_method.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/methods/baselines/forest_problem.h"
#include "core/methods/baselines/forest_stepper.h"
#include "core/parallel.h"

namespace steelyard::baselines {

ForestMethod::ForestMethod() {
  info_.id = "random-forest";
  info_.title = "Random forest";
  info_.family = "Baselines";
  info_.purpose = "Ranks features by what trees that predict the target owe them.";
  info_.citation =
      "L. Breiman: Random forests, Machine Learning 45, 5-32 (2001) doi:10.1023/A:1010933404324";
  info_.equations = "I_{j} = ⟨ e_{t}(x_{j} permuted) − e_{t} ⟩_{t}";
  info_.symbols =
      "e_{t}: the error of tree t on the samples that it has not seen, squared for "
      "numbers, the share of wrong classes for classes; permuted: the values of "
      "column j are put into another order among these samples; the mean is over the "
      "trees.";
  info_.suits =
      "For relations of any form, thresholds and columns that matter together, with "
      "few settings.";
  info_.unsuited =
      "Not to tell copies apart: they share their importance. Not for smooth linear "
      "relations of few samples, which trees cut into steps.";
  info_.target = Target::either;
  info_.periods = Periods::refused;
  info_.gives = Output::scores;
  info_.predicts = true;
  info_.draws = true;
  info_.objective = {Objective::Better::lower, true, true};
}

std::vector<Complaint> ForestMethod::check(const Problem& problem,
                                           const ParameterValues& values) const {
  return forest_complaints(info_, schema(), problem, values);
}

Estimate forest_estimate(const Problem& problem, const ForestOptions& options, double columns,
                         double trees, double kept, Index samples_of_a_tree) {
  const bool classes = problem.truth.cols() == 0;
  const auto samples = static_cast<double>(samples_of_a_tree);
  const TreePlan plan = tree_plan(options, static_cast<Index>(columns), classes);
  const auto tried = static_cast<double>(plan.tried);
  const double targets =
      classes ? 1.0 : static_cast<double>(std::max<Index>(problem.truth.cols(), 1));
  const auto threads = static_cast<double>(most_threads());
  constexpr double share_drawn = 0.632;  // of the samples, at least once
  const double drawn = share_drawn * samples;
  const double leaves = std::max(1.0, drawn / static_cast<double>(options.least));
  double depth = 1.7 * std::log2(std::max(leaves, 2.0));
  if (options.depth) {
    depth = std::min(depth, static_cast<double>(*options.depth));
  }
  const bool once = sorts_once(samples_of_a_tree, static_cast<Index>(columns), plan.tried);
  // Parting the orders takes longer than looking at them; beyond the caches, all takes longer.
  const double of_a_column = once ? 0.6 + 0.4 * targets : 3.0 * std::log2(drawn + 2.0);
  const double moved = once ? 2.5 * columns : 0.0;
  const double speed_of_a_core = 7.3e8 / (1.0 + std::min(samples / 5e4, 2.0));
  Estimate estimate;
  estimate.seconds =
      trees * drawn * depth * (tried * of_a_column + moved) / (speed_of_a_core * threads);
  const double of_nodes = 2.0 * leaves * (sizeof(TreeNode) + (targets > 1.0 ? 4.0 * targets : 0.0));
  const double of_a_cell = sizeof(std::uint32_t) + sizeof(TreeEntry) + sizeof(double);
  estimate.bytes = samples * columns * of_a_cell + kept * of_nodes +
                   threads * (once ? sizeof(TreeEntry) * drawn * columns : 0.0);
  estimate.alternative = message("forest.larger_leaves", "larger leaves");
  estimate.alternative_values = {{"min_leaf", std::int64_t{10}}};
  return estimate;
}

Estimate ForestMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const ForestOptions options = forest_options(values);
  const auto trees = static_cast<double>(options.trees);
  const bool large = problem.samples() > most_tree_samples;
  Estimate estimate = forest_estimate(problem, options, static_cast<double>(problem.dimension()),
                                      trees, trees, std::min(problem.samples(), most_tree_samples));
  // Each thread holds a table of its own.
  const double tables = large ? static_cast<double>(most_threads()) : 1.0;
  estimate.bytes += (tables - 1.0) * 16.0 * static_cast<double>(most_tree_samples) *
                    static_cast<double>(problem.dimension());
  return estimate;
}

std::unique_ptr<Stepper> ForestMethod::begin(ProblemPtr problem,
                                             const ParameterValues& values) const {
  return std::make_unique<ForestStepper>(std::move(problem), forest_options(values));
}

}  // namespace steelyard::baselines
