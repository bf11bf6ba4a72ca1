// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "core/methods/baselines/f_test.h"
#include "core/methods/baselines/joint_f_test.h"
#include "core/problem/whole_groups.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::baselines;
using namespace steelyard::tests;

namespace {

std::vector<double> p_values(const ProblemPtr& problem) {
  const FilterMethod method(f_test());
  return column_of(run_to_end(method, problem, {}), "p_value").values;
}

bool are_close(double one, double other) {
  return std::abs(one - other) <= 1e-9 * std::max(1.0, std::abs(other));
}

/// The levels of the samples are 0, 1, 2, 0, 1, 2, ...
std::vector<int> three_levels(Index samples) {
  std::vector<int> levels;
  for (Index sample = 0; sample < samples; ++sample) {
    levels.push_back(static_cast<int>(sample % 3));
  }
  return levels;
}

Matrix columns_of_levels(Index samples) {
  Matrix columns = Matrix::Zero(samples, 3);
  for (Index sample = 0; sample < samples; ++sample) {
    columns(sample, sample % 3) = 1.0;
  }
  return columns;
}

}  // namespace

class TestJointFTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_single_column_has_the_p_value_of_the_f_test() {
    const Matrix inputs = normal_matrix(40, 3, 11);
    for (const Index targets : {1, 2}) {
      const auto problem = number_problem(inputs, noisy_targets(inputs, targets, 12, 1.5));
      const Vector evidence = joint_f_evidence(*problem, {{0}, {1}, {2}});
      const std::vector<double> p = p_values(problem);
      for (Index column = 0; column < 3; ++column) {
        QVERIFY(are_close(std::exp(-evidence[column]), p[static_cast<std::size_t>(column)]));
      }
    }
  }

  /// Ten of the rows stand there a hundred times: of columns that have nothing to do with the
  /// target, one in twenty has a p-value below 0.05, not half of them.
  void rows_of_large_weight_do_not_make_chance_significant() {
    constexpr Index columns = 200;
    const Matrix rows = normal_matrix(100, columns + 1, 21);
    std::vector<Index> row_of;
    for (Index row = 0; row < 100; ++row) {
      row_of.insert(row_of.end(), row < 90 ? 1 : 100, row);
    }
    const auto problem =
        number_problem(rows(row_of, Eigen::all).leftCols(columns), rows(row_of, columns));
    problem->rows = row_of;
    const std::vector<double> p = p_values(problem);
    const auto below = std::count_if(p.begin(), p.end(), [](double one) { return one < 0.05; });
    QVERIFY2(below <= 24, std::to_string(below).c_str());
    const Vector evidence = joint_f_evidence(*problem, {{0}, {1}});
    QVERIFY(are_close(std::exp(-evidence[0]), p[0]));
    QVERIFY(are_close(std::exp(-evidence[1]), p[1]));
  }

  /// Of ten columns of noise in one group, the best one alone would bring the other nine with it,
  /// and nine of ten discoveries would be of nothing that was tested.
  void a_promised_rate_is_that_of_groups() {
    int alone = 0;
    int as_one = 0;
    constexpr int tables = 60;
    for (int table = 0; table < tables; ++table) {
      const auto seed = static_cast<std::uint64_t>(100 + table);
      const Matrix drawn = normal_matrix(50, 31, seed);
      const auto problem = number_problem(drawn.leftCols(30), drawn.col(30));
      for (std::size_t column = 0; column < 30; ++column) {
        problem->features[column].group = column < 10 ? "a" : column < 20 ? "b" : "c";
      }
      const FilterMethod method(f_test());
      const Result result = run_to_end(method, problem, {});
      as_one += result.selection.features.empty() ? 0 : 1;
      const std::vector<double> p = column_of(result, "p_value").values;
      const Vector evidence = joint_f_evidence(*problem, {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}});
      QVERIFY(are_close(p[0], std::exp(-evidence[0])) && p[9] == p[0]);
      forget_groups(*problem);
      const std::vector<double> each = p_values(problem);
      alone += std::any_of(each.begin(), each.end(), [](double one) { return one < 0.05 / 3; });
    }
    QVERIFY2(as_one <= 9, std::to_string(as_one).c_str());  // 3 of 60 are expected
    QVERIFY2(alone > 10, std::to_string(alone).c_str());    // about 24 of 60
  }

  void a_group_that_matters_is_found_as_one() {
    Matrix drawn = normal_matrix(60, 12, 31);
    drawn.col(11) += 1.5 * drawn.col(4);
    const auto problem = number_problem(drawn.leftCols(11), drawn.col(11));
    for (std::size_t column = 0; column < 10; ++column) {
      problem->features[column].group = "g";
    }
    const Result result = run_to_end(FilterMethod(f_test()), problem, {});
    QCOMPARE(result.selection.features.size(), 10U);
    QCOMPARE(result.selection.features.front(), Index{4});
    QCOMPARE(result.selection.rule.id, std::string("f_test.rule_of_groups"));
  }

  /// Whether the level explains the number or the number tells the levels apart: it is one test,
  /// and the level that is dropped makes no difference.
  void the_columns_of_a_category_are_its_analysis_of_variance() {
    const Matrix numbers = normal_matrix(60, 1, 13) + 0.4 * columns_of_levels(60).leftCols(1);
    const double p = p_values(class_problem(numbers, three_levels(60), {"a", "b", "c"})).front();
    const auto problem = number_problem(columns_of_levels(60), numbers);
    const Vector evidence = joint_f_evidence(*problem, {{0, 1, 2}, {0, 1}, {1, 2}});
    for (const double one : evidence) {
      QVERIFY(are_close(std::exp(-one), p));
    }
  }

  /// Where p is too small for a number, more is still told from less.
  void evidence_beyond_all_numbers_has_a_rank() {
    const Matrix target = normal_matrix(3000, 1, 14);
    Matrix inputs(3000, 3);
    inputs << target + 0.2 * normal_matrix(3000, 1, 15), target + 0.1 * normal_matrix(3000, 1, 16),
        target;
    const Vector evidence = joint_f_evidence(*number_problem(inputs, target), {{0}, {1}, {2}});
    QVERIFY(evidence.allFinite());
    QVERIFY(evidence[0] > 1000.0 && evidence[1] > evidence[0] && evidence[2] > evidence[1]);
  }

  /// 200 tables of noise: a 20th of the p-values is below 0.05, give or take 3 standard errors.
  void categories_of_noise_have_even_p_values() {
    constexpr int tables = 200;
    int low = 0;
    for (int table = 0; table < tables; ++table) {
      const auto seed = static_cast<std::uint64_t>(1000 + table);
      const auto problem = number_problem(columns_of_levels(30), normal_matrix(30, 2, seed));
      low += joint_f_evidence(*problem, {{0, 1, 2}})[0] > -std::log(0.05) ? 1 : 0;
    }
    QVERIFY2(low >= 1 && low <= 19, qPrintable(QString::number(low)));
  }

  void what_cannot_be_tested_has_no_evidence() {
    Matrix inputs = normal_matrix(6, 8, 17);
    inputs.col(0).setConstant(0.1);
    const auto problem = number_problem(inputs, normal_matrix(6, 1, 18));
    const Vector evidence = joint_f_evidence(*problem, {{0}, {1, 2, 3, 4, 5, 6, 7}});
    QCOMPARE(evidence[0], 0.0);
    QCOMPARE(evidence[1], 0.0);
  }
};

QTEST_GUILESS_MAIN(TestJointFTest)
#include "tst_joint_f_test.moc"
