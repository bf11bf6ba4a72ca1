// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_encoding.h"

#include <limits>
#include <vector>

#include "core/report/python_text.h"

namespace steelyard::python {
namespace {

std::string number_or_nan(const std::optional<double>& value) {
  return number(value.value_or(std::numeric_limits<double>::quiet_NaN()));
}

std::string new_column(const Column& column) {
  const MadeOfText& made = *column.made_of_text;
  std::vector<std::string> items;
  for (const auto& [text, value] : made.numbers) {
    items.push_back(literal(text) + ": " + number(value));
  }
  return "(" + literal(column.name) + ", " + dictionary(items) + ", " + number_or_nan(made.other) +
         ", " + number_or_nan(made.missing) + ")";
}

}  // namespace

std::string encoded_columns(const Dataset& table) {
  std::vector<std::string> texts;  // that became numbers, with the columns that they became
  std::string last;
  for (const Column& column : table.columns) {
    if (!column.made_of_text) {
      continue;
    }
    if (!texts.empty() && column.made_of_text->column == last) {
      texts.back() += ",\n    " + new_column(column);
    } else {
      last = column.made_of_text->column;
      texts.push_back(literal(last) + ": [" + new_column(column));
    }
  }
  std::string constant = "ENCODED = {";
  for (const std::string& text : texts) {
    constant += "\n    " + text + "],";
  }
  return constant + "}\n";
}

}  // namespace steelyard::python
