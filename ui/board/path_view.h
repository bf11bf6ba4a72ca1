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

class QToolButton;

namespace steelyard::ui {

class ElidedLabel;
class LinePlot;
class PlotGrid;

/// The live plot of a search: objective against number of features, a point per solution. Of each
/// number of features only the best hundred are kept, so that an exhaustive search stays quick.
/// A point that is clicked is marked and told to whoever shows solutions.
class PathView : public QObject {
  Q_OBJECT
 public:
  explicit PathView(PlotGrid& grid, QObject* parent = nullptr);

  void showProblem(const ProblemPtr& problem);
  void begin(const std::vector<ScalarInfo>& scalars);
  void append(const std::vector<PathPoint>& points);
  /// Something to compare the path with, drawn behind it; replaces the family of the same id.
  void showBehind(const CurveFamily& family);
  /// The end of a run: its path, the suggested point and why it is suggested.
  void showResult(const Result& result);
  /// Whether a point other than the run's own solution is shown.
  [[nodiscard]] bool hasChosen() const { return chosen_.has_value(); }

 Q_SIGNALS:
  void pointChosen(const steelyard::PathPoint& point);
  /// Back to the run's own solution.
  void solutionWanted();

 private:
  QWidget* makeFooter();
  void clear();
  void keep(const PathPoint& point);
  void choose(std::size_t point);
  void leave();
  void chooseAxes();
  void draw();
  void drawFooter();
  [[nodiscard]] QString about(std::size_t point) const;

  PlotGrid& grid_;
  LinePlot* plot_;
  ElidedLabel* sentence_ = nullptr;  // both made by makeFooter
  QToolButton* back_ = nullptr;
  QWidget* footer_;
  ProblemPtr problem_;
  std::vector<PathPoint> points_;
  std::optional<std::size_t> suggested_;  // position in points_
  std::optional<PathPoint> chosen_;
  QString suggestion_;
  std::map<std::string, CurveFamily> behind_;  // by id
  int seriesBehind_ = 0;                       // as drawn, before those of the path
};

}  // namespace steelyard::ui
