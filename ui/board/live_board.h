// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/analysis/observation.h"
#include "core/run/snapshot.h"
#include "ui/board/curve_views.h"
#include "ui/board/earlier_run.h"
#include "ui/board/objective_view.h"
#include "ui/board/overlap_view.h"
#include "ui/board/purity_view.h"
#include "ui/board/sample_choice.h"
#include "ui/board/streamed_curves.h"
#include "ui/board/weights_view.h"
#include "ui/plots/plot_export.h"

namespace steelyard::ui {

class ClustersView;
class EnergyView;
class ObservationFeed;
class PathPurityView;
class HeldOutView;
class PathView;
class PlaneView;
class PlotGrid;
class ProjectionView;

/// The live plots of a run, fed from its snapshots: "objective", "overlap", "weights",
/// "projection", "purity", "plane" and "path"; closed at first: "clusters", "free-energy" and
/// "path-purity". All but the first three are computed beside the run, in threads that this owns.
/// Knows no method.
class LiveBoard : public QWidget {
  Q_OBJECT
 public:
  explicit LiveBoard(QWidget* parent = nullptr);

  /// The data before any run: bars and projection for columns of equal spread. Clears the rest.
  /// Of a record that is opened: this, then showResult().
  void showProblem(const ProblemPtr& problem);
  /// Runs whose weights the overlap can be measured against; those with other inputs are left out.
  void setEarlierRuns(const std::vector<EarlierRun>& runs);

  /// The overlap card, opened, takes the overlap with this run; without a number with the known
  /// weights again. \return false where the run has other inputs
  bool compareWith(std::optional<quint64> number);

  void beginRun(const ProblemPtr& problem, const std::vector<ScalarInfo>& scalars);
  void showSnapshot(const Snapshot& snapshot);
  void showObservation(const Observation& observation);
  /// The end of the run, or a run that was not watched.
  void showResult(const Result& result);
  /// Weights from elsewhere (a selection, a point of a path) in bars and projection. D, >= 0.
  void showWeights(const Vector& weights);

  /// Waits for the observation under way and shows it; for use without an event loop.
  void finishObservations();

  [[nodiscard]] PlotGrid& grid() { return *grid_; }
  [[nodiscard]] std::vector<NamedPlot> plots() const;
  /// What is shown; nullptr before the first.
  [[nodiscard]] const ProblemPtr& problem() const { return problem_; }

 Q_SIGNALS:
  /// A point of the path was clicked; its solution is shown here until the run's is asked for.
  void pathPointChosen(const steelyard::PathPoint& point);
  void runSolutionWanted();
  /// The samples that the user chose are to be kept, or left out.
  /// \param sourceRows  Problem::rows of the chosen samples, ascending as the samples
  void sampleStepWanted(const std::vector<steelyard::Index>& sourceRows, bool keep);

 private:
  enum class Urgency { Live, AtOnce };
  void observeRun(const Vector& weights, quint64 iteration, Urgency urgency);
  void observe(Urgency urgency);
  void lookAt(const Vector& weights);
  void showSolution();
  void changeProjection();
  /// The shown weights will stay for a while: what takes time begins.
  void settle();
  void emitSampleStep(bool keep);
  void connectViews();

  PlotGrid* grid_;
  ObservationFeed* feed_;
  SampleChoice choice_;
  ObjectiveView objective_;
  OverlapView overlap_;
  WeightsView weights_;
  ProjectionView* projection_;
  PurityView purity_;
  PlaneView* plane_;
  PathView* path_;
  ClustersView* clusters_;
  EnergyView* energy_;
  PathPurityView* pathPurity_;
  HeldOutView* heldOut_;
  StreamedCurves streamed_;
  CurveViews curves_;
  ProblemPtr problem_;
  Vector solution_;  ///< the run's own
  Vector shown_;     ///< the weights in bars and projection
  quint64 iteration_ = 0;
  bool running_ = false;
  bool aside_ = false;  ///< they are not the run's: purity, which is of the run, leaves them out
};

}  // namespace steelyard::ui
