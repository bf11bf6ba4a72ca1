// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <set>

#include "tests/support/sanitized.h"
#include "tests/support/shown_weights.h"
#include "tests/support/toy_problem.h"
#include "tests/ui/board/board_plots.h"
#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
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
    board_ = std::make_unique<LiveBoard>();
    open(*board_);
    problem_ = toy_with_truth();
    board_->showProblem(problem_);
    board_->finishObservations();
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

  void a_truth_column_can_be_an_axis() {
    pick("projectionCombo", "Two columns");
    QVERIFY(board_->findChild<QComboBox*>("spaceCombo")->isHidden());
    pick("yColumnCombo", "goal");
    board_->finishObservations();
    QVERIFY(plot().data().header.contains("goal [kT]"));
    const auto rows = points();
    QCOMPARE(rows[5][2].toDouble(), problem_->truth(5, 0));
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
    pick("colourCombo", "error of the ground truth");
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

  std::unique_ptr<LiveBoard> board_;
  ProblemPtr problem_;
};

QTEST_MAIN(TestProjectionView)
#include "tst_projection_view.moc"
