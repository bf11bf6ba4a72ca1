// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "core/analysis/nested_choice.h"
#include "core/positions.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

namespace steelyard::tests {

/// y = x1 + x2 - x3 + 0.8 x4 and noise, or noise alone, among many columns.
/// \param columns  at least 4 if they are planted
inline Problem wide_problem(Index samples, Index columns, bool planted, std::uint64_t seed) {
  const Matrix inputs = normal_matrix(samples, columns, seed);
  Vector target = (planted ? 0.5 : 1.0) * normal_matrix(samples, 1, 1000 + seed).col(0);
  if (planted) {
    target += inputs.col(0) + inputs.col(1) - inputs.col(2) + 0.8 * inputs.col(3);
  }
  return *number_problem(inputs, target);
}

/// What a nested choice promises, in the one unit of held-out errors.
inline double promised_error(const NestedChoice& found) {
  const std::vector<std::vector<Index>> none(found.selections.size());
  return relative_error(found.errors, *nested_errors(found.task, none, {}));
}

/// What columns that were chosen by some samples are worth on others of the same kind.
inline double error_on_fresh(const Problem& known, const Problem& fresh,
                             const std::vector<Index>& selection) {
  Matrix inputs(known.samples() + fresh.samples(), std::ssize(selection));
  inputs << known.inputs(Eigen::all, selection), fresh.inputs(Eigen::all, selection);
  Vector target(inputs.rows());
  target << known.truth.col(0), fresh.truth.col(0);
  HeldOutColumnsOptions options;
  options.most_samples = inputs.rows();
  Message why;
  auto task = held_out_columns(*number_problem(inputs, target), {}, options, why);
  if (!task || task->thinned) {
    throw std::runtime_error("too many fresh samples for so many columns");
  }
  Split split{all_positions(known.samples()), all_positions(fresh.samples())};
  for (Index& sample : split.test) {
    sample += known.samples();
  }
  task->splits = {split};
  const std::vector<Index> all = all_positions(std::ssize(selection));
  return relative_error(*nested_errors(*task, {all}, {}), *nested_errors(*task, {{}}, {}));
}

}  // namespace steelyard::tests
