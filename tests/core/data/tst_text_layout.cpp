// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/data/delimited_reader.h"
#include "core/data/hash_lines.h"
#include "core/data/unit_row.h"
#include "tests/support/messages.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

QStringList names_of(const Dataset& table) {
  QStringList names;
  for (const Column& column : table.columns) {
    names << QString::fromStdString(column.name);
  }
  return names;
}

QStringList units_of(const Dataset& table) {
  QStringList units;
  for (const Column& column : table.columns) {
    units << QString::fromStdString(column.unit);
  }
  return units;
}

bool all_numbers(const Dataset& table, std::size_t from = 0) {
  return std::all_of(table.columns.begin() + static_cast<std::ptrdiff_t>(from), table.columns.end(),
                     [](const Column& column) { return column.kind == ColumnKind::number; });
}

}  // namespace

/// What stands above, beside and behind a table of text.
class TestTextLayout : public QObject {
  Q_OBJECT

  TemporaryText files_;

  Dataset read(const QByteArray& text) const {
    const auto path = files_.write("t.csv", text);
    return read_delimited(path, preview_delimited(path, 20).dialect);
  }
  Dialect guess(const QByteArray& text) const {
    return preview_delimited(files_.write("t.csv", text), 20).dialect;
  }

 private Q_SLOTS:
  void reads_cases_as_people_report_them_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("note");
    QTest::newRow("first row longer") << "08_trailing_first_row/t.csv"
                                      << "table.empty_cells_behind";
    QTest::newRow("names in a comment") << "13_hash_header/t.txt"
                                        << "";
    QTest::newRow("preamble") << "14_preamble/t.csv"
                              << "";
    QTest::newRow("said delimiter") << "15_sep_line/t.csv"
                                    << "";
    QTest::newRow("units") << "17_units_row/t.csv"
                           << "";
    QTest::newRow("one row longer") << "25_ragged/t.csv"
                                    << "table.empty_cells_behind";
  }
  void reads_cases_as_people_report_them() {
    QFETCH(QString, file);
    QFETCH(QString, note);
    const std::string path = tests::fixtures_dir() + "/tables/" + file.toStdString();
    const DelimitedPreview preview = preview_delimited(path, 20);
    const Dataset table = read_delimited(path, preview.dialect);
    QCOMPARE(names_of(table), (QStringList{"a", "b", "c", "y"}));
    QVERIFY(all_numbers(table));
    QCOMPARE(table.samples(), 80);
    QCOMPARE(table.values(0, 0), 10.3772);
    QCOMPARE(table.values(1, 3), 21.0897);
    QVERIFY(!table.values.array().isNaN().any());
    QCOMPARE(table.warnings.size(), note.isEmpty() ? 0U : 1U);
    QVERIFY(note.isEmpty() || table.warnings.front().id == note.toStdString());
    QVERIFY(preview.warnings.empty());
  }

  void names_the_first_row_that_is_too_long() {
    const std::string path = tests::fixtures_dir() + "/tables/25_ragged/t.csv";
    const Dataset table = read_delimited(path, preview_delimited(path, 20).dialect);
    QVERIFY(tests::says(table.warnings, "line 62"));
  }

  void the_names_of_write_table_belong_to_the_last_columns() {
    const std::string path = tests::fixtures_dir() + "/tables/24_r_write_table/t.txt";
    const Dialect dialect = preview_delimited(path, 20).dialect;
    QVERIFY(dialect.row_names && dialect.header);
    const Dataset table = read_delimited(path, dialect);
    QCOMPARE(names_of(table), (QStringList{"row name", "a", "b", "c", "y"}));
    QVERIFY(table.columns[0].kind == ColumnKind::category);
    QCOMPARE(table.columns[0].categories.size(), 80U);
    QCOMPARE(table.columns[0].categories[2], std::string("3"));
    QVERIFY(all_numbers(table, 1));
    QCOMPARE(table.values(1, 4), 21.0897);
    QVERIFY(tests::has_message(table.warnings, "table.row_names"));
  }

  void one_longer_row_below_a_header_is_refused() {
    QVERIFY(message_of([&] { (void)read("a,b\n1,2,3\n"); }).contains("line 2"));
    QVERIFY(message_of([&] { (void)read("a,b\n1,2,3\n4,5\n6,7\n"); }).contains("line 2"));
  }

  void a_name_of_rows_is_unique() {
    const Dataset table = read("\"row name\" \"b\"\n\"x\" 1 2\n\"y\" 3 4\n");
    QCOMPARE(names_of(table), (QStringList{"row name", "row name (2)", "b"}));
    QCOMPARE(table.values(1, 2), 4.0);
  }

  void order_numbers_and_errors_in_the_first_cell_are_data() {
    const std::string folder = tests::fixtures_dir() + "/tables/26b_hash_first_cell/";
    const Dialect dialect = preview_delimited(folder + "t.csv", 20).dialect;
    QCOMPARE(dialect.comment, std::string());
    const Dataset errors = read_delimited(folder + "t.csv", dialect);
    QCOMPARE(errors.samples(), 40);
    QCOMPARE(errors.values.col(0).array().isNaN().count(), 5);
    QVERIFY(all_numbers(errors));

    const Dialect orders = preview_delimited(folder + "order_numbers.csv", 20).dialect;
    QCOMPARE(orders.comment, std::string());
    const Dataset numbers = read_delimited(folder + "order_numbers.csv", orders);
    QCOMPARE(names_of(numbers), (QStringList{"order", "a", "y"}));
    QCOMPARE(numbers.samples(), 40);
    QCOMPARE(numbers.columns[0].categories.front(), std::string("#1001"));
    QCOMPARE(numbers.values(39, 2), 40.0);
  }

  void an_error_in_the_first_cell_of_the_first_row_is_data() {
    const std::string path = tests::fixtures_dir() + "/tables/26_excel_errors/t.csv";
    const Dataset table = read_delimited(path, preview_delimited(path, 20).dialect);
    QVERIFY(std::isnan(table.values(0, 0)));
    QCOMPARE(table.values(0, 3), 20.254);
    QCOMPARE(table.values.col(0).array().isNaN().count(), 8);
  }

  /// The guess sees the beginning of a file only.
  void a_late_error_in_the_first_cell_is_data() {
    QByteArray text = "a,b\n";
    for (int row = 0; row < 20'000; ++row) {
      text += "1.25,2.5\n";
    }
    text += "#N/A,3\n#skipped\n# also skipped, of course\n1,4\n";
    const Dataset table = read(text);
    QCOMPARE(table.samples(), 20'002);
    QVERIFY(std::isnan(table.values(20'000, 0)));
    QCOMPARE(table.values(20'001, 1), 4.0);
    const auto note = std::find_if(table.warnings.begin(), table.warnings.end(),
                                   [](auto& one) { return one.id == "table.comments_among_rows"; });
    QVERIFY(note != table.warnings.end());
    QCOMPARE(tests::texts_of(*note), std::vector<std::string>{"1"});
  }

  void comments_stay_comments_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("above") << QByteArray("#1,2\n# x, y\na,b\n1,2\n3,4\n");
    QTest::newRow("between") << QByteArray("a,b\n# first, second\n1,2\n3,4\n");
    QTest::newRow("units as a comment") << QByteArray("a,b\n#m,kg\n1,2\n3,4\n");
    QTest::newRow("below") << QByteArray("a,b\n1,2\n# a word, and more\n3,4\n# end\n");
    QTest::newRow("blanks") << QByteArray("a b\n1 2\n# block\n3 4\n");
  }
  void comments_stay_comments() {
    QFETCH(QByteArray, text);
    const Dataset table = read(text);
    QCOMPARE(names_of(table), (QStringList{"a", "b"}));
    QCOMPARE(table.samples(), 2);
    QVERIFY(table.warnings.empty());
  }

  void takes_names_from_the_comment_right_above_the_rows_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* name, const QByteArray& text, const QStringList& names) {
      QTest::newRow(name) << text << names;
    };
    const QStringList abc{"a", "b", "c"};
    row("blanks", "#a b c\n1 2 3\n4 5 6\n", abc);
    row("commas", "# a, b, c\n1,2,3\n4,5,6\n", abc);
    row("blanks above commas", "# a b c\n1,2,3\n4,5,6\n", abc);
    row("below other comments", "# made by hand, in May\n#\n# a b c\n1 2 3\n4 5 6\n", abc);
    row("comments below, too", "# a b c\n1 2 3\n# half of it\n4 5 6\n", abc);
    row("a mark as a name", "#,b,c\n1,2,3\n4,5,6\n", {"#", "b", "c"});
    row("other words", "# of a machine\n1 2\n4 5\n", {"column 1", "column 2"});
    row("numbers", "#1 2 3\n1 2 3\n4 5 6\n", {"column 1", "column 2", "column 3"});
  }
  void takes_names_from_the_comment_right_above_the_rows() {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, names);
    const Dataset table = read(text);
    QCOMPARE(names_of(table), names);
    QCOMPARE(table.samples(), 2);
    QCOMPARE(table.values(1, 1), 5.0);
  }

  void skips_what_stands_above_the_table_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* name, const QByteArray& text, const QStringList& names) {
      QTest::newRow(name) << text << names;
    };
    const QStringList abc{"a", "b", "c"};
    const QByteArray rows = "a,b,c\n1,2,3\n4,5,6\n7,8,9\n";
    row("a title", "Results of the year\n" + rows, abc);
    row("delimiters", "Operator: Doe, lab 4\nDate: 1, 2, 3, 4\n\n" + rows, abc);
    row("as wide as the table", "x, y, z\n\n" + rows, abc);
    row("longer than the table", QByteArray("A sentence of words.\n").repeated(12) + "\n" + rows,
        abc);
    row("said delimiter and a title", "sep=,\nResults\n" + rows, abc);
    row("comments and a title", "# by hand\nResults\n" + rows, abc);
    row("no names", "Device 7\nRun 3\n1,2,3\n4,5,6\n7,8,9\n", {"column 1", "column 2", "column 3"});
  }
  void skips_what_stands_above_the_table() {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, names);
    const Dialect dialect = guess(text);
    const Dataset table = read(text);
    QCOMPARE(names_of(table), names);
    QCOMPARE(table.samples(), 3);
    QVERIFY(all_numbers(table));
    QCOMPARE(table.values(2, 2), 9.0);
    // A recorded dialect says where the table begins.
    QVERIFY(dialect.skip_lines > 0);
    QCOMPARE(read_delimited(files_.write("again.csv", text), dialect).samples(), 3);
  }

  void a_said_delimiter_wins_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<char>("delimiter");
    QTest::newRow("semicolon") << QByteArray("sep=;\na;b\n1,5;2,5\n3,5;4,5\n") << ';';
    QTest::newRow("comma") << QByteArray("SEP=,\r\na;x,b\r\n1,2\r\n3,4\r\n") << ',';
    QTest::newRow("quoted bar") << QByteArray("\"sep=|\"\na|b\n1|2\n3|4\n") << '|';
    QTest::newRow("filled") << QByteArray("sep=;;\na;b\n1;2\n3;4\n") << ';';
  }
  void a_said_delimiter_wins() {
    QFETCH(QByteArray, text);
    QFETCH(char, delimiter);
    QCOMPARE(guess(text).delimiter, delimiter);
    const Dataset table = read(text);
    QCOMPARE(table.columns.size(), 2U);
    QCOMPARE(table.samples(), 2);
    QVERIFY(all_numbers(table));
  }

  void takes_units_from_the_row_below_the_names_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("units");
    const auto row = [](const char* name, const QByteArray& text, const QStringList& units) {
      QTest::newRow(name) << text << units;
    };
    row("brackets", "a,b\n[m],[kJ/mol]\n1,2\n3,4\n", {"m", "kJ/mol"});
    row("round brackets", "a,b\n(cm),\n1,2\n3,4\n", {"cm", ""});
    row("symbols", "a;b;c\nm;kg;s\n1,5;2;3\n4;5;6\n", {"m", "kg", "s"});
    row("powers and a dash", "a\tb\tc\nm s-1\t-\tmol/L\n1\t2\t3\n4\t5\t6\n",
        {"m s-1", "", "mol/L"});
    row("below a title",
        "Run 7\na,b,c\nm,%,\xC2\xB0"
        "C\n1,2,3\n4,5,6\n",
        {"m", "%", "\u00B0C"});
  }
  void takes_units_from_the_row_below_the_names() {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, units);
    const Dialect dialect = guess(text);
    QVERIFY(dialect.units_row && dialect.header);
    const Dataset table = read(text);
    QCOMPARE(units_of(table), units);
    QCOMPARE(table.samples(), 2);
    QVERIFY(all_numbers(table));
  }

  void words_below_the_names_are_no_units_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("words") << QByteArray("a,b\nlow,high\n1,2\n3,4\n");
    QTest::newRow("above words") << QByteArray("a,b\nm,kg\nx,y\nz,w\n");
    QTest::newRow("a number in brackets") << QByteArray("a,b\n(5),(6)\n1,2\n3,4\n");
    QTest::newRow("missing") << QByteArray("a,b\nNA,-\n1,2\n3,4\n");
    QTest::newRow("in part") << QByteArray("a,b\nm,7\n1,2\n3,4\n");
  }
  void words_below_the_names_are_no_units() {
    QFETCH(QByteArray, text);
    QVERIFY(!guess(text).units_row);
    QCOMPARE(read(text).samples(), 3);
  }

  void ignores_delimiters_at_the_ends_of_lines_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("noted");
    QTest::newRow("all rows") << QByteArray("a,b\n1,2,\n3,4,\n") << true;
    QTest::newRow("header only") << QByteArray("a,b,\n1,2\n3,4\n") << false;
    QTest::newRow("one row") << QByteArray("a,b\n1,2\n3,4,, \n") << true;
    QTest::newRow("first row") << QByteArray("a,b\n1,2,\n3,4\n") << true;
    QTest::newRow("tabs") << QByteArray("a\tb\n1\t2\n3\t4\t\n") << true;
  }
  void ignores_delimiters_at_the_ends_of_lines() {
    QFETCH(QByteArray, text);
    QFETCH(bool, noted);
    const Dataset table = read(text);
    QCOMPARE(names_of(table), (QStringList{"a", "b"}));
    QVERIFY(table.values == (Matrix(2, 2) << 1.0, 2.0, 3.0, 4.0).finished());
    QCOMPARE(tests::has_message(table.warnings, "table.empty_cells_behind"), noted);
  }

  void delimiters_at_the_ends_of_all_lines_make_no_columns() {
    const Dataset table = read("a,b,,\n1,2,,\n3,4,,\n");
    QCOMPARE(names_of(table), (QStringList{"a", "b"}));
    QVERIFY(table.values == (Matrix(2, 2) << 1.0, 2.0, 3.0, 4.0).finished());
    QVERIFY(table.warnings.empty());
    // A cell makes a column.
    const Dataset cell = read("a,b,,\n1,2,5,\n3,4,,\n");
    QCOMPARE(names_of(cell), (QStringList{"a", "b", "column 3"}));
    QVERIFY(tests::has_message(cell.warnings, "table.nameless_column"));
    QCOMPARE(cell.warnings.size(), 1U);
    // A name, too.
    QCOMPARE(read("a,b,c\n1,2,\n3,4,\n").columns.size(), 3U);
  }

  void a_first_row_without_names_may_end_in_delimiters() {
    const Dataset table = read("1,2,\n3,4\n5,6\n");
    QCOMPARE(table.columns.size(), 2U);
    QCOMPARE(table.samples(), 3);
  }

  void blank_lines_in_a_table_begin_no_new_one() {
    const Dataset table = read("a,b\n\n1,2\n\n3,4\n\n5,x\n\n6,7\n8,9\n");
    QCOMPARE(table.samples(), 5);
    QCOMPARE(table.columns[0].name, std::string("a"));
  }

  void knows_units() {
    QVERIFY(looks_like_units({"m", "", "kJ/mol"}));
    QVERIFY(looks_like_units({"[anything]"}));
    QVERIFY(looks_like_units({"kg m^-3", "1/s", "m2"}));
    QVERIFY(!looks_like_units({"", "-"}));
    QVERIFY(!looks_like_units({"m", "apple"}));
    QVERIFY(!looks_like_units({"12"}));
    QCOMPARE(unit_in("[ kg ]"), std::string("kg"));
    QCOMPARE(unit_in("-"), std::string());
  }

  void judges_lines_with_hash_by_their_cells() {
    Dialect marked;
    Dialect unmarked;
    unmarked.comment.clear();
    QVERIFY(holds_data("#1,2", marked, 2));
    QVERIFY(holds_data("#1,2,,", marked, 2));
    QVERIFY(!holds_data("#1,2,3", marked, 2));
    QVERIFY(!holds_data("# 1,2", marked, 2));
    QVERIFY(holds_data("# 1,2", unmarked, 2));
    QVERIFY(!holds_data("# end", unmarked, 2));
    QVERIFY(!holds_data("#! SET,x", marked, 2));
    QVERIFY(!holds_data("#1,2", marked, 0));
    QVERIFY(holds_data("x,y,z", marked, 2));
  }
};

QTEST_GUILESS_MAIN(TestTextLayout)
#include "tst_text_layout.moc"
