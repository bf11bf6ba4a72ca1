// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/run/recording.h"
#include "ui/board/board_card.h"
#include "ui/board/run_content.h"
#include "ui/board/sample_choice.h"
#include "ui/plots/plot_export.h"

namespace steelyard::ui {

class BoardPresets;
class ClustersView;
class EnergyView;
class ObservationFeed;
class OverlapView;
class PathView;
class PlaneView;
class PlotGrid;
class ProjectionView;
class RunReplay;
class Scrubber;
class Shown;

/// The live plots of a run, fed from its snapshots: "objective", "overlap", "weights",
/// "projection", "purity", "plane", "path", "clusters", "free-energy", "path-purity" and
/// "held-out-error"; then the figures that the run describes. Presets say which are open. From the
/// projection on, they are computed beside the run, in threads owned by their cards. Independent of
/// the method.
class LiveBoard : public QWidget {
  Q_OBJECT
 public:
  /// \param shown  what it shows, and sets as its user wants; must live longer than this
  explicit LiveBoard(Shown& shown, QWidget* parent = nullptr);
  ~LiveBoard() override;
  Q_DISABLE_COPY_MOVE(LiveBoard)

  /// Shows the data before any run: the projection gives all columns equal spread, and no weights
  /// are drawn. Clears the rest.
  void showProblem(const ProblemPtr& problem);
  /// Shows a run that has ended.
  /// \param problem  its own; nullptr if its tables are missing
  void showRun(const ProblemPtr& problem, const Result& result);
  /// The same, keeping what was drawn of it while it ran.
  void endRun(const ProblemPtr& problem, const Result& result);

  /// Shows the overlap with this run and opens its card; without a number, shows the overlap with
  /// the known weights again.
  /// \return false if the run has other inputs
  bool compareWith(std::optional<quint64> number);

  void beginRun(const ProblemPtr& problem, const std::vector<ScalarInfo>& scalars);
  /// In a search, where each has another solution, only some are shown, a few a second.
  void showSnapshot(const Snapshot& snapshot);
  void showObservation(const Observation& observation);
  /// Shows a result of the problem that is shown.
  /// \throws Error(fault) for one of another problem; what is shown stays
  void showResult(const Result& result);
  /// The run's own solution, as when the run ended.
  void showOwnSelection();

  /// Waits for the observation in progress and shows it; for use without an event loop.
  void finishObservations();

  [[nodiscard]] PlotGrid& grid() { return *grid_; }
  [[nodiscard]] BoardPresets& presets() { return *presets_; }
  [[nodiscard]] Scrubber& scrubber() { return *scrubber_; }
  [[nodiscard]] std::vector<NamedPlot> plots() const;
  /// The ids of the plots of a board that has shown nothing yet. They can be asked for without
  /// fonts or a display.
  [[nodiscard]] static QStringList idsOfPlots();
  /// Each of them explains itself; those of the figures of a run are not among them.
  [[nodiscard]] const BoardCards& cards() const { return cards_; }
  /// The problem shown; nullptr before the first.
  [[nodiscard]] const ProblemPtr& problem() const;

 Q_SIGNALS:
  /// A point of the path was clicked; its solution is shown here until the user returns to that of
  /// the run.
  void pathPointChosen(const steelyard::PathPoint& point);
  /// \param ofPathPoint  what was left is a point of the path, or was selected from it
  void runSolutionWanted(bool ofPathPoint);
  /// The user wants to keep the chosen samples, or to leave them out.
  /// \param sourceRows  Problem::rows of the chosen samples, in ascending order like the samples
  void sampleStepWanted(const std::vector<steelyard::Index>& sourceRows, bool keep);

 private:
  /// Adds a card behind the others.
  template <typename Card, typename... Arguments>
  Card* add(Arguments&&... arguments);
  void makeCards();
  /// Tells all cards.
  template <typename Event>
  void tell(const Event& event) const;
  /// Shows in all cards what is shown by now.
  void draw();
  /// It will be looked at for longer than until the next snapshot.
  void dwell();
  void clearFor(const ProblemPtr& problem);
  void showPathPoint(const PathPoint& point);
  void showInTime(const Snapshot& snapshot);
  void showSolutionOf(const Snapshot& snapshot);
  void forgetWaiting();
  void makePresets();
  void observeSnapshot(const Snapshot& snapshot);
  void observe(bool atOnce);
  void showSolution();
  void showIteration(const RecordedIteration& iteration);
  void changeProjection();
  /// What is shown will stay for a while: what takes time begins.
  void settle();
  void emitSampleStep(bool keep);
  void connectViews();
  void connectReplay();

  Shown& shown_;
  PlotGrid* grid_;
  BoardPresets* presets_ = nullptr;
  ObservationFeed* feed_;
  SampleChoice choice_;
  BoardCards cards_;
  // Those of them that answer to each other.
  OverlapView* overlap_ = nullptr;
  ProjectionView* projection_ = nullptr;
  PlaneView* plane_ = nullptr;
  PathView* path_ = nullptr;
  ClustersView* clusters_ = nullptr;
  EnergyView* energy_ = nullptr;
  Scrubber* scrubber_;
  RunReplay* replay_ = nullptr;
  RunContent content_;
  QTimer settling_;  ///< until the user stays at an iteration
  bool running_ = false;
  bool inSearch_ = false;  ///< each snapshot may hold another solution
  QElapsedTimer sinceSolution_;
  QTimer readable_;  ///< of a search: until the solution before could be read
};

}  // namespace steelyard::ui
