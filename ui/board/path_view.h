// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/problem/problem.h"
#include "core/run/snapshot.h"
#include "core/run/streamed_figures.h"
#include "ui/board/board_card.h"

class QToolButton;

namespace steelyard::ui {

class WrappedLabel;
class LinePlot;
class PlotGrid;
class Shown;
struct LineSeries;

/// The live plot of a search: objective against number of features, one point per solution of the
/// course of the run. A clicked point is announced to the views that show solutions, and the one
/// that is shown is marked.
class PathView : public QObject, public BoardCard {
  Q_OBJECT
 public:
  /// \param shown  with the course of the run, fed before this is told; must live longer than this
  PathView(PlotGrid& grid, const Shown& shown, QObject* parent = nullptr);

  [[nodiscard]] QString id() const override { return QStringLiteral("path"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] FigurePlaces places() const override { return {FigurePlace::search}; }
  /// A search is looked at from its path.
  [[nodiscard]] bool leads(FigurePlace place) const override {
    return place == FigurePlace::search;
  }

  void showProblem(const ProblemPtr& problem) override;
  void begin(const std::vector<ScalarInfo>& scalars) override;
  /// New points, and lines that are drawn behind the path to compare it with.
  void append(const Snapshot& snapshot) override;
  /// Shows the end of a run: its path, the suggested point and the reason for it.
  void showResult(const Result& result) override;
  void showLook(const ShownSolution& look) override;
  /// The lowest of a base's path, where that is of the same quantity.
  void showComparison() override;
  /// Announces a solution, as a click does.
  /// \param point  position in the path
  void choose(std::size_t point);
  /// Marks the point that is shown by now, if one is.
  void drawMark();

 Q_SIGNALS:
  void pointChosen(const steelyard::PathPoint& point);
  /// The user wants the run's own solution back.
  void solutionWanted();

 private:
  QWidget* makeFooter();
  void clear();
  void keepBehind(const Figure& figure);
  void chooseAxes();
  void draw();
  void addBase(std::vector<LineSeries>& series) const;
  void drawFooter();
  [[nodiscard]] QString about(std::size_t point) const;

  PlotGrid& grid_;
  const Shown& shown_;
  LinePlot* plot_;
  WrappedLabel* sentence_ = nullptr;  // both made by makeFooter
  QToolButton* back_ = nullptr;
  QWidget* footer_;
  ProblemPtr problem_;
  bool drawn_ = false;   // solutions are
  bool marked_ = false;  // one of them is, as shown
  QString suggestion_;
  StreamedFigures streamed_;
  std::map<std::string, Figure> behind_;  // by id
  QString quantity_;
  int seriesBehind_ = 0;  // as drawn, before those of the path
};

}  // namespace steelyard::ui
