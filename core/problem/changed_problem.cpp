// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/changed_problem.h"

#include <utility>

#include "core/problem/chance_order.h"
#include "core/problem/chance_target.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/row_copies.h"
#include "core/problem/targets.h"
#include "core/problem/whole_groups.h"
#include "core/random.h"

namespace steelyard {
namespace {

Problem with_permuted_copies(Problem problem, const RandomDraw& draw) {
  Random random(draw.seed, Purpose::permuted_copies, draw.index);
  forget_kept(problem);
  forget_groups(problem);
  const auto copies = row_copies(problem);
  const Index inputs = problem.dimension();
  Matrix all(problem.samples(), 2 * inputs);
  all.leftCols(inputs) = problem.inputs;
  for (Index input = 0; input < inputs; ++input) {
    const ChanceOrder order(problem.inputs.col(input), problem.order, copies);
    all.col(inputs + input) = problem.inputs.col(input)(order.draw(random));
    ColumnInfo copy = problem.features[static_cast<std::size_t>(input)];
    copy.name += " (permuted)";
    copy.group.clear();
    copy.of_text.reset();
    problem.features.push_back(std::move(copy));
  }
  problem.inputs = std::move(all);
  problem.filled_inputs = nullptr;  // the copies hold what was filled, too
  if (problem.known_weights) {
    problem.known_weights->conservativeResizeLike(Vector::Zero(2 * inputs));
  }
  return problem;
}

Problem with_permuted_inputs(Problem problem, const RandomDraw& draw) {
  Random random(draw.seed, Purpose::permuted_copies, draw.index);
  const auto copies = row_copies(problem);
  Matrix inputs(problem.samples(), problem.dimension());
  for (Index input = 0; input < inputs.cols(); ++input) {
    const ChanceOrder order(problem.inputs.col(input), problem.order, copies);
    inputs.col(input) = problem.inputs.col(input)(order.draw(random));
  }
  const bool of_itself = compares_inputs_with_themselves(problem);
  problem.inputs = std::move(inputs);
  problem.filled_inputs = nullptr;  // what was filled is dealt out, too
  if (of_itself) {
    problem.truth = problem.inputs;
    problem.filled_truth = nullptr;
  }
  return problem;
}

}  // namespace

Problem with_target_of(Problem problem, const std::vector<Index>& order) {
  if (problem.truth.cols() > 0) {
    problem.truth = problem.truth_kind == TruthKind::distance_matrix
                        ? Matrix(problem.truth(order, order))
                        : Matrix(problem.truth(order, Eigen::all));
    problem.filled_truth = filled_in_samples(problem.filled_truth, order);
  }
  if (problem.labels) {
    const std::vector<int> before = problem.labels->class_of;
    for (std::size_t sample = 0; sample < before.size(); ++sample) {
      problem.labels->class_of[sample] = before[static_cast<std::size_t>(order[sample])];
    }
  }
  return problem;
}

ProblemPtr changed_problem(const ProblemPtr& problem, const ProblemChange& change) {
  ProblemPtr changed = problem;
  const auto take = [&changed](Problem next) {
    changed = std::make_shared<const Problem>(std::move(next));
  };
  if (change.samples) {
    take(changed->with_samples(*change.samples, *change.samples));
  }
  if (change.permuted_inputs) {
    take(with_permuted_inputs(*changed, *change.permuted_inputs));
  }
  if (change.inputs) {
    take(changed->with_inputs(*change.inputs));
  }
  if (change.permuted_copies) {
    take(with_permuted_copies(*changed, *change.permuted_copies));
  }
  if (change.permuted_target) {
    Random random(change.permuted_target->seed, Purpose::permuted_target,
                  change.permuted_target->index);
    take(with_target_of_chance(*changed, random));
  }
  return changed;
}

}  // namespace steelyard
