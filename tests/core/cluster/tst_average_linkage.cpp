// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/cluster/average_linkage.h"

using namespace steelyard;

namespace {

Matrix distances_on_a_line(const std::vector<double>& places) {
  const auto count = static_cast<Index>(places.size());
  Matrix distances(count, count);
  for (Index one = 0; one < count; ++one) {
    for (Index other = 0; other < count; ++other) {
      distances(one, other) =
          std::abs(places[static_cast<std::size_t>(one)] - places[static_cast<std::size_t>(other)]);
    }
  }
  return distances;
}

}  // namespace

class TestAverageLinkage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_is_alike_stands_together() {
    const auto order = average_linkage_order(distances_on_a_line({0.0, 10.0, 0.5, 10.2, 5.0}));
    QCOMPARE(order.size(), std::size_t{5});
    const auto place_of = [&](Index item) {
      return std::find(order.begin(), order.end(), item) - order.begin();
    };
    QCOMPARE(std::abs(place_of(0) - place_of(2)), std::ptrdiff_t{1});
    QCOMPARE(std::abs(place_of(1) - place_of(3)), std::ptrdiff_t{1});
  }

  void items_that_are_all_alike_keep_their_order() {
    QCOMPARE(average_linkage_order(Matrix::Zero(3, 3)), std::vector<Index>({0, 1, 2}));
    QCOMPARE(average_linkage_order(Matrix::Zero(1, 1)), std::vector<Index>{0});
    QVERIFY(average_linkage_order(Matrix(0, 0)).empty());
  }
};

QTEST_GUILESS_MAIN(TestAverageLinkage)
#include "tst_average_linkage.moc"
