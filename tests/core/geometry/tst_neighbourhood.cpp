// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <vector>

#include "core/geometry/neighbourhood.h"

using namespace steelyard;

/// The k nearest of one sample, where several are as far as the k-th.
class TestNeighbourhood : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Around sample 2: one sample is nearest, three share the ranks 2 to 4, one is farthest.
  void tied_neighbours_share_what_is_left_of_k() {
    const std::vector<double> ranks{3.0, 1.0, 0.0, 3.0, 3.0, 5.0};
    Neighbourhood found;
    nearest_by_rank(ranks, 2, 2, found);
    QCOMPARE(found.nearer, (std::vector<std::uint32_t>{1}));
    QCOMPARE(found.tied, (std::vector<std::uint32_t>{0, 3, 4}));
    QCOMPARE(found.share, 1.0 / 3.0);
    const std::vector<double> values{6.0, 10.0, 99.0, 9.0, 3.0, 77.0};
    const auto value = [&](std::uint32_t sample) { return values[sample]; };
    QCOMPARE(found.mean(value), 8.0);  // (10 + (6 + 9 + 3) / 3) / 2
    nearest_by_rank(ranks, 2, 3, found);
    QCOMPARE(found.share, 2.0 / 3.0);
    QVERIFY(std::abs(found.mean(value) - 22.0 / 3.0) < 1e-12);  // (10 + 12) / 3
    nearest_by_rank(ranks, 2, 4, found);
    QCOMPARE(found.share, 1.0);
    QCOMPARE(found.mean(value), 7.0);
  }

  void the_sample_itself_is_no_neighbour() {
    Neighbourhood found;
    nearest_by_rank(std::vector<double>{0.0, 2.0, 1.0}, 0, 1, found);
    QVERIFY(found.nearer.empty());
    QCOMPARE(found.tied, (std::vector<std::uint32_t>{2}));
    QCOMPARE(found.share, 1.0);
  }
};

QTEST_APPLESS_MAIN(TestNeighbourhood)
#include "tst_neighbourhood.moc"
