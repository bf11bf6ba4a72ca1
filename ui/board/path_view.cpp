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

constexpr std::ptrdiff_t keptPerCount = 100;
constexpr std::size_t namesShown = 6;
constexpr double markSize = 14;

void add(LineSeries& series, const PathPoint& point) {
  series.x.push_back(static_cast<double>(point.feature_count));
  series.y.push_back(point.objective);
}

LineSeries mark(const QString& name, const PathPoint& point) {
  LineSeries series;
  series.name = name;
  series.joined = false;
  series.markerSize = markSize;
  add(series, point);
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
    add(series, point);
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
  connect(back_, &QToolButton::clicked, this, &PathView::leave);
  return footer;
}

void PathView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  begin({});
}

void PathView::clear() {
  points_.clear();
  suggested_.reset();
  chosen_.reset();
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
  for (const PathPoint& point : snapshot.appended.path) {
    keep(point);
  }
  if (!snapshot.appended.path.empty() || !changed.empty()) {
    draw();
  }
}

void PathView::keepBehind(const Figure& figure) {
  if (figure.behind == "path" && std::holds_alternative<LinesShape>(figure.shape)) {
    behind_[figure.id] = figure;
  }
}

void PathView::keep(const PathPoint& point) {
  const auto sameCount = [&](const PathPoint& p) { return p.feature_count == point.feature_count; };
  if (std::count_if(points_.begin(), points_.end(), sameCount) < keptPerCount) {
    points_.push_back(point);
    return;
  }
  auto worst = points_.end();
  for (auto p = points_.begin(); p != points_.end(); ++p) {
    if (sameCount(*p) && (worst == points_.end() || p->objective > worst->objective)) {
      worst = p;
    }
  }
  if (point.objective < worst->objective) {
    *worst = point;
  }
}

void PathView::showResult(const Result& result) {
  if (points_.empty() && !result.histories.empty()) {  // a run that was not observed
    begin({result.histories.front().info});
  }
  chosen_.reset();
  suggested_.reset();
  suggestion_ = QString::fromStdString(shownWords(result.suggestion));
  points_ = result.path;
  behind_.clear();
  std::for_each(result.figures.begin(), result.figures.end(),
                [this](const Figure& figure) { keepBehind(figure); });
  if (result.suggested_path_point && *result.suggested_path_point < points_.size()) {
    suggested_ = result.suggested_path_point;
  }
  draw();
}

void PathView::choose(std::size_t point) {
  if (point >= points_.size()) {
    return;
  }
  if (point == suggested_) {
    leave();
    return;
  }
  chosen_ = points_[point];
  draw();
  Q_EMIT pointChosen(*chosen_);
}

void PathView::unmark() {
  if (chosen_) {
    chosen_.reset();
    draw();
  }
}

void PathView::leave() {
  unmark();
  Q_EMIT solutionWanted();
}

/// Logarithmic if the solutions span more than a decade, as numbers of columns and objectives do.
void PathView::chooseAxes() {
  const auto spans = [this](auto value) {
    const auto [low, high] = std::minmax_element(
        points_.begin(), points_.end(),
        [&](const PathPoint& a, const PathPoint& b) { return value(a) < value(b); });
    return value(*low) > 0 && value(*high) > 10.0 * value(*low);
  };
  plot_->setLogarithmicX(
      spans([](const PathPoint& point) { return static_cast<double>(point.feature_count); }));
  plot_->setLogarithmicY(spans([](const PathPoint& point) { return point.objective; }));
}

void PathView::draw() {
  drawFooter();
  std::vector<LineSeries> series;
  for (const auto& [id, figure] : behind_) {
    for (const FigureLine& line : lines_of(figure)) {
      series.push_back(seriesOf(line));
    }
  }
  if (!points_.empty()) {
    addBase(series);
  }
  seriesBehind_ = static_cast<int>(series.size());
  if (points_.empty()) {
    plot_->setSeries(std::move(series));
    return;
  }
  chooseAxes();
  LineSeries all;
  all.name = tr("solutions");
  all.joined = false;
  all.about = [this](std::size_t point) { return about(point); };
  for (const PathPoint& point : points_) {
    add(all, point);
  }
  series.push_back(std::move(all));
  series.push_back(lowest(points_, tr("lowest")));
  if (suggested_) {
    series.push_back(mark(tr("suggested"), points_[*suggested_]));
  }
  if (chosen_) {
    series.push_back(mark(tr("shown"), *chosen_));
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
  const QString text =
      !chosen_ ? suggestion_
               : countText(chosen_->feature_count, tr("Shown: %1 feature"),
                           tr("Shown: %1 features", nullptr, howMany(chosen_->feature_count)));
  sentence_->showText(text);
  back_->setVisible(chosen_.has_value());
  footer_->setVisible(!text.isEmpty());
}

QString PathView::about(std::size_t point) const {
  if (point >= points_.size()) {
    return {};
  }
  const PathPoint& solution = points_[point];
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
