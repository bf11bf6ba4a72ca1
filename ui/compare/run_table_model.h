// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <set>
#include <string>
#include <vector>

#include "core/record/run_comparison.h"

namespace steelyard::ui {

/// Runs and their scores; a tick in front of each says whether it is compared. It keeps the texts
/// of its cells and knows each run by its name.
class RunTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;

  /// A run that was there before keeps its tick; a new one is ticked.
  void setRuns(const std::vector<ComparedRun>& runs);
  /// Whether there is a run of this name, and it has its tick.
  [[nodiscard]] bool isCompared(const std::string& name) const;
  /// The runs of these names keep or get their ticks; all others lose theirs.
  void tickOnly(const std::vector<std::string>& names);

  /// Whether no run has a value in this column.
  [[nodiscard]] bool isBare(int column) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 Q_SIGNALS:
  void ticksChanged();

 private:
  [[nodiscard]] const std::string& nameAt(int row) const;
  [[nodiscard]] bool isTicked(int row) const { return !left_.contains(nameAt(row)); }

  std::set<std::string> left_;  // names of the runs without a tick
  TextTable exact_, shown_;     // the first cell of a row is the name of its run
};

}  // namespace steelyard::ui
