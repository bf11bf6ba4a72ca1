// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <utility>
#include <vector>

#include "core/analysis/answer_checks.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestAnswerRest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void all_columns_are_no_test_of_themselves() {
    const auto table = number_problem(normal_matrix(60, 4, 2), Matrix(60, 0));
    AnswerQuestion question = asked("cur", table, {{"count", "2"}});
    question.chosen = std::vector<Index>{0, 1, 2, 3};
    const Answer found = answer(question, AnswerChecks{true, true, false, true});
    for (const char* check : {"chance", "held-out"}) {
      QVERIFY(!check_of(found, check).level);
      QVERIFY2(has(in_words(check_of(found, check).finding), "predict themselves"),
               in_words(found).c_str());
    }
    QVERIFY2(in_words(found).starts_with("All 4 columns were taken"), in_words(found).c_str());
    QVERIFY2(!has(in_words(found), "explain"), in_words(found).c_str());
  }

  /// "That explains 32 % of the variance": two of six columns of noise explain themselves.
  void columns_are_judged_by_the_inputs_that_are_not_selected() {
    const auto noise = number_problem(normal_matrix(150, 6, 9), Matrix(150, 0));
    AnswerQuestion question = asked("cur", noise, {{"count", "2"}});
    question.chosen = std::vector<Index>{1, 4};
    const Answer found = answer(question, AnswerChecks{true, true, false, false});
    const AnswerCheck& chance = check_of(found, "chance");
    QVERIFY2(chance.level == AnswerLevel::bad, in_words(found).c_str());
    QVERIFY2(has(in_words(chance.next_step), "keep all"), in_words(chance.next_step).c_str());
    const AnswerCheck& check = check_of(found, "held-out");
    QVERIFY2(check.level == AnswerLevel::bad, in_words(found).c_str());
    QVERIFY(number_of(check, "held_out_error") > 0.95);
    QVERIFY(number_of(check, "least_error_of_random") > 0.95);
    QVERIFY2(has(in_words(check.finding), "inputs that are not selected"), in_words(found).c_str());
  }

  /// Two groups in one column, which says nothing of the others.
  void columns_that_separate_samples_need_not_predict_others() {
    Matrix inputs = normal_matrix(150, 6, 9);
    for (Index sample = 0; sample < inputs.rows(); sample += 2) {
      inputs(sample, 3) += 6.0;
    }
    AnswerQuestion question = asked("laplacian-score", number_problem(inputs, Matrix(150, 0)));
    question.chosen = std::vector<Index>{3};
    const Answer found = answer(question, AnswerChecks{true, true, false, false});
    const AnswerCheck& check = check_of(found, "held-out");
    QVERIFY2(check.level == AnswerLevel::caution, in_words(found).c_str());
    QVERIFY2(has(in_words(check.finding), "separate the samples"), in_words(found).c_str());
    QVERIFY(check_of(found, "chance").level != AnswerLevel::bad);
    QVERIFY(found.level == AnswerLevel::caution);
    question = asked("cur", question.problem, {{"count", "1"}});
    question.chosen = std::vector<Index>{3};
    QVERIFY(answer(question, AnswerChecks{false, true, false, false}).level == AnswerLevel::bad);
  }

  /// "They explain 5 targets" would leave open which; and chance knows the relations of the
  /// columns.
  void a_table_compared_with_itself_is_called_so() {
    Matrix inputs = normal_matrix(120, 4, 9);
    for (const Index column : {1, 2}) {
      inputs.col(column) = inputs.col(0) + 0.3 * inputs.col(column);
    }
    Problem problem = *number_problem(inputs.leftCols(3), inputs.leftCols(3));
    problem.truth_features = problem.features;
    AnswerQuestion question =
        asked("dii", std::make_shared<const Problem>(std::move(problem)), {{"epochs", "5"}});
    question.chosen = std::vector<Index>{0};
    const Answer found = answer(question, AnswerChecks{true, true, false, false});
    QVERIFY2(has(in_words(check_of(found, "chance").finding), "inputs in random order"),
             in_words(found).c_str());
    QVERIFY2(has(in_words(found), "explains the other inputs"), in_words(found).c_str());
  }
};

QTEST_GUILESS_MAIN(TestAnswerRest)
#include "tst_answer_rest.moc"
