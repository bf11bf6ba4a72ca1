// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QtTest>
#include <condition_variable>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <vector>

#include "core/error.h"
#include "tests/support/address_limit.h"
#include "tests/support/counting_stepper.h"
#include "tests/support/messages.h"
#include "tests/support/sanitized.h"
#include "tests/support/toy_problem.h"
#include "ui/run/run_controller.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr std::uint64_t endless = 1'000'000'000'000;

void begin(RunController& controller, CountingPlan plan,
           BackgroundRun::Start how = BackgroundRun::Start::running) {
  controller.start(std::make_unique<CountingStepper>(plan), toy_problem(), how);
}

/// What the controller delivered.
struct Heard {
  explicit Heard(RunController& controller) {
    QObject::connect(&controller, &RunController::snapshotArrived,
                     [this](const Snapshot& snapshot) {
                       for (const Iterate& iterate : snapshot.appended.iterates) {
                         iterations.push_back(iterate.iteration);
                       }
                     });
    QObject::connect(&controller, &RunController::finished,
                     [this](const Result& result) { results.push_back(result); });
  }
  std::vector<std::uint64_t> iterations;
  std::vector<Result> results;
};

/// Starts threads that wait, until no further one can be started: the library keeps the stacks of
/// threads that have ended.
void fill(std::vector<std::jthread>& threads) {
  try {
    while (true) {
      threads.emplace_back([](const std::stop_token& stop) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any never;
        never.wait(lock, stop, [] { return false; });
      });
    }
  } catch (const std::system_error&) {
    return;
  }
}

}  // namespace

class TestRunController : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void delivers_every_iteration_and_then_the_result() {
    RunController controller;
    Heard heard(controller);
    begin(controller, {.iterations = 500});
    QCOMPARE(controller.state(), RunController::State::Running);
    QTRY_COMPARE(heard.results.size(), 1U);
    QCOMPARE(heard.iterations.size(), 501U);
    QCOMPARE(heard.iterations.back(), 500U);
    QCOMPARE(heard.results[0].outcome.ending, Ending::converged);
    QCOMPARE(heard.results[0].iterations, 500U);
    QCOMPARE(controller.state(), RunController::State::Finished);
    QCOMPARE(controller.fraction(), 1.0);
  }

  void a_run_that_settles_early_is_done() {
    RunController controller;
    Heard heard(controller);
    begin(controller, {.iterations = 50, .foreseen = 1000});
    QTRY_COMPARE(heard.results.size(), 1U);
    QCOMPARE(heard.results[0].outcome.ending, Ending::converged);
    QCOMPARE(controller.fraction(), 1.0);
  }

  void stop_finishes_with_the_best_so_far() {
    RunController controller;
    Heard heard(controller);
    begin(controller, {.iterations = endless});
    QTRY_VERIFY(heard.iterations.size() > 5);
    controller.stop();
    QTRY_COMPARE(heard.results.size(), 1U);
    QCOMPARE(heard.results[0].outcome.ending, Ending::stopped);
    QCOMPARE(heard.results[0].iterations, heard.iterations.back());
    QVERIFY(controller.fraction() < 1.0);  // it is not done
  }

  void a_step_of_a_run_that_began_paused_adds_one_iteration() {
    RunController controller;
    Heard heard(controller);
    begin(controller, {.iterations = endless}, BackgroundRun::Start::paused);
    QTRY_COMPARE(heard.iterations, (std::vector<std::uint64_t>{0}));
    controller.step();
    QTRY_COMPARE(heard.iterations, (std::vector<std::uint64_t>{0, 1}));
    QCOMPARE(controller.state(), RunController::State::Paused);
    controller.resume();
    QCOMPARE(controller.state(), RunController::State::Running);
    QTRY_VERIFY(heard.iterations.size() > 5);
  }

  void time_stands_still_while_paused() {
    RunController controller;
    Heard heard(controller);
    begin(controller, {.iterations = endless});
    QTRY_VERIFY(heard.iterations.size() > 5);
    controller.pause();
    const double paused = controller.elapsedSeconds();
    QSignalSpy ticks(&controller, &RunController::ticked);
    QTRY_VERIFY(ticks.size() >= 2);
    QCOMPARE(controller.elapsedSeconds(), paused);
  }

  void nothing_of_a_replaced_run_is_delivered() {
    RunController controller;
    Heard heard(controller);
    begin(controller, {.iterations = endless});
    QTRY_VERIFY(heard.iterations.size() > 5);
    begin(controller, {.iterations = 3});
    heard.iterations.clear();
    QTRY_COMPARE(heard.results.size(), 1U);
    QCOMPARE(heard.iterations, (std::vector<std::uint64_t>{0, 1, 2, 3}));
    QCOMPARE(heard.results[0].iterations, 3U);
  }

  void a_listener_may_begin_the_next_run() {
    RunController controller;
    Heard heard(controller);
    connect(&controller, &RunController::finished, this, [&controller](const Result& result) {
      if (result.iterations == 3) {
        begin(controller, {.iterations = 5});
      }
    });
    begin(controller, {.iterations = 3});
    QTRY_COMPARE(heard.results.size(), 2U);
    QCOMPARE(heard.results[1].iterations, 5U);
  }

  void a_receiver_that_fails_at_the_end_does_not_keep_the_run_from_ending() {
    RunController controller;
    Heard heard(controller);
    connect(&controller, &RunController::snapshotArrived, this, [](const Snapshot& snapshot) {
      if (snapshot.outcome) {
        throw std::runtime_error("no memory for the picture");
      }
    });
    begin(controller, {.iterations = 3});
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, controller.stopAndWait());
    controller.stopAndWait();
    QCOMPARE(heard.results.size(), 1U);
    QCOMPARE(controller.state(), RunController::State::Finished);
  }

  void a_result_is_not_lost_where_no_thread_can_be_started() {
    if (tests::sanitized) {
      QSKIP("the sanitizers need their own addresses");
    }
    RunController controller;
    Heard heard(controller);
    std::optional<tests::AddressLimit> limit;
    std::vector<std::jthread> others;
    connect(&controller, &RunController::snapshotArrived, this, [&](const Snapshot& snapshot) {
      if (snapshot.outcome) {
        limit.emplace(rlim_t{4} << 20U);  // less than a stack
        fill(others);
      }
    });
    begin(controller, {.iterations = 3});
    QTRY_COMPARE(heard.results.size(), 1U);
    limit.reset();
    QCOMPARE(heard.results[0].outcome.ending, Ending::converged);
    QCOMPARE(heard.results[0].iterations, 3U);
    QVERIFY(tests::has_message(heard.results[0].warnings, "run.not_completed"));
    QCOMPARE(controller.state(), RunController::State::Finished);
  }

  void a_fault_after_the_run_is_said_and_ends_it() {
    RunController controller;
    Heard heard(controller);
    begin(controller, {.iterations = 3});
    controller.completeWith(
        [](const Result&, double, const std::stop_token&) { throw fault("upside down"); });
    QTRY_COMPARE(heard.results.size(), 1U);
    QCOMPARE(heard.results[0].outcome.ending, Ending::failed);
    const std::string said = in_words(heard.results[0].outcome.reason);
    QVERIFY2(said.find("fault in the program: upside down") != std::string::npos, said.c_str());
    QCOMPARE(controller.state(), RunController::State::Finished);
  }

  void a_receiver_may_wait_for_the_end_that_it_is_told_of() {
    RunController controller;
    Heard heard(controller);
    connect(&controller, &RunController::snapshotArrived, this,
            [&controller](const Snapshot& snapshot) {
              if (snapshot.outcome) {
                controller.stopAndWait();
              }
            });
    begin(controller, {.iterations = 3});
    QTRY_COMPARE(heard.results.size(), 1U);
    QCOMPARE(controller.state(), RunController::State::Finished);
  }

  void a_failure_is_said_in_words() {
    RunController controller;
    Heard heard(controller);
    begin(controller, {.iterations = endless, .throw_at = 20});
    QTRY_COMPARE(heard.results.size(), 1U);
    QCOMPARE(heard.results[0].outcome.ending, Ending::failed);
    QCOMPARE(in_words(controller.outcome()->reason), std::string("the scales broke"));
  }

  void forgetting_a_run_ends_it_without_a_result() {
    RunController controller;
    Heard heard(controller);
    begin(controller, {.iterations = endless});
    QTRY_VERIFY(heard.iterations.size() > 5);
    controller.forget();
    QCOMPARE(controller.state(), RunController::State::Idle);
    QVERIFY(heard.results.empty());
  }

  void may_be_destroyed_during_a_run() {
    const auto controller = std::make_unique<RunController>();
    Heard heard(*controller);
    begin(*controller, {.iterations = endless});
    QTRY_VERIFY(heard.iterations.size() > 5);
  }

  void remaining_time_follows_from_the_fraction() {
    QVERIFY(!remainingSeconds(1.0, 0.0).has_value());
    QCOMPARE(remainingSeconds(2.0, 0.25), std::optional(6.0));
    QCOMPARE(remainingSeconds(2.0, 1.0), std::optional(0.0));
  }

  void durations_read_as_clocks() {
    QCOMPARE(durationText(0.42), QString("0.4 s"));
    QCOMPARE(durationText(12.4), QString("12 s"));
    QCOMPARE(durationText(185.0), QString("3:05"));
    QCOMPARE(durationText(3723.0), QString("1:02:03"));
    for (const double seconds : {4e7, 1e19, 1e300, std::numeric_limits<double>::infinity(),
                                 std::numeric_limits<double>::quiet_NaN()}) {
      QCOMPARE(durationText(seconds), QString("more than a year"));
    }
  }
};

QTEST_GUILESS_MAIN(TestRunController)
#include "tst_run_controller.moc"
