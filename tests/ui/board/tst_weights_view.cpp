// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <utility>

#include "core/error.h"
#include "tests/support/feature_columns.h"
#include "tests/support/toy_problem.h"
#include "ui/board/weights_view.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;
using namespace steelyard::tests;

namespace {

ShownSolution ranked(FeatureColumn leading) {
  ShownSolution shown;
  shown.origin = ShownOrigin::result;
  shown.leading = std::move(leading);
  return shown;
}

EarlierRun earlier(const ProblemPtr& problem, const std::vector<double>& weights) {
  auto result = std::make_shared<Result>();
  result->columns = {weights_as_column(weights)};
  EarlierRun run;
  run.name = QStringLiteral("run 1");
  run.problem = problem;
  run.number = 1;
  run.result = std::move(result);
  return run;
}

}  // namespace

/// The bars of the weights, and pale ones of an earlier run behind them.
class TestWeightsView : public QObject {
  Q_OBJECT

  PlotGrid grid_;
  Shown shown_;
  WeightsView view_{grid_, shown_};

  void drawBehind(const EarlierRun& run) {
    shown_.compare({{run}, run.number});
    view_.showComparison();
  }

  PlotData bars() const { return dynamic_cast<BarPlot&>(*grid_.plots().front().plot).data(); }

 private Q_SLOTS:
  void init() {
    view_.showProblem(toy_problem(20, 3));
    view_.showLook(ranked(weights_as_column({1.0, 0.5, 0.25})));
    shown_.compare({});
    view_.showComparison();
  }

  void known_weights_stand_beside_the_bars() {
    const PlotData shown = bars();
    QCOMPARE(shown.header, (QStringList{"Feature", "Weight (largest = 1)", "known"}));
    QCOMPARE(shown.rows[1][0], QStringLiteral("x2"));
    QCOMPARE(shown.rows[1][1], QStringLiteral("0.5"));
  }

  /// x2 and x3 of an earlier run that had no x1, in another order.
  void an_earlier_run_is_shown_by_the_names_of_its_inputs() {
    const auto other = toy_problem(20, 2);
    other->features[0].name = "x3";
    drawBehind(earlier(other, {0.75, 1.0}));
    const PlotData shown = bars();
    QCOMPARE(shown.header.back(), QStringLiteral("run 1"));
    QVERIFY2(shown.rows[0].back().isEmpty() || shown.rows[0].back() == QStringLiteral("nan"),
             qPrintable(shown.rows[0].back()));
    QCOMPARE(shown.rows[1].back(), QStringLiteral("1"));
    QCOMPARE(shown.rows[2].back(), QStringLiteral("0.75"));
  }

  /// They would stand under the names of other inputs.
  void bars_of_another_problem_are_refused() {
    const auto before = bars().rows;
    QVERIFY_THROWS_EXCEPTION(Error, view_.showLook(ranked(weights_as_column({1.0, 0.5}))));
    QCOMPARE(bars().rows, before);
    view_.showProblem(nullptr);
    QVERIFY_THROWS_EXCEPTION(Error, view_.showLook(ranked(weights_as_column({1.0, 0.5, 0.25}))));
  }

  void places_in_an_order_are_not_drawn() {
    view_.showLook(ranked({"order", "Order", "", ValueKind::order, {1.0, 0.5, 0.0}}));
    QVERIFY(bars().rows.empty());
  }

  /// The bars of an earlier run are those that were drawn for it, behind its order.
  void amounts_beside_an_order_are_compared() {
    EarlierRun run = earlier(toy_problem(20, 3), {1.0, 0.5, 0.25});
    auto ordered = std::make_shared<Result>(*run.result);
    ordered->columns.insert(ordered->columns.begin(),
                            {"order", "Order", "", ValueKind::order, {0.5, 1.0, 0.0}});
    run.result = ordered;
    drawBehind(run);
    QCOMPARE(bars().rows[1].back(), QStringLiteral("0.5"));
  }

  void bars_of_another_kind_are_not_compared() {
    EarlierRun run = earlier(toy_problem(20, 3), {3.0, 2.0, 1.0});
    auto scores = std::make_shared<Result>(*run.result);
    scores->columns.front().kind = ValueKind::score;
    run.result = scores;
    drawBehind(run);
    QCOMPARE(bars().header.size(), 3);
  }
};

QTEST_MAIN(TestWeightsView)
#include "tst_weights_view.moc"
