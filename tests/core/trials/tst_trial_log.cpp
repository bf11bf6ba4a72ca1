// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/suggestion.h"
#include "core/methods/registry.h"
#include "core/trials/trial_log.h"
#include "core/trials/trial_size.h"
#include "tests/support/counted_method.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/one_thread.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const Method& method_with(const std::string& id) {
  static const MethodRegistry methods = builtin_methods();
  return methods.find(id);
}

/// y = x1 + noise, and further columns of noise.
ProblemPtr planted(Index samples) {
  const Matrix all = normal_matrix(samples, 6, 4);
  return number_problem(all.leftCols(5), all.col(0) + 0.3 * all.col(5));
}

TrialPlan plan_of(const Method& method, ProblemPtr problem) {
  TrialPlan plan;
  plan.run = method.plan(method.schema().defaults());
  plan.problem = std::move(problem);
  return plan;
}

std::vector<Trial> permuted(std::size_t count) {
  std::vector<Trial> trials(count);
  for (std::size_t place = 0; place < count; ++place) {
    trials[place].number = place;
    trials[place].change.permuted_target = RandomDraw{7, place};
  }
  return trials;
}

bool same(const TrialOutcome& one, const TrialOutcome& other) {
  return one.objective == other.objective && one.ranking == other.ranking &&
         one.selected == other.selected && one.solutions == other.solutions;
}

}  // namespace

class TestTrialLog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_stopped_list_is_continued_where_it_was() {
    const OneThread in_order;
    const CountedMethod method(method_with("f-test"));
    const TrialPlan plan = plan_of(method, planted(60));
    const std::vector<Trial> trials = permuted(5);
    const auto in_one_go = run_trials(plan, trials, {});
    QVERIFY(in_one_go);
    QCOMPARE(method.begun(), 5);
    TrialLog log;
    std::stop_source stop;
    const auto stop_after_two = [&](double share) {
      if (share > 0.3) {
        stop.request_stop();
      }
    };
    QVERIFY(!run_trials(plan, trials, stop.get_token(), stop_after_two, &log));
    QCOMPARE(method.begun(), 5 + 2);
    const auto continued = run_trials(plan, trials, {}, {}, &log);
    QCOMPARE(method.begun(), 5 + 5);
    QVERIFY(continued);
    for (std::size_t place = 0; place < trials.size(); ++place) {
      QVERIFY(same((*continued)[place], (*in_one_go)[place]));
    }
    QVERIFY(run_trials(plan, trials, {}, {}, &log));
    QCOMPARE(method.begun(), 5 + 5);
  }

  void another_trial_or_plan_is_not_known() {
    const TrialPlan plan = plan_of(method_with("f-test"), planted(60));
    const std::vector<Trial> trials = permuted(2);
    TrialLog log;
    log.keep(plan, trials[0], {0.5, {0, 1}, 1});
    QVERIFY(log.find(plan, trials[0]));
    QVERIFY(!log.find(plan, trials[1]));
    Trial of_other_ties = trials[0];
    of_other_ties.number = 9;
    QVERIFY(!log.find(plan, of_other_ties));
    TrialPlan other = plan;
    other.seed = 2;
    QVERIFY(!log.find(other, trials[0]));
    QVERIFY(!log.find(plan_of(method_with("relief"), plan.problem), trials[0]));
    QVERIFY(!log.find(plan_of(method_with("f-test"), planted(60)), trials[0]));
  }

  /// The same trial may be chosen from in several ways.
  void a_choice_is_known_by_how_it_was_made() {
    const TrialPlan plan = plan_of(method_with("f-test"), planted(60));
    const std::vector<Trial> trials = permuted(2);
    const ChoiceInTrial two{ChosenBy::count, 2};
    TrialLog log;
    log.keep_choice(plan, trials[0], two, {3, 1});
    QVERIFY(log.find_choice(plan, trials[0], two) == std::optional(std::vector<Index>{3, 1}));
    QVERIFY(!log.find_choice(plan, trials[0], {ChosenBy::count, 3}));
    QVERIFY(!log.find_choice(plan, trials[0], {ChosenBy::rule, 0}));
    QVERIFY(!log.find_choice(plan, trials[1], two));
    QVERIFY(!log.find_choice(plan_of(method_with("relief"), plan.problem), trials[0], two));
    QVERIFY(!log.find(plan, trials[0]));  // how the trial went as a whole nobody has kept
    log.keep_choice(plan, trials[0], {ChosenBy::held_out, 0}, {});
    const auto none = log.find_choice(plan, trials[0], {ChosenBy::held_out, 0});
    QVERIFY(none && none->empty());  // that nothing was chosen is known, too
  }

  /// It is made anew for each list.
  void a_thinned_problem_is_known_again() {
    const TrialPlan whole = plan_of(method_with("f-test"), planted(1500));
    const Trial trial = permuted(1).front();
    TrialLog log;
    log.keep(within_budget(whole, {20.0, 1e6}), trial, {0.5, {0, 1}, 1});
    QVERIFY(log.find(within_budget(whole, {20.0, 1e6}), trial));
    QVERIFY(!log.find(whole, trial));
    QVERIFY(!log.find(within_budget(whole, {1e9, 1e-9}), trial));  // on fewer samples
  }

  void a_thinned_problem_is_not_kept() {
    const TrialPlan whole = plan_of(method_with("f-test"), planted(1500));
    TrialLog log;
    std::weak_ptr<const Problem> thinned;
    {
      const TrialPlan plan = within_budget(whole, {20.0, 1e6});
      thinned = plan.problem;
      log.keep(plan, permuted(1).front(), {0.5, {0, 1}, 1});
    }
    QVERIFY(thinned.expired());
  }

  /// Halves and permuted targets are the same whichever columns a person chooses.
  void questions_about_one_run_share_what_is_repeated() {
    const CountedMethod method(method_with("f-test"));
    const ProblemPtr problem = planted(80);
    AnswerQuestion question =
        question_about(plan_of(method, problem).run, problem,
                       std::make_shared<const Result>(run_to_end(method_with("f-test"), problem)));
    question.log = std::make_shared<TrialLog>();
    question.chosen = std::vector<Index>{0};
    const AnswerChecks some{true, false, true, false};
    const Answer first = answer(question, some);
    const int before = method.begun();
    question.chosen = std::vector<Index>{0, 1};
    const Answer second = answer(question, some);
    QCOMPARE(method.begun(), before);
    QVERIFY(in_words(first) != in_words(second));
    question.log.reset();
    const Answer without_log = answer(question, some);
    for (const std::size_t check : {0U, 2U}) {
      QVERIFY(second.checks[check].level);
      QCOMPARE(in_words(without_log.checks[check].finding), in_words(second.checks[check].finding));
    }
    QVERIFY(method.begun() > before);
  }
};

QTEST_GUILESS_MAIN(TestTrialLog)
#include "tst_trial_log.moc"
