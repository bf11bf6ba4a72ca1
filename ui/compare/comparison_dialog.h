// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/run_comparison.h"
#include "ui/plots/plot_export.h"

class QComboBox;
class QPushButton;
class QTableView;
class QTabWidget;

namespace steelyard::ui {

class PlainLabel;
class Exporter;
class HeatMapPlot;
class LinePlot;
class Notice;
class RunTableModel;
class SideBySideView;

/// What the dialog gets from the window.
struct ComparedSession {
  std::function<std::vector<ComparedRun>()> runs;  ///< the finished ones as they are, oldest first
  std::function<std::vector<NamedPlot>()> plots;   ///< of the run shown, for the report
};

/// Finished runs side by side: their scores, choices and settings, the weights of two against each
/// other, all pairs. Not modal: runs continue behind it and appear here when they end. It keeps
/// none of them: whatever it shows or writes is read from the session.
class ComparisonDialog : public QDialog {
  Q_OBJECT
 public:
  /// The registry must live longer than the dialog.
  ComparisonDialog(ComparedSession session, const MethodRegistry& methods,
                   QWidget* parent = nullptr);

  [[nodiscard]] Exporter& exporter() { return *exporter_; }
  /// Runs were added or removed.
  void followRuns();
  /// Compares these runs, by name, and no others.
  void compareOnly(const std::vector<std::string>& names);

 private:
  void layOut();
  [[nodiscard]] QWidget* makeWeights();
  [[nodiscard]] QWidget* makePairs();
  [[nodiscard]] QWidget* makeMessages();
  [[nodiscard]] QWidget* makeButtons();
  void makeTable();
  void connectParts();
  void fitColumns();
  /// Reads the runs again, of which the table shows all.
  /// \return those that are ticked
  [[nodiscard]] std::vector<ComparedRun> readTicked();
  void takeTicked();
  void offerRuns(const std::vector<ComparedRun>& ticked);
  void draw();
  void drawTicked(const std::vector<ComparedRun>& ticked);
  void drawWeights(const std::vector<ComparedRun>& ticked);
  void showMessage(const QString& message, bool trouble);
  [[nodiscard]] WeightKind kind() const;
  [[nodiscard]] PairMeasure measure() const;

  ComparedSession session_;
  const MethodRegistry& methods_;
  RunTableModel* model_;
  QTableView* table_;
  SideBySideView* sideBySide_;
  QTabWidget* parts_;
  QComboBox *across_, *up_, *kind_, *measure_;
  LinePlot* weights_;
  HeatMapPlot* pairs_;
  PlainLabel* common_;
  Notice *caveats_, *hint_, *trouble_;
  QPushButton *tableButton_, *pairsButton_, *reportButton_;
  Exporter* exporter_;
};

}  // namespace steelyard::ui
