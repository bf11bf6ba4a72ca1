// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/columns_parameter.h"

#include <algorithm>

#include "core/data/column_selection.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

std::vector<Index> named(const Dataset& table, const std::string& text) {
  if (text != inputs_word) {
    return select_columns(table, text);
  }
  std::vector<Index> inputs = table.columns_with(Role::input);
  // Text becomes numbers later.
  std::erase_if(inputs, [&table](Index column) {
    return table.columns[static_cast<std::size_t>(column)].kind == ColumnKind::category;
  });
  return inputs.empty() ? select_columns(table, "all") : inputs;
}

std::string ranges(const std::vector<Index>& columns) {
  std::string text;
  for (std::size_t at = 0; at < columns.size();) {
    std::size_t last = at;
    while (last + 1 < columns.size() && columns[last + 1] == columns[last] + 1) {
      ++last;
    }
    text += (text.empty() ? "" : ",") + std::to_string(columns[at] + 1);
    text += last > at ? "-" + std::to_string(columns[last] + 1) : "";
    at = last + 1;
  }
  return text;
}

bool names(const Dataset& table, const std::string& text, const std::vector<Index>& columns) {
  try {
    return select_columns(table, text) == columns;
  } catch (const Error&) {
    return false;
  }
}

}  // namespace

std::string text_of_columns(const Dataset& table, const std::vector<Index>& columns) {
  std::string text = ranges(columns);
  if (names(table, text, columns)) {
    return text;
  }
  text.clear();
  for (const Index column : columns) {
    text += (text.empty() ? "" : ",") + table.columns[static_cast<std::size_t>(column)].name;
  }
  return names(table, text, columns) ? text : inputs_word;
}

std::vector<Index> columns_of(const Dataset& table, const std::string& text) {
  std::vector<Index> columns = named(table, text);
  std::sort(columns.begin(), columns.end());
  for (const Index column : columns) {
    const Column& found = table.columns[static_cast<std::size_t>(column)];
    if (found.kind != ColumnKind::number) {
      throw bad_input({message("step_columns.text", "a text column has no numbers"),
                       table.name + ", column '" + found.name + "'",
                       message("step_columns.text.accepted", "columns of numbers")});
    }
  }
  return columns;
}

std::string count_of_columns(const Dataset& table, const std::vector<Index>& columns) {
  if (columns.size() == 1) {
    return "column '" + table.columns[static_cast<std::size_t>(columns.front())].name + "'";
  }
  return counted(columns.size(), "column");
}

std::string cell_place(const Dataset& table, Index sample, Index column) {
  return table.name + ", column '" + table.columns[static_cast<std::size_t>(column)].name +
         "', row " + std::to_string(table.row_of(sample) + 1);
}

}  // namespace steelyard
