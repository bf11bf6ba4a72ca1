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

std::string new_column(const script::NewColumn& column) {
  std::vector<std::string> items;
  for (const auto& [text, value] : column.made.numbers) {
    items.push_back(literal(text) + ": " + number(value));
  }
  return "(" + literal(column.name) + ", " + dictionary(items) + ", " +
         number_or_nan(column.made.other) + ", " + number_or_nan(column.made.missing) + ")";
}

}  // namespace

std::string encoded_columns(const std::vector<script::EncodedText>& texts) {
  std::string constant = "ENCODED = {";
  for (const script::EncodedText& text : texts) {
    std::string columns;
    for (const script::NewColumn& column : text.columns) {
      columns += (columns.empty() ? "" : ",\n    ") + new_column(column);
    }
    constant += "\n    " + literal(text.name) + ": [" + columns + "],";
  }
  return constant + "}\n";
}

}  // namespace steelyard::python
