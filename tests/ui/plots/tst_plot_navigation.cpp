// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <memory>

#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plane_plot.h"
#include "ui/plots/plot_export.h"
#include "ui/plots/scatter_plot.h"

using namespace steelyard::ui;

namespace {

/// The values of a place that the eye cannot tell from another.
bool isAbout(const QPointF& place, const QPointF& wanted, double pixels = 4) {
  const QPointF off = place - wanted;
  return std::hypot(off.x(), off.y()) <= pixels;
}

LineSeries ramp(int points) {
  LineSeries series;
  for (int i = 0; i < points; ++i) {
    series.x.push_back(i);
    series.y.push_back(i % 2);
  }
  return series;
}

}  // namespace

class TestPlotNavigation : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    plot_ = std::make_unique<ScatterPlot>();
    plot_->setAxisTitles("PC 1", "PC 2");
    plot_->resize(420, 300);
    plot_->show();
    show(cloud());
  }

  void the_wheel_zooms_about_the_pointer() {
    const QPointF place = plot_->pixelOf(2, 7);
    const double tenth = plot_->pixelOf(3, 7).x() - place.x();
    turnWheel(*plot_, place, 3);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(!plot_->showsAll());
    QVERIFY(isAbout(plot_->pixelOf(2, 7), place, 8));  // the labels may have grown
    const double now = plot_->pixelOf(3, 7).x() - plot_->pixelOf(2, 7).x();
    QVERIFY(std::abs(now / tenth - std::pow(1.25, 3)) < 0.1);
    turnWheel(*plot_, place, -3);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(isAbout(plot_->pixelOf(2, 7), place));
  }

  void over_the_labels_of_an_axis_the_wheel_zooms_that_axis_alone() {
    const double high = plot_->pixelOf(0, 1).y() - plot_->pixelOf(0, 2).y();
    const double wide = plot_->pixelOf(2, 0).x() - plot_->pixelOf(1, 0).x();
    turnWheel(*plot_, {plot_->pixelOf(5, 5).x(), plot_->height() - 10.0}, 4);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(std::abs(plot_->pixelOf(0, 1).y() - plot_->pixelOf(0, 2).y() - high) < 1);
    QVERIFY(plot_->pixelOf(2, 0).x() - plot_->pixelOf(1, 0).x() > 2 * wide);
  }

  void several_turns_between_two_pictures_all_count() {
    const QPointF place = plot_->pixelOf(5, 5);
    const double wide = plot_->pixelOf(6, 5).x() - place.x();
    for (int turn = 0; turn < 4; ++turn) {
      turnWheel(*plot_, place, 1);
    }
    QVERIFY(waitForRedraw(*plot_));
    const double now = plot_->pixelOf(6, 5).x() - plot_->pixelOf(5, 5).x();
    QVERIFY(std::abs(now / wide - std::pow(1.25, 4)) < 0.15);
  }

  void a_double_click_shows_everything_again() {
    const QPointF corner = plot_->pixelOf(0, 0);
    turnWheel(*plot_, plot_->pixelOf(5, 5), 6);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(!isAbout(plot_->pixelOf(0, 0), corner, 100));
    QTest::mouseDClick(plot_.get(), Qt::LeftButton, {}, plot_->rect().center());
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(plot_->showsAll());
    QVERIFY(isAbout(plot_->pixelOf(0, 0), corner, 0.5));
  }

  void dragging_carries_a_value_along_data() {
    QTest::addColumn<int>("button");
    QTest::addColumn<int>("keys");
    QTest::newRow("middle button") << int(Qt::MiddleButton) << int(Qt::NoModifier);
    QTest::newRow("Shift") << int(Qt::LeftButton) << int(Qt::ShiftModifier);
    QTest::newRow("Space") << int(Qt::LeftButton) << -1;
  }
  void dragging_carries_a_value_along() {
    QFETCH(int, button);
    QFETCH(int, keys);
    const bool space = keys < 0;
    if (space) QTest::keyPress(plot_.get(), Qt::Key_Space);
    const QPointF from = plot_->pixelOf(5, 5);
    const QPointF to = from + QPointF(60, -40);
    drag(*plot_, {from, from + QPointF(20, 10), to}, Qt::MouseButton(button),
         space ? Qt::KeyboardModifiers() : Qt::KeyboardModifiers(keys));
    if (space) QTest::keyRelease(plot_.get(), Qt::Key_Space);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(isAbout(plot_->pixelOf(5, 5), to, 8));
    QVERIFY(plot_->chosen().empty());
  }

  void keys_do_what_the_mouse_does() {
    const double wide = plot_->pixelOf(6, 5).x() - plot_->pixelOf(5, 5).x();
    QTest::keyClick(plot_.get(), Qt::Key_Plus);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(plot_->pixelOf(6, 5).x() - plot_->pixelOf(5, 5).x() > 1.2 * wide);
    const double place = plot_->pixelOf(5, 5).x();
    QTest::keyClick(plot_.get(), Qt::Key_Right);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(plot_->pixelOf(5, 5).x() < place - 20);
    QTest::keyClick(plot_.get(), Qt::Key_0);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(plot_->showsAll());
    QTest::keyClick(plot_.get(), Qt::Key_Minus);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(plot_->pixelOf(6, 5).x() - plot_->pixelOf(5, 5).x() < 0.9 * wide);
  }

  void live_data_leave_the_chosen_view_alone_and_other_axes_do_not() {
    turnWheel(*plot_, plot_->pixelOf(5, 5), 5);
    QVERIFY(waitForRedraw(*plot_));
    const QPointF place = plot_->pixelOf(5, 5);
    show(cloud(30));
    QVERIFY(isAbout(plot_->pixelOf(5, 5), place, 0.5));
    plot_->setAxisTitles("alcohol", "ash");
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(plot_->showsAll());
  }

  void the_menu_offers_the_way_back_only_when_there_is_one() {
    QAction* all = plot_->actions().at(0);
    QVERIFY(!all->isEnabled());
    turnWheel(*plot_, plot_->pixelOf(5, 5), 5);
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(all->isEnabled());
    all->trigger();
    QVERIFY(plot_->showsAll());
  }

  void a_long_line_zoomed_into_shows_each_of_its_points() {
    LinePlot line;
    line.resize(420, 300);
    line.show();
    line.setSeries({ramp(20000)});
    QVERIFY(waitForRedraw(line));
    for (int turn = 0; turn < 8; ++turn) {
      turnWheel(line, {line.pixelOf(10000, 0).x(), line.height() - 10.0}, 5);
      QVERIFY(waitForRedraw(line));
    }
    const double low = line.valuesAt(line.pixelOf(10000, 0) - QPointF(100, 0)).x();
    QVERIFY(10000 - low < 20);
    const QImage image = seen(line);
    const QPoint mid = line.pixelOf(10000.5, 0.5).toPoint();
    QVERIFY(pixelsOf(image, categoricalColour(0), {mid - QPoint(4, 4), QSize(9, 9)}) > 3);
    const QPoint empty = line.pixelOf(10000, 0.8).toPoint();
    QCOMPARE(pixelsOf(image, categoricalColour(0), {empty - QPoint(1, 1), QSize(3, 3)}), 0);
  }

  void a_logarithmic_axis_zoomed_into_has_labels() {
    LinePlot line;
    line.resize(420, 300);
    line.setLogarithmicY(true);
    line.show();
    line.setSeries({{"", {0, 1, 2}, {1, 20, 1000}, {}, {}, false}});
    QVERIFY(waitForRedraw(line));
    turnWheel(line, line.pixelOf(1, std::log10(20)), 12);
    QVERIFY(waitForRedraw(line));
    const QRect labels(20, 0, int(line.pixelOf(0, 0).x()), 260);
    QVERIFY(pixelsOf(seen(line), line.palette().color(QPalette::Text), labels) > 30);
    QVERIFY(line.hoverText(line.pixelOf(1, std::log10(20))).contains("20"));
  }

  void an_export_of_a_part_holds_nothing_beside_it() {
    LinePlot line;
    line.resize(420, 300);
    line.show();
    line.setSeries({{"", {0, 5, 10}, {0, 10, 0}, {}, {}, false}});
    QVERIFY(waitForRedraw(line));
    turnWheel(line, line.pixelOf(2.5, 5), 6);  // a point of the line
    QVERIFY(waitForRedraw(line));
    const QTemporaryDir folder;
    const QString path = folder.filePath("part.svg");
    exportPlot(line, path, {{420, 300}, 1});
    QImage picture(420, 300, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QSvgRenderer written(path);
    QPainter painter(&picture);
    written.render(&painter);
    painter.end();
    QVERIFY(pixelsOf(picture, categoricalColour(0)) > 50);
    QCOMPARE(pixelsOf(picture, categoricalColour(0), {0, 0, 420, 5}), 0);
    QCOMPARE(pixelsOf(picture, categoricalColour(0), {0, 280, 420, 20}), 0);
  }

  void the_plane_can_be_moved_in_too() {
    PlanePlot plane;
    plane.resize(420, 300);
    plane.show();
    plane.setSeries({{"inputs", {{"x1", 0.2, 0.3}, {"x2", 0.7, 0.6}}, 0, 0, 7, true}});
    QVERIFY(waitForRedraw(plane));
    const QPointF place = plane.pixelOf(0.7, 0.6);
    turnWheel(plane, place, 5);
    QVERIFY(waitForRedraw(plane));
    QVERIFY(isAbout(plane.pixelOf(0.7, 0.6), place, 10));
    QVERIFY(plane.pixelOf(0.2, 0.3).x() < 0);
  }

 private:
  static std::vector<double> cloud(int shift = 0) {
    std::vector<double> values;
    for (int i = 0; i <= 100; ++i) values.push_back((i * 37 + shift) % 101 / 10.0);
    return values;
  }
  void show(std::vector<double> y) {
    std::vector<double> x;
    for (int i = 0; i <= 100; ++i) x.push_back(i / 10.0);
    plot_->setPoints(std::move(x), std::move(y), {});
    QVERIFY(waitForRedraw(*plot_));
  }
  std::unique_ptr<ScatterPlot> plot_;
};

QTEST_MAIN(TestPlotNavigation)
#include "tst_plot_navigation.moc"
