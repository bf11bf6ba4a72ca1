// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "tests/support/compared_runs.h"
#include "ui/figures/comparison_plots.h"
#include "ui/plots/line_plot.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestComparisonPlots : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void runs_of_one_step_are_compared_in_words() {
    std::vector<ComparedRun> runs;
    for (const double objective : {0.25, 0.5}) {
      runs.push_back(tests::compared_run("run " + std::to_string(runs.size() + 1), {"a", "b"},
                                         {1.0, 0.5}, {0}));
      tests::edited(runs.back()).result.histories = {{{"dii", "DII"}, {0}, {objective}}};
    }
    LinePlot plot;
    plotObjectives(plot, runs);
    QVERIFY(plot.isEmpty());
    QCOMPARE(plot.accessibleDescription(),
             QStringLiteral("DII: there is only one value of each, so there is no curve.\n"
                            "run 1: 0.25\nrun 2: 0.5"));
  }

  void a_run_of_one_step_is_a_point_beside_a_curve() {
    std::vector<ComparedRun> runs{tests::compared_run("run 1", {"a"}, {1.0}, {0}),
                                  tests::compared_run("run 2", {"a"}, {1.0}, {0})};
    tests::edited(runs.back()).result.histories = {{{"dii", "DII"}, {0}, {0.5}}};
    LinePlot plot;
    plotObjectives(plot, runs);
    QCOMPARE(plot.series().size(), 2U);
  }
};

QTEST_MAIN(TestComparisonPlots)
#include "tst_comparison_plots.moc"
