// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <set>

#include "core/measures/correlation.h"
#include "core/measures/spread.h"
#include "core/study/conditional_sampler.h"
#include "tests/support/correlated_columns.h"
#include "tests/support/dense_algebra.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ConditionalSampler sampler_of(const Matrix& training, ConditionalDraw how) {
  auto made = ConditionalSampler::of(training, how);
  if (!made) {
    throw std::runtime_error("no sampler");
  }
  return std::move(*made);
}

}  // namespace

class TestConditionalSampler : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The mean of a feature given the others is its linear regression on them, where the covariance
  /// is that of the samples, as it nearly is of many.
  void the_mean_is_the_regression_on_the_others() {
    const Matrix columns =
        correlated_columns(20000, 4, 0.6, 1) * Vector{{1.0, 100.0, 0.01, 1.0}}.asDiagonal();
    const Matrix shifted = columns.array() + 7.0;
    const ConditionalSampler sampler = sampler_of(shifted, ConditionalDraw::residuals);
    for (Index feature = 0; feature < 4; ++feature) {
      Matrix others = columns;
      others.col(feature).setOnes();
      const Vector fitted = others * least_squares(others, columns.col(feature));
      const double deviation = standard_deviations(columns)[feature];
      const Vector found = sampler.mean(shifted, feature).array() - 7.0;
      QVERIFY((found - fitted).norm() / std::sqrt(20000.0) < 0.02 * deviation);
    }
  }

  /// What is drawn is as correlated with the other features as the feature is, but no closer to it
  /// than they allow.
  void draws_keep_the_correlations() {
    const Matrix columns = correlated_columns(4000, 5, 0.7, 2);
    for (const ConditionalDraw how : {ConditionalDraw::residuals, ConditionalDraw::normal}) {
      Random random(3);
      const Vector drawn = sampler_of(columns, how).draw(columns, 2, 1, random).col(0);
      for (const Index other : {0, 1, 3, 4}) {
        const double wanted = pearson_correlation(columns.col(2), columns.col(other));
        QVERIFY(std::abs(pearson_correlation(drawn, columns.col(other)) - wanted) < 0.05);
      }
      QVERIFY(std::abs(standard_deviations(drawn)[0] - 1.0) < 0.05);
      // Of what the neighbours on both sides leave, nothing is shared: R^2 = 2 rho^2 / (1 + rho^2).
      QVERIFY(std::abs(pearson_correlation(drawn, columns.col(2)) - 0.98 / 1.49) < 0.04);
    }
  }

  /// Few samples with many others: the residuals of the fit are smaller than the truth, by what the
  /// fit has adapted to them. Draws for the same samples have the spread of new ones.
  void draws_of_few_samples_are_as_wide_as_new_ones() {
    for (const ConditionalDraw how : {ConditionalDraw::residuals, ConditionalDraw::normal}) {
      double square = 0.0;
      double numbers = 0.0;
      for (std::uint64_t table = 1; table <= 40; ++table) {
        const Matrix columns = correlated_columns(60, 20, 0.8, table);
        const ConditionalSampler sampler = sampler_of(columns, how);
        Random random(table);
        const Matrix drawn = sampler.draw(columns, 10, 20, random);
        const Vector mean = sampler.mean(columns, 10);
        square += (drawn.colwise() - mean).squaredNorm();
        numbers += static_cast<double>(drawn.size());
      }
      // Var(x_j given its neighbours) = (1 - rho^2) / (1 + rho^2).
      const double wanted = 0.36 / 1.64;
      const double found = square / numbers;
      qInfo("variance of the draws: %.3f, of new samples: %.3f", found, wanted);
      QVERIFY(found > 0.95 * wanted && found < 1.5 * wanted);
    }
  }

  void permutation_forgets_the_others() {
    const Matrix columns = correlated_columns(4000, 3, 0.9, 4);
    Random random(5);
    const Vector drawn =
        sampler_of(columns, ConditionalDraw::permutation).draw(columns, 1, 1, random).col(0);
    QVERIFY(std::abs(pearson_correlation(drawn, columns.col(0))) < 0.06);
    const std::set<double> values(columns.col(1).begin(), columns.col(1).end());
    for (const double value : drawn) {
      QVERIFY(values.count(value) == 1);
    }
  }

  void constant_and_duplicate_features_do_no_harm() {
    Matrix columns = correlated_columns(50, 5, 0.3, 6);
    columns.col(1).setConstant(3.0);
    columns.col(4) = columns.col(0);
    const ConditionalSampler sampler = sampler_of(columns, ConditionalDraw::residuals);
    Random random(7);
    for (const Index feature : {0, 2, 4}) {
      QVERIFY(sampler.draw(columns, feature, 3, random).allFinite());
    }
    QVERIFY((sampler.draw(columns, 1, 2, random).array() == 3.0).all());
  }
};

QTEST_GUILESS_MAIN(TestConditionalSampler)
#include "tst_conditional_sampler.moc"
