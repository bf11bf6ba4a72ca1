// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/planted_table.h"
#include "core/methods/registry.h"
#include "core/methods/sobolev/convex_predictor.h"
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
  return registry.find("convex-sic");
}

Result run(const ProblemPtr& problem, const Settings& settings = {}) {
  return tests::run_to_end(method(), problem, settings);
}

/// A straight line of inputs 2 and 4 of six.
std::shared_ptr<Problem> linear(Index samples = 150, std::uint64_t seed = 5) {
  auto problem = toy_problem(samples, 6);
  problem->labels.reset();
  const Matrix x = tests::normal_matrix(samples, 6, seed);
  problem->inputs = Matrix(10.0 + 3.0 * x.array());
  problem->truth = Matrix(100.0 + 5.0 * (x.col(1) - x.col(3)).array());
  problem->truth_features = {{"energy", "eV", "", 0.0}};
  return problem;
}

/// Three classes by input 3.
std::shared_ptr<Problem> classes(Index samples = 150) {
  auto problem = toy_problem(samples, 5);
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

std::string complaint(const ProblemPtr& problem, const Settings& settings = {}) {
  const auto all = method().check(*problem, tests::values_of(method(), settings));
  return all.empty() ? "" : in_words(all.front());
}

/// f(x, y) = x1 y.
class ProductCritic final : public sobolev::ConvexCritic {
 public:
  [[nodiscard]] Matrix of_inputs(const Matrix& x) const override { return x.leftCols(1); }
  [[nodiscard]] Matrix of_targets(const Matrix& y) const override { return y; }
  [[nodiscard]] Vector means_with(const Matrix& /*x*/, const Matrix& /*targets*/, Index /*input*/,
                                  const Matrix& draws) const override {
    return Vector::Zero(draws.cols());
  }
};

}  // namespace

class TestConvexMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_the_target_depends_on_ranks_first() {
    for (const char* map : {"additive", "sparse-fourier", "fourier"}) {
      const Result result = run(linear(), {{"map", map}, {"waves", "60"}});
      QCOMPARE(result.outcome.ending, Ending::converged);
      QCOMPARE(best(result, 2), (std::vector<Index>{1, 3}));
      QVERIFY(std::abs(std::accumulate(eta(result).begin(), eta(result).end(), 0.0) - 1.0) < 1e-9);
      QVERIFY(result.space.empty());
      QVERIFY(result.objective < 0.0);
      const auto& history = result.histories.front().y;
      QVERIFY(history.size() == result.iterations + 1);
      QVERIFY(std::is_sorted(history.rbegin(), history.rend()));
    }
  }

  void sinexp_is_found_as_measured() {
    double mean = 0.0;
    for (std::uint64_t number = 0; number < 3; ++number) {
      const PlantedTable table = sinexp_table({}, {1, number});
      const auto problem = std::make_shared<const Problem>(problem_of(table));
      mean +=
          tests::share_found(table, ranking(run(problem, {{"iterations", "60"}}).columns)) / 3.0;
    }
    QVERIFY2(mean > 0.75, qPrintable(QString::number(mean)));
  }

  void classes_can_be_the_target() {
    for (const char* map : {"additive", "sparse-fourier"}) {
      const auto problem = classes();
      const Result result = run(problem, {{"map", map}, {"waves", "100"}, {"rho", "1"}});
      QCOMPARE(best(result, 1), std::vector<Index>{2});
      const Matrix predicted = result.predictor->predict(problem->inputs);
      QCOMPARE(predicted.cols(), Index{1});
      QCOMPARE(result.predictor->loss(), std::string("share of wrong classes"));
      QVERIFY(result.predictor->risk(*problem) < 0.3);
    }
  }

  void several_targets_are_explained_together() {
    auto problem = linear();
    Matrix truth(problem->samples(), 2);
    truth << problem->truth, problem->inputs.col(5).array().square().matrix();
    problem->truth = truth;
    problem->truth_features.resize(2);
    for (const char* map : {"additive", "sparse-fourier"}) {
      const Result result = run(problem, {{"map", map}, {"waves", "200"}});
      QCOMPARE(best(result, 3), (std::vector<Index>{1, 3, 5}));
      QCOMPARE(result.predictor->predict(problem->inputs).cols(), Index{2});
      QVERIFY(result.predictor->risk(*problem) < 0.95);
    }
  }

  void what_has_lost_its_importance_is_not_selected() {
    const Result result = run(linear());
    QCOMPARE(result.selection.features.size(), std::size_t{2});
    QVERIFY(in_words(result.selection.rule).starts_with("eta more than 10 times"));
    const Result all_stay = run(linear(), {{"lambda", "0.0001"}, {"rho", "10"}});
    QVERIFY(all_stay.selection.rule.says_nothing() && all_stay.selection.features.empty());
  }

  void predictions_are_in_the_targets_units() {
    const auto problem = linear();
    const auto others = linear(80, 77);
    const Result result = run(problem, {{"rho", "1"}});
    const Matrix predicted = result.predictor->predict(others->inputs);
    const double mean = problem->truth.col(0).mean();
    const double variance = (problem->truth.col(0).array() - mean).square().mean();
    const double risk = (predicted - others->truth).array().square().mean() / variance;
    QVERIFY(std::abs(result.predictor->risk(*others) - risk) < 1e-9);
    QVERIFY2(risk < 0.5, qPrintable(QString::number(risk)));
    Problem without = *others;
    without.truth = Matrix();
    QVERIFY(std::isnan(result.predictor->risk(without)));
  }

  void a_prediction_is_a_mean_with_weights_that_are_not_negative() {
    const auto problem = linear(40);
    const sobolev::ConvexTable table = sobolev::convex_table(*problem);
    const sobolev::ConvexPredictor predictor(std::make_shared<const ProductCritic>(), table, 3.0);
    const Matrix predicted = predictor.predict(problem->inputs);
    const Vector y = table.targets.values.col(0);
    for (Index sample = 0; sample < 40; ++sample) {
      const Vector weights =
          (1.0 + 3.0 * table.inputs(sample, 0) * y.array()).cwiseMax(0.0).matrix();
      const double mean = weights.dot(Vector(problem->truth.col(0))) / weights.sum();
      QVERIFY(std::abs(predicted(sample, 0) - mean) < 1e-9 * std::abs(mean));
    }
  }

  void without_a_price_of_the_critic_the_mean_is_predicted() {
    const auto problem = linear(60);
    const Matrix predicted = run(problem, {{"rho", "0"}}).predictor->predict(problem->inputs);
    const double mean = problem->truth.col(0).mean();
    QVERIFY((predicted.array() - mean).abs().maxCoeff() < 1e-9 * mean);
  }

  /// The statistic of a randomisation test, from the definition: f changes in one column only.
  void a_statistic_with_one_input_replaced_is_that_of_the_changed_table() {
    for (const char* map : {"additive", "sparse-fourier", "fourier"}) {
      const auto problem = linear(80);
      const auto predictor = run(problem, {{"map", map}, {"waves", "40"}}).predictor;
      const Matrix draws = 10.0 + 3.0 * tests::normal_matrix(80, 3, 21).array();
      const Vector statistics = predictor->statistics_with(*problem, 1, draws);
      QCOMPARE(statistics.size(), Index{3});
      for (Index draw = 0; draw < 3; ++draw) {
        Problem changed = *problem;
        Matrix inputs = problem->inputs;
        inputs.col(1) = draws.col(draw);
        changed.inputs = inputs;
        // Input 1 replaced by itself: the statistic of the changed table.
        const double itself = predictor->statistics_with(changed, 0, inputs.col(0))[0];
        QVERIFY(std::abs(statistics[draw] - itself) < 1e-9);
      }
      const double real = predictor->statistics_with(*problem, 1, problem->inputs.col(1))[0];
      QVERIFY(real < statistics.minCoeff());
    }
  }

  void an_input_that_the_critic_does_not_see_changes_no_statistic() {
    auto problem = linear(60);
    Matrix inputs = problem->inputs;
    inputs.col(0).setConstant(7.0);
    problem->inputs = inputs;
    const auto predictor = run(problem).predictor;
    const Vector unseen = predictor->statistics_with(*problem, 0, tests::normal_matrix(60, 2, 3));
    const double real = predictor->statistics_with(*problem, 1, inputs.col(1))[0];
    QVERIFY((unseen.array() - real).abs().maxCoeff() < 1e-9);
  }

  void samples_without_a_class_are_left_out() {
    auto problem = classes();
    for (std::size_t sample = 0; sample < 20; ++sample) {
      problem->labels->class_of[sample] = -1;
    }
    const Result result = run(problem);
    QCOMPARE(best(result, 1), std::vector<Index>{2});
    QVERIFY(
        std::isfinite(result.predictor->statistics_with(*problem, 2, problem->inputs.col(2))[0]));
    Problem none = *problem;
    none.labels->class_of.assign(150, -1);
    QVERIFY(std::isnan(result.predictor->statistics_with(none, 2, problem->inputs.col(2))[0]));
  }

  void constant_columns_have_no_importance() {
    auto problem = linear();
    Matrix inputs = problem->inputs;
    inputs.col(4).setConstant(2.5);
    problem->inputs = inputs;
    const Result result = run(problem);
    QCOMPARE(eta(result)[4], 0.0);
    QCOMPARE(ranking(result.columns).back(), Index{4});
    QVERIFY(tests::warns_of(result, "constant, so without importance: x5"));
    QCOMPARE(best(result, 2), (std::vector<Index>{1, 3}));
  }

  void duplicate_columns_share_an_importance() {
    auto problem = linear();
    Matrix inputs = problem->inputs;
    inputs.col(0) = inputs.col(1);
    problem->inputs = inputs;
    const Result result = run(problem);
    QCOMPARE(best(result, 3), (std::vector<Index>{0, 1, 3}));
    QVERIFY(std::abs(eta(result)[0] - eta(result)[1]) < 1e-6);
  }

  void mutations_of_two_values_are_found() {
    MutationOptions options;
    options.columns = 40;
    options.true_positions = 5;
    const PlantedTable table = mutation_table(options, {2, 0});
    const auto problem = std::make_shared<const Problem>(problem_of(table));
    const Result result = run(problem, {{"iterations", "40"}, {"rho", "1"}});
    QVERIFY2(tests::share_found(table, ranking(result.columns)) > 0.6,
             qPrintable(QString::number(tests::share_found(table, ranking(result.columns)))));
    const Result grouped = run(problem, {{"iterations", "40"}, {"grouped", "true"}});
    for (std::size_t column = 1; column < 40; ++column) {
      if (table.groups[column] == table.groups[column - 1]) {
        QCOMPARE(eta(grouped)[column], eta(grouped)[column - 1]);
      }
    }
    QCOMPARE(grouped.columns.front().id, std::string("group_eta"));
    const std::vector<double>& shares = tests::column_of(grouped, "eta").values;
    QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1.0) < 1e-9);
  }

  void the_budget_changes_nothing() {
    const auto problem = linear(60);
    const auto by = [&](std::size_t iterations) {
      const auto stepper = method().begin(problem, method().schema().defaults());
      Snapshot snapshot = stepper->advance({iterations}, {});
      while (!snapshot.outcome) {
        snapshot = stepper->advance({iterations}, {});
      }
      return eta(stepper->result());
    };
    QVERIFY(by(1) == by(7));
  }

  void a_stopped_run_has_what_it_found() {
    const auto problem = linear();
    std::stop_source source;
    const auto stepper = method().begin(problem, method().schema().defaults());
    std::size_t pieces = 0;
    const Outcome outcome = drive(*stepper, source.get_token(), [&](Snapshot&&) {
      if (++pieces == 2) {
        source.request_stop();
      }
    });
    QCOMPARE(outcome.ending, Ending::stopped);
    const Result result = stepper->result();
    QVERIFY(has_solution(result) && result.iterations >= 1);
    source.request_stop();
    const auto never = method().begin(problem, method().schema().defaults());
    QCOMPARE(never->advance({}, source.get_token()).outcome->ending, Ending::stopped);
    QVERIFY(!has_solution(never->result()));
  }

  void figures_can_be_drawn() {
    auto with_classes = classes();
    for (const ProblemPtr& problem : {ProblemPtr(linear()), ProblemPtr(with_classes)}) {
      const Result result = run(problem);
      for (const char* id : {"importance-paths", "critic"}) {
        const auto figure = std::find_if(result.figures.begin(), result.figures.end(),
                                         [&](const Figure& one) { return one.id == id; });
        QVERIFY(figure != result.figures.end());
        QCOMPARE(in_words(contradiction_in(*figure)), std::string());
        QVERIFY(!is_empty(*figure));
      }
    }
  }

  /// The paths end where the importances are, and keep few places of a long run.
  void paths_are_those_of_the_best_inputs() {
    const Result result = run(linear(), {{"tolerance", "0"}, {"iterations", "250"}});
    const auto figure =
        std::find_if(result.figures.begin(), result.figures.end(),
                     [](const Figure& one) { return one.id == "importance-paths"; });
    const auto& lines = lines_of(*figure);
    QCOMPARE(lines.size(), std::size_t{6});
    QVERIFY(lines[0].name == "x2" || lines[0].name == "x4");
    QCOMPARE(lines[0].x.front(), 0.0);
    QVERIFY(lines[0].x.size() > 50 && lines[0].x.size() <= 100);
    QVERIFY(std::is_sorted(lines[0].x.begin(), lines[0].x.end()));
    QVERIFY(std::abs(lines[0].y.front() - 1.0 / 6.0) < 1e-6);
    QVERIFY(std::abs(lines[0].y.back() - 0.5) < 0.1);
  }

  /// Of a straight line upwards, high values go with high values.
  void the_critic_is_above_0_where_pairs_are_frequent() {
    auto problem = linear();
    problem->truth = Matrix(problem->inputs.col(1));
    const Result result = run(problem);
    const auto figure = std::find_if(result.figures.begin(), result.figures.end(),
                                     [](const Figure& one) { return one.id == "critic"; });
    QCOMPARE(figure->title, std::string("Critic along x2"));
    const auto& shape = std::get<MatrixShape>(figure->shape);
    const std::size_t columns = shape.column_names.size();
    QVERIFY(std::stod(shape.row_names.front()) > std::stod(shape.row_names.back()));
    QVERIFY(std::stod(shape.column_names.front()) < std::stod(shape.column_names.back()));
    QVERIFY(shape.values[columns - 1] > 0.0);  // both high
    QVERIFY(shape.values[0] < 0.0);            // low input, high target
  }

  void what_cannot_be_run_is_refused_in_words() {
    QCOMPARE(complaint(linear()), std::string());
    QCOMPARE(complaint(linear(9)),
             std::string("Samples: 9 samples with a target say too little of it; accepted: at "
                         "least 10"));
    QCOMPARE(complaint(linear(), {{"map", "sparse-fourier"}, {"waves", "2"}}),
             std::string("Waves: 2 along 2 inputs each do not run along all of 6; accepted: at "
                         "least 3"));
    auto constant = linear();
    constant->truth = Matrix::Ones(150, 1);
    QVERIFY(complaint(constant).find("it is constant") != std::string::npos);
    auto nothing = linear();
    nothing->truth = Matrix();
    QVERIFY(!complaint(nothing).empty());
    auto periodic = linear();
    periodic->features[0].period = 360.0;
    QVERIFY(!complaint(periodic).empty());
  }

  void classes_with_one_member_and_few_samples_do_no_harm() {
    auto problem = classes(12);
    std::fill(problem->labels->class_of.begin(), problem->labels->class_of.end(), 0);
    problem->labels->class_of[3] = 1;
    const Result result = run(problem);
    QVERIFY(result.outcome.ending != Ending::failed);
    QVERIFY(std::isfinite(result.predictor->risk(*problem)));
  }

  void an_estimate_grows_with_the_table() {
    const auto values = method().schema().defaults();
    const Estimate small = method().estimate(*linear(50), values);
    const Estimate large = method().estimate(*linear(5000), values);
    QVERIFY(small.bytes > 0.0 && small.seconds > 0.0);
    QVERIFY(large.bytes > 10.0 * small.bytes && large.seconds > small.seconds);
  }
};

QTEST_GUILESS_MAIN(TestConvexMethod)
#include "tst_convex_method.moc"
