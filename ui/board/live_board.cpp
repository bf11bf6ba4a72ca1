// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/live_board.h"

#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <utility>

#include "core/error.h"
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
#include "ui/shown/shown.h"

namespace steelyard::ui {
namespace {

/// The weights that the run begins with, where this snapshot tells them; nullptr otherwise.
const Vector* startOf(const Snapshot& snapshot) {
  const auto& iterates = snapshot.appended.iterates;
  const bool told = !snapshot.outcome && !iterates.empty() && iterates.front().iteration == 0 &&
                    iterates.front().weights.size() > 0;
  return told ? &iterates.front().weights : nullptr;
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

LiveBoard::LiveBoard(Shown& shown, QWidget* parent)
    : QWidget(parent),
      shown_(shown),
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
  add<ObjectiveView>(shown_);
  overlap_ = add<OverlapView>(shown_);
  add<WeightsView>(shown_);
  projection_ = add<ProjectionView>(feed_->projections(), shown_, choice_);
  add<PurityView>();
  plane_ = add<PlaneView>(shown_);
  path_ = add<PathView>(shown_);
  clusters_ = add<ClustersView>(shown_);
  energy_ = add<EnergyView>(choice_);
  add<PathPurityView>();
  add<HeldOutView>(shown_);
  add<FigureCards>();
  auto replay = std::make_unique<RunReplay>(*scrubber_, shown_.course());
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
  connect(&shown_, &Shown::changed, this, &LiveBoard::draw);
  connect(&shown_, &Shown::compared, this,
          [this] { tell([](BoardCard& card) { card.showComparison(); }); });
  connect(path_, &PathView::pointChosen, this, &LiveBoard::showPathPoint);
  connect(path_, &PathView::solutionWanted, this, &LiveBoard::showSolution);
}

void LiveBoard::connectReplay() {
  using namespace std::chrono_literals;
  readable_.setSingleShot(true);
  connect(&readable_, &QTimer::timeout, this, [this] {
    if (const auto next = shown_.course().takeWaiting()) {
      showSolutionOf(*next);
    }
  });
  settling_.setSingleShot(true);
  settling_.setInterval(200ms);
  connect(&settling_, &QTimer::timeout, this, &LiveBoard::settle);
  connect(replay_, &RunReplay::iterationChosen, this, &LiveBoard::showIteration);
  connect(replay_, &RunReplay::pointChosen, path_, &PathView::choose);
  connect(replay_, &RunReplay::resultChosen, this, &LiveBoard::showSolution);
}

void LiveBoard::showIteration(const RecordedIteration& iteration) {
  if (!problem()) {
    return;
  }
  shown_.show(shownIteration(problem(), iteration));
}

/// Where the tables are missing, nothing can be shown of it.
void LiveBoard::showPathPoint(const PathPoint& point) {
  if (!problem()) {
    return replay_->sayResult();
  }
  shown_.show(shownPoint(problem(), point, shown_.own(), !content_.ended));
  replay_->sayPoint(point);
  Q_EMIT pathPointChosen(point);
}

void LiveBoard::showSolution() {
  const bool ofPathPoint = shown_.value().origin == ShownOrigin::pathPoint;
  showOwnSelection();
  Q_EMIT runSolutionWanted(ofPathPoint);
}

void LiveBoard::showOwnSelection() {
  shown_.leavePathPoint();
  if (shown_.own().isOwn()) {
    shown_.show(shown_.own());
    dwell();
  }
  path_->drawMark();  // also where the run has found nothing that could be shown
  replay_->sayResult();
}

const ProblemPtr& LiveBoard::problem() const { return shown_.value().problem; }

void LiveBoard::showProblem(const ProblemPtr& problem) { shown_.show(shownTable(problem)); }

void LiveBoard::draw() {
  const ShownSolution& now = shown_.value();
  if (now.beginsAnew()) {
    clearFor(now.problem);
  }
  if (!now.problem) {
    return;
  }
  tell([&](BoardCard& card) { card.showLook(now); });
  if (!now.isOwn()) {  // whoever sets the run's own solution knows whether another follows
    dwell();
  }
  if (now.selected) {
    replay_->saySelected(now.selection.features.size());
  }
}

void LiveBoard::dwell() {
  const ShownSolution& now = shown_.value();
  if (!now.problem) {
    return;
  }
  const auto moment =
      now.isIteration() ? std::optional(static_cast<double>(now.iteration)) : std::nullopt;
  tell([&](BoardCard& card) { card.showMoment(moment); });
  observe(true);
  if (!now.isTable()) {
    plane_->follow(PlaneView::Urgency::AtOnce);
  }
  if (now.isIteration()) {
    settling_.start();
  } else {
    settle();
  }
}

void LiveBoard::clearFor(const ProblemPtr& problem) {
  readable_.stop();
  shown_.course().clear();
  feed_->forgetEarlier();
  settling_.stop();
  running_ = false;
  tell([&](BoardCard& card) {
    card.showMoment({});
    card.showProblem(problem);
  });
  content_ = {problem};
  presets_->follow(content_);
}

bool LiveBoard::compareWith(std::optional<quint64> number) {
  const bool shown = overlap_->compareWith(number);
  if (shown && number) {
    grid_->setPlotVisible(overlap_->id(), true);
  }
  return shown;
}

void LiveBoard::beginRun(const ProblemPtr& problem, const std::vector<ScalarInfo>& scalars) {
  if (problem != this->problem()) {
    showProblem(problem);
  }
  shown_.keepOwn({});
  feed_->forgetEarlier();
  readable_.stop();
  shown_.course().clear();
  settling_.stop();
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
  shown_.course().add(snapshot);
  tell([&](BoardCard& card) { card.append(snapshot); });
  if (!content_.path && !snapshot.appended.path.empty()) {
    content_.path = true;
    presets_->follow(content_);
  }
  running_ = running_ && !snapshot.outcome;
  if (problem()) {
    showInTime(snapshot);
  }
  if (snapshot.outcome && shown_.pathPoint() == nullptr) {
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
    shown_.course().letWait(snapshot);
    if (!readable_.isActive()) {
      readable_.start(static_cast<int>(readable - shownFor));
    }
    return;
  }
  forgetWaiting();
  showSolutionOf(snapshot);
}

void LiveBoard::forgetWaiting() {
  shown_.course().forgetWaiting();
  readable_.stop();
}

void LiveBoard::showSolutionOf(const Snapshot& snapshot) {
  ShownSolution found = shownSnapshot(problem(), snapshot);
  // What the user has chosen to look at stays until they leave it.
  if (shown_.pathPoint() != nullptr) {
    return shown_.keepOwn(std::move(found));
  }
  sinceSolution_.start();
  shown_.show(std::move(found));
  observeSnapshot(snapshot);
  replay_->saySnapshot(snapshot);
}

void LiveBoard::observeSnapshot(const Snapshot& snapshot) {
  const Vector* start = startOf(snapshot);
  if (start != nullptr && start->size() == problem()->dimension()) {
    // The purity's line begins where the others do; the next snapshot is but a moment away.
    feed_->request({0, problem(), *start, 0, projection_->options(), false, true});
    plane_->follow(PlaneView::Urgency::AtOnce);
  } else if (shown_.value().isSolved()) {
    const bool last = snapshot.outcome.has_value();
    observe(last);
    plane_->follow(last ? PlaneView::Urgency::AtOnce : PlaneView::Urgency::Live);
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
  if (problem != this->problem()) {
    showProblem(problem);
  }
  showResult(result);
}

void LiveBoard::showResult(const Result& result) {
  if (problem()) {
    requireOf(*problem(), result);
  }
  readable_.stop();
  shown_.course().end(result);
  running_ = false;
  tell([&](BoardCard& card) {
    card.showMoment({});
    card.showResult(result);
  });
  if (result.samples && problem()) {
    std::vector<Index> ascending = result.samples->positions;
    std::sort(ascending.begin(), ascending.end());
    choice_.choose(ascending);
  }
  if (has_solution(result)) {
    shown_.show(shownResult(problem(), result));
    dwell();
  }
  content_ = {problem(), true, has_solution(result), !result.path.empty()};
  presets_->follow(content_);
}

void LiveBoard::changeProjection() {
  observe(true);
  settle();
}

void LiveBoard::settle() {
  projection_->settle();
  if (problem()) {
    shown_.settle(projection_->space());
    clusters_->follow();
  }
}

void LiveBoard::emitSampleStep(bool keep) {
  if (!problem()) {
    return;
  }
  Q_EMIT sampleStepWanted(problem()->rows_of(choice_.samples()), keep);
}

void LiveBoard::finishObservations() {
  feed_->finish();
  tell([](BoardCard& card) { card.finish(); });
}

std::vector<NamedPlot> LiveBoard::plots() const { return grid_->plots(); }

QStringList LiveBoard::idsOfPlots() {
  return {"objective", "overlap",  "weights",     "projection",  "purity",        "plane",
          "path",      "clusters", "free-energy", "path-purity", "held-out-error"};
}

/// Of what is not the run's, the purity, which is of the run, learns nothing.
void LiveBoard::observe(bool atOnce) {
  const ShownSolution& now = shown_.value();
  if (now.problem) {
    const bool ofRun = now.isOfRun() && !shown_.isOfFormerRun();
    feed_->request(
        {0, now.problem, now.space, now.iteration, projection_->options(), !ofRun, atOnce});
  }
}

}  // namespace steelyard::ui
