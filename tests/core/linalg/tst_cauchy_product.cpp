// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <cmath>
#include <functional>
#include <string>

#include "core/linalg/cauchy_product.h"
#include "core/linalg/deflated_svd.h"
#include "core/random.h"
#include "tests/support/pcov_cases.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using Poles = std::function<double(double share)>;

/// Poles, and a root just above each but the first: at a share of the gap that may be tiny.
struct Interlaced {
  Vector poles;
  Vector roots;
  Vector row_factors;
  Vector column_factors;
  Matrix entries;

  Interlaced(Index count, const Poles& pole_at, double share_of_gap) {
    Random random(3);
    poles.resize(count);
    row_factors.resize(count);
    for (Index k = 0; k < count; ++k) {
      poles[k] = pole_at(static_cast<double>(k) / static_cast<double>(count));
      row_factors[k] = random.normal();
    }
    const Vector above = share_of_gap * (poles.head(count - 1) - poles.tail(count - 1));
    roots = poles.tail(count - 1) + above;
    entries.resize(count, count - 1);
    column_factors.resize(count - 1);
    for (Index j = 0; j < count - 1; ++j) {
      // By way of the nearest pole, which keeps the digits.
      entries.col(j) = row_factors.array() / ((poles.array() - poles[j + 1]) - above[j]);
      column_factors[j] = 1.0 / entries.col(j).norm();
      entries.col(j) *= column_factors[j];
    }
  }

  [[nodiscard]] CauchyMatrix matrix() const {
    return {poles, roots, row_factors, column_factors, entries};
  }
};

Matrix product(const Matrix& left, const CauchyMatrix& right) {
  Matrix result(left.rows(), right.roots.size());
  return multiply(left, right, result, {}) ? result : Matrix();
}

}  // namespace

class TestCauchyProduct : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agrees_with_all_entries_data() {
    QTest::addColumn<Poles>("poleAt");
    QTest::addColumn<Index>("count");
    QTest::addColumn<double>("shareOfGap");
    const std::vector<std::pair<const char*, Poles>> spectra{
        {"even", [](double share) { return 2.0 - share; }},
        {"over decades", [](double share) { return std::exp(-20.0 * share); }},
        {"many near 0",
         [](double share) { return std::pow(1.0 - share, 3.0) + 1e-9 * (2.0 - share); }},
        {"two tight clusters",
         [](double share) { return (share < 0.5 ? 5.0 : 1.0) - 1e-9 * share; }}};
    for (const auto& [name, poleAt] : spectra) {
      // 385: a last block of one pole, whose neighbour in the block before is a root.
      for (const Index count : {2, 130, 385, 800}) {
        for (const double share : {0.5, 1e-13}) {
          const std::string row =
              std::string(name) + ", " + std::to_string(count) + (share < 0.1 ? ", close" : "");
          QTest::newRow(row.c_str()) << poleAt << count << share;
        }
      }
    }
  }
  void agrees_with_all_entries() {
    QFETCH(Poles, poleAt);
    QFETCH(Index, count);
    QFETCH(double, shareOfGap);
    const Interlaced interlaced(count, poleAt, shareOfGap);
    const Matrix left = Matrix::Random(20, count);
    const Matrix wanted = left * interlaced.entries;
    QVERIFY(largest(product(left, interlaced.matrix()) - wanted) < 1e-12);
  }

  void same_bits_for_any_number_of_threads() {
    const Interlaced interlaced(
        800, [](double share) { return std::exp(-5.0 * share); }, 0.3);
    const Matrix left = Matrix::Random(600, 800);
    const int before = omp_get_max_threads();
    omp_set_num_threads(1);
    const Matrix alone = product(left, interlaced.matrix());
    omp_set_num_threads(3);
    const Matrix together = product(left, interlaced.matrix());
    omp_set_num_threads(before);
    QVERIFY(alone.size() > 0);
    QVERIFY(alone == together);
  }

  void stops_between_blocks() {
    const Interlaced interlaced(
        300, [](double share) { return 2.0 - share; }, 0.5);
    std::stop_source source;
    source.request_stop();
    Matrix result(10, 299);
    QVERIFY(!multiply(Matrix(Matrix::Random(10, 300)), interlaced.matrix(), result,
                      source.get_token()));
  }

  /// The same law as for small decompositions, with as many directions as need the expansion.
  void large_decompositions_stay_exact_when_columns_are_projected_out() {
    constexpr Index size = poles_worth_expanding + 40;
    const Vector squares = Vector::LinSpaced(size, 0.0, -8.0).array().exp();
    Matrix right = Matrix::Identity(size, size);
    for (int mirror = 0; mirror < 3; ++mirror) {
      const Vector normal = Vector::Random(size).normalized();
      right -= 2.0 * (right * normal) * normal.transpose();
    }
    Matrix products = right * squares.asDiagonal() * right.transpose();
    DeflatedSvd svd({squares, right, Matrix::Random(size, 1)});
    for (const Index column : {5, 300, 17, 640, 801}) {
      QVERIFY(svd.project_out(column, {}));
      const Vector taken = products.col(column);
      products -= taken * taken.transpose() / taken[column];
    }
    const Matrix vectors = svd.right_times(Matrix::Identity(svd.rank(), svd.rank()));
    QVERIFY(largest(vectors.transpose() * vectors - Matrix::Identity(svd.rank(), svd.rank())) <
            1e-13);
    QVERIFY(largest(vectors * svd.squares().asDiagonal() * vectors.transpose() - products) < 1e-13);
  }
};

QTEST_GUILESS_MAIN(TestCauchyProduct)
#include "tst_cauchy_product.moc"
