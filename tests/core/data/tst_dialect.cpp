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
    row("years as names", "id,2019,2020\na,1,2\nb,3,4\n", ',', '.', false);
    row("years as names over a named number", "n,2019,2020\n7,1,2\n8,3,4\n", ',', '.', true);
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

  void finds_the_comment_mark_on_the_first_line() {
    QCOMPARE(guess_dialect("% made by a simulation\n1 2\n3 4\n").comment, std::string("%"));
    QCOMPARE(guess_dialect("1 2\n3 4\n").comment, std::string("#"));
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
