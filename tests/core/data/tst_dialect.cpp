// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/dialect.h"

using namespace steelyard;

class TestDialect : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void guesses_delimiter_mark_and_header_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<char>("delimiter");
    QTest::addColumn<char>("mark");
    QTest::addColumn<bool>("header");
    const auto row = [](const char* name, const QByteArray& text, char delimiter, char mark,
                        bool header) {
      QTest::newRow(name) << text << delimiter << mark << header;
    };
    row("comma", "a,b\n1,2\n3,4\n", ',', '.', true);
    row("comma without header", "1,2\n3,4\n", ',', '.', false);
    row("semicolon", "a;b\n1.5;2\n3;4\n", ';', '.', true);
    row("semicolon and decimal comma", "a;b\n1,5;2,5\n3,0;4,25\n", ';', ',', true);
    row("semicolon, decimal comma, no header", "1,5;2,5\n3,5;4,5\n", ';', ',', false);
    row("tab", "a\tb c\n1\t2\n", '\t', '.', true);
    row("tab and decimal comma", "a\tb\n1,5\t2,5\n", '\t', ',', true);
    row("blanks", "a b c\n1 2  3\n 4   5 6\n", ' ', '.', true);
    row("blanks and decimal comma", "1,5 2,5\n3,5 4,5\n5,5 6,5\n", ' ', ',', false);
    row("comma and blank", "a, b, c\n1, 2, 3\n4, 5, 6\n", ',', '.', true);
    row("quoted decimal comma", "a,b\n\"1,5\",\"2,5\"\n\"3,5\",\"4,5\"\n", ',', ',', true);
    row("quoted delimiters", "name,x\n\"Smith, A\",1\n\"Miller; B\",2\n", ',', '.', true);
    row("text with blanks", "name,x\nNew York,1\nParis,2\nRio de Janeiro,3\n", ',', '.', true);
    row("dates", "when,x\n2020-01-01 12:00,1.5\n2020-01-02 12:00,2.5\n", ',', '.', true);
    row("years as names", "id,2019,2020\na,1,2\nb,3,4\n", ',', '.', true);
    row("years as names, of years", "id,2019,2020\na,2001,2002\nb,2003,2004\n", ',', '.', false);
    row("numbers of rows and columns", ",0,1,2\n0,5,0,7\n1,3,1,1\n", ',', '.', true);
    row("numbers of columns", "0,1,2\n0.5,3,2.5\n1.5,0.5,2\n", ',', '.', true);
    row("whole numbers in order", "1,2,3\n4,5,6\n7,8,9.5\n", ',', '.', false);
    row("a missing cell in the first row", ",1,2,3\n,4,5,6\n7,8,9,1\n", ',', '.', false);
    row("a class above classes", "a,1,2,3\nb,4,5,6\nc,7,8,9\n", ',', '.', false);
    row("bars", "a|b c|d\n1|2|3\n4|5|6\n", '|', '.', true);
    row("blanks in the last column", "a,b,c\nn,m,kind 1\np,m,kind 2\np,n,kind 1\n", ',', '.', true);
    row("bars with blanks", "a | b\n1.5 | 2\n3 | 4\n", '|', '.', true);
    row("bars inside cells", "a,b\nx|y,1\nz|w,2\n", ',', '.', true);
    row("a name that begins with percent", "%fat,age\n21.5,43\n30,50\n", ',', '.', true);
    row("years as names over a named number", "n,2019,2020\n7,1,2\n8,3,4\n", ',', '.', true);
    row("years as names behind two words", "land,code,2019,2020\na,A,1,2\nb,B,3,4\n", ',', '.',
        true);
    row("places on an axis",
        "s,c,400.5,401,401.5\na,A,1.2,3,2\nb,B,2,3.1,2\nc,A,1,2,5\nd,B,2,1,2\n", ',', '.', true);
    row("places on an axis alone", "1100,1102,1104\n1.2,3,2\n2,3.1,2\n1,2,5\n2,1,2\n", ',', '.',
        true);
    row("a first sample among others", "a,3,5,7\nb,2,4,9\nc,8,1,3\nd,5,5,6\ne,4,7,2\n", ',', '.',
        false);
    row("numbers above words", "1100,1102,1104\na,b,c\nd,e,f\na,b,c\nd,e,f\n", ',', '.', false);
    row("a series of equal steps", "1,2,3\n2,3,4\n3,4,5\n4,5,6\n5,6,7\n6,7,8\n", ',', '.', false);
    row("header with NA as a name", "Na,Cl\n1,2\n3,4\n", ',', '.', true);
    row("missing cells", "a,b\nNA,2\n1,?\n,4\n", ',', '.', true);
    row("byte order mark and CR LF",
        "\xEF\xBB\xBF"
        "a;b\r\n1;2\r\n3;4\r\n",
        ';', '.', true);
    row("comments", "# made by hand, on a Monday, in haste\n# x\na b\n1 2\n", ' ', '.', true);
    row("comments after a header", "a,b\n# no; row; at; all\n1,2\n", ',', '.', true);
    row("one ragged row", "a,b,c\n1,2,3\n4,5\n6,7,8\n9,1,2\n3,4,5\n", ',', '.', true);
    row("one column", "x\n1\n2\n", ',', '.', true);
    row("one row without a line end", "1;2;3", ';', '.', false);
    row("header and one row without a line end", "a;b\n1;2", ';', '.', true);
    row("all text", "a,b\nc,d\n", ',', '.', true);
  }
  void guesses_delimiter_mark_and_header() {
    QFETCH(QByteArray, text);
    QFETCH(char, delimiter);
    QFETCH(char, mark);
    QFETCH(bool, header);
    const Dialect guess = guess_dialect({text.data(), static_cast<std::size_t>(text.size())});
    QCOMPARE(guess.delimiter, delimiter);
    QCOMPARE(guess.decimal_mark, mark);
    QCOMPARE(guess.header, header);
  }

  void guesses_marks_between_thousands_where_something_decides_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<char>("delimiter");
    QTest::addColumn<char>("mark");
    QTest::addColumn<char>("thousands");
    const auto row = [](const char* name, const QByteArray& text, char delimiter, char mark,
                        char thousands) {
      QTest::newRow(name) << text << delimiter << mark << thousands;
    };
    row("German", "shop;sales\nx;1.234,5\ny;987,0\nz;12.345.678,25\n", ';', ',', '.');
    row("German, tabs, no header", "1.234,5\t2.345,6\n3.456,7\t4,0\n", '\t', ',', '.');
    row("American", "shop,sales\nx,\"1,234.5\"\ny,987.0\nz,\"12,345,678.25\"\n", ',', '.', ',');
    row("another column decides", "sales;price\n1.234;2,5\n5.678;3,5\n", ';', ',', '.');
    row("two marks decide", "n;m\n1.234.567;1\n5.678;2\n", ';', ',', '.');
    row("missing cells", "a;b\n1.234,5;1\n;2\nNA;3\n", ';', ',', '.');
    row("nothing decides: points", "a;b\n1.234;1\n2.345;2\n", ';', '.', '\0');
    row("nothing decides: commas", "a;b\n1,234;1\n2,345;2\n", ';', ',', '\0');
    row("some without marks", "a;b\n1.234;1,5\n2345;2,5\n", ';', ',', '\0');
    row("words among them", "a;b\n1.234;1,5\nfew;2,5\n", ';', ',', '\0');
    row("groups of two", "a;b\n1.23.456;1,5\n2.34.567;2,5\n", ';', ',', '\0');
    row("dates", "day;b\n1.12.2024;1,5\n2.12.2024;2,5\n", ';', ',', '\0');
    row("no marks", "a;b\n1,5;2,5\n", ';', ',', '\0');
  }
  void guesses_marks_between_thousands_where_something_decides() {
    QFETCH(QByteArray, text);
    QFETCH(char, delimiter);
    QFETCH(char, mark);
    QFETCH(char, thousands);
    const Dialect guess = guess_dialect({text.data(), static_cast<std::size_t>(text.size())});
    QCOMPARE(guess.delimiter, delimiter);
    QCOMPARE(guess.decimal_mark, mark);
    QCOMPARE(guess.thousands_mark, thousands);
  }

  void skips_titles_above_the_names_of_the_columns_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("skipped");
    const auto row = [](const char* name, const QByteArray& text, int skipped) {
      QTest::newRow(name) << text << skipped;
    };
    row("one", "Sales 2025;;\nshop;a;b\nx;1;2\ny;3;4\n", 1);
    row("two", "Sales 2025;;\nNorth;;\nshop;a;b\nx;1;2\ny;3;4\n", 2);
    row("one and an empty row", "Sales 2025;;\n;;\nshop;a;b\nx;1;2\ny;3;4\n", 2);
    row("one and a blank line", "Sales 2025;;\r\n\r\nshop;a;b\r\nx;1;2\r\ny;3;4\r\n", 2);
    row("without delimiters", "Sales, 2025\nshop;a;b\nx;1;2\ny;3;4\n", 1);
    row("below a comment", "# made by hand\nSales 2025;;\nshop;a;b\nx;1;2\ny;3;4\n", 2);
    row("byte order mark",
        "\xEF\xBB\xBF"
        "Sales 2025;;\nshop;a;b\nx;1;2\ny;3;4\n",
        1);
    row("a header with one name", "x;;\n1;2;3\n4;5;6\n", 0);
    row("a header without the first name", ",x\n0,1\n1,2\n", 0);
    row("a header above words", "x,\na,b\nc,d\n", 0);
    row("only values", "1;;\n2;3;4\n5;6;7\n", 0);
    row("no title", "shop;a;b\nx;1;2\ny;3;4\n", 0);
  }
  void skips_titles_above_the_names_of_the_columns() {
    QFETCH(QByteArray, text);
    QFETCH(int, skipped);
    const Dialect guess = guess_dialect({text.data(), static_cast<std::size_t>(text.size())});
    QCOMPARE(guess.skip_lines, static_cast<std::size_t>(skipped));
    if (skipped > 0) {
      QCOMPARE(guess.delimiter, ';');
      QVERIFY(guess.header);
    }
  }

  void finds_the_comment_mark_on_the_first_line() {
    QCOMPARE(guess_dialect("% made by a simulation\n1 2\n3 4\n").comment, std::string("%"));
    QCOMPARE(guess_dialect("% x, y\n% made by hand\n1,2\n3,4\n").comment, std::string("%"));
    QCOMPARE(guess_dialect("%x,y\n1,2\n3,4\n").comment, std::string("#"));
    QCOMPARE(guess_dialect("1 2\n3 4\n").comment, std::string("#"));
  }

  void single_quotes_stand_around_cells_where_they_do_so_throughout() {
    for (const char* text :
         {"'a','b'\n'1','2'\n'3','4'\n", "'a';'b'\n'x;y';'2,5'\n'it''s';'3,5'\n",
          "name,x\n'Rome',1\n'New York',2\n'Paris',3\n'Oslo',4\n", "'a' 'b'\n'1' '2'\n'3' '4'\n"}) {
      QCOMPARE(guess_dialect(text).quote, '\'');
    }
    QCOMPARE(guess_dialect("'a';'b'\n'x,y';'2'\n'u,v';'3'\n").delimiter, ';');
    for (const char* text :
         {"a,b\n'98,1\n'99,2\n", "a,b\n\"it's 'so'\",1\n\"'x' y\",2\n", "a,b\n1'234,2\n3'456,4\n",
          "'a','b'\n1,2\n3,4\n5,6\n7,8\n", "'a,b'\n'1,2'\n'3,4'\n", "a\n'x' y\n'z'\n"}) {
      QVERIFY2(guess_dialect(text).quote == '"', text);
    }
  }

  void leaves_the_default_where_nothing_can_be_told() {
    QVERIFY(guess_dialect("") == Dialect{});
    QVERIFY(guess_dialect("\n\n# x\n") == Dialect{});
  }

  void is_not_misled_by_a_last_line_that_is_cut() {
    QByteArray text = "a;b;c\n";
    while (text.size() < 65536) {
      text += "1,5;2,5;3,5\n";
    }
    text = text.left(65536 - 4) + "\n1,5";
    const Dialect guess = guess_dialect({text.data(), static_cast<std::size_t>(text.size())});
    QCOMPARE(guess.delimiter, ';');
    QCOMPARE(guess.decimal_mark, ',');
  }
};

QTEST_GUILESS_MAIN(TestDialect)
#include "tst_dialect.moc"
