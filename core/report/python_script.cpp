// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_script.h"

#include "core/report/python_cell_words.h"
#include "core/report/python_delimited.h"
#include "core/report/python_files.h"
#include "core/report/python_pieces.h"
#include "core/report/python_preparation.h"
#include "core/report/python_table_end.h"
#include "core/report/python_text.h"
#include "core/report/script_plan.h"
#include "core/report/script_text.h"

namespace steelyard {
namespace {

using python::list_of_texts;
using python::literal;

std::string head(const script::Plan& plan) {
  return "#!/usr/bin/env python3\n" + script::comment(plan.made) +
         script::comment(
             "Reads the table, prepares it as the run did, and writes the selected "
             "columns.") +
         script::comment("Needs numpy and scikit-learn. Usage: python3 FILE [TABLE] [REDUCED]") +
         "\nimport collections\nimport csv\nimport gzip\nimport hashlib\nimport io\nimport "
         "re\nimport sys\n\n"
         "import numpy as np\nfrom sklearn.base import BaseEstimator, TransformerMixin\n"
         "from sklearn.utils.validation import check_array, check_is_fitted\n\n";
}

std::string dialect_constants(const script::Plan& plan) {
  const Dialect& dialect = plan.dialect;
  const auto character = [](char c) { return c == '\t' ? R"("\t")" : literal(std::string(1, c)); };
  const auto truth = [](bool value) { return value ? "True" : "False"; };
  return "ENCODING = " + literal(dialect.encoding) +
         "\nDELIMITER = " + character(dialect.delimiter) + "\nQUOTE = " + character(dialect.quote) +
         "\nDECIMAL_MARK = " + character(dialect.decimal_mark) + "\nTHOUSANDS_MARK = " +
         (dialect.thousands_mark == '\0' ? literal("") : character(dialect.thousands_mark)) +
         "\nHEADER = " + truth(dialect.header) + "\nUNITS_ROW = " + truth(dialect.units_row) +
         "\nROW_NAMES = " + truth(dialect.row_names) + "\nCOMMENT = " + literal(dialect.comment) +
         "\nSKIP_LINES = " + std::to_string(dialect.skip_lines) +
         "\nROWS_BELOW = " + truth(plan.rows_below) + "\n";
}

std::string column_constants(const script::Plan& plan) {
  return "INPUTS = " + list_of_texts(plan.inputs) + "\nTARGETS = " + list_of_texts(plan.targets) +
         "\nNAMED_BY = " + list_of_texts(plan.named_by) + "\n";
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

Reduction reduction_of(const script::Plan& plan) {
  const std::string chosen = "CHOSEN = " + python::list_of_positions(plan.chosen) + "\n";
  const std::string names = "[INPUTS[position] for position in self.chosen]";
  if (plan.map) {
    return {chosen + "MAP = " + rows_of(*plan.map) + "\n", python::mapped_transformer,
            "X @ np.asarray(self.components).T",
            "[f\"component_{k + 1}" + plan.mixed + "\" for k in range(len(self.components))]"};
  }
  if (plan.weights) {
    return {chosen + "WEIGHTS = " + python::list_of_numbers(*plan.weights) + "\n",
            python::weighted_transformer, "X * np.asarray(self.weights)", names};
  }
  return {chosen, python::plain_transformer, "X", names};
}

std::string transformer(const Reduction& reduction) {
  return "\n" + std::string(reduction.transformer) + std::string(python::transformer_fit) +
         "        return " + reduction.transformed +
         "\n\n    def get_feature_names_out(self, input_features=None):\n"
         "        return np.array(" +
         reduction.names + ", dtype=object)\n";
}

/// The constants and functions that read the table.
struct Reader {
  std::string constants;
  std::vector<std::string_view> functions;
};

Reader reader_of(const script::Plan& plan) {
  switch (plan.reader) {
    case ScriptSource::array:
      return {"", {python::file_content, python::reading_names, python::array_reader}};
    case ScriptSource::colvar:
      return {"", {python::file_content, python::reading_names, python::colvar_reader}};
    default:
      return {dialect_constants(plan) + "TEXT_COLUMNS = " + list_of_texts(plan.text_columns) +
                  "\n" + python::cell_word_constants(),
              {python::file_content, python::text_decoding, python::reading_names,
               python::row_splitting, python::cell_numbers, python::column_settling,
               python::table_end, python::delimited_reader}};
  }
}

}  // namespace

std::string python_script(const Record& record, const Dataset& table,
                          const std::vector<Index>& selected,
                          const std::optional<WrittenTable>& written) {
  const script::Plan plan =
      script::plan_of(record, table, selected, written, ScriptLanguage::python);
  const script::Preparation preparation = python::preparation_of(plan.steps);
  const Reduction reduction = reduction_of(plan);
  const Reader reader = reader_of(plan);
  std::string text = head(plan);
  text += "TABLE = " + literal(plan.source) + "\nSHA256 = " + literal(plan.sha256) + "\n";
  text += reader.constants + column_constants(plan) + preparation.constants;
  text += reduction.constants + "\n" + std::string(python::table_class);
  for (const auto& functions : {reader.functions, preparation.functions}) {
    for (const std::string_view function : functions) {
      text += "\n" + std::string(function);
    }
  }
  text += "\n\ndef prepare(table):\n    \"\"\"What was done to the table before the run.\"\"\"\n" +
          preparation.statements;
  text += transformer(reduction);
  return text += "\n" + std::string(python::table_writer);
}

}  // namespace steelyard
