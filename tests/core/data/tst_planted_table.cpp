// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numeric>
#include <set>

#include "core/error.h"
#include "core/measures/correlation.h"
#include "core/study/power_table.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/sobolev_reference.h"

using namespace steelyard;

namespace {

constexpr Index draws = 20000;

double variance(const Vector& values) { return (values.array() - values.mean()).square().mean(); }

/// Five standard errors of the difference between a statistic of n draws and one of the reference.
double tolerance(Index n, const nlohmann::json& expected) {
  return 5.0 * std::sqrt(1.0 / static_cast<double>(n) + 1.0 / expected["draws"].get<double>());
}

void compare(const char* what, double value, double expected, double allowed) {
  QVERIFY2(std::abs(value - expected) <= allowed,
           qPrintable(QString("%1: %2, not %3").arg(what).arg(value).arg(expected)));
}

/// Means, variances and correlations of the first columns, and the distribution of the target.
void compare_with(const PlantedTable& table, const nlohmann::json& expected) {
  const double allowed = tolerance(table.inputs.rows(), expected);
  const Matrix means = tests::sobolev::matrix_of(expected["x_mean"]);
  const Matrix variances = tests::sobolev::matrix_of(expected["x_var"]);
  const Matrix with_target = tests::sobolev::matrix_of(expected["xy_corr"]);
  for (Index column = 0; column < means.rows(); ++column) {
    const Vector x = table.inputs.col(column);
    compare("mean", x.mean(), means(column), allowed * std::sqrt(variances(column)));
    compare("variance", variance(x), variances(column), allowed * 2.0 * variances(column));
    compare("correlation", pearson_correlation(x, table.target), with_target(column), allowed);
  }
  compare("pair", pearson_correlation(table.inputs.col(6), table.inputs.col(7)), 0.5, allowed);
  const double of_target = expected["y_var"].get<double>();
  compare("mean of y", table.target.mean(), expected["y_mean"].get<double>(),
          allowed * std::sqrt(of_target));
  compare("variance of y", variance(table.target), of_target, allowed * 2.0 * of_target);
}

void compare_quantiles(const PlantedTable& table, const nlohmann::json& expected, double allowed) {
  std::vector<double> sorted(table.target.begin(), table.target.end());
  std::sort(sorted.begin(), sorted.end());
  for (const auto& [share, value] : expected["y_quantiles"].items()) {
    const auto place =
        static_cast<std::size_t>(std::stod(share) * static_cast<double>(sorted.size() - 1));
    compare(share.c_str(), sorted[place], value.get<double>(), allowed);
  }
}

std::vector<Index> first(Index count) {
  std::vector<Index> columns(static_cast<std::size_t>(count));
  std::iota(columns.begin(), columns.end(), Index{0});
  return columns;
}

template <typename Make>
std::string refusal(const Make& make) {
  try {
    static_cast<void>(make());
  } catch (const Error& error) {
    return in_words(error.parts().what) + " | " + in_words(error.parts().accepted);
  }
  return "none";
}

}  // namespace

class TestPlantedTable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void sinexp_is_as_in_the_reference() {
    for (const bool gaussian : {false, true}) {
      const auto expected =
          tests::sobolev::expected(gaussian ? "gen_sinexp_gaussian" : "gen_sinexp");
      if (expected.is_null()) {
        QSKIP("no reference");
      }
      SinExpOptions options;
      options.samples = draws;
      options.columns = 8;
      options.gaussian = gaussian;
      const PlantedTable table = sinexp_table(options, {1, 0});
      compare_with(table, expected);
      options.samples = 1000000;  // quantiles far out vary
      options.columns = 6;
      compare_quantiles(sinexp_table(options, {2, 0}), expected, 0.02);
      QCOMPARE(table.true_columns, first(6));
    }
  }

  void liang_is_as_in_the_reference() {
    for (const bool switching : {false, true}) {
      const auto expected =
          tests::sobolev::expected(switching ? "gen_liang_switching" : "gen_liang");
      if (expected.is_null()) {
        QSKIP("no reference");
      }
      LiangOptions options;
      options.samples = draws;
      options.columns = 60;
      options.switching = switching;
      options.weights = tests::sobolev::input("liang_weights");
      const PlantedTable table = liang_table(options, {1, 0});
      compare_with(table, expected);
      QCOMPARE(std::ssize(table.true_columns), switching ? 50 : 40);
    }
  }

  void drawn_weights_of_liang_give_the_variances_of_the_reference() {
    const auto expected = tests::sobolev::expected("gen_liang");
    if (expected.is_null()) {
      QSKIP("no reference");
    }
    const auto over = expected["over_random_weights"];
    constexpr int tables = 100;
    double sum = 0.0;
    for (std::uint64_t number = 0; number < tables; ++number) {
      LiangOptions options;
      options.samples = 400;
      options.columns = 40;
      sum += variance(liang_table(options, {3, number}).target) / tables;
    }
    compare("variance", sum, over["y_var_mean"].get<double>(),
            4.0 * over["y_var_sd"].get<double>() *
                std::sqrt(1.0 / tables + 1.0 / over["weight_draws"].get<double>()));
  }

  void switching_marks_the_group_that_makes_the_target() {
    LiangOptions options;
    options.samples = 300;
    options.columns = 52;
    options.switching = true;
    options.noise = 0.0;
    options.weights = Matrix::Zero(10, 5);
    options.weights->col(0) = Vector::LinSpaced(10, 1.0, 10.0);
    const PlantedTable table = liang_table(options, {2, 0});
    for (Index sample = 0; sample < options.samples; ++sample) {
      QCOMPARE(table.inputs.row(sample).tail(10).sum(), 1.0);
      Index group = 0;
      table.inputs.row(sample).tail(10).maxCoeff(&group);
      const double made = static_cast<double>(group + 1) * table.inputs(sample, 4 * group) - 1.0;
      QVERIFY(std::abs(table.target[sample] - made) < 1e-12);
    }
    QCOMPARE(table.true_columns.back(), Index{51});
  }

  void without_noise_the_target_is_the_function() {
    ToySineOptions sine;
    sine.noise = 0.0;
    const PlantedTable table = toy_sine_table(sine, {4, 0});
    const auto squares = table.inputs.leftCols(2).rowwise().squaredNorm().eval();
    for (Index sample = 0; sample < sine.samples; ++sample) {
      QVERIFY(std::abs(table.target[sample] -
                       5.0 * std::sin(4.0 * 3.14159265358979323846 * squares[sample])) < 1e-9);
    }
    LinearOptions linear;
    linear.noise = 0.0;
    linear.coefficient = 2.5;
    linear.true_columns = 4;
    linear.columns = 12;
    const PlantedTable straight = linear_table(linear, {4, 1});
    const Vector slopes = tests::least_squares(straight.inputs, straight.target);
    for (Index column = 0; column < linear.columns; ++column) {
      const bool is_true =
          std::binary_search(straight.true_columns.begin(), straight.true_columns.end(), column);
      QVERIFY(std::abs(std::abs(slopes[column]) - (is_true ? 2.5 : 0.0)) < 1e-9);
    }
    QCOMPARE(straight.true_columns.size(), std::size_t{4});
  }

  void linear_columns_have_the_correlation_and_the_noise() {
    LinearOptions options;
    options.samples = draws;
    options.columns = 3;
    options.true_columns = 0;
    options.correlation = 0.7;
    options.noise = 2.0;
    const PlantedTable table = linear_table(options, {5, 0});
    const double allowed = 5.0 / std::sqrt(static_cast<double>(draws));
    compare("pair", pearson_correlation(table.inputs.col(0), table.inputs.col(2)), 0.7, allowed);
    compare("variance", variance(table.inputs.col(1)), 1.0, 2.0 * allowed);
    compare("noise", std::sqrt(variance(table.target)), 2.0, 2.0 * allowed);
    QVERIFY(table.true_columns.empty());
  }

  void mutations_look_like_a_table_of_mutations() {
    const PlantedTable table = mutation_table({}, {1, 0});
    QCOMPARE(table.inputs.rows(), Index{500});
    QCOMPARE(table.inputs.cols(), Index{120});
    QCOMPARE(std::set<std::string>(table.names.begin(), table.names.end()).size(),
             std::size_t{120});
    std::set<std::string> true_positions;
    for (Index column = 0; column < table.inputs.cols(); ++column) {
      const auto at = static_cast<std::size_t>(column);
      QVERIFY(table.inputs.col(column).isApprox(table.inputs.col(column).cwiseAbs2()));
      QVERIFY(table.inputs.col(column).sum() >= 3.0);
      QVERIFY(table.inputs.col(column).mean() < 0.6);
      QVERIFY(table.names[at].starts_with(table.groups[at] + "."));
      QVERIFY(table.groups[at].starts_with("P"));
      if (std::binary_search(table.true_columns.begin(), table.true_columns.end(), column)) {
        true_positions.insert(table.groups[at]);
      }
    }
    QCOMPARE(true_positions.size(), std::size_t{15});
    const auto rare = (table.inputs.colwise().mean().array() < 0.1).count();
    QVERIFY(rare > 60);
  }

  void every_mutation_of_a_true_position_is_true() {
    const PlantedTable table = mutation_table({}, {7, 2});
    std::set<std::string> of_true;
    for (const Index column : table.true_columns) {
      of_true.insert(table.groups[static_cast<std::size_t>(column)]);
    }
    for (std::size_t column = 0; column < table.names.size(); ++column) {
      QCOMPARE(of_true.contains(table.groups[column]),
               std::binary_search(table.true_columns.begin(), table.true_columns.end(),
                                  static_cast<Index>(column)));
    }
  }

  /// Mutations without an effect that accompany others: what knockoffs are to see through.
  void some_mutations_without_effect_go_with_the_resistance() {
    const PlantedTable table = mutation_table({}, {1, 0});
    double largest = 0.0;
    for (Index column = 0; column < table.inputs.cols(); ++column) {
      if (!std::binary_search(table.true_columns.begin(), table.true_columns.end(), column)) {
        largest = std::max(largest,
                           std::abs(pearson_correlation(table.inputs.col(column), table.target)));
      }
    }
    QVERIFY2(largest > 0.2, qPrintable(QString::number(largest)));
  }

  void fewer_columns_still_hold_the_true_positions() {
    MutationOptions options;
    options.samples = 40;
    options.columns = 12;
    options.true_positions = 6;
    for (std::uint64_t number = 0; number < 20; ++number) {
      const PlantedTable table = mutation_table(options, {1, number});
      std::set<std::string> positions;
      for (const Index column : table.true_columns) {
        positions.insert(table.groups[static_cast<std::size_t>(column)]);
      }
      QCOMPARE(positions.size(), std::size_t{6});
      QCOMPARE(table.names.size(), std::size_t{12});
    }
  }

  void the_draw_decides() {
    const auto target = [](PlantedDraw draw) { return sinexp_table({}, draw).target; };
    QVERIFY(target({1, 0}) == target({1, 0}));
    QVERIFY(target({1, 0}) != target({1, 1}));
    QVERIFY(target({1, 0}) != target({2, 0}));
  }

  void a_problem_knows_the_answer() {
    MutationOptions options;
    options.columns = 40;
    const PlantedTable table = mutation_table(options, {1, 0});
    const Problem problem = problem_of(table);
    QCOMPARE(problem.features[3].name, table.names[3]);
    QCOMPARE(problem.features[3].group, table.groups[3]);
    QVERIFY(problem.truth.col(0) == table.target);
    QCOMPARE(problem.known_weights->sum(), static_cast<double>(table.true_columns.size()));
    const Problem numbered = problem_of(toy_sine_table({}, {1, 0}));
    QCOMPARE(numbered.features[49].name, std::string("x50"));
    QVERIFY(numbered.features[0].group.empty());
    QCOMPARE((*numbered.known_weights)[1], 1.0);
    QCOMPARE((*numbered.known_weights)[2], 0.0);
  }

  void what_cannot_be_made_is_refused_in_words() {
    SinExpOptions narrow;
    narrow.columns = 5;
    QCOMPARE(refusal([&] { return sinexp_table(narrow, {}); }),
             std::string("5 columns | at least 6"));
    SinExpOptions stiff;
    stiff.correlation = 1.0;
    QCOMPARE(refusal([&] { return sinexp_table(stiff, {}); }),
             std::string("a correlation of 1 | 0 or more, less than 1"));
    LiangOptions liang;
    liang.columns = 49;
    QCOMPARE(refusal([&] { return liang_table(liang, {}); }), std::string("none"));
    liang.switching = true;
    QCOMPARE(refusal([&] { return liang_table(liang, {}); }),
             std::string("49 columns | at least 50"));
    liang.columns = 50;
    liang.weights = Matrix::Zero(5, 10);
    QVERIFY(refusal([&] { return liang_table(liang, {}); }).starts_with("weights of another"));
    LinearOptions linear;
    linear.true_columns = 51;
    QCOMPARE(refusal([&] { return linear_table(linear, {}); }),
             std::string("51 true columns | from 0 to 50"));
    ToySineOptions sine;
    sine.samples = 3;
    QCOMPARE(refusal([&] { return toy_sine_table(sine, {}); }),
             std::string("3 samples | at least 4"));
    sine.samples = 9;
    sine.noise = -1.0;
    QVERIFY(refusal([&] { return toy_sine_table(sine, {}); }).starts_with("a noise of -1"));
    MutationOptions mutations;
    mutations.columns = 29;
    QCOMPARE(refusal([&] { return mutation_table(mutations, {}); }),
             std::string("29 columns | at least 30"));
  }
};

QTEST_GUILESS_MAIN(TestPlantedTable)
#include "tst_planted_table.moc"
