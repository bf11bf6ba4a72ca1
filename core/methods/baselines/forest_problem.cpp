// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/forest_problem.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/measures/folds.h"
#include "core/message.h"
#include "core/methods/baselines/forest_options.h"
#include "core/problem/chance_order.h"
#include "core/run/method_info.h"

namespace steelyard::baselines {
namespace {

constexpr Index fewest_forest_samples = 4;

std::vector<Complaint> complaints_of_forest_size(Index samples, Index least) {
  if (samples < fewest_forest_samples) {
    return {{"", "Samples",
             message("forest.too_few_samples", "{1} {1:sample has|samples have} a known class",
                     samples),
             message("forest.too_few_samples.accepted", "at least {1}", fewest_forest_samples)}};
  }
  if (2 * least > samples) {
    return {
        {"min_leaf", "Samples of a leaf",
         message("forest.leaf_too_large",
                 "{1} {1:sample|samples} cannot be parted in two of at least {2}", samples, least),
         message("forest.leaf_too_large.accepted", "1 to {1}", samples / 2)}};
  }
  return {};
}

/// Also true for a single group, within which any order is possible.
bool has_few_groups(const ForestProblem& forest) {
  return forest.order.group_of && forest.table.together.size() < ChanceOrder::fewest_groups;
}

ForestProblem problem_without_table(const Problem& problem) {
  ForestProblem forest;
  forest.samples = samples_with_target(problem);
  forest.order = order_of(problem.order, forest.samples);
  forest.targets = targets_of_samples(problem, forest.samples);
  return forest;
}

template <typename Column>
bool varies_among(const Column& column, const std::vector<Index>& samples) {
  return std::any_of(samples.begin(), samples.end(),
                     [&](Index sample) { return column[sample] != column[samples.front()]; });
}

}  // namespace

std::vector<Index> by_chance(const ForestProblem& forest, Random& random) {
  const SampleOrder& order = forest.order;
  const bool few = has_few_groups(forest);
  return ChanceOrder(forest.targets.values, few ? SampleOrder() : order, forest.copies)
      .draw(random);
}

std::optional<Message> warning_of_order(const ForestProblem& forest) {
  const std::size_t groups = forest.table.together.size();
  if (groups < 2 || !has_few_groups(forest)) {
    return std::nullopt;
  }
  return message("forest.few_groups",
                 "{1} groups of samples are too few to be exchanged: shadows are permuted sample "
                 "by sample, so that columns which only tell groups apart may be confirmed",
                 groups);
}

ForestProblem large_forest_problem(const Problem& problem) {
  ForestProblem forest = problem_without_table(problem);
  forest.table = table_without_columns(problem, forest.samples, forest.targets);
  for (Index input = 0; input < problem.dimension(); ++input) {
    if (varies_among(problem.inputs.col(input), forest.samples)) {
      forest.varying.push_back(input);
    }
  }
  return forest;
}

std::optional<ForestProblem> forest_problem(const Problem& problem, const std::stop_token& stop) {
  ForestProblem forest = problem_without_table(problem);
  forest.copies = row_copies(problem, forest.samples);
  auto table = tree_table(problem, forest.samples, forest.targets, stop);
  if (!table) {
    return std::nullopt;
  }
  forest.table = std::move(*table);
  forest.varying = forest.table.varying();
  return forest;
}

std::vector<Complaint> forest_complaints(const MethodInfo& info, const ParameterSchema& schema,
                                         const Problem& problem, const ParameterValues& values) {
  std::vector<Complaint> complaints = target_complaints(info, schema, problem, values);
  if (!complaints.empty()) {
    return complaints;
  }
  const std::vector<Index> samples = samples_with_target(problem);
  complaints = complaints_of_forest_size(std::ssize(samples), forest_options(values).least);
  bool any = false;
  for (Index input = 0; input < problem.dimension() && !any; ++input) {
    any = varies_among(problem.inputs.col(input), samples);
  }
  if (complaints.empty() && !any) {
    complaints.push_back(
        {"", "Inputs", message("forest.all_constant", "all are constant where the class is known"),
         message("forest.all_constant.accepted", "a column that varies")});
  }
  return complaints;
}

std::vector<Message> forest_warnings(const ForestProblem& forest, const Problem& problem) {
  std::vector<Message> all;
  const std::vector<Index> constant = all_but(forest.varying, problem.dimension());
  if (!constant.empty()) {
    all.push_back(message("forest.constant", "constant, so ranked last: {1}",
                          names_in_words(problem, constant)));
  }
  if (const Index left_out = problem.samples() - forest.table.samples; left_out > 0) {
    all.push_back(
        message("forest.no_class", "{1} {1:sample has|samples have} no class: not used", left_out));
  }
  return all;
}

std::vector<double> with_constant_last(const Vector& values, const std::vector<Index>& varying) {
  double lowest = 0.0;
  double largest = 0.0;
  for (const Index column : varying) {
    lowest = std::min(lowest, values[column]);
    largest = std::max(largest, std::abs(values[column]));
  }
  std::vector<double> placed(static_cast<std::size_t>(values.size()),
                             lowest - 0.01 * (largest > 0.0 ? largest : 1.0));
  for (const Index column : varying) {
    placed[static_cast<std::size_t>(column)] = values[column];
  }
  return placed;
}

}  // namespace steelyard::baselines
