// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <string>
#include <vector>

#include "core/analysis/unfair_columns.h"
#include "core/measures/correlation.h"
#include "tests/support/groups_of_five.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::vector<UnfairColumn> found_in(const Problem& problem, const std::vector<Index>& features) {
  return unfair_columns(problem, features, std::nullopt, "").value();
}

}  // namespace

class TestUnfairColumns : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void measurements_are_fair() {
    const Matrix table = normal_matrix(60, 3, 21);
    const auto problem = number_problem(table, Matrix(table.rowwise().sum()));
    QVERIFY(found_in(*problem, {0, 1, 2}).empty());
  }

  void the_target_in_other_units_or_in_its_order_is_a_leak() {
    Matrix table = normal_matrix(60, 3, 21);
    const Matrix target = table.col(0);
    table.col(1) = -3.0 * table.col(0);
    table.col(2) = table.col(0).array().exp();
    const auto found = found_in(*number_problem(table, target), {1, 2});
    QCOMPARE(found.size(), std::size_t{2});
    QVERIFY(found[0].why == Unfair::leak && found[1].why == Unfair::leak);
    QCOMPARE(found[1].of, std::string("y1"));
  }

  void a_correlation_of_a_few_rows_is_no_leak_but_said() {
    for (const Index rows : {1, 5, 8}) {
      Matrix table = normal_matrix(80, 2, 22);
      Matrix target = normal_matrix(80, 1, 23);
      for (Index row = 0; row < rows; ++row) {
        target(9 * row, 0) = table(9 * row, 0) = 1000.0 + 100.0 * static_cast<double>(row);
      }
      const auto found = found_in(*number_problem(table, target), {0, 1});
      QCOMPARE(found.size(), 1U);
      QCOMPARE(found[0].why, Unfair::few_rows);
      QCOMPARE(found[0].feature, Index{0});
      QCOMPARE(found[0].rows, rows);
    }
  }

  /// A relation of all rows, however wide its tails.
  void far_rows_of_a_line_are_fair() {
    Matrix table = normal_matrix(80, 2, 24);
    table.col(0) = table.col(0).array().cube() * table.col(0).array().square();
    const Matrix noise = normal_matrix(80, 1, 25);
    QVERIFY(found_in(*number_problem(table, Matrix(table.col(0) + noise)), {0, 1}).empty());
    const Matrix weak = table.col(1) + noise;
    QVERIFY(found_in(*number_problem(table, weak), {0, 1}).empty());
    const auto copied = found_in(*number_problem(table, Matrix(table.col(0) * 2.0)), {0});
    QCOMPARE(copied.size(), 1U);
    QCOMPARE(copied[0].why, Unfair::leak);
  }

  void a_column_that_says_the_class_is_a_leak() {
    Matrix table = normal_matrix(60, 2, 21);
    std::vector<int> classes;
    for (Index sample = 0; sample < 60; ++sample) {
      classes.push_back(static_cast<int>(sample % 3));
      table(sample, 1) = static_cast<double>((sample % 3) * (sample % 3));
    }
    const auto found = found_in(*class_problem(table, classes, {"a", "b", "c"}), {0, 1});
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].feature, Index{1});
    QCOMPARE(found[0].of, std::string("class"));
  }

  void what_is_cut_off_or_rounded_from_a_column_is_decided_by_it() {
    const Matrix table = normal_matrix(80, 2, 21);
    std::vector<int> above, three;
    for (const double value : table.col(0)) {
      above.push_back(value > 0.3 ? 1 : 0);
      three.push_back(value > 0.5 ? 0 : value > -0.5 ? 2 : 1);
    }
    const Matrix rounded = table.col(0).array().round().matrix();
    for (const auto& problem :
         {class_problem(table, above, {"low", "high"}),
          class_problem(table, three, {"a", "b", "c"}), number_problem(table, -rounded)}) {
      const auto found = found_in(*problem, {0, 1});
      QCOMPARE(found.size(), std::size_t{1});
      QCOMPARE(found[0].feature, Index{0});
      QVERIFY(found[0].why == Unfair::decides);
    }
  }

  /// One exception, or a gap between the classes, is what nature makes, too.
  void classes_that_a_column_separates_by_a_gap_or_but_for_one_are_fair() {
    Matrix table = normal_matrix(80, 1, 21);
    std::vector<int> above;
    for (const double value : table.col(0)) {
      above.push_back(value > 0.3 ? 1 : 0);
    }
    std::vector<int> but_for_one = above;
    Index largest = 0;
    table.col(0).maxCoeff(&largest);
    but_for_one[static_cast<std::size_t>(largest)] = 0;
    QVERIFY(found_in(*class_problem(table, but_for_one, {"low", "high"}), {0}).empty());
    Matrix apart = table;
    apart.array() += (table.array() > 0.3).cast<double>() * 2.0;
    QVERIFY(found_in(*class_problem(apart, above, {"low", "high"}), {0}).empty());
  }

  /// Such as a flag that somebody has set where the target was high.
  void what_is_cut_off_or_rounded_from_the_target_follows_from_it() {
    Matrix table = normal_matrix(80, 4, 21);
    const Vector target = table.col(3);
    table.col(0) = (target.array() > 0.3).cast<double>();
    table.col(1) = -target.array().round();
    const auto found = found_in(*number_problem(table.leftCols(3), target), {0, 1, 2});
    QCOMPARE(found.size(), std::size_t{2});
    QVERIFY(found[0].why == Unfair::follows && found[1].why == Unfair::follows);
    QCOMPARE(found[0].of, std::string("y1"));
  }

  /// With one exception, between two modes of the target, or of a few samples, all is as nature
  /// has it.
  void a_column_that_separates_a_target_is_fair_but_for_a_cut() {
    const Vector target = normal_matrix(80, 1, 21).col(0);
    const Matrix above = (target.array() > 0.3).cast<double>().matrix();
    Matrix but_for_one = above;
    Index largest = 0;
    target.maxCoeff(&largest);
    but_for_one(largest, 0) = 0.0;
    QVERIFY(found_in(*number_problem(but_for_one, target), {0}).empty());
    const Vector apart = target + 2.0 * above.col(0);
    QVERIFY(found_in(*number_problem(above, apart), {0}).empty());
    Vector sorted = target;
    std::sort(sorted.begin(), sorted.end());
    const Matrix nine = (target.array() > sorted[70]).cast<double>().matrix();
    QVERIFY(found_in(*number_problem(nine, target), {0}).empty());
  }

  /// A generator may plant it, a measurement hardly agrees so well with what it explains.
  void a_measured_column_that_says_nearly_all_is_asked_about() {
    Matrix table = normal_matrix(120, 3, 26);
    const Matrix target = table.col(0);
    table.col(1) = target + 0.1 * table.col(1);  // r^2 of 0.99
    table.col(2) = target + 0.5 * table.col(2);  // of 0.8
    auto problem = number_problem(table, target);
    QVERIFY(found_in(*problem, {1, 2}).empty());
    problem->measured = true;
    const auto found = found_in(*problem, {1, 2});
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].why, Unfair::says_most);
    QCOMPARE(found[0].feature, Index{1});
    QVERIFY(found[0].share > 0.97 && found[0].share < 0.998);
    problem->inputs = Matrix(table.array().exp());  // in the same order, on another scale
    QCOMPARE(found_in(*problem, {1}).at(0).why, Unfair::says_most);
  }

  /// Of 80 rows, five lie far from all others.
  void a_few_rows_do_not_say_nearly_all() {
    Matrix table = normal_matrix(80, 1, 22);
    Matrix target = normal_matrix(80, 1, 23);
    for (Index row = 0; row < 5; ++row) {
      target(9 * row, 0) = table(9 * row, 0) = 1000.0 + 100.0 * static_cast<double>(row);
    }
    auto problem = number_problem(table, target);
    problem->measured = true;
    QCOMPARE(found_in(*problem, {0}).at(0).why, Unfair::few_rows);
  }

  void few_samples_in_order_may_be_so_by_chance() {
    const Matrix table = normal_matrix(80, 1, 21);
    Vector sorted = table.col(0);
    std::sort(sorted.begin(), sorted.end());
    std::vector<int> nine;
    for (const double value : table.col(0)) {
      nine.push_back(value > sorted[70] ? 1 : 0);
    }
    QVERIFY(found_in(*class_problem(table, nine, {"low", "high"}), {0}).empty());
  }

  /// Of 19 diseases of soybeans, each has a column of two values that is constant in it.
  void two_values_cannot_say_which_of_many_classes() {
    Matrix table = normal_matrix(190, 3, 21);
    std::vector<int> classes;
    std::vector<std::string> names;
    for (Index sample = 0; sample < 190; ++sample) {
      classes.push_back(static_cast<int>(sample % 19));
      table(sample, 0) = sample % 19 == 4 ? 1.0 : 0.0;
      table(sample, 1) = 100.0 * static_cast<double>(sample % 19) + 0.01 * table(sample, 1);
    }
    for (int name = 0; name < 19; ++name) {
      names.push_back("c" + std::to_string(name));
    }
    const auto found = found_in(*class_problem(table, classes, names), {0, 1, 2});
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].why == Unfair::leak && found[0].feature == 1);
  }

  void a_name_gives_an_identifier_away() {
    Matrix table = normal_matrix(60, 2, 21);
    for (Index sample = 0; sample < 60; ++sample) {
      table(sample, 0) = static_cast<double>((sample * 48271 + 11) % 999983);
      table(sample, 1) = table(sample, 0) + 5.0;
    }
    const auto problem = number_problem(table, normal_matrix(60, 4, 21).col(3));
    problem->features[0].name = "Id";
    problem->features[1].name = "price";
    const auto found = found_in(*problem, {0, 1});
    QVERIFY(found.front().why == Unfair::row_number && found.front().feature == 0);
    QVERIFY(found.size() == 1 || found[1].why == Unfair::copy);
  }

  void numbers_of_rows_are_identifiers_and_counts_are_not() {
    Matrix table = normal_matrix(60, 3, 21);
    for (Index sample = 0; sample < 60; ++sample) {
      table(sample, 0) = static_cast<double>((sample * 7) % 60 + 100);
      table(sample, 1) = static_cast<double>(sample % 9);
      table(sample, 2) = std::round(1e6 * table(sample, 2));
    }
    const auto found = found_in(*number_problem(table, normal_matrix(60, 4, 21).col(3)), {0, 1, 2});
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].why == Unfair::row_number && found[0].feature == 0);
  }

  void what_is_constant_in_a_group_identifies_it() {
    Matrix table = normal_matrix(60, 2, 21);
    Matrix target(60, 1);
    for (Index sample = 0; sample < 60; ++sample) {
      table(sample, 0) = table(sample - sample % 5, 0);
      target(sample, 0) = table(sample - sample % 5, 1);
    }
    const auto problem = number_problem(table, target);
    const auto found = unfair_columns(*problem, {0, 1}, groups_of_five(60), "patient").value();
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].why == Unfair::group && found[0].feature == 0);
    QCOMPARE(found[0].of, std::string("patient"));
    // A target that has nothing to do with groups gives no reason to identify them.
    const auto other = number_problem(table, normal_matrix(60, 5, 21).col(4));
    QVERIFY(unfair_columns(*other, {0}, groups_of_five(60), "patient").value().empty());
  }

  void nothing_is_found_when_stopped() {
    std::stop_source stop;
    stop.request_stop();
    const auto problem = number_problem(normal_matrix(60, 3, 21), normal_matrix(60, 4, 21).col(3));
    QVERIFY(!unfair_columns(*problem, {0, 1}, std::nullopt, "", stop.get_token()));
  }

  void the_second_of_two_copies_is_named() {
    Matrix table = normal_matrix(60, 3, 21);
    table.col(2) = 2.0 * table.col(0).array() + 1.0;
    const auto found = found_in(*number_problem(table, normal_matrix(60, 4, 21).col(3)), {2, 1, 0});
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].why == Unfair::copy && found[0].feature == 0);
    QCOMPARE(found[0].of, std::string("x3"));
  }

  /// By the definition, for columns on both sides of the bound, in either direction.
  void copies_are_columns_whose_correlation_is_nearly_one() {
    constexpr Index samples = 900;
    Matrix table = normal_matrix(samples, 12, 5);
    for (Index column = 1; column < 11; ++column) {
      const double noise = 0.038 + 0.0015 * static_cast<double>(column);
      table.col(column) = (column % 2 == 0 ? 5.0 : -0.2) *
                          (table.col(0) + noise * normal_matrix(samples, 11, 6).col(column));
    }
    table.col(11).setConstant(3.0);
    const auto problem = number_problem(table, normal_matrix(samples, 13, 7).col(12));
    int copies = 0;
    for (Index column = 1; column < 12; ++column) {
      const double r = std::abs(pearson_correlation(table.col(0), table.col(column)));
      copies += r > 0.999 ? 1 : 0;
      QCOMPARE(found_in(*problem, {0, column}).size(), std::size_t{r > 0.999 ? 1U : 0U});
    }
    QVERIFY(copies > 1 && copies < 10);
  }
};

QTEST_GUILESS_MAIN(TestUnfairColumns)
#include "tst_unfair_columns.moc"
