// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/computed_target.h"
#include "core/data/dataset.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index orders = 130;

double in_cents(double value) { return std::round(100.0 * value) / 100.0; }

/// Weights, prices and totals, which are price and shipping; all in cents. The shipping has to do
/// with the weight, too.
struct Orders {
  Matrix inputs{orders, 3};
  Vector shipping{orders};

  Orders() {
    const Matrix drawn = normal_matrix(orders, 3, 4);
    for (Index order = 0; order < orders; ++order) {
      inputs(order, 0) = in_cents(6.0 + 2.0 * drawn(order, 0));
      inputs(order, 1) = in_cents(90.0 + 30.0 * drawn(order, 1));
      shipping[order] = in_cents(4.0 + inputs(order, 0) + 0.5 * drawn(order, 2));
      inputs(order, 2) = in_cents(inputs(order, 1) + shipping[order]);
    }
  }
};

AnswerCheck fairness_of(bool measured, std::vector<Index> chosen) {
  const Orders orders_made;
  const auto problem = number_problem(orders_made.inputs, orders_made.shipping);
  problem->measured = measured;
  AnswerQuestion question = asked("f-test", problem);
  question.chosen = std::move(chosen);
  return check_of(answer(question, AnswerChecks{false, false, false, true}), "fairness");
}

}  // namespace

/// Whether a target can be computed from some of the columns.
class TestComputedTarget : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_difference_of_two_columns_is_found_among_others() {
    const Orders made;
    const auto problem = number_problem(made.inputs, made.shipping);
    const auto found = computed_target(*problem, {2, 0, 1});
    QVERIFY(found.has_value());
    QCOMPARE(found->target, std::string("y1"));
    QCOMPARE(found->from, (std::vector<Index>{1, 2}));
    QVERIFY(!computed_target(*problem, {0, 1}));
    QVERIFY(!computed_target(*problem, {0, 2}));
    QVERIFY(!computed_target(*problem, {2}));
  }

  /// What is measured beside it has noise: a share of 1e-4 of the variance is no rounding.
  void a_good_fit_is_no_identity() {
    const Matrix all = normal_matrix(200, 3, 5);
    const Vector exact = all.col(0) - 2.0 * all.col(1);
    const Vector noisy = exact + 0.02 * all.col(2);
    QVERIFY(computed_target(*number_problem(all.leftCols(2), exact), {0, 1}));
    QVERIFY(!computed_target(*number_problem(all.leftCols(2), noisy), {0, 1}));
  }

  /// A body mass index with one decimal, from masses and heights with one and two.
  void a_ratio_of_powers_is_found_though_it_is_rounded() {
    const Matrix drawn = normal_matrix(300, 3, 9);
    Matrix all(300, 3);
    all.col(0) = (75.0 + 12.0 * drawn.col(0).array()).round();
    all.col(1) = drawn.col(1);
    all.col(2) = 1.75 + 0.1 * drawn.col(2).array();
    const Vector index = all.col(0).array() / all.col(2).array().square();
    const Vector rounded = (10.0 * index.array()).round() / 10.0;
    for (const Vector& target : {index, rounded}) {
      const auto found = computed_target(*number_problem(all, target), {0, 1, 2});
      QVERIFY(found.has_value());
      QVERIFY(found->is_product);
      QCOMPARE(found->from, (std::vector<Index>{0, 2}));
    }
    const Vector measured = index.array() * (1.0 + 0.02 * normal_matrix(300, 1, 10).col(0).array());
    QVERIFY(!computed_target(*number_problem(all, measured), {0, 1, 2}));
    const Vector square = all.col(0).array().square();
    QVERIFY(!computed_target(*number_problem(all, square), {0, 1, 2}));  // one column says it all
  }

  /// A total in whole euros; few whole numbers are fitted closely by much.
  void a_total_may_be_rounded_to_whole_numbers() {
    const Matrix all = 40.0 * normal_matrix(300, 3, 11);
    const Vector total = (all.col(0) + all.col(2)).array().round();
    const auto found = computed_target(*number_problem(all, total), {0, 1, 2});
    QVERIFY(found.has_value() && !found->is_product);
    QCOMPARE(found->from, (std::vector<Index>{0, 2}));
    const Vector coarse = (total.array() / 40.0).round();
    QVERIFY(!computed_target(*number_problem(all, coarse), {0, 1, 2}));
    const Vector disturbed = (total + 2.0 * normal_matrix(300, 1, 12).col(0)).array().round();
    QVERIFY(!computed_target(*number_problem(all, disturbed), {0, 1, 2}));
  }

  /// The target itself is a leak, and few samples are fitted by any columns.
  void neither_a_copy_nor_too_few_samples_are_an_identity() {
    const Matrix all = normal_matrix(200, 3, 5);
    QVERIFY(!computed_target(*number_problem(all, 3.0 * all.col(1)), {0, 1, 2}));
    const Matrix few = normal_matrix(20, 9, 6);
    QVERIFY(!computed_target(*number_problem(few, few.col(0) + few.col(1)), {0, 1, 2, 3, 4, 5}));
  }

  /// Seven columns and the target, each constant at each of eight sites: any numbers at so few
  /// sites are a sum of seven columns.
  void what_is_the_same_all_over_a_site_is_no_identity_data() {
    QTest::addColumn<bool>("named");
    QTest::newRow("with the sites as groups") << true;
    QTest::newRow("sorted by a site that no column names") << false;
  }
  void what_is_the_same_all_over_a_site_is_no_identity() {
    QFETCH(const bool, named);
    const Matrix sites = normal_matrix(8, 8, 7);
    Matrix all(400, 8);
    std::vector<int> site_of;
    for (Index row = 0; row < 400; ++row) {
      all.row(row) = sites.row(row / 50);
      site_of.push_back(static_cast<int>(row / 50));
    }
    const auto problem = number_problem(all.leftCols(7), all.col(7));
    if (named) {
      problem->order.group_of = site_of;
      problem->order.groups = "site";
    }
    QVERIFY(!computed_target(*problem, {0, 1, 2, 3, 4, 5, 6}));
  }

  /// Where each site has its own values but for a little noise, a fit on every other sample would
  /// know each site; and what really is a sum still is one.
  void sites_are_not_divided() {
    const Matrix sites = normal_matrix(8, 8, 7);
    Matrix inputs = 1e-9 * normal_matrix(400, 7, 8);
    Vector target(400);
    std::vector<int> site_of;
    for (Index row = 0; row < 400; ++row) {
      inputs.row(row) += sites.row(row / 50).leftCols(7);
      target[row] = sites(row / 50, 7);
      site_of.push_back(static_cast<int>(row / 50));
    }
    const auto problem = number_problem(inputs, target);
    QVERIFY(computed_target(*problem, {0, 1, 2, 3, 4, 5, 6}));  // nothing tells of the sites
    problem->order.group_of = site_of;
    problem->order.groups = "site";
    QVERIFY(!computed_target(*problem, {0, 1, 2, 3, 4, 5, 6}));
    problem->truth = Matrix(inputs.col(0) + inputs.col(1));
    QVERIFY(computed_target(*problem, {0, 1}));
  }

  /// 20 rows that count ten times each are 20 rows, which six columns fit.
  void copies_of_a_row_confirm_nothing() {
    const Matrix few = normal_matrix(20, 9, 6);
    std::vector<Index> row_of;
    for (Index row = 0; row < 20; ++row) {
      row_of.insert(row_of.end(), 10, row);
    }
    const Matrix all = few(row_of, Eigen::all);
    const auto problem = number_problem(all, all.col(0) + all.col(1));
    problem->rows = row_of;
    QVERIFY(!computed_target(*problem, {0, 1, 2, 3, 4, 5}));
  }

  /// "Total, Price. They explain Shipping cost", in green.
  void a_measured_target_that_is_computed_is_a_caution() {
    const AnswerCheck check = fairness_of(true, {1, 2});
    QVERIFY(check.level == AnswerLevel::caution);
    const std::string found = in_words(check.finding);
    QVERIFY2(has(found, "y1 can be computed from x2, x3"), found.c_str());
    const std::string next = in_words(check.next_step);
    QVERIFY2(has(next, "x2, x3 are known before y1 is"), next.c_str());
    QVERIFY(fairness_of(true, {0, 1}).level == AnswerLevel::good);
  }

  /// It is what a generator has planted.
  void of_a_generated_target_it_is_only_said() {
    const AnswerCheck check = fairness_of(false, {1, 2});
    QVERIFY(check.level == AnswerLevel::good);
    const std::string found = in_words(check.finding);
    QVERIFY2(has(found, "y1 can be computed from x2, x3"), found.c_str());
  }

  void a_table_of_a_file_is_measured_and_parts_of_it_are() {
    Dataset table;
    table.values = normal_matrix(12, 2, 1);
    for (const char* name : {"a", "b"}) {
      Column column;
      column.name = name;
      column.roles = RoleSet().with(Role::input);
      table.columns.push_back(column);
    }
    table.source = "generator:linear?samples=12";
    QVERIFY(!make_problem(table).measured);
    table.source = "/tmp/orders.csv";
    const Problem problem = make_problem(table);
    QVERIFY(problem.measured);
    const std::vector<Index> some{0, 2, 4, 6, 8};
    QVERIFY(problem.with_samples(some).measured);
    QVERIFY(problem.with_inputs(std::vector<Index>{1}).measured);
  }
};

QTEST_GUILESS_MAIN(TestComputedTarget)
#include "tst_computed_target.moc"
