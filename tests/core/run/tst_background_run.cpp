// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>

#include "core/run/background_run.h"
#include "tests/support/counting_stepper.h"

using namespace steelyard;

namespace {

constexpr std::uint64_t endless = 1'000'000'000'000;
constexpr double too_long = 1e6;  // seconds of a run whose next piece nobody waits for

std::unique_ptr<BackgroundRun> run_of(CountingPlan plan, BackgroundRun::Start start) {
  return std::make_unique<BackgroundRun>(std::make_unique<CountingStepper>(plan), start, 1);
}

/// All that the mailbox gave so far.
struct Seen {
  std::vector<std::uint64_t> iterations;
  std::uint64_t newest = 0;
  std::optional<Outcome> outcome;

  void look_into(BackgroundRun& run) {
    const auto snapshot = run.look();
    if (!snapshot) {
      return;
    }
    newest = snapshot->iteration;
    for (const Iterate& iterate : snapshot->appended.iterates) {
      iterations.push_back(iterate.iteration);
    }
    if (snapshot->outcome) {
      outcome = snapshot->outcome;
    }
  }

  /// \return whether it came before the test's patience ended
  template <typename Condition>
  bool look_until(BackgroundRun& run, Condition condition) {
    return QTest::qWaitFor([&] {
      look_into(run);
      return condition();
    });
  }

  [[nodiscard]] bool is_complete() const {
    for (std::size_t position = 0; position < iterations.size(); ++position) {
      if (iterations[position] != position) {
        return false;
      }
    }
    return !iterations.empty() && iterations.back() == newest;
  }
};

}  // namespace

class TestBackgroundRun : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void loses_nothing_between_looks() {
    const auto run = run_of({.iterations = 20000}, BackgroundRun::Start::running);
    Seen seen;
    QVERIFY(seen.look_until(*run, [&] { return seen.outcome.has_value(); }));
    QCOMPARE(seen.outcome->ending, Ending::converged);
    QCOMPARE(seen.iterations.size(), 20001U);
    QVERIFY(seen.is_complete());
    QCOMPARE(run->result().iterations, 20000U);
    QVERIFY(!run->look().has_value());
  }

  void started_paused_it_shows_the_start_and_waits() {
    const auto run = run_of({.iterations = endless}, BackgroundRun::Start::paused);
    Seen seen;
    QVERIFY(seen.look_until(*run, [&] { return !seen.iterations.empty(); }));
    QCOMPARE(run->result().iterations, 0U);
    seen.look_into(*run);
    QCOMPARE(seen.iterations, std::vector<std::uint64_t>{0});
  }

  void a_single_step_adds_exactly_one_iteration() {
    const auto run = run_of({.iterations = endless}, BackgroundRun::Start::paused);
    Seen seen;
    for (std::uint64_t step = 1; step <= 20; ++step) {
      run->step();
      QVERIFY(seen.look_until(*run, [&] { return seen.newest == step; }));
      QCOMPARE(run->result().iterations, step);
    }
    seen.look_into(*run);
    QCOMPARE(seen.iterations.size(), 21U);
    QVERIFY(seen.is_complete());
  }

  void steps_asked_for_at_once_add_up() {
    const auto run = run_of({.iterations = endless}, BackgroundRun::Start::paused);
    for (int step = 0; step < 7; ++step) {
      run->step();
    }
    Seen seen;
    QVERIFY(seen.look_until(*run, [&] { return seen.newest == 7; }));
    QCOMPARE(run->result().iterations, 7U);
  }

  void a_step_outlasts_pieces_that_only_search() {
    const auto run =
        run_of({.iterations = endless, .empty_pieces = 5}, BackgroundRun::Start::paused);
    run->step();
    Seen seen;
    QVERIFY(seen.look_until(*run, [&] { return seen.newest == 1; }));
    QCOMPARE(seen.iterations, (std::vector<std::uint64_t>{0, 1}));
  }

  void pauses_and_goes_on_where_it_was() {
    const auto run = run_of({.iterations = endless}, BackgroundRun::Start::running);
    Seen seen;
    QVERIFY(seen.look_until(*run, [&] { return seen.newest > 10; }));
    run->pause();
    // A piece may be under way; result() waits for it, and two alike mean that nothing moves.
    std::uint64_t before = 0;
    QTRY_COMPARE(std::exchange(before, run->result().iterations), run->result().iterations);
    seen.look_into(*run);
    QCOMPARE(seen.newest, before);
    run->resume();
    QVERIFY(seen.look_until(*run, [&] { return seen.newest > before; }));
    QVERIFY(seen.is_complete());
  }

  void waits_between_iterations_until_it_may_hurry() {
    const auto slow = run_of({.iterations = 100}, BackgroundRun::Start::paused);
    slow->set_duration(too_long);
    slow->resume();
    Seen seen;
    QVERIFY(seen.look_until(*slow, [&] { return seen.newest == 1; }));
    QCOMPARE(slow->result().iterations, 1U);
    slow->set_duration(0.0);
    QVERIFY(seen.look_until(*slow, [&] { return seen.outcome.has_value(); }));
    QVERIFY(seen.is_complete());
    const auto fast = run_of({.iterations = 100}, BackgroundRun::Start::running);
    Seen other;
    QVERIFY(other.look_until(*fast, [&] { return other.outcome.has_value(); }));
    QCOMPARE(seen.iterations, other.iterations);
    QVERIFY(slow->result().space == fast->result().space);
    QCOMPARE(slow->result().objective, fast->result().objective);
    QVERIFY(slow->worked_seconds() < too_long / 100.0);
  }

  /// Each of these would otherwise be answered in hours.
  void answers_while_it_waits_for_its_time() {
    const auto run = run_of({.iterations = 100}, BackgroundRun::Start::paused);
    run->set_duration(too_long);
    run->resume();
    Seen seen;
    QVERIFY(seen.look_until(*run, [&] { return seen.newest == 1; }));
    run->want_result();
    std::optional<Result> so_far;
    QVERIFY(QTest::qWaitFor([&] { return (so_far = run->take_result()).has_value(); }));
    QCOMPARE(so_far->iterations, 1U);
    run->step();
    QVERIFY(seen.look_until(*run, [&] { return seen.newest == 2; }));
    run->resume();  // a pause ends the wait, too: what was shown was looked at
    QVERIFY(seen.look_until(*run, [&] { return seen.newest == 3; }));
    run->stop();
    QVERIFY(seen.look_until(*run, [&] { return seen.outcome.has_value(); }));
    QCOMPARE(seen.outcome->ending, Ending::stopped);
    QCOMPARE(seen.newest, 3U);
  }

  void stop_ends_a_run_as_stopped_with_the_best_so_far() {
    const auto run = run_of({.iterations = endless}, BackgroundRun::Start::running);
    Seen seen;
    QVERIFY(seen.look_until(*run, [&] { return seen.newest > 10; }));
    run->stop();
    QVERIFY(seen.look_until(*run, [&] { return seen.outcome.has_value(); }));
    QCOMPARE(seen.outcome->ending, Ending::stopped);
    QVERIFY(seen.is_complete());
    QCOMPARE(run->result().iterations, seen.newest);
    QCOMPARE(run->result().outcome.ending, Ending::stopped);
  }

  void stop_ends_a_paused_run() {
    const auto run = run_of({.iterations = endless}, BackgroundRun::Start::paused);
    run->stop();
    Seen seen;
    QVERIFY(seen.look_until(*run, [&] { return seen.outcome.has_value(); }));
    QCOMPARE(seen.outcome->ending, Ending::stopped);
  }

  void an_exception_ends_a_run_as_failed_and_says_why() {
    const auto run = run_of({.iterations = endless, .throw_at = 50}, BackgroundRun::Start::running);
    Seen seen;
    QVERIFY(seen.look_until(*run, [&] { return seen.outcome.has_value(); }));
    QCOMPARE(seen.outcome->ending, Ending::failed);
    QCOMPARE(in_words(seen.outcome->reason), std::string("the scales broke"));
  }

  void result_is_answered_while_a_run_goes_on() {
    const auto run = run_of({.iterations = endless}, BackgroundRun::Start::running);
    std::uint64_t newest = 0;
    for (int look = 0; look < 50; ++look) {
      const Result result = run->result();
      QVERIFY(result.iterations >= newest);
      newest = result.iterations;
      static_cast<void>(run->look());
    }
  }

  void may_be_destroyed_at_any_moment() {
    for (int trial = 0; trial < 50; ++trial) {
      const auto start =
          trial % 2 == 0 ? BackgroundRun::Start::running : BackgroundRun::Start::paused;
      const auto run = run_of({.iterations = endless}, start);
      if (trial % 3 == 0) {
        run->step();
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestBackgroundRun)
#include "tst_background_run.moc"
