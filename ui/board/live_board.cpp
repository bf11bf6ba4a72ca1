// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/live_board.h"

#include <QVBoxLayout>
#include <algorithm>

#include "core/problem/weighted_space.h"
#include "ui/board/clusters_view.h"
#include "ui/board/energy_view.h"
#include "ui/board/held_out_view.h"
#include "ui/board/observation_feed.h"
#include "ui/board/path_purity_view.h"
#include "ui/board/path_view.h"
#include "ui/board/plane_view.h"
#include "ui/board/projection_view.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {

LiveBoard::LiveBoard(QWidget* parent)
    : QWidget(parent),
      grid_(new PlotGrid(this)),
      feed_(new ObservationFeed(this)),
      objective_(*grid_),
      overlap_(*grid_),
      weights_(*grid_),
      projection_(new ProjectionView(*grid_, feed_->projections(), choice_, this)),
      purity_(*grid_),
      plane_(new PlaneView(*grid_, this)),
      path_(new PathView(*grid_, this)),
      clusters_(new ClustersView(*grid_, this)),
      energy_(new EnergyView(*grid_, choice_, this)),
      pathPurity_(new PathPurityView(*grid_, this)),
      heldOut_(new HeldOutView(*grid_, this)),
      curves_(*grid_) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(grid_);
  connectViews();
}

void LiveBoard::connectViews() {
  connect(feed_, &ObservationFeed::observed, this, &LiveBoard::showObservation);
  connect(feed_, &ObservationFeed::observedAside, this,
          [this](const Observation& observation) { projection_->show(observation.projection); });
  connect(feed_, &ObservationFeed::troubled, projection_, &ProjectionView::showTrouble);
  connect(projection_, &ProjectionView::optionsChanged, this, &LiveBoard::changeProjection);
  connect(projection_, &ProjectionView::colourChanged, this,
          [this] { clusters_->setColouring(projection_->needsGroups()); });
  connect(projection_, &ProjectionView::projected, this,
          [this](const Projection& projection, bool moving) {
            energy_->showProjection(projection, moving || running_);
          });
  connect(projection_, &ProjectionView::sampleStepWanted, this, &LiveBoard::emitSampleStep);
  connect(clusters_, &ClustersView::grouped, projection_, &ProjectionView::showGroups);
  connect(path_, &PathView::pointChosen, this, [this](const PathPoint& point) {
    showWeights(point.weights);
    Q_EMIT pathPointChosen(point);
  });
  connect(path_, &PathView::solutionWanted, this, &LiveBoard::showSolution);
}

void LiveBoard::showSolution() {
  weights_.show(solution_);
  observeRun(solution_, iteration_, Urgency::AtOnce);
  settle();
  Q_EMIT runSolutionWanted();
}

void LiveBoard::showProblem(const ProblemPtr& problem) {
  feed_->forgetEarlier();
  problem_ = problem;
  running_ = false;
  objective_.clear();
  overlap_.showProblem(problem);
  weights_.showProblem(problem);
  const Vector alike = problem_ ? inverse_deviations(*problem_) : Vector();
  projection_->showProblem(problem, alike);
  purity_.begin(problem);
  path_->showProblem(problem);
  clusters_->showProblem(problem);
  energy_->showProblem(problem);
  pathPurity_->showProblem(problem);
  heldOut_->showProblem(problem);
  plane_->showProblem(problem);
  streamed_.clear();
  curves_.clear();
  if (problem_) {
    lookAt(alike);
  }
}

void LiveBoard::setEarlierRuns(const std::vector<EarlierRun>& runs) {
  overlap_.setEarlierRuns(runs);
  heldOut_->setEarlierRuns(runs);
}

bool LiveBoard::compareWith(std::optional<quint64> number) {
  const bool shown = overlap_.compareWith(number);
  if (shown && number) {
    grid_->setPlotVisible(QStringLiteral("overlap"), true);
  }
  return shown;
}

void LiveBoard::beginRun(const ProblemPtr& problem, const std::vector<ScalarInfo>& scalars) {
  if (problem != problem_) {
    showProblem(problem);
  }
  feed_->forgetEarlier();
  iteration_ = 0;
  running_ = true;
  objective_.begin(scalars);
  overlap_.begin(scalars);
  purity_.begin(problem);
  path_->begin(scalars);
  pathPurity_->begin();
  heldOut_->begin();
  projection_->beginRun();
  plane_->begin();
  streamed_.clear();
  curves_.clear();
}

void LiveBoard::showSnapshot(const Snapshot& snapshot) {
  objective_.append(snapshot.appended.iterates);
  overlap_.append(snapshot.appended.iterates);
  path_->append(snapshot.appended.path);
  pathPurity_->append(snapshot.appended.path);
  for (const CurveFamily& family : streamed_.append(snapshot.appended)) {
    if (family.behind_path) {
      path_->showBehind(family);
    } else {
      curves_.show(family);
    }
  }
  if (snapshot.weights.size() > 0) {
    solution_ = snapshot.weights;
    iteration_ = snapshot.iteration;
  }
  running_ = running_ && !snapshot.outcome;
  if (path_->hasChosen()) {
    return;  // what the user looks at stays until it is left
  }
  const auto& iterates = snapshot.appended.iterates;
  if (!snapshot.outcome && !iterates.empty() && iterates.front().iteration == 0 &&
      iterates.front().weights.size() > 0) {
    // The purity's line begins where the others do; the next snapshot is but a moment away.
    weights_.show(snapshot.weights);
    observeRun(iterates.front().weights, 0, Urgency::AtOnce);
  } else if (snapshot.weights.size() > 0) {
    weights_.show(snapshot.weights);
    observeRun(snapshot.weights, snapshot.iteration,
               snapshot.outcome ? Urgency::AtOnce : Urgency::Live);
  }
  if (snapshot.outcome) {
    settle();
  }
}

void LiveBoard::showObservation(const Observation& observation) {
  projection_->show(observation.projection);
  purity_.append(observation);
}

void LiveBoard::showResult(const Result& result) {
  running_ = false;
  objective_.showResult(result);
  overlap_.showResult(result);
  path_->showResult(result);
  pathPurity_->showResult(result.path);
  if (has_solution(result)) {
    heldOut_->showResult(result);
  }
  plane_->setPath(result.path);
  curves_.showResult(result);
  if (result.samples) {
    std::vector<Index> ascending = result.samples->positions;
    std::sort(ascending.begin(), ascending.end());
    choice_.choose(ascending);
  }
  if (has_solution(result) && !result.features.empty()) {
    solution_ = weights_of(result.features);
    weights_.show(solution_);
    observeRun(solution_, result.iterations, Urgency::AtOnce);
    settle();
  }
}

void LiveBoard::showWeights(const Vector& weights) {
  lookAt(weights);
  plane_->showWeights(weights, false, PlaneView::Urgency::AtOnce);
}

void LiveBoard::lookAt(const Vector& weights) {
  shown_ = weights;
  aside_ = true;
  weights_.show(weights);
  observe(Urgency::AtOnce);
  settle();
}

void LiveBoard::changeProjection() {
  observe(Urgency::AtOnce);
  settle();
}

void LiveBoard::settle() {
  projection_->settle();
  if (problem_) {
    clusters_->setSpace(projection_->space());
  }
}

void LiveBoard::emitSampleStep(bool keep) {
  Q_EMIT sampleStepWanted(problem_->rows_of(choice_.samples()), keep);
}

void LiveBoard::finishObservations() {
  feed_->finish();
  projection_->finish();
  plane_->finish();
  clusters_->finish();
  energy_->finish();
  pathPurity_->finish();
  heldOut_->finish();
}

std::vector<NamedPlot> LiveBoard::plots() const { return grid_->plots(); }

void LiveBoard::observeRun(const Vector& weights, quint64 iteration, Urgency urgency) {
  shown_ = weights;
  iteration_ = iteration;
  aside_ = false;
  observe(urgency);
  plane_->showWeights(
      weights, true,
      urgency == Urgency::AtOnce ? PlaneView::Urgency::AtOnce : PlaneView::Urgency::Live);
}

void LiveBoard::observe(Urgency urgency) {
  if (problem_ && shown_.size() == problem_->dimension()) {
    projection_->follow(shown_);
    feed_->request({0, problem_, shown_, iteration_, projection_->options(), aside_,
                    urgency == Urgency::AtOnce});
  }
}

}  // namespace steelyard::ui
