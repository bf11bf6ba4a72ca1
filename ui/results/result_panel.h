// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/results/ranked_run.h"

class QLabel;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace steelyard::ui {

class Notice;
class RankingModel;
class RunList;
class SampleList;
class SelectionControl;

/// "What came out": ranking, selection, warnings, the session's runs, export. Writes nothing
/// itself: it asks for exports by signals.
class ResultPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ResultPanel(QWidget* parent = nullptr);

  /// Adds a finished run to the list and shows it.
  void addRun(RankedRun run);
  /// Weights of a run that is still going on, or of a chosen point of a path; no run is added.
  /// Those of a run that is going on cannot be exported.
  void showFeatures(const std::vector<Feature>& features, const std::vector<FeatureResult>& results,
                    bool running = false);
  /// Shows a run of the list, if it is there.
  void showRunNumber(std::uint64_t number);
  /// What the ranking shows: the shown run's, or those of showFeatures.
  [[nodiscard]] const std::vector<FeatureResult>& shownFeatures() const;
  /// The shown run's own solution again, after showFeatures.
  void restoreRun();
  /// Forgets all runs (other data).
  void clear();
  /// Features to export, by position, in order of rank.
  [[nodiscard]] std::vector<Index> selection() const;
  /// The run that is shown; nullptr before the first.
  [[nodiscard]] const RankedRun* shownRun() const;
  [[nodiscard]] const RankedRun* run(std::uint64_t number) const;
  [[nodiscard]] RunList& runList() { return *runs_; }
  [[nodiscard]] SelectionControl& selectionControl() { return *control_; }
  /// "Written to ..." or what went wrong, said beside the export buttons.
  void showExportMessage(const QString& text, bool trouble);

 Q_SIGNALS:
  void selectionChanged(const std::vector<steelyard::Index>& selection);
  void runChosen(std::uint64_t number);
  void comparisonChanged(std::optional<std::uint64_t> number);
  void exportSelectionRequested();
  void exportTableRequested();
  void exportDistancesRequested();
  void exportCovariancesRequested();
  void exportSamplesRequested();
  /// The shown run's samples shall be the rows of what is run next.
  void keepSamplesRequested();
  void exportPlotsRequested();
  void exportRecordRequested();

 private:
  void build();
  void buildRanking();
  [[nodiscard]] QWidget* exportButtons();
  void connectParts();
  void showRun(const RankedRun& run);
  void showFields();

  RankingModel* model_;
  QSortFilterProxyModel* sorted_;
  QTableView* table_;
  QLabel* empty_;
  QToolButton* details_;
  SelectionControl* control_;
  Notice* warnings_;
  SampleList* samples_;
  RunList* runs_;
  QWidget* exports_;
  Notice* exportHint_;
  Notice* exportTrouble_;
};

}  // namespace steelyard::ui
