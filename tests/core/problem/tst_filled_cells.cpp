// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <utility>

#include "core/data/table_snapshot.h"
#include "core/prepare/further_rows.h"
#include "core/prepare/preparation.h"
#include "core/prepare/text_columns.h"
#include "core/problem/changed_problem.h"
#include "core/problem/one_hot_groups.h"
#include "core/problem/problem.h"
#include "tests/support/messages.h"
#include "tests/support/survey.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

PreparationStep fill_step() {
  PreparationStep step{"missing", preparation("missing").schema().defaults()};
  step.values.set("how", std::string("fill-median"));
  return step;
}

void set_gap(Dataset& table, Index row, const std::string& column) {
  table.values(row, table.column_named(column).value()) = gap;
}

/// A colour, a size and an answer of ten samples, beside a number, which is the target. In the
/// first five, blue, low and no are most
/// frequent; in all of them red, medium and yes.
Dataset of_text() {
  Dataset table;
  table.name = "texts";
  add_text(table, "colour", {"red", "blue", "green"}, {1, 1, 0, 1, 2, 0, 0, 0, 0, 2});
  add_text(table, "size", {"low", "medium", "high"}, {0, 0, 1, 0, 2, 1, 1, 1, 2, 2});
  add_text(table, "smokes", {"yes", "no"}, {1, 1, 1, 0, 1, 0, 0, 0, 0, 0});
  Column& number = table.columns.emplace_back();
  number.name = "t";
  number.roles = RoleSet().with(Role::truth);
  table.values.conservativeResize(Eigen::NoChange, 4);
  table.values.col(3) << 3, 1, 4, 1, 5, 9, 2, 6, 5, 3;
  for (std::size_t text = 0; text < 3; ++text) {
    table.columns[text].roles = RoleSet().with(Role::input);
  }
  for (const char* name : {"colour", "size", "smokes"}) {
    set_gap(table, 4, name);
    set_gap(table, 8, name);
  }
  Dataset encoded = prepared(table, *proposed_encoding(table));
  return encoded;
}

ProblemOptions options(MissingPolicy policy) {
  ProblemOptions chosen;
  chosen.missing = policy;
  chosen.row_order = RowOrder::any;
  return chosen;
}

double cell(const Problem& problem, Index sample, const std::string& name) {
  for (std::size_t input = 0; input < problem.features.size(); ++input) {
    if (problem.features[input].name == name) {
      return problem.inputs(sample, static_cast<Index>(input));
    }
  }
  return gap;
}

std::vector<double> cells(const Problem& problem, Index sample) {
  std::vector<double> found;
  for (const char* name : {"colour=blue", "colour=green", "colour=red", "size", "smokes"}) {
    found.push_back(cell(problem, sample, name));
  }
  return found;
}

using Cells = std::vector<double>;
const std::vector<Index> first_five{0, 1, 2, 3, 4};

}  // namespace

/// What missing cells are filled with, and by whom it is learned.
class TestFilledCells : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The median of 0 and 1 would be no value of the text, and that of all columns none of them.
  void text_is_filled_with_one_of_its_values() {
    const Problem problem = make_problem(of_text(), options(MissingPolicy::fill_median));
    // Red 4 of 8, medium 4 of 8; "yes", which is 1, 5 of 8. Sizes are 1, 2 and 3.
    QCOMPARE(cells(problem, 8), (Cells{0, 0, 1, 2, 1}));
    QCOMPARE(cells(problem, 4), (Cells{0, 0, 1, 2, 1}));
    QVERIFY(says(problem.warnings, "'colour': 2 missing cells were filled with the most frequent"));
    QVERIFY(says(problem.warnings, "'size': 2 missing cells were filled with the middle one"));
  }

  void parts_fill_text_by_what_they_know() {
    const Problem problem = make_problem(of_text(), options(MissingPolicy::fill_median));
    const std::vector<Index> tested{8};
    const Problem learned = problem.with_samples(first_five, first_five);
    QCOMPARE(cells(learned, 4), (Cells{1, 0, 0, 1, 0}));  // blue, low and no
    const Problem test = problem.with_samples(tested, first_five);
    QCOMPARE(cells(test, 0), (Cells{1, 0, 0, 1, 0}));
  }

  /// One column of a text is filled as it is among all of them: blue is most frequent, so that it
  /// is not red, whatever is asked of the other columns.
  void a_column_of_a_text_alone_is_filled_like_all_of_them() {
    const Problem problem = make_problem(of_text(), options(MissingPolicy::fill_median));
    for (Index input = 0; input < problem.dimension(); ++input) {
      const std::vector<Index> one{input};
      const Problem alone = problem.with_inputs(one).with_samples(first_five, first_five);
      const Problem among = problem.with_samples(first_five, first_five).with_inputs(one);
      QVERIFY(alone.inputs == among.inputs);
    }
  }

  void a_filled_text_is_still_a_category() {
    const Problem problem = make_problem(of_text(), options(MissingPolicy::fill_median));
    const auto units = one_hot_groups(problem);
    QCOMPARE(units.front().name, std::string("colour"));
    QCOMPARE(units.front().columns.size(), std::size_t{3});
  }

  void a_step_fills_text_in_the_same_way_and_says_so() {
    const Dataset table = prepared(of_text(), fill_step());
    const Problem problem = make_problem(table, options(MissingPolicy::refuse));
    const Problem by_run = make_problem(of_text(), options(MissingPolicy::fill_median));
    QVERIFY(problem.inputs == by_run.inputs);
    QVERIFY(says(table.warnings, "most frequent value or, in an order, the middle one"));
    QVERIFY(says(table.warnings, "colour"));
  }

  /// The step worked from all samples; a trial must not know those that it tests.
  void parts_fill_anew_what_a_step_filled() {
    const Dataset table = prepared(of_text(), fill_step());
    for (const Problem& problem : {make_problem(table, options(MissingPolicy::refuse)),
                                   make_problem(table, options(MissingPolicy::drop_rows))}) {
      QCOMPARE(cells(problem.with_samples(first_five, first_five), 4), (Cells{1, 0, 0, 1, 0}));
      ProblemChange part;
      part.samples = first_five;
      const auto changed = changed_problem(std::make_shared<const Problem>(problem), part);
      QCOMPARE(cells(*changed, 4), (Cells{1, 0, 0, 1, 0}));
    }
  }

  void the_median_of_numbers_is_that_of_the_training_samples() {
    Dataset table = of_text();
    Column& number = table.columns.emplace_back();
    number.name = "x";
    number.roles = RoleSet().with(Role::input);
    table.values.conservativeResize(Eigen::NoChange, table.values.cols() + 1);
    table.values.rightCols(1) << 1, 2, 4, 9, gap, 50, 60, 70, 80, 90;
    const Problem problem =
        make_problem(prepared(table, fill_step()), options(MissingPolicy::refuse));
    QCOMPARE(cell(problem, 4, "x"), 50.0);
    QCOMPARE(cell(problem.with_samples(first_five, first_five), 4, "x"), 3.0);
  }

  /// What is marked goes along with samples, columns and a copy beside the table.
  void later_steps_keep_what_was_filled() {
    Dataset table = prepared(of_text(), fill_step());
    table.keep_samples({8, 0, 1, 2, 3, 5});
    table.keep_columns({5, 4, 2, 1, 0});
    const TableSnapshot snapshot(std::make_shared<const Dataset>(table));
    const Problem problem = make_problem(snapshot, options(MissingPolicy::refuse), {});
    const std::vector<Index> known{1, 2, 3, 4};
    QCOMPARE(cell(problem.with_samples(std::vector<Index>{0}, known), 0, "colour=blue"), 1.0);
    const Problem copied = make_problem(snapshot.copied(), options(MissingPolicy::refuse));
    QCOMPARE(cell(copied.with_samples(std::vector<Index>{0}, known), 0, "colour=blue"), 1.0);
    PreparationStep scale{"scale", preparation("scale").schema().defaults()};
    const Problem scaled = make_problem(prepared(table, scale), options(MissingPolicy::refuse));
    const Problem part = scaled.with_samples(std::vector<Index>{0}, known);
    QCOMPARE(cell(part, 0, "colour=blue"), cell(scaled, 1, "colour=blue"));  // the second is blue
    QCOMPARE(cell(part, 0, "colour=red"), cell(scaled, 1, "colour=red"));
  }

  void further_rows_are_filled_like_the_table() {
    Dataset source;
    add_text(source, "colour", {"red", "blue"}, {0, 0, 1, 0, 0, 1});
    add_text(source, "size", {"S", "M", "L"}, {0, 0, 1, 2, 1, 1});
    for (Column& column : source.columns) {
      column.roles = RoleSet().with(Role::input);
    }
    PreparationStep encode = *proposed_encoding(source);
    encode.values.set("as", std::string("indicators"));
    const Dataset whole = prepared(prepared(source, encode), fill_step());
    Dataset further = source;
    further.keep_samples({2});
    further.values.setConstant(gap);
    const Dataset rows = prepared_further(further, source, whole.origin.steps);
    for (std::size_t column = 0; column < rows.columns.size(); ++column) {
      const std::string& name = rows.columns[column].name;
      const bool most = name == "colour=red" || name == "size=M";
      QCOMPARE(rows.values(0, static_cast<Index>(column)), most ? 1.0 : 0.0);
      QVERIFY(rows.columns[column].filled == std::vector<bool>{true});
    }
  }

  /// A record repeats a step as it was, and an export does; a run's own median counts weights.
  void weights_leave_what_a_step_filled() {
    Dataset table;
    table.name = "weighted";
    table.values.resize(6, 3);
    table.values.col(0) << 1, 2, 4, 9, gap, 50;
    table.values.col(1) << 3, 1, 4, 1, 5, 9;
    table.values.col(2) << 1, 1, 1, 1, 1, 3;
    for (const auto& [name, role] :
         {std::pair{"x", Role::input}, std::pair{"t", Role::truth}, std::pair{"w", Role::weight}}) {
      table.columns.emplace_back().name = name;
      table.columns.back().roles = RoleSet().with(role);
    }
    const Problem by_run = make_problem(table, options(MissingPolicy::fill_median));
    PreparationStep step = fill_step();
    step.values.set("columns", std::string("x"));
    const Problem by_step = make_problem(prepared(table, step), options(MissingPolicy::refuse));
    QCOMPARE(by_step.samples(), Index{8});
    for (Index sample = 0; sample < 8; ++sample) {
      if (by_step.row_of(sample) == 4) {
        QCOMPARE(by_step.inputs(sample, 0), 4.0);  // of 1 2 4 9 50
      }
      if (by_run.row_of(sample) == 4) {
        QCOMPARE(by_run.inputs(sample, 0), 9.0);  // of 1 2 4 9 50 50 50
      }
    }
    QVERIFY(by_step.has_filled_cells());
    QVERIFY(by_step.each_row_once->inputs(4, 0) == 4.0);
  }

  /// Half of the samples say yes, the others no: the lower one of the two middle ones.
  void of_two_equally_frequent_answers_one_is_taken() {
    Dataset table = of_text();
    set_gap(table, 7, "smokes");
    set_gap(table, 9, "smokes");  // three of each are left
    const Problem problem = make_problem(table, options(MissingPolicy::fill_median));
    QCOMPARE(cell(problem, 8, "smokes"), 0.0);
  }
};

QTEST_APPLESS_MAIN(TestFilledCells)
#include "tst_filled_cells.moc"
