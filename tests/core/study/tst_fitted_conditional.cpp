// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <set>
#include <utility>

#include "core/measures/correlation.h"
#include "core/study/fitted_conditional.h"
#include "core/study/group_draws.h"
#include "tests/support/correlated_columns.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

double logistic(double predictor) { return 1.0 / (1.0 + std::exp(-predictor)); }

/// Normal columns, and a last one of 2 and 5: P(5) is logistic in the first.
Matrix two_valued(Index samples, std::uint64_t seed) {
  Matrix columns = correlated_columns(samples, 4, 0.3, seed);
  Random random(seed + 1);
  for (Index sample = 0; sample < samples; ++sample) {
    columns(sample, 3) = random.uniform() < logistic(1.5 * columns(sample, 0) - 0.5) ? 5.0 : 2.0;
  }
  return columns;
}

/// Normal columns, and a last one of counts: the logarithm of the mean is linear in the first.
Matrix counted(Index samples, std::uint64_t seed) {
  Matrix columns = correlated_columns(samples, 4, 0.3, seed);
  Random random(seed + 1);
  for (Index sample = 0; sample < samples; ++sample) {
    columns(sample, 3) = poisson_number(std::exp(0.5 * columns(sample, 0) + 0.7), random);
  }
  return columns;
}

FittedConditional fitted(const Matrix& columns, ColumnValues values) {
  auto made = FittedConditional::of(columns, 3, {0, 1, 2}, values);
  if (!made) {
    throw std::runtime_error("no fit");
  }
  return std::move(*made);
}

ConditionalSampler sampler_of(const Matrix& training) {
  auto made = ConditionalSampler::of(training, ConditionalDraw::by_values);
  if (!made) {
    throw std::runtime_error("no sampler");
  }
  return std::move(*made);
}

}  // namespace

class TestFittedConditional : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void values_say_the_kind() {
    QVERIFY(kind_of_values(Vector{{0.0, 1.0, 1.0}}) == ColumnValues::two);
    QVERIFY(kind_of_values(Vector{{-0.5, 7.0, 7.0}}) == ColumnValues::two);
    QVERIFY(kind_of_values(Vector{{0.0, 3.0, 1.0}}) == ColumnValues::counts);
    QVERIFY(kind_of_values(Vector{{0.0, 3.0, 1.5}}) == ColumnValues::others);
    QVERIFY(kind_of_values(Vector{{-1.0, 3.0, 1.0}}) == ColumnValues::others);
    QVERIFY(kind_of_values(Vector{{4.0, 4.0, 4.0}}) == ColumnValues::others);
  }

  /// Mean, variance and the share of zeros are those of Poisson's distribution.
  void counts_have_their_distribution() {
    constexpr int draws = 20000;
    for (const double mean : {0.2, 3.0, 40.0, 5000.0}) {
      Random random(7);
      double sum = 0.0;
      double squares = 0.0;
      double zeros = 0.0;
      for (int draw = 0; draw < draws; ++draw) {
        const double count = poisson_number(mean, random);
        QVERIFY(count >= 0.0 && count == std::round(count));
        sum += count - mean;
        squares += (count - mean) * (count - mean);
        zeros += count == 0.0 ? 1.0 : 0.0;
      }
      QVERIFY(std::abs(sum / draws) < 4.0 * std::sqrt(mean / draws));
      QVERIFY(std::abs(squares / draws / mean - 1.0) < 4.0 * std::sqrt((2.0 + 1.0 / mean) / draws));
      QVERIFY(std::abs(zeros / draws - std::exp(-mean)) < 0.015);
    }
    Random random(8);
    QCOMPARE(poisson_number(0.0, random), 0.0);
  }

  void the_logistic_law_is_found() {
    const FittedConditional model = fitted(two_valued(5000, 1), ColumnValues::two);
    const Vector& slopes = model.coefficients();
    QVERIFY(std::abs(slopes[0] - 1.5) < 0.25);
    QVERIFY(std::abs(slopes[1]) < 0.15 && std::abs(slopes[2]) < 0.15);
    QCOMPARE(slopes[3], 0.0);
    const Matrix at = Matrix::Zero(1, 4);
    QVERIFY(std::abs(model.mean(model.predictor(at)[0]) - (2.0 + 3.0 * logistic(-0.5))) < 0.12);
  }

  /// At each place, the drawn share is the one that the law says.
  void drawn_frequencies_are_those_of_the_law() {
    const Matrix columns = two_valued(5000, 2);
    const FittedConditional model = fitted(columns, ColumnValues::two);
    Random random(3);
    for (const double place : {-1.5, 0.0, 1.0}) {
      Matrix at = Matrix::Zero(1, 4);
      at(0, 0) = place;
      const double predictor = model.predictor(at)[0];
      double high = 0.0;
      constexpr int draws = 4000;
      for (int draw = 0; draw < draws; ++draw) {
        const double value = model.draw(predictor, random);
        QVERIFY(value == 2.0 || value == 5.0);
        high += value == 5.0 ? 1.0 / draws : 0.0;
      }
      QVERIFY(std::abs(high - logistic(1.5 * place - 0.5)) < 0.06);
    }
  }

  void the_law_of_counts_is_found() {
    const FittedConditional model = fitted(counted(3000, 3), ColumnValues::counts);
    QVERIFY(std::abs(model.coefficients()[0] - 0.5) < 0.06);
    Random random(4);
    Matrix at = Matrix::Zero(1, 4);
    at(0, 0) = 1.0;
    double mean = 0.0;
    constexpr int draws = 4000;
    for (int draw = 0; draw < draws; ++draw) {
      mean += model.draw(model.predictor(at)[0], random) / draws;
    }
    QVERIFY(std::abs(mean - std::exp(1.2)) < 0.3);
  }

  /// Noise predicts nothing: with as many columns as half the samples, held-out samples keep the
  /// penalty high, and the means stay near the share of ones.
  void many_columns_of_noise_say_nothing() {
    Matrix columns = correlated_columns(80, 41, 0.0, 5);
    columns.col(40) = (columns.col(40).array() > 0.0).cast<double>();
    std::vector<Index> given;
    for (Index column = 0; column < 40; ++column) {
      given.push_back(column);
    }
    const auto model = FittedConditional::of(columns, 40, given, ColumnValues::two);
    QVERIFY(model.has_value());
    const Vector predictors = model->predictor(columns);
    double spread = 0.0;
    for (const double predictor : predictors) {
      spread += std::pow(model->mean(predictor) - 0.5, 2) / 80.0;
    }
    QVERIFY2(std::sqrt(spread) < 0.25, qPrintable(QString::number(std::sqrt(spread))));
  }

  /// A column that another one determines can be fitted, too.
  void what_is_determined_has_a_finite_fit() {
    Matrix columns = two_valued(200, 6);
    columns.col(3) = (columns.col(0).array() > 0.0).cast<double>();
    const FittedConditional model = fitted(columns, ColumnValues::two);
    QVERIFY(model.coefficients().allFinite());
    const Vector predictors = model.predictor(columns);
    for (Index sample = 0; sample < 200; ++sample) {
      if (std::abs(columns(sample, 0)) > 0.5) {
        QVERIFY(std::abs(model.mean(predictors[sample]) - columns(sample, 3)) < 0.2);
      }
    }
  }

  /// Years are whole numbers, but no Poisson numbers.
  void counts_of_another_variance_are_drawn_with_residuals() {
    Matrix columns = counted(500, 7);
    QVERIFY(drawn_as(sampler_of(columns), 3) == ColumnValues::counts);
    columns.col(3) = (2000.0 + 10.0 * columns.col(0).array()).round();
    QVERIFY(drawn_as(sampler_of(columns), 3) == ColumnValues::others);
    QVERIFY(drawn_as(sampler_of(columns), 1) == ColumnValues::others);
    Random random(8);  // one draw would take a hundred thousand steps
    for (double& value : columns.col(3)) {
      value = std::round(1e10 + 1e5 * random.normal());
    }
    QVERIFY(drawn_as(sampler_of(columns), 3) == ColumnValues::others);
  }

  /// Drawn together, the columns of a group are as correlated with each other and with the others
  /// as they are in the table; drawn one by one, they would be nearly copies.
  void groups_are_drawn_together() {
    Matrix columns = correlated_columns(4000, 6, 0.7, 8);
    columns.col(2) = (columns.col(2).array() > 0.0).cast<double>();
    columns.col(3) = (columns.col(3).array() > 0.3).cast<double>();
    const ConditionalSampler sampler = sampler_of(columns);
    const auto draws = GroupDraws::of(sampler, {2, 3, 4});
    QVERIFY(draws.has_value());
    QCOMPARE(draws->columns(), (std::vector<Index>{4, 2, 3}));
    Random random(9);
    const std::vector<Matrix> drawn = draws->draw(columns, 1, random);
    Matrix changed = columns;
    for (std::size_t k = 0; k < drawn.size(); ++k) {
      changed.col(draws->columns()[k]) = drawn[k].col(0);
    }
    for (const Index column : {2, 3}) {
      const std::set<double> values(changed.col(column).begin(), changed.col(column).end());
      QCOMPARE(values, (std::set<double>{0.0, 1.0}));
    }
    const std::vector<std::pair<Index, Index>> pairs{{1, 2}, {2, 3}, {3, 4},
                                                     {4, 5}, {2, 4}, {1, 3}};
    for (const auto& [a, b] : pairs) {
      const double wanted = pearson_correlation(columns.col(a), columns.col(b));
      const double found = pearson_correlation(changed.col(a), changed.col(b));
      QVERIFY2(std::abs(found - wanted) < 0.07,
               qPrintable(QString("%1 %2: %3, %4").arg(a).arg(b).arg(found).arg(wanted)));
    }
    // Of the middle of the group, what is outside says little: 0.7^2 of both sides.
    QVERIFY(pearson_correlation(changed.col(3), columns.col(3)) < 0.5);
  }

  /// What is drawn knows nothing of the true values of the group, not even of those of the other
  /// kind: otherwise true values and draws could not be exchanged.
  void draws_do_not_know_the_true_values_of_the_group() {
    Matrix columns = correlated_columns(2000, 3, 0.0, 10);
    columns.col(1) = (columns.col(1).array() > 0.0).cast<double>();
    columns.col(2) = 5.0 * columns.col(1) + 0.5 * columns.col(2);
    const ConditionalSampler sampler = sampler_of(columns);
    const auto draws = GroupDraws::of(sampler, {1, 2});
    QVERIFY(draws.has_value());
    QCOMPARE(draws->columns(), (std::vector<Index>{2, 1}));
    Random random(11);
    const std::vector<Matrix> drawn = draws->draw(columns, 1, random);
    QVERIFY(std::abs(pearson_correlation(drawn[0].col(0), columns.col(2))) < 0.1);
    QVERIFY(std::abs(pearson_correlation(drawn[1].col(0), columns.col(1))) < 0.1);
    QVERIFY(pearson_correlation(drawn[0].col(0), drawn[1].col(0)) > 0.8);
  }

  void a_stop_ends_the_fit() {
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!FittedConditional::of(two_valued(300, 9), 3, {0, 1, 2}, ColumnValues::two,
                                   stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestFittedConditional)
#include "tst_fitted_conditional.moc"
