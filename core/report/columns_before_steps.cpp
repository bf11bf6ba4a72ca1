// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/columns_before_steps.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "core/error.h"

namespace steelyard {
namespace {

Error other_roles(const ColumnChoice& column) {
  return bad_input({message("command_line.other_roles",
                            "a column that a step added has other roles than its step gives it, "
                            "which a command line cannot express"),
                    "column '" + column.name + "'",
                    message("command_line.other_roles.accepted",
                            "all columns of one category as inputs, or none")});
}

std::vector<ColumnChoice> before_encoding(const std::vector<ColumnChoice>& columns) {
  std::vector<ColumnChoice> before;
  for (const ColumnChoice& column : columns) {
    if (!column.of_text) {
      before.push_back(column);
    } else if (before.empty() || !before.back().of_text ||
               before.back().of_text->column != column.of_text->column) {
      before.push_back(column);
      before.back().name = column.of_text->column;
      before.back().group.clear();
    } else if (before.back().roles != column.roles ||
               before.back().always_kept != column.always_kept) {
      throw other_roles(column);
    }
  }
  return before;
}

std::vector<ColumnChoice> before_marking(const std::vector<ColumnChoice>& columns) {
  constexpr std::string_view ending = " is missing";
  std::vector<ColumnChoice> before;
  for (const ColumnChoice& column : columns) {
    const std::string_view name = column.name;
    const bool ends =
        name.size() > ending.size() && name.substr(name.size() - ending.size()) == ending;
    const auto marked = std::find_if(before.begin(), before.end(), [&](const ColumnChoice& other) {
      return ends && other.name == name.substr(0, name.size() - ending.size());
    });
    if (marked == before.end()) {
      before.push_back(column);
    } else if (marked->roles != column.roles || column.always_kept) {
      throw other_roles(column);
    }
  }
  return before;
}

}  // namespace

std::vector<ColumnChoice> columns_before_steps(const std::vector<ColumnChoice>& columns,
                                               const TableOrigin& origin) {
  std::vector<ColumnChoice> before = columns;
  if (has_step(origin, "missing-indicator")) {
    before = before_marking(before);
  }
  return before_encoding(before);
}

}  // namespace steelyard
