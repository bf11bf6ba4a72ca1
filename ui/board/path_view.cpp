// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/path_view.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "ui/board/scalar_term.h"
#include "ui/count_text.h"
#include "ui/figures/figure_plot.h"
#include "ui/message_text.h"
#include "ui/plain_text.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/shown/shown.h"
#include "ui/term_text.h"
#include "ui/wrapped_label.h"

namespace steelyard::ui {
namespace {

constexpr std::size_t namesShown = 6;
constexpr double markSize = 14;

void add(LineSeries& series, const PlaceInPath& place) {
  series.x.push_back(static_cast<double>(place.features));
  series.y.push_back(place.objective);
}

PlaceInPath placeOf(const PathPoint& point) { return {point.feature_count, point.objective}; }

LineSeries mark(const QString& name, const PlaceInPath& place) {
  LineSeries series;
  series.name = name;
  series.joined = false;
  series.markerSize = markSize;
  add(series, place);
  return series;
}

/// The lowest point for each number of features, with a band of one standard error where it is
/// known.
LineSeries lowest(const std::vector<PathPoint>& points, const QString& name) {
  const bool errors = std::any_of(points.begin(), points.end(),
                                  [](const PathPoint& point) { return point.error.has_value(); });
  LineSeries series;
  series.name = name;
  for (const std::size_t position : best_of_each_count(points)) {
    const PathPoint& point = points[position];
    add(series, placeOf(point));
    if (errors) {
      series.low.push_back(point.objective - point.error.value_or(0.0));
      series.high.push_back(point.objective + point.error.value_or(0.0));
    }
  }
  return series;
}

std::vector<Index> featuresOf(const PathPoint& point) {
  std::vector<Index> features = point.selection;
  for (Index a = 0; features.empty() && a < point.weights.size(); ++a) {
    if (point.weights[a] > 0.0) {
      features.push_back(a);
    }
  }
  return features;
}

}  // namespace

PathView::PathView(PlotGrid& grid, const Shown& shown, QObject* parent)
    : QObject(parent), grid_(grid), shown_(shown), plot_(new LinePlot), footer_(makeFooter()) {
  grid_.addPlot(PathView::id(), tr("Path"), plot_);
  grid_.setFooter(PathView::id(), footer_);
  plot_->setAccessibleName(tr("Objective against number of features"));
  plot_->setPlaceholder(
      tr("After a search: the objective against the number of features, one point per solution"));
  begin({});
  connect(plot_, &LinePlot::pointClicked, this, [this](int series, int point) {
    if (series == seriesBehind_) {  // every solution; the other series are on top of them
      choose(static_cast<std::size_t>(point));
    }
  });
}

QString PathView::help() const {
  return tr(
      "The objective of each solution of a search against the number of its features; "
      "the line is the best of each number. Look for: the number from which more "
      "features gain little. Click a point to see its solution everywhere.");
}

QWidget* PathView::makeFooter() {
  auto* footer = new QWidget;
  footer->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);  // the plot has the rest
  auto* row = new QHBoxLayout(footer);
  row->setContentsMargins(6, 0, 6, 2);
  sentence_ = new WrappedLabel(footer);
  sentence_->setObjectName(QStringLiteral("pathSentence"));
  back_ = new QToolButton(footer);
  back_->setObjectName(QStringLiteral("pathBack"));
  back_->setText(tr("Show the run's solution"));
  row->addWidget(sentence_, 1);
  row->addWidget(back_);
  connect(back_, &QToolButton::clicked, this, &PathView::solutionWanted);
  return footer;
}

void PathView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  begin({});
}

void PathView::clear() {
  drawn_ = false;
  suggestion_.clear();
  streamed_.clear();
  behind_.clear();
  plot_->clear();
  drawFooter();
}

void PathView::begin(const std::vector<ScalarInfo>& scalars) {
  clear();
  const bool named = !scalars.empty();
  const QString title = named ? termName(scalars.front().title) : tr("Objective");
  quantity_ = title;
  plot_->setAxisTitles(tr("Number of features"), title);
  grid_.setTitle(id(), named ? tr("Path: %1").arg(title) : tr("Path"));
  grid_.setTerm(id(), named ? termOf(scalars.front()) : QString());
}

void PathView::append(const Snapshot& snapshot) {
  const std::vector<Figure> changed = streamed_.append(snapshot.appended);
  std::for_each(changed.begin(), changed.end(),
                [this](const Figure& figure) { keepBehind(figure); });
  if (!snapshot.appended.path.empty() || !changed.empty()) {
    draw();
  }
}

void PathView::keepBehind(const Figure& figure) {
  if (figure.behind == "path" && std::holds_alternative<LinesShape>(figure.shape)) {
    behind_[figure.id] = figure;
  }
}

void PathView::showResult(const Result& result) {
  if (!drawn_ && !result.histories.empty()) {  // a run that was not observed
    begin({result.histories.front().info});
  }
  suggestion_ = QString::fromStdString(shownWords(result.suggestion));
  behind_.clear();
  std::for_each(result.figures.begin(), result.figures.end(),
                [this](const Figure& figure) { keepBehind(figure); });
  draw();
}

void PathView::choose(std::size_t point) {
  const RunCourse& course = shown_.course();
  if (point >= course.path().size()) {
    return;
  }
  if (point == course.suggested()) {
    Q_EMIT solutionWanted();
    return;
  }
  const PathPoint chosen = course.path()[point];
  Q_EMIT pointChosen(chosen);
}

void PathView::showLook(const ShownSolution& /*look*/) { drawMark(); }

void PathView::drawMark() {
  if (marked_ || shown_.pathPoint() != nullptr) {
    draw();
  }
}

/// Logarithmic if the solutions span more than a decade, as numbers of columns and objectives do.
void PathView::chooseAxes() {
  const std::vector<PathPoint>& points = shown_.course().path();
  const auto spans = [&points](auto value) {
    const auto [low, high] = std::minmax_element(
        points.begin(), points.end(),
        [&](const PathPoint& a, const PathPoint& b) { return value(a) < value(b); });
    return value(*low) > 0 && value(*high) > 10.0 * value(*low);
  };
  plot_->setLogarithmicX(
      spans([](const PathPoint& point) { return static_cast<double>(point.feature_count); }));
  plot_->setLogarithmicY(spans([](const PathPoint& point) { return point.objective; }));
}

void PathView::draw() {
  drawFooter();
  const std::vector<PathPoint>& points = shown_.course().path();
  drawn_ = !points.empty();
  std::vector<LineSeries> series;
  for (const auto& [id, figure] : behind_) {
    for (const FigureLine& line : lines_of(figure)) {
      series.push_back(seriesOf(line));
    }
  }
  if (drawn_) {
    addBase(series);
  }
  seriesBehind_ = static_cast<int>(series.size());
  if (!drawn_) {
    plot_->setSeries(std::move(series));
    return;
  }
  chooseAxes();
  LineSeries all;
  all.name = tr("solutions");
  all.joined = false;
  all.about = [this](std::size_t point) { return about(point); };
  for (const PathPoint& point : points) {
    add(all, placeOf(point));
  }
  series.push_back(std::move(all));
  series.push_back(lowest(points, tr("lowest")));
  if (const auto suggested = shown_.course().suggested()) {
    series.push_back(mark(tr("suggested"), placeOf(points[*suggested])));
  }
  if (const PlaceInPath* place = shown_.pathPoint()) {
    series.push_back(mark(tr("shown"), *place));
  }
  plot_->setSeries(std::move(series));
}

void PathView::showComparison() { draw(); }

void PathView::addBase(std::vector<LineSeries>& series) const {
  const EarlierRun* base = shown_.comparison().drawnBase();
  if (base == nullptr || base->result->path.empty() || base->result->histories.empty() ||
      termName(base->result->histories.front().info.title) != quantity_) {
    return;
  }
  LineSeries line = lowest(base->result->path, base->name);
  line.low.clear();  // two bands would hide each other
  line.high.clear();
  line.behind = true;
  series.push_back(std::move(line));
}

void PathView::drawFooter() {
  const PlaceInPath* place = shown_.pathPoint();
  marked_ = place != nullptr;
  const QString text = place == nullptr
                           ? suggestion_
                           : countText(place->features, tr("Shown: %1 feature"),
                                       tr("Shown: %1 features", nullptr, howMany(place->features)));
  sentence_->showText(text);
  back_->setVisible(marked_);
  footer_->setVisible(!text.isEmpty());
}

QString PathView::about(std::size_t point) const {
  const std::vector<PathPoint>& points = shown_.course().path();
  if (point >= points.size()) {
    return {};
  }
  const PathPoint& solution = points[point];
  QStringList lines;
  if (!solution.label.empty()) {
    lines << QString::fromStdString(shownTerm(solution.label));
  }
  QStringList names;
  for (const Index feature : featuresOf(solution)) {
    if (names.size() == static_cast<int>(namesShown)) {
      names << tr("...");
      break;
    }
    if (problem_ && feature < problem_->dimension()) {
      names << plainName(problem_->features[static_cast<std::size_t>(feature)].name);
    }
  }
  lines << names.join(QStringLiteral(", "));
  return lines.join(QLatin1Char('\n'));
}

}  // namespace steelyard::ui
