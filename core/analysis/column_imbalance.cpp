// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/column_imbalance.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "core/analysis/imbalance_plane.h"
#include "core/error.h"
#include "core/measures/spread.h"
#include "core/message.h"
#include "core/problem/ties.h"

namespace steelyard {
namespace {

void refuse_none(const std::vector<Index>& columns, const std::string& set) {
  if (columns.empty()) {
    throw bad_input({message("column_sets.empty_set", "no column is in set {1}", set), "",
                     message("column_sets.empty_set.accepted", "at least one column in each set")});
  }
}

/// Only the columns of both sets, with roles that make A the inputs and B the ground truth. A
/// periodic column is periodic in both.
Dataset with_roles(const Dataset& table, const ColumnSets& sets) {
  std::vector<Index> used = sets.from;
  for (const Index column : sets.to) {
    if (std::find(used.begin(), used.end(), column) == used.end()) {
      used.push_back(column);
    }
  }
  Dataset part{table.name, table.source, table.values(Eigen::all, used), {}, {}};
  for (std::size_t at = 0; at < used.size(); ++at) {
    Column column = table.columns[static_cast<std::size_t>(used[at])];
    column.roles = at < sets.from.size() ? RoleSet().with(Role::input) : RoleSet();
    if (std::find(sets.to.begin(), sets.to.end(), used[at]) != sets.to.end()) {
      column.roles = column.roles.with(Role::truth);
    }
    column.known_weight.reset();
    if (column.truth_period == 0.0) {
      column.truth_period = column.period;
    }
    part.columns.push_back(std::move(column));
  }
  return part;
}

void refuse_constant(const Problem& problem) {
  if (problem.truth_kind == TruthKind::columns && problem.truth.cols() > 0 &&
      (standard_deviations(problem.truth).array() == 0.0).all()) {
    throw bad_input(
        {problem.truth.cols() == 1
             ? message("column_sets.constant_column", "the only column of set B is constant")
             : message("column_sets.constant_columns", "all columns of set B are constant"),
         "", message("column_sets.constant_columns.accepted", "at least one column that varies")});
  }
}

}  // namespace

ColumnComparison::ColumnComparison(const Dataset& table, ColumnSets sets, const Dataset* to_table)
    : sets_(std::move(sets)) {
  refuse_none(sets_.from, "A");
  if (to_table == nullptr) {
    refuse_none(sets_.to, "B");
  } else {
    sets_.to.clear();
  }
  ProblemOptions options;
  options.missing = sets_.missing;
  options.truth_kind = sets_.to_kind;
  options.standardise_truth = sets_.standardise_to && sets_.to_kind == TruthKind::columns;
  auto problem =
      std::make_shared<Problem>(make_problem(with_roles(table, sets_), options, to_table));
  refuse_constant(*problem);
  problem_ = std::move(problem);
}

std::optional<ColumnImbalance> ColumnComparison::compute(const std::stop_token& stop) const {
  PlaneOptions options;
  options.neighbours = sets_.neighbours;
  const auto plane = ImbalancePlane::of(problem_, options, stop);
  if (!plane) {
    return std::nullopt;
  }
  const auto pair = sets_.standardise_from
                        ? std::optional(plane->all_inputs())
                        : plane->at(Vector(Vector::Ones(problem_->dimension())), stop);
  if (!pair) {
    return std::nullopt;
  }
  ColumnImbalance found{*pair, {}, plane->features(), problem_->samples(), plane->rows(), {}};
  for (const ColumnInfo& feature : problem_->features) {
    found.names.push_back(feature.name);
  }
  found.warnings = problem_->warnings;
  if (auto ties = warning_of_ties(*problem_)) {
    found.warnings.push_back(*std::move(ties));
  }
  if (found.rows < found.samples) {
    found.warnings.push_back(message("imbalance.some_samples",
                                     "used the neighbours of {1} of the {2} samples, chosen at "
                                     "random with a fixed seed",
                                     found.rows, found.samples));
  }
  return found;
}

}  // namespace steelyard
