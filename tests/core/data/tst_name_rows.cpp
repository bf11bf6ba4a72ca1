// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/data/name_rows.h"
#include "core/data/orange_rows.h"
#include "core/data/table_reader.h"
#include "core/data/target_roles.h"
#include "tests/support/messages.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"
#include "tests/support/workbook_bytes.h"

using namespace steelyard;

namespace {

QStringList names_of(const Dataset& table) {
  QStringList names;
  for (const Column& column : table.columns) {
    names << QString::fromStdString(column.name);
  }
  return names;
}

Dataset of_case(const std::string& name) {
  return read_table(tests::fixtures_dir() + "/tables/" + name);
}

/// Six rows of numbers behind a word.
QByteArray rows_of(int numbers) {
  QByteArray text;
  for (int row = 0; row < 6; ++row) {
    text += "s" + QByteArray::number(row);
    for (int k = 0; k < numbers; ++k) {
      text += ',' + QByteArray::number(row * 7 % 5 + k) + ".5";
    }
    text += '\n';
  }
  return text;
}

}  // namespace

/// Several rows name the columns, or the names are written in another form than the cells.
class TestNameRows : public QObject {
  Q_OBJECT

  TemporaryText files_;

  Dataset read(const QByteArray& text, const QString& name = "t.csv") const {
    return read_table(files_.write(name, text));
  }

 private Q_SLOTS:
  void initTestCase() { qputenv("STEELYARD_PARSE", tests::parser_path().c_str()); }

  void names_of_two_levels_are_joined_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("rows");
    QTest::newRow("pandas") << "pandas.csv"
                            << QStringList{"id", "length mean", "length std", "width mean",
                                           "width y"}
                            << 3;
    QTest::newRow("merged titles")
        << "merged.csv"
        << QStringList{"species", "Length mean", "Length std", "Width mean", "Width std", "y"} << 2;
    QTest::newRow("years") << "years.csv"
                           << QStringList{"country", "men 2019", "men 2020", "women 2019",
                                          "women 2020"}
                           << 2;
  }
  void names_of_two_levels_are_joined() {
    QFETCH(QString, file);
    QFETCH(QStringList, names);
    QFETCH(int, rows);
    const Dataset table = of_case("130_two_name_rows/" + file.toStdString());
    QCOMPARE(names_of(table), names);
    QCOMPARE(table.samples(), Index{40});
    QCOMPARE(table.origin.reading.dialect->name_rows, static_cast<std::size_t>(rows));
    QVERIFY(tests::says(table.warnings, "the " + std::to_string(rows) + " rows in lines 1 to"));
    QVERIFY(!table.values.array().isNaN().any());
    for (std::size_t column = 1; column < table.columns.size(); ++column) {
      QVERIFY(table.columns[column].kind == ColumnKind::number);
    }
    QCOMPARE(table.values(0, 1), 9.4882);
  }

  void groups_are_found_in_any_place_data() {
    QTest::addColumn<QByteArray>("above");
    QTest::addColumn<QStringList>("names");
    const QStringList joined{"id", "A x", "A y", "B x", "B y"};
    QTest::newRow("below a title") << QByteArray("Results,,,,\n,A,,B,\nid,x,y,x,y\n") << joined;
    QTest::newRow("below a pair") << QByteArray("By:,Doe,,,\n,A,,B,\nid,x,y,x,y\n") << joined;
    QTest::newRow("shorter") << QByteArray(",A,,B\nid,x,y,x,y\n") << joined;
    QTest::newRow("three levels") << QByteArray(",A,A,B,B\n,p,q,p,q\nid,x,y,x,y\n")
                                  << QStringList{"id", "A p x", "A q y", "B p x", "B q y"};
    QTest::newRow("units below") << QByteArray(",A,,B,\nid,x,y,x,y\n,m,s,m,s\n") << joined;
    QTest::newRow("pairs alone") << QByteArray("Operator:,Doe,,,\nid,u,v,w,z\n")
                                 << QStringList{"id", "u", "v", "w", "z"};
    QTest::newRow("several pairs")
        << QByteArray("By:,Doe,At:,,\nid,u,v,w,z\n") << QStringList{"id", "u", "v", "w", "z"};
    QTest::newRow("a pair with a number")
        << QByteArray("Run,12,By,,\nid,u,v,w,z\n") << QStringList{"id", "u", "v", "w", "z"};
    QTest::newRow("a blank line") << QByteArray("x,p,y,p,z\n\nid,u,v,w,z\n")
                                  << QStringList{"id", "u", "v", "w", "z"};
  }
  void groups_are_found_in_any_place() {
    QFETCH(QByteArray, above);
    QFETCH(QStringList, names);
    const Dataset table = read(above + rows_of(4));
    QCOMPARE(names_of(table), names);
    QCOMPARE(table.samples(), Index{6});
    QCOMPARE(table.columns[1].unit, std::string(above.contains(",m,s") ? "m" : ""));
  }

  /// Words in a row below the names may be a sample.
  void a_sample_without_numbers_stays_a_sample_data() {
    QTest::addColumn<QByteArray>("above");
    QTest::newRow("missing") << QByteArray("id,a,b\nx,NA,n/a\n");
    QTest::newRow("words") << QByteArray("id,a,b\nx,unknown,unknown\n");
    QTest::newRow("different words") << QByteArray("id,a,b\nx,unknown,lost\n");
    QTest::newRow("in part") << QByteArray("id,a,b\nx,unknown,7\n");
    QTest::newRow("an index without a name") << QByteArray(",a,b\nx,,\n");
  }
  void a_sample_without_numbers_stays_a_sample() {
    QFETCH(QByteArray, above);
    const Dataset table = read(above + rows_of(2));
    QCOMPARE(table.samples(), Index{7});
    QCOMPARE(table.columns[1].name, std::string("a"));
    QVERIFY(!tests::has_message(table.warnings, "table.joined_names"));
  }

  void samples_with_gaps_are_no_names_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("answers") << QByteArray(
        "name,smoker,diabetic,age,weight\nAnna,yes,yes,,\nBob,no,yes,,\n"
        "Carl,no,no,34,70\nDora,yes,no,41,62\n");
    QTest::newRow("below a limit")
        << QByteArray("name,site,age,crp\nAnna,A,,\nBob,B,,<5\nCarl,A,34,7\nDora,B,41,6\n");
  }
  void samples_with_gaps_are_no_names() {
    QFETCH(QByteArray, text);
    const Dataset table = read(text);
    QCOMPARE(table.samples(), Index{4});
    QCOMPARE(table.columns[0].name, std::string("name"));
    QCOMPARE(table.columns[2].name, std::string(text.contains("crp") ? "age" : "diabetic"));
  }

  void merged_titles_of_a_workbook_are_groups() {
    std::vector<QByteArrayList> cells{{"", "Before", "", "After", ""}, {"id", "a", "b", "a", "b"}};
    for (int row = 0; row < 6; ++row) {
      const QByteArray number = QByteArray::number(row * 5 % 7);
      cells.push_back({"s" + QByteArray::number(row), number, number + ".5", number, number});
    }
    const Dataset table = read_table(files_.write("t.xlsx", tests::workbook_of({{"One", cells}})));
    QCOMPARE(names_of(table), (QStringList{"id", "Before a", "Before b", "After a", "After b"}));
    QCOMPARE(table.samples(), Index{6});
  }

  /// What stands right above the names of ten columns, in its first four cells.
  void remarks_in_a_workbook_are_no_groups_data() {
    QTest::addColumn<QByteArray>("run");
    QTest::newRow("a word") << QByteArray("A12");
    QTest::newRow("a number") << QByteArray("12");
  }
  void remarks_in_a_workbook_are_no_groups() {
    QFETCH(QByteArray, run);
    QByteArrayList names{"time"};
    for (const char letter : QByteArray("abcdefghi")) {
      names << QByteArray(1, letter);
    }
    std::vector<QByteArrayList> cells{{"Run", run, "Operator", "Smith"}, names};
    for (int row = 0; row < 6; ++row) {
      QByteArrayList numbers;
      for (int column = 0; column < 10; ++column) {
        numbers << QByteArray::number(row * column % 7) + ".5";
      }
      cells.push_back(numbers);
    }
    const Dataset table = read_table(files_.write("t.xlsx", tests::workbook_of({{"One", cells}})));
    QCOMPARE(names_of(table).first(2), (QStringList{"time", "a"}));
    QCOMPARE(table.columns.size(), 10U);
    QCOMPARE(table.samples(), Index{6});
  }

  void orange_says_what_its_columns_are() {
    Dataset table = of_case("131_orange_tab/t.tab");
    QCOMPARE(names_of(table), (QStringList{"name", "length", "code", "weight", "kind"}));
    QCOMPARE(table.samples(), Index{40});
    QVERIFY(tests::has_message(table.warnings, "table.orange_rows"));
    QVERIFY(table.columns[0].set_aside && !table.columns[1].set_aside);
    QVERIFY(table.columns[1].kind == ColumnKind::number);
    QVERIFY(table.columns[2].kind == ColumnKind::category);  // "0" and "1" are words here
    QCOMPARE(table.columns[2].categories, (std::vector<std::string>{"0", "1"}));
    QVERIFY(table.columns[4].roles.has(Role::label));
    ask_by_default(table);
    QCOMPARE(explained_columns(table.columns), std::vector<Index>{4});
  }

  void a_number_is_a_target_in_orange_too() {
    const Dataset table =
        read("a\tb\tw\ty\nc\tc\tc\tc\n\t\tweight\tclass\n1\t2\t1\t3\n4\t5\t2\t6\n", "t.tab");
    QVERIFY(table.columns[3].roles.has(Role::truth));
    QVERIFY(table.columns[2].roles.has(Role::weight) && table.columns[2].set_aside);
    QCOMPARE(table.values(1, 3), 6.0);
  }

  void names_of_rows_do_not_move_what_orange_says() {
    Dialect dialect;
    dialect.delimiter = '\t';
    dialect.header = dialect.row_names = true;
    dialect.name_rows = orange_rows;
    const QByteArray text =
        "code\tlength\ty\nd\tc\tcontinuous\n\tmeta\tclass\nr1\t0\t1.5\t7\nr2\t1\t2.5\t8\n";
    const Dataset table = read_table(files_.write("t.tab", text), {dialect, {}});
    QCOMPARE(names_of(table), (QStringList{"row name", "code", "length", "y"}));
    QVERIFY(table.columns[1].kind == ColumnKind::category);
    QVERIFY(table.columns[2].set_aside && !table.columns[1].set_aside);
    QVERIFY(table.columns[3].roles.has(Role::truth));
  }

  /// The letters of bases are types of Orange, too.
  void codes_of_one_letter_are_no_types() {
    for (const char* third : {"C\tC\tC\n", "\t\t\n"}) {
      const Dataset bases = read(
          "p1\tp2\tp3\nC\tT\tC\n" + QByteArray(third) + "A\tT\tG\nC\tG\tT\nT\tT\tC\n", "t.tsv");
      QVERIFY(!tests::has_message(bases.warnings, "table.orange_rows"));
      QCOMPARE(bases.samples(), Index{5});
    }
    const Dataset words = read("a\tb\nd\td\n\tclass\nx\tu\ny\tv\nx\tv\n", "t.tsv");
    QVERIFY(tests::has_message(words.warnings, "table.orange_rows"));
    QCOMPARE(words.samples(), Index{3});
  }

  void names_may_be_separated_by_blanks() {
    const Dataset table = of_case("135_names_by_blanks/t.csv");
    QCOMPARE(names_of(table), (QStringList{"a", "b", "c", "y"}));
    QCOMPARE(table.samples(), Index{40});
    const Dataset two = read("a b\n1,2\n3,4\n5,6\n");
    QCOMPARE(names_of(two), (QStringList{"a", "b"}));
    const Dataset below = read("A title of five words\na b c\n1;2;3\n3;4;5\n5;6;7\n");
    QCOMPARE(names_of(below), (QStringList{"a", "b", "c"}));
    QCOMPARE(below.samples(), Index{3});
  }

  void years_stand_below_the_preamble_of_the_world_bank() {
    const Dataset table = of_case("132_world_bank/t.csv");
    QCOMPARE(names_of(table).mid(0, 6),
             (QStringList{"Country Name", "Country Code", "Indicator Name", "Indicator Code",
                          "1990", "1991"}));
    QCOMPARE(table.columns.size(), 16U);  // no column behind the last comma
    QCOMPARE(table.columns[15].name, std::string("2001"));
    QCOMPARE(table.samples(), Index{30});
    QVERIFY(std::isnan(table.values(0, 4)));
    QCOMPARE(table.values(29, 15), 387734.0);
  }
};

QTEST_GUILESS_MAIN(TestNameRows)
#include "tst_name_rows.moc"
