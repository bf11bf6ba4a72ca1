// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/session/run_summary.h"

namespace steelyard::ui {

/// The runs of the session, the highest number first. Their names can be edited.
class RunListModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Field { NumberField, MethodField, ObjectiveField, EndingField, TimeField, FieldCount };

  using QAbstractTableModel::QAbstractTableModel;

  /// Its name, with an ending that limits what the result is worth.
  [[nodiscard]] static QString nameOf(const RunSummary& run);
  /// Replaces a run with the same number.
  void add(RunSummary run);
  /// Without effect if there is no such run.
  void remove(std::uint64_t number);
  void clear();
  /// An empty name stands for the method's title.
  void rename(std::uint64_t number, const QString& name);
  [[nodiscard]] const RunSummary& run(int row) const {
    return runs_.at(static_cast<std::size_t>(row));
  }
  /// -1 when there is no such run.
  [[nodiscard]] int rowOf(std::uint64_t number) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 Q_SIGNALS:
  /// The user gave the run another name.
  void renamed(std::uint64_t number, const QString& name);

 private:
  std::vector<RunSummary> runs_;
};

/// "converged", "iteration limit", "stopped", "failed".
[[nodiscard]] QString endingText(const Outcome& outcome);

}  // namespace steelyard::ui
