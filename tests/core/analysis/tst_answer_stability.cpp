// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/answer_checks.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

AnswerCheck stability_of_run(const AnswerQuestion& question) {
  return check_of(answer(question, AnswerChecks{false, false, true, false}), "stability");
}

/// The first column is said to be selected, whatever the run found.
AnswerQuestion with_first_selected(AnswerQuestion question) {
  Result result = *question.result;
  result.selection.features = {0};
  question.result = std::make_shared<const Result>(std::move(result));
  return question;
}

}  // namespace

/// Would the columns be chosen again?
class TestAnswerStability : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// In 20 samples, the correlation of 0.5 is far from what so strict a rule asks for.
  void a_run_whose_rule_selects_nothing_selects_none_again() {
    const Matrix all = normal_matrix(40, 3, 5);
    const ProblemPtr problem = number_problem(all.leftCols(2), 0.6 * all.col(0) + all.col(2));
    const AnswerCheck check =
        stability_of_run(with_first_selected(asked("f-test", problem, {{"q", "0.000001"}})));
    QCOMPARE(number_of(check, "times_the_same"), 0.0);
    QCOMPARE(number_of(check, "stability"), 0.0);
    QVERIFY(check.level == AnswerLevel::caution);
    const std::string finding = in_words(check.finding);
    QVERIFY2(has(finding, "Hardly the same in 20 runs"), finding.c_str());
    QVERIFY2(has(finding, "20 of 20 runs selected nothing."), finding.c_str());
    QVERIFY2(has(finding, "These come and go: x1."), finding.c_str());
  }

  /// x2 is x1 and a little noise, x3 is -x1 and less of it; x4 has nothing to do with them.
  void columns_that_may_stand_in_are_named() {
    const Matrix all = normal_matrix(200, 5, 9);
    Matrix inputs = all.leftCols(4);
    inputs.col(1) = all.col(0) + 0.1 * all.col(1);
    inputs.col(2) = -all.col(0) + 0.01 * all.col(2);
    const ProblemPtr problem = number_problem(inputs, 2.0 * all.col(0) + 0.1 * all.col(4));
    AnswerQuestion question = asked("f-test", problem);
    question.chosen = std::vector<Index>{0};
    const AnswerCheck check = stability_of_run(question);
    QCOMPARE(check.details.size(), std::size_t{2});
    QCOMPARE(in_words(check.details.front()),
             std::string("x3 may stand in for x1: they go together (r = -1)."));
    QVERIFY2(in_words(check.details.back()).starts_with("x2 may stand in for x1: they go together"),
             in_words(check.details.back()).c_str());
    question.chosen = std::vector<Index>{0, 1, 2};
    QVERIFY(stability_of_run(question).details.empty());
  }

  void three_pairs_are_enough() {
    const Matrix all = normal_matrix(100, 7, 9);
    Matrix inputs = all.leftCols(6);
    for (Index copy = 1; copy < 6; ++copy) {
      inputs.col(copy) = all.col(0) + 0.05 * all.col(copy);
    }
    AnswerQuestion question =
        asked("f-test", number_problem(inputs, all.col(0) + 0.1 * all.col(6)));
    question.chosen = std::vector<Index>{0};
    QCOMPARE(stability_of_run(question).details.size(), std::size_t{3});
  }

  /// A ranking is cut where the selection is, in each run.
  void a_ranking_without_a_rule_is_never_nothing() {
    const Matrix all = normal_matrix(60, 4, 6);
    AnswerQuestion question =
        asked("relief", number_problem(all.leftCols(3), 2.0 * all.col(0) + 0.1 * all.col(3)));
    question.chosen = std::vector<Index>{0};
    const AnswerCheck check = stability_of_run(question);
    const std::string finding = in_words(check.finding);
    QVERIFY2(has(finding, "The same 1 in "), finding.c_str());
    QVERIFY2(!has(finding, "selected nothing"), finding.c_str());
  }
};

QTEST_GUILESS_MAIN(TestAnswerStability)
#include "tst_answer_stability.moc"
