// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/run_table_model.h"
#include "ui/plain_text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace steelyard::ui {
namespace {

const std::string& cellOf(const TextTable& table, const QModelIndex& index) {
  return table.rows.at(static_cast<std::size_t>(index.row()))
      .at(static_cast<std::size_t>(index.column()));
}

bool isNumber(const QString& text) {
  bool number = false;
  text.toDouble(&number);
  return number;
}

/// Empty if the heading needs no explanation.
QString meaningOf(const std::string& heading) {
  const std::map<std::string, QString> meanings{
      {"selected", RunTableModel::tr("How many features the method selected")},
      {"objective",
       RunTableModel::tr("Of the run's solution: the quantity that the method minimises")},
      {"cosine_overlap", RunTableModel::tr("With the known weights: 1 means equal up to scale")},
      {"purity", RunTableModel::tr("Of clusters in the weighted inputs: the share of samples that "
                                   "belong to the most common class of their cluster")},
      {"matched_purity",
       RunTableModel::tr("The same with clusters and classes matched one to one")},
      {"ending", RunTableModel::tr("Why the run ended")}};
  const auto found = meanings.find(heading);
  return found == meanings.end() ? QString() : found->second;
}

}  // namespace

void RunTableModel::setRuns(std::vector<ComparedRun> runs) {
  beginResetModel();
  runs_ = std::move(runs);
  exact_ = comparison_table(runs_);
  shown_ = readable(exact_);
  endResetModel();
}

std::vector<ComparedRun> RunTableModel::tickedRuns() const {
  std::vector<ComparedRun> ticked;
  for (int row = 0; row < rowCount(); ++row) {
    if (isTicked(row)) {
      ticked.push_back(runs_[static_cast<std::size_t>(row)]);
    }
  }
  return ticked;
}

void RunTableModel::tickOnly(const std::vector<std::string>& names) {
  left_.clear();
  for (const ComparedRun& run : runs_) {
    if (std::find(names.begin(), names.end(), run.name) == names.end()) {
      left_.insert(run.name);
    }
  }
  if (!runs_.empty()) {
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::CheckStateRole});
  }
}

bool RunTableModel::isTicked(int row) const {
  return !left_.contains(runs_.at(static_cast<std::size_t>(row)).name);
}

bool RunTableModel::isBare(int column) const {
  return std::all_of(exact_.rows.begin(), exact_.rows.end(),
                     [column](const std::vector<std::string>& row) {
                       return row.at(static_cast<std::size_t>(column)).empty();
                     });
}

int RunTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(runs_.size());
}

int RunTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.header.size());
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const QString text = QString::fromStdString(cellOf(shown_, index));
  switch (role) {
    case Qt::DisplayRole:
      return plainName(text);
    case Qt::ToolTipRole:
      return tipText(isNumber(text) ? QString::fromStdString(cellOf(exact_, index)) : text);
    case Qt::TextAlignmentRole:
      return isNumber(text) ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                            : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::CheckStateRole:
      return index.column() == 0 ? QVariant(isTicked(index.row()) ? Qt::Checked : Qt::Unchecked)
                                 : QVariant();
    default:
      return {};
  }
}

bool RunTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != 0 ||
      role != Qt::CheckStateRole) {
    return false;
  }
  const std::string& name = runs_.at(static_cast<std::size_t>(index.row())).name;
  if (value.toInt() == Qt::Checked) {
    left_.erase(name);
  } else {
    left_.insert(name);
  }
  Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
  Q_EMIT ticksChanged();
  return true;
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
    return {};
  }
  const auto column = static_cast<std::size_t>(section);
  switch (role) {
    case Qt::DisplayRole:
      return plainName(shown_.header[column]);
    case Qt::ToolTipRole:
      return tipText(meaningOf(exact_.header[column]));
    default:
      return {};
  }
}

Qt::ItemFlags RunTableModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
  return index.column() == 0 ? usual | Qt::ItemIsUserCheckable : usual;
}

}  // namespace steelyard::ui
