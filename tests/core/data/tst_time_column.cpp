// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "core/data/target_roles.h"
#include "core/data/time_column.h"

using namespace steelyard;

namespace {

/// One column.
Dataset of_texts(const std::vector<std::string>& texts) {
  Dataset table;
  table.values.resize(std::ssize(texts), 1);
  table.columns.emplace_back().name = "c";
  table.columns[0].kind = ColumnKind::category;
  table.columns[0].categories = texts;
  for (Index row = 0; row < table.samples(); ++row) {
    table.values(row, 0) = static_cast<double>(row);
  }
  return table;
}

Dataset of_numbers(const std::string& name, Index rows, const std::function<double(Index)>& value) {
  Dataset table;
  table.values.resize(rows, 1);
  table.columns.emplace_back().name = name;
  for (Index row = 0; row < rows; ++row) {
    table.values(row, 0) = value(row);
  }
  return table;
}

bool is_time(const Dataset& table) { return times_in(table, 0).has_value(); }

double whole(Index row) { return static_cast<double>(row); }

}  // namespace

class TestTimeColumn : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void dates_are_times_and_other_texts_are_not() {
    QVERIFY(is_time(of_texts({"2024-01", "2024-02", "2024-03"})));
    QVERIFY(!is_time(of_texts({"2024-01", "2024-02", "unknown"})));
    QVERIFY(!is_time(of_texts({"2024-01", "2024-02"})));
    const auto times = times_in(of_texts({"1.2.2024", "31.1.2024", "30.1.2024"}), 0);
    QCOMPARE(*times, (std::vector<double>{19754.0, 19753.0, 19752.0}));
  }

  void the_order_of_day_and_month_is_that_of_the_rows() {
    // Every third of a month, in American order.
    const auto times = times_in(of_texts({"1/3/2024", "2/3/2024", "3/3/2024", "4/3/2024"}), 0);
    QCOMPARE((*times)[1] - (*times)[0], 1.0);
    const auto american =
        times_in(of_texts({"10/1/2023", "10/30/2023", "11/2/2023", "12/1/2023"}), 0);
    QCOMPARE((*american)[1] - (*american)[0], 29.0);
    const auto months =
        times_in(of_texts({"11/1/2023", "12/1/2023", "1/1/2024", "2/1/2024", "3/1/2024"}), 0);
    QVERIFY((*months)[4] > (*months)[0]);
  }

  void years_are_times() {
    QVERIFY(is_time(of_numbers("x", 30, [](Index row) { return 1961.0 + whole(row); })));
    QVERIFY(is_time(of_numbers("x", 30, [](Index row) { return 2020.0 - whole(row); })));
    // Decimal years, rounded to two digits, and months of one year.
    QVERIFY(is_time(of_numbers("x", 60, [](Index row) {
      return std::round(100.0 * (1961.0 + whole(row) / 12.0)) / 100.0;
    })));
    QVERIFY(is_time(of_numbers("Year", 60, [](Index row) { return 1961.0 + whole(row / 12); })));
    QVERIFY(is_time(of_numbers("x", 40, [](Index row) { return 20240101.0 + whole(row % 28); })));
  }

  void measurements_of_the_size_of_years_are_not() {
    QVERIFY(
        !is_time(of_numbers("x", 30, [](Index row) { return 1961.0 + whole((row * 7) % 30); })));
    QVERIFY(!is_time(
        of_numbers("weight", 30, [](Index row) { return 1600.0 + whole(row * row) / 3.0; })));
    QVERIFY(!is_time(of_numbers("x", 30, [](Index row) { return 0.1 * whole(row); })));
    QVERIFY(
        !is_time(of_numbers("time_to_relapse", 30, [](Index row) { return 0.1 * whole(row); })));
  }

  void what_is_named_like_a_time_and_moves_one_way_is_one() {
    QVERIFY(is_time(of_numbers("timestamp", 30, [](Index row) { return 5.0 + whole(row * row); })));
    QVERIFY(is_time(of_numbers("t", 30, [](Index row) { return -0.5 * whole(row); })));
    QVERIFY(!is_time(of_numbers("day", 30, [](Index row) { return whole(row % 7); })));
  }

  void what_may_be_named_like_a_time_is_one_if_it_moves_one_way() {
    const auto irregular = [](Index row) { return 0.1 + whole(row) + 0.3 * std::sin(whole(row)); };
    for (const char* name :
         {"elapsed", "created", "created_at", "measured_at", "recordedAt", "days", "Zeit", "tag",
          "Datum", "uhrzeit", "Zeitstempel", "fecha", "heure", "mjd", "when"}) {
      QVERIFY2(is_time(of_numbers(name, 30, irregular)), name);
      QVERIFY2(!is_time(of_numbers(name, 30, [&](Index row) { return irregular((row * 7) % 30); })),
               name);
    }
    QVERIFY(!is_time(of_numbers("elapsed", 5, irregular)));
    QVERIFY(!is_time(of_numbers("length", 30, irregular)));
    // A target may well be named so.
    QVERIFY(!is_named_like_time(of_numbers("days", 30, irregular).columns[0]));
  }

  void moments_of_our_time_are_times_in_any_order() {
    const auto shuffled = [](double first, double step) {
      return [=](Index row) { return first + step * whole((row * 7) % 30); };
    };
    QVERIFY(is_time(of_numbers("when", 30, shuffled(1515112200.123, 86400.5))));
    QVERIFY(is_time(of_numbers("created", 30, shuffled(1515112200123.0, 86400000.0))));
    QVERIFY(is_time(of_numbers("jd", 30, shuffled(2458123.5, 1.0))));
    QVERIFY(is_time(of_numbers("date", 30, shuffled(43000.25, 1.0))));
    QVERIFY(!is_time(of_numbers("elapsed", 30, shuffled(43000.25, 1.0))));
    QVERIFY(!is_time(of_numbers("width", 30, shuffled(1515112200.0, 86400.5))));
  }

  void dates_to_the_second_without_marks_are_times() {
    const auto table =
        of_numbers("x", 20, [](Index row) { return 20180504142300.0 + whole(row * 7 % 20); });
    QVERIFY(is_time(table));
    QVERIFY(std::abs((*times_in(table, 0))[3] - (*times_in(table, 0))[0] - 1.0 / 86400.0) < 1e-9);
    QVERIFY(!is_time(of_numbers("x", 20, [](Index row) { return 20180504146000.0 + whole(row); })));
  }

  void what_a_clock_shows_is_a_time_where_it_is_sorted() {
    const auto times = times_in(of_texts({"09:59", "10:00", "14:30:36", "102:00"}), 0);
    QVERIFY(times.has_value());
    QVERIFY(std::abs((*times)[2] - (14.0 + 30.6 / 60.0) / 24.0) < 1e-12);
    QVERIFY(is_time(of_texts({"23:00:01", "22:00:01.5", "22:00:00"})));
    QVERIFY(!is_time(of_texts({"09:59", "10:00", "08:30"})));
    for (const char* other : {"10:60", "10:5", "10:05:", "10:05:60", "10:05x", "-1:00", "10", ""}) {
      QVERIFY2(!is_time(of_texts({"09:58", "09:59", other})), other);
    }
  }

  void a_column_of_dates_becomes_the_time_by_default() {
    Dataset table = of_texts({"1949-01", "1949-02", "1949-03", "1949-04"});
    table.values.conservativeResize(4, 3);
    table.values.col(1) << 112.0, 118.0, 132.0, 129.0;
    table.values.col(2) << 0.3, 0.1, 0.5, 0.2;
    table.columns.emplace_back().name = "passengers";
    table.columns.emplace_back().name = "sunspots";
    Dataset asked = table;
    ask_for(asked, std::vector<Index>{1});
    QCOMPARE(asked.columns_with(Role::time), (std::vector<Index>{0}));
    const TakenColumns taken = give_default_inputs(table);
    QCOMPARE(taken.time, std::optional<Index>(0));
    QCOMPARE(table.columns_with(Role::input), (std::vector<Index>{1, 2}));
  }
};

QTEST_GUILESS_MAIN(TestTimeColumn)
#include "tst_time_column.moc"
