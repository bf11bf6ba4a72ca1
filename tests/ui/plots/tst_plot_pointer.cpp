// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that a mouse does in a plot, done with keys.

#include <QKeyEvent>
#include <QSet>
#include <QSignalSpy>
#include <QToolTip>
#include <QtTest>
#include <cmath>
#include <memory>

#include "tests/ui/plots/plot_gestures.h"
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

using namespace steelyard;
using namespace steelyard::ui;

namespace {

void present(FramedPlot& plot) {
  plot.setAxisTitles("size", "weight");
  plot.resize(500, 360);
  plot.show();
  QVERIFY(QTest::qWaitForWindowExposed(&plot));
  plot.setFocus();
}

/// What is said after each Page Down, until nothing new is said.
QStringList saidInTurn(FramedPlot& plot) {
  QStringList all;
  for (int step = 0; step < 20; ++step) {
    QTest::keyClick(&plot, Qt::Key_PageDown);
    const QString now = plot.accessibleDescription();
    if (!all.isEmpty() && now == all.last()) {
      break;
    }
    all << now;
  }
  return all;
}

std::unique_ptr<ScatterPlot> square() {
  auto plot = std::make_unique<ScatterPlot>();
  plot->setPoints({0, 1, 0, 1}, {0, 0, 1, 1}, {});
  present(*plot);
  return plot;
}

/// Draws a line around a sample, which is left open.
void beginLasso(ScatterPlot& plot, int sample, Qt::KeyboardModifiers keys = {}) {
  const auto go = [&](Qt::Key key, int times) {
    for (int k = 0; k < times; ++k) {
      QTest::keyClick(&plot, key, Qt::ControlModifier);
    }
  };
  plot.clearFocus();
  plot.setFocus();
  for (int k = 0; k <= sample; ++k) {
    QTest::keyClick(&plot, Qt::Key_PageDown);
  }
  go(Qt::Key_Left, 1);
  go(Qt::Key_Down, 1);
  QTest::keyClick(&plot, Qt::Key_L, keys);
  go(Qt::Key_Right, 2);
  go(Qt::Key_Up, 2);
  go(Qt::Key_Left, 2);
}

}  // namespace

class TestPlotPointer : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void bars_are_pointed_at_from_the_first_to_the_last() {
    BarPlot plot;
    plot.setBars({"height", "weight", "age"}, {1, 0.25, 0.5});
    present(plot);
    QCOMPARE(saidInTurn(plot), QStringList({"height: 1", "weight: 0.25", "age: 0.5"}));
    QTest::keyClick(&plot, Qt::Key_PageUp);
    QCOMPARE(plot.accessibleDescription(), QString("weight: 0.25"));
  }

  void what_is_pointed_at_is_shown_beside_the_pointer() {
    BarPlot plot;
    plot.setBars({"height", "weight"}, {1, 0.25});
    present(plot);
    const auto lit = [&] {
      return pixelsOf(seen(plot), plot.palette().color(QPalette::Highlight), plot.rect());
    };
    const int before = lit();
    QTest::keyClick(&plot, Qt::Key_PageDown);
    QVERIFY(QToolTip::text().contains("height: 1"));
    QVERIFY(lit() > before + 10);
    plot.clearFocus();
    QCOMPARE(lit(), before);
  }

  /// Each place that can be pointed at says something, and no two say the same.
  void every_kind_of_plot_says_each_of_its_values() {
    const auto check = [](FramedPlot& plot, qsizetype count) {
      present(plot);
      const QStringList all = saidInTurn(plot);
      QCOMPARE(all.size(), count);
      QVERIFY(!all.contains(QString()));
      QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), count);
    };
    LinePlot lines;
    lines.setSeries({line("loss", {0, 1, 2}, {3, 2, 1}), line("test", {0, 1}, {2.5, 1.5})});
    check(lines, 5);
    LinePlot logarithmic;
    logarithmic.setLogarithmicY(true);
    logarithmic.setSeries({line("loss", {0, 1, 2}, {3, 0, 1})});  // 0 is not drawn
    check(logarithmic, 2);
    ScatterPlot scatter;
    scatter.setPoints({1, 2, NAN, 3}, {3, 4, 2, 1}, {});  // one sample is nowhere
    check(scatter, 3);
    HistogramPlot histogram;
    histogram.setCounts({.edges = {0, 1, 2, 3}, .counts = {5, 0, 7}});
    check(histogram, 3);
    BoxPlot box;
    box.setBoxes({"height", "age"}, {{.name = "tall", .values = {{1, 2, 4}, {2, 3}}},
                                     {.name = "small", .values = {{1, 3, 3}, {5, 6}}}});
    check(box, 4);
    ContourPlot contour;
    contour.setGrid({.columns = 2, .rows = 2, .values = {1, 2, NAN, 4}});
    check(contour, 3);
    HeatMapPlot map;
    map.setMatrix({"height", "weight"}, {"age", "shoe"}, {1, 0.5, 0.25, 0.75});
    check(map, 4);
    PlanePlot plane;
    plane.setSeries({{.name = "selected",
                      .points = {{.name = "height", .x = 0.1, .y = 0.2},
                                 {.name = "weight", .x = 0.8, .y = 0.5}}}});
    check(plane, 2);
  }

  void return_clicks_the_point() {
    LinePlot plot;
    plot.setSeries({line("loss", {0, 1, 2}, {3, 2, 1})});
    present(plot);
    QSignalSpy clicked(&plot, &LinePlot::pointClicked);
    QTest::keyClick(&plot, Qt::Key_Return);
    QCOMPARE(clicked.size(), 0);  // nothing is pointed at yet
    QTest::keyClick(&plot, Qt::Key_PageDown);
    QTest::keyClick(&plot, Qt::Key_PageDown);
    QTest::keyClick(&plot, Qt::Key_Return);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][1].toInt(), 1);
  }

  void a_lasso_is_drawn_with_keys() {
    const auto plot = square();
    beginLasso(*plot, 0);
    QTest::keyClick(plot.get(), Qt::Key_Return);
    QCOMPARE(plot->chosen(), std::vector<Index>{0});
    beginLasso(*plot, 1, Qt::ControlModifier);
    QTest::keyClick(plot.get(), Qt::Key_Return);
    QCOMPARE(plot->chosen(), (std::vector<Index>{0, 1}));
  }

  /// A key that stays down repeats itself, and a click beside the points clears the choice.
  void a_return_that_stays_down_closes_the_lasso_once() {
    const auto plot = square();
    beginLasso(*plot, 0);
    QTest::keyPress(plot.get(), Qt::Key_Return);
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
    QCoreApplication::sendEvent(plot.get(), &again);
    QCOMPARE(plot->chosen(), std::vector<Index>{0});
  }

  void escape_or_another_focus_drops_a_lasso_drawn_with_keys() {
    const auto plot = square();
    QSignalSpy chosen(plot.get(), &ScatterPlot::samplesChosen);
    beginLasso(*plot, 0);
    QTest::keyClick(plot.get(), Qt::Key_Escape);
    QTest::keyClick(plot.get(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
    beginLasso(*plot, 0);
    plot->clearFocus();
    plot->setFocus();
    QTest::keyClick(plot.get(), Qt::Key_PageDown);
    QTest::keyClick(plot.get(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
  }

  void the_pointer_follows_its_value_and_goes_with_it() {
    BarPlot plot;
    plot.setBars({"height", "weight", "age"}, {1, 0.25, 0.5});
    present(plot);
    QTest::keyClick(&plot, Qt::Key_PageDown);
    QTest::keyClick(&plot, Qt::Key_PageDown);
    plot.setBars({"height", "weight", "age"}, {0.25, 1, 0.5});
    QVERIFY(waitForRedraw(plot));
    QCOMPARE(plot.accessibleDescription(), QString("weight: 1"));
    plot.setBars({"height"}, {1});
    QVERIFY(waitForRedraw(plot));
    QVERIFY(!plot.accessibleDescription().contains("weight: 1"));
    QTest::keyClick(&plot, Qt::Key_PageUp);
    QCOMPARE(plot.accessibleDescription(), QString("height: 1"));
  }

  /// Otherwise who holds the key scrolls the plot out of sight.
  void at_the_last_value_the_key_is_not_passed_on() {
    BarPlot plot;
    plot.setBars({"height", "weight"}, {1, 0.25});
    present(plot);
    saidInTurn(plot);
    QKeyEvent beyond(QEvent::KeyPress, Qt::Key_PageDown, Qt::NoModifier);
    QCoreApplication::sendEvent(&plot, &beyond);
    QVERIFY(beyond.isAccepted());
    LinePlot empty;
    present(empty);
    QKeyEvent passed(QEvent::KeyPress, Qt::Key_PageDown, Qt::NoModifier);
    QCoreApplication::sendEvent(&empty, &passed);
    QVERIFY(!passed.isAccepted());
  }

  void values_at_one_place_are_pointed_at_once() {
    LinePlot plot;
    plot.setSeries({line("loss", {0, 1}, {3, 2}), line("test", {1, 2}, {2, 1})});
    present(plot);
    QCOMPARE(saidInTurn(plot).size(), 3);
  }

  void the_pointer_stays_within_the_data() {
    ScatterPlot plot;
    plot.setPoints({0, 1}, {0, 1}, {});
    present(plot);
    QSignalSpy clicked(&plot, &ScatterPlot::pointClicked);
    for (int k = 0; k < 200; ++k) {
      QTest::keyClick(&plot, Qt::Key_Left, Qt::ControlModifier);
      QTest::keyClick(&plot, Qt::Key_Down, Qt::ControlModifier);
    }
    for (int k = 0; k < 3; ++k) {  // the sample is within a few steps of the corner
      QTest::keyClick(&plot, Qt::Key_Right, Qt::ControlModifier);
      QTest::keyClick(&plot, Qt::Key_Up, Qt::ControlModifier);
      QTest::keyClick(&plot, Qt::Key_Return);
    }
    QVERIFY(!clicked.empty());
    QCOMPARE(clicked[0][0].toInt(), 0);
  }

  /// What is out of view cannot be pointed at.
  void after_zooming_in_the_pointer_visits_what_is_in_view() {
    LinePlot plot;
    plot.setSeries({line("loss", {0, 10, 20}, {0, 1, 2})});
    present(plot);
    for (int k = 0; k < 4; ++k) {
      QTest::keyClick(&plot, Qt::Key_Plus);
    }
    QVERIFY(waitForRedraw(plot));
    const QStringList all = saidInTurn(plot);
    QCOMPARE(all.size(), 1);
    QVERIFY(all[0].contains("size: 10"));
  }

  void a_plot_without_data_is_not_pointed_at() {
    LinePlot plot;
    plot.setPlaceholder("nothing yet");
    present(plot);
    QTest::keyClick(&plot, Qt::Key_PageDown);
    QTest::keyClick(&plot, Qt::Key_Return);
    QCOMPARE(plot.accessibleDescription(), QString("nothing yet"));
  }
};

QTEST_MAIN(TestPlotPointer)
#include "tst_plot_pointer.moc"
