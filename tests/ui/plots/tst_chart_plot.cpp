// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/chart_plot.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QtTest>

#include "tests/ui/plots/plot_pixels.h"
#include "tests/ui/plots/plot_series.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/box_plot.h"
#include "ui/plots/contour_plot.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/histogram_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plane_plot.h"
#include "ui/plots/scatter_plot.h"

using namespace steelyard::ui;

namespace {

constexpr QSize size(300, 200);

/// The plot as an export has it that begins at this place of the page.
QImage exported(PlotView& plot, const QPoint& place) {
  QImage page(QSize(500, 400), QImage::Format_RGB32);
  page.fill(Qt::magenta);
  QPainter painter(&page);
  plot.renderTo(painter, QRectF(place, size));
  painter.end();
  return page.copy(QRect(place, size));
}

int differing(const QImage& a, const QImage& b) {
  constexpr int rounding = 8;
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x)
      count += !alike(a.pixelColor(x, y), b.pixelColor(x, y), rounding);
  }
  return count;
}

/// Pixels of the data: frame and text are grey.
int coloured(const QImage& image) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y).saturation() > 60;
  }
  return count;
}

template <typename Plot>
bool holdsChart() {
  const Plot plot;
  return plot.template findChild<QGraphicsScene*>() != nullptr;
}

}  // namespace

class TestChartPlot : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void no_plot_pays_for_a_chart_that_draws_nothing() {
    QVERIFY(holdsChart<LinePlot>());
    QVERIFY(holdsChart<BarPlot>());
    QVERIFY(!holdsChart<ScatterPlot>());
    QVERIFY(!holdsChart<PlanePlot>());
    QVERIFY(!holdsChart<HeatMapPlot>());
    QVERIFY(!holdsChart<ContourPlot>());
    QVERIFY(!holdsChart<HistogramPlot>());
    QVERIFY(!holdsChart<BoxPlot>());
  }

  /// The area of the chart is that of the frame, whose values lie where the line passes.
  void a_chart_draws_where_the_frame_says() {
    LinePlot plot;
    plot.resize(size);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    plot.setSeries({line("", {0, 1, 2}, {1, 3, 2})});
    QTRY_VERIFY(plot.hoverText(plot.pixelOf(1, 3)).contains("3"));
    const QImage picture = seen(plot);
    for (const QPointF& value : {QPointF(0.5, 2), QPointF(1.5, 2.5)}) {
      const QPoint at = plot.pixelOf(value.x(), value.y()).toPoint();
      QVERIFY(pixelsOf(picture, categoricalColour(0), {at - QPoint(2, 2), QSize(5, 5)}) > 1);
    }
  }

  void an_export_looks_the_same_wherever_it_stands_on_the_page() {
    LinePlot lines;
    lines.setSeries({line("a", {0, 1, 2}, {1, 3, 2})});
    BarPlot bars;
    bars.setBars({"height", "weight"}, {1, 0.25});
    ScatterPlot cloud;
    cloud.setPoints({0, 1, 2}, {1, 3, 2}, {});
    for (PlotView* const plot : {static_cast<PlotView*>(&lines), static_cast<PlotView*>(&bars),
                                 static_cast<PlotView*>(&cloud)}) {
      const QImage there = exported(*plot, {0, 0});
      QVERIFY(coloured(there) > 20);
      QCOMPARE(differing(exported(*plot, {120, 90}), there), 0);
    }
  }
};

QTEST_MAIN(TestChartPlot)
#include "tst_chart_plot.moc"
