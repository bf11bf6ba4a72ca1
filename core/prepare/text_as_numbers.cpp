// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/text_as_numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/column_selection.h"
#include "core/data/number.h"
#include "core/error.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/schema_of.h"
#include "core/prepare/text_columns.h"

namespace steelyard {
namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

struct TextAsNumbersOptions {
  std::string columns = inputs_word;
};

ParameterList<TextAsNumbersOptions> text_as_numbers_parameters() {
  return {parameter({columns_id, "Columns",
                     "inputs: all columns of text most cells of which are numbers; or names and "
                     "ranges such as x1,x2 or 3-7"},
                    field(&TextAsNumbersOptions::columns))};
}

/// The number that a text is; NaN where it is none.
double number_in(std::string_view text, char mark) {
  const ParsedNumber parsed = parse_number(text, mark);
  return parsed.kind == NumberKind::number ? parsed.value : gap;
}

/// What the texts of a column are with one decimal mark.
struct TextNumbers {
  std::vector<double> of_text;  ///< by code; NaN where it is none
  Index numbers = 0;            ///< cells
  Index cells = 0;              ///< cells with a text

  [[nodiscard]] bool are_most() const { return numbers > 0 && 2 * numbers > cells; }
};

TextNumbers numbers_with(const Dataset& table, Index column, char mark) {
  TextNumbers found;
  for (const std::string& text : table.columns[static_cast<std::size_t>(column)].categories) {
    found.of_text.push_back(number_in(text, mark));
  }
  for (const double code : table.values.col(column)) {
    if (!std::isnan(code)) {
      ++found.cells;
      found.numbers += std::isnan(found.of_text[static_cast<std::size_t>(code)]) ? 0 : 1;
    }
  }
  return found;
}

bool holds_text(const Dataset& table, Index column) {
  return table.columns[static_cast<std::size_t>(column)].kind == ColumnKind::category;
}

bool is_mostly_numbers(const Dataset& table, Index column) {
  return holds_text(table, column) &&
         numbers_with(table, column, decimal_mark_of(table, column)).are_most();
}

std::vector<Index> all_mixed_columns(const Dataset& table) {
  std::vector<Index> columns;
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    if (is_mostly_numbers(table, column)) {
      columns.push_back(column);
    }
  }
  return columns;
}

Message mixed_columns() {
  return message("text_as_numbers.accepted",
                 "columns of text more than half of whose cells are numbers");
}

/// A column of words would be missing as a whole.
void refuse_unmixed(const Dataset& table, Index column) {
  const std::string place =
      table.name + ", column '" + table.columns[static_cast<std::size_t>(column)].name + "'";
  if (!is_mostly_numbers(table, column)) {
    throw bad_input(
        {holds_text(table, column)
             ? message("text_as_numbers.words", "most cells of the column are no numbers")
             : message("text_as_numbers.numbers", "the column holds numbers already"),
         place, mixed_columns()});
  }
}

std::vector<Index> mixed_columns_of(const Dataset& table, const std::string& text) {
  const bool all = text == inputs_word || text == "all";
  std::vector<Index> columns = all ? all_mixed_columns(table) : select_columns(table, text);
  std::sort(columns.begin(), columns.end());
  if (columns.empty()) {
    throw bad_input({message("text_as_numbers.none", "no column of text holds mostly numbers"),
                     table.name, mixed_columns()});
  }
  for (const Index column : columns) {
    refuse_unmixed(table, column);
  }
  return columns;
}

/// \param mark  of the table's column: further rows may be too few to tell
void make_numbers(Index column, char mark, Dataset& rows) {
  const TextNumbers found = numbers_with(rows, column, mark);
  for (double& cell : rows.values.col(column)) {
    cell = std::isnan(cell) ? gap : found.of_text[static_cast<std::size_t>(cell)];
  }
  Column& about = rows.columns[static_cast<std::size_t>(column)];
  about.kind = ColumnKind::number;
  about.categories.clear();
}

/// Before a question, no column has a role; after it, a column that could have none becomes an
/// input.
void give_role(const Dataset& table, Column& column) {
  if (column.roles.empty() && !column.set_aside && !table.columns_with(Role::input).empty()) {
    column.roles = RoleSet().with(Role::input);
  }
}

Message take_numbers(Dataset& table, const ParameterValues& values,
                     const ReadControl& /*control*/) {
  const auto options = options_of(text_as_numbers_parameters(), values);
  const std::vector<Index> columns = mixed_columns_of(table, options.columns);
  Index others = 0;
  for (const Index column : columns) {
    const char mark = decimal_mark_of(table, column);
    const TextNumbers found = numbers_with(table, column, mark);
    others += found.cells - found.numbers;
    make_numbers(column, mark, table);
    give_role(table, table.columns[static_cast<std::size_t>(column)]);
  }
  renew_text_left_out(table);
  return message(
      "step.text_as_numbers",
      "{1} became numbers; {2} {2:cell that was none is|cells that were none are} missing",
      count_of_columns(table, columns), others);
}

/// Further rows may be all numbers.
void take_further_numbers(Dataset& rows, const Dataset& before, const ParameterValues& values) {
  const auto options = options_of(text_as_numbers_parameters(), values);
  for (const Index column : mixed_columns_of(before, options.columns)) {
    if (holds_text(rows, column)) {
      make_numbers(column, decimal_mark_of(before, column), rows);
    }
  }
}

}  // namespace

char decimal_mark_of(const Dataset& table, Index column) {
  return numbers_with(table, column, ',').numbers > numbers_with(table, column, '.').numbers ? ','
                                                                                             : '.';
}

Preparation text_as_numbers() {
  Preparation way{"text-as-numbers", "Text as numbers",
                  "Columns of numbers and a few words become numbers; the words become missing",
                  schema_of<text_as_numbers_parameters>, take_numbers};
  way.changes_values = true;
  way.follow = take_further_numbers;
  way.columns = mixed_columns_of;
  return way;
}

}  // namespace steelyard
