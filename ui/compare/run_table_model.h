// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <set>
#include <string>
#include <vector>

#include "core/record/run_comparison.h"

namespace steelyard::ui {

/// Runs and their scores; a tick in front of each says whether it is compared.
class RunTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;

  /// A run that was there before, identified by name, keeps its tick; a new one is ticked.
  void setRuns(std::vector<ComparedRun> runs);
  [[nodiscard]] std::vector<ComparedRun> tickedRuns() const;
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
  [[nodiscard]] bool isTicked(int row) const;

  std::vector<ComparedRun> runs_;
  std::set<std::string> left_;  // names of the runs without a tick
  TextTable exact_, shown_;
};

}  // namespace steelyard::ui
