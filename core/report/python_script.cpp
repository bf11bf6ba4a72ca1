// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_script.h"

#include <algorithm>

#include "core/error.h"
#include "core/record/run_tables.h"
#include "core/report/python_cell_words.h"
#include "core/report/python_delimited.h"
#include "core/report/python_files.h"
#include "core/report/python_pieces.h"
#include "core/report/python_preparation.h"
#include "core/report/python_table_end.h"
#include "core/report/python_text.h"

namespace steelyard {
namespace {

using python::list_of_texts;
using python::literal;

void refuse_what_cannot_be_read(const DataReference& data) {
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
  if (script_source(data) == ScriptSource::none) {
    throw bad_input({message("script.other_format", "a script cannot read this format"),
                     data.source,
                     message("script.other_format.accepted",
                             "delimited text, a .npy array or a COLVAR file; the window writes "
                             "other tables as CSV beside the script")});
  }
}

void refuse_without_answer(const Record& record, const std::vector<Index>& selected) {
  if (!has_solution(record.result)) {
    throw bad_input({message("script.no_result", "the run has no result to repeat"), "",
                     message("script.no_result.accepted", "a run that came to a result")});
  }
  refuse_no_columns(selected);
}

std::string head(const Record& record) {
  return "#!/usr/bin/env python3\n" +
         python::comment("Made by Steelyard " + record.program_version + " from a run of " +
                         record.method + " of " + record.started + ".") +
         python::comment(
             "Reads the table, prepares it as the run did, and writes the selected "
             "columns.") +
         python::comment("Needs numpy and scikit-learn. Usage: python3 FILE [TABLE] [REDUCED]") +
         "\nimport collections\nimport csv\nimport gzip\nimport hashlib\nimport io\nimport "
         "re\nimport sys\n\n"
         "import numpy as np\nfrom sklearn.base import BaseEstimator, TransformerMixin\n"
         "from sklearn.utils.validation import check_array, check_is_fitted\n\n";
}

std::string dialect_constants(const Dialect& dialect) {
  const auto character = [](char c) { return c == '\t' ? R"("\t")" : literal(std::string(1, c)); };
  const auto truth = [](bool value) { return value ? "True" : "False"; };
  return "ENCODING = " + literal(dialect.encoding) +
         "\nDELIMITER = " + character(dialect.delimiter) + "\nQUOTE = " + character(dialect.quote) +
         "\nDECIMAL_MARK = " + character(dialect.decimal_mark) + "\nTHOUSANDS_MARK = " +
         (dialect.thousands_mark == '\0' ? literal("") : character(dialect.thousands_mark)) +
         "\nHEADER = " + truth(dialect.header) + "\nUNITS_ROW = " + truth(dialect.units_row) +
         "\nROW_NAMES = " + truth(dialect.row_names) + "\nCOMMENT = " + literal(dialect.comment) +
         "\nSKIP_LINES = " + std::to_string(dialect.skip_lines) + "\n";
}

/// "TARGETS" are only those of the same table.
std::string column_constants(const Record& record) {
  std::vector<std::string> targets;
  std::vector<std::string> named_by;
  const bool cells_count =
      !record.truth_data && record.problem_options.truth_kind != TruthKind::distance_matrix;
  for (const ColumnChoice& column : record.columns) {
    if (column.roles.has(Role::truth) && cells_count) {
      targets.push_back(column.name);
    }
    if (column.roles.has(Role::id) || column.roles.has(Role::label)) {
      named_by.push_back(column.name);
    }
  }
  return "INPUTS = " + list_of_texts(record.feature_names) +
         "\nTARGETS = " + list_of_texts(targets) + "\nNAMED_BY = " + list_of_texts(named_by) + "\n";
}

std::string rows_of(const Matrix& map) {
  std::string text = "[";
  for (Index row = 0; row < map.rows(); ++row) {
    text += (row == 0 ? "" : ",\n    ") + python::list_of_numbers(map.row(row).transpose());
  }
  return text += "]";
}

/// The result's constants, and how the transformer ends.
struct Reduction {
  std::string constants;
  std::string_view transformer;
  std::string transformed;  ///< what X, the chosen columns, becomes
  std::string names;        ///< of what it becomes
};

Reduction reduction_of(const Record& record, const std::vector<Index>& selected) {
  const LearnedSpace& space = record.result.space;
  const std::string chosen = "CHOSEN = " + python::list_of_positions(selected) + "\n";
  const std::string names = "[INPUTS[position] for position in self.chosen]";
  if (space.is_map()) {
    return {chosen + "MAP = " + rows_of(space.map()(Eigen::all, selected)) + "\n",
            python::mapped_transformer, "X @ np.asarray(self.components).T",
            "[f\"component_{k + 1}" + mixed_from(selected.size(), space.dimension()) +
                "\" for k in range(len(self.components))]"};
  }
  if (space.empty()) {
    return {chosen, python::plain_transformer, "X", names};
  }
  return {
      chosen + "WEIGHTS = " + python::list_of_numbers(coordinate_factors(space, selected)) + "\n",
      python::weighted_transformer, "X * np.asarray(self.weights)", names};
}

std::string transformer(const Reduction& reduction) {
  return "\n" + std::string(reduction.transformer) + std::string(python::transformer_fit) +
         "        return " + reduction.transformed +
         "\n\n    def get_feature_names_out(self, input_features=None):\n"
         "        return np.array(" +
         reduction.names + ", dtype=object)\n";
}

/// Columns of a written table that are text, whatever they look like.
std::string text_constant(const std::optional<WrittenTable>& written) {
  std::vector<std::string> texts;
  if (written) {
    for (const Column& column : written->table.columns) {
      if (column.kind == ColumnKind::category) {
        texts.push_back(column.name);
      }
    }
  }
  return "TEXT_COLUMNS = " + list_of_texts(texts) + "\n";
}

/// The constants and functions that read the table.
struct Reader {
  std::string constants;
  std::vector<std::string_view> functions;
};

Reader reader_of(const DataReference& data, const std::optional<WrittenTable>& written) {
  switch (script_source(data)) {
    case ScriptSource::array:
      return {"", {python::file_content, python::reading_names, python::array_reader}};
    case ScriptSource::colvar:
      return {"", {python::file_content, python::reading_names, python::colvar_reader}};
    default:
      return {dialect_constants(*data.origin.reading.dialect) + text_constant(written) +
                  python::cell_word_constants(),
              {python::file_content, python::text_decoding, python::reading_names,
               python::row_splitting, python::cell_numbers, python::column_settling,
               python::table_end, python::delimited_reader}};
  }
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

}  // namespace

std::string python_script(const Record& record, const Dataset& table,
                          const std::vector<Index>& selected,
                          const std::optional<WrittenTable>& written) {
  const DataReference data = written ? reference_to_written(record.data, *written) : record.data;
  refuse_what_cannot_be_read(data);
  refuse_without_answer(record, selected);
  const python::Preparation preparation = python::preparation_of(record, table);
  const Reduction reduction = reduction_of(record, selected);
  const Reader reader = reader_of(data, written);
  std::string script = head(record);
  script += "TABLE = " + literal(data.source) + "\nSHA256 = " + literal(data.sha256) + "\n";
  script += reader.constants + column_constants(record) + preparation.constants;
  script += reduction.constants + "\n" + std::string(python::table_class);
  for (const auto& functions : {reader.functions, preparation.functions}) {
    for (const std::string_view function : functions) {
      script += "\n" + std::string(function);
    }
  }
  script +=
      "\n\ndef prepare(table):\n    \"\"\"What was done to the table before the run.\"\"\"\n" +
      preparation.statements;
  script += transformer(reduction);
  return script += "\n" + std::string(python::table_writer);
}

}  // namespace steelyard
