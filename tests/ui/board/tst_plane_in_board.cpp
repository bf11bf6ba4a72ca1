// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>
#include <cmath>

#include "core/analysis/imbalance_plane.h"
#include "core/measures/run_agreement.h"
#include "tests/support/own_board.h"
#include "tests/support/shown_weights.h"
#include "tests/support/toy_problem.h"
#include "tests/ui/board/board_states.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plane_plot.h"
#include "ui/plots/plot_grid.h"

using namespace steelyard;
using namespace steelyard::ui;
using namespace steelyard::tests;

/// The information imbalance plane of the board.
class TestPlaneInBoard : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_feature_has_a_place_in_the_plane_before_any_run() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.showProblem(problem);
    board.finishObservations();
    const auto& series = planeOf(board);
    QCOMPARE(series[0].points.size(), 4U);
    const auto expected = *ImbalancePlane::of(problem);
    for (std::size_t feature = 0; feature < 4; ++feature) {
      QCOMPARE(series[0].points[feature].name.toStdString(), problem->features[feature].name);
      QCOMPARE(series[0].points[feature].x, expected.features()[feature].forward.value);
      QCOMPARE(series[0].points[feature].y, expected.features()[feature].backward.value);
    }
    QCOMPARE(series.size(), 3U);
  }

  void the_solution_moves_in_the_plane_while_it_is_learned() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.showProblem(problem);
    board.beginRun(problem, dii);
    board.showSnapshot(snapshotOf(*problem, 0, 4));
    board.finishObservations();
    const PlanePoint before = planeOf(board).back().points.front();
    board.showResult(resultOf(Vector{{1.0, 0.0, 0.0, 0.0}}, 9));
    board.finishObservations();
    const PlaneSeries& solution = planeOf(board).back();
    QCOMPARE(solution.name, QString("solution"));
    QVERIFY(solution.points.front().x != before.x);
    QCOMPARE(solution.points.front().x, planeOf(board)[0].points[0].x);
    QCOMPARE(solution.points.front().name, QString("1 feature: x1"));
  }

  /// Nothing of the run before has a place, neither its result nor a step that a person went back
  /// to.
  void what_a_former_run_found_leaves_the_plane_data() {
    QTest::addColumn<bool>("goneBack");
    QTest::newRow("result") << false;
    QTest::newRow("iteration") << true;
  }
  void what_a_former_run_found_leaves_the_plane() {
    QFETCH(bool, goneBack);
    OwnBoard board;
    const auto problem = toy_problem();
    board.beginRun(problem, dii);
    board.showSnapshot(snapshotOf(*problem, 0, 4));
    board.showResult(resultOf(Vector{{1.0, 0.0, 0.0, 0.0}}, 9));
    board.resize(1100, 800);
    board.show();
    if (goneBack) {
      QTest::mouseClick(board.findChild<QAbstractButton*>("scrubPrevious"), Qt::LeftButton);
      QVERIFY(board.shown.value().isIteration());
    }
    board.finishObservations();
    QCOMPARE(planeOf(board).back().name, QString("solution"));
    board.beginRun(problem, dii);
    board.findChild<QSpinBox*>("planeNeighbours")->setValue(10);
    board.finishObservations();
    QCOMPARE(planeOf(board).back().name, QString("all inputs"));
  }

  void solutions_of_a_search_get_places_in_the_plane_at_the_end() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.beginRun(problem, dii);
    board.showResult(searchResult());
    board.finishObservations();
    QCOMPARE(planeOf(board)[1].points.size(), 3U);
    QCOMPARE(planeOf(board)[1].points[0].x, planeOf(board)[0].points[0].x);
  }

  /// "Comparing each feature with the target..." was untrue of classes.
  void what_the_features_are_compared_with_is_said() {
    OwnBoard board;
    const auto* const note = board.findChild<QLabel*>("planeNote");
    const auto placeholder = [&] { return plotOf(board, "plane").plot->accessibleDescription(); };
    const auto classes = toy_problem();
    QVERIFY(classes->labels && classes->truth.cols() == 0);
    board.showProblem(classes);
    QCOMPARE(placeholder(), QString("Comparing each feature with all inputs..."));
    QVERIFY(!note->isHidden());
    QVERIFY2(note->text().startsWith("third holds classes"), qPrintable(note->text()));
    const auto number = toy_problem();
    number->truth = number->inputs.col(0) * 2.0;
    number->truth_features = {{"goal", "", "", 0.0}};
    board.showProblem(number);
    QCOMPARE(placeholder(), QString("Comparing each feature with the target..."));
    QVERIFY(note->isHidden());
    const auto structure = toy_problem();
    structure->labels.reset();
    board.showProblem(structure);
    QCOMPARE(placeholder(), QString("Comparing each feature with all inputs..."));
    QVERIFY(note->isHidden());
  }

  void more_neighbours_change_the_plane() {
    OwnBoard board;
    board.showProblem(toy_problem());
    board.finishObservations();
    const double before = planeOf(board)[0].points[0].x;
    board.findChild<QSpinBox*>("planeNeighbours")->setValue(10);
    board.finishObservations();
    QVERIFY(planeOf(board)[0].points[0].x != before);
  }
};

QTEST_MAIN(TestPlaneInBoard)
#include "tst_plane_in_board.moc"
