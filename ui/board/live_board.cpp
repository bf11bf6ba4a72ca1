// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/live_board.h"

#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <utility>

#include "core/error.h"
#include "core/problem/samples_as_points.h"
#include "ui/board/board_presets.h"
#include "ui/board/clusters_view.h"
#include "ui/board/energy_view.h"
#include "ui/board/figure_cards.h"
#include "ui/board/held_out_view.h"
#include "ui/board/objective_view.h"
#include "ui/board/observation_feed.h"
#include "ui/board/overlap_view.h"
#include "ui/board/path_purity_view.h"
#include "ui/board/path_view.h"
#include "ui/board/plane_view.h"
#include "ui/board/projection_view.h"
#include "ui/board/purity_view.h"
#include "ui/board/run_replay.h"
#include "ui/board/scrubber.h"
#include "ui/board/weights_view.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

bool haveValuesFor(const Problem& problem, const std::vector<FeatureColumn>& columns) {
  return std::all_of(columns.begin(), columns.end(), [&](const FeatureColumn& column) {
    return std::ssize(column.values) == problem.dimension();
  });
}

/// Of another problem it would be drawn under wrong names, or beyond the end of an array.
void requireOf(const Problem& problem, const Result& result) {
  static_cast<void>(display_space(result, problem));
  const auto isSample = [&](Index position) {
    return position >= 0 && position < problem.samples();
  };
  const bool columnsFit = haveValuesFor(problem, result.columns);
  const bool samplesFit = !result.samples || std::all_of(result.samples->positions.begin(),
                                                         result.samples->positions.end(), isSample);
  if (!columnsFit || !samplesFit) {
    throw fault("a result that does not fit the shown table");
  }
}

}  // namespace

LiveBoard::LiveBoard(QWidget* parent)
    : QWidget(parent),
      grid_(new PlotGrid(this)),
      feed_(new ObservationFeed(this)),
      scrubber_(new Scrubber(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->setSpacing(0);
  layout->addWidget(grid_, 1);
  layout->addWidget(scrubber_);
  makeCards();
  makePresets();
  connectViews();
  connectReplay();
}

LiveBoard::~LiveBoard() = default;

void LiveBoard::makePresets() {
  presets_ = new BoardPresets(*grid_, cards_, this);
  grid_->setBar(presets_);
}

template <typename Card, typename... Arguments>
Card* LiveBoard::add(Arguments&&... arguments) {
  auto card = std::make_unique<Card>(*grid_, std::forward<Arguments>(arguments)...);
  Card* const made = card.get();
  if (const QString help = made->help(); !help.isEmpty()) {
    grid_->setHelp(made->id(), help);
  }
  cards_.push_back(std::move(card));
  return made;
}

/// The list of cards, in the order in which the board shows them.
void LiveBoard::makeCards() {
  add<ObjectiveView>();
  overlap_ = add<OverlapView>();
  add<WeightsView>();
  projection_ = add<ProjectionView>(feed_->projections(), choice_);
  add<PurityView>();
  plane_ = add<PlaneView>();
  path_ = add<PathView>();
  clusters_ = add<ClustersView>();
  energy_ = add<EnergyView>(choice_);
  add<PathPurityView>();
  add<HeldOutView>();
  add<FigureCards>();
  auto replay = std::make_unique<RunReplay>(*scrubber_);
  replay_ = replay.get();
  cards_.push_back(std::move(replay));
}

template <typename Event>
void LiveBoard::tell(const Event& event) const {
  for (const std::unique_ptr<BoardCard>& card : cards_) {
    event(*card);
  }
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
    if (problem_) {
      showAside(lookOf(point));
      tell([](BoardCard& card) { card.showMoment({}); });
      replay_->sayPoint(point);
    }
    Q_EMIT pathPointChosen(point);
  });
  connect(path_, &PathView::solutionWanted, this, &LiveBoard::showSolution);
}

void LiveBoard::connectReplay() {
  using namespace std::chrono_literals;
  readable_.setSingleShot(true);
  connect(&readable_, &QTimer::timeout, this, [this] {
    if (const auto next = std::exchange(waiting_, std::nullopt)) {
      showSolutionOf(*next);
    }
  });
  settling_.setSingleShot(true);
  settling_.setInterval(200ms);
  connect(&settling_, &QTimer::timeout, this, &LiveBoard::settle);
  connect(replay_, &RunReplay::iterationChosen, this, &LiveBoard::showIteration);
  connect(replay_, &RunReplay::pointChosen, path_, &PathView::choose);
  connect(replay_, &RunReplay::resultChosen, this, &LiveBoard::returnToResult);
}

void LiveBoard::returnToResult() {
  if (path_->hasChosen()) {
    path_->leave();
  } else {
    showSolution();
  }
}

void LiveBoard::showIteration(const RecordedIteration& iteration) {
  if (!problem_) {
    return;
  }
  path_->unmark();
  const DisplayedSolution look{display_space(iteration.space, iteration.selection, *problem_),
                               iteration.leading};
  showLook(look);
  observeRun(look, iteration.iteration, Urgency::AtOnce);
  tell([&](BoardCard& card) { card.showMoment(static_cast<double>(iteration.iteration)); });
  settling_.start();
  Q_EMIT iterationShown(iteration);
}

void LiveBoard::showSolution() {
  showOwnSelection();
  Q_EMIT runSolutionWanted();
}

void LiveBoard::showOwnSelection() {
  path_->unmark();
  showLook(solution_);
  observeRun(solution_, solutionIteration_, Urgency::AtOnce);
  tell([](BoardCard& card) { card.showMoment({}); });
  replay_->sayResult();
  settle();
}

void LiveBoard::showProblem(const ProblemPtr& problem) {
  forgetWaiting();
  feed_->forgetEarlier();
  settling_.stop();
  problem_ = problem;
  running_ = false;
  solution_ = {};
  shown_ = {};
  tell([&](BoardCard& card) {
    card.showMoment({});
    card.showProblem(problem);
  });
  content_ = {problem};
  presets_->follow(content_);
  if (problem_) {
    lookAt({inverse_deviations(*problem_), {}, false});
  }
}

void LiveBoard::setEarlierRuns(const std::vector<EarlierRun>& runs) {
  earlier_ = runs;
  tell([&](BoardCard& card) { card.setEarlierRuns(runs); });
  drawBase(base_);
}

void LiveBoard::drawBase(std::optional<quint64> number) {
  base_ = number;
  const auto found = std::find_if(earlier_.begin(), earlier_.end(), [&](const EarlierRun& run) {
    return number == run.number && run.result;
  });
  const EarlierRun* base = found == earlier_.end() ? nullptr : &*found;
  tell([&](BoardCard& card) { card.setBase(base); });
}

bool LiveBoard::compareWith(std::optional<quint64> number) {
  const bool shown = overlap_->compareWith(number);
  if (shown && number) {
    grid_->setPlotVisible(overlap_->id(), true);
  }
  return shown;
}

void LiveBoard::beginRun(const ProblemPtr& problem, const std::vector<ScalarInfo>& scalars) {
  if (problem != problem_) {
    showProblem(problem);
  }
  feed_->forgetEarlier();
  forgetWaiting();
  settling_.stop();
  iteration_ = 0;
  solutionIteration_ = 0;
  running_ = true;
  inSearch_ = !scalars.empty() && scalars.front().of_solutions;
  sinceSolution_.invalidate();
  tell([&](BoardCard& card) {
    card.showMoment({});
    card.begin(scalars);
  });
  content_ = {problem};
  presets_->follow(content_);
}

void LiveBoard::showSnapshot(const Snapshot& snapshot) {
  tell([&](BoardCard& card) { card.append(snapshot); });
  if (!content_.path && !snapshot.appended.path.empty()) {
    content_.path = true;
    presets_->follow(content_);
  }
  running_ = running_ && !snapshot.outcome;
  if (problem_) {
    showInTime(snapshot);
  }
  if (snapshot.outcome && !path_->hasChosen()) {
    settle();
  }
}

/// The last solution is always shown, also of a run that pauses.
void LiveBoard::showInTime(const Snapshot& snapshot) {
  constexpr qint64 readable = 400;  // milliseconds
  if (snapshot.space.empty() && snapshot.selection.empty() && snapshot.leading.values.empty()) {
    return;
  }
  const qint64 shownFor = sinceSolution_.isValid() ? sinceSolution_.elapsed() : readable;
  if (inSearch_ && !snapshot.outcome && shownFor < readable) {
    waiting_ = snapshot;
    waiting_->appended = {};  // drawn already
    if (!readable_.isActive()) {
      readable_.start(static_cast<int>(readable - shownFor));
    }
    return;
  }
  forgetWaiting();
  showSolutionOf(snapshot);
}

void LiveBoard::forgetWaiting() {
  waiting_.reset();
  readable_.stop();
}

void LiveBoard::showSolutionOf(const Snapshot& snapshot) {
  const bool solved = !snapshot.space.empty() || !snapshot.selection.empty();
  solution_ = {display_space(snapshot.space, snapshot.selection, *problem_), snapshot.leading};
  solutionIteration_ = solved ? snapshot.iteration : solutionIteration_;
  if (path_->hasChosen()) {
    return;  // what the user has chosen to look at stays until they leave it
  }
  sinceSolution_.start();
  showLook(solution_);
  observeSnapshot(snapshot, solved);
  replay_->saySnapshot(snapshot);
  Q_EMIT solutionShown(snapshot);
}

void LiveBoard::observeSnapshot(const Snapshot& snapshot, bool solved) {
  const auto& iterates = snapshot.appended.iterates;
  if (!snapshot.outcome && !iterates.empty() && iterates.front().iteration == 0 &&
      iterates.front().weights.size() > 0) {
    // The purity's line begins where the others do; the next snapshot is but a moment away.
    observeRun({iterates.front().weights, {}}, 0, Urgency::AtOnce);
  } else if (solved) {
    observeRun(solution_, snapshot.iteration, snapshot.outcome ? Urgency::AtOnce : Urgency::Live);
  }
}

void LiveBoard::showObservation(const Observation& observation) {
  tell([&](BoardCard& card) { card.showObservation(observation); });
}

void LiveBoard::showRun(const ProblemPtr& problem, const Result& result) {
  showProblem(problem);
  showResult(result);
}

void LiveBoard::endRun(const ProblemPtr& problem, const Result& result) {
  if (problem != problem_) {
    showProblem(problem);
  }
  showResult(result);
}

void LiveBoard::showResult(const Result& result) {
  if (problem_) {
    requireOf(*problem_, result);
  }
  forgetWaiting();
  running_ = false;
  solutionIteration_ = result.iterations;
  tell([&](BoardCard& card) {
    card.showMoment({});
    card.showResult(result);
  });
  if (result.samples && problem_) {
    std::vector<Index> ascending = result.samples->positions;
    std::sort(ascending.begin(), ascending.end());
    choice_.choose(ascending);
  }
  if (has_solution(result) && problem_) {
    solution_ = {display_space(result, *problem_), {}};
    if (const FeatureColumn* amounts = first_of_amounts(result.columns)) {
      solution_.leading = *amounts;
    }
    if (result.space.empty() && result.selection.features.empty()) {
      lookAt(solution_);  // all inputs: their purity is not the run's
    } else {
      showLook(solution_);
      observeRun(solution_, result.iterations, Urgency::AtOnce);
      settle();
    }
  }
  content_ = {problem_, true, has_solution(result), !result.path.empty()};
  presets_->follow(content_);
}

void LiveBoard::showSelection(const ProblemPtr& problem, const LearnedSpace& space,
                              const std::vector<FeatureColumn>& columns,
                              const std::vector<Index>& selection) {
  if (!problem_ || problem != problem_ || columns.empty() || !haveValuesFor(*problem_, columns)) {
    throw fault("a selection that does not fit the shown table");
  }
  static_cast<void>(display_space(space, selection, *problem_));
  const FeatureColumn* amounts = first_of_amounts(columns);
  showAside({display_space(space.restricted_to(selection), selection, *problem_),
             only_of(amounts == nullptr ? columns.front() : *amounts, selection)});
  path_->unmark();
  tell([](BoardCard& card) { card.showMoment({}); });
  replay_->saySelected(selection.size());
}

DisplayedSolution LiveBoard::lookOf(const PathPoint& point) const {
  DisplayedSolution look{display_space(point.weights, point.selection, *problem_), {}};
  if (point.weights.size() == 0 && !solution_.leading.values.empty()) {
    look.leading = only_of(solution_.leading, point.selection);
  }
  return look;
}

void LiveBoard::showAside(const DisplayedSolution& look) {
  lookAt(look);
  plane_->showSpace(look.space, false, PlaneView::Urgency::AtOnce);
}

void LiveBoard::showLook(const DisplayedSolution& look) {
  tell([&](BoardCard& card) { card.showLook(look); });
}

void LiveBoard::lookAt(const DisplayedSolution& look) {
  shown_ = look;
  aside_ = true;
  showLook(look);
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
  if (!problem_) {
    return;
  }
  Q_EMIT sampleStepWanted(problem_->rows_of(choice_.samples()), keep);
}

void LiveBoard::finishObservations() {
  feed_->finish();
  tell([](BoardCard& card) { card.finish(); });
}

std::vector<NamedPlot> LiveBoard::plots() const { return grid_->plots(); }

void LiveBoard::observeRun(const DisplayedSolution& look, quint64 iteration, Urgency urgency) {
  shown_ = look;
  iteration_ = iteration;
  aside_ = false;
  observe(urgency);
  plane_->showSpace(
      look.space, true,
      urgency == Urgency::AtOnce ? PlaneView::Urgency::AtOnce : PlaneView::Urgency::Live);
}

void LiveBoard::observe(Urgency urgency) {
  if (problem_ && shown_.space.dimension() == problem_->dimension()) {
    projection_->follow(shown_.space);
    feed_->request({0, problem_, shown_.space, iteration_, projection_->options(), aside_,
                    urgency == Urgency::AtOnce});
  }
}

}  // namespace steelyard::ui
