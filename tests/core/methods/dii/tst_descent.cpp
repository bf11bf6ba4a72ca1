// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <bit>

#include "core/methods/dii/descent.h"
#include "core/optimise/gradient_steps.h"
#include "tests/support/dii_cases.h"
#include "tests/support/plain_dii.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestDescent : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Which four come first is drawn, so every choice of four of the eight is tried.
  void an_epoch_of_two_batches_is_a_step_on_either_half_of_the_rows() {
    const Space inputs = gaussian_space(8, 3, 5);
    const dii::Information information =
        information_of(inputs, scaled(inputs, Vector{{3.0, 1.0, 0.2}}));
    const Vector start = Vector::Ones(3);
    constexpr double rate = 0.1;
    dii::Options options;
    options.batches = 2;
    options.l1 = 0.01;
    options.decay = Decay::constant;
    options.lambda.choice = 0.5;
    dii::Descent descent(information, options, start);
    QVERIFY(descent.begin({}));
    QVERIFY(descent.step(rate, {}));

    double nearest = 1.0;
    for (unsigned half = 0; half < 256; ++half) {
      if (std::popcount(half) != 4) {
        continue;
      }
      Vector weights = start;
      for (const unsigned rows_now : {half, 255U - half}) {
        std::vector<Index> rows;
        for (Index row = 0; row < 8; ++row) {
          if ((rows_now >> static_cast<unsigned>(row) & 1U) != 0) {
            rows.push_back(row);
          }
        }
        const Vector gradient =
            dii::evaluate_plainly(information, weights, options.lambda.choice, rows).gradient;
        weights = clipped_step(weights, gradient, rate, options.l1);
      }
      nearest = std::min(nearest, (weights - descent.weights()).norm());
    }
    QVERIFY2(nearest < 1e-9, qPrintable(QString::number(nearest)));
  }
};

QTEST_GUILESS_MAIN(TestDescent)
#include "tst_descent.moc"
