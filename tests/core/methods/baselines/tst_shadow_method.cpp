// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/methods/baselines/shadow_round.h"
#include "core/methods/baselines/shadow_tally.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "tests/core/trees/tree_tables.h"
#include "tests/support/messages.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/sanitized.h"

using namespace steelyard;
using namespace steelyard::tests;
using baselines::ShadowDecision;
using baselines::ShadowTally;

namespace {

const Method& shadows() {
  static const MethodRegistry registry = builtin_methods();
  return registry.find("shadow-features");
}

const Settings quick{{"trees", "20"}, {"shadow_rounds", "30"}};

Result run(const ProblemPtr& problem, const Settings& settings = quick) {
  return run_to_end(shadows(), problem, settings);
}

baselines::ShadowRound round_of(const Vector& importance) { return {importance, 1.0, 0.5}; }

}  // namespace

class TestShadowMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void coins_are_fair() {
    QCOMPARE(baselines::coin_tail(0, 0), 1.0);
    QCOMPARE(baselines::coin_tail(10, 0), 1.0);
    QCOMPARE(baselines::coin_tail(10, 10), std::ldexp(1.0, -10));
    QCOMPARE(baselines::coin_tail(4, 3), 5.0 / 16.0);
    QVERIFY(std::abs(baselines::coin_tail(999, 500) - 0.5) < 1e-12);
  }

  /// With two columns at 0.05, 2 * 2 * 2^-7 is the first below.
  void a_column_is_decided_when_chance_is_unlikely() {
    QCOMPARE(baselines::fewest_rounds(2, 0.05), std::uint64_t{7});
    ShadowTally tally(3, {0, 2}, 0.05);
    QVERIFY(tally.decision(1) == ShadowDecision::rejected);
    for (int round = 1; round <= 7; ++round) {
      QVERIFY(!tally.is_decided());
      tally.add(round_of(Eigen::Vector2d(2.0, 1.0)));
    }
    QVERIFY(tally.is_decided());
    QVERIFY(tally.decision(0) == ShadowDecision::confirmed);
    QVERIFY(tally.decision(2) == ShadowDecision::rejected);  // as high as the shadow: no hit
    QCOMPARE(tally.active(), (std::vector<Index>{0}));
    QCOMPARE(tally.p_value(0), 4.0 / 128.0);
    QCOMPARE(tally.hit_share(2), 0.0);
    QCOMPARE(tally.margin(0), 1.0);
    QCOMPARE(tally.p_value(1), 1.0);
  }

  void columns_that_matter_are_confirmed_and_noise_is_rejected() {
    for (const auto& problem : {two_matter(), three_classes()}) {
      for (const char* importance : {"permutation", "impurity"}) {
        Settings settings = quick;
        settings["importance"] = importance;
        const Result result = run(problem, settings);
        std::vector<Index> found = result.selection.features;
        QVERIFY(std::equal(found.begin(), found.end(), ranking(result.columns).begin()));
        std::sort(found.begin(), found.end());
        QCOMPARE(found, (std::vector<Index>{0, 1}));
        QVERIFY(in_words(result.selection.rule).find("none of 19 targets in random order") !=
                std::string::npos);
        QVERIFY(std::isfinite(result.objective));
        const auto column = [&](const char* id) -> const std::vector<double>& {
          return std::find_if(result.columns.begin(), result.columns.end(),
                              [&](const FeatureColumn& of) { return of.id == id; })
              ->values;
        };
        QCOMPARE(column("p_value")[0], 0.05);
        QVERIFY(column("p_value")[5] > 0.05);
        QVERIFY(column("hit_share")[0] > 0.8 && column("hit_share")[5] < 0.5);
        QVERIFY(column("confirmed")[0] == 1.0 && column("confirmed")[5] != 1.0);
        QVERIFY(column("margin")[0] > 0.0 && column("margin")[5] < 0.0);
      }
    }
  }

  /// By default, of tables in which nothing has to do with the target, at most the level have a
  /// confirmed column; by the published rule, several times as many. Two standard errors are
  /// allowed. What the published rule does not confirm, the default does not look at.
  void noise_is_confirmed_as_rarely_as_the_level_says() {
    constexpr int tables = sanitized ? 3 : 40;
    int by_default = 0;
    int published = 0;
    for (std::uint64_t table = 1; table <= tables; ++table) {
      const auto problem =
          forest_problem_of(normal_matrix(60, 20, 2 * table), normal_matrix(60, 1, 2 * table + 1));
      Settings settings{{"trees", "50"}, {"shadow_rounds", "60"}, {"confirmed_by", "published"}};
      if (run(problem, settings).selection.features.empty()) {
        continue;
      }
      ++published;
      settings.erase("confirmed_by");
      const Result result = run(problem, settings);
      by_default += result.selection.features.empty() ? 0 : 1;
      if (result.selection.features.empty()) {
        QVERIFY(tests::has_message(result.warnings, "shadow.margin_of_chance"));
      }
      const std::vector<double>& p = column_of(result, "p_value").values;
      for (std::size_t column = 0; column < p.size(); ++column) {
        QVERIFY(p[column] >= 0.05);  // 19 orders of the target
        const std::vector<Index>& chosen = result.selection.features;
        const bool is_chosen =
            std::find(chosen.begin(), chosen.end(), static_cast<Index>(column)) != chosen.end();
        QCOMPARE(is_chosen, p[column] <= 0.05);
      }
    }
    qInfo("confirmed something: %d of %d by default, %d as published", by_default, tables,
          published);
    QVERIFY(by_default <= 2 + 3);
    QVERIFY(sanitized || published > 2 + 3);
  }

  /// The selection, its p-values and its flags say the same.
  void the_published_rule_is_a_choice() {
    Settings settings = quick;
    settings["confirmed_by"] = "published";
    const Result result = run(two_matter(), settings);
    QCOMPARE(result.selection.features.size(), std::size_t{2});
    QVERIFY(in_words(result.selection.rule).find("Bonferroni") != std::string::npos);
    QVERIFY(in_words(result.selection.rule).find("far more than this share") != std::string::npos);
    QVERIFY(column_of(result, "p_value").values[0] < 0.05);
    const auto complaints =
        shadows().check(*two_matter(), values_of(shadows(), {{"level", "0.0001"}}));
    QCOMPARE(complaints.front().parameter, std::string("level"));
    settings["level"] = "0.0001";
    QVERIFY(shadows().check(*two_matter(), values_of(shadows(), settings)).empty());
  }

  void the_level_decides_how_many_orders_are_seen() {
    QCOMPARE(baselines::orders_for_level(0.05), std::uint64_t{19});
    QCOMPARE(baselines::orders_for_level(0.5), std::uint64_t{1});
    QCOMPARE(baselines::orders_for_level(0.06), std::uint64_t{16});
    for (const double level : {0.5, 0.3, 0.06, 0.05, 0.01, 0.001}) {
      const auto orders = static_cast<double>(baselines::orders_for_level(level));
      QVERIFY(1.0 / (orders + 1.0) <= level + 1e-12 && 1.0 / orders > level);
    }
  }

  /// Stopped before the comparison is finished, nothing is confirmed.
  void what_was_not_compared_to_the_end_is_not_confirmed() {
    const auto stepper = shadows().begin(two_matter(), values_of(shadows(), quick));
    Snapshot snapshot;
    while (in_words(snapshot.stage).find("random order") == std::string::npos) {
      snapshot = stepper->advance({1}, {});
      QVERIFY(!snapshot.outcome);
    }
    std::stop_source source;
    source.request_stop();
    QCOMPARE(stepper->advance({1}, source.get_token()).outcome->ending, Ending::stopped);
    const Result result = stepper->result();
    QVERIFY(result.selection.features.empty());
    QVERIFY(in_words(result.selection.rule).find("was not finished") != std::string::npos);
    QVERIFY(std::isnan(column_of(result, "confirmed").values[0]));
  }

  void threads_and_pieces_change_nothing() {
    const std::size_t threads = most_threads();
    const auto problem = two_matter(60);
    const Settings settings{{"trees", "10"}, {"shadow_rounds", "9"}};
    set_most_threads(1);
    const Result one = run(problem, settings);
    set_most_threads(4);
    const Result four = run(problem, settings);
    const auto stepper = shadows().begin(problem, values_of(shadows(), settings));
    std::size_t figures = 0;
    while (true) {
      const Snapshot snapshot = stepper->advance({2}, {});
      figures += snapshot.appended.figures.size();
      if (snapshot.outcome) {
        break;
      }
    }
    set_most_threads(threads);
    QVERIFY(figures >= 4);
    for (const Result& other : {four, stepper->result()}) {
      QCOMPARE(other.objective, one.objective);
      QCOMPARE(other.columns[0].values, one.columns[0].values);
      QCOMPARE(other.columns[1].values, one.columns[1].values);
    }
    QVERIFY(one.figures.size() == 1 && contradiction_in(one.figures[0]).says_nothing());
  }

  void odd_tables_are_taken() {
    const auto problem = two_matter();
    Matrix inputs = problem->inputs;
    inputs.col(2).setConstant(4.0);
    inputs.col(3) = inputs.col(0);
    inputs.col(5) = (inputs.col(5).array() > 0.0).cast<double>();
    problem->inputs = std::move(inputs);
    const Result result = run(problem);
    QCOMPARE(ranking(result.columns).back(), 2);
    QVERIFY(tests::says({result.warnings.front()}, "x3"));
    QVERIFY(std::count(result.selection.features.begin(), result.selection.features.end(), 2) == 0);
    const Matrix five = normal_matrix(5, 2, 5);
    for (const auto& small :
         {forest_problem_of(five, normal_matrix(5, 1, 6)),
          forest_problem_of(five, std::vector<int>{0, 0, 0, 1, 0}, {"a", "b"})}) {
      const Result few = run(small);
      QVERIFY(has_solution(few));
      QVERIFY(few.selection.features.size() <= 2U);
    }
  }

  /// Three groups cannot be exchanged in enough ways: shadows ignore them, and that is said.
  void groups_that_are_left_out_of_account_are_told() {
    const auto warned_with = [](int groups) {
      const auto problem = two_matter();
      problem->order.groups = "site";
      problem->order.group_of.emplace();
      for (Index sample = 0; sample < problem->samples(); ++sample) {
        problem->order.group_of->push_back(static_cast<int>(sample) % groups);
      }
      return tests::has_message(run(problem).warnings, "forest.few_groups");
    };
    QVERIFY(warned_with(3));
    QVERIFY(!warned_with(12));
    QVERIFY(!tests::has_message(run(two_matter()).warnings, "forest.few_groups"));
  }

  void stopping_keeps_whole_rounds() {
    std::stop_source source;
    const auto stepper = shadows().begin(two_matter(), values_of(shadows(), quick));
    QVERIFY(!stepper->advance({1}, {}).outcome);
    QVERIFY(!has_solution(stepper->result()));
    QCOMPARE(stepper->advance({1}, {}).iteration, std::uint64_t{1});
    source.request_stop();
    QCOMPARE(stepper->advance({1}, source.get_token()).outcome->ending, Ending::stopped);
    const Result result = stepper->result();
    QCOMPARE(result.iterations, std::uint64_t{1});
    QVERIFY(has_solution(result));
    QVERIFY(tests::says({result.warnings.back()}, "after 1 round"));
  }

  void too_few_rounds_are_refused() {
    const auto complaints =
        shadows().check(*two_matter(), values_of(shadows(), {{"shadow_rounds", "7"}}));
    QCOMPARE(complaints.size(), 1U);
    QVERIFY(in_words(complaints.front()).find("at least 8") != std::string::npos);
    QVERIFY(shadows().check(*two_matter(), values_of(shadows(), {{"shadow_rounds", "8"}})).empty());
  }
};

QTEST_GUILESS_MAIN(TestShadowMethod)
#include "tst_shadow_method.moc"
