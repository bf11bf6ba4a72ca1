// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>
#include <vector>

#include "core/methods/automatic/unit_words.h"
#include "tests/support/messages.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;
using automatic::ColumnUnits;

namespace {

/// x1, colour (x2, x4), x3, size (x5, x6, x7).
ColumnUnits some_categories() {
  return ColumnUnits({{"x1", {0}}, {"colour", {1, 3}}, {"x3", {2}}, {"size", {4, 5, 6}}});
}

std::vector<Index> list(const std::vector<Index>& positions) { return positions; }

}  // namespace

class TestColumnUnits : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void columns_alone_are_units() {
    const ColumnUnits none;
    const ColumnUnits single({{"x1", {0}}, {"x2", {1}}, {"x3", {2}}});
    for (const ColumnUnits& units : {none, single}) {
      QVERIFY(units.each_alone() && units.categories().empty());
      QCOMPARE(units.count(3), Index{3});
      QCOMPARE(units.columns_of({2, 0}), list({2, 0}));
      QCOMPARE(units.units_of({2, 0, 1}), list({2, 0, 1}));
    }
  }

  void a_category_is_all_of_its_columns() {
    const ColumnUnits units = some_categories();
    QVERIFY(!units.each_alone());
    QCOMPARE(units.count(7), Index{4});
    QCOMPARE(units.columns_of({3, 0, 1}), list({4, 5, 6, 0, 1, 3}));
    QCOMPARE(units.categories(), list({1, 3}));
    QCOMPARE(units.sets(7).back(), list({4, 5, 6}));
  }

  void a_category_stands_where_its_best_column_does() {
    QCOMPARE(some_categories().units_of({3, 5, 0, 1, 6, 2, 4}), list({1, 3, 0, 2}));
  }

  void columns_have_the_value_of_their_category() {
    Vector values(4);
    values << 0.1, 0.2, 0.3, 0.4;
    Vector of_columns(7);
    of_columns << 0.1, 0.2, 0.3, 0.2, 0.4, 0.4, 0.4;
    QVERIFY(some_categories().of_columns(values) == of_columns);
  }

  void a_person_reads_the_names_of_categories() {
    const auto problem = inputs_only(normal_matrix(10, 7, 21));
    const ColumnUnits units = some_categories();
    QCOMPARE(in_words(automatic::units_in_words(*problem, units, {3, 0, 1})),
             std::string("size (3 columns), x1, colour (2 columns)"));
    const auto said = automatic::categories_in_words(*problem, units, {0, 1});
    QCOMPARE(said.size(), std::size_t{2});
    QCOMPARE(said[0].id, std::string("automatic.category"));
    QVERIFY(in_words(said[0]).starts_with("The columns x2, x4 encode one category"));
    QCOMPARE(said[1].id, std::string("automatic.other_categories"));
    QVERIFY(in_words(said[1]).ends_with("size (3 columns)"));
    QVERIFY(automatic::categories_in_words(*problem, {}, {0, 1}).empty());
  }

  void of_many_names_the_first_ten_are_told() {
    std::vector<ColumnUnit> many{{"colour", {0, 1}}};
    std::vector<Index> all{0};
    for (Index column = 2; column < 13; ++column) {
      all.push_back(std::ssize(many));
      many.push_back({"x", {column}});
    }
    const auto problem = inputs_only(normal_matrix(10, 13, 22));
    const std::string words = in_words(automatic::units_in_words(*problem, ColumnUnits(many), all));
    QVERIFY2(words.ends_with("x11 and 2 more"), words.c_str());
  }
};

QTEST_GUILESS_MAIN(TestColumnUnits)
#include "tst_column_units.moc"
