// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/methods/automatic/member_ranking.h"
#include "core/methods/baselines/f_test.h"
#include "core/positions.h"
#include "tests/core/methods/automatic/planted_tables.h"
#include "tests/support/lost_method.h"

using namespace steelyard;
using namespace steelyard::tests;
using automatic::Member;
using automatic::MemberRanking;

namespace {

Member f_test_member() {
  return {plan_of(std::make_shared<const baselines::FilterMethod>(baselines::f_test()))};
}

MemberRanking::Progress advance_to_end(MemberRanking& ranking, Budget budget = {}) {
  MemberRanking::Progress progress = MemberRanking::Progress::more;
  while (progress == MemberRanking::Progress::more) {
    progress = ranking.advance(budget, {});
  }
  return progress;
}

/// Empty if it did not finish.
std::vector<Index> ranked(const Member& member, const ProblemPtr& problem, Budget budget = {}) {
  MemberRanking ranking(member, problem, {}, 1);
  return advance_to_end(ranking, budget) == MemberRanking::Progress::finished
             ? ranking.found().ranking
             : std::vector<Index>();
}

bool has_each_column_once(std::vector<Index> ranking, Index columns) {
  std::sort(ranking.begin(), ranking.end());
  return ranking == all_positions(columns);
}

std::vector<Index> first_two(const std::vector<Index>& ranking) {
  std::vector<Index> two(ranking.begin(), ranking.begin() + 2);
  std::sort(two.begin(), two.end());
  return two;
}

}  // namespace

class TestMemberRanking : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_method_ranks_the_columns_once() {
    const std::vector<Index> ranking = ranked(f_test_member(), linear_table());
    QVERIFY(has_each_column_once(ranking, 8));
    QCOMPARE(first_two(ranking), (std::vector<Index>{2, 5}));
  }

  /// Only the first dozen are ranked again.
  void elimination_loses_no_column() {
    const auto wide = linear_table(60, 16);
    const std::vector<Index> ranking = ranked(eliminating_forest(), wide);
    QVERIFY(has_each_column_once(ranking, 16));
    QCOMPARE(first_two(ranking), (std::vector<Index>{2, 5}));
  }

  void a_single_column_needs_no_elimination() {
    const Matrix inputs = normal_matrix(40, 1, 51);
    QCOMPARE(ranked(eliminating_forest(), number_problem(inputs, inputs)), (std::vector<Index>{0}));
  }

  /// Each of x2 and x4 alone says nothing of the class.
  void columns_that_only_help_together_come_first() {
    const std::vector<Index> ranking = ranked(eliminating_forest(), xor_table());
    QVERIFY(has_each_column_once(ranking, 5));
    QCOMPARE(first_two(ranking), (std::vector<Index>{1, 3}));
  }

  void the_size_of_pieces_changes_nothing() {
    const auto problem = linear_table(60, 6);
    const Member member = eliminating_forest();
    QCOMPARE(ranked(member, problem, {1}), ranked(member, problem, {1000}));
  }

  void only_the_samples_of_the_trial_are_seen() {
    const auto problem = linear_table(80, 6);
    Matrix truth = problem->truth;
    truth.bottomRows(40) = 100.0 * Matrix(problem->inputs.col(0)).bottomRows(40);
    problem->truth = std::move(truth);
    Trial trial;
    trial.change.samples = all_positions(40);
    const Member member = f_test_member();
    MemberRanking half(member, problem, trial, 1);
    QVERIFY(advance_to_end(half) == MemberRanking::Progress::finished);
    QCOMPARE(first_two(half.found().ranking), (std::vector<Index>{2, 5}));
    QCOMPARE(ranked(member, problem).front(), Index{0});
  }

  void a_stop_is_told() {
    const Member member = eliminating_forest();
    std::stop_source source;
    MemberRanking ranking(member, xor_table(), {}, 1);
    QVERIFY(ranking.advance({1}, {}) == MemberRanking::Progress::more);
    source.request_stop();
    QVERIFY(ranking.advance({1000}, source.get_token()) == MemberRanking::Progress::stopped);
  }

  void a_failure_says_why() {
    const Member member{plan_of(std::make_shared<const LostMethod>(nullptr))};
    MemberRanking ranking(member, linear_table(40, 6), {}, 1);
    QVERIFY(advance_to_end(ranking) == MemberRanking::Progress::failed);
    QVERIFY(!ranking.trouble().says_nothing());
  }

  /// What the method itself would complain about.
  void a_complaint_is_a_failure() {
    const Member member = f_test_member();
    MemberRanking ranking(member, inputs_only(normal_matrix(30, 3, 52)), {}, 1);
    QVERIFY(advance_to_end(ranking) == MemberRanking::Progress::failed);
    QVERIFY(!ranking.trouble().says_nothing());
  }
};

QTEST_GUILESS_MAIN(TestMemberRanking)
#include "tst_member_ranking.moc"
