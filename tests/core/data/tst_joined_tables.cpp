// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/joined_tables.h"

#include <QtTest>
#include <cmath>
#include <limits>
#include <utility>

#include "core/error.h"

using namespace steelyard;

namespace {

Dataset table(const std::string& name, const std::vector<std::string>& columns,
              const std::vector<std::vector<double>>& rows) {
  Dataset made;
  made.name = name;
  for (const std::string& column : columns) {
    made.columns.push_back({});
    made.columns.back().name = column;
  }
  made.values.resize(std::ssize(rows), std::ssize(columns));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < columns.size(); ++column) {
      made.values(static_cast<Index>(row), static_cast<Index>(column)) = rows[row][column];
    }
  }
  return made;
}

std::string refusal(const Dataset& a, const Dataset& b, const std::string& key) {
  try {
    static_cast<void>(joined_tables(a, b, key));
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

const Dataset left = table("left", {"id", "x"}, {{1, 10}, {2, 20}, {3, 30}});

}  // namespace

class TestJoinedTables : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void by_row_order() {
    const Dataset joined =
        joined_tables(left, table("right", {"x", "y"}, {{1, 4}, {2, 5}, {3, 6}}), "");
    QCOMPARE(joined.columns.size(), std::size_t{4});
    QCOMPARE(joined.columns[2].name, std::string("x (right)"));
    QCOMPARE(joined.values(2, 3), 6.0);
  }

  void by_key_in_any_order() {
    const Dataset right = table("right", {"y", "id"}, {{6, 3}, {9, 8}, {5, 2}, {4, 1}});
    const Dataset joined = joined_tables(left, right, "id");
    QCOMPARE(joined.columns.size(), std::size_t{3});
    QCOMPARE(joined.values(0, 2), 4.0);
    QCOMPARE(joined.values(1, 2), 5.0);
    QCOMPARE(joined.values(2, 2), 6.0);
  }

  /// Each value stood in the row of another sample.
  void a_key_in_another_order_is_named_where_rows_are_matched_by_their_order() {
    const Dataset a = table("a", {"id", "x"}, {{1, 0.5}, {2, 0.1}, {3, 0.2}, {4, 0.9}});
    const Dataset other = table("b", {"y", "id"}, {{6, 3}, {5, 2}, {4, 1}, {7, 4}});
    QCOMPARE(key_in_other_order(a, other), std::optional<std::string>("id"));
    const Dataset joined = joined_tables(a, other, "");
    QCOMPARE(joined.warnings.size(), std::size_t{1});
    QCOMPARE(joined.warnings[0].id, std::string(other_order));
    QVERIFY(joined_tables(a, other, "id").warnings.empty());
    const Dataset same = table("b", {"y", "id"}, {{6, 1}, {5, 2}, {4, 3}, {7, 4}});
    QVERIFY(!key_in_other_order(a, same).has_value());
    const Dataset others = table("b", {"y", "id"}, {{6, 3}, {5, 2}, {4, 1}, {7, 5}});
    QVERIFY(!key_in_other_order(a, others).has_value());  // not the same samples
    const Dataset longer = table("b", {"y", "id"}, {{6, 3}, {5, 2}, {4, 1}, {7, 4}, {8, 5}});
    QVERIFY(!key_in_other_order(a, longer).has_value());  // it cannot be matched by its order
    const Dataset repeated = table("b", {"y", "id"}, {{6, 3}, {5, 2}, {4, 1}, {7, 1}});
    QVERIFY(!key_in_other_order(a, repeated).has_value());
  }

  /// Such as the ranks of the same samples by two measures.
  void another_key_in_the_same_order_says_that_the_rows_belong_together() {
    const Dataset a = table("a", {"rank", "id"}, {{1, 11}, {2, 12}, {3, 13}, {4, 14}});
    const Dataset b = table("b", {"rank", "id"}, {{4, 11}, {2, 12}, {1, 13}, {3, 14}});
    QVERIFY(!key_in_other_order(a, b).has_value());
    const Dataset measured = table("c", {"x"}, {{0.5}, {0.25}, {0.75}, {1.5}});
    const Dataset moved = table("d", {"x"}, {{0.25}, {0.5}, {0.75}, {1.5}});
    QVERIFY(!key_in_other_order(measured, moved).has_value());  // measurements name nothing
  }

  /// The table lost its second row; the other one has all five.
  void rows_that_were_dropped_are_passed_over() {
    Dataset a = table("a", {"id"}, {{1}, {3}, {4}, {5}});
    a.rows = {0, 2, 3, 4};
    a.source_rows = 5;
    const Dataset same = table("b", {"id"}, {{1}, {2}, {3}, {4}, {5}});
    QVERIFY(!key_in_other_order(a, same).has_value());
    const Dataset moved = table("b", {"id"}, {{2}, {1}, {3}, {4}, {5}});
    QVERIFY(key_in_other_order(a, moved).has_value());
  }

  void words_are_keys_whatever_their_order_of_appearance() {
    Dataset a = table("a", {"id"}, {{0}, {1}});
    a.columns[0].kind = ColumnKind::category;
    a.columns[0].categories = {"p", "q"};
    Dataset b = table("b", {"id", "y"}, {{0, 7}, {1, 8}});
    b.columns[0].kind = ColumnKind::category;
    b.columns[0].categories = {"q", "p"};
    const Dataset joined = joined_tables(a, b, "id");
    QCOMPARE(joined.values(0, 1), 8.0);
    QCOMPARE(joined.values(1, 1), 7.0);
  }

  void a_table_with_fewer_samples_finds_its_rows() {
    Dataset fewer = left;
    fewer.keep_samples({0, 2});
    const Dataset joined = joined_tables(fewer, table("right", {"y"}, {{4}, {5}, {6}}), "");
    QCOMPARE(joined.values(1, 2), 6.0);
  }

  void what_does_not_fit_is_said() {
    QVERIFY(!refusal(left, table("short", {"y"}, {{1}, {2}}), "").empty());
    QVERIFY(!refusal(left, table("r", {"y"}, {{1}, {2}, {3}}), "id").empty());
    const std::string twice = refusal(left, table("r", {"id"}, {{1}, {2}, {2}}), "id");
    QVERIFY2(twice.find("rows 2 and 3") != std::string::npos, twice.c_str());
    const std::string absent = refusal(left, table("r", {"id"}, {{1}, {2}}), "id");
    QVERIFY2(absent.find("'3' of row 3") != std::string::npos, absent.c_str());
  }

  void one_label_stays_one() {
    Dataset a = left;
    a.columns[1].roles = RoleSet{}.with(Role::label);
    Dataset b = table("b", {"k"}, {{1}, {2}, {3}});
    b.columns[0].roles = RoleSet{}.with(Role::label);
    QCOMPARE(joined_tables(a, b, "").columns_with(Role::label), (std::vector<Index>{1}));
    QCOMPARE(joined_tables(left, b, "").columns_with(Role::label), (std::vector<Index>{2}));
  }

  void a_table_goes_on_by_the_names_of_its_columns() {
    Dataset above = table("above", {"x", "site"}, {{1, 0}, {2, 1}});
    above.columns[1].kind = ColumnKind::category;
    above.columns[1].categories = {"Kiel", "Lund"};
    Dataset below = table("below", {"more", "site", "x"}, {{9, 0, 3}, {9, 1, 4}});
    below.columns[1].kind = ColumnKind::category;
    below.columns[1].categories = {"Lund", "Oslo"};
    const Dataset stacked = stacked_tables(above, below);
    QCOMPARE(stacked.columns.size(), 2U);
    QVERIFY(stacked.values.col(0) == Vector({{1.0, 2.0, 3.0, 4.0}}));
    QVERIFY(stacked.values.col(1) == Vector({{0.0, 1.0, 1.0, 2.0}}));
    QCOMPARE(stacked.columns[1].categories, (std::vector<std::string>{"Kiel", "Lund", "Oslo"}));
  }

  void only_inputs_and_ground_truth_must_be_in_both_tables() {
    Dataset above = table("above", {"x", "y"}, {{1, 5}, {2, 6}});
    const Dataset below = table("below", {"x"}, {{3}});
    Dataset text = table("text", {"x", "y"}, {{3, 0}});
    text.columns[1].kind = ColumnKind::category;
    text.columns[1].categories = {"many"};
    const Dataset empty =
        table("empty", {"x", "y"}, {{3, std::numeric_limits<double>::quiet_NaN()}});
    above.columns[1].roles = RoleSet{}.with(Role::id);
    for (const Dataset& other : {below, text}) {
      const Dataset stacked = stacked_tables(above, other);
      QVERIFY(std::isnan(stacked.values(2, 1)));
      QVERIFY(stacked.columns[1].roles.empty());
    }
    QVERIFY(!stacked_tables(above, empty).columns[1].roles.empty());
    above.columns[1].roles = RoleSet{}.with(Role::truth);
    QVERIFY(std::isnan(stacked_tables(above, empty).values(2, 1)));
    for (const auto& [other, words] : {std::pair(below, "there is no column 'y'"),
                                       std::pair(text, "other things than numbers")}) {
      try {
        static_cast<void>(stacked_tables(above, other));
        QFAIL("the ground truth does not go on");
      } catch (const Error& error) {
        QVERIFY2(QString(error.what()).contains(words), error.what());
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestJoinedTables)
#include "tst_joined_tables.moc"
