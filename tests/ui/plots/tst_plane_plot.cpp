// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "ui/plots/plane_plot.h"

using namespace steelyard::ui;

class TestPlanePlot : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// A name may hold a comma; a title says more than a name.
  void a_point_is_told_by_the_names_of_its_values() {
    PlanePlot plot;
    plot.resize(420, 300);
    plot.setAxisTitles("Across, 0: none", "Up, 0: none");
    plot.setValueNames("across, of a", "up, of b");
    plot.setSeries({{.name = "inputs", .points = {{.name = "x1", .x = 0.25, .y = 0.5}}}});
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    const QString said = plot.hoverText(plot.pixelOf(0.25, 0.5));
    QVERIFY2(said.contains("across, of a = 0.25"), qPrintable(said));
    QVERIFY2(said.contains("up, of b = 0.5"), qPrintable(said));
    QVERIFY2(!said.contains("none"), qPrintable(said));
  }
};

QTEST_MAIN(TestPlanePlot)
#include "tst_plane_plot.moc"
