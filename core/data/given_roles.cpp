// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/given_roles.h"

#include <vector>

#include "core/data/column_selection.h"

namespace steelyard {
namespace {

void take_role(Role role, Dataset& dataset) {
  for (Column& column : dataset.columns) {
    column.roles = column.roles.without(role);
  }
}

}  // namespace

void give_role(std::string_view columns, Role role, Dataset& dataset) {
  take_role(role, dataset);
  for (const Index column : select_columns(dataset, columns)) {
    RoleSet& roles = dataset.columns[static_cast<std::size_t>(column)].roles;
    roles = roles.with(role);
  }
}

std::optional<Index> take_text_target_as_label(Dataset& dataset) {
  const std::vector<Index> targets = dataset.columns_with(Role::truth);
  if (targets.size() != 1) {
    return std::nullopt;
  }
  Column& target = dataset.columns[static_cast<std::size_t>(targets.front())];
  if (target.kind != ColumnKind::category) {
    return std::nullopt;
  }
  take_role(Role::label, dataset);
  target.roles = target.roles.without(Role::truth).with(Role::label);
  return targets.front();
}

void keep_weights_from_inputs(Dataset& dataset) {
  for (const Index column : dataset.columns_with(Role::weight)) {
    RoleSet& roles = dataset.columns[static_cast<std::size_t>(column)].roles;
    roles = roles.without(Role::input);
  }
}

}  // namespace steelyard
