// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/methods/sobolev/critic_training.h"

using namespace steelyard;
using namespace steelyard::sobolev;

namespace {

/// Two columns, of which the first is the target, too.
std::shared_ptr<const CriticData<float>> half_of_use() {
  constexpr Index samples = 60;
  auto data = std::make_shared<CriticData<float>>();
  data->groups = FeatureGroups(2);
  data->pairs.resize(3, samples);
  Random random(7);
  for (Index sample = 0; sample < samples; ++sample) {
    const double value = random.normal();
    data->pairs.col(sample) << static_cast<float>(value), static_cast<float>(random.normal()),
        static_cast<float>(value);
  }
  return data;
}

}  // namespace

class TestCriticTraining : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Decay shrinks the weights of units that nothing uses without end. Products with subnormal
  /// weights made an update take twice as long.
  void weights_that_shrink_do_not_become_subnormal() {
#ifndef __SSE2__
    QSKIP("this processor has no switch for subnormal numbers, or it is not known");
#endif
    CriticPlan plan;
    plan.hidden = {12, 12};
    plan.batch = 10;
    plan.weight_decay = 0.1;
    const auto training = critic_training<float>(half_of_use(), plan);
    QVERIFY(training->advance_to(10000, {}));
    Index subnormal = 0;
    Index tiny = 0;
    for (const float weight : training->weights()) {
      subnormal += std::fpclassify(weight) == FP_SUBNORMAL ? 1 : 0;
      tiny += std::abs(weight) < 1e-30F ? 1 : 0;
    }
    QCOMPARE(subnormal, 0);
    QVERIFY(tiny > 0);
  }
};

QTEST_APPLESS_MAIN(TestCriticTraining)
#include "tst_critic_training.moc"
