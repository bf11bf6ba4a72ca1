// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/error_meaning.h"
#include "core/text.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

AnswerCheck check_of_columns(const ProblemPtr& problem, std::vector<Index> chosen) {
  AnswerQuestion question = asked("f-test", problem);
  question.chosen = std::move(chosen);
  return check_of(answer(question, AnswerChecks{false, true, false, false}), "held-out");
}

/// y = x1 and noise of this deviation, beside two more columns.
std::shared_ptr<Problem> noisy(double noise) {
  const Matrix all = normal_matrix(300, 4, 3);
  return number_problem(all.leftCols(3), 5.0 * (all.col(0) + noise * all.col(3)));
}

std::string percent_text(double share) { return short_text(100.0 * share, 2) + " %"; }

}  // namespace

/// What the held-out error is said to mean.
class TestErrorMeaning : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// "error 0.781 where 1 = the mean" says nothing to who reads it for the first time.
  void the_share_of_the_variance_is_one_less_the_square_of_the_error() {
    const AnswerCheck check = check_of_columns(noisy(1.0), {0});
    const double error = number_of(check, "held_out_error");
    QVERIFY2(std::abs(error - std::sqrt(0.5)) < 0.1, qPrintable(QString::number(error)));
    const std::string found = in_words(check.finding);
    QVERIFY2(has(found, "explains " + percent_text(1.0 - error * error) + " of the variance"),
             found.c_str());
    QVERIFY2(!has(found, "are off by"), found.c_str());  // the target has no unit
  }

  void only_what_is_better_than_nothing_explains_something_data() {
    QTest::addColumn<int>("verdict");
    QTest::addColumn<bool>("explains");
    QTest::newRow("good") << static_cast<int>(HeldOutVerdict::good) << true;
    QTest::newRow("little") << static_cast<int>(HeldOutVerdict::explains_little) << true;
    QTest::newRow("as exact as any") << static_cast<int>(HeldOutVerdict::random_as_exact) << true;
    QTest::newRow("nothing") << static_cast<int>(HeldOutVerdict::no_better_than_nothing) << false;
    QTest::newRow("random") << static_cast<int>(HeldOutVerdict::no_better_than_random) << false;
    QTest::newRow("perhaps") << static_cast<int>(HeldOutVerdict::perhaps_better_than_nothing)
                             << false;
    QTest::newRow("hardly") << static_cast<int>(HeldOutVerdict::hardly_better_than_nothing)
                            << false;
  }
  /// "That explains 42 % of the variance" stood beside "no better than columns drawn at random".
  void only_what_is_better_than_nothing_explains_something() {
    QFETCH(int, verdict);
    QFETCH(bool, explains);
    const auto problem = noisy(1.0);
    problem->truth_features.front().unit = "N";
    ComparedErrors errors;
    errors.selected = Vector::Constant(5, 0.5);
    errors.of_nothing = Vector::Ones(5);
    std::vector<Finding> numbers;
    const auto meaning = meaning_of_error(*problem, HeldOutColumns(), {}, errors,
                                          static_cast<HeldOutVerdict>(verdict), {}, numbers);
    QVERIFY(meaning.has_value());
    const std::string said = in_words(*meaning);
    QVERIFY2(has(said, "explains 75 % of the variance") == explains, said.c_str());
    QVERIFY2(has(said, "Predictions are off by about"), said.c_str());
  }

  /// Of two values, the columns are judged once more.
  void the_estimate_knows_of_two_values() {
    const auto seconds = [](double values) {
      const auto problem = noisy(1.0);
      problem->truth = Matrix::NullaryExpr(300, 1, [values](Index row, Index) {
        return std::fmod(static_cast<double>(row), values);
      });
      AnswerQuestion question = asked("f-test", problem);
      question.chosen = {0, 1};
      return seconds_of_held_out(question);
    };
    QVERIFY(seconds(2.0) > 1.05 * seconds(3.0));
  }

  void what_is_exact_explains_nearly_all() {
    const std::string found = in_words(check_of_columns(noisy(0.01), {0}).finding);
    QVERIFY2(has(found, "explains nearly all of the variance"), found.c_str());
  }

  /// The noise is 5 N/mm², and what the mean misses is 5 sqrt(2).
  void the_error_is_told_in_the_unit_of_the_target() {
    const auto problem = noisy(1.0);
    problem->truth_features.front().unit = "N/mm²";
    const std::string found = in_words(check_of_columns(problem, {0}).finding);
    const std::size_t at = found.find("are off by about ");
    QVERIFY2(at != std::string::npos, found.c_str());
    QVERIFY2(has(found.substr(at), " N/mm², those of the mean alone by about "), found.c_str());
    const double off = std::strtod(found.c_str() + at + 17, nullptr);
    QVERIFY2(std::abs(off - 5.0) < 0.7, found.c_str());
  }

  /// x1 above 0 is the value, but for one in ten.
  void of_two_values_the_right_ones_are_counted() {
    const Matrix all = normal_matrix(300, 3, 7);
    Vector target(300);
    for (Index sample = 0; sample < 300; ++sample) {
      const bool above = all(sample, 0) > 0.0;
      target[sample] = (sample % 10 == 0 ? !above : above) ? 1.0 : 0.0;
    }
    const double ones = target.mean();
    const AnswerCheck check = check_of_columns(number_problem(all, target), {0});
    const double right = number_of(check, "right_share");
    QVERIFY2(right > 0.8 && right < 0.93, qPrintable(QString::number(right)));
    const double habit = number_of(check, "right_share_of_nothing");
    QVERIFY2(std::abs(habit - std::max(ones, 1.0 - ones)) < 1e-9,
             qPrintable(QString::number(habit)));
    const std::string found = in_words(check.finding);
    QVERIFY2(has(found, percent_text(right) + " are right (always the more frequent value: " +
                            percent_text(habit) + ")"),
             found.c_str());
  }

  /// Clear, and too little to rely on.
  void what_explains_little_is_a_caution_and_is_called_so() {
    const auto problem = noisy(2.0);
    const AnswerQuestion question = asked("f-test", problem);
    const Answer found = answer(question);
    const AnswerCheck& check = check_of(found, "held-out");
    QVERIFY(number_of(check, "held_out_error") > most_error_of_good);
    QVERIFY(check.level == AnswerLevel::caution && found.level == AnswerLevel::caution);
    QVERIFY2(has(in_words(check.finding), ": that explains little"),
             in_words(check.finding).c_str());
    QVERIFY2(has(in_words(found), "xplains little of y1.") || has(in_words(found), "xplain little"),
             in_words(found).c_str());
    QVERIFY2(has(in_words(found.headline), " may be enough"), in_words(found).c_str());
  }
};

QTEST_GUILESS_MAIN(TestErrorMeaning)
#include "tst_error_meaning.moc"
