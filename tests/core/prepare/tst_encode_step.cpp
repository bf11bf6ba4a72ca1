// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/data/table_reader.h"
#include "core/data/target_roles.h"
#include "core/error.h"
#include "core/prepare/column_encoding.h"
#include "core/prepare/known_scales.h"
#include "core/prepare/number_groups.h"
#include "core/prepare/preparation.h"
#include "core/prepare/text_columns.h"
#include "tests/support/paths.h"
#include "tests/support/survey.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using Words = std::vector<std::string>;
using Places = std::vector<double>;

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

Dataset encoded(const Dataset& table) { return prepared(table, *proposed_encoding(table)); }

Dataset of_words(const Words& words, const std::vector<Index>& cells) {
  Dataset table;
  table.name = "t";
  add_text(table, "colour", words, cells);
  return table;
}

PreparationStep encode(const char* id, const std::string& value) {
  PreparationStep step{"encode", preparation("encode").schema().defaults()};
  step.values.set(id, value);
  return step;
}

std::vector<double> cells_of(const Dataset& table, const std::string& name) {
  const auto cells = table.values.col(table.column_named(name).value());
  return {cells.begin(), cells.end()};
}

}  // namespace

class TestEncodeStep : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void numbers_know_the_texts_that_they_stand_for() {
    const Dataset table = encoded(survey());
    const auto made = [&](const std::string& name) {
      return table.columns[static_cast<std::size_t>(table.column_named(name).value())].made_of_text;
    };
    using Numbers = std::vector<std::pair<std::string, double>>;
    QCOMPARE(made("smokes")->numbers, (Numbers{{"no", 0.0}, {"yes", 1.0}}));
    QCOMPARE(made("opinion")->numbers, (Numbers{{"strongly disagree", 1.0},
                                                {"disagree", 2.0},
                                                {"neutral", 3.0},
                                                {"agree", 4.0},
                                                {"strongly agree", 5.0}}));
    QVERIFY(!made("opinion")->other && !made("opinion")->missing);
    QCOMPARE(made("colour=red")->column, std::string("colour"));
    QCOMPARE(made("colour=red")->numbers, (Numbers{{"red", 1.0}}));
    QCOMPARE(made("colour=red")->other, std::optional(0.0));
    QVERIFY(!made("height"));
  }

  /// What else the first input is, such as the time, the new inputs are not.
  void new_inputs_are_inputs_alone() {
    Dataset table = survey();
    const auto column = [&table](const std::string& name) -> Column& {
      return table.columns[static_cast<std::size_t>(table.column_named(name).value())];
    };
    for (Column& each : table.columns) {
      each.roles = RoleSet();
    }
    column("height").roles = RoleSet().with(Role::input).with(Role::time);
    const RoleSet input = RoleSet().with(Role::input);
    Dataset made = encoded(table);
    QVERIFY(made.columns[static_cast<std::size_t>(made.column_named("smokes").value())].roles ==
            input);
    column("height").roles = input.with(Role::truth);
    made = encoded(table);
    QVERIFY(made.columns[static_cast<std::size_t>(made.column_named("colour=red").value())].roles ==
            input.with(Role::truth));
  }

  void known_scales_count_from_their_lowest_answer() {
    QCOMPARE(places_on_known_scale("q", Words{"Agree", "strongly disagree"}), (Places{4, 1}));
    QCOMPARE(places_on_known_scale("q", Words{"hoch", "niedrig", "mittel"}), (Places{3, 1, 2}));
    QCOMPARE(places_on_known_scale("q", Words{"XL", "S", "M"}), (Places{6, 3, 4}));
    QCOMPARE(places_on_known_scale("q", Words{"M\xC3\x84RZ", "Dezember"}), (Places{3, 12}));
    QCOMPARE(places_on_known_scale("grade", Words{"B", "F", "A"}), (Places{2, 6, 1}));
    QVERIFY(!places_on_known_scale("site", Words{"B", "F", "A"}));
    QVERIFY(!places_on_known_scale("q", Words{"low", "red"}));
  }

  void groups_of_numbers_are_in_their_order() {
    QCOMPARE(places_of_number_groups(Words{"30-39", "<18", "65+", "18-29"}), (Places{3, 1, 4, 2}));
    QCOMPARE(places_of_number_groups(Words{"\xC3\xBC"
                                           "ber 65",
                                           "unter 18"}),
             (Places{2, 1}));
    QVERIFY(!places_of_number_groups(Words{"10-20", "15-30"}));
    QVERIFY(!places_of_number_groups(Words{"2020-01", "2020-12"}));
  }

  void a_survey_becomes_numbers() {
    const Dataset before = survey();
    const Dataset after = encoded(before);
    Words names;
    for (const Column& column : after.columns) {
      names.push_back(column.name);
    }
    QCOMPARE(names, (Words{"opinion", "smokes", "age", "colour=blue", "colour=green", "colour=red",
                           "colour=yellow", "called", "height", "score"}));
    for (const Index input : {0, 1, 2, 3, 4, 5, 6, 8}) {
      QVERIFY(after.columns[static_cast<std::size_t>(input)].roles.has(Role::input));
    }
    QCOMPARE(after.columns[3].group, std::string("colour"));
    QVERIFY(after.columns[7].kind == ColumnKind::category && after.columns[7].roles.empty());
    for (Index row = 0; row < after.samples(); ++row) {
      QCOMPARE(after.values.row(row).segment(3, 4).sum(), 1.0);
      QCOMPARE(after.values(row, 1), before.values(row, 1) == 0.0 ? 1.0 : 0.0);
    }
    QVERIFY(in_words(text_left_out(before)).find("called") != std::string::npos);
  }

  void the_target_is_not_looked_at() {
    Dataset other = survey();
    other.values.rightCols(1).reverseInPlace();
    const Dataset one = encoded(survey());
    const Dataset two = encoded(other);
    QVERIFY(one.origin == two.origin);
    const Index inputs = one.values.cols() - 1;
    QVERIFY(one.values.leftCols(inputs) == two.values.leftCols(inputs));
  }

  void the_step_repeats_on_a_table_without_roles() {
    Dataset bare = survey();
    const Dataset after = encoded(bare);
    for (Column& column : bare.columns) {
      column.roles = {};
    }
    const Dataset again = prepared(bare, after.origin.steps.front());
    QVERIFY(again.values == after.values);
    QVERIFY(again.origin.steps == after.origin.steps);
    QVERIFY(again.columns_with(Role::input).empty());
  }

  /// tests/fixtures/tables/29_categories: y is b, and 5 more for red and 5 less for blue.
  void the_colours_of_a_file_become_inputs() {
    Dataset table = read_table(fixtures_dir() + "/tables/29_categories/t.csv");
    QCOMPARE(table.samples(), Index{80});
    table.columns[3].roles = RoleSet().with(Role::truth);
    give_default_inputs(table);
    const Dataset after = with_text_inputs(table, true);
    Words names;
    for (const Index input : after.columns_with(Role::input)) {
      names.push_back(after.columns[static_cast<std::size_t>(input)].name);
    }
    QCOMPARE(names, (Words{"colour=blue", "colour=green", "colour=red", "b", "c"}));
    const Vector y = 5.0 * (after.values.col(2) - after.values.col(0)) + after.values.col(3);
    QVERIFY((y - after.values.col(5)).cwiseAbs().maxCoeff() < 0.002);
    QCOMPARE(after.warnings.size(), table.warnings.size() + 1);
  }

  void missing_cells_stay_missing_or_become_a_value() {
    Dataset table = of_words({"red", "green", "blue"}, {0, 1, 2, 0, 1, 2, 0, 1});
    table.values(3, 0) = gap;
    const Dataset stays = prepared(table, encode("columns", "colour"));
    QCOMPARE(stays.values.cols(), Index{3});
    QVERIFY(stays.values.row(3).array().isNaN().all());
    QVERIFY(!stays.values.row(2).array().isNaN().any());
    const Dataset own = prepared(table, encode("missing", "own-category"));
    QCOMPARE(cells_of(own, "colour=missing"), (Places{0, 0, 0, 1, 0, 0, 0, 0}));
    QCOMPARE(cells_of(own, "colour=red"), (Places{1, 0, 0, 0, 0, 0, 1, 0}));
  }

  void an_order_of_ones_own_counts() {
    const Dataset table = of_words({"warm", "cold", "hot"}, {0, 1, 2, 0, 1, 2});
    const Dataset after = prepared(table, encode("order", "cold, warm, hot"));
    QCOMPARE(cells_of(after, "colour"), (Places{2, 1, 3, 2, 1, 3}));
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(prepared(table, encode("order", "cold, warm"))));
  }

  void a_column_with_too_many_values_stays_text() {
    const Dataset table = of_words({"a", "b", "c", "d"}, {0, 1, 2, 3, 0});
    QVERIFY(!proposed_encoding(table));
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(prepared(table, encode("columns", "colour"))));
  }

  void gaps_of_numbers_are_marked_and_stay() {
    Dataset table = survey();
    const Index height = *table.column_named("height");
    table.values(5, height) = gap;
    const PreparationStep step{"missing-indicator",
                               preparation("missing-indicator").schema().defaults()};
    const Dataset after = prepared(table, step);
    const std::vector<double> marks = cells_of(after, "height is missing");
    QCOMPARE(std::count(marks.begin(), marks.end(), 1.0), std::ptrdiff_t{1});
    QCOMPARE(marks[5], 1.0);
    QVERIFY(std::isnan(after.values(5, height)));
  }
};

QTEST_APPLESS_MAIN(TestEncodeStep)
#include "tst_encode_step.moc"
