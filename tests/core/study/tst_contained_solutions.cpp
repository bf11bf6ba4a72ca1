// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>

#include "core/study/contained_solutions.h"

using namespace steelyard;

namespace {

/// Weights are compared as they are.
class NoLearner : public SubsetFitter {
 public:
  [[nodiscard]] Index dimension() const override { return 4; }
  [[nodiscard]] std::vector<Index> usable() const override { return {0, 1, 2, 3}; }
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return {}; }
  [[nodiscard]] bool prepare(const std::stop_token& /*stop*/) override { return true; }
  [[nodiscard]] std::unique_ptr<Stepper> begin(const LearningTask& /*task*/) const override {
    return nullptr;
  }
  [[nodiscard]] Vector comparable(const Vector& weights) const override { return weights; }
};

PathPoint point(const std::vector<Index>& features, double objective, double error) {
  PathPoint made;
  made.feature_count = std::ssize(features);
  made.objective = objective;
  made.error = error;
  made.weights = Vector::Zero(4);
  made.weights(features).setConstant(2.0);
  made.selection = features;
  made.warnings = {message("made_up", "of {1}", features.size())};
  return made;
}

}  // namespace

class TestContainedSolutions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_larger_subset_takes_over_what_it_contains() {
    const auto path = never_worse_with_more(
        NoLearner(), {point({0, 2, 3}, 0.5, 0.04), point({0, 2}, 0.2, 0.01), point({0}, 0.9, 0.0)});
    QCOMPARE(path[0].objective, 0.2);
    QCOMPARE(path[0].error, std::optional<double>(0.01));
    QCOMPARE(path[0].feature_count, Index{3});
    QCOMPARE(in_words(path[0].warnings), std::vector<std::string>{"of 2"});
    QCOMPARE(path[0].selection, (std::vector<Index>{0, 2, 3}));
    QCOMPARE(path[0].weights[0], 2.0);
    QVERIFY(path[0].weights[3] > 0.0 && path[0].weights[3] < 1e-8);
    QCOMPARE(path[0].weights[1], 0.0);
    QCOMPARE(path[1].objective, 0.2);
    QCOMPARE(path[2].objective, 0.9);
  }

  void another_subset_or_a_worse_one_changes_nothing() {
    const std::vector<PathPoint> before{point({0, 2, 3}, 0.5, 0.04), point({0, 1}, 0.2, 0.01),
                                        point({2}, 0.7, 0.0), point({1, 2, 3}, 0.1, 0.0)};
    const auto after = never_worse_with_more(NoLearner(), before);
    for (std::size_t k = 0; k < before.size(); ++k) {
      QCOMPARE(after[k].objective, before[k].objective);
      QCOMPARE(after[k].error, before[k].error);
      QVERIFY(after[k].weights == before[k].weights);
    }
  }
};

QTEST_APPLESS_MAIN(TestContainedSolutions)
#include "tst_contained_solutions.moc"
