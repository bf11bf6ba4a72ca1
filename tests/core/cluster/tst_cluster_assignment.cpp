// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/cluster/cluster_assignment.h"
#include "core/error.h"
#include "core/measures/partition_agreement.h"
#include "core/random.h"

using namespace steelyard;

namespace {

constexpr auto k_means_algorithm = ClusterOptions::Algorithm::k_means;
constexpr auto peaks_algorithm = ClusterOptions::Algorithm::density_peaks;

ClusterOptions options_for(ClusterOptions::Algorithm algorithm, int clusters = 3) {
  ClusterOptions options;
  options.algorithm = algorithm;
  options.clusters = clusters;
  return options;
}

Matrix three_clouds(Index samples, std::vector<int>& cloud) {
  Random random(9);
  Matrix points(samples, 2);
  for (Index sample = 0; sample < samples; ++sample) {
    cloud.push_back(static_cast<int>(sample % 3));
    points.row(sample) << random.normal() + 12.0 * static_cast<double>(sample % 3), random.normal();
  }
  return points;
}

}  // namespace

class TestClusterAssignment : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void both_algorithms_find_clouds_that_lie_apart() {
    std::vector<int> cloud;
    const Matrix points = three_clouds(300, cloud);
    for (const auto algorithm : {k_means_algorithm, peaks_algorithm}) {
      const ClusterAssignment found = cluster_samples(points, options_for(algorithm));
      QCOMPARE(found.clusters, 3);
      QCOMPARE(cluster_purity(found.cluster_of, cloud).matched, 1.0);
      QVERIFY(found.warnings.empty());
    }
  }

  void the_centre_of_a_peak_is_a_sample_of_its_cluster() {
    std::vector<int> cloud;
    const ClusterAssignment found =
        cluster_samples(three_clouds(300, cloud), options_for(peaks_algorithm));
    QCOMPARE(found.centres.size(), 3U);
    for (std::size_t cluster = 0; cluster < 3; ++cluster) {
      const auto centre = static_cast<std::size_t>(found.centres[cluster]);
      QCOMPARE(found.cluster_of[centre], static_cast<int>(cluster));
    }
  }

  void few_or_equal_samples_are_said_or_refused() {
    const Matrix four{{0.0, 0.1}, {1.0, 0.0}, {0.3, 2.0}, {2.5, 3.0}};
    const ClusterAssignment found = cluster_samples(four, options_for(peaks_algorithm));
    QCOMPARE(found.cluster_of.size(), 4U);
    QVERIFY(!found.warnings.empty());
    for (const Matrix& points : {Matrix(Matrix::Ones(9, 2)), Matrix(four.topRows(3))}) {
      QVERIFY_THROWS_EXCEPTION(
          Error, static_cast<void>(cluster_samples(points, options_for(peaks_algorithm))));
    }
    const ClusterAssignment alike =
        cluster_samples(Matrix::Ones(9, 2), options_for(k_means_algorithm));
    QCOMPARE(alike.warnings.size(), 1U);
  }

  void many_duplicates_are_said_and_a_constant_column_changes_nothing() {
    std::vector<int> cloud;
    Matrix points = three_clouds(300, cloud);
    const Matrix copies = points.topRows(30);
    points.middleRows(30, 30) = copies;
    const ClusterAssignment found = cluster_samples(points, options_for(peaks_algorithm));
    QCOMPARE(found.warnings.size(), 1U);
    QVERIFY(cluster_purity(found.cluster_of, cloud).purity > 0.99);
    Matrix with_constant(points.rows(), 3);
    with_constant << points, Vector::Constant(points.rows(), 7.0);
    QCOMPARE(cluster_samples(with_constant, options_for(peaks_algorithm)).cluster_of,
             found.cluster_of);
  }

  void stops_when_asked() {
    std::vector<int> cloud;
    std::stop_source source;
    source.request_stop();
    QVERIFY(
        cluster_samples(three_clouds(300, cloud), options_for(peaks_algorithm), source.get_token())
            .cluster_of.empty());
  }
};

QTEST_GUILESS_MAIN(TestClusterAssignment)
#include "tst_cluster_assignment.moc"
