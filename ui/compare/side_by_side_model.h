// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

#include "core/record/compared_lines.h"

namespace steelyard::ui {

/// Runs as columns, what they have in common and what not as rows, under a heading for each part.
/// At first only the rows in which they differ. It keeps the texts that it shows.
class SideBySideModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setRuns(const std::vector<ComparedRun>& runs, const MethodRegistry& methods);
  void setShowAll(bool all);
  /// How many rows setShowAll(true) adds.
  [[nodiscard]] int alikeCount() const;
  /// Whether the second cell of the row is of all runs together.
  [[nodiscard]] bool isShared(int row) const;
  [[nodiscard]] bool isHeading(int row) const;
  /// What is shown, without the headings: a line of cells between tabs for each row, and one for
  /// the names of the runs.
  [[nodiscard]] QString text() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  void choose();
  [[nodiscard]] const ComparedLine* lineOf(int row) const;
  [[nodiscard]] QString cell(int row, int column) const;

  QStringList titles_;    // of the runs: name and what distinguishes it, on one line
  QStringList headings_;  // the same on two lines
  std::vector<ComparedLine> lines_;
  std::vector<int> shown_;  // positions in lines_; a heading: -1 - its part
  bool all_ = false;
};

}  // namespace steelyard::ui
