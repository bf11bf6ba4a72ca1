// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/nested_choice.h"
#include "core/positions.h"
#include "core/text.h"
#include "core/trials/held_out_errors.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// y = 2 x1 - x2 and little noise, among six columns.
std::shared_ptr<Problem> planted() {
  const Matrix all = normal_matrix(150, 7, 3);
  const Vector target = 2.0 * all.col(0) - all.col(1) + 0.2 * all.col(6);
  return number_problem(all.leftCols(6), target);
}

/// Two classes, told apart by x1 and x2 of six columns, but for some.
std::shared_ptr<Problem> planted_classes() {
  const Matrix all = normal_matrix(150, 7, 3);
  std::vector<int> classes;
  for (Index sample = 0; sample < all.rows(); ++sample) {
    classes.push_back(all(sample, 0) + all(sample, 1) + 0.6 * all(sample, 6) > 0.0 ? 1 : 0);
  }
  return class_problem(all.leftCols(6), classes, {"no", "yes"});
}

/// y = x at first, then x is large and y no longer follows. There are two equal columns.
std::shared_ptr<Problem> series_that_leaves_its_line() {
  Matrix inputs(100, 2);
  Vector target(100);
  for (Index sample = 0; sample < 100; ++sample) {
    const auto time = static_cast<double>(sample);
    inputs.row(sample).setConstant(sample < 80 ? time / 40.0 - 1.0 : 9.0 + time / 100.0);
    target[sample] = sample < 80 ? time / 40.0 - 1.0 : 1.0;
  }
  auto problem = number_problem(inputs, target);
  problem->order.time = all_positions(100);
  return problem;
}

AnswerCheck held_out_of(const AnswerQuestion& question) {
  return check_of(answer(question, AnswerChecks{false, true, false, false}), "held-out");
}

/// That of the mean of the errors of ten parts, each a quarter of the samples that are learned
/// from, by the formula of Nadeau and Bengio.
double error_of_ten(const Vector& errors) {
  double mean = 0.0;
  for (const double error : errors) {
    mean += error / 10.0;
  }
  double variance = 0.0;
  for (const double error : errors) {
    variance += (error - mean) * (error - mean) / 9.0;
  }
  return std::sqrt((1.0 / 10.0 + 1.0 / 4.0) * variance);
}

}  // namespace

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

  /// Five folds, twice, with the choice repeated in each training part.
  void the_standard_error_is_that_of_the_folds_data() {
    QTest::addColumn<bool>("classes");
    QTest::newRow("numbers") << false;
    QTest::newRow("classes") << true;
  }
  void the_standard_error_is_that_of_the_folds() {
    QFETCH(bool, classes);
    const AnswerQuestion question = asked("f-test", classes ? planted_classes() : planted());
    const NestedChoice nested = *nested_choice(question, {});
    QCOMPARE(nested.errors.size(), Index{10});
    const std::vector<std::vector<Index>> no_columns(nested.selections.size());
    const Vector of_nothing = *nested_errors(nested.task, no_columns, {});
    const double unit = of_nothing.mean();
    const double ratio = nested.errors.mean() / unit;
    const double error = error_of_ten(nested.errors - ratio * of_nothing) / unit;
    QVERIFY(error > 0.0);
    const AnswerCheck check = held_out_of(question);
    const Finding& found = *find_finding(check.numbers, "held_out_error");
    QVERIFY(std::abs(found.value - nested.errors.mean() / unit) < 1e-12);
    QVERIFY(found.error.has_value());
    QVERIFY(std::abs(*found.error - error) < 1e-12);
    const std::string finding = in_words(check.finding);
    QVERIFY2(has(finding,
                 (classes ? " where knowing nothing has 1, give or take " : "), give or take ") +
                     short_text(error, 2)),
             finding.c_str());
    QVERIFY(find_finding(check.numbers, "error_of_all")->error.has_value());
    if (classes) {
      const Finding& share = *find_finding(check.numbers, "wrong_share");
      QVERIFY(std::abs(share.error.value_or(0.0) - error_of_ten(nested.errors)) < 1e-12);
    }
  }

  /// However many samples there are: what was chosen with all of them in view has seen them.
  void samples_that_were_in_view_are_not_called_unseen() {
    AnswerQuestion question = asked("dii", planted(), {{"epochs", "40"}});
    QVERIFY(has_choice(question));
    const std::string before = in_words(held_out_of(question).finding);
    QVERIFY2(before.starts_with("Samples that were not seen"), before.c_str());
    question.run.values.set("epochs", std::int64_t{100000});  // such runs take too long to repeat
    QVERIFY(!nested_choice(question, {}));
    const AnswerCheck check = held_out_of(question);
    const std::string finding = in_words(check.finding);
    QVERIFY2(!has(finding, "not seen") && !has(finding, "repeated"), finding.c_str());
    QVERIFY2(has(finding, "held out after the columns were chosen are predicted with an error of "),
             finding.c_str());
    QVERIFY2(has(finding, "chosen with all samples in view, so that the error may be too small"),
             finding.c_str());
    QVERIFY(!has(in_words(find_finding(check.numbers, "held_out_error")->measured_on), "not seen"));
  }

  void of_all_columns_none_was_chosen() {
    AnswerQuestion question = asked("f-test", planted());
    question.chosen = std::vector<Index>{0, 1, 2, 3, 4, 5};
    const std::string finding = in_words(held_out_of(question).finding);
    QVERIFY2(finding.starts_with("Samples that were not seen") && !has(finding, "in view"),
             finding.c_str());
  }

  /// In the last stretch of time, only who has seen it lets neighbours predict instead of a line.
  void the_error_of_all_columns_is_that_of_unseen_samples() {
    const std::shared_ptr<Problem> problem = series_that_leaves_its_line();
    AnswerQuestion question = asked("f-test", problem);
    question.chosen = std::vector<Index>{0, 1};
    Message why;
    const HeldOutColumns task =
        *held_out_columns(*problem, problem->order, held_out_options(question), why);
    const std::vector<std::vector<Index>> sets{{0, 1}, {}};
    const Matrix in_view = *held_out_errors(task, sets, {});
    const Matrix unseen = *unseen_errors(task, sets, {});
    const double expected = relative_error(unseen.row(0), unseen.row(1));
    QVERIFY(expected > 2.0 * relative_error(in_view.row(0), in_view.row(1)));
    const AnswerCheck check = held_out_of(question);
    QVERIFY(std::abs(number_of(check, "held_out_error") - expected) < 1e-9);
  }

  /// Nobody knows what a person looked at, so that nothing is said to be unseen.
  void what_a_person_chose_is_not_said_to_be_judged_on_unseen_samples() {
    for (const bool classes : {false, true}) {
      AnswerQuestion question = asked("f-test", classes ? planted_classes() : planted());
      question.chosen = std::vector<Index>{0, 1};
      const AnswerCheck check = held_out_of(question);
      const std::string finding = in_words(check.finding);
      QVERIFY2(!has(finding, "not seen"), finding.c_str());
      QVERIFY2(has(finding, "held out after the columns were chosen"), finding.c_str());
      QVERIFY2(has(finding, "If the columns were chosen with these samples in view"),
               finding.c_str());
      for (const Finding& number : check.numbers) {
        const std::string where = in_words(number.measured_on);
        QVERIFY2(!has(where, "not seen"), where.c_str());
      }
    }
  }

  /// A median, a mean or a spread of all samples knows those that are held out.
  void what_was_worked_out_from_all_samples_is_said() {
    const auto told = [](bool fillings, bool scales) {
      const std::shared_ptr<Problem> problem = planted();
      problem->from_all_samples = {fillings, scales};
      return in_words(held_out_of(asked("f-test", problem)).finding);
    };
    QVERIFY(!has(told(false, false), "in view"));
    QVERIFY(has(told(true, false), "Missing cells were filled with all samples in view."));
    QVERIFY(has(told(false, true), "Columns were scaled with all samples in view."));
    QVERIFY(has(told(true, true), "filled, and columns scaled, with all samples in view."));
  }

  /// The red answer says by what it is red, and nothing of columns that were never ranked.
  void where_nothing_is_ranked_the_answer_says_so_and_what_it_rests_on() {
    AnswerQuestion question = asked("f-test", planted());
    Result none = *question.result;
    none.columns = {{"order", "Order", "", ValueKind::order,
                     std::vector<double>(none.columns.front().values.size(), 0.0)}};
    none.selection = {{}, other_words("nothing helps"), FeatureSelection::CountDecidedBy::held_out};
    question.result = std::make_shared<const Result>(none);
    const Answer found = answer(question);
    QVERIFY(found.level == AnswerLevel::bad);
    QVERIFY2(has(in_words(found), "so no column is ranked") &&
                 !has(in_words(found), "the run ranks first"),
             in_words(found).c_str());
    QCOMPARE(check_of(found, "chance").finding.id, std::string("answer.rests_on_held_out"));
    QVERIFY(check_of(found, "held-out").level == AnswerLevel::bad);
  }

  /// "Nothing found ... collect more samples", in red, of a run that a person has stopped.
  void a_run_that_was_stopped_before_it_found_anything_is_not_called_bad() {
    using CountDecidedBy = FeatureSelection::CountDecidedBy;
    for (const CountDecidedBy by : {CountDecidedBy::held_out, CountDecidedBy::of_rule}) {
      AnswerQuestion question = asked("f-test", planted());
      Result none = *question.result;
      none.iterations = 9;
      none.selection = {{}, other_words("nothing helps"), by};
      question.result = std::make_shared<const Result>(none);
      QVERIFY(settled_level(answer(question)) == AnswerLevel::bad);
      none.outcome.ending = Ending::stopped;
      question.result = std::make_shared<const Result>(none);
      const Answer found = answer(question);
      const std::string words = in_words(found);
      QVERIFY2(found.level == AnswerLevel::caution && !settled_level(found), words.c_str());
      QCOMPARE(found.headline.id, std::string("answer.nothing_found_yet"));
      QVERIFY2(has(words, "the run was stopped after 9 iterations, before its end") &&
                   has(words, "nothing helps."),
               words.c_str());
      const AnswerCheck& check = check_of(found, "held-out");
      QVERIFY(!check.level && !check.is_open());
      QVERIFY(!has(in_words(check.next_step), "samples"));
      QCOMPARE(check_of(found, "chance").finding.id, std::string("answer.nothing_to_check"));
    }
  }
};

QTEST_GUILESS_MAIN(TestAnswerHeldOut)
#include "tst_answer_held_out.moc"
