// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>

#include "core/data/date.h"

using namespace steelyard;

namespace {

/// 2024-01-31
constexpr double last_of_january = 19753.0;

}  // namespace

class TestDate : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Days by Python's datetime: (datetime.date(2024, 1, 31) - datetime.date(1970, 1, 1)).days
  void forms_of_dates_are_read_data() {
    QTest::addColumn<double>("days");
    const auto row = [](const char* text, double days) { QTest::newRow(text) << days; };
    row("1970-01-01", 0.0);
    row("1969-12-31", -1.0);
    row("2000-02-29", 11016.0);
    for (const char* text :
         {"2024-01-31", "2024/01/31", "2024.01.31", "20240131", "31.01.2024", "31.1.2024",
          "31/01/2024", "31-01-24", "31 Jan 2024", "31-January-2024", "31-Jan-24", "Jan 31, 2024",
          "January 31 2024", "Wed, 31 Jan 2024", "2024-W05-3", "2024-Jan-31",
          "2024-01-31T00:00:00Z", "2024-01-31 00:00"}) {
      row(text, last_of_january);
    }
    for (const char* text :
         {"2024-01", "2024/01", "01/2024", "1.2024", "January 2024", "Jan-24", "2024Q1", "2024-Q1",
          "Q1 2024", "q1-2024", "1Q2024", "2024M01", "2024-Jan"}) {
      row(text, 19723.0);
    }
    row("2024-01-31 12:00", last_of_january + 0.5);
    row("2024-01-31T06:00:00.000", last_of_january + 0.25);
    row("2024-01-31 06:00 PM", last_of_january + 0.75);
    row("31.01.2024 18:00:00", last_of_january + 0.75);
    row("2024-01-31 12:30 am", last_of_january + 0.5 / 24.0);
    row("2024-01-31T12:00:00+02:00", last_of_january + 10.0 / 24.0);
    row("2024-01-31T12:00:00-0530", last_of_january + 17.5 / 24.0);
    row("2024-01-31T12:00:00 UTC", last_of_january + 0.5);
    row("Jan 31, 2024 18:00", last_of_january + 0.75);
    for (const char* text : {"2024-031", "31. Januar 2024", "Mittwoch, 31. Januar 2024",
                             "31 janvier 2024", "31 de enero de 2024", "31 gennaio 2024",
                             "2024-01-31 00", "20240131000000", "Wed Jan 31 00:00:00 2024"}) {
      row(text, last_of_january);
    }
    row("1. März 2024", last_of_january + 30.0);
    row("Mar 1 2024", last_of_january + 30.0);
    row("1 févr. 2024", last_of_january + 1.0);
    row("2024-366", last_of_january + 335.0);
    row("2024-01-31 18", last_of_january + 0.75);
    row("20240131T1800", last_of_january + 0.75);
    row("20240131180000", last_of_january + 0.75);
    row("Wed Jan 31 18:00:00 2024", last_of_january + 0.75);
    row("Wed Jan 31 18:00:00 UTC 2024", last_of_january + 0.75);
  }
  void forms_of_dates_are_read() {
    QFETCH(double, days);
    const auto found = days_of(QTest::currentDataTag(), DateOrder::day_first);
    QVERIFY(found.has_value());
    QVERIFY2(std::abs(*found - days) < 1e-9, std::to_string(*found).c_str());
  }

  void months_come_first_where_that_is_said() {
    QCOMPARE(*days_of("1/31/2024", DateOrder::month_first), last_of_january);
    QVERIFY(!days_of("1/31/2024", DateOrder::day_first));
    // Points stand between a day and a month that follows it.
    QCOMPARE(*days_of("31.1.2024", DateOrder::month_first), last_of_january);
  }

  void other_texts_are_no_dates_data() {
    QTest::addColumn<int>("nothing");
    for (const char* text : {"",
                             "a",
                             "2024",
                             "2024-13-01",
                             "2023-02-29",
                             "31.4.2024",
                             "3/4",
                             "1.5",
                             "10.25.3.7",
                             "192.168.0.1",
                             "12:30",
                             "May",
                             "Marchand 2024",
                             "2024-01-31T25:00",
                             "2024-01-31 12:61",
                             "2024-01-31 noon",
                             "AB-12-34",
                             "Q5 2024",
                             "Q0 2024",
                             "Q1 24",
                             "Q1 of 2024",
                             "1500m2",
                             "2024M13",
                             "1-2",
                             "20241301",
                             "123456789",
                             "2024-01-31-5",
                             "0000-00-00",
                             "x2024-01-31",
                             "2024-W60",
                             "2023-366",
                             "2024-000",
                             "2024-01-31 25",
                             "2024-01-31T126100",
                             "20240131250000",
                             "Wed Jan 32 18:00:00 2024",
                             "Wed Jan 31 18:00:00"}) {
      QTest::newRow(text) << 0;
    }
  }
  void other_texts_are_no_dates() {
    QVERIFY(!days_of(QTest::currentDataTag(), DateOrder::day_first));
    QVERIFY(!days_of(QTest::currentDataTag(), DateOrder::month_first));
  }
};

QTEST_GUILESS_MAIN(TestDate)
#include "tst_date.moc"
