// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/target_roles.h"

#include <algorithm>
#include <utility>

#include "core/data/column_facts.h"
#include "core/data/column_proposals.h"

namespace steelyard {
namespace {

Column& column_at(std::vector<Column>& columns, Index position) {
  return columns[static_cast<std::size_t>(position)];
}

/// The roles that a question gives to columns. They may be those of the table itself: nothing is
/// read of these but their names, their kinds and their values.
struct Asking {
  const Dataset& table;
  std::vector<Column>& columns;

  [[nodiscard]] Column& at(Index position) const { return column_at(columns, position); }
  [[nodiscard]] bool has_any(Role role) const { return !columns_with(columns, role).empty(); }
};

void drop_question(std::vector<Column>& columns) {
  for (Column& column : columns) {
    column.roles = column.roles.without(Role::input).without(Role::truth).without(Role::label);
  }
}

void mark_groups_and_time(const Asking& asking, const ColumnProposals& proposed,
                          std::span<const Index> targets) {
  const auto is_taken = [&asking, targets](Index column) {
    return std::find(targets.begin(), targets.end(), column) != targets.end() ||
           asking.at(column).roles.has(Role::weight);
  };
  if (!asking.has_any(Role::id)) {
    const auto group = std::find_if_not(proposed.groups.begin(), proposed.groups.end(), is_taken);
    if (group != proposed.groups.end()) {
      asking.at(*group).roles = RoleSet().with(Role::id);
    }
  }
  if (!asking.has_any(Role::time) && proposed.time && !is_taken(*proposed.time)) {
    asking.at(*proposed.time).roles = RoleSet().with(Role::time);
  }
}

/// Identifiers are no candidates, unless there is no other column.
void make_inputs(const Asking& asking, const ColumnProposals& proposed) {
  const auto make = [&](bool with_identifiers) {
    bool made = false;
    for (Index position = 0; position < std::ssize(asking.columns); ++position) {
      Column& column = asking.at(position);
      const bool identifier = std::find(proposed.identifiers.begin(), proposed.identifiers.end(),
                                        position) != proposed.identifiers.end();
      if (column.kind == ColumnKind::number && column.roles.empty() && !column.set_aside &&
          (with_identifiers || !identifier) && !column_facts(asking.table, position).constant) {
        column.roles = RoleSet().with(Role::input);
        made = true;
      }
    }
    return made;
  };
  if (!make(false)) {
    make(true);
  }
}

/// Classes colour the projection even where they are not explained. A target of few whole numbers
/// is both: methods for numbers and for classes can take it.
void mark_classes(const Asking& asking, std::span<const Index> targets) {
  if (asking.has_any(Role::label)) {
    return;
  }
  if (targets.size() == 1 && count_few_values(asking.table, targets.front()) > 0) {
    RoleSet& roles = asking.at(targets.front()).roles;
    roles = roles.with(Role::label);
    return;
  }
  for (Index position = 0; position < std::ssize(asking.columns); ++position) {
    Column& column = asking.at(position);
    if (column.roles.empty() && looks_like_classes(asking.table, position)) {
      column.roles = RoleSet().with(Role::label);
      return;
    }
  }
}

void take_targets(std::vector<Column>& columns, std::span<const Index> targets) {
  bool numbers = false;
  for (const Index target : targets) {
    if (Column& column = column_at(columns, target); column.kind == ColumnKind::number) {
      column.roles = RoleSet().with(Role::truth);
      numbers = true;
    }
  }
  if (!numbers && !targets.empty()) {
    column_at(columns, targets.front()).roles = RoleSet().with(Role::label);
  }
}

void ask(const Asking& asking, std::span<const Index> targets) {
  take_targets(asking.columns, targets);
  const ColumnProposals proposed = column_proposals(asking.table);
  mark_groups_and_time(asking, proposed, targets);
  make_inputs(asking, proposed);
}

}  // namespace

std::vector<Index> explained_columns(const std::vector<Column>& columns) {
  std::vector<Index> truth = columns_with(columns, Role::truth);
  if (truth.empty()) {
    return columns_with(columns, Role::label);
  }
  return truth == columns_with(columns, Role::input) ? std::vector<Index>{} : truth;
}

void ask_for(const Dataset& table, std::vector<Column>& columns, std::span<const Index> targets) {
  drop_question(columns);
  ask({table, columns}, targets);
  mark_classes({table, columns}, targets);
  if (targets.empty()) {
    for (const Index input : columns_with(columns, Role::input)) {
      RoleSet& roles = column_at(columns, input).roles;
      roles = roles.with(Role::truth);
    }
  }
}

void ask_for(Dataset& dataset, std::span<const Index> targets) {
  ask_for(dataset, dataset.columns, targets);
}

void ask_for_another_table(const Dataset& table, std::vector<Column>& columns) {
  drop_question(columns);
  ask({table, columns}, {});
  mark_classes({table, columns}, {});
}

TakenColumns give_default_inputs(Dataset& dataset) {
  const ColumnProposals proposed = column_proposals(dataset);
  TakenColumns taken;
  const auto is_free = [&](Index column) {
    return column_at(dataset.columns, column).roles.empty();
  };
  if (proposed.time && is_free(*proposed.time) && dataset.columns_with(Role::time).empty()) {
    taken.time = proposed.time;
    column_at(dataset.columns, *taken.time).roles = RoleSet().with(Role::time);
  }
  const auto group = std::find_if(proposed.groups.begin(), proposed.groups.end(), is_free);
  const bool wanted = group != proposed.groups.end() && dataset.columns_with(Role::id).empty();
  if (wanted && column_at(dataset.columns, *group).kind == ColumnKind::number) {
    taken.group = *group;
    column_at(dataset.columns, *group).roles = RoleSet().with(Role::id);
  }
  std::vector<Index> others;
  for (Index column = 0; column < std::ssize(dataset.columns); ++column) {
    const Column& at = column_at(dataset.columns, column);
    if (at.kind == ColumnKind::number && is_free(column) && !at.set_aside) {
      if (column_facts(dataset, column).missing == dataset.samples()) {
        taken.empty.push_back(column);
        continue;
      }
      const bool named = std::find(proposed.identifiers.begin(), proposed.identifiers.end(),
                                   column) != proposed.identifiers.end();
      (named ? taken.identifiers : others).push_back(column);
    }
  }
  if (others.empty()) {
    others = std::exchange(taken.identifiers, {});
  }
  for (const Index column : others) {
    column_at(dataset.columns, column).roles = RoleSet().with(Role::input);
  }
  return taken;
}

void ask_by_default(Dataset& dataset) {
  if (!dataset.columns_with(Role::input).empty()) {
    return;
  }
  const std::vector<Index> truth = dataset.columns_with(Role::truth);
  const std::vector<Index> labels = dataset.columns_with(Role::label);
  if (truth.empty() && !labels.empty()) {  // classes, even if they are numbers
    ask({dataset, dataset.columns}, {});
    return;
  }
  ask_for(dataset, truth.empty() ? column_proposals(dataset).chosen : truth);
}

}  // namespace steelyard
