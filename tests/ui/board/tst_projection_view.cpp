// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "tests/support/own_board.h"
#include "tests/support/sanitized.h"
#include "tests/support/shown_weights.h"
#include "tests/support/toy_problem.h"
#include "tests/ui/board/board_plots.h"
#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "tests/ui/window_faults.h"
#include "ui/plots/scatter_plot.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr int patience = 60000;  // milliseconds; a slow machine, not a slow program

/// With a ground truth, and a table of which only every third row was kept.
ProblemPtr toy_with_truth(Index samples = 150) {
  const auto problem = toy_problem(samples);
  problem->truth = problem->inputs.col(0) * 2.0;
  problem->truth_features = {{"goal", "kT", "", 0.0}};
  for (Index sample = 0; sample < samples; ++sample) {
    problem->rows.push_back(3 * sample);
  }
  return problem;
}

}  // namespace

class TestProjectionView : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    board_ = std::make_unique<tests::OwnBoard>();
    open(*board_);
    problem_ = toy_with_truth();
    board_->showProblem(problem_);
    board_->finishObservations();
  }

  /// "Open a table" stood on cards while a table was open.
  void no_card_asks_for_a_table_that_may_be_open() {
    for (const ProblemPtr& problem : {ProblemPtr(), problem_}) {
      board_->showProblem(problem);
      for (const NamedPlot& named : board_->plots()) {
        const QString said = named.plot->accessibleDescription();
        QVERIFY2(!said.isEmpty() && !said.contains("Open a table"), qPrintable(said));
      }
    }
    QCOMPARE(plotOf<ScatterPlot>(*board_, "projection").accessibleDescription(),
             QString("Projecting the samples..."));
  }

  void t_sne_moves_in_the_background_and_can_be_stopped_and_begun_again() {
    // Enough for a picture that takes its time.
    board_->showProblem(toy_with_truth(tests::sanitized ? 700 : 2000));
    board_->finishObservations();
    const auto before = points();
    auto* motion = board_->findChild<QWidget*>("projectionMotion");
    QVERIFY(motion->isHidden());
    pick("projectionCombo", "t-SNE");
    auto* button = board_->findChild<QToolButton*>("projectionMotionButton");
    QVERIFY(!motion->isHidden());
    QCOMPARE(button->text(), QString("Stop"));
    QTRY_VERIFY_WITH_TIMEOUT(points() != before, patience);
    button->click();
    QCOMPARE(button->text(), QString("Again"));
    const auto stopped = points();
    board_->finishObservations();
    QCOMPARE(points(), stopped);
    button->click();
    QCOMPARE(button->text(), QString("Stop"));
    QTRY_VERIFY_WITH_TIMEOUT(points() != stopped, patience);
    const auto early = points();
    board_->finishObservations();
    QCOMPARE(button->text(), QString("Again"));
    QVERIFY(points() != early);
    QVERIFY(points() != stopped);
    pick("projectionCombo", "PCA");
    board_->finishObservations();
    QCOMPARE(points(), before);
    QVERIFY(motion->isHidden());
  }

  void a_run_does_not_start_t_sne_again_until_it_ends() {
    pick("projectionCombo", "t-SNE");
    board_->finishObservations();
    const auto before = points();
    board_->beginRun(problem_, {{"dii", "DII", false}});
    Snapshot snapshot;
    const Vector weights{{0.0, 0.0, 0.0, 1.0}};
    snapshot.space = weights;
    for (std::uint64_t iteration = 0; iteration < 5; ++iteration) {
      snapshot.iteration = iteration;
      snapshot.appended.iterates = {{iteration, {0.5}, weights}};
      board_->showSnapshot(snapshot);
      board_->finishObservations();
      QCOMPARE(points(), before);
    }
    QVERIFY(!plotOf<PlotView>(*board_, "purity").isEmpty());
    snapshot.appended = {};
    snapshot.outcome = Outcome{};
    board_->showSnapshot(snapshot);
    board_->finishObservations();
    QVERIFY(points() != before);
  }

  void the_space_can_be_of_the_weights_of_all_alike_or_of_what_is_selected() {
    const auto alike = points();
    tests::show_weights(*board_, Vector{{4.0, 1.0, 0.0, 0.0}});
    board_->finishObservations();
    const auto weighted = points();
    QVERIFY(weighted != alike);
    pick("spaceCombo", "selected");
    board_->finishObservations();
    const auto selected = points();
    QVERIFY(selected != weighted);
    pick("spaceCombo", "all alike");
    board_->finishObservations();
    QCOMPARE(points(), alike);
    // Two features at equal spread are the same whatever their weights.
    pick("spaceCombo", "selected");
    tests::show_weights(*board_, Vector{{1.0, 7.0, 0.0, 0.0}});
    board_->finishObservations();
    QCOMPARE(points(), selected);
  }

  /// "PC 1 (100.0 % of the variance)" of a column in the largest unit.
  void that_selected_columns_keep_their_units_is_said() {
    const auto* readout = board_->findChild<QLabel*>("projectionReadout");
    QVERIFY(readout->text().isEmpty());
    ShownSolution ranked;  // it has no weights
    ranked.problem = board_->problem();
    ranked.columns = {tests::weights_as_column({4.0, 1.0, 0.0, 0.0})};
    board_->shown.show(shownSelection(board_->shown.value(), ranked, {0, 1}));
    board_->finishObservations();
    // Of the drawing alone: most methods divide columns all the same.
    QVERIFY2(readout->text().contains("drawn in their own units"), qPrintable(readout->text()));
    pick("spaceCombo", "selected");
    board_->finishObservations();
    QVERIFY2(readout->text().isEmpty(), qPrintable(readout->text()));
    pick("spaceCombo", "learned");
    tests::show_weights(*board_, Vector{{4.0, 1.0, 0.0, 0.0}});
    board_->finishObservations();
    QVERIFY2(readout->text().isEmpty(), qPrintable(readout->text()));
  }

  void selected_columns_of_unlike_spread_are_drawn_at_equal_spread() {
    const auto unlike = std::make_shared<Problem>(*toy_with_truth());
    Matrix inputs = unlike->inputs;
    inputs.col(0) *= 1000.0;
    unlike->inputs = SharedMatrix(inputs);
    unlike->features[0].unit = "K";
    board_->showProblem(unlike);
    ShownSolution ranked;
    ranked.problem = board_->problem();
    ranked.columns = {tests::weights_as_column({4.0, 1.0, 0.0, 0.0})};
    board_->shown.show(shownSelection(board_->shown.value(), ranked, {0, 1}));
    board_->finishObservations();
    const auto* readout = board_->findChild<QLabel*>("projectionReadout");
    QVERIFY2(readout->text().contains("drawn divided by its standard deviation"),
             qPrintable(readout->text()));
  }

  void a_truth_column_can_be_an_axis() {
    pick("projectionCombo", "Two columns");
    QVERIFY(board_->findChild<QComboBox*>("spaceCombo")->isHidden());
    pick("yColumnCombo", "goal");
    board_->finishObservations();
    QVERIFY(plot().data().header.contains("goal [kT]"));
    const auto rows = points();
    QCOMPARE(rows[5][2].toDouble(), problem_->truth(5, 0));
  }

  void the_inputs_can_stand_beside_in_the_same_colours() {
    QVERIFY(!isBeside());
    pick("colourCombo", "goal");
    tests::show_weights(*board_, Vector{{4.0, 1.0, 0.0, 0.0}});
    pick("besideCombo", "and inputs");
    board_->finishObservations();
    QVERIFY(isBeside());
    QCOMPARE(beside().caption(), QString("Inputs"));
    QCOMPARE(plot().caption(), QString("Learned"));
    const auto left = beside().data();
    QVERIFY(left.rows != points());
    QCOMPARE(left.header.back(), QString("goal"));
    for (std::size_t sample = 0; sample < left.rows.size(); ++sample) {
      QCOMPARE(left.rows[sample].back(), points()[sample].back());
    }
    QVERIFY(left.header[1].contains("PC 1"));
    tests::show_weights(*board_, Vector{{1.0, 1.0, 1.0, 1.0}});  // as they are
    board_->finishObservations();
    QCOMPARE(points(), left.rows);
    pick("besideCombo", "and inputs, all alike");
    pick("spaceCombo", "all alike");
    board_->finishObservations();
    QCOMPARE(beside().data().rows, points());
    QCOMPARE(plot().caption(), QString("All alike"));
    pick("besideCombo", "alone");
    QVERIFY(!isBeside());
    QVERIFY(plot().caption().isEmpty());
  }

  /// What is learned does not move the inputs, which are not drawn again for it.
  void the_inputs_beside_stay_where_they_are() {
    pick("besideCombo", "and inputs");
    board_->finishObservations();
    QVERIFY(waitForRedraw(beside()));
    const auto before = points();
    const auto left = beside().data().rows;
    const quint64 changes = beside().changes();
    tests::show_weights(*board_, Vector{{4.0, 1.0, 0.0, 0.0}});
    board_->finishObservations();
    QVERIFY(waitForRedraw(plot()));
    QTest::qWait(100);
    QVERIFY(points() != before);
    QCOMPARE(beside().data().rows, left);
    QCOMPARE(beside().changes(), changes);
    board_->showProblem(toy_with_truth(90));
    board_->finishObservations();
    QCOMPARE(beside().data().rows.size(), 90U);
    pick("projectionCombo", "Two columns");
    QVERIFY(!isBeside());
    QVERIFY(board_->findChild<QComboBox*>("besideCombo")->isHidden());
    pick("projectionCombo", "PCA");
    board_->finishObservations();
    QVERIFY(isBeside());
  }

  void t_sne_of_the_inputs_stands_beside_that_of_what_was_learned() {
    pick("besideCombo", "and inputs");
    pick("projectionCombo", "t-SNE");
    board_->finishObservations();
    const auto learned = points();
    const auto left = beside().data();
    QVERIFY(left.header[1].contains("t-SNE"));
    QVERIFY(left.rows != learned);
    auto* bar = board_->findChild<QWidget*>("besideMotion");
    QVERIFY(!bar->isHidden());
    board_->beginRun(problem_, {{"dii", "DII", false}});
    QCOMPARE(beside().data().rows, left.rows);
    tests::show_weights(*board_, Vector{{0.0, 0.0, 0.0, 1.0}});
    board_->finishObservations();
    QVERIFY(points() != learned);
    QCOMPARE(beside().data().rows, left.rows);
    pick("projectionCombo", "PCA");
    board_->finishObservations();
    QVERIFY(bar->isHidden());
    QVERIFY(beside().data().header[1].contains("PC 1"));
  }

  /// Abandoned for a run, it begins again when the run has ended.
  void t_sne_of_the_inputs_waits_for_a_run() {
    const ProblemPtr many = toy_with_truth(tests::sanitized ? 700 : 2000);
    board_->showProblem(many);
    board_->finishObservations();
    pick("projectionCombo", "t-SNE");
    pick("besideCombo", "and inputs");
    auto* button = board_->findChild<QWidget*>("besideMotion")->findChild<QToolButton*>();
    QCOMPARE(button->text(), QString("Stop"));
    board_->beginRun(many, {{"dii", "DII", false}});
    QCOMPARE(button->text(), QString("Again"));
    tests::show_weights(*board_, Vector{{0.0, 0.0, 0.0, 1.0}});
    QCOMPARE(button->text(), QString("Stop"));
    board_->finishObservations();
    QCOMPARE(beside().data().rows.size(), static_cast<std::size_t>(many->samples()));
  }

  void a_choice_in_one_cloud_is_the_choice_in_both() {
    pick("besideCombo", "and inputs");
    board_->finishObservations();
    QVERIFY(waitForRedraw(beside()));
    const PlotData shown = beside().data();
    const QPointF place =
        beside().pixelOf(shown.rows[3][1].toDouble(), shown.rows[3][2].toDouble());
    const QPointF reach(12, 12);
    drag(beside(), {place - reach, place + QPointF(12, -12), place + reach,
                    place + QPointF(-12, 12), place - reach});
    const std::vector<Index> chosen = beside().chosen();
    QVERIFY(std::find(chosen.begin(), chosen.end(), 3) != chosen.end());
    QVERIFY(chosen.size() < 150);
    QCOMPARE(plot().chosen(), chosen);
  }

  void choices_are_read_whole_in_large_letters() {
    const auto* space = board_->findChild<QComboBox*>("spaceCombo");
    const auto* colour = board_->findChild<QComboBox*>("colourCombo");
    const auto heightOf = [this](const QWidget& box) {
      return box.mapTo(board_.get(), QPoint()).y();
    };
    const auto cut = [this] {
      return tests::faultsOf(*board_)
          .filter(QRegularExpression("^cut: QComboBox (space|beside)Combo"))
          .join("; ");
    };
    QFont large = board_->font();
    large.setPointSizeF(2 * large.pointSizeF());
    board_->setFont(large);
    board_->resize(640, 800);
    QVERIFY(space->isVisible() && colour->isVisible());
    QTRY_COMPARE(cut(), QString());
    pick("besideCombo", "and inputs");
    QTRY_COMPARE(cut(), QString());
    QTRY_VERIFY(heightOf(*colour) > heightOf(*space));  // in a row of its own
    board_->resize(3000, 800);
    QTRY_COMPARE(heightOf(*colour), heightOf(*space));
  }

  /// Before thousands of inputs, and told from an input of the same name.
  void the_ground_truth_can_colour_the_samples() {
    const auto problem = toy_problem(150);
    Matrix truth(150, 3);
    truth << problem->inputs.col(0) * 2.0, problem->inputs.col(1), problem->inputs.col(1) * 3.0;
    problem->truth = std::move(truth);
    problem->truth_features = {{"goal", "", "", 0.0}, {"x2", "", "", 0.0}, {"x3", "", "", 0.0}};
    board_->showProblem(problem);
    board_->finishObservations();
    auto* combo = board_->findChild<QComboBox*>("colourCombo");
    QStringList offered;
    for (int line = 0; line < combo->count(); ++line) {
      offered << combo->itemText(line);
    }
    QVERIFY(offered.indexOf("goal") < offered.indexOf("x1"));
    QCOMPARE(offered.count("x2"), 1);
    QVERIFY(!offered.contains("x2 (target)"));
    pick("colourCombo", "x3 (target)");
    QCOMPARE(points()[5].back().toDouble(), problem->truth(5, 2));
    pick("colourCombo", "goal");
    QCOMPARE(points()[5].back().toDouble(), problem->truth(5, 0));
    pick("colourCombo", "x3");
    QCOMPARE(points()[5].back().toDouble(), problem->inputs(5, 2));
  }

  void samples_can_be_coloured_by_how_wrongly_neighbours_predict_them() {
    pick("colourCombo", "error of the label");
    board_->finishObservations();
    std::set<QString> words;
    const auto rows = points();
    for (const QStringList& row : rows) {
      words.insert(row.back());
    }
    QCOMPARE(words.size(), 2U);
    const double share = static_cast<double>(std::count_if(
                             rows.begin(), rows.end(),
                             [](const QStringList& row) { return row.back() != "right"; })) /
                         static_cast<double>(rows.size());
    QVERIFY(words.count(QString("wrong (%1 %)").arg(100.0 * share, 0, 'f', 1)) == 1);
    pick("colourCombo", "error of the target");
    board_->finishObservations();
    const double unweighted = meanColour();
    QCOMPARE(plot().data().header.back(),
             QString("error / std. dev., mean %1").arg(unweighted, 0, 'g', 2));
    // The truth is the first input: in the space of that alone neighbours know it.
    tests::show_weights(*board_, Vector{{1.0, 0.0, 0.0, 0.0}});
    board_->finishObservations();
    QVERIFY(meanColour() < 0.5 * unweighted);
  }

  void samples_can_be_coloured_by_their_cluster_while_that_card_is_closed() {
    pick("colourCombo", "cluster");
    board_->finishObservations();
    QCOMPARE(plot().data().header.back(), QString("clusters of the shown space"));
    QVERIFY(points().front().back().startsWith("cluster "));
  }

  void what_the_lasso_holds_can_be_kept_or_left_out() {
    auto* bar = board_->findChild<QWidget*>("choiceBar");
    QVERIFY(bar->isHidden());
    QVERIFY(waitForRedraw(plot()));
    lassoRightHalf();
    const auto chosen = plot().chosen();
    QVERIFY(!chosen.empty() && chosen.size() < 150);
    QVERIFY(!bar->isHidden());
    QCOMPARE(bar->findChild<QLabel*>()->text(), QString("%1 chosen").arg(chosen.size()));
    std::vector<Index> rows;
    for (const Index sample : chosen) {
      rows.push_back(3 * sample);
    }
    QSignalSpy wanted(board_.get(), &LiveBoard::sampleStepWanted);
    click("keepSamples");
    click("leaveSamplesOut");
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted[0][0].value<std::vector<Index>>(), rows);
    QCOMPARE(wanted[0][1].toBool(), true);
    QCOMPARE(wanted[1][0].value<std::vector<Index>>(), rows);
    QCOMPARE(wanted[1][1].toBool(), false);
    click("clearSamples");
    QVERIFY(plot().chosen().empty());
    QVERIFY(bar->isHidden());
  }

  void a_choice_stays_when_the_weights_change_and_goes_with_the_data() {
    QVERIFY(waitForRedraw(plot()));
    lassoRightHalf();
    const auto chosen = plot().chosen();
    tests::show_weights(*board_, Vector{{0.0, 1.0, 0.0, 0.0}});
    board_->finishObservations();
    QCOMPARE(plot().chosen(), chosen);
    board_->showProblem(toy_with_truth());  // as many samples
    board_->finishObservations();
    QVERIFY(plot().chosen().empty());
    QVERIFY(board_->findChild<QWidget*>("choiceBar")->isHidden());
  }

 private:
  [[nodiscard]] ScatterPlot& plot() const { return plotOf<ScatterPlot>(*board_, "projection"); }
  [[nodiscard]] ScatterPlot& beside() const {
    return plotOf<ScatterPlot>(*board_, "projection-inputs");
  }
  [[nodiscard]] bool isBeside() const {
    const auto plots = board_->plots();
    return std::any_of(plots.begin(), plots.end(),
                       [](const NamedPlot& each) { return each.id == "projection-inputs"; });
  }
  [[nodiscard]] std::vector<QStringList> points() const { return plot().data().rows; }
  void pick(const char* combo, const QString& text) const {
    board_->findChild<QComboBox*>(combo)->setCurrentText(text);
  }
  void click(const char* button) const {
    QTest::mouseClick(board_->findChild<QToolButton*>(button), Qt::LeftButton);
  }
  [[nodiscard]] double meanColour() const {
    double sum = 0;
    for (const QStringList& row : points()) {
      sum += row.back().toDouble();
    }
    return sum / static_cast<double>(points().size());
  }
  void lassoRightHalf() const {
    double right = 0;
    double top = 0;
    for (const QStringList& row : points()) {
      right = std::max(right, row[1].toDouble());
      top = std::max(top, std::abs(row[2].toDouble()));
    }
    const auto at = [this](double x, double y) { return plot().pixelOf(x, y); };
    drag(plot(), {at(0, -top), at(right, -top), at(right, top), at(0, top)});
  }

  std::unique_ptr<tests::OwnBoard> board_;
  ProblemPtr problem_;
};

QTEST_MAIN(TestProjectionView)
#include "tst_projection_view.moc"
