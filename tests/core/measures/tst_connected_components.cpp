// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <utility>
#include <vector>

#include "core/measures/sample_groups.h"

using namespace steelyard;

class TestConnectedComponents : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void items_without_links_are_parts_of_their_own() {
    QCOMPARE(connected_components(3, {}), (std::vector<int>{0, 1, 2}));
    QVERIFY(connected_components(0, {}).empty());
  }

  void links_join_whatever_their_order() {
    const std::vector<std::pair<Index, Index>> one{{5, 4}, {0, 3}, {4, 1}};
    const std::vector<std::pair<Index, Index>> other{{1, 4}, {4, 5}, {3, 0}, {0, 0}};
    const std::vector<int> parts{0, 1, 2, 0, 1, 1};
    QCOMPARE(connected_components(6, one), parts);
    QCOMPARE(connected_components(6, other), parts);
  }
};

QTEST_GUILESS_MAIN(TestConnectedComponents)
#include "tst_connected_components.moc"
