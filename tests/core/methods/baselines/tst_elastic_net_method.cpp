// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/methods/baselines/elastic_net_method.h"
#include "core/parallel.h"
#include "core/run/predictor.h"
#include "tests/support/messages.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::baselines;
using namespace steelyard::tests;

namespace {

const Method& method() {
  static const ElasticNetMethod elastic_net;
  return elastic_net;
}

/// The target depends on the first two of the columns.
std::shared_ptr<Problem> linear_problem(Index samples = 80, Index columns = 10) {
  const Matrix x = normal_matrix(samples, columns, 1);
  const Vector y = 2.0 * x.col(0) - x.col(1) + 0.5 * normal_matrix(samples, 1, 2);
  return number_problem(x, y);
}

std::vector<int> halves(const Vector& values) {
  std::vector<int> classes;
  for (const double value : values) {
    classes.push_back(value > 0.0 ? 1 : 0);
  }
  return classes;
}

}  // namespace

class TestElasticNetMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// A linear model predicts very well; the penalty that was asked for leaves none.
  void too_strong_a_penalty_is_the_penaltys_fault() {
    const Result result = run_to_end(method(), linear_problem(), {{"penalty", "1000"}});
    QVERIFY(result.selection.features.empty());
    QVERIFY(tests::has_message(result.warnings, "elastic_net.penalty_too_strong"));
    QVERIFY(!tests::has_message(result.warnings, "elastic_net.no_model"));
  }

  void the_columns_that_make_the_target_rank_first() {
    const Result result = run_to_end(method(), linear_problem());
    QCOMPARE(result.outcome.ending, Ending::converged);
    const std::vector<Index> order = ranking(result.columns);
    QCOMPARE(order[0], 0);
    QCOMPARE(order[1], 1);
    QCOMPARE(result.selection.features[0], 0);
    QVERIFY(in_words(result.selection.rule).find("cross-validation") != std::string::npos);
    for (std::size_t k = 0; k < 10; ++k) {
      const bool selected =
          std::find(result.selection.features.begin(), result.selection.features.end(),
                    static_cast<Index>(k)) != result.selection.features.end();
      QCOMPARE(selected, result.columns[0].values[k] > 0.0);
    }
    QVERIFY(result.columns[1].values[0] > 1.5 && result.columns[1].values[1] < -0.5);
    QCOMPARE(result.figures.size(), 2U);
    QVERIFY(result.suggested_path_point.has_value());
    const PathPoint& point = result.path[*result.suggested_path_point];
    QCOMPARE(point.objective, result.objective);
    QCOMPARE(point.selection, result.selection.features);
    for (const Figure& figure : result.figures) {
      QCOMPARE(in_words(contradiction_in(figure)), std::string());
      QCOMPARE(figure.thresholds.front().value, *point.penalty);
    }
  }

  void figures_show_one_standard_error_and_the_penalty_chosen() {
    const Result result = run_to_end(method(), linear_problem());
    QVERIFY(result.suggested_path_point.has_value());
    const PathPoint& chosen = result.path[*result.suggested_path_point];
    QCOMPARE(chosen.objective, result.objective);
    QCOMPARE(chosen.selection, result.selection.features);
    const FigureLine& errors = std::get<LinesShape>(result.figures[0].shape).lines.front();
    QCOMPARE(result.figures[0].thresholds.front().value, *chosen.penalty);
    const auto at = std::find(errors.x.begin(), errors.x.end(), *chosen.penalty) - errors.x.begin();
    const auto place = static_cast<std::size_t>(at);
    QCOMPARE(errors.y[place], result.objective);
    QVERIFY(std::abs(errors.y[place] - errors.low[place] - *result.objective_error) < 1e-15);
    QVERIFY(std::abs(errors.high[place] - errors.y[place] - *result.objective_error) < 1e-15);
  }

  void a_coefficient_has_the_units_of_target_and_input() {
    const auto problem = linear_problem();
    const double plain = run_to_end(method(), problem).columns[1].values[0];
    QVERIFY(plain > 1.5 && plain < 2.2);
    auto scaled = std::make_shared<Problem>(*problem);
    scaled->truth = Matrix(1000.0 * Matrix(problem->truth));
    Matrix inputs = problem->inputs;
    inputs.col(0) *= 8.0;
    scaled->inputs = inputs;
    const double of_scaled = run_to_end(method(), scaled).columns[1].values[0];
    QVERIFY(std::abs(of_scaled / (125.0 * plain) - 1.0) < 1e-6);
  }

  /// Without noise, the less penalty the better.
  void a_path_that_ends_too_early_is_pointed_out() {
    const std::string id = "elastic_net.smallest_penalty";
    QVERIFY(!tests::has_message(run_to_end(method(), linear_problem()).warnings, id));
    const Matrix x = normal_matrix(80, 5, 1);
    const Vector y = 2.0 * x.col(0) - x.col(1);
    QVERIFY(tests::has_message(run_to_end(method(), number_problem(x, y)).warnings, id));
  }

  void units_and_origins_do_not_matter() {
    const auto problem = linear_problem();
    const auto other = linear_problem();
    Matrix inputs = problem->inputs;
    inputs.col(0) = 1000.0 * inputs.col(0).array() + 5.0;
    other->inputs = inputs;
    other->truth = Matrix(-3.0 * problem->truth.array() + 7.0);
    const Result one = run_to_end(method(), problem);
    const Result two = run_to_end(method(), other);
    for (std::size_t k = 0; k < 10; ++k) {
      QVERIFY(std::abs(one.columns[0].values[k] - two.columns[0].values[k]) < 1e-9);
    }
    QVERIFY(std::abs(two.columns[1].values[0] * 1000.0 / -3.0 - one.columns[1].values[0]) < 1e-8);
    QVERIFY(std::abs(one.objective - two.objective) < 1e-9);
  }

  void it_predicts_in_the_targets_unit() {
    const auto problem = linear_problem();
    const Result result = run_to_end(method(), problem);
    const Matrix predicted = result.predictor->predict(problem->inputs);
    const Vector truth = problem->truth.col(0);
    const double variance = (truth.array() - truth.mean()).square().mean();
    const double error = (predicted.col(0) - truth).squaredNorm() / 80.0 / variance;
    QVERIFY(error < 0.1);
    QVERIFY(std::abs(result.predictor->risk(*problem) - error) < 1e-12);
    // One unit of an input adds its coefficient.
    Matrix moved = problem->inputs;
    moved.col(1).array() += 1.0;
    const Matrix change = result.predictor->predict(moved) - predicted;
    QVERIFY((change.array() - result.columns[1].values[1]).abs().maxCoeff() < 1e-12);
  }

  void statistics_of_replaced_values_are_risks() {
    const Matrix x = normal_matrix(50, 5, 3);
    const auto problem = number_problem(x, noisy_targets(x, 2, 4));
    const Result result = run_to_end(method(), problem);
    const Matrix draws = normal_matrix(50, 4, 5);
    const Predictor& predictor = *result.predictor;
    for (const Index input : {0, 4}) {
      const Vector fast = predictor.statistics_with(*problem, input, draws);
      const Vector plain = predictor.Predictor::statistics_with(*problem, input, draws);
      QVERIFY((fast - plain).cwiseAbs().maxCoeff() < 1e-12);
    }
    const Vector own = predictor.statistics_with(*problem, 0, problem->inputs.col(0));
    QVERIFY(std::abs(own[0] - predictor.risk(*problem)) < 1e-12);
    const auto without = inputs_only(x);
    QVERIFY(std::isnan(predictor.risk(*without)));
    QVERIFY(std::isnan(predictor.statistics_with(*without, 0, draws)[0]));
  }

  void two_classes_are_one_column() {
    const Matrix x = normal_matrix(90, 6, 6);
    const auto problem = class_problem(x, halves(x.col(2) + 0.2 * x.col(4)), {"low", "high"});
    const Result result = run_to_end(method(), problem);
    QCOMPARE(ranking(result.columns).front(), 2);
    QCOMPARE(result.columns.size(), 2U);
    QVERIFY(result.columns[1].values[2] > 0.0);
    QVERIFY(result.columns[1].help.find("high") != std::string::npos);
    QVERIFY(result.predictor->risk(*problem) < 0.1);
    // The statistic is the squared error, also where a class is not known.
    const auto partly = std::make_shared<Problem>(*problem);
    partly->labels->class_of[5] = -1;
    const Vector own = result.predictor->statistics_with(*partly, 2, x.col(2));
    QVERIFY(own[0] > 0.0 && own[0] < 1.0);
    const Vector other = result.predictor->statistics_with(*partly, 2, normal_matrix(90, 1, 9));
    // By definition: a sample without a class has no part in it.
    std::vector<Index> known(90);
    std::iota(known.begin(), known.end(), Index{0});
    known.erase(known.begin() + 5);
    const Problem rest = problem->with_samples(known);
    const Vector of_rest =
        result.predictor->statistics_with(rest, 2, Matrix(x(known, Eigen::all)).col(2));
    QVERIFY(std::abs(of_rest[0] - own[0]) < 1e-12);
    QVERIFY(other[0] > own[0]);
  }

  void several_classes_or_targets_have_sizes_only() {
    const Matrix x = normal_matrix(90, 6, 7);
    std::vector<int> classes;
    for (Index i = 0; i < 90; ++i) {
      classes.push_back(x(i, 1) > 0.5 ? 2 : (x(i, 3) > 0.0 ? 1 : 0));
    }
    const Result of_classes = run_to_end(method(), class_problem(x, classes, {"a", "b", "c"}));
    QCOMPARE(of_classes.columns.size(), 1U);
    std::vector<Index> best = ranking(of_classes.columns);
    best.resize(2);
    std::sort(best.begin(), best.end());
    QCOMPARE(best, (std::vector<Index>{1, 3}));
    Matrix y(90, 2);
    y << x.col(0), x.col(5);
    const Result of_numbers = run_to_end(method(), number_problem(x, y));
    best = ranking(of_numbers.columns);
    best.resize(2);
    std::sort(best.begin(), best.end());
    QCOMPARE(best, (std::vector<Index>{0, 5}));
  }

  void a_penalty_may_be_given() {
    const Result result = run_to_end(method(), linear_problem(), {{"penalty", "0.5"}});
    QCOMPARE(result.path.size(), 1U);
    QCOMPARE(result.figures.size(), 0U);
    QVERIFY(in_words(result.selection.rule).find("given") != std::string::npos);
    const Result none = run_to_end(method(), linear_problem(), {{"penalty", "1000"}});
    QVERIFY(has_solution(none));
    QVERIFY(none.selection.features.empty() && none.path.empty());
    QVERIFY(tests::has_message(none.warnings, "elastic_net.penalty_too_strong"));
  }

  void the_result_depends_on_neither_threads_nor_budget() {
    const auto problem = linear_problem();
    set_most_threads(1);
    const Result one = run_to_end(method(), problem);
    set_most_threads(4);
    const auto stepper = method().begin(problem, method().schema().defaults());
    Snapshot last;
    while (!last.outcome) {
      last = stepper->advance({1}, {});
    }
    set_most_threads(2);
    const Result two = stepper->result();
    QCOMPARE(one.columns[0].values, two.columns[0].values);
    QCOMPARE(one.objective, two.objective);
    QCOMPARE(one.path.size(), two.path.size());
  }

  void the_best_so_far_may_be_asked_for() {
    const auto stepper = method().begin(linear_problem(), method().schema().defaults());
    static_cast<void>(stepper->advance({1}, {}));
    QVERIFY(!has_solution(stepper->result()));
    static_cast<void>(stepper->advance({1}, {}));
    Snapshot snapshot = stepper->advance({5}, {});
    QCOMPARE(snapshot.appended.iterates.size(), 5U);
    QVERIFY(has_solution(stepper->result()));
    std::stop_source source;
    source.request_stop();
    snapshot = stepper->advance({5}, source.get_token());
    QCOMPARE(snapshot.outcome->ending, Ending::stopped);
    QCOMPARE(stepper->result().iterations, std::uint64_t{4});
  }

  void odd_columns_are_no_trouble() {
    const auto problem = linear_problem(30, 8);
    Matrix inputs = problem->inputs;
    inputs.col(3).setConstant(2.5);
    inputs.col(4) = inputs.col(0);
    inputs.col(5) = (inputs.col(5).array() > 0.0).cast<double>();
    inputs.col(6).setZero();
    inputs(7, 6) = 1.0;  // constant in all folds but one
    problem->inputs = inputs;
    const Result result = run_to_end(method(), problem);
    QCOMPARE(result.outcome.ending, Ending::converged);
    QCOMPARE(result.columns[0].values[3], 0.0);
    QVERIFY(tests::says(result.warnings, "x4"));
    QVERIFY(std::abs(result.columns[0].values[0] - result.columns[0].values[4]) < 1e-6);
  }

  void the_fewest_samples() {
    const auto problem = linear_problem(4, 3);
    QCOMPARE(method().check(*problem, method().schema().defaults()).size(), 1U);
    const Result result = run_to_end(method(), problem, {{"cv_folds", "2"}});
    QVERIFY(has_solution(result));
    QVERIFY(method().check(*problem, values_of(method(), {{"cv_folds", "4"}})).empty());
    QVERIFY(has_solution(run_to_end(method(), problem, {{"cv_folds", "4"}})));
  }

  void what_cannot_be_fitted_is_refused_in_words() {
    const auto problem = linear_problem();
    const ParameterValues values = method().schema().defaults();
    QVERIFY(method().check(*problem, values).empty());
    problem->truth = Matrix(Matrix::Constant(80, 1, 3.0));
    QVERIFY(in_words(method().check(*problem, values).front()).find("constant") !=
            std::string::npos);
    const auto one_class = class_problem(problem->inputs, std::vector<int>(80, 0), {"a"});
    QVERIFY(in_words(method().check(*one_class, values).front()).find("at least 2 classes") !=
            std::string::npos);
    QCOMPARE(method().check(*inputs_only(problem->inputs), values).size(), 1U);
    const auto complaints =
        method().check(*linear_problem(6), values_of(method(), {{"cv_folds", "7"}}));
    QVERIFY(in_words(complaints.front()).find("2 to 6") != std::string::npos);
    QVERIFY(method().estimate(*problem, values).seconds > 0.0);
  }

  void folds_in_the_order_of_the_table() {
    const auto problem = linear_problem();
    const Result random = run_to_end(method(), problem);
    const Result seeded = run_to_end(method(), problem, {{"seed", "2"}});
    const Result contiguous = run_to_end(method(), problem, {{"fold_kind", "contiguous"}});
    QVERIFY(random.objective != seeded.objective);
    QVERIFY(random.objective != contiguous.objective);
    QCOMPARE(contiguous.objective,
             run_to_end(method(), problem, {{"fold_kind", "contiguous"}, {"seed", "2"}}).objective);
    const Result in_units = run_to_end(method(), problem, {{"standardise", "false"}});
    QVERIFY(std::abs(in_units.objective - random.objective) > 1e-9);
  }
};

QTEST_GUILESS_MAIN(TestElasticNetMethod)
#include "tst_elastic_net_method.moc"
