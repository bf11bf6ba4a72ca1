// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <stop_token>
#include <vector>

#include "core/parallel.h"
#include "core/positions.h"
#include "core/trees/forest_trees.h"
#include "core/trees/tree_part.h"
#include "tests/core/trees/tree_tables.h"
#include "tests/support/one_thread.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// A problem as a forest sees it whose trees take some of its samples.
struct LongTable {
  ProblemPtr problem = two_matter(400);
  std::vector<Index> samples = all_positions(400);
  Targets targets = targets_of_samples(*problem, samples);
  TreeTable whole = table_without_columns(*problem, samples, targets);
  TreePlan plan{.tried = 6, .least = 1, .depth = {}};

  [[nodiscard]] TreeSource source(Index most) const { return {*problem, samples, whole, most}; }
  [[nodiscard]] std::vector<ForestTree> trees(Index most, Index count) const {
    return forest_trees(source(most), plan, 3, 0, count, {}).value();
  }
};

}  // namespace

class TestTreePart : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_part_is_the_table_of_its_rows() {
    LongTable of;
    of.whole.together = {{0, 5, 7}, {1, 2}, {8, 11, 399}};
    const std::vector<Index> rows{0, 1, 7, 11, 300, 399};
    const auto part = part_of_table(of.source(6), rows, {});
    QVERIFY(part.has_value());
    QCOMPARE(part->samples, Index{6});
    QCOMPARE(part->together, (std::vector<std::vector<Index>>{{0, 2}, {1}, {3, 5}}));
    for (Index input = 0; input < of.problem->dimension(); ++input) {
      const auto& column = *part->columns[static_cast<std::size_t>(input)];
      for (std::size_t k = 0; k < rows.size(); ++k) {
        QCOMPARE(column.levels[column.codes[k]], of.problem->inputs(rows[k], input));
        QCOMPARE(part->target.numbers[k], of.targets.values(rows[k], 0));
      }
    }
  }
  void a_tree_is_judged_by_samples_of_its_part_alone() {
    const LongTable of;
    Index judged = 0;
    for (const ForestTree& tree : of.trees(100, 20)) {
      QVERIFY(std::is_sorted(tree.out_of_bag.begin(), tree.out_of_bag.end()));
      QVERIFY(tree.out_of_bag.back() < 400U);
      judged += std::ssize(tree.out_of_bag);
    }
    // A sample of the part is in no bootstrap sample with probability 0.99^100 = 0.366.
    QVERIFY(judged > 20 * 30 && judged < 20 * 43);
  }
  void what_matters_is_found_in_parts_too() {
    const LongTable of;
    MeanOfTrees importance(6);
    OutOfBagError error(of.whole.target);
    for (const ForestTree& tree : of.trees(100, 60)) {
      importance.add(tree.look.importance);
      error.add(tree);
    }
    const double weakest = importance.mean().head(2).minCoeff();
    QVERIFY(weakest > 5.0 * importance.mean().tail(4).maxCoeff());
    QVERIFY(error.error() < 0.6 * error.error_without_trees());
  }
  void threads_do_not_change_the_trees() {
    const LongTable of;
    const auto several = of.trees(100, 4);
    const OneThread one;
    const auto alone = of.trees(100, 4);
    for (std::size_t k = 0; k < alone.size(); ++k) {
      QCOMPARE(alone[k].out_of_bag, several[k].out_of_bag);
      QVERIFY(alone[k].look.importance == several[k].look.importance);
    }
  }
  void a_stopped_part_is_none() {
    const LongTable of;
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!part_of_table(of.source(3), {1, 2, 3}, stop.get_token()).has_value());
    QVERIFY(!forest_trees(of.source(100), of.plan, 3, 0, 2, stop.get_token()).has_value());
  }
};

QTEST_GUILESS_MAIN(TestTreePart)
#include "tst_tree_part.moc"
