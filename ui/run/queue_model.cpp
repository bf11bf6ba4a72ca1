// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/queue_model.h"

#include <QMimeData>
#include <algorithm>
#include <cmath>
#include <iterator>

#include "ui/number_text.h"
#include "ui/plain_text.h"
#include "ui/run/run_queue.h"

namespace steelyard::ui {
namespace {

using State = QueueEntry::State;

QString idsType() { return QStringLiteral("application/x-steelyard-queue-entry"); }

QString stateText(const QueueEntry& entry) {
  constexpr double all = 100.0;
  switch (entry.state) {
    case State::Waiting:
      return entry.isLeftBehind() ? QueueModel::tr("no table") : QueueModel::tr("waits");
    case State::Running:
      return QueueModel::tr("%1 %").arg(fixedText(std::floor(all * entry.fraction), 0));
    case State::Ended:
      return QueueModel::tr("done");
    case State::Stopped:
      return QueueModel::tr("stopped");
    case State::Failed:
      return QueueModel::tr("failed");
  }
  return {};
}

QString tipOf(const QueueEntry& entry) {
  const QString line = entry.run > 0
                           ? QueueModel::tr("Run %1: %2").arg(entry.run).arg(entry.asked.name)
                           : entry.asked.name;
  return entry.why.isEmpty() ? line : line + QLatin1Char('\n') + entry.why;
}

}  // namespace

QueueModel::QueueModel(const RunQueue& queue, QObject* parent)
    : QAbstractTableModel(parent), queue_(queue) {}

QStringList QueueModel::states() {
  QStringList texts;
  QueueEntry entry;
  for (const State state : {State::Waiting, State::Ended, State::Stopped, State::Failed}) {
    entry.state = state;
    texts << stateText(entry);
  }
  return texts << tr("waits");  // the one above has no table
}

void QueueModel::follow() {
  std::vector<quint64> now;
  std::transform(queue_.entries().begin(), queue_.entries().end(), std::back_inserter(now),
                 [](const QueueEntry& entry) { return entry.id; });
  if (now != shown_) {
    beginResetModel();
    shown_ = std::move(now);
    endResetModel();
  } else if (!shown_.empty()) {
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, FieldCount - 1));
  }
}

quint64 QueueModel::idAt(int row) const {
  return row >= 0 && row < rowCount() ? shown_[static_cast<std::size_t>(row)] : 0;
}

int QueueModel::rowOf(quint64 id) const {
  const auto found = std::find(shown_.begin(), shown_.end(), id);
  return found == shown_.end() ? -1 : static_cast<int>(found - shown_.begin());
}

int QueueModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int QueueModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(FieldCount);
}

QVariant QueueModel::data(const QModelIndex& index, int role) const {
  const QueueEntry* const entry = queue_.find(idAt(index.row()));
  if (!index.isValid() || entry == nullptr) {
    return {};
  }
  if (role == Qt::ToolTipRole) {
    return tipText(tipOf(*entry));
  }
  if (role != Qt::DisplayRole) {
    return {};
  }
  return index.column() == NameField ? plainName(entry->asked.name) : stateText(*entry);
}

Qt::ItemFlags QueueModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemIsDropEnabled;
  const QueueEntry* const entry = queue_.find(idAt(index.row()));
  return entry != nullptr && entry->waits() ? flags | Qt::ItemIsDragEnabled : flags;
}

QStringList QueueModel::mimeTypes() const { return {idsType()}; }

QMimeData* QueueModel::mimeData(const QModelIndexList& indexes) const {
  auto* const data = new QMimeData;
  data->setData(idsType(), QByteArray::number(indexes.isEmpty() ? 0 : idAt(indexes.front().row())));
  return data;
}

/// \return false: the view would remove the dragged row, which has only moved
bool QueueModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int /*column*/,
                              const QModelIndex& parent) {
  if (action == Qt::MoveAction && data->hasFormat(idsType())) {
    const int position = row >= 0 ? row : (parent.isValid() ? parent.row() : rowCount());
    Q_EMIT moveWanted(data->data(idsType()).toULongLong(), position);
  }
  return false;
}

}  // namespace steelyard::ui
