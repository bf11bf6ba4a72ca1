// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <set>

#include "core/study/penalty_path.h"
#include "tests/support/no_learner.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// How many features the solutions had, where each feature goes at a penalty of its own.
std::set<Index> counts_found(const Vector& goes_at) {
  PenaltyPath path(NoLearner(goes_at.size()), 20, goes_at.size());
  std::set<Index> counts;
  for (auto tasks = path.next(); !tasks.empty(); tasks = path.next()) {
    for (const LearningTask& task : tasks) {
      PathPoint solution;
      solution.weights = Vector::Zero(goes_at.size());
      for (const Index feature : task.features) {
        solution.weights[feature] = goes_at[feature] > task.penalty.value_or(0.0) ? 1.0 : 0.0;
      }
      const auto count = static_cast<Index>(solution.weights.sum());
      if (count > 0) {
        counts.insert(count);
        static_cast<void>(path.learn(task, solution));
      }
    }
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
