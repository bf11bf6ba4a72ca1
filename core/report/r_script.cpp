// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/r_script.h"

#include "core/report/r_cell_words.h"
#include "core/report/r_delimited.h"
#include "core/report/r_files.h"
#include "core/report/r_numbers.h"
#include "core/report/r_pieces.h"
#include "core/report/r_preparation.h"
#include "core/report/r_table_end.h"
#include "core/report/r_text.h"
#include "core/report/script_plan.h"
#include "core/report/script_text.h"

namespace steelyard {
namespace r {
namespace {

/// "NAME <- value", as a line.
std::string constant(const std::string& name, const std::string& value) {
  return name + " <- " + value + "\n";
}

std::string head_of(const script::Plan& plan) {
  return "#!/usr/bin/env Rscript\n" + script::comment(plan.made) +
         script::comment(
             "Reads the table, prepares it as the run did, and writes the selected columns.") +
         script::comment(
             "Needs R from 4.0 on, and no packages. Usage: Rscript FILE [TABLE] [REDUCED]") +
         "\n";
}

std::string text_of(char mark) {
  return mark == '\0' ? "\"\"" : mark == '\t' ? R"("\t")" : literal(std::string(1, mark));
}

std::string constants_of(const Dialect& dialect) {
  return constant("ENCODING", literal(dialect.encoding)) +
         constant("DELIMITER", text_of(dialect.delimiter)) +
         constant("QUOTE", text_of(dialect.quote)) +
         constant("DECIMAL_MARK", text_of(dialect.decimal_mark)) +
         constant("THOUSANDS_MARK", text_of(dialect.thousands_mark)) +
         constant("HEADER", truth(dialect.header)) +
         constant("UNITS_ROW", truth(dialect.units_row)) +
         constant("ROW_NAMES", truth(dialect.row_names)) +
         constant("COMMENT", literal(dialect.comment)) +
         constant("SKIP_LINES", std::to_string(dialect.skip_lines));
}

std::string constants_of(const script::Plan& plan) {
  std::string constants =
      constant("TABLE", literal(plan.source)) + constant("SHA256", literal(plan.sha256));
  if (plan.reader == ScriptSource::text) {
    constants += constants_of(plan.dialect);
    constants += constant("ROWS_BELOW", truth(plan.rows_below));
    constants +=
        constant("TEXT_COLUMNS", vector_of_texts(plan.text_columns)) + cell_word_constants();
  }
  constants += constant("INPUTS", vector_of_texts(plan.inputs)) +
               constant("TARGETS", vector_of_texts(plan.targets)) +
               constant("NAMED_BY", vector_of_texts(plan.named_by));
  constants += constant("CHOSEN", vector_of_positions(plan.chosen));
  if (plan.map) {
    constants += constant("MAP", matrix_of_numbers(*plan.map));
    constants += constant("MIXED", literal(plan.mixed));
  } else if (plan.weights) {
    constants += constant("WEIGHTS", vector_of_numbers(*plan.weights));
  }
  return constants;
}

std::vector<std::string_view> functions_of(const script::Plan& plan) {
  if (plan.reader == ScriptSource::colvar) {
    return {file_content, reading_names, colvar_reader, table_functions};
  }
  return {file_content,    reading_names, text_decoding,    row_splitting,  cell_numbers,
          column_settling, table_end,     delimited_reader, table_functions};
}

std::string_view reduction_of(const script::Plan& plan) {
  return plan.map ? mapped_reduction : plan.weights ? weighted_reduction : plain_reduction;
}

std::string script_of(const script::Plan& plan) {
  const script::Preparation preparation = preparation_of(plan.steps);
  std::string text = head_of(plan) + constants_of(plan) + preparation.constants;
  for (const auto& functions : {functions_of(plan), preparation.functions}) {
    for (const std::string_view function : functions) {
      text += function;
    }
  }
  text += "\n# What was done to the table before the run.\nprepare <- function(table) {\n";
  text += preparation.statements + "  table\n}\n";
  for (const std::string_view function : {chosen_columns, reduction_of(plan), table_writer}) {
    text += function;
  }
  return text;
}

}  // namespace
}  // namespace r

std::string r_script(const Record& record, const Dataset& table, const std::vector<Index>& selected,
                     const std::optional<WrittenTable>& written) {
  return r::script_of(script::plan_of(record, table, selected, written, ScriptLanguage::r));
}

}  // namespace steelyard
