// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/table_notes.h"

#include <QStringList>
#include <algorithm>
#include <iterator>

#include "core/data/column_proposals.h"
#include "ui/count_text.h"
#include "ui/data/asked.h"
#include "ui/data/column_model.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

struct Gaps {
  Index cells = 0;
  std::vector<Index> wholeRows;  ///< rows without gaps, ascending
};

/// Only columns that have gaps are scanned row by row.
Gaps gapsIn(const ColumnsView& data, const std::vector<Index>& used) {
  Gaps gaps;
  std::vector<Index> incomplete;
  for (const Index column : one_of_each_text(data.table.columns, used)) {
    const Index missing = data.model.facts(column).missing;
    gaps.cells += missing;
    if (missing > 0) {
      incomplete.push_back(column);
    }
  }
  gaps.wholeRows = complete_rows(*data.table.table, incomplete);
  return gaps;
}

}  // namespace

std::vector<Index> columnsInUse(const std::vector<Column>& columns) {
  std::vector<Index> used;
  for (std::size_t position = 0; position < columns.size(); ++position) {
    const RoleSet roles = columns[position].roles;
    if (roles.has(Role::input) || roles.has(Role::truth)) {
      used.push_back(static_cast<Index>(position));
    }
  }
  return used;
}

MissingCells missingCells(const ColumnsView& data, const ColumnsView* truth) {
  const Gaps here = gapsIn(data, columnsInUse(data.table.columns));
  MissingCells missing{here.cells, 0};
  std::vector<Index> whole = here.wholeRows;
  // If the tables differ in length, samples were left out of the first: only its own gaps count.
  if (truth != nullptr && truth->table.samples() == data.table.samples()) {
    const Gaps there = gapsIn(*truth, truth->table.columns_with(Role::truth));
    missing.cells += there.cells;
    whole.clear();
    std::set_intersection(here.wholeRows.begin(), here.wholeRows.end(), there.wholeRows.begin(),
                          there.wholeRows.end(), std::back_inserter(whole));
  }
  missing.rows = missing.cells == 0 ? 0 : data.table.samples() - std::ssize(whole);
  return missing;
}

bool exceedsPeriod(const ColumnsView& data, Role role, double Column::*period) {
  const std::vector<Index> columns = data.table.columns_with(role);
  return std::any_of(columns.begin(), columns.end(), [&](Index column) {
    const double one = data.table.columns[static_cast<std::size_t>(column)].*period;
    return one > 0.0 && data.model.facts(column).range > one;
  });
}

QString constantInputs(const ColumnsView& data) {
  QStringList names;
  for (const Index column : data.table.columns_with(Role::input)) {
    if (data.model.facts(column).constant) {
      names << plainName(data.table.columns[static_cast<std::size_t>(column)].name);
    }
  }
  if (names.isEmpty()) {
    return {};
  }
  const int several = static_cast<int>(names.size());
  const QString some = names.mid(0, 3).join(QStringLiteral(", "));
  return several > 3 ? QObject::tr("%1 constant inputs carry no information: %2, ...")
                           .arg(several)
                           .arg(some)
                     : QObject::tr("Constant inputs carry no information: %1").arg(some);
}

std::vector<Index> unusedTexts(const TableSnapshot& table) {
  std::vector<Index> unused;
  for (Index position = 0; position < std::ssize(table.columns); ++position) {
    const Column& column = table.columns[static_cast<std::size_t>(position)];
    if (column.kind == ColumnKind::category && column.roles.empty()) {
      unused.push_back(position);
    }
  }
  return unused;
}

QString noteOfUnused(const Dataset& table, const std::vector<Index>& texts) {
  const bool anyRepeats = std::any_of(
      texts.begin(), texts.end(), [&table](Index column) { return looks_repeated(table, column); });
  const Index count = std::ssize(texts);
  return anyRepeats
             ? countText(count, QObject::tr("%1 text column is not used: %2."),
                         QObject::tr("%1 text columns are not used: %2.", nullptr, howMany(count)))
                   .arg(namesInWords(table, texts))
             : QString();
}

}  // namespace steelyard::ui
