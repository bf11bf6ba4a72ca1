// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/plane_view.h"

#include <QHBoxLayout>
#include <QSpinBox>
#include <algorithm>
#include <utility>

#include "core/problem/samples_as_points.h"
#include "ui/board/plane_feed.h"
#include "ui/count_text.h"
#include "ui/message_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/plots/plane_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/shown/shown.h"
#include "ui/wrapped_label.h"

namespace steelyard::ui {
namespace {

constexpr std::size_t mostOfPath = 40;  // each requires a ranking of all samples
constexpr int weightsShown = 6;
constexpr int mostNeighbours = 99;
constexpr std::size_t mostNamed = 30;  // features whose names are written beside their points

/// The lowest of each number of features; of many numbers some, evenly.
std::vector<LearnedSpace> bestOfEachNumber(const std::vector<PathPoint>& path,
                                           const Problem& problem) {
  const std::vector<std::size_t> best = best_of_each_count(path);
  std::vector<LearnedSpace> spaces;
  const std::size_t stride = (best.size() + mostOfPath - 1) / mostOfPath;
  for (std::size_t position = 0; position < best.size(); position += stride) {
    const PathPoint& point = path[best[position]];
    spaces.push_back(display_space(point.weights, point.selection, problem));
  }
  return spaces;
}

PlanePoint placed(QString name, const ImbalancePair& pair) {
  return {std::move(name), pair.forward.value, pair.backward.value, pair.forward.error,
          pair.backward.error};
}

}  // namespace

PlaneView::PlaneView(PlotGrid& grid, const Shown& shown, QObject* parent)
    : QObject(parent),
      plot_(new PlanePlot),
      note_(new WrappedLabel),
      feed_(new PlaneFeed(this)),
      solution_(shown) {
  grid.addPlot(PlaneView::id(), tr("Information imbalance plane"), plot_, makeControls());
  grid.setFooter(PlaneView::id(), note_);
  grid.setTerm(PlaneView::id(), QStringLiteral("imbalance-plane"));
  note_->setObjectName(QStringLiteral("planeNote"));
  plot_->setAccessibleName(tr("Information imbalance plane"));
  showProblem(nullptr);
  connect(feed_, &PlaneFeed::placed, this, &PlaneView::show);
}

QString PlaneView::help() const {
  return tr(
      "How well features predict the target (across) and how well it predicts "
      "them (up): 0 is perfect, 1 is chance. Look for: points at the left. They hold "
      "what the target holds; at the lower left both hold the same.");
}

QWidget* PlaneView::makeControls() {
  auto* controls = new QWidget;
  auto* row = new QHBoxLayout(controls);
  row->setContentsMargins({});
  auto* label = new PlainLabel(tr("k"), controls);
  neighbours_ = new QSpinBox(controls);
  neighbours_->setObjectName(QStringLiteral("planeNeighbours"));
  neighbours_->setRange(1, mostNeighbours);
  neighbours_->setKeyboardTracking(false);
  neighbours_->setAccessibleName(tr("Number of neighbours averaged over"));
  neighbours_->setToolTip(
      tr("For each sample, the ranks of its k nearest neighbours are averaged"));
  label->setBuddy(neighbours_);
  row->addWidget(label);
  row->addWidget(neighbours_);
  connect(neighbours_, &QSpinBox::valueChanged, this, &PlaneView::changeNeighbours);
  return controls;
}

void PlaneView::nameTruth(const QString& truth) {
  plot_->setAxisTitles(tr("Δ(features → %1), 0: they predict it").arg(truth),
                       tr("Δ(%1 → features), 0: it predicts them").arg(truth));
  plot_->setValueNames(tr("Δ(features → %1)").arg(truth), tr("Δ(%1 → features)").arg(truth));
  const PlaneCorners corners{
      tr("same information"), tr("more in features"), tr("more in %1").arg(truth),
      tr("nothing in common"),
      tr("Near (0, 0) both hold the same information; at the lower right %1\n"
         "holds more than the features; at the upper left the features hold more;\n"
         "near (1, 1) neither says anything about the other.")
          .arg(truth)};
  plot_->setCorners(corners);
  plot_->setAccessibleDescription(corners.sentence);
}

/// Classes have no distances: where only they are explained, features are compared with all inputs.
void PlaneView::sayWhatIsCompared() {
  const bool withInputs = problem_ && problem_->truth.cols() == 0;
  nameTruth(withInputs ? tr("inputs") : tr("target"));
  note_->showText(withInputs && problem_->labels
                      ? tr("%1 holds classes, which have no distances: the features are compared "
                           "with all inputs instead.")
                            .arg(plainName(problem_->labels->name))
                      : QString());
  plot_->setPlaceholder(!problem_    ? tr("How well each feature and the target predict each other")
                        : withInputs ? tr("Comparing each feature with all inputs...")
                                     : tr("Comparing each feature with the target..."));
}

void PlaneView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  forget();
  plot_->clear();
  sayWhatIsCompared();
  if (problem_) {
    const QSignalBlocker quiet(neighbours_);
    neighbours_->setMaximum(
        static_cast<int>(std::min(Index{mostNeighbours}, problem_->samples() - 1)));
    follow(Urgency::AtOnce);
  }
}

void PlaneView::begin(const std::vector<ScalarInfo>& /*scalars*/) { forget(); }

void PlaneView::forget() {
  feed_->forgetEarlier();
  hasPath_ = false;
  pathPlaces_.clear();
}

/// All inputs have a place of their own, so nothing else has that.
std::optional<LearnedSpace> PlaneView::space() const {
  const ShownSolution& shown = solution_.value();
  const bool placed = shown.problem == problem_ && !solution_.isOfFormerRun() &&
                      (shown.isSolved() || shown.selected);
  return placed ? std::optional(shown.space) : std::nullopt;
}

std::vector<LearnedSpace> PlaneView::pathSpaces() const {
  return problem_ ? bestOfEachNumber(solution_.course().path(), *problem_)
                  : std::vector<LearnedSpace>();
}

/// A path that does not fit the problem is refused here, before anything is asked about it.
void PlaneView::showResult(const Result& /*result*/) {
  hasPath_ = !pathSpaces().empty();
  pathPlaces_.clear();
}

void PlaneView::follow(Urgency urgency) {
  if (problem_) {
    feed_->request({0, problem_, neighbours_->value(), space(), {}, urgency == Urgency::AtOnce});
  }
}

void PlaneView::askForPath() {
  feed_->request({0, problem_, neighbours_->value(), space(), pathSpaces(), true});
}

void PlaneView::changeNeighbours() {
  pathPlaces_.clear();
  follow(Urgency::AtOnce);
}

void PlaneView::finish() {
  feed_->finish();
  feed_->finish();  // the path, which the first call may have requested
}

void PlaneView::show(const PlaneReply& reply) {
  if (!reply.trouble.says_nothing()) {
    plot_->clear();
    plot_->setPlaceholder(QString::fromStdString(shownWords(reply.trouble)));
    return;
  }
  if (reply.plane->problem() != problem_) {
    return;
  }
  if (!reply.path.empty()) {
    pathPlaces_ = reply.path;
  } else if (pathPlaces_.empty() && hasPath_) {
    askForPath();
  }
  plot_->setSeries(seriesOf(reply));
}

/// Later series lie on top.
std::vector<PlaneSeries> PlaneView::seriesOf(const PlaneReply& reply) const {
  PlaneSeries single{tr("single features"), {}, 0, 0, 7, true};
  const auto& features = reply.plane->features();
  single.labelled = features.size() <= mostNamed;
  for (std::size_t feature = 0; feature < features.size(); ++feature) {
    single.points.push_back(placed(plainName(problem_->features[feature].name), features[feature]));
  }
  PlaneSeries path{tr("solutions of the search"), {}, 4, 4, 8, false};
  const auto spaces = pathPlaces_.empty() ? std::vector<LearnedSpace>() : pathSpaces();
  for (std::size_t k = 0; k < pathPlaces_.size() && k < spaces.size(); ++k) {
    path.points.push_back(placed(namesOf(spaces[k]), pathPlaces_[k]));
  }
  std::vector<PlaneSeries> series{
      std::move(single),
      std::move(path),
      {tr("all inputs"),
       {placed(tr("each divided by its standard deviation"), reply.plane->all_inputs())},
       1,
       1,
       10,
       false}};
  if (const auto shown = space(); reply.solution && shown) {
    series.push_back({solution_.value().isOfRun() ? tr("solution") : tr("shown selection"),
                      {placed(namesOf(*shown), *reply.solution)},
                      2,
                      3,
                      13,
                      false});
  }
  return series;
}

/// Of the features that the space has: "3 features: x1, x2, x3".
QString PlaneView::namesOf(const LearnedSpace& space) const {
  const Vector reach = space.reach();
  QStringList names;
  int count = 0;
  for (Index feature = 0; feature < reach.size(); ++feature) {
    if (reach[feature] > 0.0 && ++count <= weightsShown) {
      names << plainName(problem_->features[static_cast<std::size_t>(feature)].name);
    }
  }
  if (count > weightsShown) {
    names << tr("...");
  }
  const QString listed = names.join(QStringLiteral(", "));
  return countText(count, tr("%1 feature: %2"), tr("%1 features: %2", nullptr, howMany(count)))
      .arg(listed);
}

}  // namespace steelyard::ui
