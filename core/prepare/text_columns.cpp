// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/text_columns.h"

#include <algorithm>
#include <utility>

#include "core/data/column_proposals.h"
#include "core/data/column_selection.h"
#include "core/data/group_column.h"
#include "core/data/name_words.h"
#include "core/data/time_column.h"
#include "core/error.h"
#include "core/prepare/column_encoding.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/preparation.h"
#include "core/text.h"

namespace steelyard {
namespace {

const Column& column_at(const Dataset& table, Index column) {
  return table.columns[static_cast<std::size_t>(column)];
}

bool is_text(const Dataset& table, Index column) {
  return column_at(table, column).kind == ColumnKind::category;
}

/// Whether its name says that samples with one value belong together, so that it orders the samples
/// and does not describe them.
bool tells_of_groups(const Dataset& table, Index column) {
  const Column& about = column_at(table, column);
  return is_named_like_group(about.name) && looks_repeated(table, column) &&
         repeats_like_units(table, column) &&
         std::ssize(about.categories) >= fewest_groups(about.name);
}

/// Whether it is text that describes a sample.
bool describes(const Dataset& table, Index column) {
  return is_text(table, column) && !tells_of_groups(table, column) && !times_in(table, column);
}

bool is_free(const Dataset& table, Index column) {
  const Column& about = column_at(table, column);
  return about.roles.empty() && !about.set_aside;
}

/// No scale has so many steps, and names of a million samples need not be sorted to tell.
bool can_be_numbers(const Dataset& table, Index column) {
  constexpr std::size_t most = 1000;
  return column_at(table, column).categories.size() <= most &&
         encoding_of(table, column).kind != EncodingKind::none;
}

}  // namespace

std::vector<Index> text_columns_of(const Dataset& table, const std::string& text) {
  std::vector<Index> columns =
      text == inputs_word || text == "all" ? encodable_columns(table) : select_columns(table, text);
  std::sort(columns.begin(), columns.end());
  for (const Index column : columns) {
    if (!is_text(table, column)) {
      throw bad_input({message("text_columns.numbers", "the column holds numbers already"),
                       table.name + ", column '" + column_at(table, column).name + "'",
                       message("text_columns.numbers.accepted", "columns of text")});
    }
  }
  if (columns.empty()) {
    throw bad_input({message("text_columns.none", "no column of text can become an input"),
                     table.name, message("text_columns.none.accepted", "a column of text")});
  }
  return columns;
}

std::vector<Index> texts_of_few_values(const Dataset& table) {
  std::vector<Index> columns;
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    if (describes(table, column) && can_be_numbers(table, column)) {
      columns.push_back(column);
    }
  }
  return columns;
}

std::vector<Index> encodable_columns(const Dataset& table) {
  std::vector<Index> columns;
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    const bool input = is_text(table, column) && column_at(table, column).roles.has(Role::input);
    const bool free = is_free(table, column) && describes(table, column);
    if ((input || free) && can_be_numbers(table, column)) {
      columns.push_back(column);
    }
  }
  return columns;
}

std::optional<PreparationStep> proposed_encoding(const Dataset& table) {
  std::vector<Index> columns = encodable_columns(table);
  const auto is_input = [&](Index column) {
    return column_at(table, column).roles.has(Role::input);
  };
  if (std::any_of(columns.begin(), columns.end(), is_input)) {
    columns.erase(std::remove_if(columns.begin(), columns.end(),
                                 [&](Index column) { return !is_input(column); }),
                  columns.end());
  }
  if (columns.empty()) {
    return std::nullopt;
  }
  PreparationStep step{"encode", preparation("encode").schema().defaults()};
  step.values.set(columns_id, text_of_columns(table, columns));
  return step;
}

Dataset with_text_inputs(Dataset table, bool tell_left_out, const ReadControl& control) {
  if (has_step(table.origin, "encode")) {
    return table;
  }
  if (Message left = tell_left_out ? text_left_out(table) : Message(); !left.says_nothing()) {
    table.warnings.push_back(std::move(left));
  }
  std::optional<PreparationStep> step = proposed_encoding(table);
  if (!step) {
    return table;
  }
  if (table.columns_with(Role::input).empty()) {
    for (const Index column : encodable_columns(table)) {
      table.columns[static_cast<std::size_t>(column)].roles = RoleSet().with(Role::input);
    }
  }
  return prepared(std::move(table), std::move(*step), control);
}

Message text_left_out(const Dataset& table) {
  constexpr std::size_t most = 20;
  std::vector<std::string> names;
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    if (is_free(table, column) && describes(table, column) && !can_be_numbers(table, column)) {
      names.push_back(short_name(column_at(table, column).name));
    }
  }
  if (names.empty()) {
    return {};
  }
  if (names.size() > most) {
    names.resize(most);
    names.emplace_back("...");
  }
  return message("text_columns.left_out",
                 "no inputs, since they are text with too many values or only one: {1}",
                 in_one_line(names));
}

void renew_text_left_out(Dataset& table) {
  const auto note =
      std::find_if(table.warnings.begin(), table.warnings.end(),
                   [](const Message& warning) { return warning.id == "text_columns.left_out"; });
  if (note == table.warnings.end()) {
    return;
  }
  *note = text_left_out(table);
  if (note->says_nothing()) {
    table.warnings.erase(note);
  }
}

}  // namespace steelyard
