// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/analysis/observation.h"
#include "core/error.h"
#include "core/random.h"

using namespace steelyard;

namespace {

/// The first input tells two classes apart; the second is loud noise.
Problem two_classes() {
  Random random(1);
  Problem problem;
  Matrix inputs(200, 2);
  problem.features = {{"signal", "", "", 0.0}, {"noise", "", "", 0.0}};
  Labels labels{"kind", {}, {"A", "B"}};
  for (Index sample = 0; sample < 200; ++sample) {
    const int kind = static_cast<int>(sample % 2);
    inputs(sample, 0) = 4.0 * kind + 0.3 * random.normal();
    inputs(sample, 1) = 50.0 * random.normal();
    labels.class_of.push_back(kind);
  }
  problem.inputs = std::move(inputs);
  problem.labels = labels;
  return problem;
}

Observation seen_with(const Problem& problem, const Vector& weights) {
  ProjectionCache nothing;
  return observe(std::make_shared<const Problem>(problem), weights, 7, {}, builtin_projections(),
                 nothing);
}

}  // namespace

class TestObservation : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void purity_is_one_where_the_weights_separate_the_classes() {
    const Observation seen = seen_with(two_classes(), Vector{{1.0, 0.0}});
    QCOMPARE(seen.iteration, 7U);
    QCOMPARE(seen.purity, std::optional(1.0));
    QCOMPARE(seen.matched_purity, std::optional(1.0));
    QCOMPARE(seen.projection.id, std::string("pca"));
    QCOMPARE(seen.projection.coordinates.rows(), Index{200});
  }

  void purity_is_low_where_noise_has_the_weight() {
    QVERIFY(seen_with(two_classes(), Vector{{0.0, 1.0}}).purity < 0.65);
    QVERIFY(seen_with(two_classes(), Vector{{0.0, 0.0}}).purity < 0.65);
  }

  /// Where one class is in the majority everywhere, only one cluster can be matched with it.
  void matched_one_to_one_a_large_class_counts_once() {
    Problem problem = two_classes();
    for (std::size_t sample = 0; sample < 200; ++sample) {
      problem.labels->class_of[sample] = sample % 10 == 0 ? 1 : 0;
    }
    const Observation seen = seen_with(problem, Vector{{0.0, 1.0}});
    QVERIFY(seen.purity > 0.85);
    QVERIFY(seen.matched_purity < 0.75);
  }

  void there_is_no_purity_without_two_classes() {
    Problem problem = two_classes();
    problem.labels->names = {"A"};
    QVERIFY(!seen_with(problem, Vector{{1.0, 0.0}}).purity.has_value());
    problem.labels.reset();
    QVERIFY(!seen_with(problem, Vector{{1.0, 0.0}}).matched_purity.has_value());
  }

  void is_the_same_each_time() {
    const Problem problem = two_classes();
    const Vector weights{{0.5, 0.02}};
    const Observation once = seen_with(problem, weights);
    const Observation again = seen_with(problem, weights);
    QCOMPARE(again.purity, once.purity);
    QCOMPARE(again.projection.coordinates, once.projection.coordinates);
  }

  void weights_of_another_length_are_refused() {
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(seen_with(two_classes(), Vector::Ones(3))));
  }
};

QTEST_GUILESS_MAIN(TestObservation)
#include "tst_observation.moc"
