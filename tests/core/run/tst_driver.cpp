// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>
#include <new>

#include "core/run/driver.h"
#include "tests/support/counting_stepper.h"

using namespace steelyard;

namespace {

/// There is not even enough for its result.
class WithoutMemory final : public Stepper {
 public:
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return {}; }

 private:
  [[nodiscard]] Snapshot work(Budget /*budget*/, std::stop_token /*stop*/) override {
    throw std::bad_alloc();
  }
  [[nodiscard]] Result best_so_far() const override { throw std::bad_alloc(); }
};

}  // namespace

class TestDriver : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_piece_that_took_its_time_keeps_its_length() {
    QCOMPARE(next_budget({40}, 0.03).iterations, 40U);
  }

  void aims_at_the_target() {
    QCOMPARE(next_budget({40}, 0.015).iterations, 80U);
    QCOMPARE(next_budget({40}, 0.06).iterations, 20U);
    QCOMPARE(next_budget({40}, 0.1, 0.2).iterations, 80U);
  }

  void moves_by_a_factor_of_four_at_most() {
    QCOMPARE(next_budget({100}, 1e-6).iterations, 400U);
    QCOMPARE(next_budget({100}, 0.0).iterations, 400U);
    QCOMPARE(next_budget({100}, 60.0).iterations, 25U);
  }

  void never_falls_below_one_iteration() {
    QCOMPARE(next_budget({1}, 10.0).iterations, 1U);
    QCOMPARE(next_budget({3}, 10.0).iterations, 1U);
  }

  void never_rises_above_the_most_however_short_the_pieces_are() {
    Budget budget;
    for (int piece = 0; piece < 100; ++piece) {
      const Budget next = next_budget(budget, 0.0);
      QVERIFY(next.iterations >= budget.iterations);
      budget = next;
    }
    QCOMPARE(budget.iterations, most_iterations);
    QCOMPARE(next_budget({std::numeric_limits<std::size_t>::max()}, 1e-300).iterations,
             most_iterations);
    QCOMPARE(next_budget(budget, 0.06).iterations, most_iterations / 2);
  }

  void begins_anew_at_each_stage() {
    Pace pace;
    Snapshot snapshot;
    for (int piece = 0; piece < 3; ++piece) {
      pace.learn(snapshot, 0.0, pace.budget());
    }
    QCOMPARE(pace.budget().iterations, 64U);
    snapshot.stage = other_words("1 of 2 tried");  // words alone begin nothing anew
    pace.learn(snapshot, 0.0, pace.budget());
    QCOMPARE(pace.budget().iterations, 256U);
    snapshot.stage_number = 1;
    pace.learn(snapshot, 0.0, pace.budget());
    QCOMPARE(pace.budget().iterations, 1U);
    pace.learn(snapshot, 0.0, pace.budget());
    QCOMPARE(pace.budget().iterations, 4U);
  }

  void what_a_piece_throws_is_the_outcome_and_the_best_so_far_is_kept() {
    CountingStepper stepper({.iterations = 5000, .throw_at = 40});
    int outcomes = 0;
    const Outcome outcome =
        drive(stepper, {}, [&](Snapshot&& snapshot) { outcomes += snapshot.outcome ? 1 : 0; });
    QCOMPARE(outcomes, 1);
    QCOMPARE(outcome.ending, Ending::failed);
    QCOMPARE(in_words(outcome.reason), std::string("the scales broke"));
    const Result result = result_of(stepper, outcome);
    QCOMPARE(result.outcome.ending, Ending::failed);
    QVERIFY(result.outcome.reason == outcome.reason);
    QVERIFY(result.iterations > 0);
    QVERIFY(result.objective < 1.0);
  }

  void want_of_memory_is_said_in_words_also_where_the_result_wants_some() {
    WithoutMemory stepper;
    const Outcome outcome = drive(stepper, {}, [](Snapshot&&) {});
    QCOMPARE(outcome.ending, Ending::failed);
    QCOMPARE(outcome.reason.id, std::string("memory.not_enough"));
    const Result result = result_of(stepper, outcome);
    QCOMPARE(result.outcome.ending, Ending::failed);
    QCOMPARE(result.warnings.size(), 1U);
    QCOMPARE(result.warnings.front().id, std::string("run.result_lost"));
    QVERIFY(in_words(result.warnings.front()).find("not enough memory") != std::string::npos);
  }

  void a_result_that_cannot_be_had_is_no_success() {
    const CountingStepper stepper({.iterations = 5});
    const Result kept = result_of(stepper, {Ending::converged, {}});
    QCOMPARE(kept.outcome.ending, Ending::converged);
    const Result lost =
        result_of([]() -> Result { throw std::bad_alloc(); }, {Ending::converged, {}});
    QCOMPARE(lost.outcome.ending, Ending::failed);
    QVERIFY(in_words(lost.outcome.reason).find("not enough memory") != std::string::npos);
    const Result unsound = result_of(
        [] {
          Result blank;
          blank.outcome = {Ending::failed, other_words("not finite")};
          return blank;
        },
        {Ending::iteration_limit, {}});
    QCOMPARE(unsound.outcome.ending, Ending::failed);
    QCOMPARE(in_words(unsound.outcome.reason), std::string("not finite"));
  }

  void settles_where_a_piece_takes_the_target_time() {
    constexpr double seconds_per_iteration = 1e-4;
    Budget budget;
    for (int piece = 0; piece < 10; ++piece) {
      budget = next_budget(budget, static_cast<double>(budget.iterations) * seconds_per_iteration);
    }
    QVERIFY(budget.iterations >= 290 && budget.iterations <= 300);
  }

  void shows_every_iteration_once_in_order_and_ends_with_the_outcome() {
    CountingStepper stepper({.iterations = 5000});
    std::vector<std::uint64_t> seen;
    int outcomes = 0;
    const Outcome outcome = drive(stepper, {}, [&](Snapshot&& snapshot) {
      for (const Iterate& iterate : snapshot.appended.iterates) {
        seen.push_back(iterate.iteration);
      }
      outcomes += snapshot.outcome ? 1 : 0;
    });
    QCOMPARE(outcome.ending, Ending::converged);
    QCOMPARE(outcomes, 1);
    QCOMPARE(seen.size(), 5001U);
    for (std::size_t position = 0; position < seen.size(); ++position) {
      QCOMPARE(seen[position], static_cast<std::uint64_t>(position));
    }
  }

  void the_first_snapshot_is_the_start_and_nothing_more() {
    CountingStepper stepper;
    std::optional<Snapshot> first;
    drive(stepper, {}, [&](Snapshot&& snapshot) {
      if (!first) {
        first = std::move(snapshot);
      }
    });
    QCOMPARE(first->iteration, 0U);
    QCOMPARE(first->appended.iterates.size(), 1U);
  }

  void stops_when_the_observer_asks_for_it() {
    CountingStepper stepper({.iterations = 1'000'000'000});
    std::stop_source source;
    const Outcome outcome =
        drive(stepper, source.get_token(), [&](Snapshot&&) { source.request_stop(); });
    QCOMPARE(outcome.ending, Ending::stopped);
    QCOMPARE(stepper.pieces(), 2);
  }
};

QTEST_GUILESS_MAIN(TestDriver)
#include "tst_driver.moc"
