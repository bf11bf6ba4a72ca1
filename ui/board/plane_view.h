// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <vector>

#include "core/analysis/plane_thread.h"
#include "core/run/result.h"
#include "ui/board/board_card.h"

class QSpinBox;

namespace steelyard::ui {

class PlaneFeed;
class PlanePlot;
class PlotGrid;
class Shown;
class WrappedLabel;
struct PlaneSeries;

/// The information imbalance plane: each input alone, all inputs, the solution and the solutions of
/// a search, on axes that say how badly the features predict the ground truth and how badly the
/// ground truth predicts them. Computed beside the run, in a thread owned by this.
class PlaneView : public QObject, public BoardCard {
  Q_OBJECT
 public:
  /// \param shown  with the course of the run, fed before this is told; must live longer than this
  PlaneView(PlotGrid& grid, const Shown& shown, QObject* parent = nullptr);
  ~PlaneView() override = default;
  Q_DISABLE_COPY_MOVE(PlaneView)

  enum class Urgency { Live, AtOnce };

  [[nodiscard]] QString id() const override { return QStringLiteral("plane"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] FigurePlaces places() const override { return {FigurePlace::search}; }
  [[nodiscard]] bool willFill(const RunContent& run) const override {
    return run.problem && run.problem->truth.cols() > 0;
  }

  /// Places the single features and all inputs at once.
  void showProblem(const ProblemPtr& problem) override;
  /// Another run begins: removes what the last one left.
  void begin(const std::vector<ScalarInfo>& scalars) override;
  /// Places what is shown by now.
  void follow(Urgency urgency);
  /// The solutions of a search: the best of each number of features are placed after what is looked
  /// at. Goes with follow().
  void showResult(const Result& result) override;
  /// Waits for the work in progress and draws its result.
  void finish() override;

 private:
  void nameTruth(const QString& truth);
  void sayWhatIsCompared();
  [[nodiscard]] QWidget* makeControls();
  void forget();
  void askForPath();
  [[nodiscard]] std::optional<LearnedSpace> space() const;
  /// Of those solutions of the path that are placed.
  [[nodiscard]] std::vector<LearnedSpace> pathSpaces() const;
  void show(const PlaneReply& reply);
  [[nodiscard]] std::vector<PlaneSeries> seriesOf(const PlaneReply& reply) const;
  [[nodiscard]] QString namesOf(const LearnedSpace& space) const;
  void changeNeighbours();

  PlanePlot* plot_;
  WrappedLabel* note_;
  QSpinBox* neighbours_ = nullptr;  // made by makeControls
  PlaneFeed* feed_;
  const Shown& solution_;
  ProblemPtr problem_;
  bool hasPath_ = false;                   // the run has ended with one
  std::vector<ImbalancePair> pathPlaces_;  // of pathSpaces(); empty while not known
};

}  // namespace steelyard::ui
