// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <vector>

#include "core/measures/sample_groups.h"
#include "tests/support/groups_of_five.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestShareBetweenGroups : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void shares_allow_for_the_number_of_groups() {
    const Vector random = normal_matrix(60, 1, 21);
    QVERIFY(share_between_groups(random, groups_of_five(60)) < 0.3);
    QCOMPARE(share_between_groups(Vector::Ones(60), groups_of_five(60)), 0.0);
    Vector constant(60);
    for (Index sample = 0; sample < 60; ++sample) {
      constant[sample] = random[sample / 5];
    }
    QCOMPARE(share_between_groups(constant, groups_of_five(60)), 1.0);
    std::vector<int> alone(60);
    for (int sample = 0; sample < 60; ++sample) {
      alone[static_cast<std::size_t>(sample)] = sample;
    }
    QCOMPARE(share_between_groups(random, alone), 0.0);
  }
};

QTEST_GUILESS_MAIN(TestShareBetweenGroups)
#include "tst_share_between_groups.moc"
