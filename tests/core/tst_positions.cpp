// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/positions.h"

using namespace steelyard;

class TestPositions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void all_positions_count_from_zero() {
    QCOMPARE(all_positions(3), (std::vector<Index>{0, 1, 2}));
    QVERIFY(all_positions(0).empty());
  }

  void only_values_above_zero_have_a_position() {
    Vector values(5);
    values << 0.0, 1e-300, -1.0, std::nan(""), 2.0;
    QCOMPARE(positions_above_zero(values), (std::vector<Index>{1, 4}));
  }

  void some_of_many_are_evenly_spaced() {
    QCOMPARE(every_nth(7, 3), (std::vector<Index>{0, 3, 6}));
    QCOMPARE(evenly_spaced(7, 3), (std::vector<Index>{0, 2, 4}));
    QCOMPARE(evenly_spaced(3, 3), all_positions(3));
  }
};

QTEST_GUILESS_MAIN(TestPositions)

#include "tst_positions.moc"
