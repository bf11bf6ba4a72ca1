// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QSignalSpy>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>

#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/bar_plot.h"

using namespace steelyard::ui;

class TestBarPlot : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    plot_ = std::make_unique<BarPlot>();
    plot_->setAxisTitles("feature", "weight");
    plot_->resize(375, 260);
    plot_->show();
  }

  void bars_reach_to_their_values() {
    show({"a", "b"}, {1, 0.5});  // lying: rows 1 and 0 from below
    const QImage image = seen(*plot_);
    const auto at = [&](double x, double y) {
      return image.pixelColor(plot_->pixelOf(x, y).toPoint());
    };
    QVERIFY(alike(at(0.9, 1), categoricalColour(0)));
    QVERIFY(alike(at(0.45, 0), categoricalColour(0)));
    QVERIFY(!alike(at(0.55, 0), categoricalColour(0)));
  }

  void known_values_are_marked() {
    plot_->setReference({0.5, 0.8});
    show({"a", "b"}, {1, 0.1});
    const QRect mark(plot_->pixelOf(0.8, 0).toPoint() - QPoint(3, 3), QSize(7, 7));
    QVERIFY(pixelsOf(seen(*plot_), categoricalColour(1), mark) > 5);
    QVERIFY(plot_->hoverText(plot_->pixelOf(0.5, 0)).contains("known: 0.8"));
  }

  void sorting_from_the_menu_puts_the_largest_first() {
    show({"small", "large", "middle"}, {0.1, 0.9, 0.5});
    plot_->sortAction().trigger();
    QSignalSpy redrawn(plot_.get(), &ChartPlot::redrawn);
    QVERIFY(redrawn.wait());
    QCOMPARE(plot_->order(), BarPlot::Order::Sorted);
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.05, 2)), QStringLiteral("large: 0.9"));
    QCOMPARE(plot_->data().rows[0], QStringList({"large", "0.9"}));
    plot_->sortAction().trigger();
    QCOMPARE(plot_->data().rows[0], QStringList({"small", "0.1"}));
  }

  void three_hundred_bars_stand_and_still_tell_their_names() {
    QStringList names;
    std::vector<double> values(300, 0.1);
    for (int i = 0; i < 300; ++i) names << QStringLiteral("descriptor %1").arg(i);
    values[199] = 1;
    show(names, values);
    QCOMPARE(plot_->hoverText(plot_->pixelOf(200, 0.5)), QStringLiteral("descriptor 199: 1"));
    const QImage image = seen(*plot_);
    const QPoint middle = plot_->pixelOf(200, 0.8).toPoint();
    int bluest = 0;  // a bar is less than a pixel wide: paler, and perhaps in the next pixel
    for (int x = middle.x() - 1; x <= middle.x() + 1; ++x) {
      const QColor colour = image.pixelColor(x, middle.y());
      bluest = std::max(bluest, colour.blue() - colour.red());
    }
    QVERIFY2(bluest > 60, qPrintable(QString::number(bluest)));
  }

  /// Dozens of bars share a pixel: the highest of them is seen, in whole colour, and so is what is
  /// known.
  void of_thousands_of_bars_the_highest_in_each_pixel_is_seen() {
    QStringList names;
    std::vector<double> values(8000, 0.1);
    for (int i = 0; i < 8000; ++i) names << QString::number(i);
    values[3999] = 1;
    values[7000] = -0.5;
    std::vector<double> known(8000, 0.0);
    known[1999] = 0.7;
    show(names, values);
    const auto colourAt = [&](double bar, double value) {
      return seen(*plot_).pixelColor(plot_->pixelOf(bar, value).toPoint());
    };
    const auto anyAt = [&](double bar, double value, int colour) {
      const QPoint middle = plot_->pixelOf(bar, value).toPoint();
      const QRect near(middle - QPoint(1, 1), QSize(3, 3));
      return pixelsOf(seen(*plot_), categoricalColour(colour), near) > 0;
    };
    QVERIFY(anyAt(4000, 0.8, 0));
    QVERIFY(anyAt(7001, -0.4, 0));
    QVERIFY(alike(colourAt(2000, 0.05), categoricalColour(0)));
    QVERIFY(!anyAt(2000, 0.5, 0));
    plot_->setReference(known);
    show(names, values);
    QVERIFY(anyAt(2000, 0.7, 1));
    QVERIFY(!anyAt(3000, 0.7, 1));
  }

  void values_that_are_not_numbers_have_no_bar_and_harm_nothing() {
    show({"a", "b"}, {std::nan(""), 2});
    QVERIFY(alike(seen(*plot_).pixelColor(plot_->pixelOf(1.5, 0).toPoint()), categoricalColour(0)));
  }

 private:
  void show(const QStringList& names, std::vector<double> values) {
    QSignalSpy redrawn(plot_.get(), &ChartPlot::redrawn);
    plot_->setBars(names, std::move(values));
    QVERIFY(redrawn.wait());
  }
  std::unique_ptr<BarPlot> plot_;
};

QTEST_MAIN(TestBarPlot)
#include "tst_bar_plot.moc"
