// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/bytes.h"
#include "core/error.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/ranks/known_tasks.h"
#include "core/ranks/rank_pool.h"
#include "core/ranks/rank_worker.h"
#include "core/trials/trial_work.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr std::chrono::seconds patience{60};

const MethodRegistry& methods() {
  static const MethodRegistry all = builtin_methods();
  return all;
}

/// Another rank, in a thread of this process.
class Rank {
 public:
  Rank(const RankPool& pool, TaskKinds kinds)
      : kinds_(std::move(kinds)), thread_([this, meeting = pool.meeting()] {
          set_most_threads(1);
          end_ = serve_rank_zero(meeting, kinds_, methods_by_id(methods()), stop_.get_token());
        }) {}
  Rank(const Rank&) = delete;
  Rank& operator=(const Rank&) = delete;
  ~Rank() { leave(); }

  void leave() {
    stop_.request_stop();
    wait();
  }
  void wait() {
    if (thread_.joinable()) {
      thread_.join();
    }
  }
  [[nodiscard]] std::stop_source& stop() { return stop_; }
  [[nodiscard]] const RankEnd& end() const { return end_; }

 private:
  TaskKinds kinds_;
  std::stop_source stop_;
  RankEnd end_;
  std::thread thread_;
};

ProblemPtr small_problem() {
  const Matrix values = normal_matrix(60, 6, 4);
  return number_problem(values.leftCols(5),
                        values.col(0) + 0.5 * values.col(1) + 0.3 * values.rightCols(1));
}

/// A kind that squares numbers, and what it does before.
TaskKinds squares(const std::function<void(double number, const std::stop_token& stop)>& before) {
  TaskKinds kinds;
  kinds["square"] = [before](const CommonPart&, std::string_view own, const MethodById&,
                             const std::stop_token& stop) -> std::optional<std::string> {
    double number = 0.0;
    from_bytes(own, number);
    before(number, stop);
    return stop.stop_requested() ? std::nullopt : std::optional(as_bytes(number * number));
  };
  return kinds;
}

std::vector<Task> numbers(int count, const ProblemPtr& problem) {
  const auto common = std::make_shared<const CommonPart>("square", problem, "");
  std::vector<Task> tasks;
  for (int k = 0; k < count; ++k) {
    tasks.push_back({common, as_bytes(static_cast<double>(k)), 0.0, 0.0});
  }
  return tasks;
}

/// Until somebody has it otherwise, or patience ends.
template <typename Condition>
bool comes_true(const Condition& condition) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) {
      return false;
    }
    std::this_thread::yield();
  }
  return true;
}

}  // namespace

/// Rank 0 and other ranks, which are threads here and processes elsewhere: they know nothing of
/// each other but what they send.
class TestRankPool : public QObject {
  Q_OBJECT

  std::set<std::size_t> done_;
  std::vector<double> found_;
  const TaskDone keep_ = [this](std::size_t place, std::string_view bytes, double) {
    done_.insert(place);
    from_bytes(bytes, found_.at(place));
  };

  void verify_squares(int count) const {
    QCOMPARE(done_.size(), static_cast<std::size_t>(count));
    for (int k = 0; k < count; ++k) {
      QCOMPARE(found_[static_cast<std::size_t>(k)], static_cast<double>(k * k));
    }
  }

 private Q_SLOTS:
  void init() {
    done_.clear();
    found_.assign(1000, -1.0);
  }

  /// While rank 0 waits in its first task, the other one does all others.
  void another_rank_does_tasks() {
    const ProblemPtr problem = small_problem();
    std::atomic<int> elsewhere = 0;
    constexpr int count = 50;
    const TaskKinds here = squares([&](double, const std::stop_token&) {
      QVERIFY(comes_true([&] { return elsewhere >= count - 1; }));
    });
    set_most_threads(1);
    RankPool pool(here, methods_by_id(methods()));
    Rank other(pool, squares([&](double, const std::stop_token&) { ++elsewhere; }));
    pool.wait_for(1, patience, {});
    QCOMPARE(pool.counts().joined, 1U);
    QVERIFY(pool.do_all(numbers(count, problem), OnFailure::end, {}, keep_));
    verify_squares(count);
    QVERIFY(pool.counts().done_elsewhere >= count - 1);
  }

  /// It takes a task and goes, as if it were killed: what it had is done again.
  void a_lost_rank_costs_its_tasks_only() {
    const ProblemPtr problem = small_problem();
    std::atomic<bool> has_begun = false;
    const TaskKinds here = squares([&](double, const std::stop_token&) {
      QVERIFY(comes_true([&] { return has_begun.load(); }));
    });
    set_most_threads(1);
    RankPool pool(here, methods_by_id(methods()));
    std::unique_ptr<Rank> other;
    std::atomic<Rank*> to_leave = nullptr;
    other =
        std::make_unique<Rank>(pool, squares([&](double, const std::stop_token& stop) {
                                 has_begun = true;
                                 QVERIFY(comes_true([&] { return to_leave.load() != nullptr; }));
                                 to_leave.load()->stop().request_stop();
                                 QVERIFY(comes_true([&] { return stop.stop_requested(); }));
                               }));
    to_leave = other.get();
    pool.wait_for(1, patience, {});
    QVERIFY(pool.do_all(numbers(20, problem), OnFailure::end, {}, keep_));
    verify_squares(20);
    QCOMPARE(pool.counts().lost, 1U);
    QVERIFY(pool.counts().given_back >= 1);
  }

  void a_failure_is_that_of_the_first_task() {
    const ProblemPtr problem = small_problem();
    const auto fails = [](double number, const std::stop_token&) {
      if (number == 7.0 || number == 30.0) {
        throw bad_input(other_words(number == 7.0 ? "seven" : "thirty"));
      }
    };
    set_most_threads(1);
    const TaskKinds here = squares(fails);
    RankPool pool(here, methods_by_id(methods()));
    Rank other(pool, squares(fails));
    pool.wait_for(1, patience, {});
    for (int round = 0; round < 20; ++round) {
      try {
        static_cast<void>(pool.do_all(numbers(40, problem), OnFailure::end, {}, keep_));
        QFAIL("nothing was thrown");
      } catch (const Error& error) {
        QCOMPARE(std::string(error.what()), std::string("seven"));
      }
      init();
      QVERIFY(pool.do_all(numbers(40, problem), OnFailure::leave_out, {}, keep_));
      QCOMPARE(done_.size(), 38U);
    }
  }

  void a_stop_keeps_what_is_done() {
    const ProblemPtr problem = small_problem();
    std::stop_source stop;
    const TaskKinds here = squares([&](double number, const std::stop_token&) {
      if (number == 3.0) {
        stop.request_stop();
      }
    });
    set_most_threads(1);
    RankPool pool(here, methods_by_id(methods()));
    QVERIFY(!pool.do_all(numbers(40, problem), OnFailure::end, stop.get_token(), keep_));
    QVERIFY((done_ == std::set<std::size_t>{0, 1, 2}));
  }

  void nobody_joins_without_the_secret() {
    const TaskKinds here = squares([](double, const std::stop_token&) {});
    RankPool pool(here, methods_by_id(methods()));
    Meeting meeting = pool.meeting();
    meeting.secret += "x";
    QVERIFY_THROWS_EXCEPTION(
        Error, static_cast<void>(serve_rank_zero(meeting, here, methods_by_id(methods()), {})));
    QCOMPARE(pool.counts().joined, 0U);
  }

  /// Real trials: the bits of a list that other ranks have had a part in are those of threads.
  void trials_have_the_same_bits_data() {
    QTest::addColumn<QString>("method");
    for (const char* id : {"dii", "f-test", "mrmr", "elastic-net", "random-forest"}) {
      QTest::newRow(id) << id;
    }
  }
  void trials_have_the_same_bits() {
    QFETCH(QString, method);
    const Method* const found = methods().find_if_known(method.toStdString());
    TrialPlan plan;
    plan.run = found->plan(found->schema().defaults());
    plan.problem = small_problem();
    std::vector<Trial> trials(6);
    for (std::size_t k = 0; k < trials.size(); ++k) {
      trials[k].number = k;
      trials[k].change.permuted_target = RandomDraw{3, k};
    }
    set_most_threads(1);
    const auto alone = run_trials(plan, trials, {});
    const TaskKinds kinds = builtin_tasks();
    RankPool pool(kinds, methods_by_id(methods()));
    Rank first(pool, kinds);
    Rank second(pool, kinds);
    pool.wait_for(2, patience, {});
    set_hand_out(&pool);
    const auto shared = run_trials(plan, trials, {});
    set_hand_out(nullptr);
    QVERIFY(alone && shared);
    for (std::size_t k = 0; k < trials.size(); ++k) {
      QCOMPARE((*shared)[k].objective, (*alone)[k].objective);
      QVERIFY((*shared)[k].ranking == (*alone)[k].ranking);
      QCOMPARE((*shared)[k].selected, (*alone)[k].selected);
    }
  }
};

QTEST_APPLESS_MAIN(TestRankPool)
#include "tst_rank_pool.moc"
