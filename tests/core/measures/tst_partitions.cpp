// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/error.h"
#include "core/measures/partition_agreement.h"
#include "core/random.h"

using namespace steelyard;

namespace {

std::vector<int> random_groups(std::size_t samples, int groups, std::uint64_t seed) {
  Random random(seed);
  std::vector<int> group_of(samples);
  for (int& group : group_of) {
    group = static_cast<int>(random.below(static_cast<std::uint64_t>(groups)));
  }
  return group_of;
}

std::vector<int> renamed(std::vector<int> group_of, const std::vector<int>& names) {
  for (int& group : group_of) {
    group = names[static_cast<std::size_t>(group)];
  }
  return group_of;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

}  // namespace

class TestPartitions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void equal_partitions_agree_whatever_the_groups_are_called() {
    const std::vector<int> a = random_groups(200, 4, 1);
    const std::vector<int> b = renamed(a, {2, 0, 5, 1});
    QVERIFY(near(adjusted_rand_index(a, b), 1.0));
    QVERIFY(near(normalised_mutual_information(a, b), 1.0));
  }

  void both_measures_are_symmetric_and_do_not_depend_on_names() {
    const std::vector<int> a = random_groups(300, 3, 2);
    std::vector<int> b = a;
    for (std::size_t sample = 0; sample < b.size(); sample += 3) {
      b[sample] = (b[sample] + 1) % 4;
    }
    QVERIFY(near(adjusted_rand_index(a, b), adjusted_rand_index(b, a)));
    QVERIFY(near(normalised_mutual_information(a, b), normalised_mutual_information(b, a)));
    const std::vector<int> c = renamed(b, {3, 1, 0, 2});
    QVERIFY(near(adjusted_rand_index(a, b), adjusted_rand_index(a, c)));
    QVERIFY(near(normalised_mutual_information(a, b), normalised_mutual_information(a, c)));
  }

  void random_partitions_agree_by_chance_only() {
    double mean = 0.0;
    constexpr int draws = 200;
    for (int draw = 0; draw < draws; ++draw) {
      const auto seed = static_cast<std::uint64_t>(draw);
      mean +=
          adjusted_rand_index(random_groups(60, 4, 2 * seed), random_groups(60, 4, 2 * seed + 1));
    }
    QVERIFY(std::abs(mean / draws) < 0.01);
    QVERIFY(normalised_mutual_information(random_groups(20000, 4, 5), random_groups(20000, 4, 6)) <
            0.01);
  }

  void small_cases_by_hand() {
    // Counts 2 1 / 0 3: pairs together 1 + 3 = 4; within rows 3 + 3, within columns 1 + 6; of 15.
    const std::vector<int> a{0, 0, 0, 1, 1, 1};
    const std::vector<int> b{0, 0, 1, 1, 1, 1};
    const double by_chance = 6.0 * 7.0 / 15.0;
    QVERIFY(near(adjusted_rand_index(a, b), (4.0 - by_chance) / (6.5 - by_chance)));
    const double of_a = std::log(2.0);
    const double of_b = std::log(3.0) / 3.0 + 2.0 / 3.0 * std::log(1.5);
    const double both = std::log(3.0) / 3.0 + std::log(6.0) / 6.0 + 0.5 * std::log(2.0);
    QVERIFY(near(normalised_mutual_information(a, b), 2.0 * (of_a + of_b - both) / (of_a + of_b)));
    // Two halves, each cut evenly: less agreement than by chance, and no information.
    const std::vector<int> halves{0, 0, 1, 1};
    const std::vector<int> across{0, 1, 0, 1};
    QVERIFY(near(adjusted_rand_index(halves, across), -0.5));
    QVERIFY(near(normalised_mutual_information(halves, across), 0.0));
  }

  void partitions_without_a_choice_agree() {
    const std::vector<int> together(5, 0);
    const std::vector<int> alone{0, 1, 2, 3, 4};
    for (const auto& same : {together, alone, std::vector<int>{}}) {
      QCOMPARE(adjusted_rand_index(same, same), 1.0);
      QVERIFY(near(normalised_mutual_information(same, same), 1.0));
    }
    QVERIFY(near(adjusted_rand_index(together, alone), 0.0));
    QVERIFY(near(normalised_mutual_information(together, alone), 0.0));
  }

  void the_table_counts_every_sample_once() {
    const std::vector<int> a = random_groups(500, 3, 7);
    std::vector<int> b = random_groups(500, 5, 8);
    b[3] = -1;
    const ConfusionTable table =
        confusion_table(a, {"x", "y", "z", "nobody"}, b, {"a", "b", "c", "d", "e"});
    QCOMPARE(table.counts.rows(), Index{4});
    QCOMPARE(table.counts.cols(), Index{5});
    QCOMPARE(table.counts.sum(), Index{499});
    QCOMPARE(table.left_out, Index{1});
    QCOMPARE(table.counts.row(3).sum(), Index{0});
    QCOMPARE(table.counts.row(1).sum() + (a[3] == 1 ? 1 : 0),
             static_cast<Index>(std::count(a.begin(), a.end(), 1)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(confusion_table(a, {"x"}, b, {"a"})));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(joint_counts(a, std::vector<int>{0})));
  }

  void the_purity_of_each_cluster_adds_up_to_that_of_all() {
    const std::vector<int> clusters{0, 0, 0, 2, 2, 2, 2, -1, 0};
    const std::vector<int> classes{1, 1, 0, 2, 2, 2, 0, 1, -1};
    const std::vector<ClusterMakeup> makeup = cluster_makeup(clusters, classes);
    QCOMPARE(makeup.size(), 3U);
    QCOMPARE(makeup[0].size, Index{3});
    QCOMPARE(makeup[0].largest_class, 1);
    QCOMPARE(makeup[0].fraction, 2.0 / 3.0);
    QCOMPARE(makeup[1].largest_class, -1);
    QCOMPARE(makeup[1].size, Index{0});
    QCOMPARE(makeup[2].fraction, 0.75);
    double weighted = 0.0;
    for (const ClusterMakeup& cluster : makeup) {
      weighted += cluster.fraction * static_cast<double>(cluster.size);
    }
    QVERIFY(near(weighted / 7.0, cluster_purity(clusters, classes).purity));
  }
};

QTEST_GUILESS_MAIN(TestPartitions)
#include "tst_partitions.moc"
