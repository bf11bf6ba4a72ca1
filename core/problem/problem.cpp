// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/problem.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/error.h"
#include "core/measures/spread.h"
#include "core/problem/column_source.h"
#include "core/problem/labels.h"
#include "core/problem/make_truth.h"
#include "core/problem/periods.h"
#include "core/problem/ties.h"

namespace steelyard {
namespace {

constexpr std::size_t least_samples = 4;

std::vector<Index> chosen_rows(const Dataset& dataset, const std::vector<Index>& subset) {
  if (subset.empty()) {
    std::vector<Index> all(static_cast<std::size_t>(dataset.samples()));
    std::iota(all.begin(), all.end(), Index{0});
    return all;
  }
  for (const Index row : subset) {
    if (row < 0 || row >= dataset.samples()) {
      throw bad_input({"there is no row " + std::to_string(row + 1), dataset.name,
                       "rows from 1 to " + std::to_string(dataset.samples())});
    }
  }
  return subset;
}

void apply_drop(const ColumnSource& inputs, const ColumnSource& truth, Problem& problem) {
  const std::size_t before = problem.rows.size();
  drop_incomplete(inputs, problem.rows);
  drop_incomplete(truth, problem.rows);
  if (const std::size_t dropped = before - problem.rows.size(); dropped > 0) {
    problem.warnings.push_back(std::to_string(dropped) + " of " + std::to_string(before) +
                               " rows were dropped: they have missing cells");
  }
}

/// Refuses, drops rows, or says what will be filled.
void apply_missing_policy(const ColumnSource& inputs, const ColumnSource& truth,
                          MissingPolicy policy, Problem& problem) {
  if (policy == MissingPolicy::drop_rows) {
    apply_drop(inputs, truth, problem);
    return;
  }
  for (const ColumnSource* source : {&inputs, &truth}) {
    if (policy == MissingPolicy::refuse) {
      refuse_missing(*source, problem.rows);
      continue;
    }
    for (const Index column : source->columns) {
      if (const Index count = missing_in(*source, column, problem.rows); count > 0) {
        problem.warnings.push_back("column '" + described(*source, column).name +
                                   "': " + std::to_string(count) + " missing " +
                                   (count == 1 ? "cell was" : "cells were") +
                                   " filled with the column's median");
      }
    }
  }
}

void refuse_few(const Problem& problem, const Dataset& dataset) {
  if (problem.rows.size() < least_samples) {
    throw bad_input({"only " + std::to_string(problem.rows.size()) + " rows can be used",
                     dataset.name, "at least " + std::to_string(least_samples) + " rows"});
  }
}

void point_out_constant_inputs(Problem& problem, const Dataset& dataset) {
  const Vector deviations = standard_deviations(problem.inputs);
  std::vector<std::string> names;
  for (Index column = 0; column < problem.dimension(); ++column) {
    if (deviations[column] == 0.0) {
      names.push_back(problem.features[static_cast<std::size_t>(column)].name);
    }
  }
  if (static_cast<Index>(names.size()) == problem.dimension()) {
    throw bad_input({names.size() == 1
                         ? "the only input, '" + names.front() + "', is constant"
                         : "all " + std::to_string(names.size()) + " inputs are constant",
                     dataset.name, "at least one input that varies"});
  }
  if (names.size() == 1) {
    problem.warnings.push_back("input '" + names.front() +
                               "' is constant: it tells samples not apart");
  } else if (!names.empty()) {
    std::string all;
    for (const std::string& name : names) {
      all += (all.empty() ? "" : ", ") + name;
    }
    problem.warnings.push_back(std::to_string(names.size()) +
                               " inputs are constant, they tell samples not apart: " + all);
  }
}

void take_known_weights(const ColumnSource& inputs, Problem& problem) {
  Vector weights = Vector::Zero(problem.dimension());
  Index known = 0;
  for (std::size_t at = 0; at < inputs.columns.size(); ++at) {
    if (const auto weight = described(inputs, inputs.columns[at]).known_weight) {
      weights[static_cast<Index>(at)] = *weight;
      ++known;
    }
  }
  if (known == 0) {
    return;
  }
  if (known < problem.dimension()) {
    problem.warnings.push_back(std::to_string(problem.dimension() - known) +
                               " inputs have no known weight; it is taken as 0");
  }
  problem.known_weights = std::move(weights);
}

void take_inputs(const ColumnSource& inputs, bool wrap, Problem& problem) {
  problem.features = features_of(inputs, &Column::period);
  problem.inputs = values_of(inputs, problem.rows);
  if (wrap) {
    wrap_periods(problem.features, problem.inputs);
  }
}

/// \param owner  of the dataset; null where it is not shared
Problem made_problem(const Dataset& dataset, const std::shared_ptr<const void>& owner,
                     const ProblemOptions& options, const Dataset* truth_table) {
  Problem problem;
  ColumnSource inputs = input_source(dataset);
  ColumnSource truth = truth_source(dataset, truth_table, problem.warnings);
  for (ColumnSource* source : {&inputs, &truth}) {
    source->owner = source->table == &dataset ? owner : nullptr;
  }
  refuse_text(inputs, "an input");
  refuse_text(truth, "a ground truth");
  problem.rows = chosen_rows(dataset, options.samples);
  // A distance matrix is looked at as a whole: each of its rows needs all of its columns.
  const bool by_rows = options.truth_kind != TruthKind::distance_matrix;
  const ColumnSource cells = by_rows ? truth : ColumnSource{truth.table, {}, nullptr, nullptr};
  refuse_infinite(inputs, problem.rows);
  refuse_infinite(cells, problem.rows);
  refuse_few(problem, dataset);
  apply_missing_policy(inputs, cells, options.missing, problem);
  refuse_few(problem, dataset);
  take_inputs(inputs, options.wrap_periods, problem);
  point_out_constant_inputs(problem, dataset);
  point_out_exceeded_periods(problem.inputs, problem.features, "input", problem.warnings);
  point_out_duplicates(problem);
  make_truth(truth, options, problem);
  point_out_ties(problem);
  problem.labels = labels_of(dataset, problem.rows, problem.warnings);
  take_known_weights(inputs, problem);
  return problem;
}

}  // namespace

Vector of_each(const std::vector<Feature>& features, double Feature::*what) {
  Vector values(static_cast<Index>(features.size()));
  std::transform(features.begin(), features.end(), values.begin(),
                 [&](const Feature& feature) { return feature.*what; });
  return values;
}

Problem make_problem(const Dataset& dataset, const ProblemOptions& options,
                     const Dataset* truth_table) {
  return made_problem(dataset, nullptr, options, truth_table);
}

Problem make_problem(const std::shared_ptr<const Dataset>& dataset, const ProblemOptions& options,
                     const Dataset* truth_table) {
  return made_problem(*dataset, dataset, options, truth_table);
}

}  // namespace steelyard
