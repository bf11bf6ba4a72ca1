// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/generators.h"
#include "core/methods/dii/dii_method.h"
#include "core/problem/problem.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The DII of weights that are given.
class TestDiiScore : public QObject {
  Q_OBJECT

  ProblemPtr problem_ = std::make_shared<const Problem>(make_problem(ten_gaussians(120)));
  std::unique_ptr<ObjectiveEvaluator> scorer_ =
      dii::DiiScoring().begin(problem_, values_of(dii::DiiMethod(), {}));

  double score(const Vector& weights) { return *scorer_->score(weights, {}); }

 private Q_SLOTS:
  void of_no_weights_it_is_that_of_samples_that_are_equally_far() {
    QCOMPARE(score(Vector::Zero(10)), 1.0);
  }

  void the_scale_of_weights_does_not_matter() {
    const Vector planted{{5.0, 2.0, 1.0, 1.0, 0.5, 1e-4, 1e-4, 1e-4, 1e-4, 1e-4}};
    const double found = score(planted);
    QVERIFY(std::abs(score(8.0 * planted) / found - 1.0) < 1e-6);
    QVERIFY(score(planted.reverse()) > 2.0 * found);
  }

  void a_stop_is_heard() {
    std::stop_source source;
    source.request_stop();
    auto fresh = dii::DiiScoring().begin(problem_, values_of(dii::DiiMethod(), {}));
    QVERIFY(!fresh->score(Vector::Ones(10), source.get_token()));
  }
};

QTEST_APPLESS_MAIN(TestDiiScore)
#include "tst_dii_score.moc"
