// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/answer.h"
#include "core/text.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/sanitized.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestAnswerChance : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// y = 0.5 x3 + noise, of which held-out samples choose the columns. What they choose is held
  /// against chance by what chose them, and is never selected and "not found" at once.
  void what_held_out_samples_choose_is_not_called_nothing() {
    constexpr int tables = sanitized ? 2 : 12;
    int found_it = 0;
    for (std::uint64_t seed = 1; seed <= tables; ++seed) {
      const Matrix all = normal_matrix(150, 6, 40 + seed);
      const Vector target = 0.5 * all.col(2) + all.col(5);
      const AnswerQuestion question = asked("dii", number_problem(all.leftCols(5), target),
                                            {{"search", "forward"}, {"epochs", "30"}});
      const Answer found = answer(question);
      const bool nothing = found.headline.id == "answer.nothing_found";
      QVERIFY2(nothing == found.selection.empty(), in_words(found).c_str());
      if (found.selection.empty()) {
        continue;
      }
      const AnswerCheck& chance = check_of(found, "chance");
      QVERIFY2(has(in_words(chance.finding), "held-out error with "),
               in_words(chance.finding).c_str());
      const auto x3 = std::find(found.selection.begin(), found.selection.end(), Index{2});
      found_it += x3 != found.selection.end() && chance.level != AnswerLevel::bad ? 1 : 0;
      if (check_of(found, "held-out").level == AnswerLevel::good) {
        QVERIFY2(!has(in_words(found), "may be chance"), in_words(found).c_str());
      }
    }
    QVERIFY2(sanitized || found_it >= 11, qPrintable(QString::number(found_it)));
  }

  /// Two classes by 0.35 x3 + noise. Counts of wrong classes would be as good by chance in most of
  /// these tables, the shares of classes in few; a column of noise is still chance.
  void a_weak_effect_on_classes_is_told_from_chance() {
    constexpr int tables = sanitized ? 2 : 20;
    int planted = 0;
    int noise = 0;
    for (std::uint64_t seed = 1; seed <= tables; ++seed) {
      const Matrix all = normal_matrix(200, 6, 70 + seed);
      const Vector latent = 0.35 * all.col(2) + all.col(5);
      std::vector<int> class_of(200);
      for (Index row = 0; row < 200; ++row) {
        class_of[static_cast<std::size_t>(row)] = latent(row) > 0.0 ? 1 : 0;
      }
      AnswerQuestion question =
          asked("f-test", class_problem(all.leftCols(5), class_of, {"a", "b"}));
      const auto good = [&](Index column) {
        question.chosen = std::vector<Index>{column};
        const AnswerCheck chance =
            check_of(answer(question, AnswerChecks{true, false, false, false}), "chance");
        return chance.level == AnswerLevel::good ? 1 : 0;
      };
      planted += good(2);
      noise += good(4);
    }
    QVERIFY2(sanitized || planted >= 14, qPrintable(QString::number(planted)));
    QVERIFY2(noise <= 3, qPrintable(QString::number(noise)));
  }

  /// "May be chance: 20 of 20 runs were as good", where y rises with x1 from place to place and
  /// falls with it within each.
  void a_relation_that_is_another_within_groups_is_not_called_chance() {
    const Matrix drawn = normal_matrix(200, 4, 11);
    Matrix inputs = drawn.leftCols(3);
    Vector target(200);
    std::vector<int> places;
    for (Index sample = 0; sample < 200; ++sample) {
      const auto place = static_cast<double>(sample % 4);
      const double within = 0.7 * drawn(sample, 0);
      inputs(sample, 0) = 2.0 * place + within;
      target[sample] = 2.5 * place - 1.5 * within + 0.3 * drawn(sample, 3);
      places.push_back(static_cast<int>(sample % 4));
    }
    const auto problem = number_problem(inputs, target);
    problem->order.groups = "place";
    problem->order.group_of = places;
    AnswerQuestion question = asked("f-test", problem);
    question.chosen = std::vector<Index>{0};
    const Answer found = answer(question, AnswerChecks{true, true, false, false});
    const AnswerCheck& chance = check_of(found, "chance");
    QVERIFY2(chance.verdict == CheckVerdict::differs_within_groups,
             in_words(chance.finding).c_str());
    QVERIFY2(has(in_words(chance.finding),
                 "within each place, the target goes with the columns "
                 "otherwise than between them"),
             in_words(chance.finding).c_str());
    QVERIFY(chance.level == AnswerLevel::bad);
    // Whole places that were not seen are predicted well: that is no chance, either.
    QVERIFY2(has(in_words(found.headline), "within groups the relation is another"),
             in_words(found.headline).c_str());
  }

  /// What is compared with chance are the columns that are kept, not all of them.
  void chance_is_asked_about_the_columns_that_are_kept() {
    const Matrix all = normal_matrix(150, 7, 3);
    const Vector target = 2.0 * all.col(0) - all.col(1) + 0.2 * all.col(6);
    const ProblemPtr problem = number_problem(all.leftCols(6), target);
    AnswerQuestion question = asked("dii", problem, {{"epochs", "40"}});
    Result of_rule = *question.result;
    of_rule.selection = {{0, 1, 2}, other_words("weights above 0")};
    question.result = std::make_shared<const Result>(of_rule);
    const AnswerChecks only{true, false, false, false};
    question.chosen = std::vector<Index>{0, 1};
    const AnswerCheck planted = check_of(answer(question, only), "chance");
    question.chosen = std::vector<Index>{4, 5};
    const AnswerCheck noise = check_of(answer(question, only), "chance");
    QVERIFY(planted.finding != noise.finding);
    // The numbers of a finding are those that its sentence shows.
    const auto shown = [](const AnswerCheck& check, const char* id) {
      return short_text(number_of(check, id), 3);
    };
    const std::string found = in_words(planted.finding);
    QVERIFY2(has(found, "DII with 2 columns " + shown(planted, "own") + "; chance " +
                            shown(planted, "least_by_chance") + " to " +
                            shown(planted, "largest_by_chance")),
             found.c_str());
    QCOMPARE(number_of(planted, "as_good_by_chance"), 0.0);
    QVERIFY2(planted.level == AnswerLevel::good, found.c_str());
    const std::string nothing = in_words(noise.finding);
    QVERIFY2(nothing.starts_with(shown(noise, "as_good_by_chance") + " of "), nothing.c_str());
    QVERIFY2(noise.level == AnswerLevel::bad, nothing.c_str());
  }
};

QTEST_GUILESS_MAIN(TestAnswerChance)
#include "tst_answer_chance.moc"
