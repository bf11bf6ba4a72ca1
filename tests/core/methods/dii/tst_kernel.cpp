// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>

#include "core/measures/information_imbalance.h"
#include "core/methods/dii/fast_kernel.h"
#include "tests/support/dii_cases.h"
#include "tests/support/plain_dii.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// A truth that the first features matter most for.
Space planted_truth(const Space& inputs) {
  Vector factors(inputs.dimension());
  for (Index k = 0; k < factors.size(); ++k) {
    factors[k] = std::exp2(-static_cast<double>(k));
  }
  return scaled(inputs, factors);
}

dii::Information planted(Index samples, Index dimension, std::uint64_t seed) {
  const Space inputs = gaussian_space(samples, dimension, seed);
  return information_of(inputs, planted_truth(inputs));
}

Vector uneven_weights(Index dimension) { return Vector::LinSpaced(dimension, 0.3, 1.7); }

double relative_difference(const Vector& a, const Vector& b) { return (a - b).norm() / b.norm(); }

dii::Evaluation fast(const dii::Information& information, const Vector& weights,
                     dii::LambdaChoice lambda = {}) {
  return *dii::FastKernel(information).evaluate(weights, lambda);
}

}  // namespace

class TestKernel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fast_equals_plain_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<double>("lambda");  // 0: adaptive
    QTest::addColumn<bool>("periodic");
    QTest::newRow("narrow") << 150 << 3 << 0.0 << false;
    QTest::newRow("rows not a whole group, samples not a whole tile") << 97 << 5 << 0.0 << false;
    QTest::newRow("as few samples as there may be") << 4 << 2 << 0.0 << false;
    QTest::newRow("wide: distances are kept") << 120 << 40 << 0.0 << false;
    QTest::newRow("narrow softmax: few near cells") << 200 << 2 << 1e-3 << false;
    QTest::newRow("broad softmax: all cells near") << 200 << 2 << 5.0 << false;
    QTest::newRow("periodic") << 130 << 6 << 0.0 << true;
    QTest::newRow("periodic, few near cells") << 130 << 2 << 1e-3 << true;
  }
  void fast_equals_plain() {
    QFETCH(int, samples);
    QFETCH(int, dimension);
    QFETCH(double, lambda);
    QFETCH(bool, periodic);
    Space inputs = gaussian_space(samples, dimension, 3);
    if (periodic) {
      inputs.periods.head(dimension / 2).setConstant(2.5);
    }
    const dii::Information information = information_of(inputs, planted_truth(inputs));
    const Vector weights = uneven_weights(dimension);
    const dii::LambdaChoice choice = lambda > 0.0 ? dii::LambdaChoice(lambda) : dii::LambdaChoice();
    const dii::Evaluation plain = dii::evaluate_plainly(information, weights, choice);
    const dii::Evaluation got = fast(information, weights, choice);
    QVERIFY(std::abs(got.dii - plain.dii) < 1e-10 * plain.dii);
    QVERIFY(std::abs(got.lambda - plain.lambda) < 1e-10 * plain.lambda);
    QVERIFY(std::abs(got.standard_error - plain.standard_error) < 1e-10);
    QVERIFY(relative_difference(got.gradient, plain.gradient) < 1e-10);
  }

  void single_precision_equals_plain_to_five_digits_data() { fast_equals_plain_data(); }
  void single_precision_equals_plain_to_five_digits() {
    QFETCH(int, samples);
    QFETCH(int, dimension);
    QFETCH(double, lambda);
    QFETCH(bool, periodic);
    Space inputs = gaussian_space(samples, dimension, 3);
    if (periodic) {
      inputs.periods.head(dimension / 2).setConstant(2.5);
    }
    const dii::Information information = information_of(inputs, planted_truth(inputs));
    const Vector weights = uneven_weights(dimension);
    const dii::LambdaChoice choice = lambda > 0.0 ? dii::LambdaChoice(lambda) : dii::LambdaChoice();
    const dii::Evaluation plain = dii::evaluate_plainly(information, weights, choice);
    dii::BasicFastKernel<float> kernel(information);
    const dii::Evaluation got = *kernel.evaluate(weights, choice);
    QVERIFY(std::abs(got.dii - plain.dii) < 1e-5 * plain.dii);
    // Exponents are distances in lambdas: thousands of these have as many digits less.
    const double tolerance = lambda == 1e-3 ? 1e-4 : 1e-5;
    QVERIFY(relative_difference(got.gradient, plain.gradient) < tolerance);
  }

  /// What lies out of reach counts most where the DII is small, and cells are picked most sparingly
  /// once lambda is settled.
  void at_the_optimum_repeated_evaluations_equal_plain() {
    const dii::Information information = planted(1000, 8, 29);
    Vector weights(8);
    for (Index k = 0; k < weights.size(); ++k) {
      weights[k] = std::exp2(-static_cast<double>(k)) * (1.0 + 0.03 * static_cast<double>(k % 3));
    }
    const dii::Evaluation plain = dii::evaluate_plainly(information, weights, {});
    QVERIFY(plain.dii < 0.03);
    dii::FastKernel exact(information);
    dii::BasicFastKernel<float> single(information);
    for (int evaluation = 0; evaluation < 4; ++evaluation) {
      const dii::Evaluation got = *exact.evaluate(weights, {});
      QVERIFY(std::abs(got.dii - plain.dii) < 1e-10 * plain.dii);
      QVERIFY(relative_difference(got.gradient, plain.gradient) < 1e-10);
      const dii::Evaluation rough = *single.evaluate(weights, {});
      QVERIFY(std::abs(rough.dii - plain.dii) < 1e-5 * plain.dii);
      QVERIFY(relative_difference(rough.gradient, plain.gradient) < 1e-5);
    }
  }

  /// So many that they are measured more rows at a time, and the second time picked.
  void few_rows_of_many_samples_equal_plain() {
    const Space inputs = gaussian_space(9000, 20, 5);
    const std::vector<Index> rows = Random(6).subset(9000, 21);
    const dii::Information information{inputs, rows, *Ranks::of(planted_truth(inputs), rows)};
    const Vector weights = uneven_weights(20);
    const dii::Evaluation plain = dii::evaluate_plainly(information, weights, {});
    dii::FastKernel exact(information);
    dii::BasicFastKernel<float> single(information);
    for (int evaluation = 0; evaluation < 3; ++evaluation) {
      const dii::Evaluation got = *exact.evaluate(weights, {});
      QVERIFY(std::abs(got.dii - plain.dii) < 1e-10 * plain.dii);
      QVERIFY(relative_difference(got.gradient, plain.gradient) < 1e-10);
      const dii::Evaluation rough = *single.evaluate(weights, {});
      QVERIFY(std::abs(rough.dii - plain.dii) < 1e-5 * plain.dii);
      QVERIFY(relative_difference(rough.gradient, plain.gradient) < 1e-5);
    }
  }

  /// From the second evaluation on, near cells are picked out for the last lambda.
  void a_second_evaluation_agrees_with_the_first() {
    const dii::Information information = planted(400, 2, 21);
    dii::FastKernel kernel(information);
    const dii::Evaluation first = *kernel.evaluate(uneven_weights(2), {});
    for (const double factor : {1.0, 1.1, 2.0, 0.5}) {  // lambda grows as much
      const dii::Evaluation again = *kernel.evaluate(factor * uneven_weights(2), {});
      QVERIFY(std::abs(again.dii - first.dii) < 1e-12);
      QVERIFY(relative_difference(factor * again.gradient, first.gradient) < 1e-10);
    }
  }

  void neighbour_lambdas_batches_and_left_out_neighbours_equal_plain_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("dimension");
    QTest::newRow("each, narrow") << static_cast<int>(dii::LambdaChoice::Kind::neighbour_each) << 3;
    QTest::newRow("mean, narrow") << static_cast<int>(dii::LambdaChoice::Kind::neighbour_mean) << 3;
    QTest::newRow("each, wide") << static_cast<int>(dii::LambdaChoice::Kind::neighbour_each) << 40;
    QTest::newRow("mean, wide") << static_cast<int>(dii::LambdaChoice::Kind::neighbour_mean) << 40;
  }
  void neighbour_lambdas_batches_and_left_out_neighbours_equal_plain() {
    QFETCH(int, kind);
    QFETCH(int, dimension);
    dii::Information information = planted(150, dimension, 23);
    information.exclude = 3;
    const std::vector<Index> batch{0, 3, 4, 77, 149};
    const dii::LambdaChoice choice(static_cast<dii::LambdaChoice::Kind>(kind), 4);
    const Vector weights = uneven_weights(dimension);
    dii::FastKernel kernel(information);
    for (const std::span<const Index> rows : {std::span<const Index>(), std::span(batch)}) {
      const dii::Evaluation plain = dii::evaluate_plainly(information, weights, choice, rows);
      const dii::Evaluation got = *kernel.evaluate(weights, choice, {}, rows);
      QVERIFY(std::abs(got.dii - plain.dii) < 1e-10 * plain.dii);
      QVERIFY(relative_difference(got.gradient, plain.gradient) < 1e-10);
    }
  }

  /// Whole rows are taken once an evaluation has found most cells in reach.
  void a_broad_softmax_over_whole_rows_equals_plain_data() {
    QTest::addColumn<int>("exclude");
    QTest::newRow("all neighbours") << 0;
    QTest::newRow("some left out") << 7;
  }
  void a_broad_softmax_over_whole_rows_equals_plain() {
    QFETCH(int, exclude);
    dii::Information information = planted(150, 3, 25);
    information.exclude = exclude;
    const Vector weights = uneven_weights(3);
    const std::vector<Index> batch{0, 3, 4, 77, 149};
    dii::FastKernel exact(information);
    dii::BasicFastKernel<float> single(information);
    for (int evaluation = 0; evaluation < 3; ++evaluation) {
      for (const std::span<const Index> rows : {std::span<const Index>(), std::span(batch)}) {
        const dii::Evaluation plain = dii::evaluate_plainly(information, weights, 5.0, rows);
        const dii::Evaluation got = *exact.evaluate(weights, 5.0, {}, rows);
        QVERIFY(std::abs(got.dii - plain.dii) < 1e-10 * plain.dii);
        QVERIFY(relative_difference(got.gradient, plain.gradient) < 1e-10);
        const dii::Evaluation rough = *single.evaluate(weights, 5.0, {}, rows);
        QVERIFY(std::abs(rough.dii - plain.dii) < 1e-5 * plain.dii);
        QVERIFY(relative_difference(rough.gradient, plain.gradient) < 1e-4);
      }
    }
  }

  void gradient_equals_central_differences() {
    Space inputs = gaussian_space(80, 4, 5);
    inputs.periods[2] = 4.0;
    const dii::Information information = information_of(inputs, planted_truth(inputs));
    const Vector weights = uneven_weights(4);
    const double lambda = 0.4;
    const dii::Evaluation at = fast(information, weights, lambda);
    const double h = 1e-5;
    for (Index k = 0; k < 4; ++k) {
      Vector more = weights;
      Vector less = weights;
      more[k] += h;
      less[k] -= h;
      const double difference =
          (fast(information, more, lambda).dii - fast(information, less, lambda).dii) / (2 * h);
      QVERIFY2(std::abs(difference - at.gradient[k]) < 1e-6 * std::abs(difference),
               qPrintable(QString::number(at.gradient[k] / difference - 1.0)));
    }
  }

  void scaling_the_weights_leaves_the_dii_unchanged() {
    const dii::Information information = planted(160, 5, 7);
    const Vector weights = uneven_weights(5);
    const double dii = fast(information, weights).dii;
    QVERIFY(std::abs(fast(information, 17.3 * weights).dii - dii) < 1e-12);
    QVERIFY(std::abs(fast(information, 1e-4 * weights).dii - dii) < 1e-12);
  }

  void permuting_samples_and_features_permutes_the_result() {
    const Space inputs = gaussian_space(90, 4, 9);
    const Space truth = planted_truth(inputs);
    const std::vector<Index> features{2, 0, 3, 1};
    std::vector<Index> samples = all_rows(90);
    std::rotate(samples.begin(), samples.begin() + 31, samples.end());
    const auto permuted = [&](const Space& space) {
      return Space{space.coordinates(samples, features), space.periods(features)};
    };
    const Vector weights = uneven_weights(4);
    const dii::Evaluation straight = fast(information_of(inputs, truth), weights);
    const dii::Evaluation turned =
        fast(information_of(permuted(inputs), permuted(truth)), weights(features));
    QVERIFY(std::abs(straight.dii - turned.dii) < 1e-10);
    QVERIFY((straight.gradient(features) - turned.gradient).cwiseAbs().maxCoeff() < 1e-10);
  }

  void becomes_the_information_imbalance_as_lambda_vanishes() {
    const Space inputs = gaussian_space(200, 3, 11);
    const Space truth = planted_truth(inputs);
    const dii::Information information = information_of(inputs, truth);
    const double limit = information_imbalance(inputs, truth);
    QVERIFY(std::abs(fast(information, Vector::Ones(3), 1e-7).dii - limit) < 1e-9);
    QVERIFY(std::abs(fast(information, Vector::Ones(3), 0.5).dii - limit) > 1e-3);
  }

  void a_weight_of_zero_takes_the_feature_out() {
    const Space inputs = gaussian_space(100, 3, 13);
    const Space truth = planted_truth(inputs);
    const Space two{inputs.coordinates.leftCols(2), Vector::Zero(2)};
    const dii::Evaluation with = fast(information_of(inputs, truth), Vector{{1.0, 0.5, 0.0}});
    const dii::Evaluation without = fast(information_of(two, truth), Vector{{1.0, 0.5}});
    QVERIFY(with.dii == without.dii);
    QCOMPARE(with.gradient[2], 0.0);
  }

  void counts_duplicate_samples_and_stays_finite() {
    Space inputs = gaussian_space(60, 2, 15);
    const Space truth = gaussian_space(60, 2, 16);
    inputs.coordinates.row(10) = inputs.coordinates.row(20);
    inputs.coordinates.row(30) = inputs.coordinates.row(20);
    const dii::Information information = information_of(inputs, truth);
    const dii::Evaluation got = fast(information, Vector::Ones(2));
    QCOMPARE(got.duplicate_pairs, 6);
    QCOMPARE(dii::evaluate_plainly(information, Vector::Ones(2), {}).duplicate_pairs, 6);
    QVERIFY(got.gradient.allFinite());
    QVERIFY(std::isfinite(got.dii));
  }

  void fewer_rows_estimate_the_same_value() {
    const dii::Information all = planted(600, 3, 17);
    dii::Information some = all;
    some.rows = Random(4).subset(600, 150);
    some.ranks = *Ranks::of(planted_truth(all.inputs), some.rows);
    const dii::Evaluation estimate = fast(some, Vector::Ones(3), 0.2);
    const dii::Evaluation exact = fast(all, Vector::Ones(3), 0.2);
    QVERIFY(estimate.standard_error > 0.0);
    QVERIFY(std::abs(estimate.dii - exact.dii) < 4.0 * estimate.standard_error);
    QVERIFY(std::abs(estimate.dii - dii::evaluate_plainly(some, Vector::Ones(3), 0.2).dii) < 1e-12);
  }

  void same_bits_for_any_number_of_threads() {
    const dii::Information information = planted(333, 7, 19);
    const Vector weights = uneven_weights(7);
    const int before = omp_get_max_threads();
    omp_set_num_threads(1);
    const dii::Evaluation one = fast(information, weights);
    for (const int threads : {2, 4}) {
      omp_set_num_threads(threads);
      const dii::Evaluation many = fast(information, weights);
      QVERIFY(many.dii == one.dii);
      QVERIFY(many.gradient == one.gradient);
    }
    omp_set_num_threads(before);
  }

  void stops_when_asked() {
    const dii::Information information = planted(100, 3, 21);
    std::stop_source source;
    source.request_stop();
    QVERIFY(!dii::FastKernel(information).evaluate(Vector::Ones(3), {}, source.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestKernel)
#include "tst_kernel.moc"
