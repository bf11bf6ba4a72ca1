// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <stdexcept>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/methods/automatic/folds_or_all.h"
#include "tests/core/methods/automatic/planted_tables.h"

using namespace steelyard;
using namespace steelyard::tests;
using automatic::FoldsOrAll;

namespace {

/// x3 and x6 are planted.
HeldOutColumns planted_task() {
  Message why;
  HeldOutColumnsOptions options;
  options.repeats = 2;
  auto task = held_out_columns(*linear_table(), {}, options, why);
  if (!task) {
    throw std::runtime_error(in_words(why));
  }
  return *std::move(task);
}

FoldsOrAll chosen(std::vector<Index> of_all, std::vector<Index> of_folds,
                  const HeldOutColumns& task) {
  FoldsOrAll set(std::move(of_all), std::move(of_folds), Judge::ridge, {});
  while (set.advance(task, {}) == FoldsOrAll::Progress::more) {
  }
  return set;
}

}  // namespace

class TestFoldsOrAll : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The order says nothing; one set is tried once.
  void where_both_agree_the_ranking_of_all_samples_stays() {
    const HeldOutColumns task = planted_task();
    FoldsOrAll set({5, 2}, {2, 5}, Judge::ridge, {});
    QVERIFY(set.advance(task, {}) == FoldsOrAll::Progress::finished);
    QVERIFY(!set.takes_folds());
    QCOMPARE(set.taken(), (std::vector<Index>{5, 2}));
    QVERIFY(set.errors() == *errors_in_splits(Judge::ridge, task, {5, 2}, {}));
  }

  void noise_gives_way_to_what_the_folds_keep() {
    const HeldOutColumns task = planted_task();
    const FoldsOrAll set = chosen({0, 1}, {2, 5}, task);
    QVERIFY(set.takes_folds());
    QCOMPARE(set.taken(), (std::vector<Index>{2, 5}));
    QVERIFY(set.errors() == *errors_in_splits(Judge::ridge, task, {2, 5}, {}));
    QVERIFY(set.errors_of_all() == *errors_in_splits(Judge::ridge, task, {0, 1}, {}));
  }

  /// Of two copies, each may be kept in half of the folds, and both more often than what helps.
  void what_most_folds_keep_may_be_the_worse_set() {
    const FoldsOrAll set = chosen({2, 5}, {2, 0}, planted_task());
    QVERIFY(!set.takes_folds());
    QCOMPARE(set.taken(), (std::vector<Index>{2, 5}));
  }

  void a_stop_leaves_it_open() {
    std::stop_source source;
    source.request_stop();
    FoldsOrAll set({0, 1}, {2, 5}, Judge::ridge, {});
    QVERIFY(set.advance(planted_task(), source.get_token()) == FoldsOrAll::Progress::stopped);
  }
};

QTEST_GUILESS_MAIN(TestFoldsOrAll)
#include "tst_folds_or_all.moc"
