// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/analysis/answer_checks.h"
#include "core/analysis/answer_held_out.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/changed_problem.h"
#include "core/random.h"
#include "core/study/untested_selection.h"
#include "core/text.h"
#include "core/trials/held_out_errors.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/sanitized.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const std::vector<std::string> kinds_of_methods{"dii", "f-test", "elastic-net", "random-forest"};

Settings quick(const std::string& method) {
  if (method == "dii") {
    return {{"epochs", "40"}};
  }
  return method == "random-forest" ? Settings{{"trees", "40"}} : Settings{};
}

/// y = 2 x1 - x2 and little noise, among six columns.
ProblemPtr planted_linear(Index samples = 150) {
  Matrix all = normal_matrix(samples, 7, 3);
  const Vector target = 2.0 * all.col(0) - all.col(1) + 0.2 * all.col(6);
  return number_problem(all.leftCols(6), target);
}

ProblemPtr permuted(const ProblemPtr& problem) {
  ProblemChange change;
  change.permuted_target = RandomDraw{5, 0};
  return changed_problem(problem, change);
}

/// What looking at chance would cost, as a person is told.
double chance_told(const AnswerQuestion& question) {
  const Answer unchecked = answer(question, AnswerChecks{});
  return check_of(unchecked, "chance").seconds.value();
}

}  // namespace

class TestAnswer : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_planted_target_is_good_and_names_its_columns_data() { methods(); }
  void a_planted_target_is_good_and_names_its_columns() {
    QFETCH(QString, method);
    const std::string id = method.toStdString();
    const Answer found = answer(asked(id, planted_linear(), quick(id)));
    // An elastic net keeps what it selects by itself: more than are needed, and that is said.
    const bool by_itself = id == "elastic-net";
    QVERIFY2(by_itself ? has(in_words(found), " of 6 columns are enough: x1, x2, ") &&
                             has(in_words(check_of(found, "held-out").finding), "it is no larger")
                       : in_words(found).starts_with("2 of 6 columns are enough: x1, x2."),
             in_words(found).c_str());
    QVERIFY2(found.level == AnswerLevel::good, in_words(found).c_str());
    // Only the rule of the F test promises a rate, which can be looked at, too.
    QCOMPARE(found.checks.size(), std::size_t{id == "f-test" ? 5U : 4U});
  }

  void of_a_permuted_target_nothing_is_found_data() { methods(); }
  void of_a_permuted_target_nothing_is_found() {
    QFETCH(QString, method);
    const std::string id = method.toStdString();
    const Answer found = answer(asked(id, permuted(planted_linear()), quick(id)));
    QVERIFY2(found.headline.id == "answer.nothing_found", in_words(found).c_str());
    QVERIFY(found.level == AnswerLevel::bad);
  }

  /// One weak column among ten tables: a gain within two standard errors is no good news.
  void a_gain_that_may_be_chance_is_not_good() {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const Matrix all = normal_matrix(60, 3, seed);
      const Vector target = 0.25 * all.col(0) + all.col(2);
      AnswerQuestion question = asked("f-test", number_problem(all.leftCols(2), target));
      question.chosen = std::vector<Index>{0};
      const Answer found = answer(question, AnswerChecks{false, true, false, false});
      const AnswerCheck& check = check_of(found, "held-out");
      const auto task = [&] {
        Message why;
        return held_out_columns(*question.problem, {}, held_out_options(question), why);
      }();
      const Matrix errors = *held_out_errors(*task, {{0}, {}}, {});
      const PairedGain gain = gain_over(errors.row(0), errors.row(1), *task);
      QVERIFY(check.level != AnswerLevel::good || gain.mean > 0.0);
      QVERIFY(check.level != AnswerLevel::bad || !gain.is_clear());
    }
  }

  void classes_are_predicted_as_classes() {
    const ProblemPtr numbers = planted_linear();
    std::vector<int> classes;
    for (const double value : Vector(numbers->truth.col(0))) {
      classes.push_back(value < 0.0 ? 0 : 1);
    }
    const ProblemPtr problem = class_problem(numbers->inputs, classes, {"low", "high"});
    const Answer found = answer(asked("f-test", problem));
    QVERIFY2(has(in_words(found), "the classes of class"), in_words(found).c_str());
    const std::string finding = in_words(check_of(found, "held-out").finding);
    QVERIFY2(has(finding, "% of the samples"), finding.c_str());
    QVERIFY2(found.level == AnswerLevel::good, in_words(found).c_str());
  }

  void a_method_without_a_target_is_judged_by_permuted_inputs() {
    Matrix inputs = normal_matrix(120, 6, 9);
    inputs.col(1) = inputs.col(0) + 0.3 * inputs.col(1);
    inputs.col(2) = inputs.col(0) + 0.3 * inputs.col(2);
    const auto together = number_problem(inputs, Matrix(120, 0));
    const Answer found = answer(asked("cur", together, {{"count", "3"}}));
    QVERIFY2(has(in_words(check_of(found, "chance").finding), "inputs in random order"),
             in_words(found).c_str());
    QVERIFY(check_of(found, "chance").level.has_value());
  }

  void what_beats_all_random_columns_is_not_inside_their_band() {
    const Matrix all = normal_matrix(150, 7, 12);
    Matrix inputs = all.leftCols(6);
    for (Index copy = 1; copy < 5; ++copy) {
      inputs.col(copy) = all.col(0) + 0.3 * all.col(copy);
    }
    const Vector target = all.col(0) + 0.1 * all.col(6);
    AnswerQuestion question = asked("f-test", number_problem(inputs, target));
    question.chosen = std::vector<Index>{0};
    const Answer best = answer(question, AnswerChecks{false, true, false, false});
    QVERIFY2(check_of(best, "held-out").level == AnswerLevel::good, in_words(best).c_str());
    question.chosen = std::vector<Index>{5};
    const Answer worst = answer(question, AnswerChecks{false, true, false, false});
    QVERIFY2(check_of(worst, "held-out").level == AnswerLevel::bad, in_words(worst).c_str());
  }

  /// Of three columns one is chosen: what the other two have is compared with it, not its own
  /// error.
  void the_chosen_columns_are_not_among_the_random_ones() {
    const Matrix inputs = normal_matrix(150, 3, 3);
    const Vector target = inputs.col(0) + 0.1 * normal_matrix(150, 1, 4);
    AnswerQuestion question = asked("f-test", number_problem(inputs, target));
    question.chosen = std::vector<Index>{0};
    const Answer found = answer(question, AnswerChecks{false, true, false, false});
    const std::string words = in_words(check_of(found, "held-out").finding);
    const std::string before = "random columns: ";
    const std::size_t at = words.find(before);
    QVERIFY2(at != std::string::npos, words.c_str());
    QVERIFY2(std::strtod(words.c_str() + at + before.size(), nullptr) > 0.8, words.c_str());
  }

  void a_person_chooses_how_many() {
    AnswerQuestion question = asked("f-test", planted_linear());
    question.chosen = std::vector<Index>{2, 3};
    const Answer found = answer(question);
    QCOMPARE(found.selection, (std::vector<Index>{2, 3}));
    QVERIFY2(has(in_words(found), "our 2 of 6 columns"), in_words(found).c_str());
    QVERIFY(found.suggestion.says_nothing());
    QVERIFY(check_of(found, "held-out").level == AnswerLevel::bad);
    question.chosen = std::vector<Index>{0, 6};
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(answer(question)));
  }

  /// x2 is nearly x1: weights keep both, a search takes one of them and x3.
  void a_search_is_repeated_as_a_search_by_who_has_patience() {
    const Matrix all = normal_matrix(60, 4, 9);
    Matrix inputs = all.leftCols(3);
    inputs.col(1) = all.col(0) + 0.02 * all.col(3);
    const ProblemPtr problem = number_problem(inputs, 2.0 * all.col(0) + all.col(2));
    AnswerQuestion question = asked("dii", problem, {{"epochs", "20"}, {"search", "forward"}});
    question.patient = true;
    question.chosen = std::vector<Index>{0, 2};
    const Answer found = answer(question, AnswerChecks{false, false, true, false});
    const AnswerCheck& check = check_of(found, "stability");
    const std::string finding = in_words(check.finding);
    QVERIFY2(!has(finding, "without the search"), finding.c_str());
    QVERIFY2(!has(finding, "come and go: x3"), finding.c_str());
    const Finding& index = *find_finding(check.numbers, "stability");
    QVERIFY(index.error.has_value());
    const std::string error = *index.error > 0.0 ? " ± " + short_text(*index.error, 2) : "";
    QVERIFY2(has(finding, "(stability " + short_text(index.value, 3) + error + " of 1)"),
             finding.c_str());
    QVERIFY(searches(question));
    QVERIFY(!searches(asked("dii", problem, {{"epochs", "20"}, {"search", "none"}})));
  }

  void how_often_the_same_columns_were_chosen_is_a_number() {
    const Answer found =
        answer(asked("f-test", planted_linear()), AnswerChecks{false, false, true, false});
    const AnswerCheck& check = check_of(found, "stability");
    const std::string finding = in_words(check.finding);
    QVERIFY2(finding.starts_with("The same 2 in " +
                                 short_text(number_of(check, "times_the_same"), 3) + " of 20 runs"),
             finding.c_str());
  }

  /// From 0 to the end, in parts as large as the checks cost; what is known costs nothing.
  void says_how_much_of_it_is_done() {
    const AnswerQuestion question = asked("f-test", planted_linear());
    std::mutex mutex;
    std::vector<double> shares;
    const auto note = [&](double share) {
      const std::lock_guard lock(mutex);
      shares.push_back(share);
    };
    const Answer first =
        answer(question, AnswerChecks{true, false, false, true}, {}, nullptr, note);
    QVERIFY(shares.size() > 20U);
    QCOMPARE(shares.front(), 0.0);
    QVERIFY(std::all_of(shares.begin(), shares.end(),
                        [](double share) { return share >= 0.0 && share <= 1.0; }));
    QVERIFY(*std::max_element(shares.begin(), shares.end()) > 0.5);
    shares.clear();
    static_cast<void>(answer(question, all_checks, {}, &first, note));
    const double known = shares.at(1);  // after chance, which was known
    QCOMPARE(known, 0.0);
  }

  /// What a person chose cannot be chosen again without the tested samples.
  /// "Your 2 of 8 columns are enough", with one of noise beside the one that matters; "it hardly
  /// matters which columns are taken" of five of eight, of which one does.
  void padding_is_named() {
    const Matrix all = normal_matrix(150, 9, 5);
    AnswerQuestion question =
        asked("f-test", number_problem(all.leftCols(8), all.col(2) + 0.3 * all.col(8)));
    const AnswerChecks only{false, true, false, false};
    question.chosen = std::vector<Index>{2};
    QVERIFY(check_of(answer(question, only), "held-out").level == AnswerLevel::good);
    for (const std::vector<Index>& padded :
         {std::vector<Index>{2, 3}, std::vector<Index>{2, 6, 0, 1, 5}}) {
      question.chosen = padded;
      const AnswerCheck check = check_of(answer(question, only), "held-out");
      const std::string finding = in_words(check.finding);
      QVERIFY2(check.level != AnswerLevel::bad, finding.c_str());
      QVERIFY2(has(finding, "it is no larger"), finding.c_str());
    }
  }

  /// Until a person says whether the rows are a series, nothing is certain.
  void a_series_that_is_only_guessed_is_not_green() {
    Problem problem = *planted_linear();
    AnswerQuestion question = asked("f-test", std::make_shared<const Problem>(problem));
    QVERIFY(answer(question).level == AnswerLevel::good);
    problem.order.time = all_positions(problem.samples());
    problem.order.guessed = true;
    question = asked("f-test", std::make_shared<const Problem>(problem));
    const Answer found = answer(question);
    QVERIFY2(found.level != AnswerLevel::good, in_words(found).c_str());
    QVERIFY2(has(in_words(found), "say whether the rows are a series"), in_words(found).c_str());
  }

  /// "They explain y. Note: hardly better than knowing nothing".
  void what_does_not_help_on_held_out_samples_explains_nothing() {
    const Matrix all = normal_matrix(200, 9, 6);
    AnswerQuestion question = asked(
        "f-test", number_problem(all.leftCols(8), all.col(2) + all.col(3) + 0.2 * all.col(8)));
    question.chosen = std::vector<Index>{2};  // all columns are better by far
    const Answer found = answer(question);
    QVERIFY(check_of(found, "chance").level == AnswerLevel::good);
    QVERIFY(check_of(found, "held-out").level == AnswerLevel::caution);
    QVERIFY2(!has(in_words(found.detail), "explain"), in_words(found).c_str());
  }

  void the_choice_is_repeated_without_the_tested_samples() {
    const AnswerChecks only{false, true, false, false};
    AnswerQuestion question = asked("f-test", planted_linear(29));
    const std::string own = in_words(check_of(answer(question, only), "held-out").finding);
    QVERIFY2(has(own, "The choice was repeated without them: ") && !has(own, "in view"),
             own.c_str());
    question.chosen = std::vector<Index>{0, 1};
    const std::string chosen = in_words(check_of(answer(question, only), "held-out").finding);
    QVERIFY2(has(chosen, "If the columns were chosen with these samples in view") &&
                 !has(chosen, "repeated"),
             chosen.c_str());
  }

  void of_a_stopped_run_nothing_is_enough() {
    AnswerQuestion question = asked("f-test", planted_linear());
    Result stopped = *question.result;
    stopped.outcome.ending = Ending::stopped;
    question.result = std::make_shared<const Result>(stopped);
    const Answer found = answer(question);
    QVERIFY2(!has(in_words(found), "enough") && !has(in_words(found.detail), "explain") &&
                 has(in_words(found), "stopped before its end"),
             in_words(found).c_str());
    QVERIFY(found.level == AnswerLevel::caution);
  }

  void what_loses_much_is_not_enough() {
    const Matrix all = normal_matrix(150, 7, 3);
    const Vector target = all.col(0) + all.col(1) + all.col(2) + 0.1 * all.col(6);
    AnswerQuestion question = asked("f-test", number_problem(all.leftCols(6), target));
    question.chosen = std::vector<Index>{0, 1};
    const Answer found = answer(question);
    QVERIFY(check_of(found, "held-out").level == AnswerLevel::caution);
    QVERIFY2(in_words(found).starts_with("Your 2 of 6 columns were selected: "),
             in_words(found).c_str());
  }

  void a_method_that_needs_no_target_does_not_explain_one() {
    const Answer found = answer(asked("cur", planted_linear(), {{"count", "2"}}));
    QVERIFY2(!has(in_words(found), "y1") && has(in_words(found), "does not look at"),
             in_words(found).c_str());
  }

  /// That a test was not made is no finding.
  void a_test_that_was_not_made_tests_nothing() {
    AnswerQuestion question = asked("f-test", planted_linear());
    Result none = *question.result;
    none.selection = untested_selection(message(
        "randomization.not_done", "the randomization test was not made: {1}", std::string("why")));
    question.result = std::make_shared<const Result>(none);
    const Answer found = answer(question);
    QCOMPARE(in_words(found),
             std::string("Nothing was tested: the randomization test was not made: why."));
    QVERIFY(found.level == AnswerLevel::bad);
  }

  void a_rule_that_selects_nothing_finds_nothing() {
    AnswerQuestion question = asked("f-test", planted_linear());
    Result none = *question.result;
    none.selection = {{}, other_words("q-value under 0.05")};
    question.result = std::make_shared<const Result>(none);
    const Answer found = answer(question);
    QCOMPARE(in_words(found), std::string("Nothing found: no column passes the rule of the run, "
                                          "q-value under 0.05."));
    QVERIFY(found.level == AnswerLevel::bad);
    QCOMPARE(check_of(found, "held-out").finding.id, std::string("answer.nothing_to_check"));
  }

  void a_person_who_chooses_no_column_has_not_asked_yet() {
    AnswerQuestion question = asked("f-test", planted_linear());
    question.chosen.emplace();
    const Answer found = answer(question);
    QCOMPARE(in_words(found), std::string("No column is selected: an answer needs at least 1."));
    QVERIFY(!check_of(found, "held-out").level);
  }

  void what_was_not_checked_is_said_with_its_cost() {
    const AnswerQuestion question = asked("f-test", planted_linear());
    const Answer found = answer(question, AnswerChecks{false, true, true, true});
    QVERIFY(found.level == AnswerLevel::caution);
    QVERIFY(!check_of(found, "chance").level);
    QVERIFY2(has(in_words(found), "Not checked: chance"), in_words(found).c_str());
    QVERIFY(check_of(found, "chance").seconds > 0.0);
    QVERIFY(!check_of(found, "held-out").seconds);  // it was made
  }

  void a_run_that_took_longer_than_estimated_makes_checks_dearer() {
    AnswerQuestion question = asked("f-test", planted_linear());
    const double usual = chance_told(question);
    question.seconds = 0.2;  // so much may pass before a run begins
    QCOMPARE(chance_told(question), usual);
    question.seconds = 60.3;
    QVERIFY(std::abs(chance_told(question) - 200.0 * usual) < 1e-6 * usual);
    QCOMPARE(reference_costs(question).chance, usual);  // by which is decided what is made
  }

  void what_is_not_good_may_be_enough() {
    AnswerQuestion question = asked("f-test", planted_linear());
    const auto begins = [&question](const AnswerChecks& checks, const char* words) {
      return in_words(answer(question, checks)).starts_with(words);
    };
    const AnswerChecks without_stability{true, true, false, true};
    QVERIFY(begins(without_stability, "2 of 6 columns may be enough: x1, x2."));
    question.chosen = std::vector<Index>{0, 1};
    QVERIFY(begins(without_stability, "Your 2 of 6 columns may be enough: x1, x2."));
  }

  void as_many_checks_are_made_as_can_be_afforded() {
    QVERIFY(affordable_checks({1.0, 0.5, 1.0, 0.1}, 3.0).stability);
    const AnswerChecks some = affordable_checks({60.0, 0.5, 1.0, 0.1}, 3.0);
    QVERIFY(some.held_out && some.fairness && some.stability && !some.chance);
    const AnswerChecks most = affordable_checks({58.0, 0.5, 1.0, 0.1}, whole_answer);
    QVERIFY(most.chance && most.stability);
  }

  /// What was checked before is not checked again: only what is missing is.
  void a_known_answer_is_completed() {
    const AnswerQuestion question = asked("f-test", planted_linear());
    Answer known = answer(question, AnswerChecks{true, false, false, false});
    QVERIFY2(!has(in_words(known), "enough"), in_words(known).c_str());
    known.checks.front().finding = other_words("Looked at before.");
    const Answer whole = answer(question, all_checks, {}, &known);
    QCOMPARE(in_words(check_of(whole, "chance").finding), std::string("Looked at before."));
    const Answer fresh = answer(question);
    for (const char* id : {"held-out", "stability", "fairness"}) {
      QCOMPARE(in_words(check_of(whole, id).finding), in_words(check_of(fresh, id).finding));
    }
    QVERIFY2(has(in_words(whole), "are enough"), in_words(whole).c_str());
  }

  void stopped_before_it_began_it_says_so() {
    std::stop_source stop;
    stop.request_stop();
    const Answer found = answer(asked("f-test", planted_linear()), all_checks, stop.get_token());
    QVERIFY(found.level != AnswerLevel::good);
    for (const AnswerCheck& check : found.checks) {
      QVERIFY(!check.level);
    }
  }

  /// However long the run took, and whether or not a person asked for the checks: the machine
  /// decides nothing. 1,200 samples are thinned for the repeated runs, by a cost that must not be
  /// that of the machine.
  void is_the_same_on_any_number_of_threads_data() { methods(); }
  void is_the_same_on_any_number_of_threads() {
    QFETCH(QString, method);
    const std::string id = method.toStdString();
    AnswerQuestion question = asked(id, planted_linear(sanitized ? 80 : 1200), quick(id));
    const std::size_t before = most_threads();
    std::vector<Answer> answers;
    for (const std::size_t threads : {1U, 2U, 4U}) {
      set_most_threads(threads);
      question.seconds = 100.0 / static_cast<double>(threads);
      answers.push_back(answer(question, std::nullopt));
    }
    set_most_threads(before);
    const auto said = [](const Answer& found) {
      const std::string words = in_words(found);
      return words.substr(0, words.find(" Not checked"));
    };
    for (const Answer& other : answers) {
      QCOMPARE(said(other), said(answers.front()));
      for (std::size_t check = 0; check < other.checks.size(); ++check) {
        QCOMPARE(in_words(other.checks[check].finding),
                 in_words(answers.front().checks[check].finding));
        QVERIFY(other.checks[check].level == answers.front().checks[check].level);
        QVERIFY(other.checks[check].numbers == answers.front().checks[check].numbers);
      }
    }
  }

  /// "It explains Day", under a red banner.
  void what_is_bad_explains_nothing() {
    const ProblemPtr plain = planted_linear();
    Matrix inputs(plain->samples(), 4);
    inputs << plain->inputs.leftCols(3), plain->truth.col(0).array().exp().matrix();
    const Answer found = answer(asked("f-test", number_problem(inputs, plain->truth)));
    QVERIFY(found.level == AnswerLevel::bad);
    QVERIFY(check_of(found, "chance").level == AnswerLevel::good);
    QVERIFY2(!has(in_words(found.detail), "explain"), in_words(found).c_str());
  }

 private:
  static void methods() {
    QTest::addColumn<QString>("method");
    const std::size_t count = sanitized ? 1 : kinds_of_methods.size();  // a thousand times slower
    for (std::size_t k = 0; k < count; ++k) {
      QTest::newRow(kinds_of_methods[k].c_str()) << QString::fromStdString(kinds_of_methods[k]);
    }
  }
};

QTEST_GUILESS_MAIN(TestAnswer)
#include "tst_answer.moc"
