// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAccessible>
#include <QtTest>
#include <limits>

#include "tests/ui/plots/plot_series.h"
#include "ui/plots/drawn_curves.h"
#include "ui/plots/line_plot.h"

using namespace steelyard::ui;

class TestDrawnCurves : public QObject {
  Q_OBJECT

  LinePlot plot_;

  /// What the plot says in place of curves.
  [[nodiscard]] QString said() {
    QAccessibleInterface* plot = QAccessible::queryAccessibleInterface(&plot_);
    return plot->text(QAccessible::Description);
  }

 private Q_SLOTS:
  void init() {
    plot_.clear();
    plot_.setPlaceholder("Run");
  }

  void a_line_through_two_points_is_drawn() {
    drawCurves(plot_, {line("loss", {0, 1}, {3, 2}), line("other", {1}, {2})}, "Loss");
    QCOMPARE(plot_.data().rows.size(), 3U);
  }

  void one_value_is_said() {
    drawCurves(plot_, {line("loss", {0}, {0.25}), line("none", {}, {})}, "Loss");
    QVERIFY(plot_.isEmpty());
    QCOMPARE(said(), QStringLiteral("Loss: 0.25. There is only one value, so there is no curve."));
  }

  void values_of_several_lines_are_said_by_name() {
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    drawCurves(
        plot_,
        {line("run 1", {0}, {0.25}), line("run 2", {0}, {0.5}), line("run 3", {0}, {unknown})},
        "Loss");
    QVERIFY(plot_.isEmpty());
    QCOMPARE(said(), QStringLiteral("Loss: there is only one value of each, so there is no curve.\n"
                                    "run 1: 0.25\nrun 2: 0.5"));
  }

  void where_nothing_came_the_plot_says_what_would_fill_it() {
    drawCurves(plot_, {line("loss", {}, {})}, "Loss");
    QVERIFY(plot_.isEmpty());
    QCOMPARE(said(), QStringLiteral("Run"));
  }
};

QTEST_MAIN(TestDrawnCurves)
#include "tst_drawn_curves.moc"
