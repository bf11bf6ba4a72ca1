// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <clocale>

#include "core/data/number.h"

using namespace steelyard;

class TestNumber : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void long_whole_numbers_lose_digits() {
    for (const char* text : {"1582218195625938945", "-9007199254740993", "+12345678901234567891234",
                             "00009007199254740993"}) {
      QVERIFY2(loses_digits(text), text);
    }
    for (const char* text :
         {"9007199254740992", "123456789012345", "100000000000000000000", "12345678901234560000",
          "0.1234567890123456789", "1234567890123456.7", "0000000000000000007",
          "00000000000000000000", "", "-", "12345678901234567x"}) {
      QVERIFY2(!loses_digits(text), text);
    }
  }

  void reads_marks_between_thousands_only_where_they_are_told_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<char>("decimal");
    QTest::addColumn<char>("thousands");
    QTest::addColumn<bool>("number");
    QTest::addColumn<double>("value");
    const auto row = [](const char* text, char decimal, char thousands, bool number,
                        double value = 0.0) {
      QTest::addRow("'%s' with %c", text, decimal)
          << QByteArray(text) << decimal << thousands << number << value;
    };
    row("1.234,5", ',', '.', true, 1234.5);
    row("-12.345.678,25", ',', '.', true, -12345678.25);
    row("+1.234", ',', '.', true, 1234.0);
    row("987,5", ',', '.', true, 987.5);
    row("1,234.5", '.', ',', true, 1234.5);
    row("1,234,567", '.', ',', true, 1234567.0);
    for (const char* text : {"1,23", "1,2345", "0,123", "1234,567", ",123", "1,234,56", "1,234.",
                             "1,234.5e3", "1,,234", "1,234.5.6", "1.5,000"}) {
      row(text, '.', ',', false);
    }
  }
  void reads_marks_between_thousands_only_where_they_are_told() {
    QFETCH(QByteArray, text);
    QFETCH(char, decimal);
    QFETCH(char, thousands);
    QFETCH(bool, number);
    QFETCH(double, value);
    const ParsedNumber parsed = parse_number(text.constData(), decimal, thousands);
    QCOMPARE(parsed.kind == NumberKind::number, number);
    QCOMPARE(parsed.value, value);
  }

  void reads_numbers_missing_markers_infinities_and_text_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<char>("mark");
    QTest::addColumn<NumberKind>("kind");
    QTest::addColumn<double>("value");
    const auto row = [](const char* text, char mark, NumberKind kind, double value = 0.0) {
      QTest::addRow("'%s' with %c", text, mark) << QByteArray(text) << mark << kind << value;
    };
    row("1", '.', NumberKind::number, 1.0);
    row("-12.5", '.', NumberKind::number, -12.5);
    row("+3", '.', NumberKind::number, 3.0);
    row(".5", '.', NumberKind::number, 0.5);
    row("5.", '.', NumberKind::number, 5.0);
    row("1e-3", '.', NumberKind::number, 1e-3);
    row("1E+3", '.', NumberKind::number, 1e3);
    row("5e-324", '.', NumberKind::number, 5e-324);
    row("1e-400", '.', NumberKind::number, 0.0);
    row("1e400", '.', NumberKind::infinite);
    row("1,5", ',', NumberKind::number, 1.5);
    row("-0,25e2", ',', NumberKind::number, -25.0);
    row("1,5", '.', NumberKind::text);
    row("1.5", ',', NumberKind::text);
    row("1.234,5", ',', NumberKind::text);
    row("1,234,5", ',', NumberKind::text);
    for (const char* missing : {"", "NA", "na", "Na", "NaN", "nan", "NAN", "?"}) {
      row(missing, '.', NumberKind::missing, std::numeric_limits<double>::quiet_NaN());
    }
    for (const char* infinite : {"inf", "-inf", "+Inf", "INFINITY", "-Infinity"}) {
      row(infinite, '.', NumberKind::infinite);
    }
    for (const char* text : {"abc", "1.2.3", "0x10", "1 2", "12abc", "+-1", "-", "+", ".", "e5",
                             "nan(1)", "infinite", "n/a", "--1"}) {
      row(text, '.', NumberKind::text);
    }
  }
  void reads_numbers_missing_markers_infinities_and_text() {
    QFETCH(QByteArray, text);
    QFETCH(char, mark);
    QFETCH(NumberKind, kind);
    QFETCH(double, value);
    const ParsedNumber parsed = parse_number({text.data(), std::size_t(text.size())}, mark);
    QCOMPARE(static_cast<int>(parsed.kind), static_cast<int>(kind));
    if (kind == NumberKind::missing) {
      QVERIFY(std::isnan(parsed.value));
    } else {
      QVERIFY(parsed.value == value);
    }
  }

  void does_not_listen_to_the_locale() {
    // "C.UTF-8" is all that a bare machine has; where a locale with a decimal comma is there, it
    // is used.
    std::setlocale(LC_ALL, "de_DE.UTF-8");
    const ParsedNumber parsed = parse_number("1.5", '.');
    std::setlocale(LC_ALL, "C");
    QVERIFY(parsed.kind == NumberKind::number);
    QCOMPARE(parsed.value, 1.5);
  }
};

QTEST_GUILESS_MAIN(TestNumber)
#include "tst_number.moc"
