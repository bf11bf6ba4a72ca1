// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/nested_choice.h"
#include "core/analysis/single_targets.h"
#include "core/trials/held_out_errors.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using Names = std::vector<std::string>;

constexpr Index samples = 150;
constexpr Index inputs = 6;

/// Some targets follow x1 and x2 of six columns, y1 for one, and all others are noise.
std::shared_ptr<Problem> some_follow(Index following, Index noise, std::uint64_t seed = 3) {
  const Matrix all = normal_matrix(samples, inputs + following + noise, seed);
  Matrix targets = all.rightCols(following + noise);
  for (Index target = 0; target < following; ++target) {
    const double slope = target % 2 == 0 ? 0.7 : -0.7;
    targets.col(target) = all.col(0) + slope * all.col(1) + 0.2 * targets.col(target);
  }
  return number_problem(all.leftCols(inputs), targets);
}

AnswerQuestion about_first_two(const ProblemPtr& problem) {
  AnswerQuestion question = asked("f-test", problem);
  question.chosen = std::vector<Index>{0, 1};
  return question;
}

const AnswerChecks in_short{true, true, false, false};

AnswerCheck held_out_of(const AnswerQuestion& question) {
  return check_of(answer(question, AnswerChecks{false, true, false, false}), "held-out");
}

}  // namespace

/// Of several targets, each is looked at by itself.
class TestSingleTargets : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// "They explain 2 targets", in green, where one of them is noise.
  void a_target_of_noise_is_named_and_not_explained() {
    const auto problem = some_follow(1, 1);
    problem->truth_features[0].name = "dose";
    problem->truth_features[1].name = "noise";
    const Answer found = answer(about_first_two(problem));
    const std::string words = in_words(found);
    QVERIFY2(found.level == AnswerLevel::caution, words.c_str());
    QVERIFY2(has(words, "They explain dose. They do not explain noise."), words.c_str());
    QVERIFY2(!has(words, "2 targets"), words.c_str());
    const AnswerCheck& check = check_of(found, "held-out");
    QCOMPARE(check.explained, Names{"dose"});
    QCOMPARE(check.unexplained, Names{"noise"});
    QVERIFY(number_of(check, "error_of_target_1") < 0.3);
    QVERIFY(number_of(check, "error_of_target_2") > 0.9);
    const std::string next = in_words(check.next_step);
    QVERIFY2(has(next, "Run it for noise alone: other columns may explain it."), next.c_str());
  }

  /// What the run itself selects is judged in the same way as what a person chose.
  void a_choice_that_is_repeated_does_not_explain_noise_either() {
    const AnswerQuestion question = asked("f-test", some_follow(1, 1));
    QVERIFY(has_choice(question));
    const AnswerCheck check = held_out_of(question);
    QVERIFY2(has(in_words(check.finding), "The choice was repeated without them"),
             in_words(check.finding).c_str());
    QCOMPARE(check.explained, Names{"y1"});
    QCOMPARE(check.unexplained, Names{"y2"});
  }

  void targets_that_are_all_explained_are_good() {
    const Answer found = answer(about_first_two(some_follow(2, 0)));
    const std::string words = in_words(found);
    QVERIFY2(found.level == AnswerLevel::good, words.c_str());
    QVERIFY2(has(words, "They explain 2 targets.") && !has(words, "not explain"), words.c_str());
    QVERIFY(check_of(found, "held-out").unexplained.empty());
  }

  void of_many_targets_three_are_named_and_the_others_counted() {
    const Answer found = answer(about_first_two(some_follow(12, 8)), in_short);
    const std::string words = in_words(found);
    QVERIFY2(has(words,
                 "They explain 12 of 20 targets. They do not explain y13, y14, y15 and 5 "
                 "others."),
             words.c_str());
    QVERIFY2(found.level == AnswerLevel::caution, words.c_str());
  }

  /// All together, they are hardly better predicted than by their means.
  void a_single_one_of_many_is_explained() {
    const AnswerCheck check = held_out_of(about_first_two(some_follow(1, 23)));
    const std::string finding = in_words(check.finding);
    QCOMPARE(check.explained, Names{"y1"});
    QCOMPARE(check.unexplained.size(), std::size_t{23});
    QVERIFY2(check.level == AnswerLevel::caution, finding.c_str());
    QVERIFY2(check.verdict == CheckVerdict::explains_some, finding.c_str());
    QVERIFY2(has(finding,
                 "y2, y3, y4 and 20 others are not predicted clearly better than by their "
                 "mean."),
             finding.c_str());
  }

  void where_no_target_is_explained_the_answer_is_red() {
    int red = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Answer found = answer(about_first_two(some_follow(0, 2, seed)), in_short);
      const std::string words = in_words(found);
      red += found.level == AnswerLevel::bad ? 1 : 0;
      QVERIFY2(found.level != AnswerLevel::good && !has(in_words(found.detail), "explain"),
               words.c_str());
      const AnswerCheck& check = check_of(found, "held-out");
      QVERIFY(check.explained.empty());
      QVERIFY2(has(in_words(check.finding), "None of the 2 targets is predicted clearly better"),
               words.c_str());
    }
    QVERIFY2(red >= 3, qPrintable(QString::number(red)));
  }

  /// A target in thousands would otherwise be all that the error tells of.
  void the_unit_of_a_target_does_not_matter() {
    for (const double unit : {1e-3, 1e3}) {
      const auto problem = some_follow(1, 1);
      Matrix targets = problem->truth.eval();
      targets.col(0) *= unit;
      problem->truth = targets;
      const AnswerCheck check = held_out_of(about_first_two(problem));
      QCOMPARE(check.explained, Names{"y1"});
      QCOMPARE(check.unexplained, Names{"y2"});
      QVERIFY(check.level != AnswerLevel::good);
      QVERIFY(number_of(check, "error_of_target_1") < 0.3);
    }
  }

  /// The error of a single target is the one that is told of it anyhow.
  void alone_a_target_has_the_error_of_nested_errors() {
    const auto problem = some_follow(1, 0);
    Message why;
    const HeldOutColumns task = *held_out_columns(*problem, problem->order,
                                                  held_out_options(about_first_two(problem)), why);
    const std::vector<std::vector<Index>> sets(task.splits.size(), {0, 1});
    const std::vector<std::vector<Index>> none(task.splits.size());
    const TargetErrors found = *nested_errors_of_targets(task, {{0}}, sets, {});
    const Vector own = *nested_errors(task, sets, {});
    const Vector of_nothing = *nested_errors(task, none, {});
    QCOMPARE(found.own.cols(), own.size());
    for (Index split = 0; split < own.size(); ++split) {
      const double expected = own[split] / of_nothing[split];
      QVERIFY(std::abs(found.own(0, split) / found.of_nothing(0, split) - expected) < 1e-9);
    }
  }

  void the_classes_of_a_category_are_one_target() {
    const Matrix drawn = normal_matrix(samples, inputs + 1, 5);
    Matrix targets = Matrix::Zero(samples, 4);
    for (Index sample = 0; sample < samples; ++sample) {
      const double value = drawn(sample, 0);
      targets(sample, value < -0.4 ? 0 : value < 0.4 ? 1 : 2) = 1.0;
    }
    targets.col(3) = drawn.col(0) + 0.2 * drawn.col(inputs);
    const auto with_number = number_problem(drawn.leftCols(inputs), targets);
    const auto alone = number_problem(drawn.leftCols(inputs), targets.leftCols(3));
    for (const auto& problem : {with_number, alone}) {
      for (std::size_t level = 0; level < 3; ++level) {
        problem->truth_features[level].name = std::string("size=") + "abc"[level];
      }
    }
    const std::vector<ColumnUnit> units = target_units(*with_number);
    QCOMPARE(units.size(), std::size_t{2});
    QCOMPARE(units.front().name, std::string("size"));
    QCOMPARE(held_out_of(about_first_two(with_number)).explained, (Names{"size", "y4"}));
    const AnswerCheck check = held_out_of(about_first_two(alone));
    QVERIFY(check.explained.empty() && check.unexplained.empty());
  }

  /// The coordinates of points are their distances together.
  void what_says_one_thing_together_keeps_one_error() {
    const auto problem = some_follow(0, 6);
    problem->truth_kind = TruthKind::pair_distances;
    QVERIFY(!has_single_targets(*problem) && target_units(*problem).empty());
    const AnswerCheck check = held_out_of(about_first_two(problem));
    QVERIFY(check.explained.empty() && check.unexplained.empty());
  }

  /// Of many targets, about thirty are predicted.
  void of_very_many_targets_it_says_how_many_were_looked_at() {
    const AnswerCheck check = held_out_of(about_first_two(some_follow(40, 0)));
    const std::string finding = in_words(check.finding);
    QCOMPARE(check.explained.size(), std::size_t{30});
    QVERIFY2(has(finding, "30 of the 40 targets were looked at one by one."), finding.c_str());
  }

  void what_is_stopped_finds_nothing() {
    const auto problem = some_follow(1, 1);
    Message why;
    const HeldOutColumns task = *held_out_columns(*problem, problem->order,
                                                  held_out_options(about_first_two(problem)), why);
    std::stop_source stop;
    stop.request_stop();
    const std::vector<std::vector<Index>> sets(task.splits.size(), {0, 1});
    QVERIFY(!single_targets(*problem, task, sets, stop.get_token()));
    QCOMPARE(single_targets(*problem, task, sets, {})->size(), std::size_t{2});
  }
};

QTEST_GUILESS_MAIN(TestSingleTargets)
#include "tst_single_targets.moc"
