// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "core/error.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/trials/trial_size.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const Method& method_with(const std::string& id) {
  static const MethodRegistry methods = builtin_methods();
  return methods.find(id);
}

/// y = x1 + x2 / 2 + noise, and further columns of noise.
std::shared_ptr<Problem> planted(Index samples, Index inputs) {
  const Matrix values = normal_matrix(samples, inputs + 1, 4);
  return number_problem(values.leftCols(inputs),
                        values.col(0) + 0.5 * values.col(1) + 0.3 * values.rightCols(1));
}

TrialPlan plan_of(const std::string& method, ProblemPtr problem) {
  TrialPlan plan;
  const Method& found = method_with(method);
  plan.run = found.plan(found.schema().defaults());
  plan.problem = std::move(problem);
  return plan;
}

/// Some samples; a permuted target; permuted inputs; two inputs.
std::vector<Trial> some_trials() {
  std::vector<Trial> trials(4);
  trials[0].change.samples = {1, 2, 3, 5, 8, 13, 21, 34, 35, 36, 40, 41, 44, 50, 51, 55};
  trials[1].change.permuted_target = RandomDraw{7, 1};
  trials[2].change.permuted_inputs = RandomDraw{7, 2};
  trials[3].change.inputs = {3, 0};
  for (std::size_t place = 0; place < trials.size(); ++place) {
    trials[place].number = place;
  }
  return trials;
}

bool same(const TrialOutcome& one, const TrialOutcome& other) {
  return one.objective == other.objective && one.ranking == other.ranking &&
         one.selected == other.selected && one.solutions == other.solutions;
}

std::vector<double> sorted(const Matrix& column) {
  std::vector<double> values(column.data(), column.data() + column.size());
  std::sort(values.begin(), values.end());
  return values;
}

}  // namespace

class TestTrial : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_trial_is_a_run_on_the_changed_problem() {
    const TrialPlan plan = plan_of("dii", planted(60, 5));
    const std::vector<Trial> trials = some_trials();
    const auto outcomes = run_trials(plan, trials, {});
    QVERIFY(outcomes);
    for (std::size_t place = 0; place < trials.size(); ++place) {
      const ProblemPtr changed = changed_problem(plan.problem, trials[place].change);
      const Result alone = run_to_end(*plan.run.method, changed);
      QCOMPARE((*outcomes)[place].objective, alone.objective);
    }
    QVERIFY((*outcomes)[0].objective < (*outcomes)[1].objective);
  }

  void trials_share_nothing() {
    const TrialPlan plan = plan_of("relief", planted(60, 6));
    const std::vector<Trial> trials = some_trials();
    const std::size_t before = most_threads();
    set_most_threads(1);
    const auto one_thread = run_trials(plan, trials, {});
    set_most_threads(3);
    const auto three_threads = run_trials(plan, trials, {});
    set_most_threads(before);
    for (std::size_t place = 0; place < trials.size(); ++place) {
      const auto alone = run_trials(plan, std::vector<Trial>{trials[place]}, {});
      QVERIFY(same((*one_thread)[place], alone->front()));
      QVERIFY(same((*three_threads)[place], alone->front()));
    }
  }

  void permuted_inputs_keep_their_values_and_lose_their_partners() {
    const ProblemPtr problem = planted(50, 4);
    const ProblemPtr changed = changed_problem(problem, some_trials()[2].change);
    QVERIFY(changed->truth == problem->truth);
    for (Index input = 0; input < 4; ++input) {
      QVERIFY(changed->inputs.col(input) != problem->inputs.col(input));
      QCOMPARE(sorted(changed->inputs.col(input)), sorted(problem->inputs.col(input)));
    }
    // Each in an order of its own: who was in the row of the largest x1 is no longer there.
    Index before = 0;
    Index after = 0;
    problem->inputs.col(0).maxCoeff(&before);
    changed->inputs.col(0).maxCoeff(&after);
    QVERIFY(changed->inputs(after, 1) != problem->inputs(before, 1));
    // Inputs are permuted before some are chosen, so that a choice sees the same columns.
    ProblemChange chosen = some_trials()[2].change;
    chosen.inputs = std::vector<Index>{2};
    QVERIFY(changed_problem(problem, chosen)->inputs.col(0) == changed->inputs.col(2));
  }

  void an_impossible_trial_says_why() {
    const TrialPlan plan = plan_of("dii", planted(60, 5));
    std::vector<Trial> trials = some_trials();
    trials[1].change = {};
    trials[1].change.samples = std::vector<Index>{0};
    const BegunTrial begun = begin_trial(plan.run, plan.problem, trials[1].change);
    QVERIFY(begun.stepper == nullptr);
    QVERIFY(!begun.trouble.says_nothing());
    try {
      static_cast<void>(run_trials(plan, trials, {}));
      QFAIL("a run of one sample has a result");
    } catch (const Error& error) {
      QCOMPARE(std::string(error.what()), in_words(begun.trouble));
    }
  }

  void progress_counts_the_trials() {
    const std::vector<Trial> trials = some_trials();
    std::mutex mutex;
    std::multiset<double> shares;
    const auto note = [&](double share) {
      const std::lock_guard lock(mutex);
      shares.insert(share);
    };
    QVERIFY(run_trials(plan_of("f-test", planted(60, 5)), trials, {}, part_of(note, 0.5, 0.9)));
    QCOMPARE(shares.size(), trials.size());
    double wanted = 0.5;
    for (const double share : shares) {
      wanted += 0.1;
      QVERIFY(std::abs(share - wanted) < 1e-12);
    }
    QVERIFY(!part_of({}, 0.0, 1.0));
  }

  void a_stopped_list_has_no_outcomes() {
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!run_trials(plan_of("dii", planted(60, 5)), some_trials(), stop.get_token()));
  }

  void the_best_of_a_search_are_its_solution_and_then_the_ranking() {
    TrialOutcome run{0.1, {0, 1, 2, 3}, 0};
    QCOMPARE(run.best(2), (std::vector<Index>{0, 1}));
    run.solutions = {{3}, {3, 1}};
    QCOMPARE(run.best(1), (std::vector<Index>{3}));
    QCOMPARE(run.best(2), (std::vector<Index>{3, 1}));
    QCOMPARE(run.best(3), (std::vector<Index>{3, 1, 0}));
    QCOMPARE(run.best(9), (std::vector<Index>{3, 1, 0, 2}));
  }

  void a_rule_that_selects_nothing_is_another_thing_than_no_rule() {
    Result found;
    found.columns = {{"score", "Score", "", ValueKind::score, {0.1, 0.9, 0.8, 0.0, 0.7}}};
    const TrialPlan plan = plan_of("f-test", planted(60, 5));
    QVERIFY(!outcome_of(plan, Trial{}, found).selected.has_value());
    found.selection.rule = other_words("a rule");
    QVERIFY(outcome_of(plan, Trial{}, found).selected == std::optional<std::size_t>(0));
    QVERIFY(outcome_of(plan, Trial{}, found).best(0).empty());
  }

  /// A panel of one column showed blue where only red mattered, as blue comes first in the table.
  void a_cut_inside_a_group_keeps_its_best_columns() {
    const auto grouped = std::make_shared<Problem>(*planted(60, 5));
    for (const std::size_t colour : {1U, 2U, 4U}) {
      grouped->features[colour].group = "colour";
    }
    Result found;
    found.columns = {
        {"score", "Score", "", ValueKind::score, {0.1, 0.9, 0.9, 0.0, 0.9}},
        {"alone", "Alone", "", ValueKind::score, {0.1, 0.2, 0.3, 0.0, 0.9}},
    };
    const TrialOutcome run = outcome_of(plan_of("f-test", grouped), Trial{}, found);
    QCOMPARE(run.best(1), (std::vector<Index>{4}));
    QCOMPARE(run.best(3), (std::vector<Index>{4, 2, 1}));
    QCOMPARE(run.best(4), (std::vector<Index>{4, 2, 1, 0}));
  }

  /// Of 40 columns one is known: runs that agree on the order of the others would look steady.
  void ties_have_another_order_in_each_trial() {
    Result tied;
    tied.columns = {{"score", "Score", "", ValueKind::score, std::vector<double>(40, 0.0)}};
    tied.columns.front().values[7] = 1.0;
    const TrialPlan plan = plan_of("f-test", planted(60, 40));
    const auto ranking = [&](std::uint64_t number) {
      Trial trial;
      trial.number = number;
      return outcome_of(plan, trial, tied).ranking;
    };
    QCOMPARE(ranking(1).front(), Index{7});
    QCOMPARE(ranking(1), ranking(1));
    QVERIFY(ranking(1) != ranking(2));
    std::vector<Index> all = ranking(3);
    std::sort(all.begin(), all.end());
    QCOMPARE(all.size(), 40U);
    QVERIFY(std::adjacent_find(all.begin(), all.end()) == all.end());
  }

  void a_long_list_has_fewer_samples() {
    const ProblemPtr problem = planted(3000, 3);
    const TrialPlan whole = plan_of("f-test", problem);
    const TrialPlan quick = within_budget(whole, {20.0, 1e6});
    QCOMPARE(quick.problem->samples(), Index{1000});
    QVERIFY(quick.thinned() && quick.whole == problem);
    QCOMPARE(in_words(on_how_many(quick)), std::string(" on 1000 of the samples"));
    const TrialPlan long_list = within_budget(whole, {1e9, 1e-9});
    QCOMPARE(long_list.problem->samples(), Index{250});
    const TrialPlan small = within_budget(plan_of("f-test", planted(60, 3)), {20.0, 1e6});
    QVERIFY(!small.thinned() && on_how_many(small).says_nothing());
    QVERIFY(small.seconds > 0.0 && small.bytes > 0.0);
  }

  /// What is estimated is a trial on its share of the samples.
  void a_trial_on_half_of_the_samples_is_cheaper() {
    const TrialPlan plan = plan_of("dii", planted(400, 5));
    const TrialPlan whole = within_budget(plan, {20.0, 1e6});
    const TrialPlan halves = within_budget(plan, {20.0, 1e6, 0.5});
    QVERIFY(halves.seconds < whole.seconds);
    QVERIFY(halves.bytes < whole.bytes);
    QVERIFY(halves.problem == plan.problem);
  }

  void no_more_trials_run_at_once_than_the_memory_holds() {
    QCOMPARE(trials_at_once(1e9, 3.5e9, 8), 3U);
    QCOMPARE(trials_at_once(1e9, 64e9, 8), 8U);
    QCOMPARE(trials_at_once(1e9, 0.5e9, 8), 1U);
    QCOMPARE(trials_at_once(1e9, std::nullopt, 8), 8U);
    QCOMPARE(trials_at_once(0.0, 1e9, 8), 8U);
    QCOMPARE(trials_at_once(1e9, 7e9, 8, 2), 3U);  // two processes, each with its half
    QCOMPARE(trials_at_once(1e9, 3e9, 8, 4), 1U);
    // What is found is the same when they run one after another.
    TrialPlan large = plan_of("relief", planted(60, 6));
    const auto at_once = run_trials(large, some_trials(), {});
    large.bytes = 1e18;
    const std::size_t before = most_threads();
    const auto alone = run_trials(large, some_trials(), {});
    QCOMPARE(most_threads(), before);
    for (std::size_t place = 0; place < at_once->size(); ++place) {
      QVERIFY(same((*at_once)[place], (*alone)[place]));
    }
  }

  void what_a_body_throws_arrives() {
    const TrialBody body = [](std::size_t place, const ProblemPtr&, Result&&) {
      if (place > 0) {
        throw bad_input({other_words("place " + std::to_string(place))});
      }
    };
    try {
      static_cast<void>(for_each_trial(plan_of("f-test", planted(60, 5)), some_trials(), {}, body));
      QFAIL("an exception is lost");
    } catch (const Error& error) {
      QVERIFY(std::string(error.what()).find("place 1") != std::string::npos);
    }
  }

  void a_series_is_thinned_evenly_in_time() {
    const auto problem = planted(3000, 3);
    problem->order.time.emplace();
    for (Index sample = 0; sample < 3000; ++sample) {
      problem->order.time->push_back(2999 - sample);  // the last row is the earliest
      problem->rows.push_back(sample);
    }
    const TrialPlan plan = within_budget(plan_of("f-test", problem), {20.0, 1e6});
    const std::vector<Index>& rows = plan.problem->rows;
    QCOMPARE(rows.size(), 1000U);
    for (std::size_t place = 1; place < rows.size(); ++place) {
      QCOMPARE(rows[place] - rows[place - 1], Index{3});
    }
  }
};

QTEST_APPLESS_MAIN(TestTrial)
#include "tst_trial.moc"
