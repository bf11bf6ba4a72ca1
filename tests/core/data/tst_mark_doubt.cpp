// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/mark_doubt.h"
#include "core/data/table_reader.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// 1234567 with a point between thousands.
QByteArray with_points(int number) {
  QByteArray text = QByteArray::number(number);
  for (auto at = text.size() - 3; at > 0; at -= 3) {
    text.insert(at, '.');
  }
  return text;
}

}  // namespace

/// What the marks in numbers mean, where the rows that show it stand anywhere in a table.
class TestMarkDoubt : public QObject {
  Q_OBJECT

  TemporaryText files_;

  Dataset read(const QByteArray& text) const { return read_table(files_.write("t.csv", text)); }
  static bool doubts(const Dataset& table) { return remark_on_mark(table.warnings).has_value(); }

 private Q_SLOTS:
  void sorted_rows_have_their_thousands_far_behind_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("rows_of_each");  // with the same number
    QTest::newRow("behind two hundred rows") << 500 << 1;
    QTest::newRow("behind thousands of rows") << 12'000 << 25;
    QTest::newRow("behind what is looked at first") << 40'000 << 40;
  }
  void sorted_rows_have_their_thousands_far_behind() {
    QFETCH(int, rows);
    QFETCH(int, rows_of_each);
    QByteArray text = "pop;k\n";
    for (int row = 0; row < rows; ++row) {
      text += with_points(700 + row / rows_of_each) + ';' + QByteArray::number(row % 7) + '\n';
    }
    const Dataset table = read(text);
    QCOMPARE(table.origin.reading.dialect->thousands_mark, '.');
    QCOMPARE(table.origin.reading.dialect->decimal_mark, ',');
    QCOMPARE(table.values(rows - 1, 0), 700.0 + (rows - 1) / rows_of_each);
    const auto remark = remark_on_mark(table.warnings);
    QVERIFY(remark.has_value() && remark->thousands);
    QCOMPARE(remark->cell, std::string("'1.000'"));
    QCOMPARE(remark->mark, '.');
    QVERIFY(says(table.warnings, "of line " + std::to_string(2 + 300 * rows_of_each) + ","));
  }

  void decimals_far_behind_whole_numbers_are_decimals() {
    for (const int whole : {300, 3'000, 30'000}) {
      QByteArray text = "a;b\n";
      for (int row = 0; row < whole + whole / 3; ++row) {
        text += QByteArray::number(row) + (row < whole ? ";" : ",5;") +
                QByteArray::number(row % 7) + '\n';
      }
      const Dataset table = read(text);
      QCOMPARE(table.origin.reading.dialect->decimal_mark, ',');
      QVERIFY(table.columns[0].kind == ColumnKind::number);
      QCOMPARE(table.values(whole, 0), whole + 0.5);
      QVERIFY(!doubts(table));
    }
  }

  void commas_in_quotes_among_commas_stand_between_thousands() {
    const Dataset table = read("a,b\n\"1,234\",2\n\"2,345\",3\n\"12,500\",4\n\"7\",1\n");
    QCOMPARE(table.values(0, 0), 1234.0);
    QCOMPARE(table.values(2, 0), 12500.0);
    QCOMPARE(table.values(3, 0), 7.0);
    QVERIFY(has_message(table.warnings, "table.doubtful_thousands"));
    const Dataset decimals = read("a,b\n\"1,234\",2\n\"0,345\",3\n\"12,500\",4\n\"7\",1\n");
    QCOMPARE(decimals.values(0, 0), 1.234);
    QVERIFY(!doubts(decimals));
    QVERIFY(!doubts(read("a,b\n\"1,234\",0.5\n\"2,345\",3\n")));
  }

  void a_doubt_is_said_wherever_the_number_stands() {
    QByteArray text = "n;a\n";
    for (int row = 0; row < 100; ++row) {
      text += QByteArray::number(row % 7) + ';' + QByteArray::number(1500 + row) + '\n';
    }
    const Dataset table = read(text + "1;1.234\n");
    const auto remark = remark_on_mark(table.warnings);
    QVERIFY(remark.has_value() && !remark->thousands);
    QVERIFY(says(table.warnings,
                 "column 'a': '.' is read as the decimal mark, as in '1.234' of "
                 "line 102"));
    QVERIFY(!doubts(read(text + "1;1.234\n1;1.25\n")));
    QVERIFY(!doubts(read(text)));
  }

  void where_nothing_can_be_doubtful_nothing_is_said() {
    QVERIFY(!doubts(read("a,b\n1.234,1\n2.345,2\n")));   // three digits are common there
    QVERIFY(!doubts(read("a;b\nv;1\nw;2\n1,234;3\n")));  // in a column of text
    QVERIFY(!doubts(read("a;b\n0,234;1\n2,345;2\n")));
  }

  void an_answer_takes_the_remark_back() {
    Dataset table = read("a;b\n1.234;1\n2.345;2\n");
    QVERIFY(doubts(table));
    forget_doubt_about_marks(table);
    QVERIFY(!doubts(table));
    forget_doubt_about_marks(table);
  }

  void a_column_that_is_text_for_its_marks_is_told() {
    const Dataset table = read("a;b\n1,5;2\n2.5;3\n3,5;4\n");
    QVERIFY(table.columns[0].kind == ColumnKind::category);
    QVERIFY(has_message(table.warnings, "table.number_with_other_mark"));
    QVERIFY(says(table.warnings, "line 3 reads '2.5', a number only if '.' is the decimal mark"));
  }

  void a_few_words_do_not_hide_marks_between_thousands() {
    QByteArray text = "a;b\n";
    for (int row = 0; row < 60; ++row) {
      text += (row == 40 ? QByteArray("few") : with_points(900 + 7 * row)) + ";1,5\n";
    }
    const Dataset table = read(text);
    QCOMPARE(table.origin.reading.dialect->thousands_mark, '.');
    QCOMPARE(table.values(59, 0), 1313.0);
  }
};

QTEST_GUILESS_MAIN(TestMarkDoubt)
#include "tst_mark_doubt.moc"
