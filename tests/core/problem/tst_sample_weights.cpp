// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/sample_weights.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/error.h"
#include "core/methods/registry.h"
#include "tests/support/messages.h"
#include "tests/support/ordered_tables.h"
#include "tests/support/run_method.h"
#include "tests/support/weighted_tables.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Matrix numbers() {
  Matrix values = normal_matrix(40, 4, 3);
  values.col(3) += 2.0 * values.col(1);
  return values;
}

Vector whole_weights() { return one_two_three(40); }

/// From 0.3 to 2.2, no multiples of one another.
Vector odd_weights() {
  return Vector::NullaryExpr(
      40, [](Index row) { return 1.25 + 0.95 * std::sin(static_cast<double>(row)); });
}

/// The table in which each row stands as often as it counts.
Matrix with_repeats(const Matrix& values, const Vector& weights) {
  std::vector<Index> rows;
  for (Index row = 0; row < values.rows(); ++row) {
    rows.insert(rows.end(), static_cast<std::size_t>(weights[row]), row);
  }
  return values(rows, Eigen::all);
}

Vector counts_of(const std::vector<Index>& drawn, Index samples) {
  Vector counts = Vector::Zero(samples);
  for (const Index position : drawn) {
    counts[position] += 1.0;
  }
  return counts;
}

Error::Parts refusal_of(const Dataset& table) {
  try {
    static_cast<void>(make_problem(table));
  } catch (const Error& error) {
    return error.parts();
  }
  return {other_words("nothing is refused")};
}

}  // namespace

class TestSampleWeights : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_row_is_drawn_as_often_as_it_is_due_rounded_up_or_down() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Vector weights = normal_matrix(300, 1, seed).col(0).array().exp();
      weights[7] = 0.0;
      weights.tail(2).setZero();
      weights[20] *= 50.0;
      const Vector due = 300.0 * weights / weights.sum();
      const std::vector<Index> drawn = drawn_by_weight(weights, seed);
      QCOMPARE(drawn.size(), std::size_t{300});
      QVERIFY(std::is_sorted(drawn.begin(), drawn.end()));
      const Vector counts = counts_of(drawn, 300);
      QVERIFY((counts - due).cwiseAbs().maxCoeff() < 1.0);
      QVERIFY(counts[7] == 0.0 && counts.tail(2).isZero());
      QVERIFY(drawn_by_weight(weights, seed) == drawn);
    }
  }

  /// Wherever the drawing begins, and whatever unit the weights have.
  void a_row_that_is_due_a_whole_number_of_times_is_drawn_so_often() {
    Vector weights = Vector::Zero(60);
    for (Index row = 0; row < 10; ++row) {
      weights.segment(6 * row, 3) << 1.0, 2.0, 3.0;
    }
    for (const double unit : {1.0, 0.1, 1e-300, 1e300}) {
      for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        QVERIFY(counts_of(drawn_by_weight(unit * weights, seed), 60) == weights);
      }
    }
  }

  void multiples_are_repeated_and_their_common_part_does_not_count() {
    const auto repeated = [](std::initializer_list<double> weights) {
      const std::vector<double> list(weights);
      return repeated_by_weight(Eigen::Map<const Vector>(list.data(), std::ssize(list)));
    };
    const std::vector<Index> expected{0, 1, 1, 3, 3, 3};
    QVERIFY(repeated({1.0, 2.0, 0.0, 3.0}) == expected);
    QVERIFY(repeated({20.0, 40.0, 0.0, 60.0}) == expected);
    QVERIFY(repeated({0.1, 0.2, 0.0, 0.3}) == expected);
    QVERIFY(repeated({2.0, 3.0}) == (std::vector<Index>{0, 0, 1, 1, 1}));
    QVERIFY(repeated({1.0, 1.5}).empty());
    QVERIFY(repeated({1.0, 5000.0}).empty());
    QCOMPARE(repeated({1.0, 4999.0}).size(), std::size_t{5000});
    QVERIFY(repeated({1e-300, 1e300}).empty());
  }

  /// The law of weights, for everything that is made of a problem.
  void whole_weights_are_the_table_in_which_each_row_stands_so_often() {
    const Problem weighted = make_problem(weighted_table(numbers(), whole_weights()));
    const Problem repeated =
        make_problem(explained_table(with_repeats(numbers(), whole_weights())));
    QVERIFY(weighted.inputs == repeated.inputs);
    QVERIFY(weighted.truth == repeated.truth);
    QVERIFY(weighted.order == repeated.order);
    QCOMPARE(weighted.row_of(weighted.samples() - 1), Index{39});
    QVERIFY(has_message(weighted.warnings, "problem.repeated_by_weight"));
    const MethodRegistry methods = builtin_methods();
    for (const char* id : {"mutual-information", "elastic-net"}) {
      const Method& method = methods.find(id);
      const Result one = run_to_end(method, std::make_shared<const Problem>(weighted));
      const Result other = run_to_end(method, std::make_shared<const Problem>(repeated));
      QVERIFY(ranking(one.columns) == ranking(other.columns));
      QCOMPARE(one.objective, other.objective);
    }
  }

  /// Otherwise, weights of 100 would make discoveries of noise.
  void copies_by_weight_give_no_degrees_of_freedom() {
    const auto weighted =
        std::make_shared<const Problem>(make_problem(weighted_table(numbers(), whole_weights())));
    const auto repeated = std::make_shared<const Problem>(
        make_problem(explained_table(with_repeats(numbers(), whole_weights()))));
    const std::vector<int>& copies = *weighted->order.copy_of;
    std::map<int, double> counts;
    for (const int row : copies) {
      counts[row] += 1.0;
    }
    double squares = 0.0;
    for (const auto& [row, count] : counts) {
      squares += count * count;
    }
    const auto all = static_cast<double>(copies.size());
    const double effective = all * all / squares;
    const MethodRegistry methods = builtin_methods();
    const Result one = run_to_end(methods.find("f-test"), weighted);
    const Result other = run_to_end(methods.find("f-test"), repeated);
    const double factor = (effective - 2.0) / (all - 2.0);
    QVERIFY(factor < 0.9);
    for (std::size_t input = 0; input < one.columns[0].values.size(); ++input) {
      const double expected = factor * other.columns[0].values[input];
      QVERIFY(std::abs(one.columns[0].values[input] - expected) <= 1e-9 * expected);
      QVERIFY(one.columns[1].values[input] >= other.columns[1].values[input]);
    }
  }

  void spreads_of_the_truth_and_medians_are_weighted() {
    Matrix values = numbers();
    values(5, 0) = std::numeric_limits<double>::quiet_NaN();
    ProblemOptions options;
    options.standardise_truth = true;
    options.missing = MissingPolicy::fill_median;
    const Problem weighted = make_problem(weighted_table(values, whole_weights()), options);
    const Problem repeated =
        make_problem(explained_table(with_repeats(values, whole_weights())), options);
    QVERIFY(weighted.inputs == repeated.inputs);
    QCOMPARE(weighted.truth_features[0].scale, repeated.truth_features[0].scale);
    QVERIFY(weighted.truth_features[0].scale !=
            make_problem(explained_table(values), options).truth_features[0].scale);
  }

  void equal_weights_change_nothing() {
    const Problem plain = make_problem(explained_table(numbers()));
    for (const double weight : {1.0, 0.3, 1e-200}) {
      const Problem weighted =
          make_problem(weighted_table(numbers(), Vector::Constant(40, weight)));
      QVERIFY(weighted.inputs == plain.inputs && weighted.truth == plain.truth);
      QVERIFY(weighted.order == plain.order && weighted.rows == plain.rows);
      QCOMPARE(weighted.warnings.size(), plain.warnings.size());
    }
  }

  void rows_of_weight_zero_are_left_out_and_it_is_said() {
    Vector weights = Vector::Ones(40);
    weights.head(10).setZero();
    const Problem weighted = make_problem(weighted_table(numbers(), weights));
    const Problem plain = make_problem(explained_table(numbers().bottomRows(30)));
    QVERIFY(weighted.inputs == plain.inputs && weighted.truth == plain.truth);
    QVERIFY(weighted.order == plain.order);
    QVERIFY(says(weighted.warnings, "10 of 40 rows were left out: their weights are 0"));
  }

  /// As SPSS does with them.
  void rows_without_a_weight_are_left_out_and_it_is_said() {
    Vector weights = Vector::Ones(40);
    weights.head(3).setZero();
    weights.segment(3, 7).setConstant(std::numeric_limits<double>::quiet_NaN());
    const Problem weighted = make_problem(weighted_table(numbers(), weights));
    const Problem plain = make_problem(explained_table(numbers().bottomRows(30)));
    QVERIFY(weighted.inputs == plain.inputs && weighted.truth == plain.truth);
    QVERIFY(says(weighted.warnings, "3 of 40 rows were left out: their weights are 0"));
    QVERIFY(says(weighted.warnings, "7 of 40 rows were left out: their weights are missing"));
    weights.setConstant(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(refusal_of(weighted_table(numbers(), weights)).what.id,
             std::string("problem.only_zero_weights"));
  }

  void other_weights_draw_as_many_samples_as_there_are_rows() {
    const Problem weighted = make_problem(weighted_table(numbers(), odd_weights()));
    QCOMPARE(weighted.samples(), Index{40});
    const Vector due = 40.0 * odd_weights() / odd_weights().sum();
    QVERIFY((counts_of(weighted.rows, 40) - due).cwiseAbs().maxCoeff() < 1.0);
    QVERIFY(has_message(weighted.warnings, "problem.drawn_by_weight"));
    QVERIFY(says(weighted.warnings, "because no method can take weights"));
  }

  /// Rows 0 and 1 are the class "b" and the site "far", and weigh next to nothing.
  void classes_and_groups_that_are_not_drawn_are_named() {
    Dataset table = weighted_table(numbers(), odd_weights());
    table.values.conservativeResize(Eigen::NoChange, 7);
    table.values.rightCols(2).setZero();
    table.values.topRightCorner(2, 2).setOnes();
    table.values.topRows(2).col(4).setConstant(1e-6);
    Column& label = table.columns.emplace_back();
    label.name = "kind";
    label.kind = ColumnKind::category;
    label.categories = {"a", "b"};
    label.roles = RoleSet().with(Role::label);
    Column& site = table.columns.emplace_back();
    site.name = "site";
    site.kind = ColumnKind::category;
    site.categories = {"near", "far"};
    site.roles = RoleSet().with(Role::id);
    const Problem problem = make_problem(table);
    QVERIFY(says(problem.warnings, "no row of 1 class of 'kind' was drawn"));
    QVERIFY(says(problem.warnings, "nothing is said of it: b"));
    QVERIFY(says(problem.warnings, "no row of 1 group of 'site' was drawn"));
    QVERIFY(says(problem.warnings, "nothing is said of it: far"));
    table.values.topRows(2).col(4).setConstant(1.1);
    const Problem kept = make_problem(table);
    QVERIFY(has_message(kept.warnings, "problem.drawn_by_weight"));
    QVERIFY(!has_message(kept.warnings, "problem.classes_not_drawn"));
    QVERIFY(!has_message(kept.warnings, "problem.groups_not_drawn"));
  }

  void no_copy_is_learned_from_while_another_is_tested_data() {
    QTest::addColumn<int>("order");
    QTest::newRow("in any order") << static_cast<int>(RowOrder::any);
    QTest::newRow("a series") << static_cast<int>(RowOrder::series);
  }
  void no_copy_is_learned_from_while_another_is_tested() {
    QFETCH(const int, order);
    ProblemOptions options;
    options.row_order = static_cast<RowOrder>(order);
    Vector weights = odd_weights();
    weights[20] = 15.0;  // more copies than a tested part has samples
    const Problem problem = make_problem(weighted_table(numbers(), weights), options);
    QCOMPARE(problem.order.time.has_value(), options.row_order == RowOrder::series);
    for (const Split& split : splits_of(problem.samples(), problem.order, 5, 1)) {
      std::set<Index> tested;
      for (const Index sample : split.test) {
        tested.insert(problem.row_of(sample));
      }
      QVERIFY(!split.train.empty() && !split.test.empty());
      for (const Index sample : split.train) {
        QVERIFY(!tested.contains(problem.row_of(sample)));
      }
    }
  }

  void bad_weights_are_refused_where_they_stand_data() {
    QTest::addColumn<double>("weight");
    QTest::addColumn<QString>("id");
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity()
                              << "problem.infinite_weight";
    QTest::newRow("negative") << -0.5 << "problem.negative_weight";
  }
  void bad_weights_are_refused_where_they_stand() {
    QFETCH(const double, weight);
    QFETCH(const QString, id);
    Vector weights = whole_weights();
    weights[11] = weight;
    const Error::Parts refused = refusal_of(weighted_table(numbers(), weights));
    QCOMPARE(QString::fromStdString(refused.what.id), id);
    QCOMPARE(in_words(refused.where), std::string("table, column 'w', row 12"));
    QCOMPARE(refused.accepted.id, std::string("problem.bad_weight.accepted"));
  }

  void weights_that_leave_nothing_are_refused() {
    const auto refused = [](const Vector& weights) {
      return refusal_of(weighted_table(numbers(), weights)).what.id;
    };
    QCOMPARE(refused(Vector::Zero(40)), std::string("problem.only_zero_weights"));
    Vector heavy = odd_weights();
    heavy[3] = 1e9;
    QCOMPARE(refused(heavy), std::string("problem.few_heavy_rows"));
  }

  void a_weight_takes_no_other_part() {
    Dataset table = weighted_table(numbers(), whole_weights());
    table.columns.back().roles = table.columns.back().roles.with(Role::input);
    QCOMPARE(refusal_of(table).what.id, std::string("problem.weight_in_use"));
    table = weighted_table(numbers(), whole_weights());
    table.columns.front().roles = RoleSet().with(Role::weight);
    QCOMPARE(refusal_of(table).what.id, std::string("problem.several_weights"));
    table = weighted_table(numbers(), whole_weights());
    table.columns.back().kind = ColumnKind::category;
    table.columns.back().categories = {"a", "b", "c", "d"};
    QCOMPARE(refusal_of(table).what.id, std::string("problem.text_for_example"));
  }
};

QTEST_GUILESS_MAIN(TestSampleWeights)
#include "tst_sample_weights.moc"
