// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/record/run_tables.h"
#include "core/run/ranked_units.h"

using namespace steelyard;

namespace {

using Names = std::vector<std::string>;
using Cells = std::vector<double>;

ColumnInfo colour(const std::string& value) {
  return {"colour=" + value, "", "colour", 0.0, 1.0, false, TextOrigin{"colour", value}};
}

/// height, then the colours red, green and blue, then age.
std::vector<ColumnInfo> features() {
  return {{"height", "cm", ""}, colour("red"), colour("green"), colour("blue"), {"age", "", ""}};
}

std::vector<FeatureColumn> scores(const Cells& values) {
  return {{"score", "Score", "", ValueKind::score, values}};
}

std::vector<RankedUnit> ranked(const Cells& values) {
  const std::vector<FeatureColumn> columns = scores(values);
  return ranked_units(features(), ranking(columns), columns);
}

Names names_of(const std::vector<RankedUnit>& units) {
  Names names;
  for (const RankedUnit& unit : units) {
    names.push_back(name_with_values(unit, features()));
  }
  return names;
}

TextTable selected(const Cells& values, const std::vector<Index>& features_chosen) {
  Problem problem;
  problem.features = features();
  Result result;
  result.columns = scores(values);
  return selection_table(problem, result, features_chosen);
}

}  // namespace

/// Columns of text in a ranking.
class TestRankedUnits : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_column_of_text_that_is_ranked_as_one_is_one() {
    const auto units = ranked({0.1, 0.7, 0.7, 0.7, 0.9});
    QCOMPARE(names_of(units), (Names{"age", "colour: red, green, blue", "height"}));
    QCOMPARE(units[1].features, (std::vector<Index>{1, 2, 3}));
    QCOMPARE(units[1].name, std::string("colour"));
  }

  void values_that_are_ranked_apart_stay_apart() {
    const Names apart{"colour=red", "age", "colour=green", "colour=blue", "height"};
    QCOMPARE(names_of(ranked({0.1, 0.9, 0.5, 0.5, 0.7})), apart);
  }

  void a_column_of_text_counts_as_one() {
    const auto units = ranked({0.1, 0.7, 0.7, 0.7, 0.9});
    QCOMPARE(units_among(units, {4, 1, 2, 3}), std::size_t{2});
    QCOMPARE(units_among(units, {2}), std::size_t{1});
    QCOMPARE(units_among(units, {}), std::size_t{0});
    QCOMPARE(features_of_best(units, 2, {}), (std::vector<Index>{4, 1, 2, 3}));
    QCOMPARE(features_of_best(units, 0, {0}), std::vector<Index>{});
    QCOMPARE(features_of_best(units, 2, {0}), (std::vector<Index>{0, 4}));
    QCOMPARE(features_of_best(units, 9, {0}), (std::vector<Index>{0, 4, 1, 2, 3}));
  }

  void a_group_that_was_not_made_of_text_is_left_alone() {
    const std::vector<ColumnInfo> numbers{{"k=a", "", "k"}, {"k=b", "", "k"}};
    const std::vector<FeatureColumn> columns = scores({0.5, 0.5});
    const auto units = ranked_units(numbers, ranking(columns), columns);
    QCOMPARE(units.size(), std::size_t{2});
    QCOMPARE(units[0].name, std::string("k=a"));
    QVERIFY(units[0].values.empty());
    Problem problem;
    problem.features = numbers;
    Result result;
    result.columns = columns;
    const TextTable table = selection_table(problem, result, {0});
    QCOMPARE(table.header, (Names{"rank", "feature", "unit", "score", "selected"}));
    QCOMPARE(table.rows[1], (Names{"2", "k=b", "", "0.5", "no"}));
  }

  void numbers_of_an_order_keep_the_name_of_their_text() {
    const std::vector<ColumnInfo> sizes{{"size", "", "", 0.0, 1.0, false, TextOrigin{"size"}}};
    const std::vector<FeatureColumn> columns = scores({0.5});
    const auto units = ranked_units(sizes, ranking(columns), columns);
    QCOMPARE(units[0].name, std::string("size"));
    QVERIFY(units[0].values.empty());
  }

  void a_selection_names_the_column_of_text() {
    const TextTable whole = selected({0.1, 0.7, 0.7, 0.7, 0.9}, {1, 2, 3});
    QCOMPARE(whole.header, (Names{"rank", "feature", "values", "unit", "score", "selected"}));
    QCOMPARE(whole.rows.size(), std::size_t{3});
    QCOMPARE(whole.rows[1], (Names{"2", "colour", "red; green; blue", "", "0.7", "yes"}));
    QCOMPARE(whole.rows[2], (Names{"3", "height", "", "cm", "0.1", "no"}));
    const TextTable apart = selected({0.1, 0.9, 0.5, 0.5, 0.7}, {1});
    QCOMPARE(apart.rows[0], (Names{"1", "colour", "red", "", "0.9", "yes"}));
    QCOMPARE(apart.rows[2], (Names{"3", "colour", "green", "", "0.5", "no"}));
  }

  void without_text_the_table_has_no_column_for_its_values() {
    Problem problem;
    problem.features = {{"a", "", ""}, {"b", "", "b"}};
    Result result;
    result.columns = scores({1.0, 2.0});
    QCOMPARE(selection_table(problem, result, {}).header,
             (Names{"rank", "feature", "unit", "score", "selected"}));
  }
};

QTEST_APPLESS_MAIN(TestRankedUnits)
#include "tst_ranked_units.moc"
