// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/script_plan.h"

#include <algorithm>

#include "core/error.h"
#include "core/record/run_tables.h"

namespace steelyard::script {
namespace {

void refuse_what_cannot_be_read(const DataReference& data, ScriptLanguage language) {
  if (!is_file(data.source)) {
    throw bad_input(
        {message("script.no_file", "the table is part of the program, so a script cannot read it"),
         "", message("script.no_file.accepted", "a table from a file")});
  }
  if (!data.origin.beside.empty()) {
    throw bad_input(
        {message("script.several_files", "a script reads one file, but columns of {1} were added",
                 data.origin.beside.front().source),
         data.source, message("script.several_files.accepted", "one file with all columns")});
  }
  if (script_source(data, language) == ScriptSource::none) {
    throw bad_input({message("script.other_format", "a script cannot read this format"),
                     data.source,
                     message("script.other_format.accepted",
                             "delimited text, a COLVAR file or, in Python, a .npy array; other "
                             "tables are written as CSV beside the script")});
  }
}

void refuse_without_answer(const Record& record, const std::vector<Index>& selected) {
  if (!has_solution(record.result)) {
    throw bad_input({message("script.no_result", "the run has no result to repeat"), "",
                     message("script.no_result.accepted", "a run that came to a result")});
  }
  refuse_no_columns(selected);
}

/// As if the run had read the table from the file that was written.
DataReference reference_to_written(DataReference data, const WrittenTable& written) {
  data.source = written.path.string();
  data.sha256.clear();
  Dialect& dialect = data.origin.reading.dialect.emplace();
  dialect.comment = "\x01";  // no line is a comment, since no text of a table begins with this
  data.origin.reading.arrays.clear();
  data.origin.beside.clear();
  return data;
}

void take_reading(const DataReference& data, const std::optional<WrittenTable>& written,
                  Plan& plan) {
  plan.source = data.source;
  plan.sha256 = data.sha256;
  plan.dialect = data.origin.reading.dialect.value_or(Dialect());
  plan.rows_below = !written;  // what is written are the rows of the run, whatever they say
  if (written) {
    for (const Column& column : written->table.columns) {
      if (column.kind == ColumnKind::category) {
        plan.text_columns.push_back(column.name);
      }
    }
  }
}

void take_columns(const Record& record, Plan& plan) {
  plan.inputs = record.feature_names;
  const bool cells_count =
      !record.truth_data && record.problem_options.truth_kind != TruthKind::distance_matrix;
  for (const ColumnChoice& column : record.columns) {
    if (column.roles.has(Role::truth) && cells_count) {
      plan.targets.push_back(column.name);
    }
    if (column.roles.has(Role::id) || column.roles.has(Role::label)) {
      plan.named_by.push_back(column.name);
    }
  }
}

/// Whether a filter may compare a column's values, which it does as numbers.
bool is_filtered_by(const Dataset& table, const std::string& name) {
  const std::vector<PreparationStep>& steps = table.origin.steps;
  return std::any_of(steps.begin(), steps.end(), [&](const PreparationStep& step) {
    return step.id == "filter" && step.values.choice("condition").find(name) != std::string::npos;
  });
}

/// Numbers with zeros in front name the rows as they are written.
void take_padded_names(const Dataset& table, Plan& plan) {
  for (const std::string& name : plan.named_by) {
    const std::optional<Index> at = table.column_named(name);
    if (!at) {
      continue;
    }
    const Column& column = table.columns[static_cast<std::size_t>(*at)];
    const bool counts = column.roles.has(Role::input) || column.roles.has(Role::truth);
    if (column.digits > 0 && !counts && !is_filtered_by(table, name)) {
      plan.text_columns.push_back(name);
    }
  }
}

void take_result(const LearnedSpace& space, const std::vector<Index>& selected, Plan& plan) {
  plan.chosen = selected;
  if (space.is_map()) {
    plan.map = Matrix(space.map()(Eigen::all, selected));
    plan.mixed = mixed_from(selected.size(), space.dimension());
  } else if (!space.empty()) {
    plan.weights = coordinate_factors(space, selected);
  }
}

}  // namespace

Plan plan_of(const Record& record, const Dataset& table, const std::vector<Index>& selected,
             const std::optional<WrittenTable>& written, ScriptLanguage language) {
  const DataReference data = written ? reference_to_written(record.data, *written) : record.data;
  refuse_what_cannot_be_read(data, language);
  refuse_without_answer(record, selected);
  Plan plan;
  plan.made = "Made by Steelyard " + record.program_version + " from a run of " + record.method +
              " of " + record.started + ".";
  plan.reader = script_source(data, language);
  take_reading(data, written, plan);
  take_columns(record, plan);
  take_padded_names(table, plan);
  plan.steps = steps_of(record, table);
  take_result(record.result.space, selected, plan);
  return plan;
}

}  // namespace steelyard::script
