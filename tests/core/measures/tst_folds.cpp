// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <vector>

#include "core/error.h"
#include "core/measures/folds.h"

using namespace steelyard;

class TestFolds : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void groups_stay_together() {
    std::vector<int> group_of;
    for (int sample = 0; sample < 40; ++sample) {
      group_of.push_back((sample * 7) % 11);
    }
    const Folds folds = grouped_folds(group_of, 4, 3);
    check_folds(folds, 40);
    QCOMPARE(folds.size(), std::size_t{4});
    for (std::size_t one = 0; one < folds.size(); ++one) {
      QVERIFY(folds[one].size() >= 7 && folds[one].size() <= 13);
      QVERIFY(std::is_sorted(folds[one].begin(), folds[one].end()));
      for (const Index sample : folds[one]) {
        const int group = group_of[static_cast<std::size_t>(sample)];
        for (Index other = 0; other < 40; ++other) {
          const bool same = group_of[static_cast<std::size_t>(other)] == group;
          QVERIFY(!same ||
                  std::find(folds[one].begin(), folds[one].end(), other) != folds[one].end());
        }
      }
    }
  }

  void classes_are_spread_over_the_folds() {
    std::vector<int> class_of;
    for (int sample = 0; sample < 60; ++sample) {
      class_of.push_back(sample % 3);
    }
    const Folds folds = stratified_folds(class_of, 5, 3);
    check_folds(folds, 60);
    for (const auto& fold : folds) {
      for (int of = 0; of < 3; ++of) {
        QCOMPARE(std::count_if(fold.begin(), fold.end(),
                               [&](Index sample) {
                                 return class_of[static_cast<std::size_t>(sample)] == of;
                               }),
                 4);
      }
    }
    QVERIFY(stratified_folds(class_of, 5, 3) == folds);
    QVERIFY(stratified_folds(class_of, 5, 4) != folds);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(stratified_folds({0, 1}, 3, 1)));
  }

  void fewer_groups_make_fewer_folds() {
    QCOMPARE(grouped_folds({0, 0, 5, 5}, 5, 1).size(), std::size_t{2});
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(grouped_folds({2, 2, 2}, 5, 1)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(grouped_folds({1, 2}, 1, 1)));
  }

  void neighbours_in_an_order_stay_together() {
    const Folds folds = consecutive_folds({6, 5, 4, 3, 2, 1, 0}, 3);
    QCOMPARE(folds, (Folds{{4, 5, 6}, {2, 3}, {0, 1}}));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(consecutive_folds({0, 1}, 3)));
  }

  void the_larger_blocks_of_rows_come_first() {
    QCOMPARE(row_blocks(8, 3), (Folds{{0, 1, 2}, {3, 4, 5}, {6, 7}}));
    QCOMPARE(row_blocks(10, 4), (Folds{{0, 1, 2}, {3, 4, 5}, {6, 7}, {8, 9}}));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(row_blocks(2, 3)));
  }
};

QTEST_GUILESS_MAIN(TestFolds)
#include "tst_folds.moc"
