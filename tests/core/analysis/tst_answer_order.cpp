// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>

#include "core/problem/changed_problem.h"
#include "core/trials/held_out_errors.h"
#include "tests/support/asked.h"
#include "tests/support/messages.h"
#include "tests/support/ordered_tables.h"
#include "tests/support/sanitized.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ProblemPtr problem_of(const Dataset& table, RowOrder rows = RowOrder::automatic) {
  ProblemOptions options;
  options.row_order = rows;
  return std::make_shared<const Problem>(make_problem(table, options));
}

Answer answered(const Dataset& table, RowOrder rows = RowOrder::automatic) {
  return answer(asked("f-test", problem_of(table, rows)));
}

/// What a person would take home as a result.
bool claims(const Answer& found) {
  return found.level == AnswerLevel::good || has(in_words(found), " enough") ||
         has(in_words(found.detail), "explain");
}

constexpr std::uint64_t tables = 8;

}  // namespace

/// Answers on tables whose samples are not independent.
class TestAnswerOrder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    if (sanitized) {
      QSKIP("a thousand times slower under a sanitizer");
    }
  }

  void independent_random_walks_explain_nothing() {
    int as_a_series = 0;
    int in_any_order = 0;
    for (std::uint64_t seed = 1; seed <= tables; ++seed) {
      const Dataset table = explained_table(random_walks(300, 9, seed));
      as_a_series += claims(answered(table)) ? 1 : 0;
      const Answer misled = answered(table, RowOrder::any);
      in_any_order += check_of(misled, "chance").level == AnswerLevel::good ? 1 : 0;
    }
    QVERIFY2(as_a_series <= 1, std::to_string(as_a_series).c_str());
    // The test can tell: a person who says that the order means nothing is misled.
    QVERIFY2(in_any_order >= 6, std::to_string(in_any_order).c_str());
  }

  void noise_that_repeats_explains_nothing() {
    for (const double jitter : {0.0, 1e-3}) {
      int claimed = 0;
      for (std::uint64_t seed = 1; seed <= tables; ++seed) {
        const Matrix noise = jitter * normal_matrix(90, 7, 1000 + seed);
        const Dataset table = explained_table(repeated_noise(15, 7, 6, seed) + noise);
        const Answer found = answered(table);
        claimed += claims(found) ? 1 : 0;
        // That inputs are constant in a group of equal rows is no fault of theirs.
        QVERIFY2(found.selection.empty() || check_of(found, "fairness").level == AnswerLevel::good,
                 in_words(found).c_str());
      }
      QVERIFY2(claimed <= 1, std::to_string(claimed).c_str());
    }
  }

  /// What is true remains true.
  void what_is_planted_in_a_series_and_in_repeats_is_found() {
    Matrix walks = random_walks(300, 5, 3);
    walks.col(4) = walks.col(0) - walks.col(1) + 0.5 * normal_matrix(300, 1, 4);
    const Answer of_series = answered(explained_table(walks));
    QVERIFY2(of_series.headline.id != "answer.nothing_found", in_words(of_series).c_str());
    QCOMPARE(check_of(of_series, "chance").finding.id, std::string("chance.slow_series"));
    QVERIFY(check_of(of_series, "held-out").level != AnswerLevel::bad);
    Matrix repeats = repeated_noise(40, 5, 3, 5);
    repeats.col(4) = repeats.col(0) - repeats.col(1) + 0.05 * normal_matrix(120, 1, 4);
    const Answer of_repeats = answered(explained_table(repeats));
    QVERIFY2(of_repeats.level == AnswerLevel::good, in_words(of_repeats).c_str());
    QVERIFY2(has(in_words(of_repeats), " are enough: x"), in_words(of_repeats).c_str());
  }

  void it_is_said_how_samples_were_kept_together() {
    const ProblemPtr walks = problem_of(explained_table(random_walks(300, 5, 2)));
    QVERIFY(walks->order.guessed);
    QCOMPARE(walks->warnings.back().id, std::string("problem.guessed_series"));
    QCOMPARE(texts_of(walks->warnings.back()), std::vector<std::string>{"y"});
    const Answer of_walks = answer(asked("f-test", walks));
    QVERIFY(has(in_words(check_of(of_walks, "chance").finding), "shifted by many rows"));
    QVERIFY(
        has(in_words(check_of(of_walks, "held-out").finding), "Stretches of rows were held out"));
    QVERIFY(has(in_words(check_of(of_walks, "stability").finding), "in stretches"));
    const ProblemPtr repeats = problem_of(explained_table(repeated_noise(15, 7, 6, 1)));
    QCOMPARE(repeats->warnings.back().id, std::string("problem.repeated_rows"));
    QCOMPARE(texts_of(repeats->warnings.back()), (std::vector<std::string>{"90", "15"}));
    const Answer of_repeats = answer(asked("f-test", repeats));
    QVERIFY(has(in_words(check_of(of_repeats, "chance").finding), "those of equal rows together"));
    QVERIFY(has(in_words(check_of(of_repeats, "held-out").finding),
                "Equal rows were held out together"));
  }

  void equal_rows_are_never_on_both_sides_of_a_split() {
    const ProblemPtr repeats = problem_of(explained_table(repeated_noise(15, 7, 6, 1)));
    Message why;
    const auto task = held_out_columns(*repeats, repeats->order, {}, why);
    for (const Split& split : task->splits) {
      for (const Index tested : split.test) {
        for (const Index learned : split.train) {
          QVERIFY(tested % 15 != learned % 15);
        }
      }
    }
  }

  void a_column_of_dates_is_the_order_of_time() {
    Dataset table = explained_table(random_walks(120, 4, 2));
    Column& date = table.columns.emplace_back();
    date.name = "when";
    date.kind = ColumnKind::category;
    table.values.conservativeResize(120, 5);
    for (Index row = 0; row < 120; ++row) {
      const Index month = (row * 7) % 120;  // the rows are not in order
      const std::string number = std::to_string(month % 12 + 1);
      date.categories.push_back(std::to_string(1949 + month / 12) +
                                (number.size() == 1 ? "-0" : "-") + number);
      table.values(row, 4) = static_cast<double>(row);
    }
    const ProblemPtr problem = problem_of(table);
    QCOMPARE(problem->order.times, std::string("when"));
    QVERIFY(!problem->order.guessed);
    for (Index place = 0; place < 120; ++place) {
      const Index row = (*problem->order.time)[static_cast<std::size_t>(place)];
      QCOMPARE((row * 7) % 120, place);
    }
    QVERIFY(problem_of(table, RowOrder::any)->order.is_any());
  }
};

QTEST_GUILESS_MAIN(TestAnswerOrder)
#include "tst_answer_order.moc"
