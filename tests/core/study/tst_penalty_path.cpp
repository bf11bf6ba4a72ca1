// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <set>

#include "tests/support/dense_algebra.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/regression_method.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// How many features the solutions had, where each feature goes at a penalty of its own: the
/// correlation of a column that is orthogonal to all others.
std::set<Index> counts_found(const Vector& goes_at) {
  constexpr Index samples = 20;
  Matrix columns = normal_matrix(samples, samples, 1);
  columns.col(0).setOnes();  // so that the mean of the others is 0
  const Matrix basis = orthonormal(columns);
  const Index features = goes_at.size();
  const Matrix inputs = basis.middleCols(1, features);
  const Vector noise = std::sqrt(1.0 - goes_at.squaredNorm()) * basis.col(features + 1);
  const Result result =
      run_to_end(*studied<RegressionMethod>(Abilities::penalties),
                 number_problem(inputs, inputs * goes_at + noise), {{"search", "l1-path"}});
  std::set<Index> counts;
  for (const PathPoint& point : result.path) {
    counts.insert(point.feature_count);
  }
  return counts;
}

}  // namespace

class TestPenaltyPath : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Two penalties of the grid lie a factor 1.8 apart; what goes between them is found in between.
  void every_number_of_features_is_found_however_close_together_they_go() {
    QCOMPARE(counts_found(Vector{{1e-3, 1.1e-3, 1.2e-3, 1.3e-3, 0.2}}),
             (std::set<Index>{1, 2, 3, 4, 5}));
  }

  void what_goes_together_goes_together() {
    QCOMPARE(counts_found(Vector{{1e-2, 1e-2, 0.2}}), (std::set<Index>{1, 3}));
  }
};

QTEST_GUILESS_MAIN(TestPenaltyPath)
#include "tst_penalty_path.moc"
