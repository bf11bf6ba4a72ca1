// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/geometry/sample_keys.h"
#include "core/methods/baselines/broken_ties.h"
#include "core/methods/baselines/information_filters.h"
#include "core/methods/baselines/neighbour_information.h"
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
  static const FilterMethod filter(mutual_information_filter());
  return filter;
}

double information(const InformationVariable& one, const InformationVariable& other,
                   Index neighbours = 3) {
  return mutual_information(one, other, neighbours, digamma_numbers(5000));
}

double psi(Index n) { return digamma_numbers(n)[n]; }

Matrix standardised(Matrix values) {
  for (Index column = 0; column < values.cols(); ++column) {
    values.col(column).array() -= values.col(column).mean();
    values.col(column) /=
        std::sqrt(values.col(column).squaredNorm() / static_cast<double>(values.rows()));
  }
  return values;
}

double far(const Matrix& values, Index i, Index j) {
  return (values.row(i) - values.row(j)).cwiseAbs().maxCoeff();
}

/// The k-th smallest.
double kth(std::vector<double> distances, Index k) {
  std::sort(distances.begin(), distances.end());
  return distances[static_cast<std::size_t>(k - 1)];
}

/// The definition of Kraskov, Stoegbauer & Grassberger, for values without ties.
double plain_of_numbers(const Matrix& raw_one, const Matrix& raw_other, Index k) {
  const Matrix one = standardised(raw_one);
  const Matrix other = standardised(raw_other);
  const Index count = one.rows();
  double sum = 0.0;
  for (Index i = 0; i < count; ++i) {
    std::vector<double> both;
    for (Index j = 0; j < count; ++j) {
      if (j != i) {
        both.push_back(std::max(far(one, i, j), far(other, i, j)));
      }
    }
    const double reach = kth(both, k);
    Index near_one = 0;
    Index near_other = 0;
    for (Index j = 0; j < count; ++j) {
      near_one += j != i && far(one, i, j) < reach ? 1 : 0;
      near_other += j != i && far(other, i, j) < reach ? 1 : 0;
    }
    sum += psi(near_one + 1) + psi(near_other + 1);
  }
  return std::max(psi(k) + psi(count) - sum / static_cast<double>(count), 0.0);
}

/// The definition of Ross, for values without ties.
double plain_of_kinds(const std::vector<int>& kinds, const Matrix& raw, Index k) {
  const Matrix values = standardised(raw);
  const Index count = values.rows();
  double sum = 0.0;
  for (Index i = 0; i < count; ++i) {
    std::vector<double> same;
    for (Index j = 0; j < count; ++j) {
      if (j != i && kinds[static_cast<std::size_t>(j)] == kinds[static_cast<std::size_t>(i)]) {
        same.push_back(far(values, i, j));
      }
    }
    const Index used = std::min(k, std::ssize(same));
    const double reach = kth(same, used);
    Index near = 0;
    for (Index j = 0; j < count; ++j) {
      near += j != i && far(values, i, j) <= reach ? 1 : 0;
    }
    sum += psi(used) - psi(std::ssize(same) + 1) - psi(near);
  }
  return std::max(psi(count) + sum / static_cast<double>(count), 0.0);
}

/// A generator of the C standard's example: the same numbers in any language.
Vector uniform_numbers(Index count, std::uint32_t seed) {
  Vector numbers(count);
  for (double& number : numbers) {
    seed = (seed * 1103515245U + 12345U) % 2147483648U;
    number = static_cast<double>(seed) / 2147483648.0;
  }
  return numbers;
}

/// Columns of which many values tie: four decimals of small numbers, and whole numbers.
struct TiedTable {
  Vector v = uniform_numbers(208, 2);
  Vector w = uniform_numbers(208, 3);
  Matrix inputs = Matrix(208, 2);

  TiedTable() {
    inputs << (440.0 * uniform_numbers(208, 1).array().pow(4.0)).floor().matrix() / 10000.0,
        (15.0 * v.array()).floor().matrix();
  }
};

/// Of each column, the mean over many seeds.
Vector mean_information(const ProblemPtr& problem) {
  constexpr int seeds = 40;
  Vector sum = Vector::Zero(problem->dimension());
  for (int seed = 1; seed <= seeds; ++seed) {
    const Result result = run_to_end(method(), problem, {{"seed", std::to_string(seed)}});
    for (Index k = 0; k < sum.size(); ++k) {
      sum[k] += result.columns[0].values[static_cast<std::size_t>(k)];
    }
  }
  return sum / static_cast<double>(seeds);
}

}  // namespace

class TestMutualInformation : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void digamma_of_whole_numbers() {
    QVERIFY(std::abs(psi(1) + 0.57721566490153286) < 1e-15);
    QVERIFY(std::abs(psi(10) - 2.2517525890667211) < 1e-14);
  }

  void normal_variables_have_a_closed_form() {
    const Matrix both = normal_matrix(4000, 2, 1);
    for (const double r : {0.0, 0.6, 0.95}) {
      const Matrix other = r * both.col(0) + std::sqrt(1.0 - r * r) * both.col(1);
      const double found =
          information(information_variable(both.col(0)), information_variable(other));
      QVERIFY2(std::abs(found + 0.5 * std::log(1.0 - r * r)) < 0.04,
               qPrintable(QString::number(found)));
    }
  }

  void it_is_what_the_definition_says() {
    const Matrix values = normal_matrix(120, 4, 2);
    const Matrix y = values.col(0).array().square().matrix() + 0.2 * values.col(1);
    for (const Index k : {1, 3, 7}) {
      const double found =
          information(information_variable(values.col(0)), information_variable(y), k);
      QVERIFY(std::abs(found - plain_of_numbers(values.col(0), y, k)) < 1e-12);
      QVERIFY(found > 0.2);
      // Several target columns, by the largest difference.
      Matrix two(120, 2);
      two << y, values.col(2);
      const double of_two =
          information(information_variable(values.col(0)), information_variable(two), k);
      QVERIFY(std::abs(of_two - plain_of_numbers(values.col(0), two, k)) < 1e-12);
    }
  }

  void kinds_are_what_the_definition_says() {
    const Matrix values = normal_matrix(90, 3, 3);
    std::vector<int> kinds;
    for (Index i = 0; i < 90; ++i) {
      kinds.push_back(values(i, 0) > 0.7 ? 2 : (values(i, 0) > -0.2 ? 1 : 0));
    }
    kinds[1] = kinds[2] = 3;  // fewer than k others
    for (const Index k : {1, 3}) {
      const auto by_kind = information_variable(kinds);
      const double found = information(by_kind, information_variable(values.col(0)), k);
      QVERIFY(std::abs(found - plain_of_kinds(kinds, values.col(0), k)) < 1e-12);
      QVERIFY(found > 0.5);
      QCOMPARE(information(information_variable(values.col(0)), by_kind, k), found);
      const double of_two = information(by_kind, information_variable(values.leftCols(2)), k);
      QVERIFY(std::abs(of_two - plain_of_kinds(kinds, values.leftCols(2), k)) < 1e-12);
    }
  }

  void kinds_and_kinds_are_a_table() {
    std::vector<int> one;
    std::vector<int> other;
    for (int i = 0; i < 40; ++i) {
      one.push_back(i % 2);
      other.push_back(i % 4);  // says all of `one`
    }
    const double found = information(information_variable(one), information_variable(other));
    QVERIFY(std::abs(found - std::log(2.0)) < 1e-14);
    const std::vector<int> alternating{0, 0, 1, 1};
    const std::vector<int> crossed{0, 1, 0, 1};
    QVERIFY(information(information_variable(alternating), information_variable(crossed)) < 1e-14);
  }

  void columns_of_few_values_are_of_kinds() {
    Matrix x = normal_matrix(60, 1, 4);
    QVERIFY(!information_variable(x).is_of_kinds());
    x = (x.array() > 0.0).cast<double>();
    QVERIFY(information_variable(x).is_of_kinds());
    x = Vector::LinSpaced(8, 0.0, 7.0);
    QVERIFY(!information_variable(x).is_of_kinds());
  }

  void independent_columns_tell_nothing() {
    const Matrix x = normal_matrix(1500, 6, 5);
    Matrix inputs = x.leftCols(5);
    inputs.col(3) = (inputs.col(3).array() > 0.0).cast<double>();
    const Result result = run_to_end(method(), number_problem(inputs, x.col(5)));
    for (const double value : result.columns[0].values) {
      QVERIFY(value >= 0.0 && value < 0.06);
    }
  }

  void relations_of_any_form_are_found() {
    const Matrix x = normal_matrix(300, 6, 6);
    Matrix inputs = x;
    inputs.col(4) = (inputs.col(4).array() > 0.0).cast<double>();
    const Matrix y = x.col(2).array().square().matrix() + inputs.col(4) + 0.1 * x.col(5);
    const Result result = run_to_end(method(), number_problem(inputs, y));
    std::vector<Index> best = ranking(result.columns);
    best.resize(2);
    std::sort(best.begin(), best.end());
    QCOMPARE(best, (std::vector<Index>{2, 4}));
  }

  /// The order of the samples, units and the number of threads are nothing to it.
  void invariances() {
    const Matrix x = normal_matrix(80, 3, 7);
    const Matrix y = noisy_targets(x, 1, 8);
    const Matrix turned = x.colwise().reverse();
    const Matrix turned_y = y.colwise().reverse();
    set_most_threads(1);
    const Result one = run_to_end(method(), number_problem(x, y));
    set_most_threads(4);
    const Result two = run_to_end(method(), number_problem(x, y));
    set_most_threads(2);
    QCOMPARE(one.columns[0].values, two.columns[0].values);
    const Result three = run_to_end(method(), number_problem(4.0 * turned, turned_y));
    for (std::size_t k = 0; k < 3; ++k) {
      QVERIFY(std::abs(one.columns[0].values[k] - three.columns[0].values[k]) < 1e-12);
    }
  }

  /// Means over 200 random states of scikit-learn 1.2's mutual_info_classif and
  /// mutual_info_regression, all columns taken as continuous.
  void ties_count_as_in_scikit_learn() {
    const TiedTable table;
    std::vector<int> in_turns;
    std::vector<int> by_value;
    for (Index i = 0; i < 208; ++i) {
      in_turns.push_back(static_cast<int>(i % 2));
      by_value.push_back(table.v[i] + 0.2 * table.w[i] > 0.6 ? 1 : 0);
    }
    const auto near = [](const Vector& found, double first, double second) {
      return std::abs(found[0] - first) < 0.012 && std::abs(found[1] - second) < 0.012;
    };
    QVERIFY(
        near(mean_information(class_problem(table.inputs, in_turns, {"a", "b"})), 0.0189, 0.0111));
    QVERIFY(
        near(mean_information(class_problem(table.inputs, by_value, {"a", "b"})), 0.0005, 0.6575));
    const Matrix y = (20.0 * (table.v + 0.3 * table.w)).array().floor();
    const Vector of_numbers = mean_information(number_problem(table.inputs, y));
    QVERIFY2(near(of_numbers, 0.0534, 1.2384), qPrintable(QString::number(of_numbers[1])));
  }

  /// Noise that breaks ties belongs to the sample and to the values of the column.
  void ties_are_broken_alike_wherever_samples_and_columns_stand() {
    const TiedTable table;
    const Matrix y = (20.0 * (table.v + 0.3 * table.w)).array().floor();
    const Result one = run_to_end(method(), number_problem(table.inputs, y));
    Matrix turned(208, 3);
    turned << table.inputs.col(1), table.inputs.col(0), table.inputs.col(1);
    turned = turned.colwise().reverse().eval();
    const Matrix turned_y = y.colwise().reverse();
    // The same rows with one column twice: its copy is told apart from nothing.
    const Result other = run_to_end(method(), number_problem(turned, turned_y));
    QCOMPARE(other.columns[0].values[0], other.columns[0].values[2]);
    const Result again =
        run_to_end(method(), number_problem(table.inputs.rowwise().reverse(), 4.0 * y));
    for (std::size_t k = 0; k < 2; ++k) {
      QVERIFY(std::abs(one.columns[0].values[k] - again.columns[0].values[1 - k]) < 1e-12);
    }
    const Result backwards =
        run_to_end(method(), number_problem(table.inputs.colwise().reverse(), turned_y));
    const Result reseeded = run_to_end(method(), number_problem(table.inputs, y), {{"seed", "2"}});
    for (std::size_t k = 0; k < 2; ++k) {
      QVERIFY(std::abs(one.columns[0].values[k] - backwards.columns[0].values[k]) < 1e-12);
      QVERIFY(one.columns[0].values[k] != reseeded.columns[0].values[k]);
    }
  }

  /// Samples that agree in everything have different numbers; there is no noise where no values
  /// tie.
  void only_ties_are_broken() {
    Matrix x(6, 1);
    x << 1.0, 2.0, 2.0, 2.0, 5.0, 9.0;
    const auto keys = *sample_keys(x, Matrix(6, 0), {}, {});
    QCOMPARE(std::set<std::uint64_t>(keys.begin(), keys.end()).size(), 6U);
    Vector tied = x;
    break_ties(keys, 1, tied);
    QCOMPARE(std::set<double>(tied.begin(), tied.end()).size(), 6U);
    QVERIFY((tied - x).cwiseAbs().maxCoeff() <= 1e-10);
    const Vector before = normal_matrix(6, 1, 12);
    Vector untied = before;
    break_ties(keys, 1, untied);
    QVERIFY(untied == before);
    Vector close(6);
    close << 0.0, 0.0, 1e-9, 2e-9, 1.0, 3.0;
    Vector moved = close;
    break_ties(keys, 1, moved);
    QVERIFY((moved - close).cwiseAbs().maxCoeff() <= 1e-12);  // far below the smallest gap
  }

  void ties_and_odd_columns() {
    Matrix x = normal_matrix(60, 5, 9);
    x.col(1).setConstant(3.0);
    x.col(2) = (4.0 * x.col(2)).array().round();  // numbers with ties
    x.col(3) = x.col(2);
    const Matrix y = x.col(2);
    const Result result = run_to_end(method(), number_problem(x, y));
    QCOMPARE(result.columns[0].values[1], -1.0);
    QCOMPARE(ranking(result.columns).back(), 1);
    QVERIFY(tests::says({result.warnings.front()}, "x2"));
    QCOMPARE(result.columns[0].values[2], result.columns[0].values[3]);
    QVERIFY(result.columns[0].values[2] > 1.0);
    QVERIFY(result.columns[0].values[0] < 0.3);
    std::vector<int> classes(60, 0);
    classes[7] = 1;
    classes[8] = -1;
    const Result alone = run_to_end(method(), class_problem(x, classes, {"a", "b"}));
    QCOMPARE(alone.outcome.ending, Ending::converged);
    const Result few = run_to_end(method(), number_problem(x.topRows(4), normal_matrix(4, 1, 10)));
    QCOMPARE(few.outcome.ending, Ending::converged);
  }

  void too_many_neighbours_are_refused() {
    const Matrix x = normal_matrix(10, 2, 11);
    const auto problem = number_problem(x, x.col(0));
    const auto complaints = method().check(*problem, values_of(method(), {{"neighbours", "10"}}));
    QVERIFY(in_words(complaints.front()).find("1 to 9") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestMutualInformation)
#include "tst_mutual_information.moc"
