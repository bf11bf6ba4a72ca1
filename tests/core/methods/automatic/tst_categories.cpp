// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/methods/automatic/automatic_method.h"
#include "core/methods/baselines/f_test.h"
#include "core/methods/baselines/joint_f_test.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "tests/core/methods/automatic/planted_tables.h"
#include "tests/support/messages.h"
#include "tests/support/result_parts.h"
#include "tests/support/sanitized.h"

using namespace steelyard;
using namespace steelyard::tests;
using automatic::AutomaticMethod;
using automatic::ColumnUnits;
using automatic::LastLook;
using automatic::Member;
using automatic::MemberRanking;
using automatic::StandIns;

namespace {

const Settings quick{{"outer_repeats", "1"}, {"outer_folds", "3"}, {"trees", "10"}};

Member f_test_of_sets() {
  return {plan_of(std::make_shared<const baselines::FilterMethod>(baselines::f_test())),
          {},
          baselines::joint_f_evidence};
}

const Method& small_method() {
  static const AutomaticMethod method({f_test_of_sets(), eliminating_forest()});
  return method;
}

/// Which part of the normal distribution a number is in, of `count` that are about as likely.
Index level_of(double number, Index count) {
  return std::min(
      static_cast<Index>(0.5 * std::erfc(-number / std::sqrt(2.0)) * static_cast<double>(count)),
      count - 1);
}

/// One column for each level.
Matrix columns_of_levels(const Vector& numbers, Index count) {
  Matrix columns = Matrix::Zero(numbers.size(), count);
  for (Index sample = 0; sample < numbers.size(); ++sample) {
    columns(sample, level_of(numbers[sample], count)) = 1.0;
  }
  return columns;
}

void name_columns(Problem& problem, Index first, Index count, const std::string& category) {
  for (Index level = 0; level < count; ++level) {
    problem.features[static_cast<std::size_t>(first + level)].name =
        category + std::to_string(level + 1);
  }
}

constexpr Index all_levels = 4;

/// The target is made of a colour of four levels, of which one may have no column, and of two
/// numbers after it. Ten further numbers and a shape of five levels have nothing to do with it.
std::shared_ptr<Problem> table_with_colours(std::uint64_t seed, Index colours) {
  const Matrix drawn = normal_matrix(300, 15, 500 + seed);
  const Matrix colour = columns_of_levels(drawn.col(12), all_levels);
  Vector effect(all_levels);
  effect << -1.0, 1.8, -1.8, 1.0;
  Matrix inputs(300, colours + 12 + 5);
  inputs << colour.leftCols(colours), drawn.leftCols(12), columns_of_levels(drawn.col(13), 5);
  const auto problem = number_problem(
      inputs, colour * effect + drawn.col(0) + 0.8 * drawn.col(1) + 0.3 * drawn.col(14));
  name_columns(*problem, 0, colours, "colour=");
  name_columns(*problem, colours + 12, 5, "shape_");
  return problem;
}

std::vector<Index> sorted(std::vector<Index> columns) {
  std::sort(columns.begin(), columns.end());
  return columns;
}

/// Whether all of the columns are there, or none, and those that are stand together.
bool are_together(const std::vector<Index>& found, Index first, Index count) {
  std::vector<Index> places;
  for (std::size_t place = 0; place < found.size(); ++place) {
    if (found[place] >= first && found[place] < first + count) {
      places.push_back(static_cast<Index>(place));
    }
  }
  return places.empty() ||
         (std::ssize(places) == count && places.back() - places.front() == count - 1);
}

void check_categories_are_whole(const Result& result, Index colours) {
  const auto check = [&](const std::vector<Index>& columns) {
    QVERIFY(are_together(columns, 0, colours));
    QVERIFY(are_together(columns, colours + 12, 5));
  };
  check(result.selection.features);
  check(ranking(result.columns));
  QVERIFY(!result.path.empty());
  for (const PathPoint& point : result.path) {
    check(point.selection);
    QCOMPARE(std::ssize(point.selection), point.feature_count);
  }
}

Result run_with_threads(std::size_t threads, const ProblemPtr& problem) {
  const std::size_t before = most_threads();
  set_most_threads(threads);
  Result result = run_to_end(small_method(), problem, quick);
  set_most_threads(before);
  return result;
}

HeldOutColumns task_of(const Problem& problem) {
  Message why;
  const auto task = held_out_columns(problem, {}, {}, why);
  return task.value_or(HeldOutColumns());
}

/// Of table_with_colours(): the colour is 0, and the shape is 13.
ColumnUnits units_of(const Problem& problem) { return ColumnUnits(one_hot_groups(problem)); }

}  // namespace

class TestCategories : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_category_is_selected_whole_and_one_of_noise_is_not() {
    constexpr std::uint64_t tables = sanitized ? 1 : 5;
    for (std::uint64_t table = 0; table < tables; ++table) {
      const Index colours = all_levels - static_cast<Index>(table % 2);
      const Result result = run_to_end(small_method(), table_with_colours(table, colours), quick);
      QCOMPARE(result.outcome.ending, Ending::converged);
      check_categories_are_whole(result, colours);
      QCOMPARE(sorted(result.selection.features), all_positions(colours + 2));
      QVERIFY(has_message(result.warnings, "automatic.category"));
      QVERIFY(warns_of(result, "shape (5 columns)"));
    }
  }

  /// The last look dropped x and y, and the selection showed them: errors and model were those of
  /// z.
  void a_group_of_numbers_is_one_unit_to_the_end() {
    const Matrix drawn = normal_matrix(200, 8, 77);
    const auto problem =
        number_problem(drawn.leftCols(7), Matrix(drawn.col(2) + 0.2 * drawn.col(7)));
    for (const std::size_t axis : {0U, 1U, 2U}) {
      problem->features[axis].group = "atom";
    }
    const Result result = run_to_end(small_method(), problem, quick);
    QCOMPARE(sorted(result.selection.features).front(), Index{0});
    QVERIFY(are_together(result.selection.features, 0, 3));
    QVERIFY(result.predictor != nullptr);
    QCOMPARE(sorted(result.predictor->needed_inputs().value()), sorted(result.selection.features));
    for (const PathPoint& point : result.path) {
      QVERIFY(are_together(point.selection, 0, 3));
    }
    QVERIFY(has_message(result.warnings, "automatic.group"));
  }

  void the_number_of_threads_changes_nothing() {
    const auto problem = table_with_colours(9, all_levels);
    const Result one = run_with_threads(1, problem);
    const Result four = run_with_threads(4, problem);
    QCOMPARE(one.selection.features, four.selection.features);
    QCOMPARE(one.objective, four.objective);
    QCOMPARE(one.columns.size(), four.columns.size());
    for (std::size_t column = 0; column < one.columns.size(); ++column) {
      QCOMPARE(one.columns[column].values, four.columns[column].values);
    }
  }

  void each_member_ranks_a_category_once() {
    const auto problem = table_with_colours(3, all_levels);
    for (const Member& member : {f_test_of_sets(), eliminating_forest()}) {
      MemberRanking ranking(member, problem, {}, 1, units_of(*problem));
      auto progress = MemberRanking::Progress::more;
      while (progress == MemberRanking::Progress::more) {
        progress = ranking.advance({1000}, {});
      }
      QVERIFY(progress == MemberRanking::Progress::finished);
      const std::vector<Index>& found = ranking.found().ranking;
      QCOMPARE(sorted(found), all_positions(14));
      QCOMPARE(sorted({found.begin(), found.begin() + 3}), all_positions(3));
    }
  }

  void the_last_look_drops_a_category_as_one() {
    const auto problem = table_with_colours(4, all_levels);
    const HeldOutColumns task = task_of(*problem);
    const ColumnUnits units = units_of(*problem);
    LastLook look({13, 1, 0, 2}, Judge::ridge, units);
    while (look.advance(task, {}) == LastLook::Progress::more) {
    }
    QCOMPARE(look.left(), (std::vector<Index>{1, 0, 2}));
    QCOMPARE(look.dropped(), (std::vector<Index>{13}));
    const auto before = errors_in_splits(Judge::ridge, task, units.columns_of({13, 1, 0, 2}), {});
    const auto after = errors_in_splits(Judge::ridge, task, units.columns_of({1, 0, 2}), {});
    QVERIFY(*look.change() == *after - *before);
  }

  /// The names of the colours in two languages are copies, but no single colour is one of all.
  void categories_stand_in_for_categories() {
    const auto one = table_with_colours(5, all_levels);
    Matrix inputs(300, 9);
    inputs << one->inputs.leftCols(4), one->inputs.leftCols(4), one->inputs.leftCols(1);
    const auto problem = number_problem(inputs, one->truth);
    name_columns(*problem, 0, 4, "colour=");
    name_columns(*problem, 4, 4, "farbe=");
    StandIns stand_ins(inputs, {0}, Judge::ridge, units_of(*problem));
    while (stand_ins.advance(task_of(*problem), {}) == StandIns::Progress::more) {
    }
    const auto found = stand_ins.found();
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().instead, Index{1});
    const auto said = automatic::stand_ins_in_words(*problem, found, units_of(*problem));
    QVERIFY(in_words(said.front()).starts_with("colour (4 columns) or farbe (4 columns):"));
    const FeatureColumn column = automatic::stand_in_column(9, found, units_of(*problem));
    QCOMPARE(column.values[3], 0.0);
    QVERIFY(column.values[4] > 0.99 && column.values[7] > 0.99);
    QCOMPARE(column.values[8], 0.0);
  }

  void the_numbers_tried_count_categories_as_one() {
    const auto problem = table_with_colours(6, all_levels);
    const Result result = run_to_end(small_method(), problem, quick);
    QCOMPARE(result.path.back().feature_count, problem->dimension());
    const auto& lines = std::get<LinesShape>(result.figures.front().shape).lines;
    QCOMPARE(lines.front().x.back(), 14.0);
  }
};

QTEST_GUILESS_MAIN(TestCategories)
#include "tst_categories.moc"
