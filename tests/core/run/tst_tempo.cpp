// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <chrono>

#include "core/run/driver.h"

using namespace steelyard;
using namespace std::chrono_literals;

class TestTempo : public QObject {
  Q_OBJECT

  const Tempo::Clock::time_point start_;

 private Q_SLOTS:
  void as_fast_as_possible_nothing_waits() {
    Tempo tempo;
    tempo.begin(start_);
    tempo.learn(0.5);
    QVERIFY(!tempo.is_early(start_));
    QCOMPARE(tempo.budget({4096}).iterations, 4096U);
  }

  void a_hundred_iterations_in_five_seconds_are_50_ms_apart() {
    Tempo tempo;
    tempo.set_seconds(5.0);
    auto now = start_;
    for (int iteration = 1; iteration <= 100; ++iteration) {
      QCOMPARE(tempo.budget({4096}).iterations, 1U);
      tempo.begin(now);
      tempo.learn(iteration / 100.0);
      QVERIFY(tempo.is_early(now));
      now = tempo.due();
      QVERIFY(!tempo.is_early(now));
    }
    QVERIFY(std::chrono::abs(now - start_ - 5s) < 1ms);
  }

  /// A slow piece is made up for by those after it.
  void what_a_piece_takes_is_part_of_the_time() {
    Tempo tempo;
    tempo.set_seconds(10.0);
    tempo.begin(start_);
    tempo.learn(0.1);
    QVERIFY(!tempo.is_early(start_ + 3s));
    tempo.begin(start_ + 3s);
    tempo.learn(0.4);
    QVERIFY(std::chrono::abs(tempo.due() - start_ - 4s) < 1ms);
  }

  void a_pause_and_another_speed_begin_anew() {
    Tempo tempo;
    tempo.set_seconds(10.0);
    tempo.begin(start_);
    tempo.learn(0.5);
    tempo.restart();
    QVERIFY(!tempo.is_early(start_));
    tempo.begin(start_ + 1h);
    tempo.learn(0.6);
    QVERIFY(std::chrono::abs(tempo.due() - start_ - 1h - 1s) < 1ms);
    tempo.set_seconds(0.0);
    QVERIFY(!tempo.is_early(start_));
  }

  /// No more than a frame (33 ms) at once, but no fewer iterations than that.
  void many_iterations_share_a_frame() {
    Tempo tempo;
    tempo.set_seconds(5.0);
    tempo.begin(start_);
    double done = 0.0;
    for (int piece = 0; piece < 50; ++piece) {
      done += 1e-6 * static_cast<double>(tempo.budget({65536}).iterations);
      tempo.learn(done);
    }
    const auto budget = static_cast<double>(tempo.budget({65536}).iterations);
    QVERIFY(budget * 1e-6 * 5.0 > 0.01 && budget * 1e-6 * 5.0 < 0.1);
    QCOMPARE(tempo.budget({7}).iterations, 7U);
  }

  void a_fraction_that_falls_back_is_not_waited_for_again() {
    Tempo tempo;
    tempo.set_seconds(10.0);
    tempo.begin(start_);
    tempo.learn(0.5);
    tempo.learn(0.2);
    tempo.learn(0.5);
    QVERIFY(std::chrono::abs(tempo.due() - start_ - 5s) < 1ms);
  }
};

QTEST_GUILESS_MAIN(TestTempo)
#include "tst_tempo.moc"
