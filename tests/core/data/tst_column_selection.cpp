// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <numbers>

#include "core/data/column_selection.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

Dataset table_of(const QStringList& names) {
  Dataset table;
  table.name = "a table";
  for (const QString& name : names) {
    Column column;
    column.name = name.toStdString();
    table.columns.push_back(column);
  }
  return table;
}

}  // namespace

class TestColumnSelection : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void finds_columns_by_name_number_and_range_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QVector<int>>("positions");
    QTest::newRow("names") << "psi,x1" << QVector<int>{3, 0};
    QTest::newRow("blanks around") << " psi , x1 " << QVector<int>{3, 0};
    QTest::newRow("numbers") << "1,3" << QVector<int>{0, 2};
    QTest::newRow("range of numbers") << "2-4" << QVector<int>{1, 2, 3};
    QTest::newRow("range of names") << "x1-phi" << QVector<int>{0, 1, 2};
    QTest::newRow("a name wins over a range") << "phi-psi" << QVector<int>{4};
    QTest::newRow("a name wins over a number") << "6" << QVector<int>{6};
    QTest::newRow("range up to a name with a dash") << "psi-phi-psi" << QVector<int>{3, 4};
    QTest::newRow("no repeats, first place kept") << "3,1-3,x1" << QVector<int>{2, 0, 1};
    QTest::newRow("a name with a comma") << "a, b" << QVector<int>{5};
    QTest::newRow("a name with a comma among others") << "x1,a, b,psi" << QVector<int>{0, 5, 3};
    QTest::newRow("all") << "all" << QVector<int>{0, 1, 2, 3, 4, 5, 6};
  }
  void finds_columns_by_name_number_and_range() {
    QFETCH(QString, text);
    QFETCH(QVector<int>, positions);
    const auto found = select_columns(table_of({"x1", "x2", "phi", "psi", "phi-psi", "a, b", "6"}),
                                      text.toStdString());
    QCOMPARE(QVector<int>(found.begin(), found.end()), positions);
  }

  void blanks_around_a_name_belong_to_it() {
    const Dataset table = table_of({" a ", "b\t", "  ", "c", " c"});
    QCOMPARE(select_columns(table, " a ,b\t,  "), (std::vector<Index>{0, 1, 2}));
    QCOMPARE(select_columns(table, "a, b"), (std::vector<Index>{0, 1}));
    QCOMPARE(select_columns(table, "c"), std::vector<Index>{3});
    QCOMPARE(select_columns(table, " c"), std::vector<Index>{4});
    QCOMPARE(select_columns(table, " a -c"), (std::vector<Index>{0, 1, 2, 3}));
    const Dataset twice = table_of({" d", "d "});
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(select_columns(twice, "d")));
  }

  void takes_as_all_the_numbers_that_have_no_other_role() {
    Dataset table = table_of({"x", "word", "label", "truth", "y"});
    table.columns[0].roles = RoleSet().with(Role::input);
    table.columns[1].kind = ColumnKind::category;
    table.columns[2].roles = RoleSet().with(Role::label);
    table.columns[3].roles = RoleSet().with(Role::truth);
    QCOMPARE(select_columns(table, "all"), (std::vector<Index>{0, 4}));
  }

  void names_the_part_that_fits_no_column_and_what_is_near_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("misspelt") << "x1,hpi"
                              << "hpi";
    QTest::newRow("beyond the last") << "9"
                                     << "'9'";
    QTest::newRow("zero") << "0"
                          << "'0'";
    QTest::newRow("backwards") << "3-1"
                               << "'3-1'";
    QTest::newRow("beyond the last in a range") << "1-9"
                                                << "'1-9'";
    QTest::newRow("nothing") << ""
                             << "no column";
    QTest::newRow("commas only") << " , "
                                 << "no column";
  }
  void names_the_part_that_fits_no_column_and_what_is_near() {
    QFETCH(QString, text);
    QFETCH(QString, part);
    const Dataset table = table_of({"x1", "x2", "phi"});
    const QString message = message_of([&] { (void)select_columns(table, text.toStdString()); });
    QVERIFY2(message.contains(part) && message.contains("a table"), qPrintable(message));
    if (part == "hpi") {
      QVERIFY2(message.contains("phi"), qPrintable(message));
    }
  }

  void reads_periods_with_and_without_pi_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("period");
    QTest::newRow("360") << "360" << 360.0;
    QTest::newRow("pi") << "pi" << std::numbers::pi;
    QTest::newRow("2pi") << "2pi" << 2.0 * std::numbers::pi;
    QTest::newRow("0.5*pi") << "0.5*pi" << 0.5 * std::numbers::pi;
    QTest::newRow("2 * pi") << " 2 * pi " << 2.0 * std::numbers::pi;
  }
  void reads_periods_with_and_without_pi() {
    QFETCH(QString, text);
    QFETCH(double, period);
    QCOMPARE(parse_period(text.toStdString()), period);
  }

  void refuses_what_is_no_period() {
    for (const char* text :
         {"", "0", "-1", "-pi", "0pi", "inf", "nan", "two", "2pie", "*pi", "pi2"}) {
      const QString message = message_of([&] { (void)parse_period(text); });
      QVERIFY2(message.contains("Accepted: ") && message.contains("pi"),
               qPrintable(QString(text) + ": " + message));
    }
  }
};

QTEST_GUILESS_MAIN(TestColumnSelection)
#include "tst_column_selection.moc"
