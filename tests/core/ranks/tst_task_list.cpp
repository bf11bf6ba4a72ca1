// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <map>
#include <string>
#include <vector>

#include "core/error.h"
#include "core/ranks/task_list.h"

using namespace steelyard;

namespace {

std::vector<Task> tasks_of(const std::vector<double>& seconds) {
  std::vector<Task> tasks;
  for (const double of_task : seconds) {
    tasks.push_back({nullptr, {}, of_task, 0.0});
  }
  return tasks;
}

std::exception_ptr failure(const char* words) {
  return std::make_exception_ptr(bad_input(other_words(words)));
}

}  // namespace

class TestTaskList : public QObject {
  Q_OBJECT

  std::map<std::size_t, std::string> found_;
  const TaskDone keep_ = [this](std::size_t place, std::string_view found, double) {
    found_.emplace(place, found);
  };

 private Q_SLOTS:
  void init() { found_.clear(); }

  void the_longest_come_first_and_equal_ones_in_order() {
    const std::vector<Task> tasks = tasks_of({1.0, 3.0, 1.0, 2.0});
    TaskList list(tasks, OnFailure::end, keep_);
    std::vector<std::size_t> taken;
    while (const auto place = list.take()) {
      taken.push_back(*place);
    }
    QVERIFY((taken == std::vector<std::size_t>{1, 3, 0, 2}));
  }

  void what_is_lost_is_taken_again() {
    const std::vector<Task> tasks = tasks_of({1.0, 1.0});
    TaskList list(tasks, OnFailure::end, keep_);
    QCOMPARE(*list.take(), 0U);
    QCOMPARE(*list.take(), 1U);
    QVERIFY(!list.take());
    list.give_back({0});
    QCOMPARE(*list.take_here({}), 0U);
    list.finish(0, "a", 0.0);
    list.finish(1, "b", 0.0);
    QVERIFY(!list.take_here({}));
    QCOMPARE(found_.size(), 2U);
  }

  void what_comes_twice_is_told_once() {
    const std::vector<Task> tasks = tasks_of({1.0});
    TaskList list(tasks, OnFailure::end, keep_);
    list.finish(0, "first", 0.0);
    list.finish(0, "second", 0.0);
    QCOMPARE(found_.at(0), std::string("first"));
  }

  void the_failure_of_the_first_task_counts_whichever_comes_first() {
    const std::vector<Task> tasks = tasks_of({1.0, 1.0, 1.0, 1.0});
    TaskList list(tasks, OnFailure::end, keep_);
    list.fail(2, failure("late"));
    QCOMPARE(*list.take(), 0U);  // an earlier one may fail, too
    QCOMPARE(*list.take(), 1U);
    QVERIFY(!list.take());  // later ones are not needed
    list.fail(1, failure("early"));
    list.finish(0, "", 0.0);
    QVERIFY(!list.take_here({}));
    try {
      list.rethrow_failure();
      QFAIL("nothing was thrown");
    } catch (const Error& error) {
      QCOMPARE(std::string(error.what()), std::string("early"));
    }
  }

  void what_others_fail_at_is_done_here() {
    const std::vector<Task> tasks = tasks_of({1.0});
    TaskList list(tasks, OnFailure::end, keep_);
    QCOMPARE(*list.take(), 0U);
    list.failed_elsewhere(0);
    QVERIFY(!list.take());  // nobody else is asked
    QCOMPARE(*list.take_here({}), 0U);
    list.finish(0, "found", 0.0);
    QVERIFY(!list.take_here({}));
  }

  void failures_may_be_left_out() {
    const std::vector<Task> tasks = tasks_of({1.0, 1.0, 1.0});
    TaskList list(tasks, OnFailure::leave_out, keep_);
    list.fail(0, failure("here"));
    list.failed_elsewhere(1);
    list.finish(2, "found", 0.0);
    QVERIFY(!list.take_here({}));
    list.rethrow_failure();
    QCOMPARE(found_.size(), 1U);
  }

  /// Whoever has it may be there and do nothing.
  void what_takes_too_long_elsewhere_is_done_here_once() {
    const std::vector<Task> tasks = tasks_of({1.0});
    TaskList list(tasks, OnFailure::end, keep_, std::chrono::seconds(0));
    QCOMPARE(*list.take(), 0U);
    QCOMPARE(*list.take_here({}), 0U);
    list.finish(0, "here", 0.0);
    list.finish(0, "late", 0.0);
    QVERIFY(!list.take_here({}));
    QCOMPARE(found_.at(0), std::string("here"));
  }

  /// Nobody waits until this process has done again what another one has done meanwhile.
  void what_is_done_elsewhere_is_not_gone_on_with_here() {
    const std::vector<Task> tasks = tasks_of({1.0});
    TaskList list(tasks, OnFailure::end, keep_, std::chrono::seconds(0));
    QCOMPARE(*list.take(), 0U);
    QCOMPARE(*list.take_here({}), 0U);
    const std::stop_source here = list.begun_here(0);
    QVERIFY(!here.stop_requested());
    list.finish(0, "elsewhere", 0.0);
    QVERIFY(here.stop_requested());
    QVERIFY(list.begun_here(0).stop_requested());
  }

  /// As when memory is too small here, and was large enough there.
  void what_is_done_elsewhere_cannot_fail_here() {
    const std::vector<Task> tasks = tasks_of({1.0, 1.0});
    TaskList list(tasks, OnFailure::end, keep_);
    list.finish(0, "elsewhere", 0.0);
    list.fail(0, failure("here"));
    QCOMPARE(*list.take(), 1U);  // still needed
    list.finish(1, "", 0.0);
    list.rethrow_failure();
    QCOMPARE(found_.at(0), std::string("elsewhere"));
  }

  void a_failure_to_take_what_is_found_is_one_of_the_task() {
    const std::vector<Task> tasks = tasks_of({1.0});
    const TaskDone throws = [](std::size_t, std::string_view, double) {
      throw bad_input(other_words("full"));
    };
    TaskList list(tasks, OnFailure::end, throws);
    list.finish(0, "", 0.0);
    QVERIFY(!list.take_here({}));
    QVERIFY_THROWS_EXCEPTION(Error, list.rethrow_failure());
  }

  void a_stop_ends_the_waiting() {
    const std::vector<Task> tasks = tasks_of({1.0});
    TaskList list(tasks, OnFailure::end, keep_);
    QCOMPARE(*list.take(), 0U);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!list.take_here(stop.get_token()));
  }
};

QTEST_APPLESS_MAIN(TestTaskList)
#include "tst_task_list.moc"
