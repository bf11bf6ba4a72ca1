// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>

#include "core/duration_text.h"

using namespace steelyard;

class TestDurationText : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void says_what_a_person_can_imagine_data() {
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    const auto row = [](double seconds, const char* text) {
      QTest::newRow(qPrintable(QString::number(seconds))) << seconds << QString(text);
    };
    row(0.0, "0 s");
    row(45.4, "45 s");
    row(119.0, "119 s");
    row(720.0, "12 min");
    row(108000.0, "30 h");
    row(1468800.0, "17 days");
    row(4e7, "more than a year");
    row(1e19, "more than a year");
    row(1e300, "more than a year");
    row(std::numeric_limits<double>::infinity(), "more than a year");
    row(std::numeric_limits<double>::quiet_NaN(), "an unknown time");
    row(-1.0, "an unknown time");
  }
  void says_what_a_person_can_imagine() {
    QFETCH(double, seconds);
    QTEST(QString::fromStdString(rough_duration(seconds)), "text");
  }
};

QTEST_GUILESS_MAIN(TestDurationText)
#include "tst_duration_text.moc"
