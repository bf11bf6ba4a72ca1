// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/nested_choice.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

bool has(const std::vector<Index>& features, Index feature) {
  return std::find(features.begin(), features.end(), feature) != features.end();
}

/// y = first * x1 - second * x2 and noise, among six columns, of which one is kept.
ProblemPtr planted(double first, double second, double noise, Index kept) {
  const Matrix all = normal_matrix(150, 7, 3);
  const Vector target = first * all.col(0) - second * all.col(1) + noise * all.col(6);
  auto problem = number_problem(all.leftCols(6), target);
  problem->features[static_cast<std::size_t>(kept)].always_kept = true;
  return problem;
}

}  // namespace

/// The answer about a run with columns that a person keeps.
class TestAnswerKept : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_choice_is_among_the_others_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("search");
    QTest::newRow("relief") << "relief"
                            << "";
    QTest::newRow("mrmr") << "mrmr"
                          << "";
    QTest::newRow("pcov-fps") << "pcov-fps"
                              << "";
    QTest::newRow("dii forward") << "dii"
                                 << "forward";
  }
  void the_choice_is_among_the_others() {
    QFETCH(QString, method);
    QFETCH(QString, search);
    Settings settings;
    if (!search.isEmpty()) {
      settings = {{"search", search.toStdString()}, {"epochs", "40"}};
    }
    const AnswerQuestion question =
        asked(method.toStdString(), planted(2.0, 1.0, 0.2, 5), settings);
    const FeatureSelection& selection = question.result->selection;
    QVERIFY(selection.count_decided_by == FeatureSelection::CountDecidedBy::held_out);
    QCOMPARE(selection.kept, Index{1});
    QCOMPARE(selection.features.front(), Index{5});
    QVERIFY(has(selection.features, 0) && has(selection.features, 1));
    const Answer found = answer(question, AnswerChecks{});
    QCOMPARE(found.selection, selection.features);
    const std::string said = in_words(found);
    QVERIFY2(said.find("x6 is kept because you asked for it.") != std::string::npos, said.c_str());
  }

  /// Of a kept column that says all, nothing more is needed.
  void a_kept_column_may_be_enough() {
    const AnswerQuestion question = asked("relief", planted(2.0, 0.0, 0.2, 0));
    QCOMPARE(question.result->selection.features, (std::vector<Index>{0}));
  }

  /// A path of penalties has no solution of the kept column unless it is asked for one: what is
  /// shown then is that solution, not another one.
  void the_kept_column_alone_has_a_solution_of_its_own() {
    const AnswerQuestion question =
        asked("dii", planted(2.0, 0.0, 0.2, 0), {{"search", "l1-path"}, {"epochs", "40"}});
    const Result& result = *question.result;
    QCOMPARE(result.selection.features, (std::vector<Index>{0}));
    QVERIFY(result.suggested_path_point.has_value());
    const PathPoint& point = result.path[*result.suggested_path_point];
    QCOMPARE(point.selection, (std::vector<Index>{0}));
    QCOMPARE(result.objective, point.objective);
    QVERIFY(result.space.weights()[0] > 0.0);
    QCOMPARE(result.space.weights().tail(5).maxCoeff(), 0.0);
    QCOMPARE(ranking(result.columns).front(), Index{0});
  }

  /// Of noise, nothing but what a person keeps is left.
  void of_noise_only_the_kept_column_is_left() {
    const AnswerQuestion question = asked("relief", planted(0.0, 0.0, 1.0, 2));
    const FeatureSelection& selection = question.result->selection;
    QCOMPARE(selection.kept, Index{1});
    QCOMPARE(selection.features.front(), Index{2});
    const Answer found = answer(question, AnswerChecks{});
    QVERIFY(found.level != AnswerLevel::good);
  }

  void the_repeated_choice_keeps_it_too() {
    const AnswerQuestion question = asked("relief", planted(2.0, 1.0, 0.2, 5));
    const auto nested = nested_choice(question, {});
    QVERIFY(nested.has_value());
    for (const std::vector<Index>& selection : nested->selections) {
      QVERIFY(has(selection, 5));
    }
  }

  /// That it is in every selection says nothing of how steady the choice is.
  void stability_is_that_of_the_others() {
    AnswerChecks checks;
    checks.stability = true;
    const AnswerQuestion alone = asked("relief", planted(2.0, 0.0, 0.2, 0));
    const Answer kept_only = answer(alone, checks);
    const AnswerCheck& check = check_of(kept_only, "stability");
    QCOMPARE(check.finding.id, std::string("stability.all_kept"));
    QVERIFY(check.level == AnswerLevel::good);
  }
};

QTEST_GUILESS_MAIN(TestAnswerKept)

#include "tst_answer_kept.moc"
