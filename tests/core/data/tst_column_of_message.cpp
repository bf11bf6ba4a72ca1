// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/column_of_message.h"
#include "core/text.h"

using namespace steelyard;

class TestColumnOfMessage : public QObject {
  Q_OBJECT

  static std::vector<Column> columns() {
    std::vector<Column> made(4);
    made[0].name = "a";
    made[1].name = "b, with 'quotes'";
    made[2].name = std::string(200, 'x');
    made[3].name = "2";
    return made;
  }

 private Q_SLOTS:
  void a_remark_names_its_column_in_either_way_of_quoting() {
    const std::vector<Column> table = columns();
    QCOMPARE(column_of_message(message("m", "column {1}: line {2}", "'a'", 7), table), Index{0});
    QCOMPARE(column_of_message(message("m", "column '{1}' is time", "a"), table), Index{0});
    QCOMPARE(column_of_message(message("m", "column {1} is odd", "'b, with 'quotes''"), table),
             Index{1});
    // A long name is shortened in sentences.
    QCOMPARE(column_of_message(
                 message("m", "line {1}: column {2} is odd", 2, in_quotes(table[2].name)), table),
             Index{2});
  }

  void other_remarks_are_about_no_column() {
    std::vector<Column> table = columns();
    QVERIFY(!column_of_message(message("m", "line {1}: read {2}", 2, "'a'"), table));
    QVERIFY(!column_of_message(message("m", "column {1} is left out", "'gone'"), table));
    QVERIFY(!column_of_message(message("m", "column {1} of {2}", 2, 4), table));  // its number
    QVERIFY(!column_of_message({}, table));
    table[3].name = "a";
    QVERIFY(!column_of_message(message("m", "column {1} is odd", "'a'"), table));
  }
};

QTEST_APPLESS_MAIN(TestColumnOfMessage)
#include "tst_column_of_message.moc"
