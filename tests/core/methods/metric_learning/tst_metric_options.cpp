// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cstdint>
#include <vector>

#include "core/methods/metric_learning/metric_options.h"

using namespace steelyard;
using namespace steelyard::metric_learning;

class TestMetricOptions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// With one large group and one of a single sample, only the single one can be held out:
  /// otherwise it alone would be learned from, or the large group would be torn apart.
  void few_groups_are_not_torn_apart() {
    MetricOptions options;
    options.validation = 0.4;
    SampleOrder order;
    order.group_of = std::vector<int>(12, 0);
    order.group_of->front() = 1;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      options.plan.seed = seed;
      const TrainingSplit split = training_split(options, 12, order);
      QCOMPARE(split.validation, std::vector<Index>{0});
      QCOMPARE(split.training.size(), 11U);
    }
  }
};

QTEST_GUILESS_MAIN(TestMetricOptions)
#include "tst_metric_options.moc"
