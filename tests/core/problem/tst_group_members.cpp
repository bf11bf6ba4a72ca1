// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/in_words.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/whole_groups.h"

using namespace steelyard;

namespace {

using Positions = std::vector<Index>;

/// a and b have two columns each, in turn; c has one.
std::vector<ColumnInfo> features() {
  return {{"x", "", ""},   {"a1", "", "a"}, {"b1", "", "b"},
          {"a2", "", "a"}, {"b2", "", "b"}, {"c1", "", "c"}};
}

}  // namespace

class TestGroupMembers : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_group_is_completed_where_its_first_column_stands() {
    const WholeGroups groups(features());
    QCOMPARE(groups.completed({4, 0, 3}), (Positions{2, 4, 0, 1, 3}));
    QCOMPARE(groups.completed({5, 0}), (Positions{5, 0}));
    QCOMPARE(groups.completed({}), Positions{});
    QVERIFY(groups.together(1, 3) && !groups.together(1, 2) && !groups.together(0, 5));
    QCOMPARE(groups.completed({3}), (Positions{1, 3}));
    QCOMPARE(groups.completed({5}), (Positions{5}));
    QCOMPARE(in_words(groups.in_words()), std::string("a, b"));
  }

  /// Whoever cuts the list inside a group keeps what is best of it.
  void the_best_columns_of_a_group_come_first() {
    const WholeGroups groups(features());
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    const std::vector<double> own{0.0, 0.2, unknown, 0.5, 0.4, 1.0};
    QCOMPARE(groups.completed({4, 0, 3}, own), (Positions{4, 2, 0, 3, 1}));
    QCOMPARE(groups.completed({3, 1, 5}, std::vector<double>(6, 0.0)), (Positions{3, 1, 5}));
    QCOMPARE(groups.completed({2}, std::vector<double>(6, unknown)), (Positions{2, 4}));
  }

  void the_steps_part_the_features() {
    const WholeGroups groups(features());
    const std::vector<Positions> steps{{0}, {1, 3}, {4}, {5}};
    QVERIFY(groups.steps({0, 1, 3, 4, 5}) == steps);
  }

  void the_largest_value_is_shared() {
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    std::vector<double> values{1.0, unknown, unknown, -2.0, unknown, 5.0};
    WholeGroups(features()).share_largest(values);
    QCOMPARE(values[0], 1.0);
    QCOMPARE(values[1], -2.0);
    QCOMPARE(values[3], -2.0);
    QVERIFY(std::isnan(values[2]) && std::isnan(values[4]));
    QCOMPARE(values[5], 5.0);
  }

  void a_group_of_one_column_is_none() {
    const WholeGroups groups(std::vector<ColumnInfo>{{"x", "", ""}, {"c1", "", "c"}});
    QVERIFY(groups.none());
    QCOMPARE(groups.completed({1}), (Positions{1}));
  }

  void where_inputs_stand_alone_there_are_none() {
    Problem problem;
    problem.features = features();
    problem.features[4].always_kept = true;
    QVERIFY(!WholeGroups(problem).none());
    QCOMPARE(kept_inputs(problem), (Positions{2, 4}));
    forget_groups(problem);
    QVERIFY(WholeGroups(problem).none());
    QCOMPARE(kept_inputs(problem), (Positions{4}));
  }

  void what_is_kept_is_found_at_the_front_only() {
    Problem problem;
    problem.features = features();
    problem.features[0].always_kept = problem.features[5].always_kept = true;
    QCOMPARE(kept_at_front(problem, {5, 0, 1}), (Positions{5, 0}));
    QCOMPARE(kept_at_front(problem, {5, 1, 0}), Positions{});
    QCOMPARE(kept_at_front(problem, {5}), Positions{});
  }
};

QTEST_APPLESS_MAIN(TestGroupMembers)
#include "tst_group_members.moc"
