// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/optimise/gradient_steps.h"

using namespace steelyard;

class TestAdam : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Worked out by hand: the bias of both averages is gone, so the step is the rate.
  void the_first_step_has_the_length_of_the_rate() {
    Vector point{{1.0, -2.0, 3.0}};
    Adam().step(point, Vector{{5.0, -1e-3, 0.0}}, 0.01);
    QVERIFY(std::abs(point[0] - 0.99) < 1e-10);
    QVERIFY(std::abs(point[1] + 1.99) < 1e-6);
    QCOMPARE(point[2], 3.0);
  }

  /// m = 0.9 * 0.1 * 1 + 0.1 * -3 = -0.21, v = 0.999 * 0.001 + 0.001 * 9 = 0.009999.
  void the_second_step_follows_both_averages() {
    Vector point{{0.0}};
    Adam adam;
    adam.step(point, Vector{{1.0}}, 0.1);
    adam.step(point, Vector{{-3.0}}, 0.1);
    const double mean = -0.21 / (1.0 - 0.81);
    const double square = 0.009999 / (1.0 - 0.998001);
    QVERIFY(std::abs(point[0] - (-0.1 - 0.1 * mean / std::sqrt(square))) < 1e-8);
  }

  void finds_the_minimum_of_a_parabola() {
    const Vector least{{1.0, -3.0}};
    Vector point{{0.0, 0.0}};
    Adam adam;
    for (int step = 0; step < 5000; ++step) {
      const Vector gradient = Vector{{2.0, 200.0}}.cwiseProduct(point - least);
      adam.step(point, gradient, 0.01);
    }
    QVERIFY((point - least).cwiseAbs().maxCoeff() < 1e-3);
  }
};

QTEST_GUILESS_MAIN(TestAdam)
#include "tst_adam.moc"
