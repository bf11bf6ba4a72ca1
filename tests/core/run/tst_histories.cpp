// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/run/snapshot.h"

using namespace steelyard;

class TestHistories : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_scalar_has_its_own_against_the_iterations() {
    std::vector<ScalarInfo> scalars(2);
    scalars[0].id = "objective";
    scalars[1].id = "width";
    std::vector<Iterate> iterates(3);
    for (std::size_t k = 0; k < iterates.size(); ++k) {
      iterates[k].iteration = 2 * k;
      iterates[k].scalars = {1.0 / static_cast<double>(k + 1), 10.0 * static_cast<double>(k)};
    }
    const std::vector<History> histories = histories_of(scalars, iterates);
    QCOMPARE(histories.size(), 2U);
    QCOMPARE(histories[0].info.id, std::string("objective"));
    QCOMPARE(histories[0].x, (std::vector<double>{0, 2, 4}));
    QCOMPARE(histories[0].y, (std::vector<double>{1.0, 1.0 / 2.0, 1.0 / 3.0}));
    QCOMPARE(histories[1].info.id, std::string("width"));
    QCOMPARE(histories[1].y, (std::vector<double>{0, 10, 20}));
  }
};

QTEST_GUILESS_MAIN(TestHistories)
#include "tst_histories.moc"
