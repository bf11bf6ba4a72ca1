// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLocale>
#include <QtTest>

#include "ui/number_text.h"

using namespace steelyard::ui;

/// Numbers look alike wherever they stand, whatever the language of the window.
class TestNumberText : public QObject {
  Q_OBJECT

  const QLocale before_;

 private Q_SLOTS:
  static void init() { QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany)); }
  void cleanup() { QLocale::setDefault(before_); }

  void a_number_has_a_decimal_point_and_the_digits_asked_for() {
    QCOMPARE(numberText(0.123456789), QStringLiteral("0.123457"));
    QCOMPARE(numberText(0.123456789, 2), QStringLiteral("0.12"));
    QCOMPARE(numberText(123456), QStringLiteral("123456"));
    QCOMPARE(numberText(2, 3), QStringLiteral("2"));
  }

  void decimals_are_fixed_where_numbers_stand_below_each_other() {
    QCOMPARE(fixedText(2, 3), QStringLiteral("2.000"));
    QCOMPARE(fixedText(12345.678, 1), QStringLiteral("12345.7"));
  }

  void an_error_has_two_digits() {
    QCOMPARE(measuredText(0.123456, 0.0123456), QStringLiteral("0.1235 \u00b1 0.012"));
  }

  void a_comma_before_decimals_becomes_a_point_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("taken");
    QTest::newRow("decimals") << "0,7"
                              << "0.7";
    QTest::newRow("negative, with blanks") << " -12,25 "
                                           << "-12.25";
    QTest::newRow("three decimals of less than one") << "0,125"
                                                     << "0.125";
    QTest::newRow("exponent") << "1,5e-3"
                              << "1.5e-3";
    QTest::newRow("a point already") << "0.7"
                                     << "0.7";
    QTest::newRow("thousands or decimals") << "1,500"
                                           << "1,500";
    QTest::newRow("thousands") << "1,234.5"
                               << "1,234.5";
    QTest::newRow("a list") << "1,2,3"
                            << "1,2,3";
    QTest::newRow("words") << "a,b"
                           << "a,b";
    QTest::newRow("nothing") << ""
                             << "";
  }
  void a_comma_before_decimals_becomes_a_point() {
    QFETCH(QString, typed);
    QFETCH(QString, taken);
    QCOMPARE(withDecimalPoint(typed), taken);
  }

  void digits_for_files_are_bare() {
    QCOMPARE(digitsText(1234567), QStringLiteral("1234567"));
    QCOMPARE(digitsText(-5), QStringLiteral("-5"));
  }
};

QTEST_MAIN(TestNumberText)
#include "tst_number_text.moc"
