// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/error.h"
#include "core/record/run_tables.h"
#include "tests/support/text_of_rows.h"

using namespace steelyard;

namespace {

/// Four rows: id, two inputs (the second in units ten times smaller), label.
Dataset small_table() {
  Dataset table;
  table.name = "small";
  table.columns.resize(4);
  table.columns[0].name = "id";
  table.columns[0].roles = RoleSet().with(Role::id);
  table.columns[1].name = "long, wide";
  table.columns[1].unit = "m";
  table.columns[1].roles = RoleSet().with(Role::input);
  table.columns[2].name = "short";
  table.columns[2].roles = RoleSet().with(Role::input);
  table.columns[3].name = "class";
  table.columns[3].kind = ColumnKind::category;
  table.columns[3].categories = {"a \"b\"", "c"};
  table.columns[3].roles = RoleSet().with(Role::label);
  table.values =
      (Matrix(4, 4) << 7, 1, 10, 0, 8, 2, 10, 1, 9, 3, 20, std::nan(""), 10, 4, 20, 0).finished();
  return table;
}

}  // namespace

class TestRunTables : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void lists_all_features_best_first_with_the_largest_weight_as_one() {
    const Problem problem = make_problem(small_table());
    Result result;
    result.columns = weight_columns(problem.inputs, Vector{{0.5, 2.0}});
    result.columns.push_back({"share", "Share", "", ValueKind::share, {0.25, std::nan("")}});
    const TextTable table = selection_table(problem, result, {1});
    QCOMPARE(table.header, (std::vector<std::string>{"rank", "feature", "unit", "weight",
                                                     "raw_weight", "share", "selected"}));
    QCOMPARE(table.rows.size(), 2U);
    QCOMPARE(table.rows[0][0], std::string("1"));
    QCOMPARE(table.rows[0][1], std::string("short"));
    QCOMPARE(table.rows[0][3], std::string("1"));
    QCOMPARE(table.rows[0][4], std::string("2"));
    QCOMPARE(table.rows[1][1], std::string("long, wide"));
    QCOMPARE(table.rows[1][2], std::string("m"));
    QCOMPARE(table.rows[0][5], std::string());  // not known
    QCOMPARE(table.rows[1][5], std::string("0.25"));
    QCOMPARE(table.rows[0][6], std::string("yes"));
    QCOMPARE(table.rows[1][6], std::string("no"));
  }

  void reduces_and_scales_the_table_behind_its_ids_and_labels() {
    const Dataset dataset = small_table();
    const Problem problem = make_problem(dataset, {MissingPolicy::refuse, false, {3, 2, 1, 0}});
    const TextTable table = tests::text_of(reduced_table(
        dataset, {naming_columns(dataset.columns)}, problem, Vector{{0.5, 2.0}}, {1, 0}, false));
    QCOMPARE(table.header, (std::vector<std::string>{"id", "class", "short", "long, wide"}));
    QCOMPARE(table.rows.size(), 4U);
    QCOMPARE(table.rows[0], (std::vector<std::string>{"10", "a \"b\"", "20", "1"}));
    QCOMPARE(table.rows[1], (std::vector<std::string>{"9", "", "20", "0.75"}));
  }

  void names_have_the_zeros_that_the_file_wrote_in_front() {
    Dataset dataset = small_table();
    dataset.columns[0].digits = 4;
    const Problem problem = make_problem(dataset, {MissingPolicy::refuse, false, {3, 2, 1, 0}});
    const TextTable table = tests::text_of(
        reduced_table(dataset, {naming_columns(dataset.columns)}, problem, {}, {1, 0}, false));
    QCOMPARE(table.rows[0][0], std::string("0010"));
    QCOMPARE(table.rows[1][0], std::string("0009"));
    QCOMPARE(table.rows[0][2], std::string("20"));
  }

  void puts_beside_the_columns_what_was_asked_for() {
    Dataset dataset = small_table();
    dataset.columns[2].roles = RoleSet().with(Role::truth);
    const Problem problem = make_problem(dataset, {MissingPolicy::refuse, false, {3, 1, 0, 2}});
    const auto table = [&](const ReducedParts& parts) {
      return tests::text_of(
          reduced_table(dataset, frame_of(dataset.columns, parts), problem, {}, {0}, true));
    };
    const TextTable all = table({.names = true, .target = true, .rows = true});
    QCOMPARE(all.header, (std::vector<std::string>{"row", "id", "class", "long, wide", "short"}));
    QCOMPARE(all.rows[0], (std::vector<std::string>{"4", "10", "a \"b\"", "4", "20"}));
    QCOMPARE(all.rows[1], (std::vector<std::string>{"2", "8", "c", "2", "10"}));
    QCOMPARE(table({.names = false}).header, std::vector<std::string>{"long, wide"});
  }

  void a_target_that_is_also_an_input_stands_once() {
    Dataset dataset = small_table();
    dataset.columns[2].roles = dataset.columns[2].roles.with(Role::truth);
    const Problem problem = make_problem(dataset, {MissingPolicy::refuse, false, {3, 1, 0, 2}});
    const TextTable table = tests::text_of(
        reduced_table(dataset, frame_of(dataset.columns, {.names = false, .target = true}), problem,
                      {}, {0, 1}, true));
    QCOMPARE(table.header, (std::vector<std::string>{"long, wide", "short"}));
  }

  /// Lines without a value would be taken for a table.
  void of_no_column_there_is_no_table() {
    const Dataset dataset = small_table();
    const Problem problem = make_problem(dataset, {MissingPolicy::refuse, false, {3, 2, 1, 0}});
    for (const bool asked : {true, false}) {
      QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(reduced_table(
                                          dataset, {}, problem, Vector{{0.5, 2.0}}, {}, asked)));
    }
  }

  void scores_leave_the_columns_as_they_are() {
    const Dataset dataset = small_table();
    const Problem problem = make_problem(dataset, {MissingPolicy::refuse, false, {3, 2, 1, 0}});
    const TextTable table = tests::text_of(
        reduced_table(dataset, {naming_columns(dataset.columns)}, problem, {}, {1, 0}, false));
    for (Index sample = 0; sample < problem.samples(); ++sample) {
      const auto& row = table.rows[static_cast<std::size_t>(sample)];
      QCOMPARE(row[2], number_text(problem.inputs(sample, 1)));
      QCOMPARE(row[3], number_text(problem.inputs(sample, 0)));
    }
  }

  void a_map_gives_its_components() {
    const Dataset dataset = small_table();
    const Problem problem = make_problem(dataset, {MissingPolicy::refuse, false, {3, 2, 1, 0}});
    const LearnedSpace space = LearnedSpace::of_map(Matrix{{1.0, 0.5}, {2.0, 0.0}, {0.0, -1.0}});
    const auto reduced = [&](const std::vector<Index>& selected, bool asked) {
      return tests::text_of(reduced_table(dataset, {naming_columns(dataset.columns)}, problem,
                                          space, selected, asked));
    };
    const TextTable all = reduced({1, 0}, true);
    QCOMPARE(all.header, (std::vector<std::string>{"id", "class", "component_1", "component_2",
                                                   "component_3"}));
    QCOMPARE(all.rows[0], (std::vector<std::string>{"10", "a \"b\"", "14", "8", "-20"}));
    const TextTable first = reduced({0}, true);
    QCOMPARE(first.header[2], std::string("component_1 of 1 of 2 inputs"));
    QCOMPARE(first.rows[0], (std::vector<std::string>{"10", "a \"b\"", "4", "8", "0"}));
    QVERIFY_THROWS_EXCEPTION(Error, reduced({}, true));
  }

  /// What a rule or a suggestion selected is no part of the space that was learned.
  void a_map_is_whole_unless_a_person_asks_for_a_part() {
    const Dataset dataset = small_table();
    const Problem problem = make_problem(dataset, {MissingPolicy::refuse, false, {3, 2, 1, 0}});
    const LearnedSpace space = LearnedSpace::of_map(Matrix{{1.0, 0.5}});
    for (const std::vector<Index>& suggested : {std::vector<Index>{}, {1}, {0, 1}}) {
      const TextTable whole =
          tests::text_of(reduced_table(dataset, {}, problem, space, suggested, false));
      QCOMPARE(whole.header, std::vector<std::string>{"component_1"});
      QCOMPARE(whole.rows[0], std::vector<std::string>{"14"});
    }
    QCOMPARE(reduced_to(space, {1}, false), (std::vector<Index>{0, 1}));
    QCOMPARE(reduced_to(space, {1}, true), std::vector<Index>{1});
    QCOMPARE(reduced_to(Vector{{0.5, 2.0}}, {}, false), std::vector<Index>{});
  }

  void the_map_itself_names_its_components_and_inputs() {
    const Problem problem = make_problem(small_table());
    const TextTable table =
        map_table(problem, LearnedSpace::of_map(Matrix{{1.0, 0.1}, {2.0, 0.0}, {0.0, -1e-7}}));
    QCOMPARE(table.header, (std::vector<std::string>{"component", "long, wide", "short"}));
    QCOMPARE(table.rows.size(), 3U);
    QCOMPARE(table.rows[0], (std::vector<std::string>{"component_1", "1", "0.1"}));
    QCOMPARE(table.rows[2], (std::vector<std::string>{"component_3", "0", number_text(-1e-7)}));
  }
};

QTEST_GUILESS_MAIN(TestRunTables)
#include "tst_run_tables.moc"
