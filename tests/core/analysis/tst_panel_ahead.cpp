// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/method_panel.h"
#include "core/ranks/known_tasks.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/panels.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Does all tasks by itself, as other processes would, the last first; may be stopped amid them.
class OtherHands final : public HandOut {
 public:
  OtherHands() : kinds_(builtin_tasks()), methods_(methods_by_id(all_methods())) {
    set_hand_out(this);
  }
  OtherHands(const OtherHands&) = delete;
  OtherHands& operator=(const OtherHands&) = delete;
  ~OtherHands() override { set_hand_out(nullptr); }

  void stop_after(std::size_t tasks) { stop_after_ = tasks; }
  [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }
  [[nodiscard]] std::size_t tasks() const { return tasks_; }

  [[nodiscard]] bool do_all(const std::vector<Task>& tasks, OnFailure /*on_failure*/,
                            const std::stop_token& stop, const TaskDone& done) override {
    busy_ = true;
    for (std::size_t left = tasks.size(); left > 0 && !stop.stop_requested(); --left) {
      const Task& task = tasks[left - 1];
      const auto found = kinds_.at(task.common->kind())(*task.common, task.own, methods_, stop);
      done(left - 1, found.value(), 0.0);
      if (++tasks_ == stop_after_) {
        stop_.request_stop();
      }
    }
    busy_ = false;
    return !stop.stop_requested();
  }
  [[nodiscard]] std::size_t at_once() const override { return 2; }
  [[nodiscard]] bool is_busy() const override { return busy_; }
  [[nodiscard]] const MethodById& methods() const override { return methods_; }

 private:
  TaskKinds kinds_;
  MethodById methods_;
  std::stop_source stop_;
  std::size_t tasks_ = 0;
  std::size_t stop_after_ = 0;
  bool busy_ = false;
};

ProblemPtr planted() {
  const Matrix values = normal_matrix(60, 7, 4);
  return number_problem(values.leftCols(6),
                        values.col(0) + 0.5 * values.col(1) + 0.3 * values.rightCols(1));
}

}  // namespace

/// A panel whose work others have done before it asks for it.
class TestPanelAhead : public QObject {
  Q_OBJECT

  const PanelOptions options_ = [] {
    PanelOptions options = quick_panel();
    options.discovery_rate = 0.2;
    return options;
  }();
  const std::vector<PanelMember> members_ =
      members_of(all_methods(), planted(), {"f-test", "elastic-net", "mrmr"}, options_);

 private Q_SLOTS:
  void it_finds_the_same_bits() {
    const MethodPanel alone = method_panel(members_, options_, {});
    OtherHands others;
    Index trials = 0;
    PanelObserver observer;
    observer.ahead.spent = [&](std::size_t member, double) {
      QVERIFY(member < members_.size());
      ++trials;
    };
    const MethodPanel shared = method_panel(members_, options_, {}, nullptr, observer);
    QCOMPARE(trials, std::ssize(members_) * options_.folds);
    QVERIFY(shared.complete);
    QVERIFY(same_panels(shared, alone));
  }

  /// The rows are those of which all is known, and the rest is done later.
  void a_stop_keeps_what_is_known() {
    const MethodPanel alone = method_panel(members_, options_, {});
    std::size_t all = 0;
    {
      OtherHands others;
      static_cast<void>(method_panel(members_, options_, {}));
      all = others.tasks();
    }
    std::size_t most_rows = 0;
    for (std::size_t tasks = 1; tasks < all; tasks += 5) {
      PanelLog log;
      OtherHands others;
      others.stop_after(tasks);
      const MethodPanel part = method_panel(members_, options_, others.token(), &log);
      QVERIFY(!part.complete);
      most_rows = std::max(most_rows, part.rows.size());
      for (const PanelRow& row : part.rows) {
        QVERIFY(row.errors == alone.rows[row.member].errors);
        QVERIFY(same_discoveries(row, alone.rows[row.member]));
      }
      const MethodPanel whole = method_panel(members_, options_, {}, &log);
      QVERIFY(whole.complete);
      QVERIFY(same_panels(whole, alone));
    }
    QCOMPARE(most_rows, members_.size());  // stopped among trials on targets in random order
  }
};

QTEST_APPLESS_MAIN(TestPanelAhead)
#include "tst_panel_ahead.moc"
