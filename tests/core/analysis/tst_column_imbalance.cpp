// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/analysis/column_imbalance.h"
#include "core/geometry/distance_source.h"
#include "tests/support/dii_cases.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// a, b, c of a normal distribution, the constant d, and the text e.
Dataset table_of(Index samples = 100) {
  Dataset table{"t.csv", "t.csv", Matrix(samples, 5), {}, {}};
  table.values.leftCols(3) = gaussian_space(samples, 3, 2).coordinates;
  table.values.col(1) *= 50.0;
  table.values.col(3).setConstant(7.0);
  table.values.col(4).setZero();
  for (const char* name : {"a", "b", "c", "d", "e"}) {
    Column column;
    column.name = name;
    table.columns.push_back(column);
  }
  table.columns[4].kind = ColumnKind::category;
  table.columns[4].categories = {"red"};
  return table;
}

ColumnSets sets_of(std::vector<Index> from, std::vector<Index> to, bool standardise = false) {
  ColumnSets sets;
  sets.from = std::move(from);
  sets.to = std::move(to);
  sets.standardise_from = sets.standardise_to = standardise;
  return sets;
}

ColumnImbalance compared(const Dataset& table, const ColumnSets& sets) {
  return *ColumnComparison(table, sets).compute();
}

RankedSpace ranked(const Matrix& points, const Vector& periods, Index neighbours) {
  return *RankedSpace::of(SpaceDistances(points, periods), all_rows(points.rows()), neighbours);
}

QString refusal(const Dataset& table, const ColumnSets& sets) {
  return message_of([&] { static_cast<void>(compared(table, sets)); });
}

}  // namespace

class TestColumnImbalance : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void is_the_measure_between_the_columns_as_they_are() {
    const Dataset table = table_of();
    ColumnSets sets = sets_of({0, 1}, {1, 2});
    sets.neighbours = 3;
    const ImbalancePair expected =
        information_imbalance(ranked(table.values.leftCols(2), Vector::Zero(2), 3),
                              ranked(table.values.middleCols(1, 2), Vector::Zero(2), 3));
    const ColumnImbalance found = compared(table, sets);
    QVERIFY(std::abs(found.pair.forward.value - expected.forward.value) < 1e-12);
    QVERIFY(std::abs(found.pair.backward.value - expected.backward.value) < 1e-12);
    QCOMPARE(found.names, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(found.singles.size(), 2U);
    QCOMPARE(found.samples, Index{100});
  }

  void swapped_sets_swap_the_directions() {
    const Dataset table = table_of();
    for (const bool standardise : {true, false}) {
      const auto there = compared(table, sets_of({0}, {0, 1}, standardise));
      const auto back = compared(table, sets_of({0, 1}, {0}, standardise));
      QVERIFY(std::abs(there.pair.forward.value - back.pair.backward.value) < 1e-12);
      QVERIFY(std::abs(there.pair.backward.value - back.pair.forward.value) < 1e-12);
      QVERIFY(there.pair.forward.value != there.pair.backward.value);
    }
  }

  void units_do_not_matter_where_columns_are_standardised() {
    Dataset table = table_of();
    const double before = compared(table, sets_of({0, 1}, {1, 2}, true)).pair.forward.value;
    table.values.col(0) *= 1024.0;
    QCOMPARE(compared(table, sets_of({0, 1}, {1, 2}, true)).pair.forward.value, before);
    QVERIFY(compared(table, sets_of({0, 1}, {1, 2}, false)).pair.forward.value != before);
  }

  void a_period_counts_on_both_sides() {
    Dataset table = table_of();
    table.columns[0].period = 2.0;
    const auto found = compared(table, sets_of({0}, {0, 1}));
    const Vector period{{2.0, 0.0}};
    const ImbalancePair expected =
        information_imbalance(ranked(table.values.leftCols(1), period.head(1), 1),
                              ranked(table.values.leftCols(2), period, 1));
    QVERIFY(std::abs(found.pair.forward.value - expected.forward.value) < 1e-12);
    QVERIFY(std::abs(found.pair.backward.value - expected.backward.value) < 1e-12);
  }

  void bad_sets_are_refused_in_words() {
    const Dataset table = table_of();
    QVERIFY(refusal(table, sets_of({}, {1})).contains("no column is in set A"));
    QVERIFY(refusal(table, sets_of({1}, {})).contains("no column is in set B"));
    QVERIFY(refusal(table, sets_of({3}, {1})).contains("constant"));
    QVERIFY(refusal(table, sets_of({1}, {3})).contains("the only column of set B is constant"));
    QVERIFY(refusal(table, sets_of({1}, {4})).contains("'e'"));
    ColumnSets many = sets_of({0}, {1});
    many.neighbours = 100;
    QVERIFY(refusal(table, many).contains("1 to 99"));
  }

  void missing_cells_are_refused_or_dropped() {
    Dataset table = table_of();
    table.values(3, 0) = std::nan("");
    ColumnSets sets = sets_of({0}, {1});
    QVERIFY(refusal(table, sets).contains("row 4"));
    sets.missing = MissingPolicy::drop_rows;
    QCOMPARE(compared(table, sets).samples, Index{99});
    QCOMPARE(compared(table, sets_of({1}, {2})).samples, Index{100});
  }

  void duplicates_are_counted() {
    Dataset table = table_of();
    table.values.row(5) = table.values.row(4);
    const auto found = compared(table, sets_of({0, 1}, {2}));
    QVERIFY(tests::says(found.warnings, "1 of 100 samples"));
  }

  void many_samples_are_looked_at_in_part_and_it_is_said() {
    const auto found = compared(table_of(6000), sets_of({0}, {1}));
    QVERIFY(found.rows < 6000);
    QVERIFY(std::abs(found.pair.forward.value - 1.0) < 4.0 * found.pair.forward.error);
    QCOMPARE(found.warnings.back().id, std::string("imbalance.some_samples"));
    QCOMPARE(tests::texts_of(found.warnings.back()).back(), std::string("6000"));
  }
};

QTEST_GUILESS_MAIN(TestColumnImbalance)
#include "tst_column_imbalance.moc"
