// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/optimise/gradient_steps.h"

using namespace steelyard;

class TestLogAdam : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_first_step_changes_each_weight_by_the_rate() {
    LogAdam adam;
    const Vector next = adam.step(Vector{{1.0, 0.5, 2.0}}, Vector{{3.0, -1e-6, 1e3}}, 0.1, 0.0);
    QVERIFY((next - Vector{{std::exp(-0.1), 0.5 * std::exp(0.1), 2.0 * std::exp(-0.1)}})
                .cwiseAbs()
                .maxCoeff() < 1e-12);
  }

  void weights_of_any_size_reach_the_minimum() {
    // Loss: the sum of squared differences of logarithms to a target that spans six decades.
    const Vector target{{1e-3, 1.0, 1e3}};
    Vector weights = Vector::Ones(3);
    LogAdam adam;
    for (int step = 0; step < 400; ++step) {
      const Vector gradient = 2.0 * weights.cwiseQuotient(target).array().log() / weights.array();
      weights = adam.step(weights, gradient, 0.1 * (1.0 - step / 400.0), 0.0);
    }
    QVERIFY((weights.cwiseQuotient(target) - Vector::Ones(3)).cwiseAbs().maxCoeff() < 1e-2);
  }

  void zero_stays_zero_and_no_gradient_moves_nothing() {
    LogAdam adam;
    const Vector weights{{0.0, 1.0, 0.5}};
    QCOMPARE(adam.step(weights, Vector{{5.0, 0.0, 0.0}}, 0.5, 0.0), weights);
  }

  void a_penalty_ends_what_the_loss_does_not_hold() {
    // The loss holds the first two at 1 and 0.5; the third means nothing to it.
    Vector weights = Vector::Ones(3);
    LogAdam adam;
    for (int step = 0; step < 100; ++step) {
      const Vector gradient{{0.0, 2.0 * (weights[1] - 0.5), 0.0}};
      weights = adam.step(weights, gradient, 0.2, 0.01);
    }
    QCOMPARE(weights[0], 1.0);
    QVERIFY(std::abs(weights[1] - 0.495) < 0.05);  // 2 (w - 0.5) + 0.01 = 0
    QCOMPARE(weights[2], 0.0);
  }
};

QTEST_GUILESS_MAIN(TestLogAdam)
#include "tst_log_adam.moc"
