// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/geometry/feature_order.h"

using namespace steelyard;

namespace {

double distance(double from, double to, double period) {
  const double difference = to - from;
  return period > 0.0 ? std::abs(difference - period * std::rint(difference / period))
                      : std::abs(difference);
}

/// By definition: one more than the samples that are nearer, and half of the others as far.
double rank_of(const Vector& values, double period, Index self, Index other) {
  const double far = distance(values[self], values[other], period);
  double rank = 1.0;
  for (Index sample = 0; sample < values.size(); ++sample) {
    const double here = distance(values[self], values[sample], period);
    if (sample != self && sample != other) {
      rank += here < far ? 1.0 : here == far ? 0.5 : 0.0;
    }
  }
  return rank;
}

}  // namespace

class TestFeatureOrder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ranks_are_those_of_the_distances_data() {
    QTest::addColumn<double>("period");
    QTest::addColumn<Vector>("values");
    QTest::newRow("a line") << 0.0 << Vector{{5.0, -1.0, 3.0, 3.0, 8.0, 4.0}};
    QTest::newRow("a circle") << 360.0 << Vector{{10.0, 350.0, 180.0, 90.0, 271.0, 30.0}};
    QTest::newRow("both ends of a circle") << 360.0 << Vector{{0.0, 360.0, 16.0, 340.0, 180.0}};
    Vector whole(60);
    for (Index k = 0; k < 60; ++k) {
      whole[k] = static_cast<double>((k * 37) % 61) * 6.0;  // 0 and 360 among them
    }
    whole[1] = 0.0;
    whole[2] = 360.0;
    QTest::newRow("both ends and many between") << 360.0 << whole;
    QTest::newRow("several turns") << 8.0 << Vector{{-3.0, 17.0, 2.0, 9.0, 33.0, 6.5}};
  }
  void ranks_are_those_of_the_distances() {
    QFETCH(double, period);
    QFETCH(Vector, values);
    const FeatureOrder order(values, period);
    std::vector<double> ranks(static_cast<std::size_t>(values.size()));
    for (Index self = 0; self < values.size(); ++self) {
      order.ranks(self, ranks);
      for (Index other = 0; other < values.size(); ++other) {
        if (other != self) {
          const double expected = rank_of(values, period, self, other);
          QCOMPARE(order.rank(self, other), expected);
          QCOMPARE(ranks[static_cast<std::size_t>(other)], expected);
        }
      }
    }
  }

  void the_nearest_share_the_last_place() {
    const FeatureOrder order(Vector{{0.0, 360.0, 20.0, 340.0, 180.0}}, 360.0);
    Neighbourhood found;
    order.nearest(0, 2, found);
    QCOMPARE(found.nearer, std::vector<std::uint32_t>{1});
    std::sort(found.tied.begin(), found.tied.end());
    QCOMPARE(found.tied, (std::vector<std::uint32_t>{2, 3}));
    QCOMPARE(found.share, 0.5);
  }
};

QTEST_APPLESS_MAIN(TestFeatureOrder)
#include "tst_feature_order.moc"
