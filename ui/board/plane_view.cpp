// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/plane_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>
#include <utility>

#include "ui/board/plane_feed.h"
#include "ui/plots/plane_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

constexpr std::size_t mostOfPath = 40;  // each costs a ranking of all samples
constexpr int weightsShown = 6;
constexpr int mostNeighbours = 99;
constexpr std::size_t mostNamed = 30;  // features whose names are written beside their points

/// The lowest of each number of features; of many numbers some, evenly.
std::vector<Vector> bestOfEachNumber(const std::vector<PathPoint>& path) {
  const std::vector<std::size_t> best = best_of_each_count(path);
  std::vector<Vector> weights;
  const std::size_t stride = (best.size() + mostOfPath - 1) / mostOfPath;
  for (std::size_t position = 0; position < best.size(); position += stride) {
    weights.push_back(path[best[position]].weights);
  }
  return weights;
}

PlanePoint placed(QString name, const ImbalancePair& pair) {
  return {std::move(name), pair.forward.value, pair.backward.value, pair.forward.error,
          pair.backward.error};
}

}  // namespace

PlaneView::PlaneView(PlotGrid& grid, QObject* parent)
    : QObject(parent), plot_(new PlanePlot), feed_(new PlaneFeed(this)) {
  grid.addPlot(QStringLiteral("plane"), tr("Information imbalance plane"), plot_, makeControls());
  plot_->setAccessibleName(tr("Information imbalance plane"));
  plot_->setAxisTitles(tr("Δ(features → ground truth), 0: they predict it"),
                       tr("Δ(ground truth → features), 0: it predicts them"));
  plot_->setPlaceholder(
      tr("Open a table: how well each feature predicts the ground truth, and it the feature"));
  const PlaneCorners corners{
      tr("same information"), tr("features know more"), tr("ground truth knows more"),
      tr("nothing in common"),
      tr("Near 0, 0 both hold the same information; at the lower right the ground truth\n"
         "knows more than the features; at the upper left the features know more;\n"
         "near 1, 1 neither tells anything of the other.")};
  plot_->setCorners(corners);
  plot_->setAccessibleDescription(corners.sentence);
  connect(feed_, &PlaneFeed::placed, this, &PlaneView::show);
}

QWidget* PlaneView::makeControls() {
  auto* controls = new QWidget;
  auto* row = new QHBoxLayout(controls);
  row->setContentsMargins({});
  auto* label = new QLabel(tr("k"), controls);
  neighbours_ = new QSpinBox(controls);
  neighbours_->setObjectName(QStringLiteral("planeNeighbours"));
  neighbours_->setRange(1, mostNeighbours);
  neighbours_->setKeyboardTracking(false);
  neighbours_->setAccessibleName(tr("Neighbours that are averaged over"));
  neighbours_->setToolTip(tr("Of each sample, the ranks of its k nearest neighbours are averaged"));
  label->setBuddy(neighbours_);
  row->addWidget(label);
  row->addWidget(neighbours_);
  connect(neighbours_, &QSpinBox::valueChanged, this, &PlaneView::changeNeighbours);
  return controls;
}

void PlaneView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  begin();
  plot_->clear();
  if (problem_) {
    const QSignalBlocker quiet(neighbours_);
    neighbours_->setMaximum(
        static_cast<int>(std::min(Index{mostNeighbours}, problem_->samples() - 1)));
    plot_->setPlaceholder(tr("Comparing each feature with the ground truth..."));
    ask(Urgency::AtOnce);
  }
}

void PlaneView::begin() {
  feed_->forgetEarlier();
  weights_.reset();
  path_.clear();
  pathPlaces_.clear();
}

void PlaneView::showWeights(const Vector& weights, bool ofRun, Urgency urgency) {
  if (!problem_ || weights.size() != problem_->dimension()) {
    return;
  }
  weights_ = weights;
  ofRun_ = ofRun;
  ask(urgency);
}

void PlaneView::setPath(const std::vector<PathPoint>& path) {
  path_ = bestOfEachNumber(path);
  pathPlaces_.clear();
}

void PlaneView::ask(Urgency urgency) {
  if (problem_) {
    feed_->request({0, problem_, neighbours_->value(), weights_, {}, urgency == Urgency::AtOnce});
  }
}

void PlaneView::askForPath() {
  feed_->request({0, problem_, neighbours_->value(), weights_, path_, true});
}

void PlaneView::changeNeighbours() {
  pathPlaces_.clear();
  ask(Urgency::AtOnce);
}

void PlaneView::finish() {
  feed_->finish();
  feed_->finish();  // the path, which the first may have asked for
}

void PlaneView::show(const PlaneReply& reply) {
  if (!reply.trouble.empty()) {
    plot_->clear();
    plot_->setPlaceholder(QString::fromStdString(reply.trouble));
    return;
  }
  if (reply.plane->problem() != problem_) {
    return;
  }
  if (!reply.path.empty()) {
    pathPlaces_ = reply.path;
  } else if (pathPlaces_.empty() && !path_.empty()) {
    askForPath();
  }
  plot_->setSeries(seriesOf(reply));
}

/// Later ones lie on top.
std::vector<PlaneSeries> PlaneView::seriesOf(const PlaneReply& reply) const {
  PlaneSeries single{tr("single features"), {}, 0, 0, 7, true};
  const auto& features = reply.plane->features();
  single.labelled = features.size() <= mostNamed;
  for (std::size_t feature = 0; feature < features.size(); ++feature) {
    single.points.push_back(
        placed(QString::fromStdString(problem_->features[feature].name), features[feature]));
  }
  PlaneSeries path{tr("solutions of the search"), {}, 4, 4, 8, false};
  for (std::size_t k = 0; k < pathPlaces_.size() && k < path_.size(); ++k) {
    path.points.push_back(placed(namesOf(path_[k]), pathPlaces_[k]));
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
  if (reply.solution && weights_) {
    series.push_back({ofRun_ ? tr("solution") : tr("shown selection"),
                      {placed(namesOf(*weights_), *reply.solution)},
                      2,
                      3,
                      13,
                      false});
  }
  return series;
}

/// Of the features with weight: "3 features: x1, x2, x3".
QString PlaneView::namesOf(const Vector& weights) const {
  QStringList names;
  int count = 0;
  for (Index feature = 0; feature < weights.size(); ++feature) {
    if (weights[feature] > 0.0 && ++count <= weightsShown) {
      names << QString::fromStdString(problem_->features[static_cast<std::size_t>(feature)].name);
    }
  }
  if (count > weightsShown) {
    names << tr("...");
  }
  return tr("%n feature(s): %1", nullptr, count).arg(names.join(QStringLiteral(", ")));
}

}  // namespace steelyard::ui
