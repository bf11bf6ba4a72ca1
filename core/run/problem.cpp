// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/problem.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/error.h"
#include "core/measures/spread.h"
#include "core/run/labels.h"

namespace steelyard {
namespace {

constexpr std::size_t least_samples = 4;

/// Columns of one table that a problem reads.
struct Source {
  const Dataset* table = nullptr;
  std::vector<Index> columns;
};

const Column& described(const Source& source, Index column) {
  return source.table->columns[static_cast<std::size_t>(column)];
}

std::string place(const Source& source, Index column) {
  return source.table->name + ", column '" + described(source, column).name + "'";
}

std::vector<Index> number_columns(const Dataset& table) {
  std::vector<Index> found;
  for (std::size_t at = 0; at < table.columns.size(); ++at) {
    if (table.columns[at].kind == ColumnKind::number) {
      found.push_back(static_cast<Index>(at));
    }
  }
  return found;
}

Source input_source(const Dataset& dataset) {
  Source source{&dataset, dataset.columns_with(Role::input)};
  if (source.columns.empty()) {
    throw bad_input({"no column has the role input", dataset.name, "at least one input column"});
  }
  return source;
}

Source truth_source(const Dataset& dataset, const Dataset* truth_table,
                    std::vector<std::string>& warnings) {
  Source source{&dataset, dataset.columns_with(Role::truth)};
  if (truth_table == nullptr) {
    return source;
  }
  if (truth_table->samples() != dataset.samples()) {
    throw bad_input({"the ground truth has " + std::to_string(truth_table->samples()) +
                         " rows, but " + dataset.name + " has " + std::to_string(dataset.samples()),
                     truth_table->name, "a ground-truth table with as many rows"});
  }
  if (!source.columns.empty()) {
    warnings.push_back("the ground truth is taken from " + truth_table->name + ", not from " +
                       std::to_string(source.columns.size()) + " columns of " + dataset.name);
  }
  source = {truth_table, truth_table->columns_with(Role::truth)};
  if (source.columns.empty()) {
    source.columns = number_columns(*truth_table);
  }
  if (source.columns.empty()) {
    throw bad_input({"the ground-truth table has no column of numbers", truth_table->name,
                     "at least one column of numbers"});
  }
  return source;
}

void refuse_text(const Source& source, const std::string& use) {
  for (const Index column : source.columns) {
    const Column& found = described(source, column);
    if (found.kind == ColumnKind::category) {
      std::string what = "a column of text cannot be " + use;
      if (!found.categories.empty()) {
        what += ", for example '" + found.categories.front() + "'";
      }
      throw bad_input(
          {what, place(source, column), "columns of numbers (text may be a label or an id)"});
    }
  }
}

void refuse_infinite(const Source& source, const std::vector<Index>& rows) {
  for (const Index column : source.columns) {
    for (const Index row : rows) {
      if (std::isinf(source.table->values(row, column))) {
        throw bad_input({"the value is infinite",
                         place(source, column) + ", row " + std::to_string(row + 1),
                         "finite numbers"});
      }
    }
  }
}

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

Index missing_in(const Source& source, Index column, const std::vector<Index>& rows) {
  return std::count_if(rows.begin(), rows.end(),
                       [&](Index row) { return std::isnan(source.table->values(row, column)); });
}

void refuse_missing(const Source& source, const std::vector<Index>& rows) {
  for (const Index column : source.columns) {
    if (const Index count = missing_in(source, column, rows); count > 0) {
      const auto first = std::find_if(rows.begin(), rows.end(), [&](Index row) {
        return std::isnan(source.table->values(row, column));
      });
      throw bad_input({std::to_string(count) + (count == 1 ? " cell is" : " cells are") +
                           " missing, the first in row " + std::to_string(*first + 1),
                       place(source, column),
                       "no missing cells, or a choice of what to do with them: drop-rows or "
                       "fill-median"});
    }
  }
}

void drop_incomplete(const Source& source, std::vector<Index>& rows) {
  std::erase_if(rows, [&](Index row) {
    return std::any_of(source.columns.begin(), source.columns.end(),
                       [&](Index column) { return std::isnan(source.table->values(row, column)); });
  });
}

void apply_drop(const Source& inputs, const Source& truth, Problem& problem) {
  const std::size_t before = problem.rows.size();
  drop_incomplete(inputs, problem.rows);
  drop_incomplete(truth, problem.rows);
  if (const std::size_t dropped = before - problem.rows.size(); dropped > 0) {
    problem.warnings.push_back(std::to_string(dropped) + " of " + std::to_string(before) +
                               " rows were dropped: they have missing cells");
  }
}

/// Refuses, drops rows, or says what will be filled.
void apply_missing_policy(const Source& inputs, const Source& truth, MissingPolicy policy,
                          Problem& problem) {
  if (policy == MissingPolicy::drop_rows) {
    apply_drop(inputs, truth, problem);
    return;
  }
  for (const Source* source : {&inputs, &truth}) {
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

Matrix values_of(const Source& source, const std::vector<Index>& rows) {
  Matrix values(static_cast<Index>(rows.size()), static_cast<Index>(source.columns.size()));
  for (std::size_t at = 0; at < source.columns.size(); ++at) {
    const bool gaps = missing_in(source, source.columns[at], rows) > 0;
    if (gaps) {
      values.col(static_cast<Index>(at)) =
          with_median_filled(*source.table, source.columns[at])(rows);
    } else {
      values.col(static_cast<Index>(at)) = source.table->values.col(source.columns[at])(rows);
    }
  }
  return values;
}

std::vector<Feature> features_of(const Source& source, double Column::*period) {
  std::vector<Feature> features;
  for (const Index column : source.columns) {
    const Column& found = described(source, column);
    features.push_back({found.name, found.unit, found.group, found.*period});
  }
  return features;
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
  for (const std::string& name : names) {
    problem.warnings.push_back("input '" + name + "' is constant: it tells samples not apart");
  }
}

/// Constant columns have no spread to divide by; they are left as they are.
void finish_truth(bool standardise, Problem& problem) {
  const Vector deviations = standard_deviations(problem.truth);
  for (Index column = 0; column < problem.truth.cols(); ++column) {
    Feature& feature = problem.truth_features[static_cast<std::size_t>(column)];
    if (deviations[column] == 0.0) {
      problem.warnings.push_back("ground-truth column '" + feature.name + "' is constant");
    } else if (standardise) {
      auto values = problem.truth.col(column).array();
      values = (values - values.mean()) / deviations[column];
      feature.period /= deviations[column];
    }
  }
}

void take_known_weights(const Source& inputs, Problem& problem) {
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

}  // namespace

Problem make_problem(const Dataset& dataset, const ProblemOptions& options,
                     const Dataset* truth_table) {
  Problem problem;
  const Source inputs = input_source(dataset);
  const Source truth = truth_source(dataset, truth_table, problem.warnings);
  refuse_text(inputs, "an input");
  refuse_text(truth, "a ground truth");
  problem.rows = chosen_rows(dataset, options.samples);
  refuse_infinite(inputs, problem.rows);
  refuse_infinite(truth, problem.rows);
  refuse_few(problem, dataset);
  apply_missing_policy(inputs, truth, options.missing, problem);
  refuse_few(problem, dataset);
  problem.inputs = values_of(inputs, problem.rows);
  problem.features = features_of(inputs, &Column::period);
  problem.truth = values_of(truth, problem.rows);
  problem.truth_features = features_of(truth, &Column::truth_period);
  point_out_constant_inputs(problem, dataset);
  finish_truth(options.standardise_truth, problem);
  problem.labels = labels_of(dataset, problem.rows, problem.warnings);
  take_known_weights(inputs, problem);
  return problem;
}

}  // namespace steelyard
