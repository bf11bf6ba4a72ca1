// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "core/problem/problem.h"
#include "core/random.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/ordered_tables.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Six columns: an input, a country, a text that is different everywhere, a number of a patient, a
/// time, a text of two values.
Dataset table() {
  Dataset table;
  table.values.resize(20, 6);
  for (Index row = 0; row < 20; ++row) {
    const auto number = static_cast<double>(row);
    table.values.row(row) << std::sin(number), static_cast<double>(row / 4), number,
        static_cast<double>(100 + row % 10), 50.0 - number, static_cast<double>(row % 2);
  }
  const std::vector<std::string> names{"x", "country", "name", "patient", "day", "sex"};
  for (const std::string& name : names) {
    Column column;
    column.name = name;
    column.kind = name == "country" || name == "name" || name == "sex" ? ColumnKind::category
                                                                       : ColumnKind::number;
    table.columns.push_back(column);
  }
  table.columns[0].roles = RoleSet().with(Role::input);
  table.columns[1].categories = {"a", "b", "c", "d", "e"};
  for (int row = 0; row < 20; ++row) {
    table.columns[2].categories.push_back("n" + std::to_string(row));
  }
  table.columns[5].categories = {"f", "m"};
  return table;
}

/// An input, and a column of text in which each of the texts stands equally often.
Dataset with_texts(Index rows, Index texts, const std::string& beginning) {
  Dataset made;
  made.values.resize(rows, 2);
  made.values.col(0) = normal_matrix(rows, 1, 11);
  for (const char* name : {"x", "remark"}) {
    made.columns.emplace_back().name = name;
  }
  made.columns[0].roles = RoleSet().with(Role::input);
  made.columns[1].kind = ColumnKind::category;
  for (Index row = 0; row < rows; ++row) {
    made.values(row, 1) = static_cast<double>(row % texts);
  }
  for (Index text = 0; text < texts; ++text) {
    made.columns[1].categories.push_back(beginning + std::to_string(text));
  }
  return made;
}

}  // namespace

class TestTableOrder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_text_that_repeats_makes_groups() {
    const Dataset data = table();
    const SampleOrder order = make_problem(data).order;
    QVERIFY(order.has_named_groups());
    QCOMPARE(order.groups, std::string("country"));
    QCOMPARE(order.group_of->back(), 4);
    QCOMPARE((*order.group_of)[3], 0);
    QCOMPARE((*order.group_of)[4], 1);
  }

  /// "random order within each Comments" was said of a survey.
  void remarks_make_no_groups() {
    Dataset data = table();
    data.columns[1].name = "Comments";
    QVERIFY(!make_problem(data).order.group_of);
    // More than 20 different remarks, each of which two people wrote.
    Dataset survey = with_texts(50, 25, "too many meetings in week ");
    QVERIFY(!make_problem(survey).order.group_of);
    for (std::string& text : survey.columns[1].categories) {
      text = "station " + text.substr(text.rfind(' ') + 1);
    }
    QCOMPARE(make_problem(survey).order.groups, std::string("remark"));
    survey.values(7, 1) = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!make_problem(survey).order.group_of);
  }

  void a_column_that_somebody_left_out_makes_no_groups() {
    Dataset data = table();
    data.columns[1].left_out = true;
    QVERIFY(!make_problem(data).order.group_of);
  }

  /// A meta column of Orange is no input, but its samples are still held out together.
  void a_column_that_only_the_file_sets_aside_makes_groups() {
    Dataset data = table();
    data.columns[1].set_aside = true;
    QCOMPARE(make_problem(data).order.groups, std::string("country"));
  }

  /// 25 of 35 values occur once.
  void values_that_rarely_repeat_make_no_groups() {
    Dataset data = with_texts(75, 35, "batch ");
    QVERIFY(make_problem(data).order.group_of);
    for (Index row = 0; row < 75; ++row) {
      data.values(row, 1) = static_cast<double>(row < 25 ? row : 25 + row % 10);
    }
    QVERIFY(!make_problem(data).order.group_of);
  }

  /// One row of 500 that repeats was told in five lines.
  void rare_repeats_are_told_in_a_short_sentence() {
    const auto warnings = [](Index repeats) {
      Matrix values = normal_matrix(300, 5, 7);
      values.topRows(repeats) = values.middleRows(repeats, repeats).eval();
      return make_problem(explained_table(values)).warnings;
    };
    const std::vector<Message> one = warnings(1);
    QCOMPARE(one.size(), std::size_t{1});
    QCOMPARE(in_words(one.back()), std::string("1 of 300 rows repeats another"));
    QCOMPARE(in_words(warnings(2).back()), std::string("2 of 300 rows repeat others"));
    QCOMPARE(warnings(2).size(), std::size_t{1});
    const std::vector<Message> many = warnings(3);
    QCOMPARE(many.back().id, std::string("problem.repeated_rows"));
    QCOMPARE(many.front().id, std::string("problem.equal_inputs"));
  }

  /// Two are enough where the name says what they are.
  void a_text_that_names_subjects_makes_groups_however_few() {
    Dataset data = table();
    data.columns[1].roles = RoleSet().with(Role::label);
    for (const char* name : {"patient", "Plate nr", "site"}) {
      data.columns[5].name = name;
      const Problem problem = make_problem(data);
      QCOMPARE(problem.order.groups, std::string(name));
      QCOMPARE(problem.warnings.back().id, std::string("problem.guessed_groups"));
      QVERIFY(problem.order.guessed_groups);
    }
    data.columns[5].name = "patient sex";
    QVERIFY(!make_problem(data).order.group_of);
  }

  /// A walk in the rows of a table that is sorted by the moments at which it was seen.
  void a_walk_is_asked_about_whatever_it_is_sorted_by() {
    Random random(3);
    Dataset data;
    data.values.resize(200, 3);
    for (Index row = 0; row < 200; ++row) {
      const auto place = static_cast<double>(row);
      const double before = row > 0 ? data.values(row - 1, 2) : 0.0;
      data.values.row(row) << random.normal(), place * std::sqrt(place), before + random.normal();
    }
    for (const char* name : {"x", "depth", "y"}) {
      data.columns.emplace_back().name = name;
    }
    data.columns[2].roles = RoleSet().with(Role::truth);
    for (const bool as_input : {true, false}) {
      data.columns[0].roles = RoleSet().with(Role::input);
      data.columns[1].roles = as_input ? RoleSet().with(Role::input) : RoleSet();
      QVERIFY(make_problem(data).order.guessed);
      data.values.col(2) = data.values.col(1) + 30.0 * data.values.col(0);
      QVERIFY(!make_problem(data).order.guessed);
      for (Index row = 0; row < 200; ++row) {
        data.values(row, 2) = (row > 0 ? data.values(row - 1, 2) : 0.0) + random.normal();
      }
    }
    // Equal steps explain something only as an input.
    data.values.col(1).setLinSpaced(200, 0.0, 49.75);
    QVERIFY(make_problem(data).order.guessed);
    data.values.col(2) = data.values.col(1) + data.values.col(0);
    QVERIFY(make_problem(data).order.guessed);
    data.columns[1].roles = RoleSet().with(Role::input);
    QVERIFY(!make_problem(data).order.guessed);
  }

  void a_column_with_a_role_comes_first() {
    Dataset data = table();
    data.columns[3].roles = RoleSet().with(Role::id);
    const SampleOrder order = make_problem(data).order;
    QCOMPARE(order.groups, std::string("patient"));
    QCOMPARE(order.group_of->at(9), 9);
    QCOMPARE(order.group_of->at(0), order.group_of->at(10));
  }

  void what_names_each_sample_or_only_two_kinds_makes_none() {
    Dataset data = table();
    data.columns[1].roles = RoleSet().with(Role::label);
    QVERIFY(!make_problem(data).order.group_of);
    data.columns[2].roles = RoleSet().with(Role::id);
    QVERIFY(!make_problem(data).order.group_of);
  }

  void groups_are_those_of_the_samples_that_are_used() {
    Dataset data = table();
    data.values(0, 1) = std::numeric_limits<double>::quiet_NaN();
    ProblemOptions options;
    options.samples = {0, 5, 6, 7, 8, 9, 12, 13, 17, 18};
    data.columns[1].roles = RoleSet().with(Role::id);
    const SampleOrder order = make_problem(data, options).order;
    QCOMPARE(*order.group_of, (std::vector<int>{0, 1, 1, 1, 2, 2, 3, 3, 4, 4}));
  }

  /// A job that works on the table meanwhile sees nothing of later changes.
  void a_snapshot_keeps_the_roles_that_the_table_had() {
    const auto data = std::make_shared<Dataset>(table());
    data->columns[3].roles = RoleSet().with(Role::id);
    data->columns[4].roles = RoleSet().with(Role::time);
    const TableSnapshot snapshot(data);
    data->columns[3].roles = {};
    data->columns[4].roles = {};
    QCOMPARE(make_problem(*data).order.groups, std::string("country"));
    QCOMPARE(make_problem(snapshot, {}, {}).order.groups, std::string("patient"));
    data->columns[1].roles = RoleSet().with(Role::label);
    const TableSnapshot without(data);
    data->columns[4].roles = RoleSet().with(Role::time);
    QCOMPARE(make_problem(*data).order.time->front(), Index{19});
    ProblemOptions any;
    any.row_order = RowOrder::any;
    QVERIFY(make_problem(without, any, {}).order.is_any());
  }

  void time_gives_the_order() {
    Dataset data = table();
    data.columns[1].roles = RoleSet().with(Role::label);
    ProblemOptions any;
    any.row_order = RowOrder::any;
    QVERIFY(!make_problem(data, any).order.time);
    data.columns[4].roles = RoleSet().with(Role::time);
    const SampleOrder order = make_problem(data).order;
    QCOMPARE(order.times, std::string("day"));
    QCOMPARE(order.time->front(), Index{19});
    QCOMPARE(order.time->back(), Index{0});
  }
};

QTEST_GUILESS_MAIN(TestTableOrder)
#include "tst_table_order.moc"
