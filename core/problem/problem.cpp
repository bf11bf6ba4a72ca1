// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/problem.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "core/data/generators.h"
#include "core/error.h"
#include "core/measures/spread.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/problem/column_source.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/labels.h"
#include "core/problem/lost_by_weight.h"
#include "core/problem/make_truth.h"
#include "core/problem/periods.h"
#include "core/problem/sample_weights.h"
#include "core/problem/table_order.h"
#include "core/problem/ties.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::size_t least_samples = 4;

std::vector<Index> chosen_rows(const Dataset& dataset, const std::vector<Index>& subset) {
  if (subset.empty()) {
    return all_positions(dataset.samples());
  }
  for (const Index row : subset) {
    if (row < 0 || row >= dataset.samples()) {
      throw bad_input(
          {message("problem.no_such_row", "there is no row {1}", row + 1), dataset.name,
           message("problem.no_such_row.accepted", "rows from 1 to {1}", dataset.samples())});
    }
  }
  return subset;
}

void apply_drop(const ColumnSource& inputs, const ColumnSource& truth, Problem& problem) {
  const std::size_t before = problem.rows.size();
  drop_incomplete(inputs, problem.rows);
  drop_incomplete(truth, problem.rows);
  if (const std::size_t dropped = before - problem.rows.size(); dropped > 0) {
    problem.warnings.push_back(message("problem.incomplete_rows",
                                       "{1} of {2} {2:row|rows} {1:was left out: it has|were left "
                                       "out: they have} missing cells",
                                       dropped, before));
  }
}

/// Nobody knows a target that was not measured: it is never filled, unless it is an input, too.
void drop_without_target(const ColumnSource& inputs, ColumnSource targets, Problem& problem) {
  if (targets.table == inputs.table) {
    std::erase_if(targets.columns, [&](Index column) {
      return std::find(inputs.columns.begin(), inputs.columns.end(), column) !=
             inputs.columns.end();
    });
  }
  const std::size_t before = problem.rows.size();
  drop_incomplete(targets, problem.rows);
  if (const std::size_t dropped = before - problem.rows.size(); dropped > 0) {
    problem.warnings.push_back(message("problem.rows_without_target",
                                       "{1} of {2} {2:row|rows} {1:was left out: its|were left "
                                       "out: their} target is missing",
                                       dropped, before));
  }
}

/// What one missing cell of the column was filled with.
Message filled_with(const Column& column) {
  return !column.made_of_text ? message("problem.filled_cells.median", "the column's median")
         : is_indicator(column)
             ? message("problem.filled_cells.text", "the most frequent value")
             : message("problem.filled_cells.order", "the middle one of its values");
}

/// The indicators of a text are filled as one.
void point_out_filled(const ColumnSource& source, Problem& problem) {
  std::set<std::string> texts;
  for (const Index column : source.columns) {
    const Index count = missing_in(source, column, problem.rows);
    const Column& about = described(source, column);
    const std::string& name = about.made_of_text ? about.made_of_text->column : about.name;
    if (count > 0 && (!is_indicator(about) || texts.insert(name).second)) {
      problem.warnings.push_back(message(
          "problem.filled_cells", "column {1}: {2} missing {2:cell was|cells were} filled with {3}",
          in_quotes(name), count, filled_with(about)));
    }
  }
}

/// Refuses missing cells, drops their rows, or warns which cells will be filled.
void apply_missing_policy(const ColumnSource& inputs, const ColumnSource& truth,
                          MissingPolicy policy, Problem& problem) {
  if (policy == MissingPolicy::drop_rows) {
    apply_drop(inputs, truth, problem);
    return;
  }
  if (policy == MissingPolicy::fill_median) {
    drop_without_target(inputs, truth, problem);
  }
  for (const ColumnSource* source : {&inputs, &truth}) {
    if (policy == MissingPolicy::refuse) {
      refuse_missing(*source, problem.rows);
      continue;
    }
    point_out_filled(*source, problem);
  }
}

bool any_filled(const Dataset& table) {
  return std::any_of(table.columns.begin(), table.columns.end(),
                     [](const Column& column) { return !column.filled.empty(); });
}

/// Distances between samples have no part that some of the samples could tell anew.
bool fills_distances(const ColumnSource& truth, const ProblemOptions& options) {
  return options.truth_kind == TruthKind::distance_matrix &&
         std::any_of(truth.columns.begin(), truth.columns.end(), [&](Index column) {
           return !truth.table->columns[static_cast<std::size_t>(column)].filled.empty();
         });
}

/// Classes are not filled anew.
bool fills_labels(const Dataset& dataset, const std::vector<Column>* described_as) {
  const std::vector<Index> labels = columns_with(Role::label, dataset, described_as);
  return std::any_of(labels.begin(), labels.end(), [&](Index column) {
    return !dataset.columns[static_cast<std::size_t>(column)].filled.empty();
  });
}

void refuse_few(const Problem& problem, const Dataset& dataset) {
  if (problem.rows.size() < least_samples) {
    throw bad_input(
        {message("problem.too_few_rows", "only {1} {1:row|rows} can be used", problem.rows.size()),
         dataset.name,
         message("problem.too_few_rows.accepted", "at least {1} rows", least_samples)});
  }
}

void refuse_constant_kept(const Problem& problem, const std::vector<Index>& constant,
                          const std::string& where) {
  for (const Index input : constant) {
    const ColumnInfo& feature = problem.features[static_cast<std::size_t>(input)];
    if (feature.always_kept) {
      throw bad_input(
          {message("problem.kept_constant",
                   "input {1} is to be kept in every selection, but it is constant: it cannot "
                   "distinguish samples",
                   in_quotes(feature.name)),
           where, message("problem.kept_constant.accepted", "an input that varies")});
    }
  }
}

/// A column that is no input is in no selection, whatever a person wants.
void take_kept(const ColumnSource& inputs, const std::vector<Column>& columns, Problem& problem) {
  for (std::size_t at = 0; at < inputs.columns.size(); ++at) {
    problem.features[at].always_kept = described(inputs, inputs.columns[at]).always_kept;
  }
  for (const Column& column : columns) {
    if (column.always_kept && !column.roles.has(Role::input)) {
      problem.warnings.push_back(message("problem.kept_no_input",
                                         "column {1} is not kept, as it is not an input",
                                         in_quotes(column.name)));
    }
  }
}

void point_out_constant_inputs(Problem& problem, const Dataset& dataset) {
  const Vector deviations = standard_deviations(problem.inputs);
  std::vector<Index> constant;
  for (Index column = 0; column < problem.dimension(); ++column) {
    if (deviations[column] == 0.0) {
      constant.push_back(column);
    }
  }
  const Message names = names_in_words(problem, constant);
  refuse_constant_kept(problem, constant, dataset.name);
  if (std::ssize(constant) == problem.dimension()) {
    throw bad_input(
        {constant.size() == 1
             ? message("problem.only_input_constant", "the only input, '{1}', is constant", names)
             : message("problem.all_inputs_constant", "all {1} inputs are constant",
                       constant.size()),
         dataset.name,
         message("problem.all_inputs_constant.accepted", "at least one input that varies")});
  }
  if (!constant.empty()) {
    problem.warnings.push_back(constant_inputs_note(names_of(problem, constant)));
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
    problem.warnings.push_back(message(
        "problem.unknown_weights", "{1} {1:input has|inputs have} no known weight; 0 is assumed",
        problem.dimension() - known));
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

/// A sample of which nobody knows how much it counts cannot count.
void drop_weightless(const SampleWeights& weights, Problem& problem) {
  const auto weight_of = [&weights](Index row) {
    return weights.of_row[static_cast<std::size_t>(row)];
  };
  const std::size_t before = problem.rows.size();
  if (const std::size_t dropped =
          std::erase_if(problem.rows, [&](Index row) { return weight_of(row) == 0.0; });
      dropped > 0) {
    problem.warnings.push_back(message("problem.weightless_rows",
                                       "{1} of {2} {2:row|rows} {1:was left out: its weight "
                                       "is|were left out: their weights are} 0",
                                       dropped, before));
  }
  if (const std::size_t dropped =
          std::erase_if(problem.rows, [&](Index row) { return std::isnan(weight_of(row)); });
      dropped > 0) {
    problem.warnings.push_back(message("problem.rows_without_weight",
                                       "{1} of {2} {2:row|rows} {1:was left out: its weight "
                                       "is|were left out: their weights are} missing",
                                       dropped, before));
  }
}

/// Spreads are those of the drawn samples, and so is what was said of them.
Problem weighted(Problem whole, const SampleWeights& weights, const ProblemOptions& options,
                 const Dataset& dataset) {
  std::optional<Problem> drawn = drawn_again(whole, weights);
  if (!drawn) {
    return whole;
  }
  Problem& problem = *drawn;
  std::erase_if(problem.warnings, [](const Message& warning) {
    return warning.id == "problem.constant_input" || warning.id == "problem.constant_inputs";
  });
  point_out_constant_inputs(problem, dataset);
  for (Message& note : lost_by_weight(whole, problem, dataset, weights.column)) {
    problem.warnings.push_back(std::move(note));
  }
  if (problem.truth_kind == TruthKind::columns) {
    scale_truth(options.standardise_truth, problem);
  }
  return *std::move(drawn);
}

/// \param owner  of the dataset; null if it is not shared
Problem made_problem(const Dataset& dataset, const std::shared_ptr<const void>& owner,
                     const ProblemOptions& options, const Dataset* truth_table,
                     const std::vector<Column>* described_as = nullptr,
                     const std::vector<Column>* truth_described_as = nullptr) {
  Problem problem;
  problem.from_all_samples = dataset.from_all_samples;
  problem.measured = !dataset.source.empty() && !is_generated(dataset.source);
  ColumnSource inputs = input_source(dataset, described_as);
  ColumnSource truth =
      truth_source(dataset, truth_table, problem.warnings, described_as, truth_described_as);
  for (ColumnSource* source : {&inputs, &truth}) {
    source->owner = source->table == &dataset ? owner : nullptr;
  }
  refuse_text(inputs, message("problem.text_as_input", "a text column cannot be an input"));
  refuse_text(truth, message("problem.text_as_truth", "a text column cannot be a target"));
  const std::vector<Index> wanted = chosen_rows(dataset, options.samples);
  problem.rows = wanted;
  const auto weights = sample_weights(dataset, wanted, described_as);
  if (weights) {
    drop_weightless(*weights, problem);
  }
  // A distance matrix is checked as a whole: each of its rows needs all of its columns.
  const bool by_rows = options.truth_kind != TruthKind::distance_matrix;
  const ColumnSource cells = by_rows ? truth : ColumnSource{truth.table, {}};
  refuse_infinite(inputs, problem.rows);
  refuse_infinite(cells, problem.rows);
  refuse_tiny(inputs, problem.rows);
  refuse_tiny(cells, problem.rows);
  refuse_few(problem, dataset);
  apply_missing_policy(inputs, cells, options.missing, problem);
  refuse_few(problem, dataset);
  if (options.missing == MissingPolicy::fill_median || any_filled(*inputs.table) ||
      any_filled(*truth.table)) {
    problem.filled_inputs = filled_cells(inputs, problem.rows);
    problem.filled_truth = filled_cells(cells, problem.rows);
  }
  problem.from_all_samples.fillings =
      fills_distances(truth, options) || fills_labels(dataset, described_as);
  take_inputs(inputs, options.wrap_periods, problem);
  take_kept(inputs, described_as != nullptr ? *described_as : dataset.columns, problem);
  point_out_constant_inputs(problem, dataset);
  point_out_exceeded_periods(problem.inputs, problem.features, "input", problem.warnings);
  point_out_duplicates(problem);
  make_truth(truth, options, problem);
  problem.labels = labels_of(dataset, problem.rows, wanted, problem.warnings, described_as);
  take_known_weights(inputs, problem);
  problem.order = table_order(dataset, described_as, options.row_order, problem);
  return weights ? weighted(std::move(problem), *weights, options, dataset) : problem;
}

template <typename Value>
std::vector<Value> at_positions(const std::vector<Value>& values,
                                std::span<const Index> positions) {
  std::vector<Value> picked;
  picked.reserve(positions.size());
  for (const Index position : positions) {
    picked.push_back(values[static_cast<std::size_t>(position)]);
  }
  return picked;
}

Error no_such_sample(Index position, Index samples) {
  return bad_input({message("problem.no_such_sample", "there is no sample {1}", position + 1), "",
                    message("problem.no_such_sample.accepted", "samples from 1 to {1}", samples)});
}

Error no_such_input(Index position, Index inputs) {
  return bad_input({message("problem.no_such_input", "there is no input {1}", position + 1), "",
                    message("problem.no_such_input.accepted", "inputs from 1 to {1}", inputs)});
}

void check_positions(std::span<const Index> positions, Index size, Error (*refusal)(Index, Index)) {
  for (const Index position : positions) {
    if (position < 0 || position >= size) {
      throw refusal(position, size);
    }
  }
}

}  // namespace

Vector of_each(const std::vector<ColumnInfo>& features, double ColumnInfo::*what) {
  Vector values(static_cast<Index>(features.size()));
  std::transform(features.begin(), features.end(), values.begin(),
                 [&](const ColumnInfo& feature) { return feature.*what; });
  return values;
}

std::vector<Index> Problem::rows_of(std::span<const Index> positions) const {
  check_positions(positions, samples(), no_such_sample);
  std::vector<Index> found;
  found.reserve(positions.size());
  for (const Index position : positions) {
    found.push_back(row_of(position));
  }
  return found;
}

Problem Problem::with_samples(std::span<const Index> positions) const {
  check_positions(positions, samples(), no_such_sample);
  const std::vector<Index> picked(positions.begin(), positions.end());
  Problem part;
  part.inputs = inputs(picked, Eigen::all);
  part.features = features;
  part.truth = truth_kind == TruthKind::distance_matrix && truth.cols() > 0
                   ? Matrix(truth(picked, picked))
                   : Matrix(truth(picked, Eigen::all));
  part.truth_features = truth_features;
  part.truth_kind = truth_kind;
  if (labels) {
    part.labels = Labels{labels->name, at_positions(labels->class_of, positions), labels->names};
  }
  part.known_weights = known_weights;
  part.rows = rows.empty() ? rows : at_positions(rows, positions);
  part.warnings = warnings;
  part.order = order_of(order, positions);
  part.from_all_samples = from_all_samples;
  part.measured = measured;
  part.filled_inputs = filled_in_samples(filled_inputs, positions);
  part.filled_truth = filled_in_samples(filled_truth, positions);
  part.inputs_alone = inputs_alone;
  return part;
}

Problem Problem::with_samples(std::span<const Index> positions,
                              std::span<const Index> learned_from) const {
  Problem part = with_samples(positions);
  if (has_filled_cells()) {
    check_positions(learned_from, samples(), no_such_sample);
  }
  if (filled_inputs) {
    part.inputs = filled_anew(inputs, filled_inputs, positions, learned_from);
  }
  if (filled_truth) {
    part.truth = filled_anew(truth, filled_truth, positions, learned_from);
  }
  return part;
}

Problem Problem::with_inputs(std::span<const Index> positions) const {
  check_positions(positions, dimension(), no_such_input);
  const std::vector<Index> picked(positions.begin(), positions.end());
  Problem part = *this;
  part.inputs = inputs(Eigen::all, picked);
  part.features = at_positions(features, positions);
  part.each_row_once = nullptr;
  part.filled_inputs = filled_in_columns(filled_inputs, positions);
  if (known_weights) {
    part.known_weights = Vector((*known_weights)(picked));
  }
  return part;
}

Problem make_problem(const Dataset& dataset, const ProblemOptions& options,
                     const Dataset* truth_table) {
  return made_problem(dataset, nullptr, options, truth_table);
}

Problem make_problem(const std::shared_ptr<const Dataset>& dataset, const ProblemOptions& options,
                     const Dataset* truth_table) {
  return made_problem(*dataset, dataset, options, truth_table);
}

std::vector<std::string> names_of(const Problem& problem, std::span<const Index> features) {
  std::vector<std::string> names;
  names.reserve(features.size());
  for (const Index feature : features) {
    names.push_back(problem.features[static_cast<std::size_t>(feature)].name);
  }
  return names;
}

Message names_in_words(const std::vector<std::string>& names) {
  constexpr std::size_t most_names = 10;
  std::string words;
  for (std::size_t place = 0; place < std::min(names.size(), most_names); ++place) {
    words += (words.empty() ? "" : ", ") + short_name(names[place]);
  }
  return names.size() <= most_names ? other_words(std::move(words))
                                    : message("problem.names_and_more", "{1} and {2} more", words,
                                              names.size() - most_names);
}

Message constant_inputs_note(const std::vector<std::string>& names) {
  return names.size() == 1 ? message("problem.constant_input",
                                     "input '{1}' is constant: it cannot distinguish samples",
                                     names_in_words(names))
                           : message("problem.constant_inputs",
                                     "{1} inputs are constant and cannot distinguish samples: {2}",
                                     names.size(), names_in_words(names));
}

Message names_in_words(const Problem& problem, std::span<const Index> features) {
  return names_in_words(names_of(problem, features));
}

Problem make_problem(const TableSnapshot& data, const ProblemOptions& options,
                     const TableSnapshot& truth) {
  return made_problem(*data.table, data.table, options, truth.table.get(), &data.columns,
                      truth.table ? &truth.columns : nullptr);
}

}  // namespace steelyard
