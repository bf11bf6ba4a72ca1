// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>

#include "core/analysis/space_quality.h"
#include "tests/support/own_board.h"
#include "tests/support/toy_problem.h"
#include "tests/ui/board/board_plots.h"
#include "ui/plots/line_plot.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

PathPoint point_of(Index count, double objective, Index first = 0) {
  PathPoint point;
  point.feature_count = count;
  point.objective = objective;
  point.weights = Vector::Zero(4);
  point.weights.segment(first, count).setOnes();
  return point;
}

Snapshot snapshot_of(std::vector<PathPoint> path) {
  Snapshot snapshot;
  snapshot.appended.path = std::move(path);
  return snapshot;
}

}  // namespace

class TestPathPurityView : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    board_ = std::make_unique<tests::OwnBoard>();
    open(*board_);
    problem_ = toy_problem();
    board_->beginRun(problem_, {{"dii", "DII", false}});
  }

  void points_are_added_as_solutions_come() {
    board_->grid().setPlotVisible("path-purity", true);
    board_->showSnapshot(snapshot_of({point_of(4, 0.1), point_of(3, 0.2)}));
    board_->finishObservations();
    QCOMPARE(line(0).x, (std::vector<double>{3.0, 4.0}));
    QCOMPARE(line(0).y[0], label_purity(*problem_, point_of(3, 0.2).weights)->purity);
    QCOMPARE(line(1).y[0], label_purity(*problem_, point_of(3, 0.2).weights)->matched);
    board_->showSnapshot(snapshot_of({point_of(1, 0.5)}));
    board_->finishObservations();
    QCOMPARE(line(0).x, (std::vector<double>{1.0, 3.0, 4.0}));
  }

  void a_better_solution_of_the_same_number_takes_the_place() {
    board_->grid().setPlotVisible("path-purity", true);
    board_->showSnapshot(snapshot_of({point_of(1, 0.5, 3)}));
    board_->finishObservations();
    const double before = line(0).y[0];
    board_->showSnapshot(snapshot_of({point_of(1, 0.2), point_of(1, 0.9, 2)}));
    board_->finishObservations();
    QCOMPARE(line(0).y.size(), 1U);
    QVERIFY(line(0).y[0] > before);
  }

  void a_path_that_is_there_is_drawn_when_the_card_is_opened() {
    Result result;
    result.path = {point_of(2, 0.2), point_of(1, 0.5)};
    board_->showResult(result);
    board_->finishObservations();
    QVERIFY(plot().isEmpty());
    board_->grid().setPlotVisible("path-purity", true);
    QTRY_VERIFY(!plot().isEmpty() && line(0).x.size() == 2);
  }

  void a_path_of_one_number_is_no_curve() {
    board_->grid().setPlotVisible("path-purity", true);
    Result result;
    result.path = {point_of(2, 0.2)};
    board_->showResult(result);
    board_->finishObservations();
    QTRY_VERIFY(plot().accessibleDescription().startsWith(
        "Cluster purity: there is only one value of each, so there is no curve.\n"));
    QVERIFY(plot().isEmpty());
  }

  void without_a_label_it_stays_empty() {
    const auto unlabelled = toy_problem();
    unlabelled->labels.reset();
    board_->grid().setPlotVisible("path-purity", true);
    board_->beginRun(unlabelled, {{"dii", "DII", false}});
    board_->showSnapshot(snapshot_of({point_of(2, 0.2)}));
    board_->finishObservations();
    QVERIFY(plot().isEmpty());
  }

 private:
  [[nodiscard]] LinePlot& plot() const { return plotOf<LinePlot>(*board_, "path-purity"); }
  [[nodiscard]] const LineSeries& line(std::size_t k) const { return plot().series().at(k); }

  std::unique_ptr<LiveBoard> board_;
  std::shared_ptr<Problem> problem_;
};

QTEST_MAIN(TestPathPurityView)
#include "tst_path_purity_view.moc"
