// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>
#include <cmath>

#include "core/analysis/imbalance_plane.h"
#include "core/error.h"
#include "core/measures/run_agreement.h"
#include "tests/support/own_board.h"
#include "tests/support/shown_weights.h"
#include "tests/support/toy_problem.h"
#include "tests/ui/board/board_states.h"
#include "tests/ui/board/path_clicks.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/number_text.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plane_plot.h"
#include "ui/plots/plot_grid.h"

using namespace steelyard;
using namespace steelyard::ui;
using namespace steelyard::tests;

class TestLiveBoard : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void has_its_plots_under_stable_ids() {
    const OwnBoard board;
    QStringList ids;
    for (const NamedPlot& plot : board.plots()) {
      ids << plot.id;
      QVERIFY(plot.plot->isEmpty());
    }
    QCOMPARE(LiveBoard::idsOfPlots(), ids);
    QCOMPARE(ids,
             (QStringList{"objective", "overlap", "weights", "projection", "purity", "plane",
                          "path", "clusters", "free-energy", "path-purity", "held-out-error"}));
  }

  /// Nothing of a table may be seen once it is gone.
  void without_a_problem_every_plot_is_empty() {
    OwnBoard board;
    board.resize(1100, 800);
    board.show();
    board.presets().choose("all");
    const auto problem = toy_problem();
    board.beginRun(problem, dii);
    board.showSnapshot(snapshotOf(*problem, 0, 9));
    board.finishObservations();  // of where it starts
    board.showResult(searchResult());
    board.finishObservations();
    for (const char* id : {"objective", "overlap", "weights", "projection", "purity", "path",
                           "clusters", "free-energy", "path-purity"}) {
      QVERIFY2(!plotOf(board, id).plot->isEmpty(), id);
    }
    board.showProblem(nullptr);
    board.finishObservations();
    QTest::qWait(50);
    for (const NamedPlot& plot : board.plots()) {
      QVERIFY2(plot.plot->isEmpty(), qPrintable(plot.id));
      QVERIFY2(!plot.title.contains("DII"), qPrintable(plot.title));
    }
    for (const auto* label : board.findChildren<QLabel*>()) {
      QVERIFY2(!label->isVisible() || !label->text().contains("purity "),
               qPrintable(label->text()));
    }
    for (const char* name : {"colourCombo", "xColumnCombo", "energyX"}) {
      QCOMPARE(board.findChild<QComboBox*>(name)->findText("x1"), -1);
    }
  }

  void a_method_of_one_step_draws_no_curve() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.showProblem(problem);
    board.beginRun(problem, {{"error", "Error", false, false}});
    Snapshot snapshot;
    snapshot.appended.iterates.push_back({0, {0.25}, Vector::Ones(4)});
    board.showSnapshot(snapshot);
    Result result;
    result.histories = {{{"error", "Error", false, false}, {0.0}, {0.25}}};
    board.endRun(problem, result);
    QVERIFY(plotOf(board, "objective").plot->isEmpty());
    board.beginRun(problem, {{"error", "Error", false, false}});
    board.showSnapshot(snapshot);
    result = resultOf(Vector::Ones(4), 0);
    board.endRun(problem, result);
    board.finishObservations();
    const auto saidIn = [&board](const char* id) {
      return plotOf(board, id).plot->accessibleDescription();
    };
    const double overlap = cosine_overlap(Vector::Ones(4), *problem->known_weights);
    QCOMPARE(saidIn("overlap"),
             QStringLiteral("Cosine overlap with known weights: %1. There is only one value, so "
                            "there is no curve.")
                 .arg(numberText(overlap)));
    QVERIFY(saidIn("purity").startsWith(
        "Cluster purity: there is only one value of each, so there is no curve.\n"
        "largest class: "));
    QVERIFY(rowsOf(board, "overlap") == 0 && rowsOf(board, "purity") == 0);
    board.presets().choose("learn");
    QVERIFY(board.grid().isPlotVisible("overlap"));  // what it says is seen
  }

  /// Bars of equal length would look like a result.
  void samples_are_drawn_before_any_run_but_no_weights() {
    OwnBoard board;
    board.showProblem(toy_problem());
    QVERIFY(plotOf(board, "weights").plot->isEmpty());
    QTRY_COMPARE(rowsOf(board, "projection"), 150U);
    QVERIFY(plotOf(board, "objective").plot->isEmpty());
    QVERIFY(plotOf(board, "purity").plot->isEmpty());
  }

  void a_run_fills_all_five_from_iteration_zero() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.showProblem(problem);
    board.beginRun(problem, dii);
    board.showSnapshot(snapshotOf(*problem, 0, 4));
    board.finishObservations();
    board.showSnapshot(snapshotOf(*problem, 5, 9));
    board.finishObservations();
    QCOMPARE(rowsOf(board, "objective"), 10U);
    QCOMPARE(rowsOf(board, "overlap"), 10U);
    QCOMPARE(rowsOf(board, "projection"), 150U);
    QCOMPARE(plotOf(board, "objective").title, QString("DII"));
    QVERIFY(plotOf(board, "purity").plot->data().rows.size() >= 2);
  }

  /// Solutions of a search have no order: a line through them would be a thicket.
  void solutions_of_their_own_are_points_under_the_lowest_so_far() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.showProblem(problem);
    board.beginRun(problem, {{"dii", "DII", false, true}});
    Snapshot snapshot;
    for (const double objective : {0.5, 0.7, 0.3, 0.4}) {
      const auto solution = static_cast<std::uint64_t>(snapshot.appended.iterates.size());
      snapshot.appended.iterates.push_back({solution, {objective}, Vector::Ones(4)});
    }
    board.showSnapshot(snapshot);
    const PlotData drawn = plotOf(board, "objective").plot->data();
    QCOMPARE(drawn.header[1], QString("Solution"));
    QStringList lowest;
    for (const QStringList& row : drawn.rows) {
      if (row.front() == "lowest so far") {
        lowest << row[2];
      }
    }
    QCOMPARE(lowest, (QStringList{"0.5", "0.5", "0.3", "0.3"}));
  }

  /// Bars and ranking would otherwise show different solutions most of the time.
  void during_a_search_a_solution_is_shown_everywhere_or_nowhere() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.beginRun(problem, {{"dii", "DII", false, true}});
    QSignalSpy shown(&board.shown, &Shown::changed);
    const auto bars = [&] {
      QList<double> values;
      for (const QStringList& row : plotOf(board, "weights").plot->data().rows) {
        values << row.at(1).toDouble();
      }
      return values;
    };
    Snapshot snapshot;
    snapshot.space = Vector{{1.0, 0.0, 0.0, 0.0}};
    board.showSnapshot(snapshot);
    QCOMPARE(shown.size(), 1);
    QCOMPARE(bars().at(1), 0.0);
    snapshot.space = Vector{{0.0, 1.0, 0.0, 0.0}};
    board.showSnapshot(snapshot);
    QCOMPARE(shown.size(), 1);
    QCOMPARE(bars().at(1), 0.0);
    snapshot.outcome = Outcome{Ending::converged, {}};
    board.showSnapshot(snapshot);
    QCOMPARE(shown.size(), 2);
    QCOMPARE(bars().at(1), 1.0);
  }

  /// Scores alone are no space to look at, but the ranking shows them and so do the bars.
  void scores_that_come_during_a_run_are_in_the_bars() {
    OwnBoard board;
    board.beginRun(toy_problem(), {{"loss", "Loss", false}});
    Snapshot snapshot;
    snapshot.leading = {"score", "Score", "", ValueKind::score, {0.5, 0.25, 0.0, 1.0}};
    board.showSnapshot(snapshot);
    board.finishObservations();
    QCOMPARE(plotOf(board, "weights").plot->data().rows.at(1).at(1).toDouble(), 0.25);
    QVERIFY(plotOf(board, "purity").plot->isEmpty());
  }

  void the_overlap_is_that_of_each_iterate_with_the_known_weights() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.beginRun(problem, dii);
    const Snapshot snapshot = snapshotOf(*problem, 0, 9);
    board.showSnapshot(snapshot);
    for (std::size_t row = 0; row < 10; ++row) {
      const double expected =
          cosine_overlap(snapshot.appended.iterates[row].weights, *problem->known_weights);
      const QStringList cells = plotOf(board, "overlap").plot->data().rows.at(row);
      QVERIFY(std::abs(cells.at(2).toDouble() - expected) < 1e-12);
    }
    QCOMPARE(plotOf(board, "overlap").title, QString("Cosine overlap with known weights"));
  }

  void without_known_weights_an_earlier_run_can_be_picked() {
    OwnBoard board;
    const auto problem = toy_problem();
    problem->known_weights.reset();
    board.showProblem(problem);
    const Vector earlier{{1.0, 0.0, 0.0, 0.0}};
    const auto other = std::make_shared<Problem>(*problem);
    other->features[0].name = "elsewhere";
    const auto runOf = [&](const char* name, const ProblemPtr& of, quint64 number) {
      return EarlierRun{.name = name, .problem = of, .weights = earlier, .number = number};
    };
    board.shown.compare({.earlier = {runOf("run 1", problem, 1), runOf("elsewhere", other, 2)}});
    board.beginRun(problem, dii);
    const Snapshot snapshot = snapshotOf(*problem, 0, 5);
    board.showSnapshot(snapshot);
    QVERIFY(plotOf(board, "overlap").plot->isEmpty());
    auto* choice = board.findChild<QComboBox*>("comparisonCombo");
    QCOMPARE(choice->count(), 2);
    choice->setCurrentIndex(1);
    QCOMPARE(rowsOf(board, "overlap"), 6U);
    QCOMPARE(plotOf(board, "overlap").title + " " + choice->currentText(),
             QString("Cosine overlap with run 1"));
    // A further run to compare with does not take away what was drawn of the first.
    board.shown.compare({.earlier = {runOf("run 1", problem, 1), runOf("run 3", problem, 3)}});
    choice->setCurrentIndex(choice->findText("run 1"));
    QCOMPARE(rowsOf(board, "overlap"), 6U);
  }

  void without_a_label_purity_stays_empty() {
    OwnBoard board;
    const auto problem = toy_problem();
    problem->labels.reset();
    board.beginRun(problem, dii);
    board.showSnapshot(snapshotOf(*problem, 0, 5));
    board.finishObservations();
    QVERIFY(plotOf(board, "purity").plot->isEmpty());
    QVERIFY(!plotOf(board, "projection").plot->isEmpty());
  }

  void a_record_that_is_opened_fills_the_plots_without_a_run() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.showProblem(problem);
    board.showResult(resultOf(*problem->known_weights, 2));
    board.finishObservations();
    QCOMPARE(rowsOf(board, "objective"), 3U);
    QVERIFY(plotOf(board, "overlap").plot->accessibleDescription().contains(": 1. There is only"));
    QVERIFY(plotOf(board, "purity").plot->accessibleDescription().contains("largest class: "));
    QCOMPARE(rowsOf(board, "projection"), 150U);
  }

  void a_selection_moves_the_projection_but_not_the_purity() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.showProblem(problem);
    board.showResult(resultOf(*problem->known_weights, 2));
    board.finishObservations();
    const QString purity = plotOf(board, "purity").plot->accessibleDescription();
    QVERIFY(purity.contains("largest class: "));
    const auto points = plotOf(board, "projection").plot->data().rows;
    tests::show_weights(board, Vector{{0.0, 0.0, 0.0, 1.0}});
    board.finishObservations();
    QCOMPARE(plotOf(board, "purity").plot->accessibleDescription(), purity);
    QVERIFY(plotOf(board, "projection").plot->data().rows != points);
  }

  /// They would be drawn under wrong names, or written beyond the end of an array.
  void what_belongs_to_another_problem_is_refused() {
    OwnBoard board;
    board.showProblem(toy_problem());
    const auto bars = plotOf(board, "weights").plot->data().rows;
    Result other = resultOf(Vector{{1.0, 2.0}}, 2);
    QVERIFY_THROWS_EXCEPTION(Error, board.showResult(other));
    other.space = {};
    other.columns = {weights_as_column({1.0, 0.0, 0.0, 0.0})};
    other.selection = {{4}, other_words("a rule")};
    QVERIFY_THROWS_EXCEPTION(Error, board.showResult(other));
    other.selection = {{-1}, other_words("a rule")};
    QVERIFY_THROWS_EXCEPTION(Error, board.showResult(other));
    other.selection = {{0}, other_words("a rule")};
    other.samples = SampleSelection{};
    other.samples->positions = {Index{100000}};
    QVERIFY_THROWS_EXCEPTION(Error, board.showResult(other));
    const auto select = [&board](const ProblemPtr& problem, const FeatureColumn& column,
                                 const std::vector<Index>& selection) {
      ShownSolution ranked;
      ranked.problem = problem;
      ranked.learned = Vector{{0.0, 0.0, 0.0, 1.0}};
      ranked.columns = {column};
      board.shown.show(shownSelection(board.shown.value(), ranked, selection));
    };
    const FeatureColumn column = weights_as_column({0.0, 0.0, 0.0, 1.0});
    const FeatureColumn shorter = weights_as_column({0.0, 1.0});
    QVERIFY_THROWS_EXCEPTION(Error, select(toy_problem(), column, {3}));
    QVERIFY_THROWS_EXCEPTION(Error, select(board.problem(), column, {4}));
    QVERIFY_THROWS_EXCEPTION(Error, select(board.problem(), shorter, {1}));
    QCOMPARE(plotOf(board, "weights").plot->data().rows, bars);
  }

  void a_ranking_that_selects_nothing_has_bars_but_no_purity() {
    OwnBoard board;
    board.showProblem(toy_problem());
    Result ranked = resultOf(Vector{{1.0, 0.0, 0.0, 0.0}}, 0);
    ranked.columns = {{"score", "Score", "", ValueKind::signed_score, {0.5, -0.25, 0.0, 1.0}}};
    ranked.space = {};
    ranked.selection = {};
    board.showResult(ranked);
    board.finishObservations();
    QVERIFY(plotOf(board, "purity").plot->isEmpty());
    QCOMPARE(rowsOf(board, "projection"), 150U);
    QCOMPARE(plotOf(board, "weights").plot->data().rows.at(1).at(1).toDouble(), -0.25);
    QCOMPARE(plotOf(board, "weights").plot->data().header.at(1), QString("Score"));
  }

  /// The chosen columns as they are: a score of 1 or 0.1 scales nothing.
  void scores_do_not_scale_the_projection() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.showProblem(problem);
    Result chosen = resultOf(Vector{{1.0, 0.0, 0.0, 0.0}}, 2);
    chosen.columns = {{"score", "Score", "", ValueKind::score, {1.0, 0.1, 0.0, 0.0}}};
    chosen.space = {};
    chosen.selection = {{0, 1}, other_words("the first 2 choices")};
    board.showResult(chosen);
    board.finishObservations();
    const auto points = plotOf(board, "projection").plot->data().rows;
    board.showResult(resultOf(Vector{{1.0, 1.0, 0.0, 0.0}}, 2));
    board.finishObservations();
    QCOMPARE(plotOf(board, "projection").plot->data().rows, points);
  }

  void two_columns_can_be_the_projection() {
    OwnBoard board;
    board.showProblem(toy_problem());
    board.finishObservations();
    auto* method = board.findChild<QComboBox*>("projectionCombo");
    QVERIFY(board.findChild<QComboBox*>("xColumnCombo")->isHidden());
    method->setCurrentIndex(method->findText("Two columns"));
    QVERIFY(!board.findChild<QComboBox*>("xColumnCombo")->isHidden());
    board.findChild<QComboBox*>("yColumnCombo")->setCurrentText("x3");
    board.finishObservations();
    const QStringList header = plotOf(board, "projection").plot->data().header;
    QVERIFY(header.contains("x1 [nm]"));
    QVERIFY(header.contains("x3 [nm]"));
  }

  void points_of_a_search_fill_the_path_as_they_come() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.beginRun(problem, dii);
    Snapshot snapshot;
    snapshot.appended.path = {pointOf(3, 0.2), pointOf(2, 0.3)};
    board.showSnapshot(snapshot);
    QCOMPARE(linesOf(board)[0].x, (std::vector<double>{3.0, 2.0}));
    snapshot.appended.path = {pointOf(2, 0.25), pointOf(1, 0.6)};
    board.showSnapshot(snapshot);
    QCOMPARE(linesOf(board)[0].x.size(), 4U);
    QCOMPARE(linesOf(board)[1].x, (std::vector<double>{1.0, 2.0, 3.0}));
    QCOMPARE(linesOf(board)[1].y, (std::vector<double>{0.6, 0.25, 0.2}));
    QCOMPARE(plotOf(board, "path").title, QString("Path: DII"));
    QCOMPARE(plotOf(board, "path").plot->data().header.mid(1, 2),
             (QStringList{"Number of features", "DII"}));
  }

  void the_suggested_point_is_marked_and_explained_at_the_end() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.beginRun(problem, dii);
    board.showResult(searchResult());
    QCOMPARE(linesOf(board).size(), 3U);
    QCOMPARE(linesOf(board)[2].name, QString("suggested"));
    QCOMPARE(linesOf(board)[2].x, (std::vector<double>{2.0}));
    QCOMPARE(board.findChild<QLabel*>("pathSentence")->text(), QString("2 features: the knee."));
    QVERIFY(board.findChild<QWidget*>("pathBack")->isHidden());
  }

  void a_point_that_is_clicked_shows_its_solution_until_the_run_s_is_wanted() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.beginRun(problem, dii);
    board.showResult(searchResult());
    QSignalSpy chosen(&board, &LiveBoard::pathPointChosen);
    QSignalSpy wanted(&board, &LiveBoard::runSolutionWanted);
    board.resize(1100, 800);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const auto weights = plotOf(board, "weights").plot->data().rows;
    QVERIFY(clickSolution(board, 3));
    QCOMPARE(chosen.size(), 1);
    QVERIFY(plotOf(board, "weights").plot->data().rows != weights);
    QCOMPARE(linesOf(board)[3].name, QString("shown"));
    auto* back = board.findChild<QToolButton*>("pathBack");
    QVERIFY(!back->isHidden());
    QVERIFY(clickRunsSolution(board));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(plotOf(board, "weights").plot->data().rows, weights);
    QCOMPARE(linesOf(board).size(), 3U);
  }

  /// Resamples lie behind as lines, and a run's own curve over them: neither is a solution.
  void a_click_finds_the_solution_where_other_series_lie_behind() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.resize(1100, 800);
    board.presets().choose("search");
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    board.beginRun(problem, dii);
    Result result = searchResult();
    Figure behind{"random", "Random"};
    behind.behind = "path";
    lines_of(behind) = {
        {"random", {1, 2, 3}, {0.9, 0.8, 0.7}, {0.85, 0.75, 0.65}, {0.95, 0.85, 0.75}, true, true},
        {"this run", {1, 2, 3}, {0.62, 0.3, 0.25}}};
    result.figures.push_back(behind);
    board.showResult(result);
    auto* plot = qobject_cast<LinePlot*>(plotOf(board, "path").plot);
    QSignalSpy chosen(&board, &LiveBoard::pathPointChosen);
    QVERIFY(QSignalSpy(plot, &FramedPlot::redrawn).wait());
    const auto click = [&](double features, double objective) {
      const QPoint place = plot->pixelOf(features, objective).toPoint();
      QTest::mouseClick(plot, Qt::LeftButton, {}, place);
    };
    click(1, 0.9);
    click(2, 0.3);
    QCOMPARE(chosen.size(), 0);
    click(3, 0.2);
    QCOMPARE(chosen.size(), 1);
    const auto point = chosen.front().front().value<PathPoint>();
    QCOMPARE(point.feature_count, Index{3});
    QCOMPARE(linesOf(board).back().x, (std::vector<double>{3.0}));
  }

  void thousands_of_solutions_keep_the_best_of_each_number() {
    OwnBoard board;
    board.beginRun(toy_problem(), dii);
    Snapshot snapshot;
    for (int i = 0; i < 20000; ++i) {
      snapshot.appended.path.push_back(pointOf(1 + i % 4, 1.0 - i * 1e-5));
    }
    board.showSnapshot(snapshot);
    QCOMPARE(linesOf(board)[0].x.size(), 400U);
    QCOMPARE(linesOf(board)[1].y.back(), 1.0 - 19999 * 1e-5);
  }

  void samples_can_be_coloured_by_any_input() {
    OwnBoard board;
    board.showProblem(toy_problem());
    board.finishObservations();
    QVERIFY(plotOf(board, "projection").plot->data().header.contains("third"));
    board.findChild<QComboBox*>("colourCombo")->setCurrentText("x2");
    QVERIFY(plotOf(board, "projection").plot->data().header.contains("x2"));
  }

  void other_data_clear_what_an_earlier_run_showed() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.beginRun(problem, dii);
    board.showSnapshot(snapshotOf(*problem, 0, 9));
    board.finishObservations();
    board.showProblem(toy_problem(60, 3));
    QVERIFY(plotOf(board, "objective").plot->isEmpty());
    QVERIFY(plotOf(board, "overlap").plot->isEmpty());
    QVERIFY(plotOf(board, "purity").plot->isEmpty());
    QVERIFY(plotOf(board, "weights").plot->isEmpty());
    board.finishObservations();
    QCOMPARE(rowsOf(board, "projection"), 60U);
  }

  /// Of no table nothing is asked that would replace what is pending.
  void what_was_pending_when_the_table_went_is_not_shown() {
    OwnBoard board;
    const auto problem = toy_problem();
    board.beginRun(problem, dii);
    board.showSnapshot(snapshotOf(*problem, 0, 9));
    board.showProblem(nullptr);
    board.finishObservations();
    QVERIFY(plotOf(board, "projection").plot->isEmpty());
    QVERIFY(plotOf(board, "purity").plot->isEmpty());
  }
};

QTEST_MAIN(TestLiveBoard)
#include "tst_live_board.moc"
