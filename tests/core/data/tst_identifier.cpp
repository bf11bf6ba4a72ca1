// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "core/data/identifier.h"
#include "core/data/target_roles.h"
#include "core/random.h"

using namespace steelyard;

namespace {

using Columns = std::vector<Index>;

Vector values(Index rows, const std::function<double(Index)>& value) {
  Vector column(rows);
  for (Index row = 0; row < rows; ++row) {
    column[row] = value(row);
  }
  return column;
}

double whole(Index row) { return static_cast<double>(row); }

/// Different whole numbers without order, far apart.
double scattered(Index row) {
  return static_cast<double>((row * 48271 + 11) % 2147483647 % 999983);
}

}  // namespace

class TestIdentifier : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whole_numbers_that_differ_are_identifiers_if_named_so() {
    const Vector numbers = values(200, scattered);
    for (const char* name : {"Id", "ID", "sample_id", "SampleNumber", "row", "Unnamed: 0", "uuid",
                             "index", "record no", "key", "nr"}) {
      QVERIFY2(names_samples(name, numbers), name);
    }
    for (const char* name :
         {"population", "number of words", "index of refraction", "width", "keynote price", "x1"}) {
      QVERIFY2(!names_samples(name, numbers), name);
    }
  }

  void measured_numbers_are_none_whatever_their_name() {
    QVERIFY(!names_samples("index", values(200, [](Index row) { return scattered(row) / 7.0; })));
    QVERIFY(!names_samples("id", values(200, [](Index row) { return whole(row % 5); })));
    QVERIFY(!names_samples("id", values(5, whole)));
  }

  void numbers_that_count_the_rows_are_identifiers() {
    QVERIFY(names_samples("a", values(50, whole)));
    QVERIFY(names_samples("a", values(50, [](Index row) { return 500.0 - 5.0 * whole(row); })));
    QVERIFY(names_samples("a", values(50, [](Index row) { return whole((row * 7) % 50); })));
  }

  void steps_need_not_be_whole() {
    const std::vector<std::function<double(Index)>> numberings{
        [](Index row) { return 2458123.5 + whole(row); },
        [](Index row) { return 0.25 * whole(row); },
        [](Index row) { return 0.1 + 0.1 * whole(row); },
        [](Index row) { return std::round(1e4 * whole(row) / 3.0) / 1e4; }};
    for (const auto& numbering : numberings) {
      QVERIFY(names_samples("a", values(50, numbering)));
      QVERIFY(!names_samples("a", values(7, numbering)));
    }
    QVERIFY(!names_samples("a", values(50, [](Index row) { return std::sqrt(whole(row)); })));
    QVERIFY(!names_samples("a", values(50, [](Index) { return 0.5; })));
  }

  /// A voltage that falls from 4.2 was taken for an identifier.
  void what_falls_evenly_is_measured() {
    const auto falling = values(300, [](Index row) { return 4.2 - 0.001 * whole(row); });
    QVERIFY(!names_samples("battery_V", falling));
    QVERIFY(names_samples("id", falling));
  }

  void what_has_a_unit_is_measured() {
    const auto counting = values(50, [](Index row) { return 100.0 + whole(row * row); });
    QVERIFY(names_samples("counter", counting));
    QVERIFY(!names_samples("counter (kWh)", counting));
    QVERIFY(!names_samples("counter (m s^-1)", counting));
    QVERIFY(names_samples("counter (1-5)", counting));
    QVERIFY(names_samples("Sample (patient)", values(50, whole)));
    QVERIFY(names_samples("order ID (new)", counting));
    Dataset table;
    table.values = counting;
    table.columns.emplace_back().name = "counter";
    QVERIFY(looks_like_identifier(table, 0));
    table.columns[0].unit = "kWh";
    QVERIFY(!looks_like_identifier(table, 0));
    table.columns[0].name = "counter id";
    QVERIFY(looks_like_identifier(table, 0));
  }

  /// 130 orders in 160 rows: some were exported twice.
  void an_identifier_may_stand_twice() {
    const auto orders = values(160, [](Index row) { return 50000.0 + whole(row % 130); });
    for (const char* name :
         {"Order ID", "order_id", "id", "Kennung", "Order nr", "Bestell-Nummer"}) {
      QVERIFY2(names_samples(name, orders), name);
    }
    for (const char* name : {"price index", "Reynolds number", "Atomic number"}) {
      QVERIFY2(!names_samples(name, orders), name);
    }
    QVERIFY(!names_samples("Order ID", values(160, [](Index row) { return whole(row % 90); })));
  }

  /// The answer says of such a column that it numbers the samples.
  void whole_numbers_that_only_rise_are_identifiers() {
    const auto rising = [](Index row) { return 1515112200.0 + 50000.0 * whole(row * row); };
    QVERIFY(names_samples("a", values(30, rising)));
    QVERIFY(!names_samples("a", values(19, rising)));
    QVERIFY(!names_samples("a", values(30, [&](Index row) { return rising(row / 2); })));
  }

  void different_numbers_that_fill_their_range_are_identifiers() {
    QVERIFY(names_samples("a", values(22, [](Index row) { return whole(row * 7 % 22) * 1.0; })));
    QVERIFY(!names_samples("a", values(22, [](Index row) { return whole(row * 7 % 22) * 3.0; })));
  }

  /// Of 100 numbers drawn from 1,000, about five pairs are equal; a birthday each of 60 people may
  /// differ.
  void numbers_that_may_well_differ_by_chance_are_not() {
    Random random(5);
    int named = 0;
    for (int table = 0; table < 200; ++table) {
      const Vector drawn =
          values(100, [&](Index) { return static_cast<double>(random.below(1000)); });
      named += names_samples("a", drawn) ? 1 : 0;
    }
    QCOMPARE(named, 0);
  }

  void numbers_too_large_for_a_double_are_identifiers() {
    QVERIFY(names_samples("a", values(50, [](Index row) {
                            return 1582218195625938945.0 + 256.0 * whole((row * 7) % 20);
                          })));
    QVERIFY(!names_samples("a", values(50, [](Index row) { return scattered(row); })));
  }

  /// Particles in a cubic metre, to six digits.
  void large_numbers_of_few_digits_are_measured() {
    QVERIFY(!names_samples("density", values(50, [](Index row) {
                             return 1e14 * std::round(3e5 + 1e5 * scattered(row));
                           })));
    QVERIFY(!names_samples("density", values(50, [](Index row) { return 1e60 * scattered(row); })));
  }

  void identifiers_are_no_candidates_unless_nothing_else_is_left() {
    Dataset table;
    table.values.resize(30, 3);
    table.values.col(0) = values(30, scattered);
    table.values.col(1) = values(30, [](Index row) { return 0.1 * scattered(row); });
    table.values.col(2) = values(30, [](Index row) { return 0.3 * scattered(row + 40); });
    for (const char* name : {"Id", "size", "y"}) {
      table.columns.emplace_back().name = name;
    }
    Dataset asked = table;
    ask_for(asked, Columns{2});
    QCOMPARE(asked.columns_with(Role::input), (Columns{1}));
    Dataset only = table;
    only.keep_columns({0, 2});
    ask_for(only, Columns{1});
    QCOMPARE(only.columns_with(Role::input), (Columns{0}));
    table.columns[2].roles = RoleSet().with(Role::truth);
    const TakenColumns taken = give_default_inputs(table);
    QCOMPARE(taken.identifiers, (Columns{0}));
    QCOMPARE(table.columns_with(Role::input), (Columns{1}));
  }

  void a_table_of_ranks_keeps_its_columns() {
    Dataset table;
    table.values.resize(30, 2);
    table.values.col(0) = values(30, [](Index row) { return whole((row * 7) % 30); });
    table.values.col(1) = values(30, [](Index row) { return whole((row * 11) % 30); });
    table.columns.resize(2);
    QVERIFY(identifiers(table).empty());
  }

  void numbers_of_subjects_that_repeat_are_groups() {
    Dataset table;
    table.values.resize(30, 2);
    table.values.col(0) = values(30, [](Index row) { return whole(row / 3) + 100.0; });
    table.values.col(1) = values(30, [](Index row) { return 0.1 * scattered(row); });
    table.columns.resize(2);
    table.columns[0].name = "subject";
    table.columns[1].name = "y";
    QVERIFY(looks_like_group_number(table, 0));
    QVERIFY(!looks_like_group_number(table, 1));
    table.values.col(0) = values(30, [](Index row) { return whole(row / 15); });
    QVERIFY(looks_like_group_number(table, 0));
    for (const char* name : {"subject age", "id", "age"}) {
      table.columns[0].name = name;
      QVERIFY2(!looks_like_group_number(table, 0), name);
    }
    for (const char* name : {"batch", "Plate nr", "test_site", "MouseID"}) {
      table.columns[0].name = name;
      QVERIFY2(looks_like_group_number(table, 0), name);
    }
    table.columns[0].name = "subject";
    const TakenColumns taken = give_default_inputs(table);
    QCOMPARE(taken.group, std::optional<Index>(0));
    QCOMPARE(table.columns_with(Role::id), (Columns{0}));
  }
};

QTEST_GUILESS_MAIN(TestIdentifier)
#include "tst_identifier.moc"
