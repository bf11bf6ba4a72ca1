// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <memory>
#include <string>

#include "core/analysis/answer_checks.h"
#include "core/analysis/quick_repeats.h"
#include "core/methods/registry.h"
#include "tests/support/asked.h"
#include "tests/support/law_problems.h"
#include "tests/support/messages.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const MethodRegistry& methods() {
  static const MethodRegistry all = builtin_methods();
  return all;
}

/// About a run that nobody has made: what is asked here is only how it would be repeated.
AnswerQuestion question_of(const std::string& id, const Settings& settings = {}) {
  AnswerQuestion question;
  const Method& method = methods().find(id);
  question.run = method.plan(values_of(method, settings));
  question.problem = std::make_shared<const Problem>(planted_table({}));
  return question;
}

TrialPlan repeated(const AnswerQuestion& question) {
  return affordable_plan(question, {20.0, 1.5}, {20.0, 1.5});
}

}  // namespace

/// Runs that are only compared with each other may do less than the run itself, and say so.
class TestQuickRepeats : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void they_have_fewer_folds_and_trees() {
    const AnswerQuestion question = question_of("automatic");
    const ParameterValues quick = repeated(question).run.values;
    QCOMPARE(quick.integer("outer_folds"), std::int64_t{3});
    QCOMPARE(quick.integer("outer_repeats"), std::int64_t{1});
    QCOMPARE(quick.integer("trees"), std::int64_t{20});
    QVERIFY(quick.at("seed") == question.run.values.at("seed"));
    const std::string said = in_words(how_quick(question));
    QVERIFY2(has(said, "(Folds: 3, Repeats: 1, Trees: 20)"), said.c_str());
  }

  void what_is_less_already_stays_and_is_not_said() {
    const AnswerQuestion question =
        question_of("automatic", {{"trees", "10"}, {"outer_repeats", "1"}});
    QCOMPARE(repeated(question).run.values.integer("trees"), std::int64_t{10});
    QVERIFY(has(in_words(how_quick(question)), "(Folds: 3)"));
  }

  /// Who has asked for all of it gets all of it.
  void a_patient_question_repeats_the_whole_run() {
    AnswerQuestion question = question_of("automatic");
    question.patient = true;
    QVERIFY(repeated(question).run.values == question.run.values);
    QVERIFY(how_quick(question).says_nothing());
  }

  void a_run_with_these_settings_has_no_quicker_one() {
    const Settings least{{"outer_folds", "3"}, {"outer_repeats", "1"}, {"trees", "20"}};
    const AnswerQuestion question = question_of("automatic", least);
    QVERIFY(!has_quick_runs(question.run));
    QVERIFY(how_quick(question).says_nothing());
    QVERIFY(repeated(question).run.values == question.run.values);
  }

  void other_methods_are_repeated_as_they_are() {
    for (const char* id : {"f-test", "random-forest", "elastic-net", "dii"}) {
      const AnswerQuestion question = question_of(id);
      QVERIFY2(!has_quick_runs(question.run), id);
      QVERIFY2(how_quick(question).says_nothing(), id);
    }
  }

  /// Both the run on the samples as they are and those by chance are quick ones.
  void an_answer_says_how_it_was_checked() {
    const Settings small{{"outer_folds", "4"}, {"outer_repeats", "1"}, {"trees", "5"}};
    const AnswerQuestion question =
        asked("automatic", std::make_shared<const Problem>(planted_table({.inputs = 3})), small);
    const Answer said = answer(question, AnswerChecks{true, false, true, false});
    for (const char* id : {"chance", "stability"}) {
      const AnswerCheck& check = check_of(said, id);
      QVERIFY2(check.level.has_value(), id);
      QVERIFY2(!has(in_words(check.finding), "quicker than"), in_words(check.finding).c_str());
      QCOMPARE(check.details.size(), std::size_t{1});
    }
    QCOMPARE(in_words(details_of(said)),
             std::string("All of these runs are quicker than the run itself (Folds: 3)."));
    QVERIFY(check_of(said, "chance").level == AnswerLevel::good);
  }
};

QTEST_GUILESS_MAIN(TestQuickRepeats)
#include "tst_quick_repeats.moc"
