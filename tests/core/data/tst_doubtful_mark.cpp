// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/doubtful_mark.h"

using namespace steelyard;

class TestDoubtfulMark : public QObject {
  Q_OBJECT

  /// What the reader shows of two columns, with its doubt about the second.
  static DelimitedPreview preview(const std::vector<std::vector<std::string>>& rows, char mark) {
    DelimitedPreview made;
    made.dialect.delimiter = ';';
    made.dialect.decimal_mark = mark;
    made.header = {"n", "sales"};
    made.rows = rows;
    made.warnings = {message("table.odd_row", "row {1}", 3),
                     message("table.mark_of_thousands", "column {1}: '{2}' may separate thousands",
                             "'sales'", std::string(1, mark))};
    return made;
  }

 private Q_SLOTS:
  void a_mark_before_three_digits_is_doubtful() {
    const auto doubt = doubtful_mark(preview({{"1", "611"}, {"2", "-1.234"}}, '.'));
    QVERIFY(doubt.has_value());
    QCOMPARE(doubt->column, std::string("sales"));
    QCOMPARE(doubt->cell, std::string("1.234"));
    QCOMPARE(doubt->mark, '.');
    QCOMPARE(doubt->said.id, std::string("table.mark_of_thousands"));
    QVERIFY(doubtful_mark(preview({{"1", "4,095"}}, ',')).has_value());
  }

  void another_cell_decides() {
    QVERIFY(!doubtful_mark(preview({{"0.5", "1.234"}}, '.')).has_value());
    QVERIFY(!doubtful_mark(preview({{"1", "1.234"}, {"1", "1.2345"}}, '.')).has_value());
    QVERIFY(!doubtful_mark(preview({{"1.234.567", "1.234"}}, '.')).has_value());
    DelimitedPreview sure = preview({{"1", "1.234"}}, '.');
    sure.warnings.clear();
    QVERIFY(!doubtful_mark(sure).has_value());
  }

  void rows_further_behind_count_as_well() {
    DelimitedPreview late = preview({{"1", "611"}}, '.');
    QVERIFY(!doubtful_mark(late).has_value());
    late.later_rows = {{"2", "1.234"}};
    QCOMPARE(doubtful_mark(late)->cell, std::string("1.234"));
    late.later_rows.push_back({"3", "1.25"});
    QVERIFY(!doubtful_mark(late).has_value());
  }

  void either_answer_makes_a_dialect_in_which_the_marks_differ() {
    const Dialect whole = with_mark_of_thousands({}, '.');
    QCOMPARE(whole.thousands_mark, '.');
    QCOMPARE(whole.decimal_mark, ',');
    const Dialect decimals = with_mark_of_decimals(whole, '.');
    QCOMPARE(decimals.thousands_mark, '\0');
    QCOMPARE(decimals.decimal_mark, '.');
  }
};

QTEST_APPLESS_MAIN(TestDoubtfulMark)
#include "tst_doubtful_mark.moc"
