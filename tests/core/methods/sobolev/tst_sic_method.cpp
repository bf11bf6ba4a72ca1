// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "core/methods/registry.h"
#include "core/methods/sobolev/sic_options.h"
#include "core/parallel.h"
#include "core/run/driver.h"
#include "core/study/power_table.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/share_found.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using tests::Settings;

namespace {

const Method& method() {
  static const MethodRegistry registry = builtin_methods();
  return registry.find("sic");
}

/// Few units and updates: quick, and enough for simple tables.
Settings quick(const Settings& more = {}) {
  Settings settings{{"hidden", "20,20"}, {"updates", "300"}, {"learning_rate", "0.003"}};
  for (const auto& [id, text] : more) {
    settings[id] = text;
  }
  return settings;
}

Result run(const ProblemPtr& problem, const Settings& more = {}) {
  return tests::run_to_end(method(), problem, quick(more));
}

/// A number that depends on inputs 1 and 3, not in a straight line.
std::shared_ptr<Problem> wavy(Index samples = 120, Index dimension = 6) {
  auto problem = toy_problem(samples, dimension);
  problem->labels.reset();
  const Matrix x = problem->inputs;
  Matrix truth(samples, 1);
  truth.col(0) = 5.0 + 3.0 * (x.col(1).array().sin() + x.col(3).array().abs()).array();
  problem->truth = truth;
  problem->truth_features = {{"energy", "eV", "", 0.0}};
  return problem;
}

/// Three classes by input 2.
std::shared_ptr<Problem> classes(Index samples = 120, Index dimension = 5) {
  auto problem = toy_problem(samples, dimension);
  for (Index sample = 0; sample < samples; ++sample) {
    const double value = problem->inputs(sample, 2);
    problem->labels->class_of[static_cast<std::size_t>(sample)] =
        value < -0.5 ? 0 : (value < 0.5 ? 1 : 2);
  }
  return problem;
}

std::vector<Index> best(const Result& result, std::size_t count) {
  std::vector<Index> order = ranking(result.columns);
  order.resize(count);
  std::sort(order.begin(), order.end());
  return order;
}

const std::vector<double>& eta(const Result& result) { return result.columns.front().values; }

double sum(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

std::string complaint(const ProblemPtr& problem, const Settings& settings) {
  const auto all = method().check(*problem, tests::values_of(method(), settings));
  return all.empty() ? "" : in_words(all.front());
}

}  // namespace

class TestSicMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_the_target_depends_on_ranks_first_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::newRow("as it is") << "seed"
                              << "1";
    QTest::newRow("Adam") << "eta_rule"
                          << "adam";
    QTest::newRow("slopes") << "eta_rule"
                            << "slopes";
    QTest::newRow("softplus") << "activation"
                              << "softplus";
    QTest::newRow("three layers") << "hidden"
                                  << "20,15,10";
    QTest::newRow("several critics") << "batches"
                                     << "20,40";
    QTest::newRow("double precision") << "double_precision"
                                      << "true";
  }
  void what_the_target_depends_on_ranks_first() {
    QFETCH(QString, id);
    QFETCH(QString, value);
    const Result result = run(wavy(), {{id.toStdString(), value.toStdString()}});
    QCOMPARE(result.outcome.ending, Ending::iteration_limit);
    QCOMPARE(result.iterations, 300U);
    QCOMPARE(best(result, 2), (std::vector<Index>{1, 3}));
    QVERIFY(std::abs(sum(eta(result)) - 1.0) < 1e-6);
    QVERIFY(result.selection.rule.says_nothing() && result.space.empty());
    QVERIFY(result.objective < 0.0);
    QCOMPARE(result.histories.front().y.back(), result.objective);
  }

  /// A small training; bench_sobolev has those of the publication.
  void most_of_the_six_features_of_sinexp_are_found() {
    const PlantedTable table = sinexp_table({}, {1, 0});
    const auto problem = std::make_shared<const Problem>(problem_of(table));
    const Result result = run(problem, {{"hidden", "40,40"}, {"updates", "500"}});
    QVERIFY(tests::share_found(table, ranking(result.columns)) > 0.8);
  }

  void classes_are_a_target_too() {
    const Result result = run(classes());
    QCOMPARE(best(result, 1), std::vector<Index>{2});
  }

  void several_targets_are_looked_at_together() {
    const auto problem = wavy();
    Matrix truth(problem->samples(), 2);
    truth << problem->inputs.col(0).array().sin().matrix(), 100.0 * problem->inputs.col(4);
    problem->truth = truth;
    problem->truth_features = {{"a", "", "", 0.0}, {"b", "", "", 0.0}};
    QCOMPARE(best(run(problem), 2), (std::vector<Index>{0, 4}));
  }

  /// Single precision finds the same ranking as double where features differ by more than chance.
  void single_precision_ranks_as_double() {
    const auto problem = wavy(120, 5);
    const Result one = run(problem, {{"updates", "100"}});
    const Result two = run(problem, {{"updates", "100"}, {"double_precision", "true"}});
    QCOMPARE(ranking(one.columns), ranking(two.columns));
    double most = 0.0;
    for (std::size_t k = 0; k < eta(one).size(); ++k) {
      most = std::max(most, std::abs(eta(one)[k] - eta(two)[k]));
    }
    QVERIFY(most < 1e-3);
    QVERIFY(most > 0.0);
  }

  void units_and_origins_do_not_matter() {
    const auto problem = wavy();
    const auto other = std::make_shared<Problem>(*problem);
    Matrix inputs = problem->inputs;
    inputs.col(1) *= 1024.0;
    other->inputs = std::move(inputs);
    Matrix truth = problem->truth;
    truth.array() *= 0.25;
    other->truth = truth;
    const Result one = run(problem);
    const Result two = run(other);
    for (std::size_t k = 0; k < eta(one).size(); ++k) {
      QVERIFY(std::abs(eta(one)[k] - eta(two)[k]) < 1e-3);
    }
  }

  void constant_columns_rank_last_and_are_named() {
    const auto problem = wavy();
    Matrix inputs = problem->inputs;
    inputs.col(0).setConstant(7.0);
    inputs.col(4) = inputs.col(1);
    inputs.col(5) = (inputs.col(5).array() > 0.0).cast<double>();
    problem->inputs = std::move(inputs);
    const Result result = run(problem);
    QCOMPARE(eta(result)[0], 0.0);
    QCOMPARE(ranking(result.columns).back(), 0);
    QVERIFY(std::isnan(tests::column_of(result, "slope").values[0]));
    QVERIFY(tests::warns_of(result, "x1"));
    QCOMPARE(best(result, 3), (std::vector<Index>{1, 3, 4}));
    const Vector moved =
        result.predictor->statistics_with(*problem, 0, tests::normal_matrix(120, 2, 1));
    QCOMPARE(moved[0], moved[1]);
  }

  void features_of_a_group_share_an_importance() {
    const auto problem = wavy();
    problem->features[1].group = problem->features[2].group = "angle";
    const Result result = run(problem, {{"grouped", "true"}});
    QCOMPARE(eta(result)[1], eta(result)[2]);
    QVERIFY(std::abs(sum(eta(result)) - eta(result)[2] - 1.0) < 1e-6);
    QCOMPARE(result.columns.front().id, std::string("group_eta"));
    const std::vector<double>& shares = tests::column_of(result, "eta").values;
    QVERIFY(std::abs(sum(shares) - 1.0) < 1e-6);
    QCOMPARE(shares[1], eta(result)[1] / 2.0);
    QCOMPARE(shares[0], eta(result)[0]);
    // Otherwise each has its own, and the larger one ranks both.
    QVERIFY(sum(eta(run(problem))) - eta(run(problem))[2] < 1.0 - 1e-6);
  }

  void a_rule_selects_only_where_it_is_asked_for() {
    const Result result = run(wavy(), {{"selection", "twice"}});
    QCOMPARE(in_words(result.selection.rule), std::string("eta at least 2/D"));
    for (Index feature = 0; feature < 6; ++feature) {
      const auto& chosen = result.selection.features;
      QCOMPARE(std::find(chosen.begin(), chosen.end(), feature) != chosen.end(),
               eta(result)[static_cast<std::size_t>(feature)] >= 2.0 / 6.0);
    }
  }

  void several_critics_are_averaged() {
    const Settings settings{{"batches", "10,30"}, {"critics", "2"}, {"mean", "arithmetic"}};
    const Result result = run(wavy(), settings);
    QCOMPARE(result.columns[1].id, std::string("eta_error"));
    QVERIFY(*std::max_element(result.columns[1].values.begin(), result.columns[1].values.end()) >
            0.0);
    QCOMPARE(result.figures.back().id, std::string("critics"));
    Settings geometric = settings;
    geometric["mean"] = "geometric";
    QVERIFY(eta(run(wavy(), geometric)) != eta(result));
  }

  /// Critics with the same random numbers would be one.
  void each_critic_has_random_numbers_of_its_own() {
    sobolev::SicOptions options;
    options.batches = {10, 30};
    options.repeats = 3;
    const auto plans = sobolev::critic_plans(options, 200);
    std::set<std::uint64_t> numbers;
    for (const auto& plan : plans) {
      numbers.insert(plan.critic);
    }
    QCOMPARE(plans.size(), 6U);
    QCOMPARE(numbers.size(), 6U);
    QCOMPARE(plans[0].batch, Index{10});
    QCOMPARE(plans[1].batch, Index{30});
  }

  /// Their losses, too: three critics say about what one says.
  void the_loss_of_several_critics_is_their_mean() {
    const double one = run(wavy(), {{"critics", "1"}}).objective;
    const double three = run(wavy(), {{"critics", "3"}}).objective;
    QVERIFY2(std::abs(three - one) < 0.5 * std::abs(one),
             qPrintable(QString("%1 of three, %2 of one").arg(three).arg(one)));
  }

  /// A critic whose difference has the wrong sign predicts the mean, not the opposite of what it
  /// would otherwise say.
  void a_critic_that_has_learned_nothing_predicts_the_mean() {
    int constant = 0;
    for (const char* seed : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
      const ProblemPtr problem = wavy(60);
      const Result result = run(problem, {{"updates", "1"}, {"hidden", "4"}, {"seed", seed}});
      const Vector predicted = result.predictor->predict(problem->inputs).col(0);
      constant += predicted.maxCoeff() - predicted.minCoeff() < 1e-9 ? 1 : 0;
    }
    QVERIFY2(constant > 0 && constant < 8, qPrintable(QString::number(constant)));
  }

  void critics_of_unequal_length_end_together() {
    const auto values = tests::values_of(method(), {{"hidden", "4"}, {"batches", "5,20"}});
    const auto stepper = method().begin(wavy(60), values);
    Snapshot last;
    drive(*stepper, {}, [&](Snapshot&& snapshot) { last = std::move(snapshot); });
    QCOMPARE(last.fraction, 1.0);
    QCOMPARE(last.iteration, 2400U);  // 200 times 12 batches of 5
  }

  void any_number_of_threads_and_any_budget_find_the_same() {
    const auto problem = wavy();
    const Settings settings = quick({{"batches", "10,30,50"}, {"updates", "100"}});
    const std::size_t usual = most_threads();
    std::vector<Result> results;
    for (const std::size_t threads : {1U, 4U}) {
      set_most_threads(threads);
      const auto stepper = method().begin(problem, tests::values_of(method(), settings));
      while (!stepper->advance({threads == 1U ? 7U : 1000U}, {}).outcome) {
      }
      results.push_back(stepper->result());
    }
    const Matrix draws = tests::normal_matrix(problem->samples(), 3, 5);
    const Vector one = results[0].predictor->statistics_with(*problem, 1, draws);
    const Matrix predicted = results[0].predictor->predict(problem->inputs);
    set_most_threads(1);
    const Vector two = results[1].predictor->statistics_with(*problem, 1, draws);
    QCOMPARE(results[1].predictor->predict(problem->inputs), predicted);
    set_most_threads(usual);
    QCOMPARE(eta(results[0]), eta(results[1]));
    QCOMPARE(results[0].objective, results[1].objective);
    QCOMPARE(results[0].histories.front().y, results[1].histories.front().y);
    QCOMPARE(one, two);
  }

  void the_first_call_is_the_start_and_a_stop_keeps_what_there_is() {
    const auto stepper = method().begin(wavy(), tests::values_of(method(), quick()));
    const Snapshot first = stepper->advance({100}, {});
    QCOMPARE(first.iteration, 0U);
    QVERIFY(!first.outcome);
    for (const double value : first.leading.values) {
      QVERIFY(std::abs(value - 1.0 / 6.0) < 1e-12);
    }
    QCOMPARE(stepper->advance({1}, {}).iteration, 1U);
    std::stop_source source;
    source.request_stop();
    const Snapshot stopped = stepper->advance({100}, source.get_token());
    QCOMPARE(stopped.outcome->ending, Ending::stopped);
    const Result result = stepper->result();
    QVERIFY(has_solution(result));
    QCOMPARE(result.iterations, 1U);
  }

  void held_out_samples_are_not_trained_on() {
    const auto problem = wavy();
    const Result result = run(problem, {{"held_out", "0.25"}});
    QCOMPARE(result.histories.size(), 3U);
    QCOMPARE(result.histories.back().info.id, std::string("held_out"));
    QVERIFY(result.histories.back().y.back() > 0.0);
    // A target that depends on nothing is learned by heart: the held-out samples show it.
    problem->truth = tests::normal_matrix(120, 1, 9);
    const Result chance = run(problem, {{"held_out", "0.25"}, {"dropout", "0"}});
    const double known = chance.histories[1].y.back();
    const double unseen = chance.histories[2].y.back();
    QVERIFY2(known > 1.5 * unseen, qPrintable(QString("%1 %2").arg(known).arg(unseen)));
  }

  void figures_do_not_contradict_themselves() {
    for (const Figure& figure : run(wavy(), {{"batches", "20,40"}}).figures) {
      QCOMPARE(in_words(contradiction_in(figure)), std::string());
      QVERIFY(!is_empty(figure));
    }
  }

  void the_critic_predicts() {
    const auto problem = wavy(200, 4);
    const auto later = std::make_shared<Problem>(*wavy(300, 4));
    std::vector<Index> fresh(100);
    std::iota(fresh.begin(), fresh.end(), Index{200});
    const Result result = run(problem, {{"updates", "600"}});
    const Problem unseen = later->with_samples(fresh);
    QVERIFY(result.predictor->risk(*problem) < 0.5);
    QVERIFY(result.predictor->risk(unseen) < 0.8);
    QVERIFY(std::isnan(result.predictor->risk(*classes(20, 4))));
    const Matrix predicted = result.predictor->predict(problem->inputs);
    QCOMPARE(predicted.cols(), 1);
    QVERIFY(predicted.minCoeff() >= problem->truth.minCoeff() - 1e-6);
    QVERIFY(predicted.maxCoeff() <= problem->truth.maxCoeff() + 1e-6);
  }

  void the_critic_predicts_classes() {
    const auto problem = classes();
    const Result result = run(problem, {{"updates", "600"}});
    QVERIFY(result.predictor->risk(*problem) < 0.15);
  }

  /// By its definition: minus the mean of f, whose change is what is compared.
  void statistics_are_those_of_a_changed_table() {
    for (const char* activation : {"relu", "softplus"}) {
      const auto problem = wavy();
      const Result result = run(problem, {{"batches", "20,40"}, {"activation", activation}});
      const Matrix draws = tests::normal_matrix(problem->samples(), 3, 4);
      const Vector fast = result.predictor->statistics_with(*problem, 1, draws);
      for (Index draw = 0; draw < draws.cols(); ++draw) {
        Problem changed = *problem;
        Matrix inputs = problem->inputs;
        inputs.col(1) = draws.col(draw);
        changed.inputs = inputs;
        const Vector same = result.predictor->statistics_with(changed, 1, Matrix(inputs.col(1)));
        QVERIFY(std::abs(same[0] - fast[draw]) < 1e-5 * std::max(1.0, std::abs(same[0])));
      }
      const Vector now =
          result.predictor->statistics_with(*problem, 1, Matrix(problem->inputs.col(1)));
      QVERIFY(fast.minCoeff() > now[0]);  // drawn at random, they fit worse
    }
  }

  void complaints_are_in_words() {
    const auto problem = wavy(12);
    QVERIFY(complaint(problem, {}).empty());
    QVERIFY(complaint(wavy(6), {}).find("at least 8") != std::string::npos);
    QVERIFY(complaint(problem, {{"held_out", "0.5"}}).find("Held-out") != std::string::npos);
    QVERIFY(complaint(problem, {{"hidden", "10.5"}}).find("whole numbers") != std::string::npos);
    QVERIFY(complaint(problem, {{"batches", "7.5"}}).find("Batch sizes") != std::string::npos);
    const auto none = std::make_shared<Problem>(*problem);
    none->truth = Matrix(12, 0);
    none->truth_features.clear();
    QVERIFY(!complaint(none, {}).empty());
  }

  void few_samples_have_smaller_batches() {
    const Result result = run(wavy(10), {{"updates", "30"}});
    QVERIFY(has_solution(result));
    QVERIFY(tests::warns_of(result, "only 5 taken"));
  }
};

QTEST_GUILESS_MAIN(TestSicMethod)
#include "tst_sic_method.moc"
