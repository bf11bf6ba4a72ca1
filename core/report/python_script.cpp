// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_script.h"

#include <algorithm>

#include "core/error.h"
#include "core/record/run_tables.h"
#include "core/report/python_pieces.h"
#include "core/report/python_preparation.h"
#include "core/report/python_text.h"

namespace steelyard {
namespace {

using python::list_of_texts;
using python::literal;

bool is_array_file(const DataReference& data) {
  constexpr std::string_view ending = ".npy";
  return data.source.size() > ending.size() &&
         std::equal(ending.rbegin(), ending.rend(), data.source.rbegin());
}

void refuse_what_cannot_be_read(const DataReference& data) {
  if (!is_file(data.source)) {
    throw bad_input(
        {message("script.no_file", "the table is part of the program, so a script cannot read it"),
         "", message("script.no_file.accepted", "a table from a file")});
  }
  if (!data.origin.reading.dialect && !is_array_file(data)) {
    throw bad_input({message("script.other_format", "a script cannot read this format"),
                     data.source,
                     message("script.other_format.accepted",
                             "delimited text (.csv, .tsv, .txt) or a .npy array")});
  }
  if (!data.origin.beside.empty()) {
    throw bad_input(
        {message("script.several_files", "a script reads one file, but columns of {1} were added",
                 data.origin.beside.front().source),
         data.source, message("script.several_files.accepted", "one file with all columns")});
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
         "\nimport csv\nimport gzip\nimport hashlib\nimport io\nimport re\nimport sys\n\n"
         "import numpy as np\nfrom sklearn.base import BaseEstimator, TransformerMixin\n"
         "from sklearn.utils.validation import check_array, check_is_fitted\n\n";
}

/// A cell with the delimiter behind it, in quotes (group 1) or not (group 2).
std::string cell_pattern(char delimiter) {
  const std::string in_quotes = R"re(r'(?:"((?:[^"]|"")*)")re";
  if (delimiter == ' ') {
    return in_quotes + R"re(|([^ \t]*))[ \t]+')re";
  }
  const std::string blanks = delimiter == '\t' ? " *" : "[ \\t]*";
  // In a pattern, a bar stands between alternatives.
  const std::string mark = delimiter == '\t'  ? "\\t"
                           : delimiter == '|' ? "\\|"
                                              : std::string(1, delimiter);
  return "r'" + blanks + in_quotes.substr(2) + blanks + "|([^" + mark + "]*))" + mark + "'";
}

std::string dialect_constants(const Dialect& dialect) {
  const auto character = [](char c) { return c == '\t' ? R"("\t")" : literal(std::string(1, c)); };
  const auto truth = [](bool value) { return value ? "True" : "False"; };
  return "ENCODING = " + literal(dialect.encoding) +
         "\nDELIMITER = " + character(dialect.delimiter) +
         "\nDECIMAL_MARK = " + character(dialect.decimal_mark) + "\nTHOUSANDS_MARK = " +
         (dialect.thousands_mark == '\0' ? literal("") : character(dialect.thousands_mark)) +
         "\nHEADER = " + truth(dialect.header) + "\nUNITS_ROW = " + truth(dialect.units_row) +
         "\nROW_NAMES = " + truth(dialect.row_names) + "\nCOMMENT = " + literal(dialect.comment) +
         "\nSKIP_LINES = " + std::to_string(dialect.skip_lines) +
         "\nBLANKS = " + (dialect.delimiter == '\t' ? R"(" ")" : R"(" \t")") +
         "\nCELL = re.compile(" + cell_pattern(dialect.delimiter) + ")\n";
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

}  // namespace

std::string python_script(const Record& record, const Dataset& table,
                          const std::vector<Index>& selected) {
  const DataReference& data = record.data;
  refuse_what_cannot_be_read(data);
  refuse_without_answer(record, selected);
  const python::Preparation preparation = python::preparation_of(record, table);
  const Reduction reduction = reduction_of(record, selected);
  const std::optional<Dialect>& dialect = data.origin.reading.dialect;
  std::string script = head(record);
  script += "TABLE = " + literal(data.source) + "\nSHA256 = " + literal(data.sha256) + "\n";
  script += dialect ? dialect_constants(*dialect) : "";
  script += column_constants(record) + reduction.constants + "\n";
  script += python::table_class;
  script += "\n" + std::string(python::file_content);
  script += "\n" + std::string(dialect ? python::delimited_reader : python::array_reader);
  for (const std::string_view function : preparation.functions) {
    script += "\n" + std::string(function);
  }
  script +=
      "\n\ndef prepare(table):\n    \"\"\"What was done to the table before the run.\"\"\"\n" +
      preparation.statements;
  script += transformer(reduction);
  return script += "\n" + std::string(python::table_writer);
}

}  // namespace steelyard
