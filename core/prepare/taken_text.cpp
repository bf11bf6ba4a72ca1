// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/taken_text.h"

#include <algorithm>
#include <string>

#include "core/prepare/column_encoding.h"
#include "core/text.h"

namespace steelyard {
namespace {

Index indicators_beside(const Dataset& table, const Column& column) {
  return std::count_if(table.columns.begin(), table.columns.end(), [&](const Column& other) {
    return is_indicator(other) && other.made_of_text->column == column.made_of_text->column;
  });
}

Message in_order(const Column& column) {
  std::string words;
  for (const std::string& word : words_of(column)) {
    words += (words.empty() ? "" : " < ") + short_name(word);
  }
  return words_of(column).size() == 2
             ? message("text_taken.two_values", "taken as 0 and 1: {1}", words)
             : message("text_taken.ordered", "taken as ordered: {1}", words);
}

}  // namespace

Message text_taken_as(const Dataset& table, Index column, RoleSet roles) {
  const Column& about = table.columns[static_cast<std::size_t>(column)];
  if (about.kind == ColumnKind::number) {
    return words_of(about).size() > 1 ? in_order(about)
           : is_indicator(about)
               ? message("text_taken.categories", "taken as categories: {1} {1:value|values}",
                         indicators_beside(table, about))
               : Message();
  }
  const Index values = std::ssize(about.categories);
  const bool many = values > most_categories || 2 * values > table.samples();
  return roles.empty() && many
             ? message("text_taken.left_out", "not an input: {1} different {1:text|texts}", values)
             : Message();
}

}  // namespace steelyard
