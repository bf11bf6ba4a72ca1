// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/measures/correlation.h"
#include "core/positions.h"
#include "core/problem/chance_target.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index samples = 200;

std::shared_ptr<Problem> series(const Matrix& inputs, const Matrix& target) {
  auto problem = number_problem(inputs, target);
  problem->order.time = all_positions(samples);
  return problem;
}

Vector rising() { return Vector::LinSpaced(samples, 0.0, 3.0); }

/// A noisy trend, from which inputs with a trend of their own are made, too.
Matrix with_trend(Index columns, std::uint64_t seed) {
  return normal_matrix(samples, columns, seed).colwise() + rising();
}

double size_of_correlation(const Problem& problem) {
  return std::abs(pearson_correlation(problem.inputs.col(0), problem.truth.col(0)));
}

}  // namespace

class TestChanceTarget : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The rank of a column's own correlation among those with targets of chance is uniform where
  /// the column and the target have nothing but a trend in common.
  void columns_with_a_trend_are_no_better_than_chance() {
    constexpr int tables = 60;
    constexpr int draws = 19;
    int best = 0;
    for (int table = 0; table < tables; ++table) {
      const auto seed = static_cast<std::uint64_t>(2 * table + 1);
      const auto problem = series(with_trend(1, seed), with_trend(1, seed + 1));
      Random random(seed, Purpose::permuted_target, 0);
      int as_good = 0;
      for (int draw = 0; draw < draws; ++draw) {
        const Problem changed = with_target_of_chance(*problem, random);
        as_good += size_of_correlation(changed) >= size_of_correlation(*problem) ? 1 : 0;
      }
      best += as_good == 0 ? 1 : 0;
    }
    QVERIFY2(best <= 9, qPrintable(QString::number(best)));  // 3 of 60 are expected
  }

  void what_a_column_says_beside_the_trend_is_lost() {
    const Matrix noise = normal_matrix(samples, 1, 1);
    const auto problem = series(noise, Matrix(noise.colwise() + rising()));
    Random random(1, Purpose::permuted_target, 0);
    for (int draw = 0; draw < 20; ++draw) {
      QVERIFY(size_of_correlation(with_target_of_chance(*problem, random)) <
              0.7 * size_of_correlation(*problem));
    }
  }

  void the_trend_stays_and_the_rest_keeps_its_values() {
    const Matrix target = rising() + 0.5 * rising().cwiseAbs2();
    const auto smooth = series(normal_matrix(samples, 1, 1), target);
    Random random(1, Purpose::permuted_target, 0);
    QVERIFY(keeps_trend_by_chance(*smooth));
    QVERIFY(with_target_of_chance(*smooth, random).truth.isApprox(target, 1e-10));
  }

  /// Where nothing is a trend, values are dealt out as they are.
  void without_time_and_of_angles_values_are_dealt_out() {
    for (const bool periodic : {false, true}) {
      auto problem = series(normal_matrix(samples, 1, 1), with_trend(1, 2));
      if (periodic) {
        problem->truth_features.front().period = 6.0;
      } else {
        problem->order.time.reset();
      }
      QVERIFY(!keeps_trend_by_chance(*problem));
      Random random(1, Purpose::permuted_target, 0);
      Vector before = problem->truth.col(0);
      Vector after = with_target_of_chance(*problem, random).truth.col(0);
      QVERIFY(before != after);
      std::sort(before.begin(), before.end());
      std::sort(after.begin(), after.end());
      QVERIFY(before == after);
    }
  }
};

QTEST_GUILESS_MAIN(TestChanceTarget)
#include "tst_chance_target.moc"
