// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/measures/run_agreement.h"

using namespace steelyard;

class TestNogueiraIndex : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void equal_selections_have_one() {
    QCOMPARE(nogueira_index({{0, 2}, {2, 0}, {0, 2}}, 5), 1.0);
    QCOMPARE(nogueira_index({{0, 1}, {0, 1}}, 2), 1.0);
    QCOMPARE(nogueira_index({{}, {}}, 2), 1.0);
  }

  void two_of_four_by_hand() {
    // p = 1, 1/2, 1/2, 0: 1 - (2/1)(1/4 + 1/4)/4 / (1/2 1/2) = 0
    QVERIFY(std::abs(nogueira_index({{0, 1}, {0, 2}}, 4)) < 1e-15);
    // p = 1/2 four times: 1 - 2 (1/4) / (1/4) = -1
    QVERIFY(std::abs(nogueira_index({{0, 1}, {2, 3}}, 4) + 1.0) < 1e-15);
  }

  void all_selections_of_a_size_are_chance() {
    // Each of the six pairs of four once: p = 1/2, so 1 - 6/5.
    QVERIFY(std::abs(nogueira_index({{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}, 4) + 0.2) <
            1e-15);
  }
};

QTEST_GUILESS_MAIN(TestNogueiraIndex)
#include "tst_nogueira_index.moc"
