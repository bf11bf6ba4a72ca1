// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/same_unit.h"

using namespace steelyard;

class TestSameUnit : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void spellings_of_one_unit_are_one_data() {
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("same");
    QTest::newRow("equal") << "kg"
                           << "kg" << true;
    QTest::newRow("none") << ""
                          << "" << true;
    QTest::newRow("brackets") << "[kJ/mol]"
                              << " kJ/mol" << true;
    QTest::newRow("name") << "sec"
                          << "s" << true;
    QTest::newRow("power") << "m^2" << QStringLiteral("m\u00B2") << true;
    QTest::newRow("micro") << QStringLiteral("\u00B5g") << QStringLiteral("\u03BCg") << true;
    QTest::newRow("letter for micro") << QStringLiteral("\u00B5g") << "ug" << true;
    QTest::newRow("part of a product") << "mg/mL"
                                       << "mg/ml" << true;
    QTest::newRow("currency") << "$"
                              << "USD" << true;
    QTest::newRow("prefix") << "m"
                            << "cm" << false;
    QTest::newRow("capital") << "mg"
                             << "Mg" << false;
    QTest::newRow("power of another") << "m"
                                      << "m2" << false;
    QTest::newRow("one has none") << "m"
                                  << "" << false;
    QTest::newRow("share") << "%"
                           << "g" << false;
  }
  void spellings_of_one_unit_are_one() {
    QFETCH(QString, a);
    QFETCH(QString, b);
    QTEST(same_unit(a.toStdString(), b.toStdString()), "same");
    QTEST(same_unit(b.toStdString(), a.toStdString()), "same");
  }
};

QTEST_GUILESS_MAIN(TestSameUnit)
#include "tst_same_unit.moc"
