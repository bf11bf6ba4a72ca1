// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <vector>

#include "core/positions.h"
#include "core/study/curved_inputs.h"
#include "tests/support/correlated_columns.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Of all columns, as if each had been found.
std::vector<Index> curved_of(const Matrix& inputs, const GroupOptions& options = {}) {
  const ProblemPtr problem = inputs_only(inputs);
  const ColumnGroups groups = column_groups(problem->features, options);
  return curved_inputs(*problem, groups, all_positions(groups.count()), [](Index) { return true; });
}

/// Numbers with the tails of Student's t with two degrees of freedom: normal ones over the root of
/// a mean of two squares.
Matrix far_tails(Index rows, Index columns, std::uint64_t seed) {
  const Matrix squares = 0.5 * (normal_matrix(rows, columns, seed + 100).cwiseAbs2() +
                                normal_matrix(rows, columns, seed + 200).cwiseAbs2());
  return normal_matrix(rows, columns, seed).cwiseQuotient(squares.cwiseSqrt());
}

Matrix linear_inputs(const QString& kind, std::uint64_t seed) {
  constexpr Index samples = 200;
  Matrix inputs = correlated_columns(samples, 8, 0.7, seed);
  if (kind == "far tails") {
    inputs = far_tails(samples, 8, seed);
    inputs.col(1) += inputs.col(0);
  } else if (kind == "skewed") {
    inputs = (1.2 * normal_matrix(samples, 8, seed)).array().exp();
  } else if (kind == "0/1") {
    inputs = (inputs.array() > 0.8).cast<double>();
  } else if (kind == "changing noise") {
    const Vector factors = (0.7 * normal_matrix(samples, 1, seed + 300)).array().exp();
    inputs.col(1) = inputs.col(0).cwiseProduct(factors);
  }
  return inputs;
}

}  // namespace

/// Whether found columns are linear in the others.
class TestCurvedInputs : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void squares_and_products_are_noticed() {
    Matrix inputs = normal_matrix(200, 8, 1);
    inputs.col(1) = inputs.col(0).cwiseAbs2() + 0.3 * inputs.col(1);
    QCOMPARE(curved_of(inputs), std::vector<Index>{1});
    inputs = normal_matrix(200, 8, 2);
    inputs.col(4) = inputs.col(2).cwiseProduct(inputs.col(3)) + 0.3 * inputs.col(4);
    const std::vector<Index> curved = curved_of(inputs);
    QVERIFY(std::find(curved.begin(), curved.end(), 4) != curved.end());
  }

  /// What is drawn together with the column that bends it is drawn with its curve.
  void what_bends_it_may_be_in_its_group() {
    Matrix inputs = normal_matrix(200, 8, 1);
    inputs.col(1) = inputs.col(0).cwiseAbs2() + 0.3 * inputs.col(1);
    QVERIFY(curved_of(inputs, {GroupedBy::list, "x1, x2"}).empty());
  }

  void linear_inputs_raise_no_alarm_data() {
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"normal", "far tails", "skewed", "0/1", "changing noise"}) {
      QTest::newRow(kind) << QString(kind);
    }
  }
  void linear_inputs_raise_no_alarm() {
    QFETCH(QString, kind);
    int alarms = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      alarms += curved_of(linear_inputs(kind, seed)).empty() ? 0 : 1;
    }
    QVERIFY2(alarms <= 1, qPrintable(QString::number(alarms)));
  }
};

QTEST_GUILESS_MAIN(TestCurvedInputs)
#include "tst_curved_inputs.moc"
