// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <vector>

#include "core/measures/partition_agreement.h"
#include "core/random.h"

using namespace steelyard;

class TestClusterPurity : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void is_one_for_perfect_clusters_whatever_their_numbers() {
    const std::vector<int> classes{0, 0, 1, 1, 1, 2};
    const std::vector<int> clusters{2, 2, 0, 0, 0, 1};
    const ClusterPurity found = cluster_purity(clusters, classes);
    QCOMPARE(found.purity, 1.0);
    QCOMPARE(found.matched, 1.0);
  }

  void counts_by_hand() {
    // Cluster 0: A A A B; cluster 1: A A; cluster 2: B C. Purity: (3 + 2 + 1) / 8.
    // One to one: 0-A, 2-B makes 3 + 1, and 0-B, 1-A, 2-C makes 1 + 2 + 1: the best is 4 / 8.
    const std::vector<int> clusters{0, 0, 0, 0, 1, 1, 2, 2};
    const std::vector<int> classes{0, 0, 0, 1, 0, 0, 1, 2};
    const ClusterPurity found = cluster_purity(clusters, classes);
    QCOMPARE(found.purity, 6.0 / 8.0);
    QCOMPARE(found.matched, 4.0 / 8.0);
  }

  void leaves_out_samples_of_unknown_class() {
    const std::vector<int> clusters{0, 0, 1, 1, 1};
    const std::vector<int> classes{0, -1, 1, 0, -1};
    QCOMPARE(cluster_purity(clusters, classes).purity, 2.0 / 3.0);
    QCOMPARE(cluster_purity({}, {}).purity, 0.0);
  }

  void of_random_clusters_is_that_of_the_largest_class() {
    Random random(3);
    std::vector<int> clusters;
    std::vector<int> classes;
    for (int sample = 0; sample < 30000; ++sample) {
      clusters.push_back(static_cast<int>(random.below(3)));
      classes.push_back(random.uniform() < 0.6 ? 0 : 1);
    }
    const ClusterPurity found = cluster_purity(clusters, classes);
    QVERIFY(std::abs(found.purity - 0.6) < 0.02);
    // Two of three clusters find a partner, each with a third of the samples.
    QVERIFY(std::abs(found.matched - (0.6 + 0.4) / 3.0) < 0.02);
  }

  void one_to_one_is_never_above_purity() {
    Random random(4);
    for (int trial = 0; trial < 50; ++trial) {
      std::vector<int> clusters;
      std::vector<int> classes;
      for (int sample = 0; sample < 40; ++sample) {
        clusters.push_back(static_cast<int>(random.below(5)));
        classes.push_back(static_cast<int>(random.below(3)));
      }
      const ClusterPurity found = cluster_purity(clusters, classes);
      QVERIFY(found.matched <= found.purity);
      QVERIFY(found.matched > 0.0);
    }
  }
};

QTEST_GUILESS_MAIN(TestClusterPurity)
#include "tst_cluster_purity.moc"
