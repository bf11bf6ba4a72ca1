// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/panel_units.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index samples = 200;

/// Two numbers and a text of four values, which is four inputs. The target is x1 and the text.
std::shared_ptr<Problem> with_text() {
  const Matrix drawn = normal_matrix(samples, 3, 8);
  Matrix inputs = Matrix::Zero(samples, 6);
  inputs.leftCols(2) = drawn.leftCols(2);
  Vector target = drawn.col(0) + 0.2 * drawn.col(2);
  for (Index sample = 0; sample < samples; ++sample) {
    const Index value = sample % 4;
    inputs(sample, 2 + value) = 1.0;
    target[sample] += static_cast<double>(value);
  }
  auto problem = number_problem(inputs, target);
  const std::vector<std::string> values{"blue", "green", "red", "white"};
  for (std::size_t value = 0; value < values.size(); ++value) {
    ColumnInfo& info = problem->features[2 + value];
    info.name = "colour=" + values[value];
    info.of_text = TextOrigin{"colour", values[value]};
  }
  return problem;
}

/// What a person reads in bold.
std::string headline_of(const std::shared_ptr<Problem>& problem, std::vector<Index> chosen,
                        const AnswerChecks& checks) {
  AnswerQuestion question = asked("f-test", problem);
  question.chosen = std::move(chosen);
  return in_words(answer(question, checks).headline);
}

}  // namespace

/// The heading of an answer.
class TestAnswerHeadline : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// "13 of 29 columns", of a table with 8.
  void a_text_is_one_column_however_many_inputs_it_is() {
    const auto problem = with_text();
    QCOMPARE(count_of_units(problem->features), Index{3});
    QCOMPARE(count_of_units(problem->features, {5, 0, 2}), Index{2});
    QCOMPARE(names_as_seen(problem->features, {0, 3, 2, 5, 4}),
             (std::vector<std::string>{"x1", "colour"}));
    QCOMPARE(names_as_seen(problem->features, {3, 0}),
             (std::vector<std::string>{"colour=green", "x1"}));
    AnswerQuestion question = asked("f-test", problem);
    question.chosen = std::vector<Index>{0, 2, 3, 4, 5};
    const Answer found = answer(question, AnswerChecks{true, true, false, false});
    QVERIFY2(in_words(found).starts_with("Your 2 of 3 columns "), in_words(found).c_str());
    QVERIFY2(in_words(found.detail).starts_with("x1, colour."), in_words(found).c_str());
    question.chosen = std::vector<Index>{0, 1, 2, 3, 4, 5};
    const Answer all = answer(question, AnswerChecks{});
    QVERIFY2(in_words(all.headline).starts_with("All 3 columns "), in_words(all).c_str());
  }

  /// "15 of 31 columns were selected", in red.
  void a_red_heading_says_what_is_wrong() {
    const Matrix all = normal_matrix(150, 7, 3);
    const Vector target = 2.0 * all.col(0) - all.col(1) + 0.2 * all.col(6);
    const auto problem = number_problem(all.leftCols(6), target);
    const std::string useless =
        headline_of(problem, {2, 3}, AnswerChecks{false, true, false, false});
    QVERIFY2(
        useless.starts_with("Your 2 of 6 columns were selected, which predict no better than "),
        useless.c_str());
    const std::string chance =
        headline_of(problem, {2, 3}, AnswerChecks{true, false, false, false});
    QVERIFY2(chance.ends_with(" were selected, which may be chance"), chance.c_str());
    Matrix leaking = all.leftCols(6);
    leaking.col(2) = target;
    const std::string leak = headline_of(number_problem(leaking, target), {1, 2},
                                         AnswerChecks{false, false, false, true});
    QVERIFY2(leak.ends_with(" were selected, not all of which may be used"), leak.c_str());
  }

  /// "1 of 6 columns was selected, which predict no better"; the last four columns are noise.
  void the_verb_agrees_with_one_column() {
    const Matrix all = normal_matrix(150, 7, 3);
    const Vector target = 2.0 * all.col(0) - all.col(1) + 0.2 * all.col(6);
    int useless = 0;
    for (Index noise = 2; noise < 6; ++noise) {
      const std::string said = headline_of(number_problem(all.leftCols(6), target), {noise},
                                           AnswerChecks{false, true, false, false});
      QVERIFY2(!has(said, "which predict no"), said.c_str());
      useless += has(said, " was selected, which predicts no better than ") ? 1 : 0;
    }
    QVERIFY(useless > 0);
    Matrix leaking = all.leftCols(6);
    leaking.col(2) = target;
    const std::string leak =
        headline_of(number_problem(leaking, target), {2}, AnswerChecks{false, false, false, true});
    QVERIFY2(leak.ends_with(" was selected, which may not be used"), leak.c_str());
  }

  /// x1 xor x4 among ten columns: none says anything by itself.
  void of_a_pair_among_noise_not_all_columns_are_needed() {
    const Matrix inputs = normal_matrix(300, 10, 21);
    std::vector<int> classes;
    for (Index sample = 0; sample < inputs.rows(); ++sample) {
      classes.push_back((inputs(sample, 1) > 0.0) != (inputs(sample, 4) > 0.0) ? 1 : 0);
    }
    const ProblemPtr problem = class_problem(inputs, classes, {"no", "yes"});
    for (const char* method : {"mrmr", "f-test", "mutual-information"}) {
      const Answer found = answer(asked(method, problem));
      QVERIFY2(!has(in_words(found), "are needed"), in_words(found).c_str());
      QVERIFY2(found.selection.size() < 10 || found.level != AnswerLevel::good,
               in_words(found).c_str());
    }
  }

  void each_of_four_that_are_planted_is_needed() {
    const Matrix all = normal_matrix(200, 5, 3);
    const Vector target = all.leftCols(4).rowwise().sum() + 0.2 * all.col(4);
    const Answer found = answer(asked("f-test", number_problem(all.leftCols(4), target)));
    QVERIFY2(in_words(found).starts_with("All 4 columns are needed"), in_words(found).c_str());
  }

  /// "It explains the other inputs", where held-out samples were put into classes.
  void columns_of_a_method_without_a_target_explain_the_classes_that_were_asked_for() {
    const Matrix inputs =
        normal_matrix(200, 4, 31) * Eigen::Vector4d(4.0, 1.0, 1.0, 1.0).asDiagonal();
    std::vector<int> classes;
    for (const double value : inputs.col(0)) {
      classes.push_back(value > 0.0 ? 1 : 0);
    }
    AnswerQuestion question = asked("fps", class_problem(inputs, classes, {"low", "high"}));
    question.chosen = std::vector<Index>{0};
    const Answer found = answer(question);
    QVERIFY2(has(in_words(found), "It explains the classes of"), in_words(found).c_str());
    QVERIFY2(has(in_words(found), "does not look at what should be explained"),
             in_words(found).c_str());
  }
};

QTEST_GUILESS_MAIN(TestAnswerHeadline)
#include "tst_answer_headline.moc"
