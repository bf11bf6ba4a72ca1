// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/run_list_model.h"

#include <algorithm>
#include <array>

#include "ui/message_text.h"
#include "ui/number_text.h"
#include "ui/plain_text.h"

namespace steelyard::ui {

QString endingText(const Outcome& outcome) {
  switch (outcome.ending) {
    case Ending::converged:
      return RunListModel::tr("converged");
    case Ending::iteration_limit:
      return RunListModel::tr("iteration limit");
    case Ending::stopped:
      return RunListModel::tr("stopped");
    case Ending::failed:
      return RunListModel::tr("failed");
  }
  return {};
}

void RunListModel::add(RunSummary run) {
  const int row = rowOf(run.number);
  if (row >= 0) {
    runs_[static_cast<std::size_t>(row)] = std::move(run);
    Q_EMIT dataChanged(index(row, 0), index(row, FieldCount - 1));
    return;
  }
  const auto below = std::find_if(runs_.begin(), runs_.end(), [&run](const RunSummary& other) {
    return other.number < run.number;
  });
  const int place = static_cast<int>(below - runs_.begin());
  beginInsertRows({}, place, place);
  runs_.insert(below, std::move(run));
  endInsertRows();
}

void RunListModel::remove(std::uint64_t number) {
  if (const int row = rowOf(number); row >= 0) {
    beginRemoveRows({}, row, row);
    runs_.erase(runs_.begin() + row);
    endRemoveRows();
  }
}

void RunListModel::clear() {
  beginResetModel();
  runs_.clear();
  endResetModel();
}

int RunListModel::rowOf(std::uint64_t number) const {
  const auto found = std::find_if(runs_.begin(), runs_.end(),
                                  [number](const RunSummary& run) { return run.number == number; });
  return found == runs_.end() ? -1 : static_cast<int>(found - runs_.begin());
}

int RunListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(runs_.size());
}

int RunListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(FieldCount);
}

QString RunListModel::nameOf(const RunSummary& run) {
  const QString name = run.name.isEmpty() ? run.method : run.name;
  const Ending ending = run.result->outcome.ending;
  return ending == Ending::stopped || ending == Ending::failed
             ? tr("%1 (%2)").arg(name, endingText(run.result->outcome))
             : name;
}

void RunListModel::rename(std::uint64_t number, const QString& name) {
  const int row = rowOf(number);
  if (row < 0) {
    return;
  }
  runs_[static_cast<std::size_t>(row)].name = name.simplified();
  Q_EMIT dataChanged(index(row, MethodField), index(row, MethodField));
}

Qt::ItemFlags RunListModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  return index.column() == MethodField ? flags | Qt::ItemIsEditable : flags;
}

bool RunListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || index.column() != MethodField) {
    return false;
  }
  const std::uint64_t number = run(index.row()).number;
  if (value == data(index, Qt::EditRole)) {
    return true;  // the editor was left as it was
  }
  rename(number, value.toString());
  Q_EMIT renamed(number, run(index.row()).name);
  return true;
}

QVariant RunListModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const RunSummary& shown = run(index.row());
  if (role == Qt::ToolTipRole) {
    const QString ending = endingText(shown.result->outcome);
    const QString line =
        has_solution(*shown.result)
            ? tr("Run %1: %2, %3 = %4, %5")
                  .arg(shown.number)
                  .arg(shown.method, shown.objectiveName, numberText(shown.result->objective),
                       ending)
            : tr("Run %1: %2, no result, %3").arg(shown.number).arg(shown.method, ending);
    const QString why = QString::fromStdString(shownWords(shown.result->outcome.reason));
    return tipText(why.isEmpty() ? line : line + QStringLiteral("\n") + why);
  }
  if (role == Qt::EditRole && index.column() == MethodField) {
    return shown.name.isEmpty() ? shown.method : shown.name;
  }
  if (role != Qt::DisplayRole) {
    return {};
  }
  switch (index.column()) {
    case NumberField:
      return static_cast<qulonglong>(shown.number);
    case MethodField:
      return plainName(nameOf(shown));
    case ObjectiveField:
      return has_solution(*shown.result) ? numberText(shown.result->objective, 4) : tr("no result");
    case EndingField:
      return endingText(shown.result->outcome);
    case TimeField:
      return tr("%1 s").arg(fixedText(shown.seconds, shown.seconds < 10 ? 1 : 0));
    default:
      return {};
  }
}

QVariant RunListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 ||
      section >= FieldCount) {
    return {};
  }
  const std::array<QString, FieldCount> titles{tr("Run"), tr("Name"), tr("Objective"), tr("Ended"),
                                               tr("Time")};
  return titles.at(static_cast<std::size_t>(section));
}

}  // namespace steelyard::ui
