// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/question.h"

#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/error.h"

namespace steelyard {

namespace {

/// \param source  of the table
void apply_to(std::vector<Column>& columns, const std::vector<ColumnChoice>& choices,
              const std::string& source) {
  for (Column& column : columns) {
    column.roles = {};
  }
  std::unordered_map<std::string_view, Column*> named;  // the first of each name
  for (Column& column : columns) {
    named.emplace(column.name, &column);
  }
  for (const ColumnChoice& choice : choices) {
    const auto place = named.find(choice.name);
    if (place == named.end()) {
      throw bad_input({message("record.no_column", "has no column '{1}'", choice.name), source,
                       message("record.no_column.accepted", "the table of the record")});
    }
    Column& found = *place->second;
    found.roles = choice.roles;
    found.unit = choice.unit;
    found.period = choice.period;
    found.truth_period = choice.truth_period;
    found.known_weight = choice.known_weight;
    found.group = choice.group;
    found.always_kept = choice.always_kept;
    found.left_out = choice.left_out;
  }
}

}  // namespace

std::vector<ColumnChoice> choices_of(const std::vector<Column>& columns) {
  std::vector<ColumnChoice> choices;
  choices.reserve(columns.size());
  for (const Column& column : columns) {
    choices.push_back({column.name, column.roles, column.unit, column.period, column.truth_period,
                       column.known_weight, column.group, column.always_kept,
                       is_indicator(column) ? text_origin(column) : std::nullopt, column.left_out});
  }
  return choices;
}

void apply_choices(const std::vector<ColumnChoice>& choices, Dataset& dataset) {
  apply_to(dataset.columns, choices, dataset.source);
}

void apply_choices(const std::vector<ColumnChoice>& choices, TableSnapshot& snapshot) {
  apply_to(snapshot.columns, choices, snapshot.table->source);
}

namespace {

/// \param columns, truth_columns  as they are or were
/// \param truth                   null if there is none
RunRequest asked_of(const Dataset& data, const std::vector<Column>& columns, const Dataset* truth,
                    const std::vector<Column>& truth_columns, const ProblemOptions& options,
                    std::string method, const ParameterValues& values) {
  RunRequest question;
  question.data = reference_to(data);
  question.columns = choices_of(columns);
  if (truth != nullptr) {
    question.truth_data = reference_to(*truth);
    question.truth_columns = choices_of(truth_columns);
  }
  question.problem_options = options;
  question.method = std::move(method);
  question.parameters = values;
  return question;
}

}  // namespace

RunRequest asked(const Dataset& data, const Dataset* truth, const ProblemOptions& options,
                 std::string method, const ParameterValues& values) {
  return asked_of(data, data.columns, truth,
                  truth != nullptr ? truth->columns : std::vector<Column>(), options,
                  std::move(method), values);
}

RunRequest asked(const TableSnapshot& data, const TableSnapshot& truth,
                 const ProblemOptions& options, std::string method, const ParameterValues& values) {
  return asked_of(*data.table, data.columns, truth.table.get(), truth.columns, options,
                  std::move(method), values);
}

}  // namespace steelyard
