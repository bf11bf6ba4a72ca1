// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/methods/baselines/forest_problem.h"
#include "core/trees/forest_trees.h"
#include "core/trees/tree_growth.h"
#include "core/trees/tree_importance.h"
#include "core/trees/tree_orders.h"
#include "core/trees/tree_split.h"
#include "tests/core/trees/tree_tables.h"

using namespace steelyard;
using namespace steelyard::baselines;

namespace {

TreeTable table_of(const ProblemPtr& problem) { return forest_problem(*problem, {})->table; }

/// Sum of squares around the mean, or samples times Gini impurity, by definition.
double spread(const TreeTarget& target, const std::vector<std::uint32_t>& weights,
              const std::vector<std::uint32_t>& members) {
  double total = 0.0;
  double spread = 0.0;
  for (const std::uint32_t sample : members) {
    total += weights[sample];
  }
  for (Index k = 0; k < target.count && total > 0.0; ++k) {
    const auto value = [&](std::uint32_t sample) {
      return target.has_classes()
                 ? (target.class_of[sample] == static_cast<std::uint32_t>(k) ? 1.0 : 0.0)
                 : target.numbers[static_cast<std::size_t>(Index{sample} * target.count + k)];
    };
    double mean = 0.0;
    for (const std::uint32_t sample : members) {
      mean += weights[sample] * value(sample) / total;
    }
    for (const std::uint32_t sample : members) {
      spread += weights[sample] * (value(sample) - mean) * (value(sample) - mean);
    }
  }
  return spread;
}

/// The largest reduction over all splits of all columns.
double best_reduction(const TreeTable& table, const std::vector<std::uint32_t>& weights,
                      const std::vector<std::uint32_t>& members, std::uint32_t least) {
  double best = -1.0;
  for (const auto& column : table.columns) {
    for (std::uint32_t limit = 0; limit + 1 < column->levels.size(); ++limit) {
      std::vector<std::uint32_t> left, right;
      std::uint32_t left_weight = 0, right_weight = 0;
      for (const std::uint32_t sample : members) {
        const bool goes_left = column->codes[sample] <= limit;
        (goes_left ? left : right).push_back(sample);
        (goes_left ? left_weight : right_weight) += weights[sample];
      }
      if (left_weight >= least && right_weight >= least) {
        best = std::max(best, spread(table.target, weights, members) -
                                  spread(table.target, weights, left) -
                                  spread(table.target, weights, right));
      }
    }
  }
  return best;
}

/// Few values in one column, two in another.
ProblemPtr mixed_columns(const ProblemPtr& of) {
  auto problem = std::make_shared<Problem>(*of);
  Matrix inputs = problem->inputs;
  inputs.col(1) = inputs.col(1).array().round();
  inputs.col(2) = (inputs.col(2).array() > 0.4).cast<double>();
  inputs.col(3) = inputs.col(0);
  inputs.col(4).setConstant(2.0);
  problem->inputs = std::move(inputs);
  return problem;
}

ProblemPtr several_targets() {
  const Matrix inputs = tests::normal_matrix(60, 6, 3);
  return tests::forest_problem_of(inputs, tests::noisy_targets(inputs, 3, 5));
}

std::vector<TreeTable> tables() {
  return {table_of(mixed_columns(tests::two_matter(60))),
          table_of(mixed_columns(tests::three_classes(60))),
          table_of(mixed_columns(several_targets()))};
}

bool same(const GrownTree& a, const GrownTree& b) {
  return a.limits == b.limits && a.out_of_bag == b.out_of_bag && a.impurity == b.impurity &&
         a.tree.leaves == b.tree.leaves &&
         std::equal(a.tree.nodes.begin(), a.tree.nodes.end(), b.tree.nodes.begin(),
                    b.tree.nodes.end(), [](const TreeNode& one, const TreeNode& two) {
                      return one.value == two.value && one.column == two.column &&
                             one.next == two.next;
                    });
}

GrownTree grown(const TreeTable& table, const TreePlan& plan, std::uint64_t seed = 1,
                NodeSorting sorting = NodeSorting::usual) {
  Random random(seed);
  return *grow_tree(table, table.varying(), plan, random, {}, sorting);
}

std::size_t leaf_of(const TreeTable& table, const GrownTree& grown, std::uint32_t sample) {
  return grown.tree.leaf_below(0, [&](std::size_t node) {
    const TreeColumn& column =
        *table.columns[static_cast<std::size_t>(grown.tree.nodes[node].column)];
    return column.levels[column.codes[sample]] <= grown.tree.nodes[node].value;
  });
}

}  // namespace

class TestTreeGrowth : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Where whole groups are drawn, there can be more draws than samples.
  void a_split_reduces_as_much_as_any() {
    for (const TreeTable& table : tables()) {
      for (const auto& [least, times] : {std::pair(1U, 1U), {9U, 1U}, {9U, 4U}}) {
        std::vector<std::uint32_t> weights, members;
        for (std::uint32_t sample = 0; sample < 60; ++sample) {
          weights.push_back(times * (sample % 3));
          if (sample % 3 > 0) {
            members.push_back(sample);
          }
        }
        SplitScan scan(table.target, weights, least);
        scan.begin(members, 5);
        TreeOrders orders(table, weights, false, {});
        TreeSplit best;
        for (const Index column : table.varying()) {
          scan.scan(orders.ordered(column, orders.all()), column, best);
        }
        const double wanted = best_reduction(table, weights, members, least);
        QVERIFY(wanted > 0.1);
        QVERIFY(std::abs(scan.reduction(best) - wanted) < 1e-9 * wanted);
      }
    }
  }

  /// The odd sample alone would be the best side, but is too small.
  void neither_side_is_smaller_than_allowed() {
    const Matrix column = Vector::LinSpaced(10, 0.0, 9.0);
    for (const Index odd : {0, 9}) {
      Matrix target = Matrix::Zero(10, 1);
      target(odd, 0) = 1.0;
      const TreeTable table = table_of(tests::forest_problem_of(column, target));
      const std::vector<std::uint32_t> weights(10, 1);
      SplitScan scan(table.target, weights, 3);
      TreeOrders orders(table, weights, true, {});
      scan.begin(orders.members(orders.all()), 1);
      TreeSplit best;
      scan.scan(orders.ordered(0, orders.all()), 0, best);
      QCOMPARE(best.lower, odd == 0 ? 2U : 6U);
      QCOMPARE(best.upper, best.lower + 1);
    }
  }

  void the_error_of_one_tree_is_that_of_its_samples_out_of_the_bag() {
    for (const TreeTable& table : tables()) {
      const ForestTree tree =
          forest_trees(table, {.tried = 3, .least = 1, .depth = {}}, 1, 0, 1, {})->front();
      OutOfBagError error(table.target);
      QCOMPARE(error.error(), error.error_without_trees());
      error.add(tree);
      double sum = 0.0;
      const auto width = static_cast<std::size_t>(table.target.width());
      for (std::size_t place = 0; place < tree.out_of_bag.size(); ++place) {
        sum += tree_loss(table.target, tree.out_of_bag[place],
                         tree.look.predictions.data() + place * width);
      }
      QVERIFY(std::abs(error.error() - sum / static_cast<double>(tree.out_of_bag.size())) < 1e-12);
    }
  }

  void sorting_once_or_at_each_node_grows_the_same_tree() {
    for (const TreeTable& table : tables()) {
      for (const Index tried : {1, 3, 6}) {
        const TreePlan plan{.tried = tried, .least = 1, .depth = {}};
        const GrownTree once = grown(table, plan, 4, NodeSorting::once);
        QVERIFY(once.tree.nodes.size() > 10);
        QVERIFY(same(once, grown(table, plan, 4, NodeSorting::at_each_node)));
      }
    }
  }

  void leaves_are_pure_and_predict_what_they_hold() {
    for (const TreeTable& table : tables()) {
      const GrownTree tree = grown(table, {.tried = 2, .least = 1, .depth = {}});
      for (std::uint32_t sample = 0; sample < 60; ++sample) {
        if (!std::binary_search(tree.out_of_bag.begin(), tree.out_of_bag.end(), sample)) {
          const TreeNode& leaf = tree.tree.nodes[leaf_of(table, tree, sample)];
          QVERIFY(tree_loss(table.target, sample, tree.tree.prediction(leaf)) < 1e-20);
        }
      }
    }
  }

  /// Codes during the growth and values afterwards lead to the same leaf, also for samples that the
  /// tree has not seen.
  void limits_and_thresholds_agree() {
    for (const TreeTable& table : tables()) {
      const GrownTree tree = grown(table, {.tried = 2, .least = 1, .depth = {}});
      for (std::uint32_t sample = 0; sample < 60; ++sample) {
        const std::size_t by_code = tree.tree.leaf_below(0, [&](std::size_t node) {
          const auto column = static_cast<std::size_t>(tree.tree.nodes[node].column);
          return table.columns[column]->codes[sample] <= tree.limits[node];
        });
        QCOMPARE(by_code, leaf_of(table, tree, sample));
      }
    }
  }

  void importances_of_a_tree_add_up_to_one_and_constant_columns_have_none() {
    for (const TreeTable& table : tables()) {
      const GrownTree tree = grown(table, {.tried = 6, .least = 1, .depth = {}});
      QVERIFY(std::abs(tree.impurity.sum() - 1.0) < 1e-12);
      QCOMPARE(tree.impurity[4], 0.0);
    }
  }

  void depth_and_leaves_are_limited() {
    const TreeTable table = tables()[0];
    QCOMPARE(grown(table, {.tried = 6, .least = 1, .depth = 1}).tree.nodes.size(), 3U);
    const GrownTree tree = grown(table, {.tried = 6, .least = 10, .depth = {}});
    QVERIFY(tree.tree.nodes.size() > 3 && tree.tree.nodes.size() <= 11);
  }

  /// Which of two equal columns is split does not depend on where they stand.
  void equal_columns_share() {
    const auto problem = tests::two_matter(60);
    Matrix inputs = problem->inputs;
    inputs.col(5) = inputs.col(0);
    problem->inputs = std::move(inputs);
    const TreeTable table = table_of(problem);
    double first = 0.0;
    double last = 0.0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
      const GrownTree tree = grown(table, {.tried = 6, .least = 1, .depth = {}}, seed);
      first += tree.impurity[0] / 30.0;
      last += tree.impurity[5] / 30.0;
    }
    QVERIFY2(first > 0.2 && last > 0.2, qPrintable(QString::number(first)));
  }

  void permuting_changes_only_what_the_tree_uses() {
    for (const TreeTable& table : tables()) {
      const GrownTree tree = grown(table, {.tried = 6, .least = 1, .depth = {}});
      Random random(3);
      const OutOfBagLook look = *out_of_bag_look(table, tree, random, {});
      Random again(3);
      const std::vector<Index> donors = again.permutation(std::ssize(tree.out_of_bag));
      for (Index column = 0; column < 6; ++column) {
        double growth = 0.0;
        for (std::size_t place = 0; place < tree.out_of_bag.size(); ++place) {
          const std::uint32_t sample = tree.out_of_bag[place];
          const std::uint32_t donor = tree.out_of_bag[static_cast<std::size_t>(donors[place])];
          const std::size_t leaf = tree.tree.leaf_below(0, [&](std::size_t node) {
            const std::int32_t of = tree.tree.nodes[node].column;
            const std::uint32_t taken = of == column ? donor : sample;
            return table.columns[static_cast<std::size_t>(of)]->codes[taken] <= tree.limits[node];
          });
          const auto loss = [&](std::size_t at) {
            return tree_loss(table.target, sample, tree.tree.prediction(tree.tree.nodes[at]));
          };
          growth += loss(leaf) - loss(leaf_of(table, tree, sample));
        }
        growth /= static_cast<double>(tree.out_of_bag.size());
        QVERIFY(std::abs(look.importance[column] - growth) < 1e-12);
      }
    }
  }

  void a_stopped_tree_is_none() {
    const TreeTable table = tables()[0];
    std::stop_source source;
    source.request_stop();
    Random random(1);
    QVERIFY(!grow_tree(table, table.varying(), {.tried = 6, .least = 1, .depth = {}}, random,
                       source.get_token()));
  }

  void permuted_columns_keep_their_values() {
    const TreeTable table = tables()[0];
    Random random(2);
    for (const auto& column : table.columns) {
      const TreeColumn permuted = permuted_column(*column, random.permutation(60));
      std::vector<std::uint32_t> one = column->codes;
      std::vector<std::uint32_t> two = permuted.codes;
      QVERIFY(column->is_binary() || column->levels.size() < 10 || one != two);
      std::sort(one.begin(), one.end());
      std::sort(two.begin(), two.end());
      QCOMPARE(one, two);
      QVERIFY(std::is_sorted(permuted.order.begin(), permuted.order.end()));
      QCOMPARE(permuted.order.empty(), column->is_binary());
    }
  }
};

QTEST_GUILESS_MAIN(TestTreeGrowth)
#include "tst_tree_growth.moc"
