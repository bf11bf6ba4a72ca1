// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/target_roles.h"

#include <algorithm>
#include <utility>

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
    const auto group = std::find_if_not(proposed.groups.begin(), proposed.groups.end(), is_target);
    if (group != proposed.groups.end()) {
      column_at(dataset, *group).roles = RoleSet().with(Role::id);
    }
  }
  if (dataset.columns_with(Role::time).empty() && proposed.time && !is_target(*proposed.time)) {
    column_at(dataset, *proposed.time).roles = RoleSet().with(Role::time);
  }
}

/// Identifiers are no candidates, unless there is no other column.
void make_inputs(Dataset& dataset, const ColumnProposals& proposed) {
  const auto make = [&](bool with_identifiers) {
    bool made = false;
    for (Index position = 0; position < std::ssize(dataset.columns); ++position) {
      Column& column = column_at(dataset, position);
      const bool identifier = std::find(proposed.identifiers.begin(), proposed.identifiers.end(),
                                        position) != proposed.identifiers.end();
      if (column.kind == ColumnKind::number && column.roles.empty() &&
          (with_identifiers || !identifier) && !column_facts(dataset, position).constant) {
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
void mark_classes(Dataset& dataset, std::span<const Index> targets = {}) {
  if (!dataset.columns_with(Role::label).empty()) {
    return;
  }
  if (targets.size() == 1 && count_few_values(dataset, targets.front()) > 0) {
    RoleSet& roles = column_at(dataset, targets.front()).roles;
    roles = roles.with(Role::label);
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
  take_targets(dataset, targets);
  const ColumnProposals proposed = column_proposals(dataset);
  mark_groups_and_time(dataset, proposed, targets);
  make_inputs(dataset, proposed);
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
  drop_question(dataset);
  ask(dataset, targets);
  mark_classes(dataset, targets);
  if (targets.empty()) {
    for (const Index input : dataset.columns_with(Role::input)) {
      RoleSet& roles = column_at(dataset, input).roles;
      roles = roles.with(Role::truth);
    }
  }
}

void ask_for_another_table(Dataset& dataset) {
  drop_question(dataset);
  ask(dataset, {});
  mark_classes(dataset);
}

TakenColumns give_default_inputs(Dataset& dataset) {
  const ColumnProposals proposed = column_proposals(dataset);
  TakenColumns taken;
  const auto is_free = [&](Index column) { return column_at(dataset, column).roles.empty(); };
  if (proposed.time && is_free(*proposed.time) && dataset.columns_with(Role::time).empty()) {
    taken.time = proposed.time;
    column_at(dataset, *taken.time).roles = RoleSet().with(Role::time);
  }
  const auto group = std::find_if(proposed.groups.begin(), proposed.groups.end(), is_free);
  const bool wanted = group != proposed.groups.end() && dataset.columns_with(Role::id).empty();
  if (wanted && column_at(dataset, *group).kind == ColumnKind::number) {
    taken.group = *group;
    column_at(dataset, *group).roles = RoleSet().with(Role::id);
  }
  std::vector<Index> others;
  for (Index column = 0; column < std::ssize(dataset.columns); ++column) {
    if (column_at(dataset, column).kind == ColumnKind::number && is_free(column)) {
      const bool named = std::find(proposed.identifiers.begin(), proposed.identifiers.end(),
                                   column) != proposed.identifiers.end();
      (named ? taken.identifiers : others).push_back(column);
    }
  }
  if (others.empty()) {
    others = std::exchange(taken.identifiers, {});
  }
  for (const Index column : others) {
    column_at(dataset, column).roles = RoleSet().with(Role::input);
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
    ask(dataset, {});
    return;
  }
  ask_for(dataset, truth.empty() ? column_proposals(dataset).chosen : truth);
}

}  // namespace steelyard
