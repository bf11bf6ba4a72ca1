// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/run/driver.h"
#include "tests/support/counting_stepper.h"

using namespace steelyard;

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
