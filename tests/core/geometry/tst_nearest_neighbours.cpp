// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "core/error.h"
#include "core/geometry/nearest_neighbours.h"
#include "core/random.h"

using namespace steelyard;

namespace {

/// Some on a coarse grid, so that many are equally far.
Space space_with_ties(Index samples, double period = 0.0) {
  Random random(4);
  Space space{Matrix(samples, 3), Vector::Zero(3)};
  for (double& value : space.coordinates.reshaped()) {
    value = std::floor(8.0 * random.uniform());
  }
  space.periods[1] = period;
  return space;
}

double distance(const Space& space, Index a, Index b) {
  double squares = 0.0;
  for (Index feature = 0; feature < space.dimension(); ++feature) {
    double difference = space.coordinates(a, feature) - space.coordinates(b, feature);
    const double period = space.periods[feature];
    if (period > 0.0) {
      difference = std::min(std::abs(difference), period - std::abs(difference));
    }
    squares += difference * difference;
  }
  return std::sqrt(squares);
}

/// To all others, ascending.
std::vector<double> sorted_distances(const Space& space, Index self) {
  std::vector<double> distances;
  for (Index other = 0; other < space.samples(); ++other) {
    if (other != self) {
      distances.push_back(distance(space, self, other));
    }
  }
  std::sort(distances.begin(), distances.end());
  return distances;
}

/// Of one sample, nearest first.
std::vector<Index> neighbours_of(const NearestNeighbours& found, Index self) {
  std::vector<Index> neighbours;
  for (Index rank = 0; rank < found.count(); ++rank) {
    neighbours.push_back(static_cast<Index>(found.sample(self, rank)));
  }
  return neighbours;
}

}  // namespace

class TestNearestNeighbours : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agrees_with_sorting_all_distances_data() {
    QTest::addColumn<double>("period");
    QTest::addColumn<int>("count");
    QTest::newRow("a plain space") << 0.0 << 10;
    QTest::newRow("a period") << 8.0 << 10;
    QTest::newRow("all others") << 8.0 << 149;
  }

  void agrees_with_sorting_all_distances() {
    QFETCH(double, period);
    QFETCH(int, count);
    const Space space = space_with_ties(150, period);
    const NearestNeighbours found = *nearest_neighbours(space, count);
    QCOMPARE(found.count(), Index{count});
    for (Index self = 0; self < space.samples(); ++self) {
      const auto far = sorted_distances(space, self);
      const std::vector<Index> neighbours = neighbours_of(found, self);
      const std::set<Index> different(neighbours.begin(), neighbours.end());
      QVERIFY(different.size() == neighbours.size() && !different.contains(self));
      for (Index rank = 0; rank < count; ++rank) {
        const double nearest = far[static_cast<std::size_t>(rank)];
        QVERIFY(std::abs(found.distance(self, rank) - nearest) < 1e-12);
        const Index neighbour = neighbours[static_cast<std::size_t>(rank)];
        QVERIFY(std::abs(distance(space, self, neighbour) - nearest) < 1e-12);
      }
    }
  }

  /// Each of four hundred equal samples is drawn about as often as any other.
  void of_equally_far_samples_each_has_its_turn() {
    constexpr Index samples = 400;
    const NearestNeighbours found =
        *nearest_neighbours({Matrix::Zero(samples, 2), Vector::Zero(2)}, 10);
    std::vector<double> drawn(samples);
    for (const std::uint32_t sample : found.sample.reshaped()) {
      drawn[sample] += 1.0;
    }
    double chi_square = 0.0;
    for (const double times : drawn) {
      chi_square += (times - 10.0) * (times - 10.0) / 10.0;
    }
    // Of 399 degrees of freedom: mean 399, deviation 28.
    QVERIFY2(chi_square > 280.0 && chi_square < 520.0, qPrintable(QString::number(chi_square)));
  }

  void neither_order_nor_unit_chooses_among_equally_far_samples() {
    Space space{Matrix(150, 3), Vector::Zero(3)};
    for (Index sample = 0; sample < 150; ++sample) {
      space.coordinates(sample, 2) = static_cast<double>(sample % 2);
      space.coordinates(sample, 1) = static_cast<double>(sample / 8);
      space.coordinates(sample, 0) = static_cast<double>(sample / 2 % 4);
    }
    const NearestNeighbours found = *nearest_neighbours(space, 3);
    const std::vector<Index> order = Random(7).permutation(150);
    const Matrix in_feet = space.coordinates(order, Eigen::all) / 0.3048;
    const NearestNeighbours moved = *nearest_neighbours({in_feet, space.periods}, 3);
    for (Index sample = 0; sample < 150; ++sample) {
      std::vector<Index> before = neighbours_of(found, order[static_cast<std::size_t>(sample)]);
      std::vector<Index> now = neighbours_of(moved, sample);
      for (Index& neighbour : now) {
        neighbour = order[static_cast<std::size_t>(neighbour)];
      }
      std::sort(before.begin(), before.end());
      std::sort(now.begin(), now.end());
      QCOMPARE(now, before);
    }
  }

  /// Each sample is nearer to the last one than those before it, by ever so little.
  void samples_that_are_hardly_nearer_are_not_lost() {
    constexpr Index samples = 60;
    Space space{Matrix(samples, 1), Vector::Zero(1)};
    for (Index sample = 0; sample < samples; ++sample) {
      space.coordinates(sample, 0) = 0.01 * static_cast<double>(sample) - 10.0;
    }
    space.coordinates(samples - 1, 0) = 0.0;
    const NearestNeighbours found = *nearest_neighbours(space, 3);
    for (Index rank = 0; rank < 3; ++rank) {
      QCOMPARE(static_cast<Index>(found.sample(samples - 1, rank)), samples - 2 - rank);
    }
  }

  void gives_the_same_bits_for_any_number_of_threads() {
    const Space space = space_with_ties(700);
    const int before = omp_get_max_threads();
    omp_set_num_threads(1);
    const NearestNeighbours alone = *nearest_neighbours(space, 20);
    omp_set_num_threads(2);
    const NearestNeighbours together = *nearest_neighbours(space, 20);
    omp_set_num_threads(before);
    QVERIFY(alone.sample == together.sample);
    QVERIFY(alone.distance == together.distance);
  }

  void refuses_a_count_that_does_not_fit_and_stops_when_asked() {
    const Space space = space_with_ties(10);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(nearest_neighbours(space, 10)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(nearest_neighbours(space, 0)));
    std::stop_source source;
    source.request_stop();
    QVERIFY(!nearest_neighbours(space, 3, source.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestNearestNeighbours)
#include "tst_nearest_neighbours.moc"
