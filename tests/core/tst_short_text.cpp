// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>
#include <string>

#include "core/text.h"

using namespace steelyard;

/// Numbers and names as sentences have them.
class TestShortText : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void large_numbers_are_written_out_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("text");
    QTest::newRow("few digits") << 151.4 << 2 << "150";
    QTest::newRow("negative") << -151.4 << 2 << "-150";
    QTest::newRow("rounded up to one more digit") << 999.6 << 3 << "1000";
    QTest::newRow("enough digits") << 151.44 << 4 << "151.4";
    QTest::newRow("below 1") << 0.012345 << 3 << "0.0123";
    QTest::newRow("hundreds of thousands") << 123456.0 << 2 << "120000";
    QTest::newRow("millions") << 1234567.0 << 2 << "1.2e+06";
    QTest::newRow("tiny") << 1.5e-9 << 2 << "1.5e-09";
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << 2 << "inf";
  }
  void large_numbers_are_written_out() {
    QFETCH(const double, value);
    QFETCH(const int, digits);
    QFETCH(const QString, text);
    QCOMPARE(QString::fromStdString(short_text(value, digits)), text);
  }

  /// Names that begin alike could not be told apart by their beginnings.
  void long_names_keep_both_ends() {
    const std::string begin = "the measured concentration of the substance in the water ";
    const std::string one = short_name(begin + "at the surface, in spring");
    const std::string other = short_name(begin + "at the surface, in autumn");
    QVERIFY(one != other);
    QVERIFY(one.size() < 70 && one.find("...") != std::string::npos);
    QCOMPARE(short_name("x1"), std::string("x1"));
    QCOMPARE(short_name("line\nbreak"), std::string("line break"));
  }

  /// Each of these signs has three bytes.
  void no_sign_is_cut() {
    std::string name;
    for (int sign = 0; sign < 40; ++sign) {
      name += "\xE6\xBF\x83";
    }
    const QString shown = QString::fromStdString(short_name(name));
    QVERIFY(!shown.contains(QChar(QChar::ReplacementCharacter)));
    QCOMPARE(shown.count(QStringLiteral("\u6FC3")), 11 + 8);
  }
};

QTEST_GUILESS_MAIN(TestShortText)
#include "tst_short_text.moc"
