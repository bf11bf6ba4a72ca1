// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/random_beside.h"

#include <QtTest>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/analysis/answer_checks.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// A column of text with three values, in three columns of 0 and 1, beside two of noise. The target
/// follows the text.
std::shared_ptr<Problem> text_and_noise() {
  constexpr Index samples = 120;
  const Matrix noise = normal_matrix(samples, 3, 5);
  Matrix inputs(samples, 5);
  inputs.leftCols(3).setZero();
  inputs.rightCols(2) = noise.leftCols(2);
  Vector target = 0.5 * noise.col(2);
  for (Index sample = 0; sample < samples; ++sample) {
    const Index value = (7 * sample / 3) % 3;
    inputs(sample, value) = 1.0;
    target[sample] += 2.0 * static_cast<double>(value);
  }
  const auto problem = number_problem(inputs, target);
  for (std::size_t column = 0; column < 3; ++column) {
    problem->features[column].group = "colour";
  }
  return problem;
}

}  // namespace

class TestRandomBeside : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Three inputs could only be drawn as the text itself.
  void a_column_of_text_counts_as_one() {
    const auto problem = text_and_noise();
    const std::vector<Index> text{2, 0, 1};
    QVERIFY(has_others(text, *problem));
    for (std::uint64_t draw = 0; draw < 10; ++draw) {
      const auto others = others_in_fold(text, *problem, Random(1, Purpose::feature_subsets, draw));
      QVERIFY((others == std::vector<Index>{3}) || (others == std::vector<Index>{4}));
    }
    QVERIFY(!has_others({}, *problem));
    QVERIFY(!has_others({0, 1, 2, 3, 4}, *problem));
  }

  /// "No better than columns drawn at random", which were the same; "without colour=b it is no
  /// larger", although its values stay together.
  void a_column_of_text_is_compared_with_others_and_not_taken_apart() {
    AnswerQuestion question = asked("f-test", text_and_noise());
    question.chosen = std::vector<Index>{0, 1, 2};
    const Answer found = answer(question, AnswerChecks{false, true, false, false});
    const AnswerCheck& check = check_of(found, "held-out");
    QVERIFY2(!has(in_words(check.finding), "without"), in_words(check.finding).c_str());
    QVERIFY(number_of(check, "held_out_error") < 0.5);
    QVERIFY(number_of(check, "least_error_of_random") > 0.9);
    QVERIFY2(check.level == AnswerLevel::good, in_words(check.finding).c_str());
  }
};

QTEST_GUILESS_MAIN(TestRandomBeside)
#include "tst_random_beside.moc"
