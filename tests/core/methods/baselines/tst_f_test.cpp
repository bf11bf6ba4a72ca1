// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/measures/incomplete_beta.h"
#include "core/methods/baselines/f_test.h"
#include "core/parallel.h"
#include "tests/support/messages.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::baselines;
using namespace steelyard::tests;

namespace {

const Method& method() {
  static const FilterMethod filter(f_test());
  return filter;
}

double beta(double a, double b, double x) { return IncompleteBeta(a, b).at(x, 1.0 - x); }

std::size_t place(Index input) { return static_cast<std::size_t>(input); }

}  // namespace

class TestFTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_incomplete_beta_function_is_known() {
    for (const double x : {0.0, 0.1, 0.37, 0.5, 0.8, 0.999, 1.0}) {
      QVERIFY(std::abs(beta(1.0, 1.0, x) - x) < 1e-14);
      QVERIFY(std::abs(beta(3.0, 1.0, x) - x * x * x) < 1e-14);
      QVERIFY(std::abs(beta(1.0, 2.5, x) - (1.0 - std::pow(1.0 - x, 2.5))) < 1e-14);
      QVERIFY(std::abs(beta(2.0, 2.0, x) - x * x * (3.0 - 2.0 * x)) < 1e-14);
      QVERIFY(std::abs(beta(0.5, 0.5, x) - std::asin(std::sqrt(x)) * 2.0 / std::acos(-1.0)) <
              1e-13);
      QVERIFY(std::abs(beta(300.0, 7.5, x) + beta(7.5, 300.0, 1.0 - x) - 1.0) < 1e-12);
    }
  }

  /// Quantiles from printed tables of the F distribution.
  void p_values_are_those_of_the_tables_data() {
    QTest::addColumn<double>("f");
    QTest::addColumn<double>("above");
    QTest::addColumn<double>("below");
    QTest::addColumn<double>("p");
    QTest::newRow("1, 10") << 4.9646 << 1.0 << 10.0 << 0.05;
    QTest::newRow("2, 20") << 3.4928 << 2.0 << 20.0 << 0.05;
    QTest::newRow("5, 8") << 6.6318 << 5.0 << 8.0 << 0.01;
    QTest::newRow("1, 1") << 161.4476 << 1.0 << 1.0 << 0.05;
    QTest::newRow("3, 60") << 4.1259 << 3.0 << 60.0 << 0.01;
  }
  void p_values_are_those_of_the_tables() {
    QFETCH(double, f);
    QFETCH(double, above);
    QFETCH(double, below);
    QFETCH(double, p);
    const IncompleteBeta beta(0.5 * below, 0.5 * above);
    QVERIFY(std::abs(f_test_p_value(beta, f * above, below) / p - 1.0) < 2e-4);
  }

  void small_p_values_keep_their_digits() {
    // With 2 and m degrees of freedom, p = (left / whole)^(m / 2).
    const IncompleteBeta beta(50.0, 1.0);
    QVERIFY(std::abs(f_test_p_value(beta, 999.0, 1.0) / 1e-150 - 1.0) < 1e-10);
  }

  void one_target_is_a_correlation() {
    const Matrix x = normal_matrix(40, 5, 1);
    const Matrix y = noisy_targets(x, 1, 2, 2.0);
    const Result result = run_to_end(method(), number_problem(x, y));
    for (Index input = 0; input < 5; ++input) {
      const Vector one = x.col(input).array() - x.col(input).mean();
      const Vector two = y.col(0).array() - y.mean();
      const double r = one.dot(two) / (one.norm() * two.norm());
      const double f = r * r / (1.0 - r * r) * 38.0;
      QVERIFY(std::abs(result.columns[0].values[place(input)] / f - 1.0) < 1e-9);
      QVERIFY(std::abs(result.columns[1].values[place(input)] - beta(19.0, 0.5, 1.0 - r * r)) <
              1e-12);
    }
  }

  void classes_are_an_analysis_of_variance() {
    const Matrix x = normal_matrix(30, 3, 3);
    std::vector<int> classes;
    for (int i = 0; i < 30; ++i) {
      classes.push_back(i % 7 < 3 ? 0 : (i % 7 < 6 ? 1 : 2));
    }
    classes[4] = -1;
    const Result result = run_to_end(method(), class_problem(x, classes, {"a", "b", "c"}));
    for (Index input = 0; input < 3; ++input) {
      double between = 0.0;
      double within = 0.0;
      double sum = 0.0;
      for (std::size_t i = 0; i < 30; ++i) {
        sum += classes[i] >= 0 ? x(static_cast<Index>(i), input) : 0.0;
      }
      for (int of = 0; of < 3; ++of) {
        std::vector<double> values;
        for (std::size_t i = 0; i < 30; ++i) {
          if (classes[i] == of) {
            values.push_back(x(static_cast<Index>(i), input));
          }
        }
        const Eigen::Map<const Vector> some(values.data(), std::ssize(values));
        between += static_cast<double>(values.size()) * std::pow(some.mean() - sum / 29.0, 2);
        within += (some.array() - some.mean()).square().sum();
      }
      const double f = between / 2.0 / (within / 26.0);
      QVERIFY(std::abs(result.columns[0].values[place(input)] / f - 1.0) < 1e-9);
    }
  }

  void several_targets_are_one_regression() {
    const Matrix x = normal_matrix(50, 4, 4);
    const Matrix two = noisy_targets(x, 2, 5, 2.0);
    Matrix three(50, 3);
    three << two, two.col(0) - 2.0 * two.col(1);  // says nothing new
    const Result one = run_to_end(method(), number_problem(x, two));
    const Result other = run_to_end(method(), number_problem(x, three));
    for (std::size_t k = 0; k < 4; ++k) {
      QVERIFY(std::abs(one.columns[1].values[k] - other.columns[1].values[k]) < 1e-9);
    }
  }

  /// What rounding leaves of them has no rank, on any machine: the first column comes first.
  void columns_that_repeat_their_targets_are_equal() {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Matrix x = normal_matrix(30 + static_cast<Index>(seed), 5, seed);
      Matrix targets = x;
      targets.col(1) *= 3.7;
      const Result result = run_to_end(method(), number_problem(x, targets));
      for (std::size_t k = 1; k < 5; ++k) {
        QCOMPARE(result.columns[0].values[k], result.columns[0].values[0]);
      }
      QCOMPARE(ranking(result.columns), (std::vector<Index>{0, 1, 2, 3, 4}));
    }
  }

  /// Columns that have nothing to do with the target: p-values are uniform.
  void p_values_of_nothing_are_uniform() {
    const Index columns = 4000;
    const Matrix x = normal_matrix(12, columns, 6);
    std::vector<int> classes;
    for (int i = 0; i < 12; ++i) {
      classes.push_back(i % 3);
    }
    for (const auto& problem :
         {number_problem(x, normal_matrix(12, 1, 7)), number_problem(x, normal_matrix(12, 3, 8)),
          class_problem(x, classes, {"a", "b", "c"})}) {
      const Result result = run_to_end(method(), problem);
      std::vector<double> p = result.columns[1].values;
      std::sort(p.begin(), p.end());
      double largest = 0.0;
      for (std::size_t k = 0; k < p.size(); ++k) {
        largest = std::max(largest, std::abs(p[k] - static_cast<double>(k) / columns));
      }
      // Kolmogorov's bound at one in a million.
      QVERIFY2(largest < 2.7 / std::sqrt(static_cast<double>(columns)),
               qPrintable(QString::number(largest)));
    }
  }

  void discoveries_are_selected() {
    const Matrix x = normal_matrix(100, 30, 9);
    const Matrix y = x.col(0) + x.col(1) + normal_matrix(100, 1, 10);
    const Result result = run_to_end(method(), number_problem(x, y));
    QVERIFY(result.selection.features.size() >= 2U);
    QVERIFY(in_words(result.selection.rule).find("0.05") != std::string::npos);
    for (std::size_t k = 0; k < 30; ++k) {
      const bool selected =
          std::find(result.selection.features.begin(), result.selection.features.end(),
                    static_cast<Index>(k)) != result.selection.features.end();
      QCOMPARE(selected, result.columns[2].values[k] <= 0.05);
    }
    QCOMPARE(result.selection.features.front(), ranking(result.columns).front());
  }

  void odd_columns() {
    Matrix x = normal_matrix(20, 6, 11);
    const Matrix y = noisy_targets(x, 1, 12);
    x.col(2).setConstant(1e6 + 0.1);
    x.col(3) = y;  // the target itself
    x.col(4) = (x.col(4).array() > 0.0).cast<double>();
    x.col(5) = x.col(0);
    const Result result = run_to_end(method(), number_problem(x, y));
    QCOMPARE(ranking(result.columns).front(), 3);
    QCOMPARE(ranking(result.columns).back(), 2);
    QVERIFY(std::isfinite(result.columns[0].values[3]));
    QCOMPARE(result.columns[0].values[2], 0.0);
    QVERIFY(std::isnan(result.columns[1].values[2]));
    QCOMPARE(result.columns[0].values[0], result.columns[0].values[5]);
    QVERIFY(tests::says({result.warnings.front()}, "x3"));
    set_most_threads(4);
    const Result again = run_to_end(method(), number_problem(x, y));
    set_most_threads(2);
    QCOMPARE(again.columns[0].values[4], result.columns[0].values[4]);
  }

  void too_few_samples_are_refused() {
    const Matrix x = normal_matrix(4, 2, 13);
    const ParameterValues values = method().schema().defaults();
    QVERIFY(method().check(*number_problem(x, normal_matrix(4, 2, 14)), values).empty());
    const auto complaints = method().check(*number_problem(x, normal_matrix(4, 3, 14)), values);
    QVERIFY(in_words(complaints.front()).find("at least 5 samples") != std::string::npos);
    const auto classes = class_problem(x, {0, 1, 2, 3}, {"a", "b", "c", "d"});
    QVERIFY(in_words(method().check(*classes, values).front()).find("4 classes") !=
            std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestFTest)
#include "tst_f_test.moc"
