// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>
#include <vector>

#include "core/analysis/answer_checks.h"
#include "core/text.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The numbers of the held-out check, and the sentence that shows them.
class TestAnswerHeldOut : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// 1 is what knows nothing, whatever the target is; of classes the shares are told, too.
  void held_out_errors_have_one_unit() {
    const auto shown = [](const AnswerCheck& check, const char* id, int digits, double unit = 1.0) {
      return short_text(unit * number_of(check, id), digits);
    };
    for (const double unit : {1.0, 1000.0}) {
      const Matrix all = normal_matrix(150, 7, 3);
      const Vector target = unit * (2.0 * all.col(0) - all.col(1) + 0.2 * all.col(6));
      const Answer found = answer(asked("f-test", number_problem(all.leftCols(6), target)),
                                  AnswerChecks{false, true, false, false});
      const AnswerCheck& check = check_of(found, "held-out");
      const std::string finding = in_words(check.finding);
      QVERIFY2(has(finding, "an error of " + shown(check, "held_out_error", 3) +
                                " (the mean alone: 1; random columns: " +
                                shown(check, "least_error_of_random", 3) + " to " +
                                shown(check, "largest_error_of_random", 3) +
                                "; all columns: " + shown(check, "error_of_all", 3) + ")"),
               finding.c_str());
      QVERIFY2(has(finding, "an error of 0.0") || has(finding, "an error of 0.1"), finding.c_str());
    }
    std::vector<int> classes;
    for (int sample = 0; sample < 150; ++sample) {
      classes.push_back(sample % 3);
    }
    AnswerQuestion question =
        asked("f-test", class_problem(normal_matrix(150, 4, 7), classes, {"one", "two", "three"}));
    question.chosen = std::vector<Index>{0};
    const Answer found = answer(question, AnswerChecks{false, true, false, false});
    const AnswerCheck& check = check_of(found, "held-out");
    const std::string finding = in_words(check.finding);
    // Of three classes of equal size, two thirds are not the one that is always said.
    QVERIFY2(has(finding, "most frequent class alone: 67 % are wrong"), finding.c_str());
    QVERIFY2(has(finding, "a held-out error of " + shown(check, "held_out_error", 3) +
                              " where knowing nothing has 1"),
             finding.c_str());
    QVERIFY2(finding.starts_with(shown(check, "wrong_share", 2, 100.0) + " % of the samples"),
             finding.c_str());
    QCOMPARE(shown(check, "wrong_share_of_nothing", 2, 100.0), std::string("67"));
  }
};

QTEST_GUILESS_MAIN(TestAnswerHeldOut)
#include "tst_answer_held_out.moc"
