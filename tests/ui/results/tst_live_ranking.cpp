// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTableView>
#include <QtTest>

#include "tests/support/feature_columns.h"
#include "tests/support/toy_problem.h"
#include "ui/results/live_ranking.h"
#include "ui/results/result_panel.h"

using namespace steelyard;
using namespace steelyard::ui;
using namespace steelyard::tests;

namespace {

Snapshot snapshot(const std::vector<double>& weights) {
  Snapshot made;
  made.leading = weights_as_column(weights);
  return made;
}

}  // namespace

/// The ranking while a run goes on.
class TestLiveRanking : public QObject {
  Q_OBJECT

  ResultPanel panel_;
  LiveRanking ranking_{panel_};
  ProblemPtr problem_ = toy_problem(20, 3);

  QString best() const {
    const auto* table = panel_.findChild<QTableView*>(QStringLiteral("ranking"));
    return table->model()->index(0, 1).data().toString();
  }

 private Q_SLOTS:
  void init() { ranking_.begin(problem_); }

  void follows_a_run_and_shows_what_came_last() {
    ranking_.follow(snapshot({1.0, 0.5, 0.2}));
    QCOMPARE(best(), QStringLiteral("x1"));
    ranking_.follow(snapshot({0.1, 0.5, 1.0}));  // too soon to be read
    QCOMPARE(best(), QStringLiteral("x1"));
    QTRY_COMPARE(best(), QStringLiteral("x3"));
  }

  /// Who looks back at an iteration is not disturbed by the run, until it is followed again.
  void a_held_iteration_stays() {
    ranking_.follow(snapshot({1.0, 0.5, 0.2}));
    RecordedIteration iteration;
    iteration.leading = weights_as_column({0.2, 1.0, 0.5});
    ranking_.hold(problem_, iteration);
    QTRY_COMPARE(best(), QStringLiteral("x2"));
    ranking_.follow(snapshot({0.1, 0.5, 1.0}));
    Snapshot last = snapshot({0.1, 0.5, 1.0});
    last.outcome = Outcome{Ending::converged, {}};
    ranking_.follow(last);
    QCOMPARE(best(), QStringLiteral("x2"));
    ranking_.release();
    ranking_.follow(snapshot({0.1, 0.5, 1.0}));
    QCOMPARE(best(), QStringLiteral("x3"));
  }
};

QTEST_MAIN(TestLiveRanking)
#include "tst_live_ranking.moc"
