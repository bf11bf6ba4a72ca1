// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/run/background_run.h"
#include "core/run/driver.h"
#include "core/study/best_of.h"
#include "tests/support/counting_stepper.h"
#include "tests/support/ended_stepper.h"
#include "tests/support/learner_method.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index counted_features = 4;
constexpr Index poison = 2;  // a feature whose tasks lose their numbers

bool has_poison(const std::vector<Index>& features) {
  return std::find(features.begin(), features.end(), poison) != features.end();
}

/// The objective of a counting stepper is no number wherever one feature takes part.
class PoisonedLearner : public SubsetFitter {
 public:
  [[nodiscard]] Index dimension() const override { return counted_features; }
  [[nodiscard]] std::vector<Index> usable() const override { return {0, 1, 2, 3}; }
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return scalars_; }
  [[nodiscard]] bool prepare(const std::stop_token& /*stop*/) override { return true; }
  [[nodiscard]] std::unique_ptr<Stepper> begin(const LearningTask& task) const override {
    CountingPlan plan{.iterations = 5, .dimension = counted_features};
    plan.lost_at = has_poison(task.features) ? 3 : 0;
    plan.forgets_best = true;
    plan.selection = task.features;
    return std::make_unique<CountingStepper>(plan);
  }
  [[nodiscard]] Vector comparable(const Vector& weights) const override { return weights; }

 private:
  std::vector<ScalarInfo> scalars_{{"count", "Inverse count", false}};
};

Result search_with(const std::string& search, std::shared_ptr<SubsetFitter> learner) {
  return run_to_end(*studied<LearnerMethod>(std::move(learner)), toy_problem(20, counted_features),
                    {{"search", search}, {"kept_per_size", "100"}});
}

/// Comes to three findings, of which one is no number, and another one has no error.
class FindingStepper final : public EndedStepper {
  [[nodiscard]] Result best_so_far() const override {
    constexpr double lost = std::numeric_limits<double>::quiet_NaN();
    Result result;
    result.outcome = {Ending::converged, {}};
    result.objective = 0.5;
    result.findings = {{"known", other_words("Known"), 1.0, 0.25},
                       {"lost", other_words("Lost"), lost},
                       {"rough", other_words("Rough"), 2.0, lost}};
    return result;
  }
};

}  // namespace

/// What is not a number ends a run as failed, whoever drives it, and is kept by nobody.
class TestStepper : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_is_no_number_ends_the_run_as_failed_data() {
    QTest::addColumn<bool>("weights");
    QTest::newRow("objective") << false;
    QTest::newRow("weights") << true;
  }
  void what_is_no_number_ends_the_run_as_failed() {
    QFETCH(bool, weights);
    CountingStepper stepper({.iterations = 50, .lost_at = 5, .lost_weights = weights});
    std::vector<std::uint64_t> seen;
    const Outcome outcome = drive(stepper, {}, [&](Snapshot&& snapshot) {
      QVERIFY(snapshot.space.all_finite());
      for (const Iterate& iterate : snapshot.appended.iterates) {
        seen.push_back(iterate.iteration);
      }
    });
    QCOMPARE(outcome.ending, Ending::failed);
    QVERIFY(in_words(outcome.reason).find("iteration 5") != std::string::npos);
    QCOMPARE(seen, (std::vector<std::uint64_t>{0, 1, 2, 3, 4}));
    const Result result = stepper.result();
    QCOMPARE(result.outcome.ending, Ending::failed);
    QCOMPARE(result.objective, 0.2);  // the best before
    QCOMPARE(result.selection.features.size(), 1U);
  }

  void a_history_ends_before_what_is_no_number() {
    CountingStepper stepper({.iterations = 50, .lost_at = 5});
    drive(stepper, {}, [](Snapshot&&) {});
    QCOMPARE(stepper.result().histories.front().y.size(), 5U);
    QCOMPARE(stepper.result().histories.front().x.back(), 4.0);
  }

  void a_result_that_is_no_number_ranks_and_selects_nothing() {
    CountingStepper stepper({.iterations = 50, .lost_at = 5, .forgets_best = true});
    drive(stepper, {}, [](Snapshot&&) {});
    const Result result = stepper.result();
    QCOMPARE(result.outcome.ending, Ending::failed);
    QVERIFY(!std::isfinite(result.objective));
    QVERIFY(result.selection.features.empty());
    QVERIFY(result.columns.empty());
    QVERIFY(result.space.empty());
  }

  void a_finding_that_is_no_number_is_not_kept() {
    const Result result = FindingStepper().result();
    QCOMPARE(result.outcome.ending, Ending::converged);
    QCOMPARE(result.findings.size(), 2U);
    QCOMPARE(result.findings[0].error, std::optional(0.25));
    QCOMPARE(result.findings[1].id, std::string("rough"));
    QVERIFY(!result.findings[1].error);
  }

  void a_background_run_ends_as_failed() {
    BackgroundRun run(std::make_unique<CountingStepper>(CountingPlan{.lost_at = 5}),
                      BackgroundRun::Start::running);
    std::optional<Outcome> outcome;
    QTRY_VERIFY(([&] {
      if (auto seen = run.look()) {
        outcome = seen->outcome;
      }
      return outcome.has_value();
    }()));
    QCOMPARE(outcome->ending, Ending::failed);
  }

  void the_best_of_several_is_none_that_lost_its_numbers() {
    const auto member = [](std::string label, CountingPlan plan) {
      return BestOf::Member{std::move(label),
                            [plan] { return std::make_unique<CountingStepper>(plan); }};
    };
    BestOf study({member("lost", {.iterations = 9, .lost_at = 8, .forgets_best = true}),
                  member("sound", {.iterations = 4})});
    const Outcome outcome = drive(study, {}, [](Snapshot&&) {});
    const Result result = study.result();
    QCOMPARE(outcome.ending, Ending::converged);
    QCOMPARE(result.objective, 0.2);
    QCOMPARE(result.path.size(), 1U);
    QCOMPARE(result.path.front().label, std::string("sound"));
  }

  void no_search_keeps_or_suggests_what_lost_its_numbers_data() {
    QTest::addColumn<bool>("exhaustive");
    QTest::newRow("exhaustive") << true;
    QTest::newRow("forward") << false;
  }
  void no_search_keeps_or_suggests_what_lost_its_numbers() {
    QFETCH(bool, exhaustive);
    const Result result =
        search_with(exhaustive ? "exhaustive" : "forward", std::make_shared<PoisonedLearner>());
    QCOMPARE(result.outcome.ending, Ending::converged);
    QCOMPARE(result.path.size(), exhaustive ? 7U : 3U);  // what three features make
    for (const PathPoint& point : result.path) {
      QVERIFY(std::isfinite(point.objective));
      QVERIFY(!has_poison(point.selection));
    }
    QVERIFY(result.suggested_path_point.has_value());
  }

  void a_search_without_any_number_says_why() {
    class Lost : public PoisonedLearner {
     public:
      [[nodiscard]] std::vector<Index> usable() const override { return {poison}; }
    };
    const Result result = search_with("forward", std::make_shared<Lost>());
    QCOMPARE(result.outcome.ending, Ending::failed);
    QCOMPARE(result.outcome.reason.id, std::string("search.no_solution_as"));
    QCOMPARE(result.outcome.reason.arguments.back().part.front().id, std::string("run.not_finite"));
    QVERIFY(result.path.empty());
    QVERIFY(!result.suggested_path_point.has_value());
  }
};

QTEST_GUILESS_MAIN(TestStepper)
#include "tst_stepper.moc"
