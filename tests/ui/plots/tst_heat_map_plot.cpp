// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QElapsedTimer>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "tests/support/sanitized.h"
#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/heat_map_plot.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestHeatMapPlot : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    plot_ = std::make_unique<HeatMapPlot>();
    plot_->setValueTitle("correlation");
    plot_->resize(420, 320);
    plot_->show();
  }

  /// The first row lies at the top; the colours of -1, 0 and 1 are where they belong.
  void each_cell_has_the_colour_of_its_value() {
    show({"a", "b"}, {"x", "y", "z"}, {-1, 0, 1, unknown, 0.5, -0.5});
    const QImage image = seen(*plot_);
    const auto corner = [&](double x, double y) {  // beside the number in the middle
      return image.pixelColor((plot_->pixelOf(x - 0.45, y + 0.45)).toPoint());
    };
    QVERIFY(alike(corner(0.5, 1.5), divergingColour(-1), 12));
    QVERIFY(alike(corner(1.5, 1.5), divergingColour(0), 12));
    QVERIFY(alike(corner(2.5, 1.5), divergingColour(1), 12));
    QVERIFY(alike(corner(0.5, 0.5), QColor(Qt::gray), 12));
    QVERIFY(alike(corner(1.5, 0.5), divergingColour(0.5), 12));
  }

  void pointing_at_a_cell_tells_its_names_and_value() {
    show({"a", "b"}, {"x", "y", "z"}, {-1, 0, 1, unknown, 0.25, -0.5});
    QCOMPARE(plot_->hoverText(plot_->pixelOf(1.5, 0.5)), QStringLiteral("b, y\ncorrelation: 0.25"));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(2.9, 1.1)), QStringLiteral("a, z\ncorrelation: 1"));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.5, 0.5)),
             QStringLiteral("b, x\ncorrelation: unknown"));
    QVERIFY(plot_->hoverText({2, 2}).isEmpty());
  }

  void a_click_names_its_cell_and_one_beside_the_cells_names_none() {
    show({"a", "b"}, {"x", "y", "z"}, {-1, 0, 1, unknown, 0.25, -0.5});
    const QSignalSpy clicked(plot_.get(), &HeatMapPlot::cellClicked);
    QTest::mouseClick(plot_.get(), Qt::LeftButton, {}, plot_->pixelOf(2.5, 0.5).toPoint());
    QTest::mouseClick(plot_.get(), Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked.front(), (QVariantList{1, 2}));
  }

  void seven_hundred_columns_are_taken_and_painted_while_the_window_stays_alive() {
    const QStringList names = manyNames();
    const std::vector<double> values = waves();
    const double taken = quickestOf(5, [&] { plot_->setMatrix(names, names, values); });
    QVERIFY(waitForRedraw(*plot_));
    const QImage image = seen(*plot_);
    QVERIFY(alike(image.pixelColor(plot_->pixelOf(360, 360).toPoint()), divergingColour(1), 40));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(360.5, 359.5)),
             QStringLiteral("distance_360, distance_360\ncorrelation: 1"));
    // A change of size makes it draw at once.
    const double drawn = quickestOf(5, [&] {
      plot_->resize(plot_->width() ^ 1, plot_->height());
      QImage picture(plot_->size(), QImage::Format_RGB32);
      plot_->render(&picture);
    });
    // Ten times the budgets: tests run on machines that do other things too.
    QVERIFY2(tests::sanitized || taken < 500, qPrintable(QString::number(taken)));
    QVERIFY2(tests::sanitized || drawn < 160, qPrintable(QString::number(drawn)));
    QBENCHMARK { seen(*plot_); }
  }

  void dragging_a_part_pans_and_a_double_click_shows_all() {
    show(manyNames(), manyNames(), waves());
    const QPointF whole = plot_->pixelOf(300, 400);
    drag(*plot_, {whole, whole + QPointF(30, 20)});
    QVERIFY(plot_->showsAll());
    turnWheel(*plot_, whole, 10);
    QVERIFY(waitForRedraw(*plot_));
    const QPointF from = plot_->pixelOf(300, 400);
    const QPointF to = from + QPointF(40, -30);
    drag(*plot_, {from, from + QPointF(15, 5), to});
    QVERIFY(waitForRedraw(*plot_));
    const QPointF off = plot_->pixelOf(300, 400) - to;
    QVERIFY(std::hypot(off.x(), off.y()) < 4);
    QTest::mouseDClick(plot_.get(), Qt::LeftButton, {}, from.toPoint());
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(plot_->showsAll());
  }

  /// Its name stays when the picture holds nothing but a part of one cell.
  void one_cell_alone_still_has_its_names() {
    show(manyNames(), manyNames(), waves());
    for (int turn = 0; turn < 10; ++turn) {
      turnWheel(*plot_, plot_->pixelOf(500.8, 219.3), 4);
      QVERIFY(waitForRedraw(*plot_));
    }
    QVERIFY(plot_->pixelOf(501, 0).x() - plot_->pixelOf(500, 0).x() > plot_->width());
    const QImage image = seen(*plot_);
    const QPoint corner = plot_->pixelOf(500.8, 219.3).toPoint();
    const QRect left(20, corner.y() - 150, 70, 300);
    const QColor ink = plot_->palette().color(QPalette::Text);
    QVERIFY(pixelsOf(image, ink, left, 120) > 60);
    QVERIFY(pixelsOf(image, ink, {0, plot_->height() - 30, plot_->width() - 90, 30}, 120) > 60);
    QVERIFY(plot_->hoverText(corner).startsWith("distance_500, distance_500"));
  }

  void zoomed_into_it_shows_fewer_cells() {
    QStringList names;
    for (int i = 0; i < 100; ++i) names << QString::number(i);
    std::vector<double> values(10000, 0.0);
    values[50 * 100 + 50] = 1;
    show(names, names, values);
    for (int turn = 0; turn < 4; ++turn) {
      turnWheel(*plot_, plot_->pixelOf(50.5, 49.5), 3);
      QVERIFY(waitForRedraw(*plot_));
    }
    const double wide = plot_->pixelOf(51, 49).x() - plot_->pixelOf(50, 49).x();
    QVERIFY(wide > 20);
    const QPoint cell = plot_->pixelOf(50.1, 49.9).toPoint() + QPoint(1, 1);
    QVERIFY(alike(seen(*plot_).pixelColor(cell), divergingColour(1), 12));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(50.5, 49.5)),
             QStringLiteral("50, 50\ncorrelation: 1"));
  }

  void values_that_do_not_fit_the_names_show_nothing() {
    plot_->setMatrix({"a"}, {"x", "y"}, {1});
    QVERIFY(plot_->isEmpty());
  }

 private:
  static QStringList manyNames() {
    QStringList names;
    for (int i = 0; i < 720; ++i) names << QStringLiteral("distance_%1").arg(i);
    return names;
  }
  static std::vector<double> waves() {
    std::vector<double> values;
    for (int i = 0; i < 720; ++i) {
      for (int j = 0; j < 720; ++j) values.push_back(std::cos(0.02 * (i - j)));
    }
    return values;
  }
  /// Milliseconds: other programs may hold up some of the tries.
  template <typename Work>
  static double quickestOf(int tries, const Work& work) {
    double best = std::numeric_limits<double>::infinity();
    for (int k = 0; k < tries; ++k) {
      QElapsedTimer clock;
      clock.start();
      work();
      best = std::min(best, static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    return best;
  }
  static constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  void show(const QStringList& rows, const QStringList& columns, std::vector<double> values) {
    plot_->setMatrix(rows, columns, std::move(values));
    QVERIFY(waitForRedraw(*plot_));
  }
  std::unique_ptr<HeatMapPlot> plot_;
};

QTEST_MAIN(TestHeatMapPlot)
#include "tst_heat_map_plot.moc"
