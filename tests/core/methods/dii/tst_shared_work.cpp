// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/methods/dii/shared_work.h"
#include "tests/support/dii_cases.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestDiiSharedWork : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// In the ground truth as in the inputs: all others are nearer than what is left out.
  void samples_near_in_time_rank_last_in_the_truth() {
    constexpr Index samples = 60;
    constexpr Index exclude = 4;
    Space walk{Matrix(samples, 2), Vector::Zero(2)};  // what is near in time is near
    for (Index k = 0; k < samples; ++k) {
      walk.coordinates(k, 0) = static_cast<double>(k);
      walk.coordinates(k, 1) = std::sin(0.1 * static_cast<double>(k));
    }
    dii::Options options;
    options.exclude = exclude;
    dii::SharedWork shared(std::make_shared<const Problem>(problem_of(walk, walk)), options);
    QVERIFY(shared.prepare({}));
    const Ranks& ranks = shared.information().ranks;
    for (Index i = 0; i < samples; ++i) {
      double last_of_others = 0.0;
      double first_left_out = static_cast<double>(samples);
      for (Index j = 0; j < samples; ++j) {
        if (std::abs(i - j) > exclude) {
          last_of_others = std::max(last_of_others, ranks(i, j));
        } else if (j != i) {
          first_left_out = std::min(first_left_out, ranks(i, j));
        }
      }
      QVERIFY(last_of_others < first_left_out);
    }
  }
};

QTEST_GUILESS_MAIN(TestDiiSharedWork)
#include "tst_shared_work.moc"
