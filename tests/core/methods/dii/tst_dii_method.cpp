// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>

#include "core/error.h"
#include "core/measures/run_agreement.h"
#include "core/methods/dii/dii_learner.h"
#include "core/methods/dii/dii_method.h"
#include "core/methods/registry.h"
#include "core/run/driver.h"
#include "tests/support/dii_cases.h"
#include "tests/support/messages.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const Vector planted_weights{{5.0, 2.0, 1.0, 0.5, 1e-4}};

Problem planted_problem(Index samples, std::uint64_t seed = 2) {
  const Space inputs = gaussian_space(samples, planted_weights.size(), seed);
  return problem_of(inputs, scaled(inputs, planted_weights));
}

struct Run {
  Result result;
  std::vector<Iterate> iterates;
  std::vector<std::string> stages;
};

Run run(const Problem& problem, const std::map<std::string, std::string>& settings = {},
        std::stop_token stop = {}) {
  const auto with_searches = studied<dii::DiiMethod>();
  const Method& method = *with_searches;
  ParameterValues values = method.schema().defaults();
  for (const auto& [id, text] : settings) {
    const ParameterSpec& spec = *method.schema().find(id);
    values.set(id, method.schema().parse(spec, text));
  }
  const auto stepper = method.begin(std::make_shared<const Problem>(problem), values);
  Run done;
  drive(*stepper, std::move(stop), [&](Snapshot&& snapshot) {
    done.stages.push_back(in_words(snapshot.stage));
    for (Iterate& iterate : snapshot.appended.iterates) {
      done.iterates.push_back(std::move(iterate));
    }
  });
  done.result = stepper->result();
  return done;
}

double largest_difference(const Vector& a, const Vector& b) {
  return (a - b).cwiseAbs().maxCoeff();
}

std::vector<Complaint> complaints(const Problem& problem,
                                  const std::map<std::string, ParameterValue>& changes = {}) {
  const dii::DiiMethod method;
  ParameterValues values = method.schema().defaults();
  for (const auto& [id, value] : changes) {
    values.set(id, value);
  }
  return method.check(problem, values);
}

}  // namespace

class TestDiiMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void finds_planted_weights_with_default_settings() {
    const Run done = run(planted_problem(400));
    QVERIFY(cosine_overlap(done.result.space.weights(), planted_weights) > 0.98);
    QVERIFY(done.result.objective < done.iterates.front().scalars.front() / 10.0);
    QCOMPARE(done.result.selection.features.front(), 0);
    QVERIFY(done.result.outcome.ending == Ending::iteration_limit ||
            done.result.outcome.ending == Ending::converged);
  }

  void sends_the_value_at_the_start_before_a_learning_rate_is_sought() {
    const dii::DiiMethod method;
    ParameterValues values = method.schema().defaults();
    values.set("optimizer", std::string("descent"));
    const auto stepper =
        method.begin(std::make_shared<const Problem>(planted_problem(100)), values);
    const Snapshot first = stepper->advance({}, {});
    QCOMPARE(first.appended.iterates.size(), 1U);
    QCOMPARE(first.appended.iterates.front().iteration, 0U);
    const Snapshot second = stepper->advance({}, {});
    QVERIFY(second.appended.iterates.empty());
    QVERIFY(in_words(second.stage).find("learning rate") != std::string::npos);
  }

  /// The screening takes many short pieces. The first piece of the descent must not be as long as
  /// all of them.
  void the_descent_is_another_stage_than_the_screening() {
    const dii::DiiMethod method;
    ParameterValues values = method.schema().defaults();
    values.set("optimizer", std::string("descent"));
    const auto stepper =
        method.begin(std::make_shared<const Problem>(planted_problem(100)), values);
    std::vector<std::size_t> before;  // each piece of the screening
    Snapshot now = stepper->advance({}, {});
    for (; in_words(now.stage).find("learning rate") != std::string::npos;
         now = stepper->advance({}, {})) {
      before.push_back(now.stage_number);
    }
    QVERIFY(before.size() > 2U);
    QVERIFY(before.front() != now.stage_number);
    QCOMPARE(before[before.size() - 2], before.front());
    QCOMPARE(before.back(), now.stage_number);  // it says what comes next
  }

  void another_unit_changes_nothing_but_the_weight() {
    const Problem metres = planted_problem(150);
    Problem mixed = metres;
    const Vector factors{{1000.0, 0.01, 1.0, 7.0, 1e5}};
    mixed.inputs = metres.inputs * factors.asDiagonal();
    const Run one = run(metres, {{"epochs", "30"}});
    const Run other = run(mixed, {{"epochs", "30"}});
    QVERIFY(std::abs(one.result.objective - other.result.objective) < 1e-9);
    QVERIFY(largest_difference(one.result.space.weights(),
                               other.result.space.weights().cwiseProduct(factors)) < 1e-7);
    QCOMPARE(one.result.selection.features, other.result.selection.features);
  }

  void permuting_samples_permutes_nothing_in_the_result() {
    const Problem straight = planted_problem(150);
    std::vector<Index> order = all_rows(150);
    std::reverse(order.begin(), order.end());
    const std::map<std::string, std::string> settings{
        {"epochs", "20"}, {"learning_rate", "5"}, {"decay", "cosine"}};
    const Run one = run(straight, settings);
    const Run other = run(straight.with_samples(order), settings);
    QVERIFY(largest_difference(one.result.space.weights(), other.result.space.weights()) < 1e-10);
  }

  void permuting_features_permutes_the_result() {
    const Problem straight = planted_problem(150);
    const std::vector<Index> order{3, 0, 4, 1, 2};
    const std::map<std::string, std::string> settings{
        {"epochs", "20"}, {"learning_rate", "5"}, {"decay", "cosine"}};
    const Vector one = run(straight, settings).result.space.weights();
    const Vector other = run(straight.with_inputs(order), settings).result.space.weights();
    QVERIFY(largest_difference(one(order), other) < 1e-10);
  }

  void same_seed_gives_the_same_bits_for_any_number_of_threads() {
    const Problem problem = planted_problem(260);
    const int before = omp_get_max_threads();
    omp_set_num_threads(1);
    const Run one = run(problem, {{"rows", "100"}, {"epochs", "15"}});
    for (const int threads : {2, 4}) {
      omp_set_num_threads(threads);
      const Run many = run(problem, {{"rows", "100"}, {"epochs", "15"}});
      QVERIFY(many.result.space.weights() == one.result.space.weights());
      QCOMPARE(many.result.histories.front().y, one.result.histories.front().y);
    }
    omp_set_num_threads(before);
  }

  void another_seed_takes_other_rows() {
    const Problem problem = planted_problem(260);
    const Run one = run(problem, {{"rows", "50"}, {"epochs", "1"}, {"seed", "1"}});
    const Run two = run(problem, {{"rows", "50"}, {"epochs", "1"}, {"seed", "2"}});
    QVERIFY(one.iterates.front().scalars != two.iterates.front().scalars);
  }

  void a_penalty_makes_useless_weights_exactly_zero() {
    const Run done = run(planted_problem(400), {{"l1", "1e-3"}});
    const Vector& weights = done.result.space.weights();
    QCOMPARE(weights[weights.size() - 1], 0.0);
    QVERIFY(weights[0] > 0.0);
    QVERIFY(done.result.selection.features.size() < 5U);
  }

  /// A study asks whether the one solution leaves features out; it knows no parameter of the DII.
  void says_whether_a_run_is_penalised() {
    const dii::DiiMethod method;
    ParameterValues values = method.schema().defaults();
    QVERIFY(!method.learning()->is_penalised(values));
    values.set("l1", 1e-4);
    QVERIFY(method.learning()->is_penalised(values));
  }

  void a_penalty_that_kills_all_weights_fails_and_says_so() {
    std::map<std::string, std::string> settings{
        {"l1", "1000"}, {"learning_rate", "1"}, {"optimizer", "descent"}, {"epochs", "30"}};
    const Run done = run(planted_problem(80), settings);
    QCOMPARE(done.result.outcome.ending, Ending::failed);
    QCOMPARE(done.result.outcome.reason.id, std::string("dii.useful_penalty"));
    QVERIFY(in_words(done.result.outcome.reason).find("every weight") != std::string::npos);
    QVERIFY(done.result.space.weights()[0] > 0.0);  // the best so far is kept

    // What is said to be the largest useful penalty leaves a weight; twice it does not,
    // wherever the search began.
    for (const char* first : {"1000", "2500"}) {
      settings["l1"] = first;
      const std::string reason = in_words(run(planted_problem(80), settings).result.outcome.reason);
      const double useful = std::stod(reason.substr(reason.rfind(' ') + 1));
      QVERIFY(useful > 0.0);
      settings["l1"] = std::to_string(0.99 * useful);
      QVERIFY(run(planted_problem(80), settings).result.outcome.ending != Ending::failed);
      settings["l1"] = std::to_string(2.0 * useful);
      QCOMPARE(run(planted_problem(80), settings).result.outcome.ending, Ending::failed);
    }
  }

  /// By descent: the other optimiser keeps the largest weight at 1 of itself.
  void constraining_keeps_the_largest_weight_at_one() {
    const auto largest = [](const char* constrain) {
      const Run done = run(planted_problem(120), {{"constrain_max", constrain},
                                                  {"coordinates", "raw"},
                                                  {"optimizer", "descent"},
                                                  {"learning_rate", "5"},
                                                  {"precision", "double"},
                                                  {"epochs", "10"}});
      std::vector<double> weights;
      for (const Iterate& iterate : done.iterates) {
        if (iterate.iteration > 0) {
          weights.push_back(iterate.weights.maxCoeff());
        }
      }
      return weights;
    };
    QVERIFY(!largest("true").empty());
    for (const double weight : largest("true")) {
      QVERIFY(std::abs(weight - 1.0) < 1e-12);
    }
    for (const double weight : largest("false")) {
      QVERIFY(std::abs(weight - 1.0) > 1e-3);
    }
  }

  void constraining_leaves_the_dii_of_a_fixed_lambda_alone() {
    // Weights and lambda are rescaled alike, so the first step ends at the same value.
    const std::map<std::string, std::string> free{
        {"lambda", "0.3"},      {"epochs", "1"},          {"learning_rate", "5"},
        {"coordinates", "raw"}, {"optimizer", "descent"}, {"precision", "double"}};
    auto constrained = free;
    constrained["constrain_max"] = "true";
    const Problem problem = planted_problem(120);
    const Iterate a = run(problem, free).iterates.back();
    const Iterate b = run(problem, constrained).iterates.back();
    QVERIFY(std::abs(a.scalars.front() - b.scalars.front()) < 1e-12);
    QVERIFY(std::abs(a.weights.maxCoeff() - b.weights.maxCoeff()) > 1e-3);  // rescaled it was
  }

  void too_long_steps_are_not_blamed_on_the_penalty() {
    const Result result =
        run(planted_problem(60), {{"learning_rate", "1e9"}, {"epochs", "5"}}).result;
    QCOMPARE(result.outcome.ending, Ending::failed);
    const QString reason = QString::fromStdString(in_words(result.outcome.reason));
    QVERIFY2(reason.startsWith("the learning rate 1e+09 is too large"), qPrintable(reason));
    QVERIFY(std::isfinite(result.objective));  // the start
  }

  void a_search_says_why_none_of_its_tasks_had_a_solution() {
    const Result result =
        run(planted_problem(60), {{"learning_rate", "1e9"}, {"search", "backward"}}).result;
    QCOMPARE(result.outcome.ending, Ending::failed);
    QCOMPARE(result.outcome.reason.id, std::string("search.no_solution_as"));
    QVERIFY(in_words(result.outcome.reason).find("learning rate") != std::string::npos);
  }

  void leaving_out_too_many_in_time_is_refused() {
    const Problem problem = planted_problem(50);
    for (const std::int64_t exclude : {24, 49, 50, 1000000}) {
      const auto all = complaints(problem, {{"exclude", exclude}});
      QCOMPARE(all.size(), 1U);
      QCOMPARE(all.front().parameter, std::string("exclude"));
      QVERIFY(in_words(all.front()).find("0 to 23") != std::string::npos);
    }
    QVERIFY(complaints(problem, {{"exclude", std::int64_t{23}}}).empty());
    const Result most = run(problem, {{"exclude", "23"}, {"epochs", "3"}}).result;
    QVERIFY(std::isfinite(most.objective) && most.objective < 2.0);
  }

  void inputs_against_themselves_start_near_zero() {
    const Space inputs = gaussian_space(200, 4, 8);
    const Run done =
        run(problem_of(inputs, inputs), {{"initial_weights", "ones"}, {"epochs", "5"}});
    QVERIFY(done.iterates.front().scalars.front() < 0.05);
  }

  void starts_from_given_weights() {
    const Run done =
        run(planted_problem(100),
            {{"initial_weights", "given"}, {"given_weights", "1,2,3,0,5"}, {"epochs", "1"}});
    QVERIFY(largest_difference(done.iterates.front().weights, Vector{{1, 2, 3, 0, 5}}) < 1e-12);
    QCOMPARE(done.iterates.back().weights[3], 0.0);
  }

  void a_constant_feature_has_weight_zero_and_is_named() {
    Problem problem = planted_problem(100);
    Matrix inputs = problem.inputs;
    inputs.col(2).setConstant(4.2);
    problem.inputs = std::move(inputs);
    const Run done = run(problem, {{"epochs", "5"}});
    QCOMPARE(done.result.space.weights()[2], 0.0);
    QVERIFY(tests::says({done.result.warnings.front()}, "f3"));
  }

  void best_decay_is_no_worse_than_either() {
    const Problem problem = planted_problem(150);
    const auto objective = [&](const char* decay) {
      return run(problem, {{"decay", decay}, {"epochs", "30"}}).result.objective;
    };
    QCOMPARE(objective("best"), std::min(objective("cosine"), objective("exponential")));
  }

  void a_search_tries_both_decays_for_every_subset() {
    const auto problem = std::make_shared<const Problem>(planted_problem(120));
    const auto objective = [&](const char* decay, std::vector<Index> features) {
      const dii::DiiMethod method;
      ParameterValues values = method.schema().defaults();
      values.set("decay", std::string(decay));
      values.set("epochs", std::int64_t{12});
      dii::DiiSubsetFitter learner(
          std::make_shared<dii::SharedWork>(problem, dii::options_from(values)));
      static_cast<void>(learner.prepare({}));
      LearningTask task;
      task.features = std::move(features);
      const auto stepper = learner.begin(task);
      drive(*stepper, {}, [](Snapshot&&) {});
      return stepper->result().objective;
    };
    for (const std::vector<Index>& features : {std::vector<Index>{0, 1}, {0, 2, 3}, {1, 2, 3, 4}}) {
      const double cosine = objective("cosine", features);
      const double exponential = objective("exponential", features);
      QVERIFY(cosine != exponential);
      QCOMPARE(objective("best", features), std::min(cosine, exponential));
    }
  }

  void stopping_keeps_the_best_so_far() {
    std::stop_source source;
    source.request_stop();
    const Run done = run(planted_problem(100), {}, source.get_token());
    QCOMPARE(done.result.outcome.ending, Ending::stopped);
    QVERIFY(!has_solution(done.result));
  }

  void complains_of_a_missing_or_constant_truth() {
    Problem none = planted_problem(50);
    none.truth = Matrix(50, 0);
    QCOMPARE(complaints(none).size(), 1U);
    QVERIFY(in_words(complaints(none).front()).find("role target") != std::string::npos);
    Problem constant = planted_problem(50);
    constant.truth = Matrix::Ones(constant.truth.rows(), constant.truth.cols());
    QVERIFY(in_words(complaints(constant).front()).find("constant") != std::string::npos);
  }

  void complains_of_all_parameters_at_once() {
    const auto all = complaints(planted_problem(50), {{"epochs", std::int64_t{0}}, {"l1", -1.0}});
    QCOMPARE(all.size(), 2U);
    QCOMPARE(all.front().parameter, std::string("epochs"));
    QVERIFY(in_words(all.front()).find("from 1 to 100000") != std::string::npos);
  }

  void complains_of_given_weights_that_do_not_fit() {
    const auto given = [](std::vector<double> weights) {
      return complaints(planted_problem(50), {{"initial_weights", std::string("given")},
                                              {"given_weights", std::move(weights)}});
    };
    QVERIFY(in_words(given({1.0, 2.0}).front()).find("5 inputs") != std::string::npos);
    QVERIFY(!given({0.0, 0.0, 0.0, 0.0, 0.0}).empty());
    QVERIFY(given({1.0, 0.0, 0.0, 0.0, 0.0}).empty());
  }

  void estimates_grow_with_the_work() {
    const dii::DiiMethod method;
    ParameterValues values = method.schema().defaults();
    const Estimate small = method.estimate(planted_problem(100), values);
    const Estimate large = method.estimate(planted_problem(1000), values);
    QVERIFY(large.seconds > 5.0 * small.seconds);  // a small one has costs that do not grow
    QVERIFY(large.bytes > 50.0 * small.bytes);
  }

  /// What a run of this size needs beside its table, which takes 408 MB.
  void a_million_samples_of_50_inputs_fit_into_four_gigabytes() {
    constexpr Index samples = 1000000;
    const double unread = 0.0;  // an estimate looks at sizes only
    Problem problem;
    problem.inputs = SharedMatrix(nullptr, &unread, samples, 50);
    problem.features.resize(50);
    problem.truth = SharedMatrix(nullptr, &unread, samples, 1);
    problem.truth_features.resize(1);
    const dii::DiiMethod method;
    ParameterValues values = method.schema().defaults();
    const double table = 51.0 * 8.0 * static_cast<double>(samples);
    const double single = method.estimate(problem, values).bytes;
    QVERIFY(single + table < 4e9);
    values.set("precision", std::string("double"));
    const double precise = method.estimate(problem, values).bytes;
    QCOMPARE(precise - single, 8.0 * 50.0 * static_cast<double>(samples));
  }

  void is_registered_under_its_id() {
    const MethodRegistry registry = builtin_methods();
    QCOMPARE(registry.find("dii").info().title,
             std::string("Differentiable Information Imbalance"));
    QVERIFY_THROWS_EXCEPTION(Error, (void)registry.find("no-such-method"));
  }
};

QTEST_GUILESS_MAIN(TestDiiMethod)
#include "tst_dii_method.moc"
