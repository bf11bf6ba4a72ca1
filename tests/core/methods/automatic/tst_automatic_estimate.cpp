// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <vector>

#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/run/run_plan.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const Method& automatic_method() {
  static const MethodRegistry registry = builtin_methods();
  return registry.find("automatic");
}

ProblemPtr numbers(Index samples, Index columns) {
  const Matrix inputs = normal_matrix(samples, columns, 1);
  return number_problem(inputs, noisy_targets(inputs, 1, 2));
}

ProblemPtr classes(Index samples, Index columns) {
  std::vector<int> class_of;
  for (Index sample = 0; sample < samples; ++sample) {
    class_of.push_back(sample % 2 == 0 ? 0 : 1);
  }
  return class_problem(normal_matrix(samples, columns, 1), class_of, {"even", "odd"});
}

std::vector<Complaint> complaints(const ProblemPtr& problem, const Settings& settings = {}) {
  return automatic_method().check(*problem, values_of(automatic_method(), settings));
}

}  // namespace

class TestAutomaticEstimate : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void is_right_within_a_factor_of_two_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("columns");
    QTest::addColumn<bool>("ofClasses");
    QTest::addColumn<double>("seconds");
    QTest::newRow("a usual table") << 200 << 15 << false << 2.6;
    QTest::newRow("more samples") << 300 << 12 << false << 4.5;
    QTest::newRow("wide") << 120 << 300 << false << 3.7;
    QTest::newRow("very wide") << 70 << 1000 << true << 3.3;
    QTest::newRow("small") << 60 << 8 << false << 0.5;
  }

  /// The times were measured in one thread of the machine that all estimates speak of.
  void is_right_within_a_factor_of_two() {
    QFETCH(const int, samples);
    QFETCH(const int, columns);
    QFETCH(const bool, ofClasses);
    QFETCH(const double, seconds);
    const ProblemPtr problem = ofClasses ? classes(samples, columns) : numbers(samples, columns);
    const std::size_t before = most_threads();
    set_most_threads(1);
    const Estimate estimate =
        automatic_method().estimate(*problem, automatic_method().schema().defaults());
    set_most_threads(before);
    QVERIFY2(estimate.seconds > seconds / 2.0, qPrintable(QString::number(estimate.seconds)));
    QVERIFY2(estimate.seconds < seconds * 2.0, qPrintable(QString::number(estimate.seconds)));
    QVERIFY(estimate.bytes > 0.0);
  }

  /// A large table is thinned before anything is tried.
  void a_large_table_takes_no_longer_than_what_is_left_of_it() {
    const ParameterValues values = automatic_method().schema().defaults();
    const double of_some = automatic_method().estimate(*numbers(1000, 10), values).seconds;
    const double of_all = automatic_method().estimate(*numbers(20000, 10), values).seconds;
    QVERIFY(of_some > 0.0);
    QVERIFY(of_all < 1.1 * of_some);
  }

  void what_cannot_be_held_out_is_refused() {
    QVERIFY(complaints(numbers(40, 3)).empty());
    QCOMPARE(complaints(numbers(9, 3)).front().what.id, std::string("automatic.too_few_samples"));
    const std::vector<Complaint> of_folds = complaints(numbers(12, 3), {{"outer_folds", "20"}});
    QCOMPARE(of_folds.front().parameter, std::string("outer_folds"));
    QVERIFY(complaints(numbers(20, 3), {{"outer_folds", "20"}}).empty());
  }

  /// None of its members can use them.
  void periods_are_refused() {
    const Matrix inputs = normal_matrix(40, 3, 1);
    const auto problem = number_problem(inputs, inputs.leftCols(1));
    QVERIFY(complaints(problem).empty());
    problem->features[1].period = 360.0;
    QVERIFY(!complaints(problem).empty());
  }
};

QTEST_GUILESS_MAIN(TestAutomaticEstimate)
#include "tst_automatic_estimate.moc"
