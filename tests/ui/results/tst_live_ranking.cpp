// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTableView>
#include <QtTest>

#include "tests/support/feature_columns.h"
#include "tests/support/own_runs.h"
#include "tests/support/toy_problem.h"
#include "ui/results/live_ranking.h"
#include "ui/results/result_panel.h"
#include "ui/shown/shown.h"

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

/// The ranking while a run goes on, and while a person looks at something else of it.
class TestLiveRanking : public QObject {
  Q_OBJECT

  Shown shown_;
  OwnRuns own_;
  ResultPanel panel_{shown_, own_.runs};
  LiveRanking ranking_{shown_};
  ProblemPtr problem_ = toy_problem(20, 3);

  QString best() const {
    const auto* table = panel_.findChild<QTableView*>(QStringLiteral("ranking"));
    return table->model()->index(0, 1).data().toString();
  }
  void show(const std::vector<double>& weights) {
    shown_.show(shownSnapshot(problem_, snapshot(weights)));
  }

 private Q_SLOTS:
  void init() { shown_.show(shownTable(problem_)); }

  void follows_a_run_and_shows_what_came_last() {
    show({1.0, 0.5, 0.2});
    QCOMPARE(best(), QStringLiteral("x1"));
    show({0.1, 0.5, 1.0});  // too soon to be read
    QCOMPARE(best(), QStringLiteral("x1"));
    QTRY_COMPARE(best(), QStringLiteral("x3"));
  }

  /// The result may take a while, and the plots already show this.
  void the_last_of_a_run_does_not_wait() {
    show({1.0, 0.5, 0.2});
    Snapshot last = snapshot({0.1, 0.5, 1.0});
    last.outcome = Outcome{Ending::converged, {}};
    shown_.show(shownSnapshot(problem_, last));
    QCOMPARE(best(), QStringLiteral("x3"));
  }

  void an_iteration_is_followed_by_hand() {
    show({1.0, 0.5, 0.2});
    RecordedIteration iteration;
    iteration.leading = weights_as_column({0.2, 1.0, 0.5});
    shown_.show(shownIteration(problem_, iteration));
    QTRY_COMPARE(best(), QStringLiteral("x2"));
  }

  /// Who looks at a point of the path is not disturbed by the run, until it is followed again.
  void a_point_of_the_path_stays() {
    show({1.0, 0.5, 0.2});
    show({0.1, 0.5, 1.0});  // waits, and is overtaken
    PathPoint point;
    point.feature_count = 1;
    point.weights = Vector{{0.0, 1.0, 0.0}};
    shown_.show(shownPoint(problem_, point, shown_.own(), true));
    QCOMPARE(best(), QStringLiteral("x2"));
    QVERIFY(!panel_.whyNotExported(ResultPanel::ExportNeeds::Solution).isEmpty());
    shown_.keepOwn(shownSnapshot(problem_, snapshot({0.1, 0.5, 1.0})));
    QTest::qWait(400);  // longer than anything waits
    QCOMPARE(best(), QStringLiteral("x2"));
    shown_.show(shown_.own());
    QCOMPARE(best(), QStringLiteral("x3"));
  }

  /// What waits is of a table that is gone.
  void nothing_comes_after_the_table_went() {
    show({1.0, 0.5, 0.2});
    show({0.1, 0.5, 1.0});
    own_.runs.clear();
    shown_.show(shownTable(nullptr));
    QTest::qWait(400);
    QVERIFY(panel_.shownFeatures().columns.empty());
  }
};

QTEST_MAIN(TestLiveRanking)
#include "tst_live_ranking.moc"
