// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/cluster/k_means.h"
#include "core/error.h"
#include "core/measures/partition_agreement.h"
#include "core/random.h"

using namespace steelyard;

namespace {

Matrix normal_points(Index samples, Index dimension, std::uint64_t seed) {
  Random random(seed);
  Matrix points(samples, dimension);
  for (double& value : points.reshaped()) {
    value = random.normal();
  }
  return points;
}

double inertia_of(const Matrix& points, const std::vector<int>& cluster_of, int clusters) {
  double sum = 0.0;
  for (int cluster = 0; cluster < clusters; ++cluster) {
    std::vector<Index> members;
    for (std::size_t sample = 0; sample < cluster_of.size(); ++sample) {
      if (cluster_of[sample] == cluster) {
        members.push_back(static_cast<Index>(sample));
      }
    }
    if (!members.empty()) {
      const Matrix part = points(members, Eigen::all);
      sum += (part.rowwise() - part.colwise().mean()).squaredNorm();
    }
  }
  return sum;
}

/// The least inertia over every way to put the samples into clusters.
double least_inertia(const Matrix& points, int clusters) {
  const auto ways = std::lround(std::pow(clusters, points.rows()));
  double least = std::numeric_limits<double>::infinity();
  for (auto way = decltype(ways){0}; way < ways; ++way) {
    std::vector<int> cluster_of(static_cast<std::size_t>(points.rows()));
    auto rest = way;
    for (int& cluster : cluster_of) {
      cluster = static_cast<int>(rest % clusters);
      rest /= clusters;
    }
    least = std::min(least, inertia_of(points, cluster_of, clusters));
  }
  return least;
}

/// Two pairs of blobs; the pairs are far apart, the blobs of a pair are not.
std::vector<int> blobs_of(Index samples) {
  std::vector<int> blobs;
  for (Index sample = 0; sample < samples; ++sample) {
    blobs.push_back(static_cast<int>(sample % 4));
  }
  return blobs;
}

Matrix paired_blobs() {
  Matrix points = normal_points(400, 2, 3);
  for (Index sample = 0; sample < 400; ++sample) {
    points(sample, 0) += 8.0 * static_cast<double>(sample % 2);
    points(sample, 1) += 100.0 * static_cast<double>(sample / 2 % 2);
  }
  return points;
}

KMeansOptions options_for(int clusters, int restarts = 4) {
  KMeansOptions options;
  options.clusters = clusters;
  options.restarts = restarts;
  return options;
}

}  // namespace

class TestKMeans : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void finds_the_best_partition_of_all() {
    const Matrix points = normal_points(9, 2, 11);
    for (const int clusters : {1, 2, 3}) {
      const KMeansResult found = k_means(points, options_for(clusters, 50));
      QVERIFY(std::abs(found.inertia - least_inertia(points, clusters)) < 1e-10);
    }
  }

  void stopped_at_once_it_still_gives_each_sample_a_cluster() {
    std::stop_source stop;
    stop.request_stop();
    const KMeansResult found =
        k_means(normal_points(30, 2, 12), options_for(3, 50), stop.get_token());
    QVERIFY(std::all_of(found.cluster_of.begin(), found.cluster_of.end(),
                        [](int cluster) { return cluster >= 0 && cluster < 3; }));
    QVERIFY(std::isfinite(found.inertia));
  }

  /// Where the first centres put two into one blob, Lloyd's algorithm may end with that blob cut in
  /// two and the blobs of the other pair in one: about one start in seven.
  void restarts_find_what_one_start_misses() {
    const Matrix points = paired_blobs();
    const double least = inertia_of(points, blobs_of(points.rows()), 4);
    int missed = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      KMeansOptions options = options_for(4, 1);
      options.seed = seed;
      const double once = k_means(points, options).inertia;
      QVERIFY(once > 0.999 * least);
      missed += once > 1.5 * least ? 1 : 0;
      options.restarts = 12;
      QVERIFY(std::abs(k_means(points, options).inertia - least) < 1e-9 * least);
    }
    QVERIFY2(missed >= 3, qPrintable(QString::number(missed)));
  }

  void each_restart_begins_elsewhere_and_the_first_are_the_same_however_many_there_are() {
    const Matrix points = normal_points(400, 3, 8);
    double best = k_means(points, options_for(7, 1)).inertia;
    int improved = 0;
    for (int restarts = 2; restarts <= 12; ++restarts) {
      const double found = k_means(points, options_for(7, restarts)).inertia;
      QVERIFY(found <= best);
      improved += found < best ? 1 : 0;
      best = found;
    }
    QVERIFY(improved >= 1);
  }

  void reports_the_inertia_and_centres_of_its_clusters() {
    const Matrix points = normal_points(200, 5, 2);
    const KMeansResult found = k_means(points, options_for(4));
    QVERIFY(std::abs(found.inertia - inertia_of(points, found.cluster_of, 4)) < 1e-9);
    for (Index sample = 0; sample < points.rows(); ++sample) {
      Index nearest = 0;
      (found.centres.rowwise() - points.row(sample)).rowwise().squaredNorm().minCoeff(&nearest);
      QCOMPARE(found.cluster_of[static_cast<std::size_t>(sample)], static_cast<int>(nearest));
    }
  }

  void separates_clouds_that_lie_apart_far_from_the_origin() {
    Matrix points = normal_points(300, 3, 5);
    std::vector<int> cloud;
    for (Index sample = 0; sample < 300; ++sample) {
      cloud.push_back(static_cast<int>(sample % 3));
      points(sample, sample % 3) += 30.0;
    }
    points.array() += 1e7;
    const KMeansResult found = k_means(points, options_for(3));
    QCOMPARE(cluster_purity(found.cluster_of, cloud).matched, 1.0);
  }

  void gives_the_same_for_the_same_seed_and_no_worse_for_more_restarts() {
    const Matrix points = normal_points(500, 4, 6);
    const KMeansResult once = k_means(points, options_for(6, 1));
    QCOMPARE(k_means(points, options_for(6, 1)).cluster_of, once.cluster_of);
    QVERIFY(k_means(points, options_for(6, 8)).inertia <= once.inertia);
  }

  void leaves_no_cluster_empty_while_there_are_distinct_samples() {
    // Nine samples alike and three others: four distinct places for four clusters.
    Matrix points = Matrix::Zero(12, 2);
    points.row(3) << 5.0, 0.0;
    points.row(7) << 0.0, 5.0;
    points.row(9) << 5.0, 5.0;
    const KMeansResult found = k_means(points, options_for(4));
    QVERIFY(found.inertia < 1e-20);
    for (int cluster = 0; cluster < 4; ++cluster) {
      QVERIFY(std::count(found.cluster_of.begin(), found.cluster_of.end(), cluster) > 0);
    }
  }

  /// Where a start takes (0,0), (1,0) and (0,4.02), the first of these gets (0,2) as well. Its mean
  /// is then farther from both than those of the others, which have moved towards them: it loses
  /// all.
  void leaves_no_cluster_empty_though_its_neighbours_take_all_it_had() {
    Matrix points(20, 2);
    points.row(0) << 0.0, 0.0;
    points.row(1) << 0.0, 2.0;
    points.row(2) << 1.0, 0.0;
    points.row(3) << 0.0, 4.02;
    for (Index sample = 4; sample < 12; ++sample) {
      points.row(sample) << 0.55, 0.0;
      points.row(sample + 8) << 0.0, 2.8;
    }
    for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
      KMeansOptions options = options_for(3, 1);
      options.seed = seed;
      const std::vector<int> found = k_means(points, options).cluster_of;
      for (int cluster = 0; cluster < 3; ++cluster) {
        QVERIFY(std::count(found.begin(), found.end(), cluster) > 0);
      }
    }
  }

  /// The samples of a large table are assigned in several parts.
  void every_sample_of_a_large_table_is_with_the_nearest_centre() {
    Matrix points = normal_points(600, 1500, 13);
    std::vector<int> cloud;
    for (Index sample = 0; sample < points.rows(); ++sample) {
      cloud.push_back(static_cast<int>(sample % 30));
      points(sample, sample % 30) += 1e4;
    }
    const KMeansResult found = k_means(points, options_for(30, 1));
    QCOMPARE(cluster_purity(found.cluster_of, cloud).matched, 1.0);
    QVERIFY(std::abs(found.inertia - inertia_of(points, cloud, 30)) < 1e-9 * found.inertia);
  }

  void squares_too_large_for_a_number_leave_no_sample_without_a_cluster() {
    const KMeansResult found = k_means(1e200 * normal_points(20, 2, 14), options_for(3));
    QCOMPARE(found.cluster_of.size(), 20U);
    QVERIFY(std::all_of(found.cluster_of.begin(), found.cluster_of.end(),
                        [](int cluster) { return cluster >= 0 && cluster < 3; }));
  }

  /// Of many clouds hardly any two first centres lie in one, as the next is drawn where it is far.
  void one_start_finds_many_clouds_that_lie_far_apart() {
    Matrix points = normal_points(240, 2, 9);
    std::vector<int> cloud;
    for (Index sample = 0; sample < points.rows(); ++sample) {
      cloud.push_back(static_cast<int>(sample % 24));
      points(sample, 0) += 1e5 * static_cast<double>(sample % 24);
    }
    const double within = inertia_of(points, cloud, 24);
    QVERIFY(std::abs(k_means(points, options_for(24, 1)).inertia - within) < 1e-6 * within);
  }

  void copes_with_samples_that_are_all_alike() {
    const KMeansResult found = k_means(Matrix::Ones(5, 3), options_for(3));
    QCOMPARE(found.inertia, 0.0);
    QCOMPARE(found.cluster_of.size(), 5U);
    QCOMPARE(k_means(Matrix(5, 0), options_for(2)).inertia, 0.0);
  }

  void rejects_more_clusters_than_samples() {
    const Matrix points = Matrix::Ones(2, 2);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(k_means(points, options_for(3))));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(k_means(points, options_for(0))));
  }
};

QTEST_GUILESS_MAIN(TestKMeans)
#include "tst_k_means.moc"
