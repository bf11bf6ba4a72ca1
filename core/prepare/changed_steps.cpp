// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/changed_steps.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/prepare/columns_parameter.h"
#include "core/prepare/preparation.h"
#include "core/prepare/text_columns.h"

namespace steelyard {
namespace {

/// Whether a column of numbers was made of text in this column.
bool comes_from(const Column& made, const std::string& name) {
  return made.made_of_text ? made.made_of_text->column == name : made.name == name;
}

/// A column of which nothing is left has none.
void give_roles(const std::vector<Column>& now, Dataset& read) {
  for (Column& column : read.columns) {
    const auto found = std::find_if(
        now.begin(), now.end(), [&](const Column& made) { return comes_from(made, column.name); });
    column.roles = found == now.end() ? RoleSet() : found->roles;
  }
}

/// The columns that have the name and the kind of those of another table.
std::vector<Index> same_columns(const Dataset& before, const std::vector<Index>& columns,
                                const Dataset& table) {
  std::vector<Index> same;
  for (const Index column : columns) {
    const Column& wanted = before.columns[static_cast<std::size_t>(column)];
    const auto found = table.column_named(wanted.name);
    if (found && table.columns[static_cast<std::size_t>(*found)].kind == wanted.kind) {
      same.push_back(*found);
    }
  }
  std::sort(same.begin(), same.end());
  return same;
}

/// The step on the same columns of another table; nothing where none of them is there.
std::optional<PreparationStep> step_for(const Dataset& table, const Dataset& before,
                                        PreparationStep step) {
  if (!step.values.contains(columns_id)) {
    return step;
  }
  const std::string& text = step.values.choice(columns_id);
  const std::vector<Index> columns = preparation(step.id).columns(before, text);
  const std::vector<Index> same = same_columns(before, columns, table);
  if (same.empty()) {
    return std::nullopt;
  }
  step.values.set(columns_id, text_of_columns(table, same));
  return step;
}

/// Methods take numbers: text that stays text is neither an input nor a ground truth.
void take_numbers_only(Dataset& table) {
  for (Column& column : table.columns) {
    if (column.kind == ColumnKind::category) {
      column.roles = column.roles.without(Role::input).without(Role::truth);
    }
  }
}

}  // namespace

RepreparedTable with_changed_step(Dataset read, const std::vector<PreparationStep>& steps,
                                  const std::vector<Column>& now, const ChangedStep& changed,
                                  const ReadControl& control) {
  give_roles(now, read);
  for (std::size_t at = 0; at < changed.position; ++at) {
    read = prepared(std::move(read), steps[at], control);
  }
  Dataset before = read;
  Dataset table = std::move(read);
  if (changed.instead) {
    table = prepared(std::move(table), *changed.instead, control);
  }
  for (std::size_t at = changed.position; at < steps.size(); ++at) {
    if (at > changed.position) {
      if (std::optional<PreparationStep> step = step_for(table, before, steps[at])) {
        table = prepared(std::move(table), std::move(*step), control);
      }
    }
    before = prepared(std::move(before), steps[at], control);
  }
  take_numbers_only(table);
  return {std::move(table), std::move(before.columns)};
}

ChangedStep without_text(Dataset read, const std::vector<PreparationStep>& steps,
                         std::size_t position, const std::string& text) {
  for (std::size_t at = 0; at < position; ++at) {
    read = prepared(std::move(read), steps[at]);
  }
  PreparationStep step = steps[position];
  std::vector<Index> columns = text_columns_of(read, step.values.choice(columns_id));
  std::erase_if(columns, [&](Index column) {
    return read.columns[static_cast<std::size_t>(column)].name == text;
  });
  if (columns.empty()) {
    return {position, std::nullopt};
  }
  step.values.set(columns_id, text_of_columns(read, columns));
  return {position, std::move(step)};
}

}  // namespace steelyard
