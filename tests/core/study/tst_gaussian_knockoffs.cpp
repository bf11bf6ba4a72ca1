// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/data/delimited_reader.h"
#include "core/study/gaussian_knockoffs.h"
#include "core/study/knockoff_spread.h"
#include "tests/support/json_text.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/paths.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::string reference(const std::string& name) {
  return shared_dir() + "/reference/gated_sobolev/" + name;
}

Matrix input(const std::string& name) {
  return read_delimited(reference("inputs/knock_cond_" + name + ".csv"), Dialect{}).values;
}

Vector flat(const Matrix& table) { return table.reshaped(); }

Matrix covariance_of(const Matrix& x) {
  const Matrix centred = x.rowwise() - x.colwise().mean();
  return centred.transpose() * centred / static_cast<double>(x.rows());
}

}  // namespace

class TestGaussianKnockoffs : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Numbers of knockpy b949c7c.
  void agrees_with_knockpy() {
    const nlohmann::json wanted = json_of_file(reference("expected/knock_conditional.json"));
    if (wanted.is_null()) {
      QSKIP("the folder ../shared is not here");
    }
    const auto knockoffs =
        GaussianKnockoffs::of({flat(input("mu")), input("Sigma"), flat(input("s"))});
    QVERIFY(knockoffs.has_value());
    const Matrix found = knockoffs->sample(input("X"), input("Z"));
    const auto& rows = wanted.at("Xk");
    QCOMPARE(found.rows(), std::ssize(rows));
    for (Index row = 0; row < found.rows(); ++row) {
      for (Index column = 0; column < found.cols(); ++column) {
        const double expected =
            rows.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
        QVERIFY(std::abs(found(row, column) - expected) < 1e-9 * (1.0 + std::abs(expected)));
      }
    }
  }

  /// Swapping a feature with its knockoff must not change the covariance.
  void covariances_are_as_promised() {
    constexpr Index features = 6;
    constexpr Index samples = 200000;
    Matrix correlation(features, features);
    for (Index a = 0; a < features; ++a) {
      for (Index b = 0; b < features; ++b) {
        correlation(a, b) = std::pow(0.6, static_cast<double>(std::abs(a - b)));
      }
    }
    const Vector spread =
        knockoff_spread(correlation, KnockoffSpread::minimum_variance).value_or(Vector());
    const auto knockoffs =
        GaussianKnockoffs::of({Vector::Constant(features, 2.0), correlation, spread});
    QVERIFY(knockoffs.has_value());
    Matrix x(samples, features);
    x.col(0) = normal_matrix(samples, 1, 1);
    for (Index k = 1; k < features; ++k) {
      x.col(k) =
          0.6 * x.col(k - 1) + 0.8 * normal_matrix(samples, 1, static_cast<std::uint64_t>(k) + 1);
    }
    x.array() += 2.0;
    Matrix both(samples, 2 * features);
    both << x, knockoffs->sample(x, normal_matrix(samples, features, 99));
    Matrix promised(2 * features, 2 * features);
    const Matrix across = correlation - Matrix(spread.asDiagonal());
    promised << correlation, across, across, correlation;
    QVERIFY((covariance_of(both) - promised).cwiseAbs().maxCoeff() < 0.02);
    QVERIFY((both.colwise().mean().array() - 2.0).abs().maxCoeff() < 0.02);
  }

  /// As far as is possible: 2 S - S Sigma^-1 S is singular then.
  void the_largest_spread_still_gives_knockoffs() {
    const Matrix correlation = Matrix::Identity(4, 4);
    const auto knockoffs =
        GaussianKnockoffs::of({Vector::Zero(4), correlation, Vector::Constant(4, 2.0)});
    QVERIFY(knockoffs.has_value());
    const Matrix x = normal_matrix(10, 4, 1);
    // The knockoff of a feature that is alone, at the spread 2, is its mirror
    // image.
    QVERIFY((knockoffs->sample(x, normal_matrix(10, 4, 2)) + x).cwiseAbs().maxCoeff() < 1e-4);
  }

  void a_singular_covariance_gives_nothing() {
    QVERIFY(!GaussianKnockoffs::of({Vector::Zero(2), Matrix::Ones(2, 2), Vector::Ones(2)}));
  }
};

QTEST_GUILESS_MAIN(TestGaussianKnockoffs)
#include "tst_gaussian_knockoffs.moc"
