// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <string>
#include <vector>

#include "core/positions.h"
#include "core/problem/targets.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// The last samples are of the second class.
std::vector<int> last_of(Index samples, Index second) {
  std::vector<int> classes(static_cast<std::size_t>(samples));
  std::fill(classes.end() - second, classes.end(), 1);
  return classes;
}

}  // namespace

class TestTargets : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void vary_where_two_samples_differ() {
    const Matrix inputs = normal_matrix(6, 2, 1);
    Matrix target = Matrix::Zero(6, 2);
    target(4, 1) = 1.0;
    const auto numbers = number_problem(inputs, target);
    QVERIFY(target_varies(*numbers, {0, 4}));
    QVERIFY(!target_varies(*numbers, {0, 1, 5}));
    const auto classes = class_problem(inputs, {0, 0, -1, 1, 1, 0}, {"a", "b"});
    QVERIFY(target_varies(*classes, {0, 2, 3}));
    QVERIFY(!target_varies(*classes, {0, 1, 2, 5}));
    QVERIFY(target_varies(*inputs_only(inputs), {0}));
  }

  /// Half of the samples are without both of two rare ones in a quarter of the draws.
  void vary_in_what_is_drawn() {
    const auto problem = class_problem(normal_matrix(40, 2, 1), last_of(40, 2), {"a", "b"});
    int drawn_again = 0;
    for (std::uint64_t draw = 0; draw < 50; ++draw) {
      Random random(draw);
      Random same(draw);
      const std::vector<Index> some = some_with_target(*problem, 20, random);
      QCOMPARE(some.size(), 20U);
      QVERIFY(target_varies(*problem, some));
      const std::vector<Index> first = some_of(40, problem->order, 20, same);
      drawn_again += some == first ? 0 : 1;
      QVERIFY(some == first || !target_varies(*problem, first));
    }
    QVERIFY(drawn_again > 0);
  }

  void that_cannot_vary_end_the_draws() {
    const auto problem = class_problem(normal_matrix(10, 2, 1), last_of(10, 0), {"a", "b"});
    Random random(1);
    QCOMPARE(some_with_target(*problem, 5, random).size(), 5U);
  }

  void have_a_usual_value_if_most_samples_share_it() {
    const Matrix inputs = normal_matrix(7, 2, 1);
    Vector target(7);
    target << 2.5, 2.5, 1.0, 2.5, 9.0, 2.5, 2.5;
    const auto usual = usual_target(*number_problem(inputs, target));
    QVERIFY(usual.has_value());
    QCOMPARE(usual->column, std::string("y1"));
    QCOMPARE(usual->value, std::string("2.5"));
    QCOMPARE(usual->others, 2);
    target << 1.0, 1.0, 1.0, 2.0, 3.0, 4.0, 5.0;
    QVERIFY(!usual_target(*number_problem(inputs, target)));
    QVERIFY(!usual_target(*number_problem(inputs, inputs)));
    QVERIFY(!usual_target(*inputs_only(inputs)));
  }

  void without_a_class_are_no_other_ones() {
    const Matrix inputs = normal_matrix(7, 2, 1);
    const auto usual = usual_target(*class_problem(inputs, {-1, 1, 1, 1, 0, -1, -1}, {"a", "b"}));
    QVERIFY(usual.has_value());
    QCOMPARE(usual->value, std::string("b"));
    QCOMPARE(usual->others, 1);
    QVERIFY(!usual_target(*class_problem(inputs, {-1, -1, -1, -1, -1, -1, -1}, {"a", "b"})));
  }
};

QTEST_APPLESS_MAIN(TestTargets)
#include "tst_targets.moc"
