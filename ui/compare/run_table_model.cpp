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

/// Whether they have the same runs in the same order.
bool rowsAreAlike(const TextTable& one, const TextTable& other) {
  return one.header == other.header &&
         std::equal(one.rows.begin(), one.rows.end(), other.rows.begin(), other.rows.end(),
                    [](const std::vector<std::string>& a, const std::vector<std::string>& b) {
                      return a.front() == b.front();
                    });
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

void RunTableModel::setRuns(const std::vector<ComparedRun>& runs) {
  TextTable exact = comparison_table(runs);
  if (!rowsAreAlike(exact, exact_)) {
    beginResetModel();
    exact_ = std::move(exact);
    shown_ = readable(exact_);
    endResetModel();
    return;
  }
  exact_ = std::move(exact);
  shown_ = readable(exact_);
  if (!runs.empty()) {
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  }
}

const std::string& RunTableModel::nameAt(int row) const {
  return exact_.rows.at(static_cast<std::size_t>(row)).front();
}

bool RunTableModel::isCompared(const std::string& name) const {
  return !left_.contains(name) &&
         std::any_of(exact_.rows.begin(), exact_.rows.end(),
                     [&name](const std::vector<std::string>& row) { return row.front() == name; });
}

void RunTableModel::tickOnly(const std::vector<std::string>& names) {
  left_.clear();
  for (int row = 0; row < rowCount(); ++row) {
    if (std::find(names.begin(), names.end(), nameAt(row)) == names.end()) {
      left_.insert(nameAt(row));
    }
  }
  if (rowCount() > 0) {
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::CheckStateRole});
  }
}

bool RunTableModel::isBare(int column) const {
  return std::all_of(exact_.rows.begin(), exact_.rows.end(),
                     [column](const std::vector<std::string>& row) {
                       return row.at(static_cast<std::size_t>(column)).empty();
                     });
}

int RunTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(exact_.rows.size());
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
  const std::string& name = nameAt(index.row());
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
