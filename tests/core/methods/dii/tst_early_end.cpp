// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>

#include "core/methods/dii/dii_method.h"
#include "core/methods/dii/early_end.h"
#include "core/run/driver.h"
#include "tests/support/dii_cases.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using namespace steelyard::dii;

namespace {

Options usual(double useless_above) {
  const DiiMethod method;
  Options options = options_from(tests::values_of(method, {{"epochs", "80"}}), FitContext{});
  options.useless_above = useless_above;
  return options;
}

/// The epoch at which a descent ends early that stays at a value; -1 if it does not.
int end_of(const Options& options, double value) {
  std::vector<double> lowest;
  for (int epoch = 0; epoch < static_cast<int>(options.epochs); ++epoch) {
    lowest.push_back(value);
    if (stays_above(options, lowest)) {
      return epoch;
    }
  }
  return -1;
}

}  // namespace

/// Descents of which nobody wants the solution end early.
class TestEarlyEnd : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_farther_above_the_limit_the_earlier_is_the_end() {
    const Options options = usual(0.2);
    QCOMPARE(end_of(options, 0.4), 6);
    QCOMPARE(end_of(options, 0.27), 44);
    QCOMPARE(end_of(options, 0.22), 60);
    QCOMPARE(end_of(options, 0.21), -1);
    QCOMPARE(end_of(options, 0.1), -1);
  }

  void twice_as_many_epochs_have_longer() {
    Options options = usual(0.2);
    options.epochs = 160;
    QCOMPARE(end_of(options, 0.4), 12);
    QCOMPARE(end_of(options, 0.22), 120);
  }

  /// 2 / N is the lowest DII there is; twice that is next to nothing.
  void small_values_are_compared_by_their_difference() {
    QCOMPARE(end_of(usual(0.002), 0.008), -1);
    QVERIFY(end_of(usual(0.002), 0.06) > 0);
  }

  void what_still_falls_goes_on() {
    const Options options = usual(0.2);
    std::vector<double> lowest;
    for (int epoch = 0; epoch <= 8; ++epoch) {
      lowest.push_back(0.6 - 0.02 * epoch);
    }
    QVERIFY(!stays_above(options, lowest));
    lowest.assign(9, lowest.back());
    QVERIFY(stays_above(options, lowest));
  }

  void without_a_limit_nothing_ends() {
    Options options = usual(0.2);
    options.useless_above = std::nullopt;
    QCOMPARE(end_of(options, 100.0), -1);
  }

  void only_the_usual_descents_settle_early_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    for (const auto& [id, value] :
         std::vector<std::pair<const char*, const char*>>{{"optimizer", "descent"},
                                                          {"learning_rate", "0.01"},
                                                          {"decay", "constant"},
                                                          {"decay", "best"},
                                                          {"initial_weights", "ones"},
                                                          {"lambda", "0.5"},
                                                          {"narrowing", "0.1"},
                                                          {"batches", "4"},
                                                          {"share_in_groups", "true"}}) {
      QTest::addRow("%s %s", id, value) << id << value;
    }
  }
  void only_the_usual_descents_settle_early() {
    QFETCH(QString, id);
    QFETCH(QString, value);
    const DiiMethod method;
    QVERIFY(settles_early(options_from(method.schema().defaults(), FitContext{})));
    const ParameterValues values =
        tests::values_of(method, {{id.toStdString(), value.toStdString()}});
    QVERIFY(!settles_early(options_from(values, FitContext{})));
    FitContext last;
    last.keeps_last = true;
    QVERIFY(!settles_early(options_from(method.schema().defaults(), last)));
  }

  /// A task of a search ends early with the best so far, and never where its solution is of use.
  void a_task_ends_early_only_above_its_limit() {
    const Space space = tests::gaussian_space(100, 4, 3);
    const auto problem = std::make_shared<const Problem>(
        tests::problem_of(space, tests::scaled(space, Vector{{2.0, 1.0, 0.5, 0.0}})));
    const DiiMethod method;
    const auto fitter = method.learning()->begin(
        problem, tests::values_of(method, {{"epochs", "80"}, {"tolerance", "0"}}), FitContext{});
    QVERIFY(fitter->prepare({}));
    const auto solved = [&](std::optional<double> useless_above) {
      LearningTask task;
      task.features = {2, 3};
      task.useless_above = useless_above;
      const auto stepper = fitter->begin(task);
      drive(*stepper, {}, [](Snapshot&&) {});
      return stepper->result();
    };
    const Result whole = solved(std::nullopt);
    QCOMPARE(whole.iterations, 80U);
    const Result early = solved(0.25 * whole.objective);
    QVERIFY(early.iterations < 10U);
    QVERIFY(early.objective > 0.25 * whole.objective);
    const std::vector<double>& values = early.histories.front().y;
    QCOMPARE(early.objective, *std::min_element(values.begin(), values.end()));
    QVERIFY(early.outcome.ending != Ending::stopped && early.outcome.ending != Ending::failed);
    const Result useful = solved(whole.objective);
    QCOMPARE(useful.iterations, 80U);
    QCOMPARE(useful.objective, whole.objective);
  }
};

QTEST_GUILESS_MAIN(TestEarlyEnd)
#include "tst_early_end.moc"
