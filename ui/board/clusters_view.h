// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <optional>
#include <string>

#include "core/analysis/cluster_comparison.h"
#include "ui/board/beside_feed.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QTableView;
class QWidget;

namespace steelyard::ui {

class BarPlot;
class ConfusionModel;
class PlotGrid;

/// Two ways to sort the samples into groups, compared: how pure each group of the first is (bars),
/// which groups hold which (a table), and the measures of both together. Computed in a thread of
/// its own when the weights have settled or a control changes, and only while the card is open or
/// the samples are coloured by these clusters.
class ClustersView : public QObject {
  Q_OBJECT
 public:
  explicit ClustersView(PlotGrid& grid, QObject* parent = nullptr);

  void showProblem(const ProblemPtr& problem);
  /// The weights of the shown space, once they have settled: D.
  void setSpace(const Vector& weights);
  /// Whether the samples are coloured by these clusters.
  void setColouring(bool on);
  /// Waits for what is being computed and shows it; for use without an event loop.
  void finish() { feed_.finish(); }

 Q_SIGNALS:
  /// The clusters that are shown: the first of the two that are no label.
  void grouped(const steelyard::Groups& groups);

 private:
  struct Request {
    ProblemPtr problem;
    ClusterComparisonOptions options;
    bool urgent = true;
  };
  struct Reply {
    std::optional<ClusterComparison> found;
    std::string trouble;
  };
  [[nodiscard]] static std::optional<Reply> serve(const Request& request,
                                                  const std::stop_token& stop);

  [[nodiscard]] QWidget* makeControls();
  [[nodiscard]] QWidget* makeClustering();
  [[nodiscard]] QWidget* makeFooter();
  void fillCombos();
  void changeControls();
  /// Asks if anybody would look at the answer.
  void askIfWanted();
  void show(const Reply& reply);
  [[nodiscard]] bool comparesWithItself() const;
  void tellGroups(const ClusterComparison& found);
  void showBars(const ClusterComparison& found);
  [[nodiscard]] static QString sentenceOf(const ClusterComparison& found);
  void clear(const QString& why);

  PlotGrid& grid_;
  BarPlot* plot_;
  QComboBox* a_;
  QComboBox* b_;
  QComboBox* algorithm_;
  QSpinBox* clusters_ = nullptr;  // made by makeClustering
  QLabel* sentence_ = nullptr;    // made by makeFooter
  QTableView* table_ = nullptr;
  ConfusionModel* model_;
  ProblemPtr problem_;
  Vector weights_;
  bool colouring_ = false;
  bool stale_ = true;  // what is shown is not of these weights and controls
  BesideFeed<Request, Reply> feed_;
};

}  // namespace steelyard::ui
