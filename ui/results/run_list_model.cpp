// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/run_list_model.h"

#include <algorithm>
#include <array>
#include <functional>

#include "ui/message_text.h"
#include "ui/number_text.h"
#include "ui/plain_text.h"
#include "ui/session/runs.h"

namespace steelyard::ui {
namespace {

/// What came out of a run, and why it ended.
QString tipOf(const SessionRun& run) {
  const Result& result = run.result();
  const QString ending = endingText(result.outcome);
  const QString line =
      has_solution(result)
          ? RunListModel::tr("Run %1: %2, %3 = %4, %5")
                .arg(run.number)
                .arg(run.method, run.objectiveName, numberText(result.objective), ending)
          : RunListModel::tr("Run %1: %2, no result, %3").arg(run.number).arg(run.method, ending);
  const QString why = QString::fromStdString(shownWords(result.outcome.reason));
  return why.isEmpty() ? line : line + QStringLiteral("\n") + why;
}

}  // namespace

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

void RunListModel::add(std::uint64_t number) {
  if (const int row = rowOf(number); row >= 0) {
    Q_EMIT dataChanged(index(row, 0), index(row, FieldCount - 1));
    return;
  }
  const auto below = std::lower_bound(numbers_.begin(), numbers_.end(), number, std::greater<>());
  const int place = static_cast<int>(below - numbers_.begin());
  beginInsertRows({}, place, place);
  numbers_.insert(below, number);
  endInsertRows();
}

void RunListModel::remove(std::uint64_t number) {
  if (const int row = rowOf(number); row >= 0) {
    beginRemoveRows({}, row, row);
    numbers_.erase(numbers_.begin() + row);
    endRemoveRows();
  }
}

void RunListModel::clear() {
  beginResetModel();
  numbers_.clear();
  endResetModel();
}

int RunListModel::rowOf(std::uint64_t number) const {
  const auto found = std::find(numbers_.begin(), numbers_.end(), number);
  return found == numbers_.end() ? -1 : static_cast<int>(found - numbers_.begin());
}

int RunListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(numbers_.size());
}

int RunListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(FieldCount);
}

QString RunListModel::nameOf(const SessionRun& run) {
  const Outcome& outcome = run.result().outcome;
  return outcome.ending == Ending::stopped || outcome.ending == Ending::failed
             ? tr("%1 (%2)").arg(run.shownName(), endingText(outcome))
             : run.shownName();
}

void RunListModel::followName(std::uint64_t number) {
  if (const int row = rowOf(number); row >= 0) {
    Q_EMIT dataChanged(index(row, MethodField), index(row, MethodField));
  }
}

Qt::ItemFlags RunListModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  return index.column() == MethodField ? flags | Qt::ItemIsEditable : flags;
}

bool RunListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || index.column() != MethodField) {
    return false;
  }
  if (value != data(index, Qt::EditRole)) {  // else the editor was left as it was
    Q_EMIT renamed(numberAt(index.row()), value.toString().simplified());
  }
  return true;
}

QVariant RunListModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const SessionRun* const found = runs_.find(numberAt(index.row()));
  if (found == nullptr) {
    return {};  // it is about to leave the list
  }
  const SessionRun& shown = *found;
  if (role == Qt::ToolTipRole) {
    return tipText(tipOf(shown));
  }
  if (role == Qt::EditRole && index.column() == MethodField) {
    return shown.shownName();
  }
  if (role != Qt::DisplayRole) {
    return {};
  }
  const Result& result = shown.result();
  const double seconds = shown.record->seconds;
  switch (index.column()) {
    case NumberField:
      return static_cast<qulonglong>(shown.number);
    case MethodField:
      return plainName(nameOf(shown));
    case ObjectiveField:
      return has_solution(result) ? numberText(result.objective, 4) : tr("no result");
    case EndingField:
      return endingText(result.outcome);
    case TimeField:
      return tr("%1 s").arg(fixedText(seconds, seconds < 10 ? 1 : 0));
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
