// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <vector>

#include "core/analysis/plane_thread.h"
#include "core/run/result.h"

class QSpinBox;

namespace steelyard::ui {

class PlaneFeed;
class PlanePlot;
class PlotGrid;
struct PlaneSeries;

/// The information imbalance plane: each input alone, all inputs, the solution and the solutions of
/// a search between "how badly the features predict the ground truth" and "how badly the ground
/// truth predicts them". Computed beside the run, in a thread that this owns.
class PlaneView : public QObject {
  Q_OBJECT
 public:
  explicit PlaneView(PlotGrid& grid, QObject* parent = nullptr);
  ~PlaneView() override = default;
  Q_DISABLE_COPY_MOVE(PlaneView)

  enum class Urgency { Live, AtOnce };

  /// The single features and all inputs are placed at once.
  void showProblem(const ProblemPtr& problem);
  /// Another run: what the last one left is taken away.
  void begin();
  /// The run's weights, or others that are looked at instead. D, >= 0.
  void showWeights(const Vector& weights, bool ofRun, Urgency urgency);
  /// The solutions of a search: the best of each number of features are placed after what is looked
  /// at. Goes with showWeights.
  void setPath(const std::vector<PathPoint>& path);
  /// Waits for what is being computed and draws it.
  void finish();

 private:
  [[nodiscard]] QWidget* makeControls();
  void ask(Urgency urgency);
  void askForPath();
  void show(const PlaneReply& reply);
  [[nodiscard]] std::vector<PlaneSeries> seriesOf(const PlaneReply& reply) const;
  [[nodiscard]] QString namesOf(const Vector& weights) const;
  void changeNeighbours();

  PlanePlot* plot_;
  QSpinBox* neighbours_ = nullptr;  // made by makeControls
  PlaneFeed* feed_;
  ProblemPtr problem_;
  std::optional<Vector> weights_;
  bool ofRun_ = true;
  std::vector<Vector> path_;
  std::vector<ImbalancePair> pathPlaces_;  // of path_; empty: not known yet
};

}  // namespace steelyard::ui
