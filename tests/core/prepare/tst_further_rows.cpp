// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/prepare/further_rows.h"
#include "core/prepare/preparation.h"
#include "core/random.h"

using namespace steelyard;

namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

/// 30 samples of 4 columns of numbers above 0, one cell missing, and one column of two categories.
Dataset made_table() {
  Dataset table;
  table.name = "made";
  for (const char* name : {"a", "b", "c", "d"}) {
    table.columns.emplace_back().name = name;
    table.columns.back().roles = RoleSet().with(Role::input);
  }
  Column& kind = table.columns.emplace_back();
  kind.name = "kind";
  kind.kind = ColumnKind::category;
  kind.categories = {"red", "blue"};
  table.values = Matrix(30, 5);
  for (Index row = 0; row < 30; ++row) {
    const double x = static_cast<double>(row);
    table.values.row(row) << 1.0 + x, 3.0 + std::sin(x), 5.0, std::exp(0.1 * x),
        static_cast<double>(row % 2);
  }
  table.values(4, 1) = gap;
  return table;
}

PreparationStep step(const std::string& id) { return {id, preparation(id).schema().defaults()}; }

std::vector<PreparationStep> steps() {
  PreparationStep filling = step("missing");
  filling.values.set("how", std::string("fill-median"));
  return {filling, step("drop-columns"), step("log"), step("scale")};
}

Dataset prepared_by(Dataset table, const std::vector<PreparationStep>& steps) {
  for (const PreparationStep& one : steps) {
    table = prepared(std::move(table), one);
  }
  return table;
}

}  // namespace

class TestFurtherRows : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_rows_of_the_table_itself_get_the_same_bits() {
    const Dataset table = made_table();
    const Dataset whole = prepared_by(table, steps());
    const Dataset rows = prepared_further(table, table, whole.origin.steps);
    QCOMPARE(rows.columns.size(), whole.columns.size());
    QVERIFY(rows.values.leftCols(3) == whole.values.leftCols(3));
    QVERIFY(std::abs(whole.values.col(0).mean()) < 1e-12);  // it was scaled
  }

  void a_row_does_not_depend_on_other_further_rows() {
    const Dataset table = made_table();
    const Dataset whole = prepared_by(table, steps());
    Dataset one = table;
    one.keep_samples({7});
    const Dataset alone = prepared_further(one, table, whole.origin.steps);
    QVERIFY(alone.values.leftCols(3) == whole.values.row(7).leftCols(3));
    Dataset huge = table;
    huge.values.bottomRows(20).leftCols(4).array() *= 1000.0;
    const Dataset beside = prepared_further(huge, table, whole.origin.steps);
    QVERIFY(beside.values.topRows(10).leftCols(3) == whole.values.topRows(10).leftCols(3));
  }

  void columns_are_matched_by_their_names() {
    const Dataset table = made_table();
    Dataset other = table;
    other.keep_columns({4, 2, 1, 0});
    other.columns[0].categories = {"blue", "red", "green"};
    const Dataset rows = rows_in_columns_of(table, other, {"a", "kind"});
    QVERIFY(rows.values.col(0) == table.values.col(0));
    QVERIFY(rows.values.col(3).array().isNaN().all());
    const std::vector<std::string> all{"red", "blue", "green"};
    QCOMPARE(rows.columns[4].categories, all);
    QCOMPARE(rows.values(0, 4), 1.0);  // code 0 is blue there, red here
  }

  void numbers_are_named_as_their_own_file_writes_them() {
    Dataset table = made_table();
    table.columns[0].digits = 2;
    Dataset other = made_table();
    other.columns[0].digits = 5;
    QCOMPARE(rows_in_columns_of(table, other, {}).columns[0].digits, 5);
    other.columns[0].digits = 0;
    QCOMPARE(rows_in_columns_of(table, other, {}).columns[0].digits, 0);
  }

  void columns_that_are_not_there_are_named() {
    const Dataset table = made_table();
    Dataset other = table;
    other.keep_columns({0, 1});
    try {
      static_cast<void>(rows_in_columns_of(table, other, {"a", "c", "d"}));
      QFAIL("columns are missing");
    } catch (const Error& error) {
      QVERIFY2(QString::fromUtf8(error.what()).contains("'c', 'd'"), error.what());
    }
    other = table;
    other.columns[0] = table.columns[4];
    other.columns[0].name = "a";
    other.values.col(0) = table.values.col(4);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(rows_in_columns_of(table, other, {"a"})));
  }

  /// An identifier that is a number in one table may be a text in the next one.
  void columns_that_are_not_needed_may_be_of_another_kind() {
    const Dataset table = made_table();
    Dataset other = table;
    std::swap(other.columns[0].kind, other.columns[4].kind);
    other.columns[0].categories = {"N1"};
    other.values.col(0).setZero();
    const Dataset rows = rows_in_columns_of(table, other, {"b", "c"});
    QVERIFY(rows.columns[0].kind == ColumnKind::category);
    QCOMPARE(rows.columns[0].categories, std::vector<std::string>{"N1"});
    QVERIFY(rows.columns[4].kind == ColumnKind::number);
    QVERIFY(rows.values.col(4) == other.values.col(4));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(rows_in_columns_of(table, other, {"kind"})));
  }

  /// Numbers would be taken for positions of categories, and text for the numbers of its
  /// categories.
  void steps_do_not_see_columns_of_another_kind() {
    const Dataset table = made_table();
    Dataset other = table;
    std::swap(other.columns[0].kind, other.columns[4].kind);
    other.columns[0].categories = {"N1"};
    other.values.col(0).setZero();
    other.values.col(4).setConstant(-70.0);
    const Dataset rows = prepared_further(rows_in_columns_of(table, other, {"b", "d"}), table,
                                          {step("log"), step("scale")});
    QCOMPARE(rows.columns[0].kind, ColumnKind::number);
    QVERIFY(rows.values.col(0).array().isNaN().all());
    QCOMPARE(rows.columns[4].kind, ColumnKind::category);
    QCOMPARE(rows.columns[4].categories, table.columns[4].categories);
    QVERIFY(rows.values.col(4).array().isNaN().all());
    QVERIFY(!rows.values.col(1).array().isNaN().all());
  }
};

QTEST_APPLESS_MAIN(TestFurtherRows)
#include "tst_further_rows.moc"
