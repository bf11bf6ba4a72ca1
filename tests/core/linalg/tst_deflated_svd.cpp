// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The numerics behind PCov-CUR: each against its definition.

#include <QtTest>

#include "core/linalg/deflated_svd.h"
#include "core/linalg/inverse_root.h"
#include "core/linalg/mixed_eigenpairs.h"
#include "core/linalg/symmetric_spectrum.h"
#include "tests/support/changed_matrix.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/pcov_cases.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Matrix products_of(const Matrix& inputs) { return inputs.transpose() * inputs; }

}  // namespace

class TestDeflatedSvd : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void decomposes_large_matrices_as_small_ones() {
    for (const Index size : {1, 2, 40, 300}) {  // the last by rotations in strips
      const Matrix products = products_of(random_problem(size + 5, size).inputs);
      Spectrum spectrum;
      QVERIFY(decompose(products, spectrum, {}));
      const Matrix& vectors = spectrum.vectors;
      QVERIFY(largest(vectors.transpose() * vectors - Matrix::Identity(size, size)) < 1e-12);
      QVERIFY(largest(vectors * spectrum.values.asDiagonal() * vectors.transpose() - products) <
              1e-12 * spectrum.values[0]);
    }
  }

  void follows_the_projection_of_columns() {
    // More features than twice the rank: the form that turns the few directions only.
    for (const Index features : {40, 130}) {
      const Problem problem = random_problem(60, features, 3, 1e-3, 2);
      Matrix inputs = problem.inputs;
      Matrix targets = problem.truth;
      DeflatedSvd svd(*gram_svd(inputs, targets, {}, {}));
      for (Index step = 0; step < 30; ++step) {
        const Index feature = (7 * step) % features;
        const Vector direction = inputs.col(feature).normalized();
        QVERIFY(svd.project_out(feature, {}));
        inputs -= direction * (direction.transpose() * inputs);
        targets -= direction * (direction.transpose() * targets);
      }
      const Matrix right = svd.right_times(Matrix::Identity(svd.rank(), svd.rank()));
      const Vector lengths = svd.squares().cwiseSqrt();
      QVERIFY(largest(right.transpose() * right - Matrix::Identity(svd.rank(), svd.rank())) <
              1e-12);
      QVERIFY(largest(right * svd.squares().asDiagonal() * right.transpose() -
                      products_of(inputs)) < 1e-9 * products_of(inputs).norm());
      QVERIFY(largest(right * lengths.asDiagonal() * svd.targets() - inputs.transpose() * targets) <
              1e-9 * (inputs.transpose() * targets).norm());
    }
  }

  void hundreds_of_steps_do_not_drift() {
    const Problem problem = random_problem(320, 300);
    Matrix inputs = problem.inputs;
    const double first = products_of(inputs).norm();
    DeflatedSvd svd(*gram_svd(inputs, problem.truth, {}, {}));
    for (Index feature = 0; feature < 250; ++feature) {
      const Vector direction = inputs.col(feature).normalized();
      QVERIFY(svd.project_out(feature, {}));
      inputs -= direction * (direction.transpose() * inputs);
    }
    const Matrix right = svd.right_times(Matrix::Identity(svd.rank(), svd.rank()));
    QVERIFY(largest(right.transpose() * right - Matrix::Identity(svd.rank(), svd.rank())) < 2e-13);
    QVERIFY(largest(right * svd.squares().asDiagonal() * right.transpose() - products_of(inputs)) <
            1e-12 * first);
  }

  void columns_that_repeat_leave_no_trace() {
    Problem problem = random_problem(50, 12);
    tests::change(problem.inputs, [](Matrix& inputs) {
      inputs.col(7) = inputs.col(2);
      inputs.col(9) = 2.0 * inputs.col(2);
    });
    DeflatedSvd svd(*gram_svd(problem.inputs, problem.truth, {}, {}));
    QCOMPARE(svd.rank(), 10);
    QVERIFY(svd.project_out(2, {}));
    QCOMPARE(svd.rank(), 9);
    QVERIFY(svd.column_square(7) < 1e-20 * svd.squares()[0]);
    QVERIFY(svd.column_square(9) < 1e-20 * svd.squares()[0]);
  }

  void equal_singular_values_are_no_trouble() {
    GramSvd svd{Vector::Ones(6), Matrix::Identity(6, 6), Matrix::Ones(6, 1)};
    const Matrix turn = tests::orthonormal(random_problem(6, 6).inputs.transpose());
    svd.right = turn;
    DeflatedSvd deflated(std::move(svd));
    for (Index feature = 0; feature < 5; ++feature) {
      QVERIFY(deflated.project_out(feature, {}));
      QVERIFY(deflated.squares().allFinite());
    }
    QCOMPARE(deflated.rank(), 1);
    QVERIFY(std::abs(deflated.squares()[0] - 1.0) < 1e-13);
  }

  void mixed_eigenpairs_are_those_of_the_whole_matrix() {
    const Vector squares{{9.0, 4.0, 4.0, 1.0, 0.25}};
    for (const Index targets : {0, 1, 2}) {
      for (const double mixing : {0.3, 1.0}) {
        const Matrix some = random_problem(5, 3, 4, 1.0, 2).truth.leftCols(targets);
        const Matrix whole =
            mixing * Matrix(squares.asDiagonal()) + (1.0 - mixing) * (some * some.transpose());
        const SymmetricEigen solver = symmetric_eigen(whole);
        const Eigenpairs found = mixed_eigenpairs(squares, some, mixing, 4);
        QCOMPARE(found.values.size(), 4);
        for (Index k = 0; k < 4; ++k) {
          QVERIFY(std::abs(found.values[k] - solver.values[4 - k]) < 1e-12 * whole.norm());
          QVERIFY(largest(whole * found.vectors.col(k) - found.values[k] * found.vectors.col(k)) <
                  1e-11 * whole.norm());
        }
      }
    }
  }

  void inverse_root_needs_no_eigenvectors() {
    const Problem problem = random_problem(90, 60, 5, 1e-2, 2);
    const Matrix products = products_of(problem.inputs);
    const Matrix cross = problem.inputs.transpose() * problem.truth;
    const Matrix wanted = tests::inverse_root(symmetric_eigen(products)) * cross;
    const auto found = inverse_root_times(products, cross, 1e-9, {});
    QVERIFY(found.has_value());
    QVERIFY(largest(*found - wanted) < 1e-10 * largest(wanted));

    Matrix repeated = problem.inputs;
    repeated.col(3) = repeated.col(4);
    QVERIFY(!inverse_root_times(products_of(repeated), cross, 1e-9, {}).has_value());
  }
};

QTEST_GUILESS_MAIN(TestDeflatedSvd)
#include "tst_deflated_svd.moc"
