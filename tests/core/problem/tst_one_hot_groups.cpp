// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>
#include <utility>
#include <vector>

#include "core/problem/one_hot_groups.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using Units = std::vector<std::vector<Index>>;

Units columns_of(const std::vector<ColumnUnit>& units) {
  Units columns;
  for (const ColumnUnit& unit : units) {
    columns.push_back(unit.columns);
  }
  return columns;
}

/// \param groups  of the columns; none if it is empty
Problem table(Matrix inputs, const std::vector<std::string>& names,
              const std::vector<std::string>& groups = {}) {
  Problem problem;
  problem.inputs = std::move(inputs);
  for (std::size_t column = 0; column < names.size(); ++column) {
    problem.features.push_back({names[column], "", groups.empty() ? "" : groups[column]});
  }
  return problem;
}

Units found(Matrix inputs, const std::vector<std::string>& names,
            const std::vector<std::string>& groups = {}) {
  return columns_of(one_hot_groups(table(std::move(inputs), names, groups)));
}

/// 24 samples whose levels follow each other; a column for each level.
Matrix levels(Index count) {
  Matrix columns = Matrix::Zero(24, count);
  for (Index sample = 0; sample < columns.rows(); ++sample) {
    columns(sample, sample % count) = 1.0;
  }
  return columns;
}

/// The bits of the number of the sample: columns that are independent of each other.
Matrix independent() {
  Matrix columns(24, 2);
  for (Index sample = 0; sample < columns.rows(); ++sample) {
    columns.row(sample) << static_cast<double>(sample % 2), static_cast<double>(sample / 2 % 2);
  }
  return columns;
}

const Units together{{0, 1, 2}};
const Units three_alone{{0}, {1}, {2}};
const Units two_alone{{0}, {1}};

}  // namespace

class TestOneHotGroups : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void levels_in_names_make_a_category() {
    QCOMPARE(found(levels(3), {"colour=red", "colour=green", "colour=blue"}), together);
    QCOMPARE(found(levels(3), {"colour[red]", "colour[green]", "colour[blue]"}), together);
    QCOMPARE(found(levels(3), {"colour[T.red]", "colour[T.green]", "colour[T.blue]"}), together);
    QCOMPARE(found(levels(3), {"colour_red", "colour_green", "colour_blue"}), together);
    QCOMPARE(found(levels(3), {"red", "green", "blue"}), three_alone);
    QCOMPARE(found(levels(3), {"colour_red", "tone_green", "shade_blue"}), three_alone);
    QCOMPARE(one_hot_groups(table(levels(2), {"colour=red", "colour=green"})).front().name,
             std::string("colour"));
  }

  void one_level_may_be_dropped() {
    QCOMPARE(found(levels(4).leftCols(3), {"a=1", "a=2", "a=3"}), together);
    QCOMPARE(found(levels(4).leftCols(3), {"a_1", "a_2", "a_3"}), together);
    QCOMPARE(found(levels(4).leftCols(3), {"x", "y", "z"}, {"a", "a", "a"}), together);
  }

  /// A mark that few samples have may exclude another one by chance.
  void under_an_underscore_most_samples_have_a_level() {
    QCOMPARE(found(levels(8).leftCols(3), {"a_1", "a_2", "a_3"}), three_alone);
    QCOMPARE(found(levels(6).leftCols(3), {"a_1", "a_2", "a_3"}), three_alone);  // half of them
    QCOMPARE(found(levels(8).leftCols(3), {"a=1", "a=2", "a=3"}), together);
  }

  void groups_of_the_table_make_a_category() {
    QCOMPARE(found(levels(3), {"red", "green", "blue"}, {"c", "c", "c"}), together);
    QCOMPARE(found(levels(3), {"red", "green", "blue"}, {"c", "", "c"}), (Units{{0, 2}, {1}}));
    QCOMPARE(one_hot_groups(table(levels(2), {"x", "y"}, {"c", "c"})).front().name,
             std::string("c"));
  }

  /// Such as the number of two players of three, in each sample.
  void in_a_group_as_many_are_set_in_each_sample() {
    QCOMPARE(found((1.0 - levels(3).array()).matrix(), {"x", "y", "z"}, {"c", "c", "c"}), together);
    QCOMPARE(found((1.0 - levels(3).array()).matrix(), {"c=x", "c=y", "c=z"}), three_alone);
  }

  void a_group_with_other_columns_is_no_category() {
    Matrix inputs(24, 3);
    inputs << levels(2), normal_matrix(24, 1, 5);
    QCOMPARE(found(inputs, {"x", "y", "z"}, {"c", "c", "c"}), three_alone);
    QCOMPARE(found(inputs, {"a=1", "a=2", "z"}, {"c", "c", "c"}), (Units{{0, 1}, {2}}));
    QCOMPARE(found(levels(2), {"a=1", "a=2"}, {"one", "other"}), two_alone);
  }

  void numbers_are_no_levels() {
    QCOMPARE(found(normal_matrix(24, 2, 6), {"g_1", "g_2"}), two_alone);
    QCOMPARE(found(normal_matrix(24, 2, 6), {"g=1", "g=2"}, {"g", "g"}), two_alone);
  }

  void independent_columns_are_no_levels() {
    QCOMPARE(found(independent(), {"g_1", "g_2"}), two_alone);
    QCOMPARE(found(independent(), {"g=1", "g=2"}), two_alone);
    QCOMPARE(found(independent(), {"x", "y"}, {"g", "g"}), two_alone);
  }

  void a_level_that_no_sample_has_is_alone() {
    Matrix inputs(24, 3);
    inputs << levels(2), Matrix::Zero(24, 1);
    const Units two_levels{{0, 1}, {2}};
    QCOMPARE(found(inputs, {"a=1", "a=2", "a=3"}), two_levels);
    QCOMPARE(found(inputs, {"x", "y", "z"}, {"a", "a", "a"}), two_levels);
  }

  /// As when the columns were scaled.
  void any_two_values_will_do() {
    const Matrix scaled = ((levels(3).array() - 0.3) / 0.47).matrix();
    QCOMPARE(found(scaled, {"a=1", "a=2", "a=3"}), together);
  }

  void underscores_in_the_names_of_categories_and_levels_are_understood() {
    QCOMPARE(found(levels(3), {"c_dark_red", "c_dark_blue", "c_green"}), together);
    Matrix inputs(24, 5);
    inputs << levels(2), levels(3);
    QCOMPARE(found(inputs, {"home_is_own", "home_is_let", "home_at_a", "home_at_b", "home_at_c"}),
             (Units{{0, 1}, {2, 3, 4}}));
  }

  void odd_names_name_no_category() {
    QCOMPARE(found(levels(2), {"=1", "=2"}), two_alone);
    QCOMPARE(found(levels(2), {"_1", "_2"}), two_alone);
    QCOMPARE(found(levels(2), {"a_", "a_"}), two_alone);
    QCOMPARE(found(levels(2), {"a[]", "a[]"}), two_alone);
    QCOMPARE(found(levels(2), {"", ""}), two_alone);
  }

  void units_stand_in_the_order_of_their_first_columns() {
    Matrix inputs(24, 5);
    inputs << normal_matrix(24, 1, 7), levels(2).col(0), normal_matrix(24, 1, 8), levels(2).col(1),
        normal_matrix(24, 1, 9);
    QCOMPARE(found(inputs, {"x", "a=1", "y", "a=2", "z"}), (Units{{0}, {1, 3}, {2}, {4}}));
  }
};

QTEST_GUILESS_MAIN(TestOneHotGroups)
#include "tst_one_hot_groups.moc"
