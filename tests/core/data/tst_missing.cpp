// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/data/missing.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestMissing : public QObject {
  Q_OBJECT

  static Dataset table() {
    constexpr double gap = std::numeric_limits<double>::quiet_NaN();
    Dataset dataset;
    dataset.columns.resize(3);
    dataset.columns[2].name = "nothing";
    dataset.values =
        (Matrix(5, 3) << 1, gap, gap, gap, 4, gap, 9, 2, gap, gap, 8, gap, 3, 6, gap).finished();
    return dataset;
  }

  static Vector filled(const Dataset& dataset, Index column) {
    FillRules rules(dataset);
    return with_gaps_filled(dataset, column, rules);
  }

 private Q_SLOTS:
  void counts_the_missing_cells_of_each_column() {
    QCOMPARE(count_missing(table(), {0, 1, 2}), (std::vector<Index>{2, 1, 5}));
  }

  void finds_the_rows_without_a_gap_in_the_columns_asked_for() {
    QCOMPARE(complete_rows(table(), {0}), (std::vector<Index>{0, 2, 4}));
    QCOMPARE(complete_rows(table(), {0, 1}), (std::vector<Index>{2, 4}));
    QCOMPARE(complete_rows(table(), {}), (std::vector<Index>{0, 1, 2, 3, 4}));
  }

  /// One empty cell of a text is empty in all columns of 0 and 1 that were made of it.
  void a_missing_text_counts_once() {
    Dataset dataset = table();
    for (const std::size_t column : {std::size_t{0}, std::size_t{1}}) {
      MadeOfText& made = dataset.columns[column].made_of_text.emplace();
      made.column = "colour";
      made.other = 0.0;
      dataset.values.col(static_cast<Index>(column)) << 1, std::nan(""), 0, std::nan(""), 1;
    }
    const MissingCells colour = missing_cells(dataset, {0, 1});
    QCOMPARE(colour.cells, Index{2});
    QCOMPARE(colour.rows, Index{2});
    const MissingCells all = missing_cells(dataset, {0, 1, 2});
    QCOMPARE(all.cells, Index{7});
    QCOMPARE(all.rows, Index{5});
    dataset.columns[1].made_of_text->column = "shape";
    QCOMPARE(missing_cells(dataset, {0, 1}).cells, Index{4});
    QCOMPARE(missing_cells(dataset, {}).rows, Index{0});
  }

  void fills_with_the_median_of_an_odd_and_of_an_even_count() {
    QVERIFY(filled(table(), 0) == (Vector(5) << 1, 3, 9, 3, 3).finished());
    QVERIFY(filled(table(), 1) == (Vector(5) << 5, 4, 2, 8, 6).finished());
  }

  void has_no_median_for_a_column_without_values() {
    const QString message = message_of([] { (void)filled(table(), 2); });
    QVERIFY2(message.contains("nothing"), qPrintable(message));
  }

  void knows_its_policies_by_their_ids() {
    for (const auto policy :
         {MissingPolicy::refuse, MissingPolicy::drop_rows, MissingPolicy::fill_median}) {
      QVERIFY(missing_policy(missing_policy_id(policy)) == policy);
    }
    QVERIFY(message_of([] { (void)missing_policy("ignore"); }).contains("drop-rows"));
  }
};

QTEST_GUILESS_MAIN(TestMissing)
#include "tst_missing.moc"
