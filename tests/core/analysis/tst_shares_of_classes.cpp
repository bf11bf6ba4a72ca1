// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "core/problem/targets.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Every third sample in which x1 is above 1 is ill, and no other: nowhere is it likelier than not.
std::shared_ptr<Problem> one_in_three_is_ill() {
  const Matrix inputs = normal_matrix(400, 4, 5);
  std::vector<int> classes;
  int above = 0;
  for (Index sample = 0; sample < inputs.rows(); ++sample) {
    const bool may_be = inputs(sample, 0) > 1.0;
    classes.push_back(may_be && above % 3 == 0 ? 1 : 0);
    above += may_be ? 1 : 0;
  }
  return class_problem(inputs, classes, {"well", "ill"});
}

AnswerCheck held_out_of(std::vector<Index> chosen) {
  AnswerQuestion question = asked("f-test", one_in_three_is_ill());
  question.chosen = std::move(chosen);
  return check_of(answer(question, AnswerChecks{false, true, false, false}), "held-out");
}

}  // namespace

/// Where one class holds most samples.
class TestSharesOfClasses : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// "No better than knowing nothing", in red, of a column that tells who may be ill.
  void a_column_that_changes_the_share_of_a_rare_class_is_not_useless() {
    const AnswerCheck check = held_out_of({0});
    const std::string finding = in_words(check.finding);
    QVERIFY2(check.level && *check.level != AnswerLevel::bad, finding.c_str());
    QVERIFY2(has(finding, "As one class holds ") &&
                 has(finding, "The shares of the classes are predicted with an error of "),
             finding.c_str());
    QVERIFY2(number_of(check, "share_error") < 0.97, finding.c_str());
  }

  /// "Nothing found", as no number of columns puts fewer samples into a wrong class.
  void how_many_columns_are_enough_is_decided_by_shares_where_votes_cannot_tell() {
    const AnswerQuestion question = asked("mutual-information", one_in_three_is_ill());
    const std::vector<Index>& kept = question.result->selection.features;
    const std::string why = in_words(question.result->selection.rule);
    QVERIFY2(!kept.empty() && kept.front() == 0, why.c_str());
    QVERIFY2(has(why, ", of the shares of the classes"), why.c_str());
  }

  void columns_of_noise_stay_useless() {
    int bad = 0;
    for (const Index noise : {1, 2, 3}) {
      const AnswerCheck check = held_out_of({noise});
      QVERIFY2(check.level && *check.level != AnswerLevel::good, in_words(check.finding).c_str());
      bad += *check.level == AnswerLevel::bad ? 1 : 0;
    }
    QVERIFY2(bad >= 2, qPrintable(QString::number(bad)));
  }

  void two_thirds_are_most() {
    QVERIFY(one_class_holds_most({0, 0, 1}));
    QVERIFY(!one_class_holds_most({0, 0, 0, 1, 1}));
    QVERIFY(one_class_holds_most({-1, -1, -1, 1}));
    QVERIFY(!one_class_holds_most({-1, -1}));
  }
};

QTEST_GUILESS_MAIN(TestSharesOfClasses)
#include "tst_shares_of_classes.moc"
