// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/problem.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

#include "core/error.h"
#include "core/measures/spread.h"

namespace steelyard {
namespace {

constexpr Index fewest_samples = 4;

enum class Side { inputs, truth };

std::string place(const Dataset& table, Index column) {
  return table.name + ", column " + table.columns[static_cast<std::size_t>(column)].name;
}

void refuse_text(const Dataset& table, const std::vector<Index>& columns) {
  for (const Index column : columns) {
    if (table.columns[static_cast<std::size_t>(column)].kind == ColumnKind::category) {
      throw bad_input({"holds text, which cannot be an input or ground truth", place(table, column),
                       "a column of numbers; a text column may be the label"});
    }
  }
}

void refuse_infinite(const Dataset& table, const std::vector<Index>& columns) {
  for (const Index column : columns) {
    for (Index row = 0; row < table.samples(); ++row) {
      if (std::isinf(table.values(row, column))) {
        throw bad_input({"is not a finite number",
                         place(table, column) + ", row " + std::to_string(row + 1),
                         "a finite number, or an empty cell for a missing one"});
      }
    }
  }
}

std::vector<Feature> features_of(const Dataset& table, const std::vector<Index>& columns,
                                 Side side) {
  std::vector<Feature> features;
  for (const Index position : columns) {
    const Column& column = table.columns[static_cast<std::size_t>(position)];
    features.push_back({column.name, column.unit, column.group,
                        side == Side::inputs ? column.period : column.truth_period});
  }
  return features;
}

/// Columns with Role::truth; of a second table without roles, all its number columns.
std::vector<Index> truth_columns(const Dataset& table, bool second_table) {
  std::vector<Index> columns = table.columns_with(Role::truth);
  if (columns.empty() && second_table) {
    for (std::size_t position = 0; position < table.columns.size(); ++position) {
      if (table.columns[position].kind == ColumnKind::number) {
        columns.push_back(static_cast<Index>(position));
      }
    }
  }
  return columns;
}

/// Makes a problem in steps; each step reads what the ones before have settled.
class ProblemMaker {
 public:
  ProblemMaker(const Dataset& inputs, const Dataset& truth, const ProblemOptions& options)
      : inputs_(inputs), truth_(truth), options_(options) {}

  Problem make() {
    find_columns();
    settle_rows();
    take_values();
    take_labels();
    take_known_weights();
    point_out_constants();
    return std::move(problem_);
  }

 private:
  void find_columns() {
    if (truth_.samples() != inputs_.samples()) {
      throw bad_input({"has " + std::to_string(truth_.samples()) + " rows, the inputs have " +
                           std::to_string(inputs_.samples()),
                       truth_.name, "a ground truth with as many rows as the inputs"});
    }
    input_columns_ = inputs_.columns_with(Role::input);
    truth_columns_ = truth_columns(truth_, &truth_ != &inputs_);
    if (input_columns_.empty()) {
      throw bad_input(
          {"no input column", inputs_.name, "at least one column of numbers with the role input"});
    }
    refuse_text(inputs_, input_columns_);
    refuse_text(truth_, truth_columns_);
    refuse_infinite(inputs_, input_columns_);
    refuse_infinite(truth_, truth_columns_);
  }

  void settle_rows() {
    rows_ = options_.samples;
    if (rows_.empty()) {
      rows_.resize(static_cast<std::size_t>(inputs_.samples()));
      std::iota(rows_.begin(), rows_.end(), Index{0});
    }
    if (options_.missing == MissingPolicy::refuse) {
      refuse_missing(inputs_, input_columns_);
      refuse_missing(truth_, truth_columns_);
    } else if (options_.missing == MissingPolicy::drop_rows) {
      drop_rows();
    }
    if (static_cast<Index>(rows_.size()) < fewest_samples) {
      throw bad_input({std::to_string(rows_.size()) + " samples are too few", inputs_.name,
                       "at least " + std::to_string(fewest_samples) + " rows"});
    }
  }

  static void refuse_missing(const Dataset& table, const std::vector<Index>& columns) {
    const std::vector<Index> missing = count_missing(table, columns);
    for (std::size_t k = 0; k < columns.size(); ++k) {
      if (missing[k] > 0) {
        throw bad_input(
            {std::to_string(missing[k]) + " cells are missing", place(table, columns[k]),
             "no missing cells, or another choice for them: drop the rows, or fill with "
             "the median"});
      }
    }
  }

  void drop_rows() {
    const std::vector<Index> complete = complete_rows(inputs_, input_columns_);
    const std::vector<Index> complete_truth = complete_rows(truth_, truth_columns_);
    const std::size_t before = rows_.size();
    const auto incomplete = [&](Index row) {
      return !std::binary_search(complete.begin(), complete.end(), row) ||
             !std::binary_search(complete_truth.begin(), complete_truth.end(), row);
    };
    rows_.erase(std::remove_if(rows_.begin(), rows_.end(), incomplete), rows_.end());
    if (rows_.size() < before) {
      problem_.warnings.push_back(std::to_string(before - rows_.size()) +
                                  " rows with missing cells were dropped");
    }
  }

  Matrix taken(const Dataset& table, const std::vector<Index>& columns) {
    Matrix values(static_cast<Index>(rows_.size()), static_cast<Index>(columns.size()));
    for (Index k = 0; k < values.cols(); ++k) {
      const Index column = columns[static_cast<std::size_t>(k)];
      if (options_.missing == MissingPolicy::fill_median) {
        values.col(k) = with_median_filled(table, column)(rows_);
      } else {
        values.col(k) = table.values.col(column)(rows_);
      }
    }
    return values;
  }

  void note_filled(const Dataset& table, const std::vector<Index>& columns) {
    const std::vector<Index> missing = count_missing(table, columns);
    const Index filled = std::accumulate(missing.begin(), missing.end(), Index{0});
    if (options_.missing == MissingPolicy::fill_median && filled > 0) {
      problem_.warnings.push_back(std::to_string(filled) +
                                  " missing cells were filled with the median of their column");
    }
  }

  void take_values() {
    problem_.rows = rows_;
    problem_.inputs = taken(inputs_, input_columns_);
    problem_.features = features_of(inputs_, input_columns_, Side::inputs);
    problem_.truth = taken(truth_, truth_columns_);
    problem_.truth_features = features_of(truth_, truth_columns_, Side::truth);
    note_filled(inputs_, input_columns_);
    if (options_.standardise_truth) {
      standardise_truth();
    }
  }

  void standardise_truth() {
    const Vector deviations = standard_deviations(problem_.truth);
    for (Index column = 0; column < problem_.truth.cols(); ++column) {
      if (deviations[column] > 0.0) {
        auto values = problem_.truth.col(column).array();
        values = (values - values.mean()) / deviations[column];
        problem_.truth_features[static_cast<std::size_t>(column)].period /= deviations[column];
      }
    }
  }

  /// Text by its categories; numbers by their distinct values, ascending.
  void take_labels() {
    const std::vector<Index> columns = inputs_.columns_with(Role::label);
    if (columns.empty()) {
      return;
    }
    const Column& column = inputs_.columns[static_cast<std::size_t>(columns.front())];
    const Vector values = inputs_.values.col(columns.front())(rows_);
    Labels labels;
    labels.name = column.name;
    labels.names = column.categories;
    std::vector<double> distinct(values.begin(), values.end());
    distinct.erase(std::remove_if(distinct.begin(), distinct.end(),
                                  [](double value) { return std::isnan(value); }),
                   distinct.end());
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    if (column.kind == ColumnKind::number) {
      for (const double value : distinct) {
        std::string name = std::to_string(value);
        name.erase(name.find_last_not_of('0') + 1);
        labels.names.push_back(name.back() == '.' ? name.substr(0, name.size() - 1) : name);
      }
    }
    for (const double value : values) {
      const bool known = !std::isnan(value);
      const auto position = std::lower_bound(distinct.begin(), distinct.end(), value);
      const double number = column.kind == ColumnKind::category
                                ? value
                                : static_cast<double>(position - distinct.begin());
      labels.class_of.push_back(known ? static_cast<int>(number) : -1);
    }
    problem_.labels = std::move(labels);
  }

  void take_known_weights() {
    Vector known(static_cast<Index>(input_columns_.size()));
    for (std::size_t k = 0; k < input_columns_.size(); ++k) {
      const auto& weight =
          inputs_.columns[static_cast<std::size_t>(input_columns_[k])].known_weight;
      if (!weight) {
        return;
      }
      known[static_cast<Index>(k)] = *weight;
    }
    problem_.known_weights = std::move(known);
  }

  void point_out_constants() {
    const Vector deviations = standard_deviations(problem_.inputs);
    if (deviations.maxCoeff() == 0.0) {
      throw bad_input(
          {"every input is constant", inputs_.name, "at least one input whose values differ"});
    }
    for (Index k = 0; k < deviations.size(); ++k) {
      if (deviations[k] == 0.0) {
        problem_.warnings.push_back(
            "the input " + problem_.features[static_cast<std::size_t>(k)].name + " is constant");
      }
    }
  }

  const Dataset& inputs_;
  const Dataset& truth_;
  const ProblemOptions& options_;
  std::vector<Index> input_columns_;
  std::vector<Index> truth_columns_;
  std::vector<Index> rows_;
  Problem problem_;
};

template <typename T>
std::vector<T> chosen(const std::vector<T>& items, std::span<const Index> positions) {
  std::vector<T> some;
  some.reserve(positions.size());
  for (const Index position : positions) {
    some.push_back(items[static_cast<std::size_t>(position)]);
  }
  return some;
}

}  // namespace

Problem make_problem(const Dataset& dataset, const ProblemOptions& options,
                     const Dataset* truth_table) {
  return ProblemMaker(dataset, truth_table != nullptr ? *truth_table : dataset, options).make();
}

Problem Problem::with_samples(std::span<const Index> positions) const {
  const std::vector<Index> kept(positions.begin(), positions.end());
  Problem part = *this;
  part.inputs = inputs(kept, Eigen::all);
  part.truth = truth(kept, Eigen::all);
  part.rows = chosen(rows, positions);
  if (labels) {
    part.labels->class_of = chosen(labels->class_of, positions);
  }
  return part;
}

Problem Problem::with_inputs(std::span<const Index> positions) const {
  const std::vector<Index> kept(positions.begin(), positions.end());
  Problem part = *this;
  part.inputs = inputs(Eigen::all, kept);
  part.features = chosen(features, positions);
  if (known_weights) {
    part.known_weights = Vector((*known_weights)(kept));
  }
  return part;
}

}  // namespace steelyard
