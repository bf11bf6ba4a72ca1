// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <cstdint>
#include <optional>
#include <string>

#include "core/analysis/cluster_comparison.h"
#include "ui/board/board_card.h"
#include "ui/jobs/background_query.h"

class QComboBox;
class QSpinBox;
class QTableView;
class QWidget;

namespace steelyard::ui {

class BarPlot;
class ConfusionModel;
class PlotGrid;
class Shown;
class WrappedLabel;

/// Compares two ways of grouping the samples: the purity of each group of the first (bars), a
/// contingency table, and scores of their agreement. Computed in its own thread when the weights
/// have settled or a control changes, and only while the card is open or the samples are coloured
/// by these clusters.
class ClustersView : public QObject, public BoardCard {
  Q_OBJECT
 public:
  /// \param shown  with the space in which the samples are drawn; must live longer than this
  ClustersView(PlotGrid& grid, const Shown& shown, QObject* parent = nullptr);

  [[nodiscard]] QString id() const override { return QStringLiteral("clusters"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] FigurePlaces places() const override { return {FigurePlace::space}; }
  [[nodiscard]] bool willFill(const RunContent& run) const override {
    return run.problem != nullptr;
  }

  void showProblem(const ProblemPtr& problem) override;
  /// The space in which the samples are drawn has settled.
  void follow();
  /// Whether the samples are coloured by these clusters.
  void setColouring(bool on);
  /// Waits for the work in progress and shows its result; for use without an event loop.
  void finish() override { feed_.finish(); }

 Q_SIGNALS:
  /// The clusters shown: the first of the two groupings that is not the label.
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
  /// Requests the comparison if anyone would see it.
  void askIfWanted();
  void show(const Reply& reply);
  /// Gives the table of the groups the room that its rows need in its font.
  void fitTable();
  [[nodiscard]] bool comparesWithItself(const ClusterComparison& found) const;
  void tellGroups(const ClusterComparison& found);
  void showBars(const ClusterComparison& found);
  [[nodiscard]] static QString sentenceOf(const ClusterComparison& found);
  void clear(const QString& why);

  PlotGrid& grid_;
  const Shown& shown_;
  BarPlot* plot_;
  QComboBox* a_;
  QComboBox* b_;
  QComboBox* algorithm_;
  QSpinBox* clusters_ = nullptr;      // made by makeClustering
  WrappedLabel* sentence_ = nullptr;  // made by makeFooter
  QTableView* table_ = nullptr;
  ConfusionModel* model_;
  ProblemPtr problem_;
  std::uint64_t revision_ = 0;  // of the space that was followed last
  bool colouring_ = false;
  bool stale_ = true;  // the display does not match the current weights and controls
  BackgroundQuery<Request, Reply> feed_;
};

}  // namespace steelyard::ui
