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
#include "ui/style/theme.h"

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

  void an_interval_is_read_out_with_its_value() {
    plot_->setErrors({0.75, std::nan("")}, {1.25, 0.5});
    show({"a", "b"}, {1, 0.25});
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.5, 1)), QStringLiteral("a: 1\nlow 0.75, high 1.25"));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.1, 0)), QStringLiteral("b: 0.25"));
  }

  void the_bars_of_a_base_are_grey_and_nearer_to_the_ground_than_to_the_text() {
    plot_->setBase("run 1", {1, 1});
    show({"a", "b"}, {0.25, 0.5});
    const ChartColours colours = chartColours(plot_->palette());
    QVERIFY(alike(seen(*plot_).pixelColor(plot_->pixelOf(0.75, 1).toPoint()),
                  blended(colours.background, colours.axis, 0.35), 6));
  }

  void sorting_from_the_menu_puts_the_largest_first() {
    show({"small", "large", "middle"}, {0.1, 0.9, 0.5});
    plot_->sortAction().trigger();
    QSignalSpy redrawn(plot_.get(), &FramedPlot::redrawn);
    QVERIFY(redrawn.wait());
    QCOMPARE(plot_->order(), BarPlot::Order::Sorted);
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.05, 2)), QStringLiteral("large: 0.9"));
    QCOMPARE(plot_->data().rows[0], QStringList({"large", "0.9"}));
    plot_->sortAction().trigger();
    QCOMPARE(plot_->data().rows[0], QStringList({"small", "0.1"}));
  }

  /// Numbers instead of names would tell nobody which columns they are.
  void of_hundreds_of_bars_the_largest_are_drawn_with_their_names() {
    QStringList names;
    std::vector<double> values(300);
    for (int i = 0; i < 300; ++i) {
      names << QStringLiteral("descriptor %1").arg(i);
      values[static_cast<std::size_t>(i)] = 0.001 * i;
    }
    values[199] = 1;
    values[7] = -2;
    values[8] = std::nan("");
    show(names, values);
    const int rows = rowsSeen(0);
    QVERIFY(rows >= 8 && rows <= 20);
    QCOMPARE(plot_->hoverText(plot_->pixelOf(-1, rows - 1)), QStringLiteral("descriptor 7: -2"));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.5, rows - 2)), QStringLiteral("descriptor 199: 1"));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.1, 1)), QStringLiteral("descriptor 299: 0.299"));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.1, 0)),
             QStringLiteral("The %1 largest of 300 are drawn.").arg(rows - 1));
    QVERIFY(alike(seen(*plot_).pixelColor(plot_->pixelOf(0.8, rows - 2).toPoint()),
                  categoricalColour(0)));
    QCOMPARE(plot_->data().rows.size(), 300U);
  }

  /// Of three bars the middle one had no name, because the rows were a little too close.
  void every_row_has_room_for_its_name() {
    QStringList names;
    for (int i = 0; i < 300; ++i) {
      names << QStringLiteral("descriptor %1").arg(i);
    }
    std::vector<double> values(300, 0.0);
    values[17] = values[230] = values[255] = 1;
    QFont font = plot_->font();
    font.setPixelSize(QFontInfo(font).pixelSize());  // as a picture has it
    const double line = QFontMetricsF(font).height();
    for (const bool marked : {false, true}) {
      plot_->setReference(marked ? values : std::vector<double>());
      for (int height = 150; height < 150 + 2 * qCeil(line); height += 3) {
        plot_->resize(375, height);
        show(names, values);
        const double pitch = plot_->pixelOf(0, 0).y() - plot_->pixelOf(0, 1).y();
        QVERIFY2(pitch >= line && pitch < 2 * line,
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(height).arg(pitch).arg(line)));
      }
    }
  }

  void sorted_the_largest_come_first() {
    QStringList names;
    std::vector<double> values;
    for (int i = 0; i < 100; ++i) {
      names << QStringLiteral("descriptor %1").arg(i);
      values.push_back(0.01 * i);
    }
    plot_->setOrder(BarPlot::Order::Sorted);
    show(names, values);
    const int rows = rowsSeen(0);
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.5, rows - 1)),
             QStringLiteral("descriptor 99: 0.99"));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0.5, rows - 2)),
             QStringLiteral("descriptor 98: 0.98"));
  }

  void bars_with_short_names_stand_side_by_side() {
    QStringList names;
    std::vector<double> values(16, 0.5);
    for (int i = 1; i <= 16; ++i) names << QString::number(i);
    plot_->resize(700, 200);
    show(names, values);
    QCOMPARE(plot_->hoverText(plot_->pixelOf(15, 0.2)), QStringLiteral("16: 0.5"));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0, 0.2)), QStringLiteral("1: 0.5"));
    QVERIFY(alike(seen(*plot_).pixelColor(plot_->pixelOf(3, 0.3).toPoint()), categoricalColour(0)));
    QVERIFY(
        !alike(seen(*plot_).pixelColor(plot_->pixelOf(3, 0.51).toPoint()), categoricalColour(0)));
  }

  void values_that_are_not_numbers_have_no_bar_and_harm_nothing() {
    show({"a", "b"}, {std::nan(""), 2});
    QVERIFY(alike(seen(*plot_).pixelColor(plot_->pixelOf(1.5, 0).toPoint()), categoricalColour(0)));
  }

 private:
  void show(const QStringList& names, std::vector<double> values) {
    QSignalSpy redrawn(plot_.get(), &FramedPlot::redrawn);
    plot_->setBars(names, std::move(values));
    QVERIFY(redrawn.wait());
  }
  /// How many rows there are where the hover text changes from row to row, up to the top.
  [[nodiscard]] int rowsSeen(double value) const {
    int rows = 0;
    while (plot_->pixelOf(value, rows).y() > 0 &&
           !plot_->hoverText(plot_->pixelOf(value, rows)).isEmpty()) {
      ++rows;
    }
    return rows;
  }
  std::unique_ptr<BarPlot> plot_;
};

QTEST_MAIN(TestBarPlot)
#include "tst_bar_plot.moc"
