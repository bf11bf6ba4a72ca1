// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/default_roles.h"

#include "core/data/column_facts.h"

namespace steelyard::ui {

namespace {

/// A text column whose values are nearly all different identifies samples rather than classes.
bool looksLikeClasses(const Column& column, Index samples) {
  const auto classes = static_cast<Index>(column.categories.size());
  return column.kind == ColumnKind::category && classes >= 2 && classes * 2 <= samples;
}

}  // namespace

void giveDefaultRoles(Dataset& dataset) {
  if (!dataset.columns_with(Role::input).empty()) {
    return;
  }
  // Some files say which column is the target or the time; the other columns are the inputs.
  const bool answered = !dataset.columns_with(Role::truth).empty();
  bool labelled = !dataset.columns_with(Role::label).empty();
  for (std::size_t position = 0; position < dataset.columns.size(); ++position) {
    Column& column = dataset.columns[position];
    if (!column.roles.empty()) {
      continue;
    }
    if (column.kind == ColumnKind::number) {
      if (!column_facts(dataset, static_cast<Index>(position)).constant) {
        column.roles = column.roles.with(Role::input);
        column.roles = answered ? column.roles : column.roles.with(Role::truth);
      }
    } else if (!labelled && looksLikeClasses(column, dataset.samples())) {
      column.roles = column.roles.with(Role::label);
      labelled = true;
    }
  }
}

}  // namespace steelyard::ui
