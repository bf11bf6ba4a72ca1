// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <Eigen/LU>
#include <QtTest>
#include <cmath>
#include <map>
#include <numbers>

#include "core/cluster/density_peaks.h"
#include "core/cluster/point_adaptive_density.h"
#include "core/cluster/sample_density.h"
#include "core/cluster/two_nn.h"
#include "core/error.h"
#include "core/measures/partition_agreement.h"
#include "tests/support/dii_cases.h"
#include "tests/support/json_text.h"
#include "tests/support/paths.h"
#include "tests/support/sanitized.h"

using namespace steelyard;

namespace {

Space space_of(const Matrix& points) { return {points, Vector::Zero(points.cols())}; }

std::vector<Index> constant_neighbourhoods(Index samples, Index k) {
  return std::vector<Index>(static_cast<std::size_t>(samples), k);
}

/// One case of the peer. Its estimates rest on the 10 nearest everywhere: its kNN density, made
/// first, had set their number.
struct PeerCase {
  nlohmann::json expected;
  NearestNeighbours neighbours;
  SampleDensity density;
};

PeerCase peer_case(const std::string& path) {
  const Matrix points = read_delimited(path + "_A.csv", Dialect{}).values;
  PeerCase found{
      tests::json_of_file(path + ".json"), *nearest_neighbours(space_of(points), 99), {}};
  found.density = point_adaptive_density(found.neighbours, two_nn(found.neighbours),
                                         constant_neighbourhoods(points.rows(), 10));
  return found;
}

/// The estimate where the peer's iteration ends: tenths of Newton's steps from the kNN density,
/// none longer than a tenth of the start, until each part of the gradient is below a thousandth of
/// its parameter.
double where_the_peer_stops(const NearestNeighbours& neighbours, Index sample, double dimension,
                            Index k) {
  const double log_ball = log_unit_ball_volume(dimension);
  const auto ball = [&](Index rank) {
    return rank < 0 ? 0.0
                    : std::exp(log_ball) * std::pow(neighbours.distance(sample, rank), dimension);
  };
  Eigen::Vector2d line(std::log(static_cast<double>(k) / ball(k - 1)), 0.0);
  const double longest = 0.1 * std::abs(line[0]);
  for (int step = 0;; ++step) {
    Eigen::Vector2d gradient(static_cast<double>(k), 0.5 * static_cast<double>(k * (k + 1)));
    Eigen::Matrix2d curvature = Eigen::Matrix2d::Zero();
    for (Index shell = 0; shell < k; ++shell) {
      const Eigen::Vector2d powers(1.0, static_cast<double>(shell + 1));
      const double expected = (ball(shell) - ball(shell - 1)) * std::exp(powers.dot(line));
      gradient -= expected * powers;
      curvature += expected * powers * powers.transpose();
    }
    if (step > 0 && (gradient.array() / line.array()).abs().maxCoeff() <= 1e-3) {
      return line[0] - std::log(static_cast<double>(neighbours.samples()));
    }
    const Eigen::Vector2d newton = curvature.inverse() * gradient;
    line += newton * std::min(0.1, longest / std::abs(newton[0]));
  }
}

bool equal_up_to_names(const std::vector<int>& a, const std::vector<int>& b) {
  std::map<int, int> to_b;
  std::map<int, int> to_a;
  for (std::size_t sample = 0; sample < a.size(); ++sample) {
    if (to_b.try_emplace(a[sample], b[sample]).first->second != b[sample] ||
        to_a.try_emplace(b[sample], a[sample]).first->second != a[sample]) {
      return false;
    }
  }
  return a.size() == b.size();
}

/// Standard normal clouds around points on a line, `apart` from each other.
Matrix clouds(Index each, Index count, double apart, Index dimension) {
  Matrix points = tests::gaussian_space(each * count, dimension, 5).coordinates;
  for (Index sample = 0; sample < points.rows(); ++sample) {
    points(sample, 0) += apart * static_cast<double>(sample % count);
  }
  return points;
}

}  // namespace

class TestDensityPeaks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agrees_with_the_peer_data() {
    QTest::addColumn<QString>("path");
    QTest::newRow("two Gaussians")
        << QString::fromStdString(tests::fixtures_dir() + "/dii/adp_2gauss");
    QTest::newRow("ten peaks") << QString::fromStdString(tests::shared_dir() +
                                                         "/reference/dii/adp_fig1");
  }

  void agrees_with_the_peer() {
    QFETCH(QString, path);
    if (!QFile::exists(path + ".json")) {
      QSKIP("the peer's own data are not there");
    }
    const PeerCase peer = peer_case(path.toStdString());
    const double dimension = two_nn(peer.neighbours);
    QVERIFY(std::abs(dimension - peer.expected.at("id_2nn").get<double>()) < 1e-10);

    const Vector knn = tests::to_vector(peer.expected.at("kNN_k10_log_density_first20"));
    const Vector own = knn_density(peer.neighbours, dimension, 10).log_density.head(knn.size());
    QVERIFY((own - knn).cwiseAbs().maxCoeff() < 1e-10);

    const Vector error = tests::to_vector(peer.expected.at("PAk_error"));
    QVERIFY((peer.density.error - error).cwiseAbs().maxCoeff() < 1e-12);
    const Vector pak = tests::to_vector(peer.expected.at("PAk_log_density"));
    for (Index sample = 0; sample < pak.size(); ++sample) {
      const double stopped = where_the_peer_stops(peer.neighbours, sample, dimension, 10);
      QVERIFY(std::abs(stopped - pak[sample]) < 1e-6);
    }
    qInfo("the peer stops %.1e before the maximum at most",
          (peer.density.log_density - pak).cwiseAbs().maxCoeff());

    const DensityPeaks peaks =
        density_peaks(peer.neighbours, peer.density, peer.expected.at("Z").get<double>());
    QVERIFY(
        equal_up_to_names(peaks.cluster_of, peer.expected.at("labels").get<std::vector<int>>()));
    std::vector<Index> centres = peaks.centres;
    std::sort(centres.begin(), centres.end());
    QCOMPARE(centres, peer.expected.at("centers").get<std::vector<Index>>());
  }

  void the_dimension_of_a_cloud_is_found_whatever_space_it_lies_in() {
    const Matrix plane = tests::gaussian_space(2000, 2, 1).coordinates;
    const Matrix map = tests::gaussian_space(2, 7, 2).coordinates;
    const auto neighbours = *nearest_neighbours(space_of(plane * map), 5);
    QVERIFY(std::abs(two_nn(neighbours) - 2.0) < 0.1);
    const auto wide = *nearest_neighbours(tests::gaussian_space(4000, 5, 3), 5);
    QVERIFY(std::abs(two_nn(wide) - 5.0) < 0.4);
  }

  void equal_samples_have_no_dimension_and_duplicates_are_left_out_of_it() {
    const auto alike = *nearest_neighbours(space_of(Matrix::Ones(8, 2)), 3);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(two_nn(alike)));
    Matrix points = tests::gaussian_space(400, 2, 4).coordinates;
    points.row(7) = points.row(20);
    const auto neighbours = *nearest_neighbours(space_of(points), 20);
    const double dimension = two_nn(neighbours);
    QVERIFY(std::abs(dimension - 2.0) < 0.3);
    const SampleDensity density = point_adaptive_density(
        neighbours, dimension, adaptive_neighbourhoods(neighbours, dimension));
    QVERIFY(density.log_density.allFinite());
    QVERIFY(density.error.allFinite());
  }

  void the_density_of_a_gaussian_is_its_own() {
    const Space space = tests::gaussian_space(tests::sanitized ? 1000 : 5000, 2, 8);
    const auto neighbours = *nearest_neighbours(space, 100);
    const SampleDensity density =
        point_adaptive_density(neighbours, 2.0, adaptive_neighbourhoods(neighbours, 2.0));
    double deviation = 0.0;
    Index inner = 0;
    for (Index sample = 0; sample < space.samples(); ++sample) {
      const double square = space.coordinates.row(sample).squaredNorm();
      const double exact = -0.5 * square - std::log(2.0 * std::numbers::pi);
      if (square < 4.0) {
        deviation += (density.log_density[sample] - exact) / density.error[sample];
        ++inner;
      }
    }
    QVERIFY(std::abs(deviation / static_cast<double>(inner)) < 0.5);
  }

  void neighbourhoods_are_wide_where_the_density_is_constant() {
    Random random(2);
    Space square{Matrix(3000, 2), Vector::Ones(2)};  // with periods: no boundary
    for (double& value : square.coordinates.reshaped()) {
      value = random.uniform();
    }
    const auto neighbours = *nearest_neighbours(square, 100);
    const std::vector<Index> flat = adaptive_neighbourhoods(neighbours, 2.0);
    QVERIFY(std::count(flat.begin(), flat.end(), Index{99}) > 2900);
    const auto of_gaussian = *nearest_neighbours(tests::gaussian_space(3000, 2, 2), 100);
    const std::vector<Index> curved = adaptive_neighbourhoods(of_gaussian, 2.0);
    QVERIFY(*std::min_element(curved.begin(), curved.end()) >= 3);
    QVERIFY(std::count(curved.begin(), curved.end(), Index{99}) < 2900);
  }

  void clouds_apart_are_clusters_and_a_high_z_joins_those_that_touch() {
    const Matrix points = clouds(300, 3, 8.0, 3);
    const auto neighbours = *nearest_neighbours(space_of(points), 100);
    const double dimension = two_nn(neighbours);
    const SampleDensity density = point_adaptive_density(
        neighbours, dimension, adaptive_neighbourhoods(neighbours, dimension));
    const DensityPeaks peaks = density_peaks(neighbours, density, 2.0);
    std::vector<int> cloud;
    for (int sample = 0; sample < 900; ++sample) {
      cloud.push_back(sample % 3);
    }
    QCOMPARE(peaks.centres.size(), 3U);
    QVERIFY(cluster_purity(peaks.cluster_of, cloud).matched > 0.99);
    std::size_t fewer = density_peaks(neighbours, density, 0.0).centres.size();
    for (const double z : {0.5, 1.0, 2.0, 4.0}) {
      const std::size_t clusters = density_peaks(neighbours, density, z).centres.size();
      QVERIFY(clusters <= fewer);
      fewer = clusters;
    }
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(density_peaks(neighbours, density, -1.0)));
  }
};

QTEST_GUILESS_MAIN(TestDensityPeaks)
#include "tst_density_peaks.moc"
