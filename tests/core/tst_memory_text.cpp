// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>

#include "core/memory_text.h"

using namespace steelyard;

class TestMemoryText : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void says_what_a_person_can_imagine_data() {
    QTest::addColumn<double>("bytes");
    QTest::addColumn<QString>("text");
    const auto row = [](double bytes, const char* text) {
      QTest::newRow(qPrintable(QString::number(bytes, 'g', 12))) << bytes << QString(text);
    };
    row(0.0, "1 kB");
    row(-5.0, "1 kB");
    row(31.6e6, "32 MB");
    row(999.4e6, "999 MB");
    row(999.7e6, "1.0 GB");  // not "1000 MB"
    row(1.36e9, "1.4 GB");
    row(9.94e9, "9.9 GB");
    row(9.97e9, "10 GB");
    row(8.6e12, "8.6 TB");
    row(1e15, "more than 1000 TB");
    row(std::numeric_limits<double>::infinity(), "more than 1000 TB");
    row(std::numeric_limits<double>::quiet_NaN(), "more than 1000 TB");
  }
  void says_what_a_person_can_imagine() {
    QFETCH(double, bytes);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(memory_text(bytes)), text);
  }
};

QTEST_GUILESS_MAIN(TestMemoryText)
#include "tst_memory_text.moc"
