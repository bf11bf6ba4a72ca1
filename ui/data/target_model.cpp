// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/target_model.h"

#include <algorithm>
#include <map>
#include <string>

#include "core/data/column_proposals.h"
#include "ui/message_text.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

QString reasonText(TargetReason reason) {
  switch (reason) {
    case TargetReason::name:
      return TargetModel::tr("looks like a target");
    case TargetReason::last:
      return TargetModel::tr("the last column");
    case TargetReason::classes:
      return TargetModel::tr("classes");
  }
  return {};
}

}  // namespace

std::vector<int> TargetModel::makeRows(const Dataset& table) {
  std::vector<int> at(table.columns.size(), -1);
  std::map<std::string, int> texts;  // the rows of columns that were text
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    const Column& about = table.columns[static_cast<std::size_t>(column)];
    const auto text = is_indicator(about) ? text_origin(about) : std::nullopt;
    if (text && texts.contains(text->column)) {
      at[static_cast<std::size_t>(column)] = texts.at(text->column);
      rows_[static_cast<std::size_t>(texts.at(text->column))].columns.push_back(column);
    } else if (about.kind == ColumnKind::number || looks_like_classes(table, column)) {
      at[static_cast<std::size_t>(column)] = static_cast<int>(rows_.size());
      const std::string& name = text ? text->column : about.name;
      if (text) {
        texts.emplace(name, static_cast<int>(rows_.size()));
      }
      rows_.push_back({{column}, plainName(name), {}, {}, false, false});
    }
  }
  return at;
}

void TargetModel::setTable(const AskedTable& asked, const std::vector<Index>& chosen) {
  beginResetModel();
  rows_.clear();
  proposedOnly_ = true;
  const std::vector<int> at = makeRows(*asked.table.table);
  const auto row = [&](Index column) -> Row* {
    const int found = at[static_cast<std::size_t>(column)];
    return found < 0 ? nullptr : &rows_[static_cast<std::size_t>(found)];
  };
  for (const ColumnFinding& finding : asked.findings) {
    if (Row* found = row(finding.column); found != nullptr && found->badge.isEmpty()) {
      found->badge = plainName(shownWords(finding.badge));
      found->explanation = QString::fromStdString(shownWords(finding.sentence));
      found->warning = true;
    }
  }
  for (const TargetProposal& proposal : asked.proposed.targets) {
    if (Row* found = row(proposal.column); found != nullptr && found->badge.isEmpty()) {
      found->badge = reasonText(proposal.reason);
    }
  }
  for (const Index column : chosen) {
    if (Row* found = row(column)) {
      found->chosen = true;
    }
  }
  endResetModel();
}

std::vector<Index> TargetModel::chosen() const {
  std::vector<Index> columns;
  for (const Row& row : rows_) {
    if (row.chosen) {
      columns.insert(columns.end(), row.columns.begin(), row.columns.end());
    }
  }
  std::sort(columns.begin(), columns.end());
  return columns;
}

void TargetModel::chooseOnly(int row) {
  for (Row& each : rows_) {
    each.chosen = false;
  }
  rows_.at(static_cast<std::size_t>(row)).chosen = true;
  proposedOnly_ = false;
  announce();
}

int TargetModel::rowOf(Index column) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(), [column](const Row& row) {
    return std::count(row.columns.begin(), row.columns.end(), column) > 0;
  });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int TargetModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant TargetModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
      return row.name;
    case Qt::CheckStateRole:
      return static_cast<int>(row.chosen ? Qt::Checked : Qt::Unchecked);
    case Qt::ToolTipRole:
      return tipText(row.explanation.isEmpty() ? row.name : row.explanation);
    case Qt::AccessibleTextRole:
      return row.badge.isEmpty() ? row.name : tr("%1, %2").arg(row.name, row.badge);
    case BadgeRole:
      return row.badge;
    case WarningRole:
      return row.warning;
    default:
      return {};
  }
}

Qt::ItemFlags TargetModel::flags(const QModelIndex& index) const {
  return QAbstractListModel::flags(index) | Qt::ItemIsUserCheckable;
}

bool TargetModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return false;
  }
  const bool on = value.toInt() == Qt::Checked;
  if (on && proposedOnly_) {
    chooseOnly(index.row());
    return true;
  }
  rows_[static_cast<std::size_t>(index.row())].chosen = on;
  proposedOnly_ = false;
  announce();
  return true;
}

void TargetModel::announce() {
  if (!rows_.empty()) {
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
  }
  Q_EMIT chosenChanged();
}

}  // namespace steelyard::ui
