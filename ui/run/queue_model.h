// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

namespace steelyard::ui {

class RunQueue;

/// The runs of a queue from top to bottom: their names, and how far each is. Those that wait can be
/// dragged to another place. It changes nothing itself: it says what a person wants.
class QueueModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Field { NameField, StateField, FieldCount };

  /// \param queue  must live as long as this is used
  explicit QueueModel(const RunQueue& queue, QObject* parent = nullptr);

  /// Shows the queue as it is now.
  void follow();
  /// All that the field of the state can say, except for the share of a run that goes on.
  [[nodiscard]] static QStringList states();
  /// The id of the entry in this row; 0 where there is none.
  [[nodiscard]] quint64 idAt(int row) const;
  /// -1 when there is no such entry.
  [[nodiscard]] int rowOf(quint64 id) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
  [[nodiscard]] QStringList mimeTypes() const override;
  [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
  bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                    const QModelIndex& parent) override;

 Q_SIGNALS:
  /// The entry was dropped before the one that is at this position now.
  void moveWanted(quint64 id, int position);

 private:
  const RunQueue& queue_;
  std::vector<quint64> shown_;  ///< ids of the entries that the views know
};

}  // namespace steelyard::ui
