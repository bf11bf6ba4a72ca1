// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <string>
#include <vector>

#include "core/analysis/method_panel.h"
#include "core/analysis/panel_answer.h"
#include "tests/support/asked.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

PanelRow row_with(const std::string& title, const Vector& errors) {
  PanelRow row;
  row.id = title;
  row.title = title;
  row.errors = errors.transpose();
  row.suggested = 1;
  row.error = errors.mean();
  row.beats_nothing = true;
  row.beats_random = true;
  row.as_good = true;
  return row;
}

/// Good methods, the best first, each of which keeps the first of the columns in all trials; on
/// targets in random order, four fifths of the trials keep one.
MethodPanel panel_of(const std::vector<PanelRow>& rows, std::size_t columns) {
  MethodPanel panel;
  for (std::size_t column = 0; column < columns; ++column) {
    panel.columns.push_back("x" + std::to_string(column + 1));
    panel.units.push_back({panel.columns.back(), {static_cast<Index>(column)}});
  }
  panel.sizes = {1};
  panel.rows = rows;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    panel.order.push_back(row);
    panel.good.push_back(row);
  }
  panel.consensus.map = Matrix::Zero(static_cast<Index>(columns), std::ssize(rows));
  panel.consensus.map.row(0).setOnes();
  panel.consensus.mean = panel.consensus.map.rowwise().mean();
  panel.consensus.chance = 0.8;
  panel.complete = true;
  return panel;
}

std::string words_of(const MethodPanel& panel) {
  std::string all;
  for (const Message& sentence : panel_answer(panel, Problem())) {
    all += in_words(sentence) + " ";
  }
  return all;
}

Vector low() { return Vector{{0.2, 0.3, 0.25}}; }
Vector high() { return Vector{{0.21, 0.3, 0.26}}; }

}  // namespace

/// The sentences about a panel.
class TestPanelAnswer : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// "One predicts best, but the difference to some others is no more than noise": there was none.
  void methods_that_keep_the_same_columns_tie() {
    const std::string words =
        words_of(panel_of({row_with("One", low()), row_with("Two", low())}, 6));
    QVERIFY2(has(words, "These 2 predict equally well") &&
                 has(words, "as they keep the same columns: One, Two."),
             words.c_str());
    QVERIFY2(has(words, "Next: run one of them, such as One,"), words.c_str());
    QVERIFY2(!has(words, "best") && !has(words, "noise"), words.c_str());
  }

  void some_of_the_good_ones_may_tie() {
    const std::string words = words_of(
        panel_of({row_with("One", low()), row_with("Two", low()), row_with("Three", high())}, 6));
    QVERIFY2(has(words, "These 2 predict best, all equally well"), words.c_str());
    QVERIFY2(has(words, "No worse than the best, these 3: One, Two, Three."), words.c_str());
  }

  void one_that_is_ahead_of_others_predicts_best() {
    const std::string words =
        words_of(panel_of({row_with("One", low()), row_with("Two", high())}, 6));
    QVERIFY2(has(words, "One predicts best") && has(words, "Next: run One on the whole table"),
             words.c_str());
  }

  /// "One column in twenty is kept in 80 % of the trials", of a table with six.
  void of_few_columns_none_is_one_in_twenty() {
    const std::vector<PanelRow> rows{row_with("One", low())};
    const std::string few = words_of(panel_of(rows, 6));
    QVERIFY2(has(few, "some of the 6 columns are kept in 80 % of the trials, too"), few.c_str());
    const std::string many = words_of(panel_of(rows, 20));
    QVERIFY2(has(many, "one column in twenty is kept in 80 % of the trials"), many.c_str());
  }
};

QTEST_GUILESS_MAIN(TestPanelAnswer)
#include "tst_panel_answer.moc"
