// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <Eigen/Geometry>
#include <QFileInfo>
#include <QtTest>
#include <cmath>
#include <numeric>

#include "core/data/npy_reader.h"
#include "core/geometry/pair_distances.h"
#include "core/geometry/ranks.h"
#include "core/random.h"
#include "tests/support/paths.h"

using namespace steelyard;

namespace {

Matrix random_points(Index samples, Index points, std::uint64_t seed) {
  Random random(seed);
  Matrix coordinates(samples, 3 * points);
  for (double& value : coordinates.reshaped()) {
    value = random.normal();
  }
  return coordinates;
}

double nearest_image(double difference, double edge) {
  return edge > 0.0 ? difference - edge * std::round(difference / edge) : difference;
}

/// The M(M-1)/2 distances of each sample, one column each.
Space explicit_space(const Matrix& coordinates, const PairDistances::Box& box = {}) {
  const Index points = coordinates.cols() / 3;
  Space space{Matrix(coordinates.rows(), points * (points - 1) / 2), {}};
  space.periods = Vector::Zero(space.dimension());
  for (Index sample = 0; sample < coordinates.rows(); ++sample) {
    Index next = 0;
    for (Index a = 0; a < points; ++a) {
      for (Index b = a + 1; b < points; ++b) {
        double square = 0.0;
        for (Index axis = 0; axis < 3; ++axis) {
          const double difference =
              coordinates(sample, 3 * a + axis) - coordinates(sample, 3 * b + axis);
          square += std::pow(nearest_image(difference, box.at(static_cast<std::size_t>(axis))), 2);
        }
        space.coordinates(sample, next++) = std::sqrt(square);
      }
    }
  }
  return space;
}

std::vector<Index> all_rows(Index samples) {
  std::vector<Index> rows(static_cast<std::size_t>(samples));
  std::iota(rows.begin(), rows.end(), Index{0});
  return rows;
}

Matrix squared_distances(const PairDistances& source) {
  const std::vector<Index> rows = all_rows(source.samples());
  std::vector<double> block(rows.size() * rows.size());
  if (!source.fill(rows, block, {})) {
    return {};
  }
  return Eigen::Map<Matrix>(block.data(), source.samples(), source.samples()).transpose();
}

Index different_ranks(const Ranks& a, const Ranks& b) {
  Index different = 0;
  for (Index row = 0; row < a.rows(); ++row) {
    for (Index sample = 0; sample < a.samples(); ++sample) {
      different += a(row, sample) == b(row, sample) ? 0 : 1;
    }
  }
  return different;
}

}  // namespace

class TestPairDistances : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void are_the_distances_between_the_vectors_of_all_interpoint_distances_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("points");
    QTest::newRow("one distance") << 9 << 2;
    QTest::newRow("three") << 300 << 3;
    QTest::newRow("several parts") << 150 << 93;
  }
  void are_the_distances_between_the_vectors_of_all_interpoint_distances() {
    QFETCH(int, samples);
    QFETCH(int, points);
    const Matrix coordinates = random_points(samples, points, 1);
    const Matrix& features = explicit_space(coordinates).coordinates;
    const Matrix distances = squared_distances(PairDistances(coordinates));
    for (Index i = 0; i < samples; i += 7) {
      for (Index j = 0; j < samples; ++j) {
        const double expected = (features.row(i) - features.row(j)).squaredNorm();
        QVERIFY(std::abs(distances(i, j) - expected) <=
                1e-12 * (1.0 + features.row(i).squaredNorm()));
      }
    }
  }

  void ranks_equal_those_of_distances_made_beforehand() {
    const Matrix coordinates = random_points(400, 20, 2);
    const std::vector<Index> rows{0, 3, 5, 100, 399};
    const Ranks ranks = *Ranks::of(PairDistances(coordinates), rows);
    QCOMPARE(different_ranks(ranks, *Ranks::of(explicit_space(coordinates), rows)), 0);
  }

  void do_not_change_when_a_sample_is_moved_and_turned() {
    Matrix coordinates = random_points(60, 8, 3);
    const Matrix before = squared_distances(PairDistances(coordinates));
    const Eigen::Matrix3d turn =
        Eigen::AngleAxisd(0.7, Eigen::Vector3d(1.0, 2.0, -1.0).normalized()).toRotationMatrix();
    for (Index point = 0; point < 8; ++point) {
      const Eigen::Vector3d place = coordinates.block<1, 3>(17, 3 * point).transpose();
      coordinates.block<1, 3>(17, 3 * point) =
          (turn * place + Eigen::Vector3d(5.0, -3.0, 11.0)).transpose();
    }
    QVERIFY((squared_distances(PairDistances(coordinates)) - before).cwiseAbs().maxCoeff() < 1e-10);
  }

  void equal_samples_are_at_no_distance_and_equally_far_from_all_others() {
    Matrix coordinates = random_points(301, 30, 4);  // the last one is multiplied by itself
    coordinates.row(300) = coordinates.row(1);
    coordinates.row(150) = coordinates.row(1);
    const Matrix distances = squared_distances(PairDistances(coordinates));
    QCOMPARE(distances(150, 300), 0.0);
    QVERIFY(distances.col(1) == distances.col(150));
    QVERIFY(distances.col(1) == distances.col(300));
    const std::vector<Index> rows{1, 7};
    const Ranks ranks = *Ranks::of(PairDistances(coordinates), rows);
    QCOMPARE(ranks(0, 150), 1.5);
    QCOMPARE(ranks(0, 300), 1.5);
    QCOMPARE(ranks(1, 1), ranks(1, 300));
  }

  void points_are_neighbours_across_the_walls_of_a_box() {
    const PairDistances::Box box{2.0, 0.0, 3.0};
    const Matrix coordinates = random_points(80, 6, 5);
    const std::vector<Index> rows = all_rows(80);
    const Ranks ranks = *Ranks::of(PairDistances(coordinates, box), rows);
    QCOMPARE(different_ranks(ranks, *Ranks::of(explicit_space(coordinates, box), rows)), 0);
  }

  void bits_do_not_depend_on_the_number_of_threads() {
    const PairDistances source(random_points(500, 70, 6));
    const int threads = omp_get_max_threads();
    omp_set_num_threads(1);
    const Matrix one = squared_distances(source);
    omp_set_num_threads(3);
    const Matrix three = squared_distances(source);
    omp_set_num_threads(threads);
    QVERIFY(one == three);
  }

  void a_peptide_ranks_as_its_4278_distances_made_beforehand() {
    const QString path =
        QString::fromStdString(tests::shared_dir() + "/data/cln025/cln025_heavy_xyz.npy");
    if (!QFileInfo::exists(path)) {
      QSKIP("the peptide's trajectory is not here");
    }
    const Matrix coordinates = read_npy(path.toStdString()).values;
    std::vector<Index> rows;
    for (Index row = 0; row < coordinates.rows(); row += 100) {
      rows.push_back(row);
    }
    const Ranks ranks = *Ranks::of(PairDistances(coordinates), rows);
    const Space space = explicit_space(coordinates);
    QCOMPARE(space.dimension(), Index{4278});
    QCOMPARE(different_ranks(ranks, *Ranks::of(space, rows)), Index{0});
  }

  void stop_when_asked() {
    std::stop_source source;
    source.request_stop();
    const std::vector<Index> rows{0, 1};
    QVERIFY(!Ranks::of(PairDistances(random_points(50, 5, 7)), rows, source.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestPairDistances)
#include "tst_pair_distances.moc"
