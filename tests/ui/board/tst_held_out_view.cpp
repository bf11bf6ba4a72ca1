// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QMap>
#include <QSpinBox>
#include <QtTest>
#include <memory>

#include "core/analysis/held_out_error.h"
#include "tests/support/own_board.h"
#include "tests/support/toy_problem.h"
#include "tests/ui/board/board_plots.h"
#include "ui/plots/line_plot.h"
#include "ui/wrapped_label.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestHeldOutView : public QObject {
  Q_OBJECT

  std::unique_ptr<tests::OwnBoard> board_;
  std::shared_ptr<Problem> problem_;

  [[nodiscard]] LinePlot& lines() const { return plotOf<LinePlot>(*board_, "held-out-error"); }

  [[nodiscard]] const WrappedLabel& notes() const {
    return *board_->findChild<WrappedLabel*>("heldOutNotes");
  }

  [[nodiscard]] Result ranked() const {
    Result result;
    result.objective = 0.5;
    result.columns = {{"score", "Score", "", ValueKind::score, {4.0, 3.0, 2.0, 1.0}}};
    return result;
  }

  /// \param withLabels  whether the samples have classes
  void showRunWithoutTruth(bool withLabels = false) {
    const auto blind = toy_problem();
    if (!withLabels) {
      blind->labels.reset();
    }
    blind->truth = Matrix(blind->samples(), 0);
    blind->truth_features.clear();
    board_->grid().setPlotVisible("held-out-error", true);
    board_->showProblem(blind);
    board_->showResult(ranked());
  }

  static EarlierRun earlierRun(const QString& name, const ProblemPtr& problem,
                               const std::vector<Index>& ranking, Ranked ranked = Ranked::features,
                               quint64 number = 0) {
    return {name, problem, Vector::Ones(problem->dimension()), ranked, ranking, number};
  }

 private Q_SLOTS:
  void init() {
    board_ = std::make_unique<tests::OwnBoard>();
    open(*board_);
    problem_ = toy_problem();
    problem_->truth = Matrix(problem_->inputs.leftCols(1));
    problem_->truth_features.assign(1, problem_->features.front());
    board_->showProblem(problem_);
  }

  void shows_the_run_beside_random_rankings() {
    board_->grid().setPlotVisible("held-out-error", true);
    board_->showResult(ranked());
    board_->finishObservations();
    QCOMPARE(lines().series().size(), 2U);
    const auto expected = held_out_error(*problem_, Ranked::features, {{0, 1, 2, 3}});
    QCOMPARE(lines().series()[0].y, expected->rankings[0].errors);
    QCOMPARE(lines().series()[1].low, expected->random.low);
  }

  /// The ranking comes from all samples, those that are tested included.
  void what_the_run_has_seen_is_said_below_the_plot() {
    board_->grid().setPlotVisible("held-out-error", true);
    QVERIFY(notes().isHidden());
    board_->showResult(ranked());
    board_->finishObservations();
    QVERIFY(notes().isVisible());
    QVERIFY2(notes().text().contains("but the rankings come from all samples"),
             qPrintable(notes().text()));
    board_->showProblem(problem_);
    QVERIFY(notes().isHidden());
  }

  void a_closed_card_takes_no_time() {
    board_->grid().setPlotVisible("held-out-error", false);
    board_->showResult(ranked());
    board_->finishObservations();
    QVERIFY(lines().isEmpty());
    showRunWithoutTruth(true);
    board_->finishObservations();
    QCOMPARE(lines().series().size(), 2U);  // classes are predicted
    board_->grid().setPlotVisible("held-out-error", true);
    board_->finishObservations();
    QVERIFY(!lines().isEmpty());
  }

  void another_regression_is_another_line() {
    board_->grid().setPlotVisible("held-out-error", true);
    board_->showResult(ranked());
    board_->finishObservations();
    const std::vector<double> before = lines().series()[0].y;
    board_->findChild<QComboBox*>("heldOutMeasure")->setCurrentIndex(1);
    board_->finishObservations();
    QVERIFY(lines().series()[0].y != before);
  }

  void earlier_runs_stand_beside_this_one() {
    board_->grid().setPlotVisible("held-out-error", true);
    board_->showResult(ranked());
    const EarlierRun other = earlierRun("run 1: FPS", problem_, {3, 2, 1, 0});
    const EarlierRun itself = earlierRun("run 2: DII", problem_, {0, 1, 2, 3});
    const auto another = std::make_shared<Problem>(*problem_);
    another->features.front().name = "of another table";
    const EarlierRun elsewhere = earlierRun("run 3: DII", another, {1, 0, 2, 3});
    board_->shown.compare({.earlier = {other, itself, elsewhere}});
    board_->finishObservations();
    QCOMPARE(lines().series().size(), 3U);
    QCOMPARE(lines().series()[1].name, other.name);
    const auto expected = held_out_error(*problem_, Ranked::features, {{3, 2, 1, 0}});
    QCOMPARE(lines().series()[1].y, expected->rankings[0].errors);
  }

  /// Whatever stands beside it: the run shown, random rankings, and each run by its number.
  void a_line_keeps_its_look_when_runs_are_added() {
    board_->grid().setPlotVisible("held-out-error", true);
    board_->showResult(ranked());
    board_->finishObservations();
    const auto looks = [this] {
      QMap<QString, int> found;
      for (const LineSeries& line : lines().series()) {
        found.insert(line.name, line.look.value_or(-1));
      }
      return found;
    };
    const QMap<QString, int> alone = looks();
    QCOMPARE(alone.size(), 2);
    QCOMPARE(alone.value("this run"), 0);
    QVERIFY(lines().series().back().behind);
    const EarlierRun first = earlierRun("run 1", problem_, {3, 2, 1, 0}, Ranked::features, 1);
    board_->shown.compare({.earlier = {first}});
    board_->finishObservations();
    const QMap<QString, int> beside = looks();
    QCOMPARE(beside.size(), 3);
    const EarlierRun second = earlierRun("run 2", problem_, {1, 0, 2, 3}, Ranked::features, 2);
    board_->shown.compare({.earlier = {first, second}});
    board_->finishObservations();
    const QMap<QString, int> both = looks();
    QCOMPARE(both.size(), 4);
    QCOMPARE(both.value("this run"), 0);
    QCOMPARE(both.value("random"), alone.value("random"));
    QCOMPARE(both.value("run 1"), beside.value("run 1"));
    QVERIFY(both.value("run 1") > 0 && both.value("run 2") > 0);
    QVERIFY(both.value("run 1") != both.value("run 2"));
  }

  /// The answer has a held-out error, too, of another predictor.
  void axis_and_table_name_the_error_and_its_predictor() {
    board_->grid().setPlotVisible("held-out-error", true);
    board_->showResult(ranked());
    board_->finishObservations();
    QVERIFY2(lines().data().header.contains(
                 "Root mean squared error of ridge, held out (1: knows nothing)"),
             qPrintable(lines().data().header.join('|')));
    board_->findChild<QComboBox*>("heldOutMeasure")->setCurrentIndex(1);
    board_->finishObservations();
    QVERIFY2(lines().data().header.contains(
                 "Root mean squared error of kernel ridge, held out (1: knows nothing)"),
             qPrintable(lines().data().header.join('|')));
  }

  void the_help_says_why_the_answer_has_another_number() {
    QString help;
    // The plot itself says how it is moved; its card says what it shows.
    const QWidget* at = lines().parentWidget();
    for (; at != nullptr && help.isEmpty(); at = at->parentWidget()) {
      help = at->whatsThis();
    }
    QVERIFY2(help.contains("differs from the held-out error of the answer"), qPrintable(help));
  }

  void earlier_selections_of_the_same_samples_stand_beside_one() {
    board_->grid().setPlotVisible("held-out-error", true);
    Result selected;
    selected.objective = 0.5;
    selected.samples = SampleSelection{{0, 5, 10, 15, 20}, {}};
    board_->showResult(selected);
    const EarlierRun other =
        earlierRun("run 1: CUR", problem_, {20, 19, 18, 17, 16}, Ranked::samples);
    // As after another preparation: other samples under the same numbers.
    const auto others = std::make_shared<Problem>(*problem_);
    others->inputs = Matrix(problem_->inputs.colwise().reverse());
    const EarlierRun ofOthers = earlierRun("run 2: CUR", others, {1, 2, 3, 4, 5}, Ranked::samples);
    const EarlierRun ofFeatures = earlierRun("run 3: DII", problem_, {3, 2, 1, 0});
    board_->shown.compare({.earlier = {other, ofOthers, ofFeatures}});
    board_->finishObservations();
    QCOMPARE(lines().series().size(), 3U);
    QCOMPARE(lines().series()[1].name, other.name);
    const auto expected =
        held_out_error(*problem_, Ranked::samples, {{0, 5, 10, 15, 20}, {20, 19, 18, 17, 16}});
    QCOMPARE(lines().series()[0].y, expected->rankings[0].errors);
    QCOMPARE(lines().series()[1].y, expected->rankings[1].errors);
  }

  void inputs_are_reconstructed_without_a_truth() {
    showRunWithoutTruth();
    auto* measure = board_->findChild<QComboBox*>("heldOutMeasure");
    measure->setCurrentIndex(measure->findText("GFRE: all inputs"));
    board_->finishObservations();
    QCOMPARE(lines().series().size(), 2U);
    QVERIFY(lines().series()[0].y.back() < 0.01);  // all inputs give all inputs back
  }

  void local_maps_are_made_from_as_many_neighbours_as_wanted() {
    showRunWithoutTruth();
    auto* measure = board_->findChild<QComboBox*>("heldOutMeasure");
    auto* neighbours = board_->findChild<QSpinBox*>("heldOutNeighbours");
    QVERIFY(neighbours->isHidden());  // nothing else asks for them
    measure->setCurrentIndex(measure->findText("LFRE: all inputs, locally"));
    QVERIFY(!neighbours->isHidden());
    QCOMPARE(neighbours->value(), 15);
    board_->finishObservations();
    const std::vector<double> before = lines().series()[0].y;
    QTest::keyClick(neighbours, Qt::Key_Up);
    board_->finishObservations();
    HeldOutOptions options;
    options.measure = HeldOutMeasure::local_reconstruction;
    options.neighbours = 16;
    const auto expected =
        held_out_error(*problem_, Ranked::features, {{0, 1, 2, 3}}, options);  // the same inputs
    QCOMPARE(lines().series()[0].y, expected->rankings[0].errors);
    QVERIFY(lines().series()[0].y != before);
    measure->setCurrentIndex(0);
    QVERIFY(neighbours->isHidden());
  }

  void without_a_truth_the_card_says_why_it_is_empty() {
    showRunWithoutTruth();
    board_->finishObservations();
    QVERIFY(lines().isEmpty());
    const QString why = lines().accessibleDescription();
    QVERIFY2(why.startsWith("There is no target"), qPrintable(why));
  }
};

QTEST_MAIN(TestHeldOutView)
#include "tst_held_out_view.moc"
