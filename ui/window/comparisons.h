// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/matrix.h"
#include "ui/plots/plot_export.h"
#include "ui/window/window_parts.h"

namespace steelyard::ui {

class ColumnDialog;
class ComparisonDialog;
class ImbalanceDialog;
class Shown;

/// What stands beside something else: the run that others are compared with on the board, and the
/// dialogs that compare runs, sets of columns, or a column with the target. Each dialog is made
/// when it is first needed.
class Comparisons : public QObject {
  Q_OBJECT
 public:
  /// \param shown  in which it sets the base; must live longer than this
  Comparisons(WindowParts parts, Shown& shown, QObject* parent = nullptr);

  void compareRuns();
  /// Two sets of columns, by their information imbalance.
  void compareColumns();
  /// Shows on the board the run that a person has chosen to compare with, if any.
  void showBase();
  /// Runs were added, renamed or removed.
  void followRuns();
  /// Waits for what the comparison of runs still writes, and reports it.
  /// \return whether all was written
  bool finishExports();

 private:
  void connectList();
  void connectTable();
  void makeComparison();
  void makeImbalance();
  void compareOnly(const std::vector<std::uint64_t>& numbers);
  void showColumn(Index feature);
  [[nodiscard]] std::vector<ComparedRun> comparedRuns() const;
  [[nodiscard]] std::optional<std::uint64_t> onBoard() const;
  [[nodiscard]] std::vector<NamedPlot> plotsOfRun() const;

  WindowParts parts_;
  Shown& shown_;
  ImbalanceDialog* imbalance_ = nullptr;
  ComparisonDialog* comparison_ = nullptr;
  ColumnDialog* column_ = nullptr;
};

}  // namespace steelyard::ui
