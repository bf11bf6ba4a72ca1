// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>

#include "core/analysis/answer_chance.h"
#include "core/analysis/nested_choice.h"
#include "core/platform/free_memory.h"
#include "tests/support/asked.h"
#include "tests/support/dear_method.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// About three of six columns, one of which matters little. By its estimate, one run takes longer
/// than any limit of a check.
AnswerQuestion dear_question(const std::string& method, const Settings& settings) {
  const Matrix all = normal_matrix(80, 7, 3);
  const Vector target = 2.0 * all.col(0) - all.col(1) + 0.5 * all.col(2) + 0.2 * all.col(6);
  AnswerQuestion question = asked(method, number_problem(all.leftCols(6), target), settings);
  Result chosen = *question.result;
  chosen.selection.features = {0, 1, 2};
  question.result = std::make_shared<const Result>(chosen);
  question.run.method = std::make_shared<const DearMethod>(question.run.method, 1000.0);
  return question;
}

AnswerQuestion dear_search() {
  return dear_question("dii", {{"epochs", "5"}, {"search", "forward"}});
}

AnswerQuestion patient(AnswerQuestion question) {
  question.patient = true;
  return question;
}

}  // namespace

/// Whoever is not patient waits for no more than a limit; whoever is has none.
class TestAnswerChecks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_choice_that_takes_long_is_repeated_for_the_patient_alone() {
    const AnswerQuestion question = dear_question("f-test", {});
    QVERIFY(has_choice(question));
    QVERIFY(!nested_choice(question, {}));
    QCOMPARE(seconds_of_nested_choice(question), 0.0);
    QVERIFY(seconds_of_nested_choice(patient(question)) >= 10000.0);
    const auto found = nested_choice(patient(question), {});
    QVERIFY(found.has_value());
    QCOMPARE(found->selections.size(), std::size_t{10});
    QVERIFY(!found->without_search);
  }

  void a_long_search_is_repeated_for_the_patient_alone() {
    const AnswerChecks stability{.stability = true};
    const Answer quick = answer(dear_search(), stability);
    QVERIFY(has(in_words(check_of(quick, "stability").finding), "runs without the search"));
    const Answer whole = answer(patient(dear_search()), stability);
    QVERIFY(check_of(whole, "stability").level.has_value());
    QVERIFY(!has(in_words(check_of(whole, "stability").finding), "without the search"));
    QVERIFY(nested_choice(patient(dear_search()), {}).has_value());
    QVERIFY(!nested_choice(patient(dear_search()), {})->without_search);
  }

  /// A record may come from a machine with more memory than this one.
  void a_run_that_would_not_fit_into_memory_is_not_repeated() {
    if (!free_memory()) {
      QSKIP("the system does not say how much memory is free");
    }
    AnswerQuestion question = dear_question("f-test", {});
    question.run.method = std::make_shared<const DearMethod>(question.run.method, 0.001, 1e18);
    const Answer found = answer(question);
    for (const char* id : {"chance", "held-out", "stability"}) {
      const AnswerCheck& check = check_of(found, id);
      QVERIFY2(!check.level && check.seconds, id);
      const std::string words = in_words(check.finding);
      QVERIFY2(has(words, "a repeated run would take more than 1000 TB"), words.c_str());
    }
    QVERIFY(check_of(found, "fairness").level.has_value());
    question.run.method = std::make_shared<const DearMethod>(question.run.method, 0.001, 1.0);
    QVERIFY(check_of(answer(question, AnswerChecks{.stability = true}), "stability").level);
  }

  /// A search costs more than the run that it repeats.
  void chance_repeats_a_long_search_for_the_patient_alone() {
    const double quick = seconds_of_chance(dear_search());
    QVERIFY(seconds_of_chance(patient(dear_search())) > quick);
    const Answer whole = answer(patient(dear_search()), AnswerChecks{.chance = true});
    QVERIFY(check_of(whole, "chance").level.has_value());
  }

  void the_first_checks_are_a_share_of_all_that_is_still_to_be_done() {
    const AnswerCosts costs{10.0, 2.0, 27.0, 1.0, 0.0};
    const AnswerChecks first{.held_out = true, .fairness = true};
    QCOMPARE(share_of_first(costs, first, all_checks), 3.0 / 40.0);
    QCOMPARE(share_of_first(costs, all_checks, all_checks), 1.0);
    QCOMPARE(share_of_first({}, first, all_checks), 1.0);
    Answer known;
    known.checks = {{"fairness", {}, AnswerLevel::good, other_words("Fair."), {}, {}, 1.0}};
    QCOMPARE(share_of_first(costs, first, all_checks, &known), 2.0 / 39.0);
    known.checks.front().level.reset();  // it could not be made
    QCOMPARE(share_of_first(costs, first, all_checks, &known), 3.0 / 40.0);
  }
};

QTEST_GUILESS_MAIN(TestAnswerChecks)
#include "tst_answer_checks.moc"
