// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QtTest>
#include <memory>
#include <semaphore>

#include "core/error.h"
#include "tests/support/counting_stepper.h"
#include "tests/support/toy_problem.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr int patience = 60000;  // milliseconds
constexpr std::uint64_t endless = 1'000'000'000'000;

/// A stepper that takes until it is allowed to be made.
class SlowStart {
 public:
  [[nodiscard]] std::function<RunController::Prepared()> make(CountingPlan plan) {
    return [this, plan]() -> RunController::Prepared {
      allowed_.acquire();
      return {std::make_unique<CountingStepper>(plan), nullptr};
    };
  }
  void allow() { allowed_.release(); }

 private:
  std::binary_semaphore allowed_{0};
};

}  // namespace

/// Until its stepper is there, a run is active, and the window lives on.
class TestPreparing : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_window_lives_on_while_a_run_is_made() {
    SlowStart start;
    RunController controller;
    RunBar bar(controller);
    bar.setRunnable(true);
    QSignalSpy started(&controller, &RunController::started);
    QSignalSpy finished(&controller, &RunController::finished);
    controller.prepare(start.make({.iterations = 5}), toy_problem());  // returns at once
    QVERIFY(controller.isActive() && controller.isPreparing() && !controller.isCompleting());
    QVERIFY(!bar.runButton()->isEnabled() && bar.stopButton()->isEnabled());
    QCoreApplication::processEvents();
    QVERIFY(started.isEmpty());
    start.allow();
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patience);
    QCOMPARE(started.size(), 1);
    QCOMPARE(finished.front().front().value<Result>().iterations, 5U);
  }

  void stop_ends_it_without_a_run() {
    SlowStart start;
    RunController controller;
    QSignalSpy started(&controller, &RunController::started);
    QSignalSpy not_started(&controller, &RunController::notStarted);
    controller.prepare(start.make({.iterations = endless}), toy_problem());
    controller.stop();
    QCOMPARE(not_started.size(), 1);
    QVERIFY(not_started.front().front().toString().isEmpty());
    QCOMPARE(controller.state(), RunController::State::Idle);
    start.allow();
    SlowStart next;
    next.allow();
    QSignalSpy finished(&controller, &RunController::finished);
    controller.prepare(next.make({.iterations = 3}), toy_problem());
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patience);
    QCOMPARE(started.size(), 1);  // nothing came of the first
    QCOMPARE(finished.front().front().value<Result>().iterations, 3U);
  }

  void what_prevents_it_is_said() {
    RunController controller;
    QSignalSpy not_started(&controller, &RunController::notStarted);
    controller.prepare(
        []() -> RunController::Prepared {
          throw bad_input({other_words("no scales here"), "", other_words("scales")});
        },
        toy_problem());
    QTRY_COMPARE_WITH_TIMEOUT(not_started.size(), 1, patience);
    QVERIFY(not_started.front().front().toString().contains("No scales here"));
    QCOMPARE(controller.state(), RunController::State::Idle);
  }

  void a_step_that_was_asked_for_meanwhile_is_made_up_for() {
    SlowStart start;
    RunController controller;
    controller.prepare(start.make({.iterations = endless}), toy_problem(),
                       BackgroundRun::Start::paused);
    controller.step();
    controller.step();
    start.allow();
    QTRY_COMPARE_WITH_TIMEOUT(controller.iteration(), 2U, patience);
    QCOMPARE(controller.state(), RunController::State::Paused);
  }
};

QTEST_MAIN(TestPreparing)
#include "tst_preparing.moc"
