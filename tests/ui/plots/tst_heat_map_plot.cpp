// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <memory>

#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/heat_map_plot.h"

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

  void five_hundred_columns_are_painted_within_a_frame() {
    QStringList names;
    std::vector<double> values;
    for (int i = 0; i < 500; ++i) {
      names << QStringLiteral("distance_%1").arg(i);
      for (int j = 0; j < 500; ++j) values.push_back(std::cos(0.02 * (i - j)));
    }
    show(names, names, values);
    const QImage image = seen(*plot_);
    QVERIFY(alike(image.pixelColor(plot_->pixelOf(250, 250).toPoint()), divergingColour(1), 40));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(250.5, 249.5)),
             QStringLiteral("distance_250, distance_250\ncorrelation: 1"));
    QBENCHMARK { seen(*plot_); }
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
  static constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  void show(const QStringList& rows, const QStringList& columns, std::vector<double> values) {
    plot_->setMatrix(rows, columns, std::move(values));
    QVERIFY(waitForRedraw(*plot_));
  }
  std::unique_ptr<HeatMapPlot> plot_;
};

QTEST_MAIN(TestHeatMapPlot)
#include "tst_heat_map_plot.moc"
