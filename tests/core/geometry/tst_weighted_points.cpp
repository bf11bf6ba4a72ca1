// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTest>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/geometry/weighted_points.h"
#include "core/random.h"

using namespace steelyard;

namespace {

/// Every third feature is periodic, every fifth has weight 0.
struct Case {
  Space space;
  Vector weights;
};

Case made(Index samples, Index dimension, std::uint64_t seed) {
  Random random(seed);
  Case made{{Matrix(samples, dimension), Vector::Zero(dimension)}, Vector(dimension)};
  for (double& value : made.space.coordinates.reshaped()) {
    value = random.normal();
  }
  for (Index a = 0; a < dimension; ++a) {
    made.space.periods[a] = a % 3 == 1 ? 2.5 : 0.0;
    made.weights[a] = a % 5 == 4 ? 0.0 : 0.2 + random.uniform();
  }
  return made;
}

/// One weighted difference, squared, as the definition has it.
double square(const Case& made, Index i, Index j, Index a) {
  double difference = made.space.coordinates(j, a) - made.space.coordinates(i, a);
  if (made.space.periods[a] > 0.0) {
    difference -= made.space.periods[a] * std::round(difference / made.space.periods[a]);
  }
  return made.weights[a] * made.weights[a] * difference * difference;
}

double squared_distance(const Case& made, Index i, Index j) {
  double sum = 0.0;
  for (Index a = 0; a < made.weights.size(); ++a) {
    sum += square(made, i, j, a);
  }
  return sum;
}

template <typename Real>
constexpr double tolerance = 1e-13;
template <>
constexpr double tolerance<float> = 2e-5;

template <typename Real>
bool is_close(Real found, double expected) {
  return std::abs(static_cast<double>(found) - expected) <= tolerance<Real> * (1.0 + expected);
}

/// What add_squared_differences has to yield for these pairs.
template <typename Real>
void compare_sums(const Case& made, const BasicWeightedPoints<Real>& points,
                  const std::vector<Index>& rows, const std::vector<Index>& others,
                  const std::vector<Real>& factors, std::size_t stride,
                  const std::vector<double>& sums) {
  for (std::size_t k = 0; k < points.active().size(); ++k) {
    double expected = 0.0;
    for (std::size_t r = 0; r < rows.size(); ++r) {
      for (std::size_t j = 0; j < others.size(); ++j) {
        expected += static_cast<double>(factors[r * stride + j]) *
                    square(made, rows[r], others[j], points.active()[k]);
      }
    }
    QVERIFY(is_close<Real>(static_cast<Real>(sums[k]), expected));
  }
}

template <typename Real>
void compare_rows(const Case& made, std::size_t count) {
  const BasicWeightedPoints<Real> points(made.space, made.weights);
  std::vector<Index> rows(count);
  for (std::size_t r = 0; r < count; ++r) {
    rows[r] = static_cast<Index>(3 * r + 1) % made.space.samples();
  }
  const auto stride = static_cast<std::size_t>(points.padded_samples());
  std::vector<Real> distances(count * stride);
  points.squared_distances(rows, distances);
  std::vector<Real> factors(count * stride, Real{0});
  std::vector<Index> all(static_cast<std::size_t>(points.samples()));
  std::iota(all.begin(), all.end(), Index{0});
  for (std::size_t r = 0; r < count; ++r) {
    for (const Index j : all) {
      const std::size_t at = r * stride + static_cast<std::size_t>(j);
      QVERIFY(is_close(distances[at], squared_distance(made, rows[r], j)));
      factors[at] = static_cast<Real>(0.01 * static_cast<double>((r + 2 * at) % 7));
    }
  }
  std::vector<double> sums(static_cast<std::size_t>(points.padded_active()), 0.0);
  points.add_squared_differences(rows, factors, sums);
  compare_sums(made, points, rows, all, factors, stride, sums);
}

template <typename Real>
void compare_few(const Case& made, std::size_t count) {
  const BasicWeightedPoints<Real> points(made.space, made.weights);
  std::vector<std::uint32_t> others(count);
  std::vector<Index> indices(count);
  std::vector<Real> factors(count);
  for (std::size_t j = 0; j < count; ++j) {
    indices[j] = static_cast<Index>(2 * j + 1) % points.samples();
    others[j] = static_cast<std::uint32_t>(indices[j]);
    factors[j] = static_cast<Real>(0.03 * static_cast<double>(j % 5));
  }
  std::vector<Real> distances(count);
  points.squared_distances(0, others, distances);
  for (std::size_t j = 0; j < count; ++j) {
    QVERIFY(is_close(distances[j], squared_distance(made, 0, indices[j])));
  }
  std::vector<double> sums(static_cast<std::size_t>(points.padded_active()), 0.0);
  points.add_squared_differences(0, others, factors, sums);
  compare_sums(made, points, {0}, indices, factors, count, sums);
}

}  // namespace

class TestWeightedPoints : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void distances_and_sums_are_those_of_the_definition_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("dimension");
    for (const int samples : {5, 16, 37}) {
      for (const int dimension : {1, 4, 10, 40, 130}) {
        QTest::addRow("%d x %d", samples, dimension) << samples << dimension;
      }
    }
  }
  void distances_and_sums_are_those_of_the_definition() {
    QFETCH(int, samples);
    QFETCH(int, dimension);
    const Case problem = made(samples, dimension, 7);
    for (std::size_t rows = 1; rows <= WeightedPoints::most_rows; ++rows) {
      compare_rows<double>(problem, rows);
      compare_rows<float>(problem, rows);
      compare_few<double>(problem, rows);
      compare_few<float>(problem, rows);
    }
  }

  void without_tiles_the_same_samples_are_as_far() {
    const Case problem = made(37, 30, 3);
    BasicWeightedPoints<double> points(problem.space, problem.weights);
    const std::vector<std::uint32_t> others{1, 36, 5, 17, 20};
    std::vector<double> tiled(others.size());
    points.squared_distances(4, others, tiled);
    for (const bool in_tiles : {false, true}) {
      points.weigh(problem.space, problem.weights, in_tiles);
      std::vector<double> distances(others.size());
      points.squared_distances(4, others, distances);
      QCOMPARE(distances, tiled);
    }
    const std::vector<Index> rows{4};
    std::vector<double> row(static_cast<std::size_t>(points.padded_samples()));
    points.squared_distances(rows, row);  // after tiles were left out and asked for again
    for (std::size_t k = 0; k < others.size(); ++k) {
      QVERIFY(is_close(row[others[k]], squared_distance(problem, 4, others[k])));
    }
  }

  /// So many that all cores lay them out.
  void many_samples_are_laid_out_as_few_are() {
    constexpr Index samples = 20000;
    const Case many = made(samples, 20, 4);
    const BasicWeightedPoints<float> points(many.space, many.weights);
    const std::vector<Index> rows{0, samples - 1};
    const auto stride = static_cast<std::size_t>(points.padded_samples());
    std::vector<float> distances(rows.size() * stride);
    points.squared_distances(rows, distances);
    for (std::size_t r = 0; r < rows.size(); ++r) {
      for (Index j = 0; j < samples; j += 17) {
        const float found = distances[r * stride + static_cast<std::size_t>(j)];
        QVERIFY(is_close(found, squared_distance(many, rows[r], j)));
      }
    }
  }

  void other_weights_leave_nothing_of_the_old_ones() {
    const Case first = made(21, 30, 1);
    Case second = made(21, 30, 2);
    second.space = first.space;
    second.weights.tail(17).setZero();
    BasicWeightedPoints<float> points(first.space, first.weights);
    const std::vector<const Case*> in_turn{&second, &first, &second};
    for (const Case* now : in_turn) {
      points.weigh(now->space, now->weights);
      const BasicWeightedPoints<float> fresh(now->space, now->weights);
      QCOMPARE(points.active(), fresh.active());
      const std::vector<Index> rows{0, 5, 20, 3, 9};
      std::vector<float> again(rows.size() * static_cast<std::size_t>(points.padded_samples()));
      std::vector<float> once(again.size());
      points.squared_distances(rows, again);
      fresh.squared_distances(rows, once);
      QCOMPARE(again, once);
    }
  }
};

QTEST_APPLESS_MAIN(TestWeightedPoints)
#include "tst_weighted_points.moc"
