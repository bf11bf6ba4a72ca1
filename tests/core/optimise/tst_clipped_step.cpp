// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/optimise/gradient_steps.h"

using namespace steelyard;

class TestClippedStep : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void follows_the_two_cases_of_the_paper() {
    // w' = w - rate g: 1.0, 0.05, -0.3, -0.05; then shortened by rate p = 0.1, never below 0.
    const Vector weights{{1.5, 0.1, 0.2, 0.1}};
    const Vector gradient{{1.0, 0.1, 1.0, 0.3}};
    const Vector stepped = clipped_step(weights, gradient, 0.5, 0.2);
    QVERIFY((stepped - Vector{{0.9, 0.0, 0.2, 0.0}}).cwiseAbs().maxCoeff() < 1e-15);
  }

  void without_a_penalty_is_the_distance_from_zero() {
    const Vector stepped = clipped_step(Vector{{1.0, 0.5}}, Vector{{2.0, -1.0}}, 1.0, 0.0);
    QVERIFY((stepped - Vector{{1.0, 1.5}}).cwiseAbs().maxCoeff() < 1e-15);
  }

  void a_weight_of_zero_without_gradient_stays_zero() {
    QCOMPARE(clipped_step(Vector::Zero(1), Vector::Zero(1), 10.0, 0.3)[0], 0.0);
  }

  void rates_start_whole_and_fall_as_named() {
    QCOMPARE(decayed_rate(Decay::cosine, 2.0, 0, 50), 2.0);
    QCOMPARE(decayed_rate(Decay::cosine, 2.0, 25, 50), 1.0);
    QCOMPARE(decayed_rate(Decay::exponential, 2.0, 10, 50), 1.0);
    QCOMPARE(decayed_rate(Decay::exponential, 2.0, 20, 50), 0.5);
    QCOMPARE(decayed_rate(Decay::constant, 2.0, 49, 50), 2.0);
  }
};

QTEST_GUILESS_MAIN(TestClippedStep)
#include "tst_clipped_step.moc"
