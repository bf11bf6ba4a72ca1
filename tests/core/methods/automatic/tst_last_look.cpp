// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <stdexcept>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/methods/automatic/last_look.h"
#include "core/parallel.h"
#include "tests/core/methods/automatic/planted_tables.h"

using namespace steelyard;
using namespace steelyard::tests;
using automatic::LastLook;

namespace {

HeldOutColumns task_of(const Problem& problem) {
  Message why;
  HeldOutColumnsOptions options;
  options.repeats = 2;
  auto task = held_out_columns(problem, {}, options, why);
  if (!task) {
    throw std::runtime_error(in_words(why));
  }
  return *std::move(task);
}

/// Looks to its end.
LastLook looked(std::vector<Index> selection, Judge judge, const HeldOutColumns& task) {
  LastLook look(std::move(selection), judge);
  while (look.advance(task, {}) == LastLook::Progress::more) {
  }
  return look;
}

}  // namespace

class TestLastLook : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// x3 and x6 are planted. A column of noise leads neighbours astray.
  void noise_is_dropped_and_what_is_planted_stays() {
    const HeldOutColumns task = task_of(*linear_table());
    const LastLook look = looked({5, 0, 2}, Judge::neighbours, task);
    QCOMPARE(look.left(), (std::vector<Index>{5, 2}));
    QCOMPARE(look.dropped(), (std::vector<Index>{0}));
    const auto before = errors_in_splits(Judge::neighbours, task, {5, 0, 2}, {});
    const auto after = errors_in_splits(Judge::neighbours, task, {5, 2}, {});
    QVERIFY(look.change().has_value() && *look.change() == *after - *before);
    QVERIFY(look.change()->mean() < negligible_error);
  }

  void where_nothing_was_tried_no_change_is_known() {
    QVERIFY(!LastLook({5, 0, 2}, Judge::ridge).change().has_value());
    const HeldOutColumns task = task_of(*linear_table(60, 8));
    const LastLook kept = looked({2, 5}, Judge::ridge, task);
    QVERIFY(kept.change().has_value() && kept.change()->isZero(0.0));
  }

  /// All but one, four times.
  void errors_that_are_known_are_not_tried_again() {
    const HeldOutColumns task = task_of(*linear_table());
    const std::vector<Index> selection{5, 0, 2, 7};
    LastLook look(selection, Judge::neighbours, {}, 0,
                  errors_in_splits(Judge::neighbours, task, selection, {}));
    QVERIFY(look.change().has_value() && look.change()->isZero(0.0));
    for (int piece = 0; piece < 4; ++piece) {
      QVERIFY(look.dropped().empty());
      QVERIFY(look.advance(task, {}) == LastLook::Progress::more);
    }
    QCOMPARE(look.dropped().size(), std::size_t{1});
    while (look.advance(task, {}) == LastLook::Progress::more) {
    }
    QCOMPARE(look.left(), looked(selection, Judge::neighbours, task).left());
  }

  void no_judge_drops_what_is_planted() {
    const HeldOutColumns task = task_of(*linear_table(80, 8));
    for (const Judge judge : all_judges) {
      QCOMPARE(looked({2, 5}, judge, task).left(), (std::vector<Index>{2, 5}));
    }
    const HeldOutColumns classes = task_of(*xor_table());
    QCOMPARE(looked({1, 3}, Judge::trees, classes).left(), (std::vector<Index>{1, 3}));
  }

  /// Two columns of noise, of which a person keeps one.
  void what_a_person_keeps_stays() {
    const HeldOutColumns task = task_of(*linear_table());
    LastLook look({0, 5, 7, 2}, Judge::neighbours, {}, 1);
    while (look.advance(task, {}) == LastLook::Progress::more) {
    }
    QCOMPARE(look.left(), (std::vector<Index>{0, 5, 2}));
    QCOMPARE(look.dropped(), (std::vector<Index>{7}));
    LastLook nothing_else({0, 7}, Judge::ridge, {}, 2);
    QVERIFY(nothing_else.advance(task, {}) == LastLook::Progress::finished);
    QVERIFY(!nothing_else.change().has_value());
  }

  /// All of them, and then all but one: five pieces of four columns.
  void a_column_goes_when_all_were_tried() {
    const HeldOutColumns task = task_of(*linear_table());
    LastLook look({5, 0, 2, 7}, Judge::neighbours);
    QVERIFY(look.dropped().empty());
    for (int piece = 0; piece < 5; ++piece) {
      QVERIFY(look.dropped().empty());
      QVERIFY(look.advance(task, {}) == LastLook::Progress::more);
    }
    QCOMPARE(look.left().size(), std::size_t{3});
    QCOMPARE(look.dropped().size(), std::size_t{1});
  }

  /// Even of noise: that something is selected was decided before.
  void the_last_column_stays() {
    const HeldOutColumns task = task_of(*linear_table(60, 8));
    LastLook look({0}, Judge::ridge);
    QVERIFY(look.advance(task, {}) == LastLook::Progress::finished);
    QCOMPARE(look.left(), (std::vector<Index>{0}));
    QVERIFY(!looked({0, 1, 3}, Judge::neighbours, task).left().empty());
  }

  void a_stop_drops_nothing() {
    const HeldOutColumns task = task_of(*linear_table(60, 8));
    std::stop_source source;
    source.request_stop();
    LastLook look({5, 0, 2}, Judge::trees);
    QVERIFY(look.advance(task, source.get_token()) == LastLook::Progress::stopped);
    QCOMPARE(look.left(), (std::vector<Index>{5, 0, 2}));
    QVERIFY(look.dropped().empty());
  }

  void the_number_of_threads_changes_nothing() {
    const HeldOutColumns task = task_of(*linear_table(60, 8));
    const std::size_t before = most_threads();
    set_most_threads(1);
    const LastLook alone = looked({0, 1, 2, 3, 4, 5}, Judge::ridge, task);
    set_most_threads(3);
    const LastLook together = looked({0, 1, 2, 3, 4, 5}, Judge::ridge, task);
    set_most_threads(before);
    QCOMPARE(together.left(), alone.left());
    QCOMPARE(together.dropped(), alone.dropped());
  }
};

QTEST_GUILESS_MAIN(TestLastLook)
#include "tst_last_look.moc"
