// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/target_roles.h"

#include <algorithm>

#include "core/data/column_facts.h"
#include "core/data/column_proposals.h"

namespace steelyard {
namespace {

Column& column_at(Dataset& dataset, Index position) {
  return dataset.columns[static_cast<std::size_t>(position)];
}

void drop_question(Dataset& dataset) {
  for (Column& column : dataset.columns) {
    column.roles = column.roles.without(Role::input).without(Role::truth).without(Role::label);
  }
}

void mark_groups_and_time(Dataset& dataset, const ColumnProposals& proposed,
                          std::span<const Index> targets) {
  const auto is_target = [targets](Index column) {
    return std::find(targets.begin(), targets.end(), column) != targets.end();
  };
  if (dataset.columns_with(Role::id).empty()) {
    const auto group =
        std::find_if_not(proposed.groups.begin(), proposed.groups.end(), is_target);
    if (group != proposed.groups.end()) {
      column_at(dataset, *group).roles = RoleSet().with(Role::id);
    }
  }
  if (dataset.columns_with(Role::time).empty() && proposed.time_is_ordered &&
      !is_target(*proposed.time)) {
    column_at(dataset, *proposed.time).roles = RoleSet().with(Role::time);
  }
}

void make_inputs(Dataset& dataset) {
  for (Index position = 0; position < std::ssize(dataset.columns); ++position) {
    Column& column = column_at(dataset, position);
    if (column.kind == ColumnKind::number && column.roles.empty() &&
        !column_facts(dataset, position).constant) {
      column.roles = RoleSet().with(Role::input);
    }
  }
}

/// Classes colour the projection even where they are not explained.
void mark_classes(Dataset& dataset) {
  if (!dataset.columns_with(Role::label).empty()) {
    return;
  }
  for (Index position = 0; position < std::ssize(dataset.columns); ++position) {
    Column& column = column_at(dataset, position);
    if (column.roles.empty() && looks_like_classes(dataset, position)) {
      column.roles = RoleSet().with(Role::label);
      return;
    }
  }
}

void take_targets(Dataset& dataset, std::span<const Index> targets) {
  bool numbers = false;
  for (const Index target : targets) {
    if (Column& column = column_at(dataset, target); column.kind == ColumnKind::number) {
      column.roles = RoleSet().with(Role::truth);
      numbers = true;
    }
  }
  if (!numbers && !targets.empty()) {
    column_at(dataset, targets.front()).roles = RoleSet().with(Role::label);
  }
}

void ask(Dataset& dataset, std::span<const Index> targets) {
  drop_question(dataset);
  take_targets(dataset, targets);
  mark_groups_and_time(dataset, column_proposals(dataset), targets);
  make_inputs(dataset);
}

}  // namespace

std::vector<Index> explained_columns(const Dataset& dataset) {
  std::vector<Index> truth = dataset.columns_with(Role::truth);
  if (truth.empty()) {
    return dataset.columns_with(Role::label);
  }
  return truth == dataset.columns_with(Role::input) ? std::vector<Index>{} : truth;
}

void ask_for(Dataset& dataset, std::span<const Index> targets) {
  ask(dataset, targets);
  mark_classes(dataset);
  if (targets.empty()) {
    for (const Index input : dataset.columns_with(Role::input)) {
      RoleSet& roles = column_at(dataset, input).roles;
      roles = roles.with(Role::truth);
    }
  }
}

void ask_for_another_table(Dataset& dataset) {
  ask(dataset, {});
  mark_classes(dataset);
}

void ask_by_default(Dataset& dataset) {
  if (!dataset.columns_with(Role::input).empty()) {
    return;
  }
  std::vector<Index> targets = explained_columns(dataset);
  ask_for(dataset, targets.empty() ? column_proposals(dataset).chosen : targets);
}

}  // namespace steelyard
