// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What to let Qt Charts draw (ui/README.md): milliseconds of processor time per frame, median of
// 30, in one run. First the data alone, painted and as a series of Qt Charts; then our plots as
// they are on the screen, and charts of the same data with the axes and the legend of Qt Charts.
//
// bench_chart_library FILE.png writes the pictures, ours at the left.
// --benchmark_min_time below 0.1 (a smoke test): 3 frames of 1,000 points.

#include <QApplication>
#include <QGraphicsScene>
#include <QImage>
#include <QPainter>
#include <QtCharts/QAbstractAxis>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QBoxPlotSeries>
#include <QtCharts/QBoxSet>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <vector>

#include "core/measures/column_summary.h"
#include "core/random.h"
#include "tests/support/benchmark_arguments.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/box_plot.h"
#include "ui/plots/histogram_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/palette.h"
#include "ui/plots/point_cloud.h"
#include "ui/plots/scatter_plot.h"
#include "ui/plots/thinning.h"

namespace {

using namespace steelyard;
using namespace steelyard::ui;

constexpr QSize picture_size(600, 400);
constexpr double marker = 4;
constexpr double line_width = 2;
constexpr double nudge = 1 + 1e-9;  // changes a value, but not what is seen of it

using Frame = std::function<void(QImage&)>;

QImage empty_picture() {
  QImage picture(picture_size, QImage::Format_RGB32);
  picture.fill(Qt::white);
  return picture;
}

double ms_per_frame(const Frame& frame, int frames) {
  std::vector<double> times;
  for (int k = 0; k < frames; ++k) {
    QImage picture = empty_picture();
    const std::clock_t start = std::clock();
    frame(picture);
    times.push_back(1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

/// Prints the times of two ways, and paints what they draw beside what is there.
class Comparison {
 public:
  explicit Comparison(int frames) : frames_(frames) {}

  void add(const char* what, const Frame& ours, const Frame& charts) {
    const double our_time = ms_per_frame(ours, frames_);
    const double chart_time = ms_per_frame(charts, frames_);
    std::printf("%-36s %8.2f %10.2f %8.1f\n", what, our_time, chart_time, chart_time / our_time);
    for (const Frame* const frame : {&ours, &charts}) {
      pictures_.push_back(empty_picture());
      (*frame)(pictures_.back());
    }
  }

  [[nodiscard]] bool save(const QString& file) const {
    const int rows = static_cast<int>(pictures_.size()) / 2;
    QImage sheet(2 * picture_size.width(), rows * picture_size.height(), QImage::Format_RGB32);
    QPainter painter(&sheet);
    for (int k = 0; k < 2 * rows; ++k) {
      painter.drawImage(k % 2 * picture_size.width(), k / 2 * picture_size.height(),
                        pictures_[static_cast<std::size_t>(k)]);
    }
    painter.end();
    return sheet.save(file);
  }

 private:
  int frames_;
  std::vector<QImage> pictures_;
};

/// A chart of one series that fills the picture, without axes that are seen or with its own.
class Chart {
 public:
  enum class Look { Bare, Whole };

  Chart(QAbstractSeries* series, Look look) : chart_(new QChart) {
    chart_->setAnimationOptions(QChart::NoAnimation);
    scene_.addItem(chart_);
    chart_->addSeries(series);
    chart_->createDefaultAxes();
    chart_->resize(picture_size);
    if (look == Look::Bare) {
      chart_->legend()->setVisible(false);
      for (QAbstractAxis* const axis : chart_->axes()) axis->setVisible(false);
      chart_->setPlotArea(QRectF(QPointF(0, 0), picture_size));
    }
  }

  /// The range that an axis of values shows.
  void show_range(Qt::Orientation direction, double low, double high) {
    for (QAbstractAxis* const axis : chart_->axes(direction)) axis->setRange(low, high);
  }

  void name_categories(const QStringList& names) {
    auto* const axis = new QBarCategoryAxis;
    axis->append(names);
    for (QAbstractAxis* const old : chart_->axes(Qt::Horizontal)) {
      chart_->removeAxis(old);
      delete old;
    }
    chart_->addAxis(axis, Qt::AlignBottom);
    chart_->series().front()->attachAxis(axis);
  }

  void paint(QImage& picture) {
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all(QPointF(0, 0), picture_size);
    scene_.render(&painter, all, all);
  }

 private:
  QGraphicsScene scene_;
  QChart* chart_;  // owned by the scene
};

/// A plot waits for its redraw clock; a change of size makes it draw at once.
void paint_plot(FramedPlot& plot, QImage& picture) {
  plot.resize(picture_size.width() - 1, picture_size.height());
  plot.resize(picture_size);
  plot.render(&picture);
}

struct Points {
  std::vector<double> x, y;
  QList<QPointF> both;
};

Points cloud_of(int count) {
  Random random(1);
  Points points;
  for (int i = 0; i < count; ++i) {
    points.x.push_back(random.normal() + 3 * (i % 3));
    points.y.push_back(random.normal() + 2 * (i % 2));
    points.both.push_back({points.x.back(), points.y.back()});
  }
  return points;
}

Points line_of(int count) {
  Random random(2);
  Points points;
  for (int i = 0; i < count; ++i) {
    points.x.push_back(i);
    points.y.push_back(std::sin(6.0 * i / count) + 0.1 * random.normal());
    points.both.push_back({points.x.back(), points.y.back()});
  }
  return points;
}

/// The place of a point in the picture, which shows the given part of the plane.
QPointF pixel_of(const QPointF& point, const QRectF& part) {
  return {(point.x() - part.left()) / part.width() * picture_size.width(),
          (1 - (point.y() - part.top()) / part.height()) * picture_size.height()};
}

void compare_clouds_alone(Comparison& comparison, const Points& points) {
  const QRectF part(QPointF(-3, -3), QPointF(9, 5));
  const Frame painted = [&](QImage& picture) {
    const PointStamp stamp({categoricalColour(0), 0, marker}, 1);
    PointCloud cloud(picture_size);
    for (const QPointF& point : points.both) cloud.add(stamp, pixel_of(point, part));
    QPainter painter(&picture);
    painter.drawImage(0, 0, cloud.image());
  };
  auto* const series = new QScatterSeries;
  series->append(points.both);
  series->setMarkerSize(marker);
  series->setColor(categoricalColour(0));
  series->setPen(Qt::NoPen);
  Chart chart(series, Chart::Look::Bare);
  chart.show_range(Qt::Horizontal, part.left(), part.right());
  chart.show_range(Qt::Vertical, part.top(), part.bottom());
  comparison.add("cloud alone: QScatterSeries", painted, [&](QImage& picture) {
    series->replace(points.both);
    chart.paint(picture);
  });
}

/// Both draw what is left of the line after thinning.
void compare_lines_alone(Comparison& comparison, const Points& points) {
  const QRectF part(QPointF(0, -2), QPointF(static_cast<double>(points.x.size()), 2));
  const auto thin = [&] { return thinned(points.x, points.y, picture_size.width()); };
  const Frame painted = [&](QImage& picture) {
    QList<QPointF> places;
    for (const QPointF& point : thin()) places.push_back(pixel_of(point, part));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(linePen(categoricalColour(0), line_width, {}));
    painter.drawPolyline(places.constData(), static_cast<int>(places.size()));
  };
  auto* const series = new QLineSeries;
  series->append(points.both);
  series->setPen(linePen(categoricalColour(0), line_width, {}));
  Chart chart(series, Chart::Look::Bare);
  chart.show_range(Qt::Horizontal, part.left(), part.right());
  chart.show_range(Qt::Vertical, part.top(), part.bottom());
  comparison.add("line alone: QLineSeries", painted, [&](QImage& picture) {
    series->replace(thin());
    chart.paint(picture);
  });
}

void compare_clouds(Comparison& comparison, const Points& points) {
  ScatterPlot plot;
  plot.setAxisTitles("first component", "second component");
  plot.show();
  auto* const series = new QScatterSeries;
  series->append(points.both);
  series->setMarkerSize(marker);
  series->setPen(Qt::NoPen);
  Chart chart(series, Chart::Look::Whole);
  comparison.add(
      "cloud: QScatterSeries",
      [&](QImage& picture) {
        plot.setPoints(points.x, points.y, {});
        paint_plot(plot, picture);
      },
      [&](QImage& picture) {
        series->replace(points.both);
        chart.paint(picture);
      });
}

void compare_lines(Comparison& comparison, const Points& points) {
  LinePlot plot;
  plot.setAxisTitles("step", "loss");
  plot.show();
  auto* const series = new QLineSeries;
  series->append(points.both);
  Chart chart(series, Chart::Look::Whole);
  comparison.add(
      "line, not thinned: QLineSeries",
      [&](QImage& picture) {
        plot.setSeries({{"", points.x, points.y, {}, {}}});
        paint_plot(plot, picture);
      },
      [&](QImage& picture) {
        series->replace(points.both);
        chart.paint(picture);
      });
}

std::vector<double> magnitudes(int count) {
  Random random(3);
  std::vector<double> values;
  for (int k = 0; k < count; ++k) values.push_back(std::abs(random.normal()));
  return values;
}

/// A chart of bars in the categories of these names; changes one of them in each frame.
Frame bars_of_charts(const QStringList& names, const std::vector<double>& values) {
  auto* const set = new QBarSet("weight");
  for (const double value : values) *set << value;
  auto* const series = new QBarSeries;
  series->append(set);
  const auto chart = std::make_shared<Chart>(series, Chart::Look::Whole);
  chart->name_categories(names);
  return [chart, set, first = values.front()](QImage& picture) {
    set->replace(0, set->at(0) == first ? first * nudge : first);
    chart->paint(picture);
  };
}

void compare_bars(Comparison& comparison) {
  const std::vector<double> values = magnitudes(20);
  QStringList names;
  for (int k = 0; k < 20; ++k) names << QStringLiteral("descriptor_%1").arg(k + 1);
  BarPlot plot;
  plot.setAxisTitles("descriptor", "weight");
  plot.show();
  const Frame charts = bars_of_charts(names, values);
  comparison.add(
      "bars: QBarSeries",
      [&](QImage& picture) {
        plot.setBars(names, values);
        paint_plot(plot, picture);
      },
      charts);
}

void compare_histograms(Comparison& comparison) {
  HistogramCounts counts{.edges = {0}, .counts = {}};
  std::vector<double> heights;
  QStringList names;
  for (int k = 0; k < 40; ++k) {
    counts.counts.push_back(40 * k - k * k);
    counts.edges.push_back(k + 1);
    heights.push_back(40.0 * k - k * k);
    names << QString::number(k);
  }
  HistogramPlot plot;
  plot.setAxisTitles("length", "count");
  plot.show();
  const Frame charts = bars_of_charts(names, heights);
  comparison.add(
      "histogram: QBarSeries",
      [&](QImage& picture) {
        plot.setCounts(counts);
        paint_plot(plot, picture);
      },
      charts);
}

void compare_boxes(Comparison& comparison) {
  BoxGroup group{.name = "tall", .values = {}};
  QStringList names;
  auto* const series = new QBoxPlotSeries;
  Random random(4);
  for (int k = 0; k < 10; ++k) {
    std::vector<double>& values = group.values.emplace_back();
    for (int i = 0; i < 40; ++i) values.push_back(k + random.normal());
    names << QStringLiteral("descriptor_%1").arg(k + 1);
    const BoxSummary box = box_summary(values);
    series->append(new QBoxSet(box.lower_whisker, box.lower_quartile, box.median,
                               box.upper_quartile, box.upper_whisker, names.back()));
  }
  BoxPlot plot;
  plot.setAxisTitles("descriptor", "value");
  plot.show();
  Chart chart(series, Chart::Look::Whole);
  comparison.add(
      "boxes: QBoxPlotSeries",
      [&](QImage& picture) {
        plot.setBoxes(names, {group});
        paint_plot(plot, picture);
      },
      [&](QImage& picture) {
        QBoxSet& first = *series->boxSets().front();
        first.setValue(QBoxSet::Median, first.at(QBoxSet::Median) * nudge);
        chart.paint(picture);
      });
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM",
          qgetenv("QT_QPA_PLATFORM").isEmpty() ? "offscreen" : qgetenv("QT_QPA_PLATFORM"));
  const QApplication application(argc, argv);
  const bool smoke = tests::is_smoke(argc, argv);
  const int count = smoke ? 1000 : 10000;
  Comparison comparison(smoke ? 3 : 30);
  std::printf("%d points, %d x %d pixels\n%-36s %8s %10s %8s\n", count, picture_size.width(),
              picture_size.height(), "ms per frame", "painted", "Qt Charts", "ratio");
  compare_clouds_alone(comparison, cloud_of(count));
  compare_lines_alone(comparison, line_of(count));
  std::printf("%-36s %8s %10s %8s\n", "whole plots", "ours", "Qt Charts", "ratio");
  compare_clouds(comparison, cloud_of(count));
  compare_lines(comparison, line_of(count));
  compare_bars(comparison);
  compare_histograms(comparison);
  compare_boxes(comparison);
  const QString file = application.arguments().last();
  return !file.endsWith(".png") || comparison.save(file) ? 0 : 1;
}
