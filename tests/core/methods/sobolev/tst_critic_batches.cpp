// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <set>

#include "core/methods/sobolev/critic_descent.h"

using namespace steelyard;
using namespace steelyard::sobolev;

namespace {

std::set<Index> all_of(const std::vector<Index>& samples) {
  return {samples.begin(), samples.end()};
}

}  // namespace

class TestCriticBatches : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void an_epoch_uses_each_sample_once_if_all_fill_a_batch() {
    PairBatches batches(12, 4, Random(3));
    for (int epoch = 0; epoch < 5; ++epoch) {
      std::set<Index> joint;
      std::set<Index> mixed;
      for (int batch = 0; batch < 3; ++batch) {
        const PairBatch& next = batches.next();
        joint.merge(all_of(next.joint));
        mixed.merge(all_of(next.mixed_x));
        QVERIFY(next.joint != next.mixed_x);
      }
      QCOMPARE(joint.size(), 12U);
      QCOMPARE(mixed.size(), 12U);
    }
  }

  void what_fills_no_batch_waits_for_the_next_epoch() {
    PairBatches batches(11, 4, Random(3));
    std::set<Index> epoch = all_of(batches.next().joint);
    epoch.merge(all_of(batches.next().joint));
    QCOMPARE(epoch.size(), 8U);
    QCOMPARE(all_of(batches.next().joint).size(), 4U);
  }

  void judged_samples_have_the_target_of_another_one() {
    Random random(5);
    const std::vector<Index> samples{2, 3, 5, 7, 11};
    const PairBatch pairs = judged_pairs(samples, random);
    QCOMPARE(all_of(pairs.joint), all_of(samples));
    QCOMPARE(all_of(pairs.mixed_y), all_of(samples));
    QCOMPARE(pairs.mixed_x, pairs.joint);
    for (std::size_t k = 0; k < samples.size(); ++k) {
      QVERIFY(pairs.mixed_x[k] != pairs.mixed_y[k]);
    }
  }
};

QTEST_APPLESS_MAIN(TestCriticBatches)
#include "tst_critic_batches.moc"
