// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/run/run_plan.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestReferenceCost : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void is_the_same_for_any_number_of_threads() {
    const MethodRegistry methods = builtin_methods();
    const auto problem = number_problem(normal_matrix(2000, 30, 1), normal_matrix(2000, 1, 2));
    const std::size_t before = most_threads();
    bool any_differs = false;
    for (const auto& method : methods.all()) {
      const ParameterValues values = method->schema().defaults();
      if (!method->check(*problem, values).empty()) {
        continue;
      }
      set_most_threads(1);
      const RunPlan plan = method->plan(values);
      const double alone = reference_seconds(plan, *problem);
      const double estimated_alone = method->estimate(*problem, values).seconds;
      QCOMPARE(most_threads(), std::size_t{1});
      set_most_threads(8);
      QCOMPARE(reference_seconds(plan, *problem), alone);
      any_differs = any_differs || method->estimate(*problem, values).seconds != estimated_alone;
      QCOMPARE(most_threads(), std::size_t{8});
    }
    set_most_threads(before);
    QVERIFY(any_differs);  // which is why the reference is needed
  }
};

QTEST_GUILESS_MAIN(TestReferenceCost)
#include "tst_reference_cost.moc"
