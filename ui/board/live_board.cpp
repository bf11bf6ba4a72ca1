// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/live_board.h"

#include <QVBoxLayout>

#include "core/embed/weighted_space.h"
#include "ui/board/observation_feed.h"
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
      projection_(new ProjectionView(*grid_, feed_->projections(), this)),
      purity_(*grid_),
      plane_(new PlaneView(*grid_, this)),
      path_(new PathView(*grid_, this)),
      curves_(*grid_) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(grid_);
  connect(feed_, &ObservationFeed::observed, this, &LiveBoard::showObservation);
  connect(feed_, &ObservationFeed::observedAside, this,
          [this](const Observation& observation) { projection_->show(observation.projection); });
  connect(feed_, &ObservationFeed::troubled, projection_, &ProjectionView::showTrouble);
  connect(projection_, &ProjectionView::optionsChanged, this, &LiveBoard::observeAtOnce);
  connect(path_, &PathView::pointChosen, this, [this](const PathPoint& point) {
    showWeights(point.weights);
    Q_EMIT pathPointChosen(point);
  });
  connect(path_, &PathView::solutionWanted, this, &LiveBoard::showSolution);
}

void LiveBoard::showSolution() {
  weights_.show(solution_);
  observeRun(solution_, iteration_, Urgency::AtOnce);
  Q_EMIT runSolutionWanted();
}

void LiveBoard::showProblem(const ProblemPtr& problem) {
  feed_->forgetEarlier();
  problem_ = problem;
  objective_.clear();
  overlap_.showProblem(problem);
  weights_.showProblem(problem);
  projection_->showProblem(problem);
  purity_.begin(problem);
  path_->showProblem(problem);
  plane_->showProblem(problem);
  streamed_.clear();
  curves_.clear();
  if (problem_) {
    lookAt(inverse_deviations(*problem_));
  }
}

void LiveBoard::setEarlierRuns(const std::vector<EarlierRun>& runs) {
  overlap_.setEarlierRuns(runs);
}

void LiveBoard::beginRun(const ProblemPtr& problem, const std::vector<ScalarInfo>& scalars) {
  if (problem != problem_) {
    showProblem(problem);
  }
  feed_->forgetEarlier();
  iteration_ = 0;
  objective_.begin(scalars);
  overlap_.begin(scalars);
  purity_.begin(problem);
  path_->begin(scalars);
  plane_->begin();
  streamed_.clear();
  curves_.clear();
}

void LiveBoard::showSnapshot(const Snapshot& snapshot) {
  objective_.append(snapshot.appended.iterates);
  overlap_.append(snapshot.appended.iterates);
  path_->append(snapshot.appended.path);
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
}

void LiveBoard::showObservation(const Observation& observation) {
  projection_->show(observation.projection);
  purity_.append(observation);
}

void LiveBoard::showResult(const Result& result) {
  objective_.showResult(result);
  overlap_.showResult(result);
  path_->showResult(result);
  plane_->setPath(result.path);
  curves_.showResult(result);
  if (!result.features.empty()) {
    solution_ = weights_of(result.features);
    weights_.show(solution_);
    observeRun(solution_, result.iterations, Urgency::AtOnce);
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
}

void LiveBoard::finishObservations() {
  feed_->finish();
  plane_->finish();
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
    feed_->request({0, problem_, shown_, iteration_, projection_->options(), aside_,
                    urgency == Urgency::AtOnce});
  }
}

}  // namespace steelyard::ui
