// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <stop_token>
#include <vector>

#include "core/methods/automatic/last_look.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;
using automatic::LastLook;

namespace {

/// The first column makes the target, and the second has a part in it.
HeldOutColumns task_of_two_columns() {
  const Matrix inputs = normal_matrix(80, 4, 1);
  const Matrix target = inputs.col(0) + 0.5 * inputs.col(1) + 0.1 * normal_matrix(80, 1, 2);
  Message why;
  auto task = held_out_columns(*number_problem(inputs, target), {}, {}, why);
  return task ? *std::move(task) : HeldOutColumns();
}

}  // namespace

class TestLastLook : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keeps_what_is_needed() {
    const HeldOutColumns task = task_of_two_columns();
    QVERIFY(!task.splits.empty());
    LastLook look({0, 2, 1, 3}, Judge::ridge);
    int pieces = 0;
    while (look.advance(task, {}) == LastLook::Progress::more) {
      ++pieces;
      QVERIFY(pieces < 100);
    }
    const std::vector<Index>& left = look.left();
    QVERIFY(std::find(left.begin(), left.end(), 0) != left.end());
    QVERIFY(std::find(left.begin(), left.end(), 1) != left.end());
    std::vector<Index> all = left;
    all.insert(all.end(), look.dropped().begin(), look.dropped().end());
    std::sort(all.begin(), all.end());
    QCOMPARE(all, (std::vector<Index>{0, 1, 2, 3}));
  }

  void a_single_column_stays() {
    LastLook look({2}, Judge::neighbours);
    QVERIFY(look.advance(task_of_two_columns(), {}) == LastLook::Progress::finished);
    QCOMPARE(look.left(), std::vector<Index>{2});
  }

  void a_stop_changes_nothing() {
    std::stop_source source;
    source.request_stop();
    LastLook look({0, 1}, Judge::ridge);
    QVERIFY(look.advance(task_of_two_columns(), source.get_token()) == LastLook::Progress::stopped);
    QCOMPARE(look.left(), (std::vector<Index>{0, 1}));
    QVERIFY(look.dropped().empty());
  }
};

QTEST_GUILESS_MAIN(TestLastLook)
#include "tst_last_look.moc"
