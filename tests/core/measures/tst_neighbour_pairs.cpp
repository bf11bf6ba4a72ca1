// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/geometry/distance_source.h"
#include "core/measures/information_imbalance.h"
#include "core/measures/neighbour_pairs.h"
#include "core/positions.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// One neighbour of each sample, and its rank.
NeighbourPairs pairs_of(const std::vector<std::uint32_t>& neighbours,
                        const std::vector<double>& ranks) {
  NeighbourPairs pairs(std::ssize(neighbours), 1);
  for (std::size_t sample = 0; sample < neighbours.size(); ++sample) {
    pairs.add(static_cast<Index>(sample), Neighbourhood{{}, {neighbours[sample]}, 1.0},
              [&](std::uint32_t) { return ranks[sample]; });
  }
  return pairs;
}

RankedSpace ranked(const Matrix& points, Index neighbours) {
  const Space space{points, Vector::Zero(points.cols())};
  return *RankedSpace::of(SpaceDistances(space), all_positions(points.rows()), neighbours);
}

}  // namespace

/// How uncertain the mean rank of neighbours is.
class TestNeighbourPairs : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Two pairs of samples, with the deviations -1, -1, 1 and 1: two values, not four.
  void what_is_said_twice_counts_once() {
    const NeighbourPairs pairs = pairs_of({1, 0, 3, 2}, {1, 1, 3, 3});
    QCOMPARE(pairs.mean(), 2.0);
    QCOMPARE(pairs.error(), std::sqrt(0.5));
  }

  /// All in a ring: i -> i + 1, with the same deviations in the order -1, -1, 1, 1, whose products
  /// with the next one add up to 0.
  void a_ring_without_a_trend_is_independent() {
    QCOMPARE(pairs_of({1, 2, 3, 0}, {1, 1, 3, 3}).error(), 0.5);
  }

  void equal_rows_have_no_error() { QCOMPARE(pairs_of({1, 0, 3, 2}, {2, 2, 2, 2}).error(), 0.0); }

  void the_error_is_that_of_independent_columns_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("neighbours");
    QTest::newRow("one column") << 1 << 1;
    QTest::newRow("four columns") << 4 << 1;
    QTest::newRow("ten columns") << 10 << 1;
    QTest::newRow("five neighbours in ten columns") << 10 << 5;
  }
  /// Of 400 tables each: the deviation of the values beside their mean error. With the rows taken
  /// as independent, it is 1.16 to 1.6.
  void the_error_is_that_of_independent_columns() {
    QFETCH(const int, columns);
    QFETCH(const int, neighbours);
    constexpr std::uint64_t tables = 400;
    double squares = 0.0;
    for (std::uint64_t table = 0; table < tables; ++table) {
      const RankedSpace a = ranked(normal_matrix(60, columns, 2 * table + 1), neighbours);
      const RankedSpace b = ranked(normal_matrix(60, columns, 2 * table + 2), neighbours);
      const Imbalance found = information_imbalance(a, b).forward;
      squares += std::pow((found.value - 1.0) / found.error, 2);
    }
    const double deviation = std::sqrt(squares / static_cast<double>(tables));
    QVERIFY2(deviation > 0.86 && deviation < 1.12, qPrintable(QString::number(deviation)));
  }
};

QTEST_APPLESS_MAIN(TestNeighbourPairs)
#include "tst_neighbour_pairs.moc"
