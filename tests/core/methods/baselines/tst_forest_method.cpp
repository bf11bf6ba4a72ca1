// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "core/methods/registry.h"
#include "core/parallel.h"
#include "tests/core/trees/tree_tables.h"
#include "tests/support/messages.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/sobolev_reference.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const Method& forest() {
  static const MethodRegistry registry = builtin_methods();
  return registry.find("random-forest");
}

Result run(const ProblemPtr& problem, const Settings& settings = {{"trees", "60"}}) {
  return run_to_end(forest(), problem, settings);
}

std::string complaints_of(const Problem& problem, const Settings& settings = {}) {
  std::string all;
  for (const Complaint& complaint : forest().check(problem, values_of(forest(), settings))) {
    all += in_words(complaint) + "\n";
  }
  return all;
}

std::shared_ptr<Problem> with_inputs(const std::shared_ptr<Problem>& problem,
                                     const std::function<void(Matrix&)>& change) {
  auto changed = std::make_shared<Problem>(*problem);
  Matrix inputs = problem->inputs;
  change(inputs);
  changed->inputs = std::move(inputs);
  return changed;
}

bool are_equal(const Result& a, const Result& b) {
  return a.objective == b.objective && a.columns[0].values == b.columns[0].values &&
         a.columns[1].values == b.columns[1].values && a.columns[2].values == b.columns[2].values &&
         a.histories[0].y == b.histories[0].y;
}

}  // namespace

class TestForestMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void shares_of_what_splits_reduced_add_up_to_one() {
    for (const char* importance : {"permutation", "impurity"}) {
      const Result result = run(forest_problem_of(normal_matrix(60, 4, 1), normal_matrix(60, 1, 2)),
                                {{"trees", "10"}, {"importance", importance}});
      const std::vector<double>& shares = column_of(result, "impurity_importance").values;
      QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1.0) < 1e-12);
    }
  }

  /// Two trees leave out each a third of the samples: four of nine are in both.
  void what_a_forest_cannot_tell_is_said() {
    const auto noise = forest_problem_of(normal_matrix(60, 4, 1), normal_matrix(60, 1, 2));
    const Result few = run(noise, {{"trees", "2"}});
    QVERIFY(warns_of(few, "in every tree, so without a part in the error"));
    QVERIFY(warns_of(few, "predicts no better than the mean of the target"));
    const Matrix x = normal_matrix(120, 3, 3);
    const Result good = run(forest_problem_of(x, x.leftCols(1)), {{"trees", "60"}});
    QVERIFY(!warns_of(good, "in every tree"));
    QVERIFY(!warns_of(good, "predicts no better"));
  }

  void importances_are_those_of_the_reference_data() {
    QTest::addColumn<bool>("classes");
    QTest::newRow("regression") << false;
    QTest::newRow("classification") << true;
  }
  void importances_are_those_of_the_reference() {
    QFETCH(bool, classes);
    const auto expected = sobolev::expected("forest");
    if (expected.is_null()) {
      QSKIP("the reference is not here");
    }
    const Matrix inputs = sobolev::input("forest_X");
    auto problem = forest_problem_of(inputs, sobolev::input("forest_y"));
    if (classes) {
      std::vector<int> class_of;
      const Matrix numbers = sobolev::input("forest_class");
      for (const double of : numbers.col(0)) {
        class_of.push_back(static_cast<int>(of));
      }
      problem = forest_problem_of(inputs, class_of, {"0", "1", "2"});
    }
    const auto& of = expected.at(classes ? "classification" : "regression");
    const Vector mean = sobolev::matrix_of(of.at("mean")).col(0);
    const Vector deviation = sobolev::matrix_of(of.at("sd")).col(0);
    constexpr int seeds = 5;
    Vector average = Vector::Zero(mean.size());
    for (int seed = 1; seed <= seeds; ++seed) {
      const Result result = run(problem, {{"trees", "100"},
                                          {"importance", "impurity"},
                                          {"columns", classes ? "sqrt" : "all"},
                                          {"seed", std::to_string(seed)}});
      for (Index k = 0; k < mean.size(); ++k) {
        const double value = result.columns[0].values[static_cast<std::size_t>(k)];
        QVERIFY(std::abs(value - mean[k]) <= 5.0 * deviation[k] + 0.002);
        average[k] += value / seeds;
      }
    }
    for (Index k = 0; k < mean.size(); ++k) {
      QVERIFY(std::abs(average[k] - mean[k]) <= 3.0 * deviation[k] / std::sqrt(5.0) * 1.5 + 0.002);
    }
  }

  void columns_that_matter_rank_first() {
    for (const auto& problem : {two_matter(), three_classes()}) {
      for (const char* importance : {"permutation", "impurity"}) {
        const Result result = run(problem, {{"trees", "60"}, {"importance", importance}});
        QCOMPARE(result.outcome.ending, Ending::converged);
        std::vector<Index> best = ranking(result.columns);
        best.resize(2);
        std::sort(best.begin(), best.end());
        QCOMPARE(best, (std::vector<Index>{0, 1}));
        QVERIFY(result.objective < 0.35);
        QVERIFY(result.selection.rule.says_nothing() && result.selection.features.empty());
        QCOMPARE(result.histories.front().y.size(), 61U);
        QCOMPARE(result.iterations, std::uint64_t{60});
        for (const double error : result.columns[1].values) {
          QVERIFY(error >= 0.0 && error < 0.2);
        }
      }
    }
  }

  /// Impurity importance favours noise of many values; permutation does not.
  void permutation_is_fair_to_columns_of_few_values() {
    Matrix inputs = normal_matrix(300, 2, 27);
    inputs.col(1) = (inputs.col(1).array() > 0.0).cast<double>();
    const Matrix target = 0.6 * inputs.col(1) + normal_matrix(300, 1, 28);
    const Result result = run(forest_problem_of(inputs, target));
    const FeatureColumn& impurity = result.columns[2];
    QCOMPARE(impurity.id, std::string("impurity_importance"));
    QVERIFY(impurity.values[0] > 3.0 * impurity.values[1]);
    QCOMPARE(ranking(result.columns), (std::vector<Index>{1, 0}));
  }

  void the_error_is_that_of_samples_not_seen() {
    const Matrix inputs = normal_matrix(80, 4, 31);
    const Result noise = run(forest_problem_of(inputs, normal_matrix(80, 1, 32)));
    QVERIFY(noise.objective > 0.85 && noise.objective < 1.5);
    QVERIFY(noise.predictor->risk(*forest_problem_of(inputs, normal_matrix(80, 1, 32))) < 0.3);
    const Result result = run(two_matter(200));
    const auto fresh = two_matter(400);
    std::vector<Index> later(200);
    std::iota(later.begin(), later.end(), Index{200});
    QVERIFY(std::abs(result.predictor->risk(fresh->with_samples(later)) - result.objective) < 1.0);
  }

  void several_targets_are_predicted_together() {
    const Matrix inputs = normal_matrix(150, 5, 41);
    Matrix target(150, 2);
    target << inputs.col(0), 1000.0 * inputs.col(3) + 0.1 * normal_matrix(150, 1, 42);
    const auto problem = forest_problem_of(inputs, target);
    const Result result = run(problem);
    std::vector<Index> best = ranking(result.columns);
    best.resize(2);
    std::sort(best.begin(), best.end());
    QCOMPARE(best, (std::vector<Index>{0, 3}));
    const Matrix predicted = result.predictor->predict(problem->inputs);
    QCOMPARE(predicted.cols(), 2);
    QVERIFY((predicted - target).col(0).squaredNorm() < 0.2 * target.col(0).squaredNorm());
    QVERIFY((predicted - target).col(1).squaredNorm() < 0.2 * target.col(1).squaredNorm());
  }

  void threads_and_pieces_change_nothing() {
    const std::size_t threads = most_threads();
    for (const auto& problem : {two_matter(), three_classes()}) {
      set_most_threads(1);
      const Result one = run(problem, {{"trees", "20"}});
      set_most_threads(4);
      const Result four = run(problem, {{"trees", "20"}});
      QVERIFY(are_equal(one, four));
      const auto stepper = forest().begin(problem, values_of(forest(), {{"trees", "20"}}));
      std::uint64_t seen = 0;
      for (Snapshot snapshot = stepper->advance({3}, {}); !snapshot.outcome;
           snapshot = stepper->advance({1 + seen % 3}, {})) {
        QVERIFY(snapshot.iteration <= seen + 1 + seen % 3);
        seen = snapshot.iteration;
      }
      QVERIFY(are_equal(one, stepper->result()));
    }
    set_most_threads(threads);
  }

  void a_stopped_forest_keeps_its_trees() {
    std::stop_source source;
    const auto stepper = forest().begin(two_matter(), values_of(forest(), {{"trees", "50"}}));
    QVERIFY(!stepper->advance({1}, {}).outcome);
    QVERIFY(!has_solution(stepper->result()));
    QCOMPARE(stepper->advance({7}, {}).iteration, std::uint64_t{7});
    source.request_stop();
    QCOMPARE(stepper->advance({65536}, source.get_token()).outcome->ending, Ending::stopped);
    const Result result = stepper->result();
    QVERIFY(has_solution(result) && result.iterations >= 7);
    QVERIFY(result.predictor != nullptr);
  }

  void one_input_can_be_replaced() {
    auto mixed = std::make_shared<Problem>(*three_classes());
    mixed->labels->class_of[3] = -1;
    const Matrix inputs = normal_matrix(60, 4, 51);
    for (const auto& problem :
         {two_matter(), mixed, forest_problem_of(inputs, noisy_targets(inputs, 2, 52))}) {
      const auto predictor = run(problem, {{"trees", "15"}}).predictor;
      for (const Index input : {0, 3}) {
        Matrix draws(problem->samples(), 6);
        draws << problem->inputs.col(input), normal_matrix(problem->samples(), 5, 53);
        draws.col(5) = problem->inputs.col(input).reverse();
        const Vector fast = predictor->statistics_with(*problem, input, draws);
        const Vector plain = predictor->Predictor::statistics_with(*problem, input, draws);
        QVERIFY((fast - plain).cwiseAbs().maxCoeff() < 1e-10);
        QVERIFY(std::abs(fast[0] - predictor->risk(*problem)) < 1e-10);
        QVERIFY(input != 0 || fast[1] > fast[0] + 0.01);
      }
    }
  }

  void an_input_without_use_leaves_the_statistic_as_it_is() {
    const auto problem = with_inputs(two_matter(), [](Matrix& of) { of.col(4).setConstant(1.0); });
    const auto predictor = run(problem, {{"trees", "10"}}).predictor;
    const Vector statistics =
        predictor->statistics_with(*problem, 4, normal_matrix(problem->samples(), 4, 61));
    QVERIFY((statistics.array() == statistics[0]).all());
  }

  void odd_columns_are_taken() {
    for (const auto& of : {two_matter(), three_classes()}) {
      const auto problem = with_inputs(of, [](Matrix& inputs) {
        inputs.col(0) = (inputs.col(0).array() > 0.3).cast<double>();
        inputs.col(2).setConstant(-3.0);
        inputs.col(3) = inputs.col(0);
      });
      for (const char* importance : {"permutation", "impurity"}) {
        const Result result = run(problem, {{"trees", "40"}, {"importance", importance}});
        QVERIFY(has_solution(result));
        QCOMPARE(ranking(result.columns).back(), 2);
        QVERIFY(result.columns[0].values[2] < 0.0);
        QVERIFY(tests::says({result.warnings.front()}, "x3"));
        // Equal columns stand together: neither takes what belongs to both.
        const double first = result.columns[0].values[0];
        const double second = result.columns[0].values[3];
        QVERIFY(std::min(first, second) > 0.2 * std::max(first, second));
      }
    }
  }

  void few_samples_are_enough() {
    const Matrix inputs = normal_matrix(5, 3, 71);
    for (const auto& problem :
         {forest_problem_of(inputs, normal_matrix(5, 1, 72)),
          forest_problem_of(inputs, std::vector<int>{0, 0, 1, 0, 0}, {"a", "b"}),
          forest_problem_of(inputs, std::vector<int>{0, 1, 1, -1, 0}, {"a", "b"})}) {
      QCOMPARE(complaints_of(*problem), std::string());
      for (const char* trees : {"1", "30"}) {
        const Result result = run(problem, {{"trees", trees}});
        QVERIFY(has_solution(result));
        QCOMPARE(result.outcome.ending, Ending::converged);
        QVERIFY(std::isfinite(result.predictor->risk(*problem)));
      }
    }
  }

  void samples_without_a_class_are_left_out() {
    const auto problem = three_classes();
    auto fewer = std::make_shared<Problem>(*problem);
    std::vector<Index> kept;
    for (Index sample = 0; sample < problem->samples(); ++sample) {
      if (sample % 5 == 0) {
        fewer->labels->class_of[static_cast<std::size_t>(sample)] = -1;
      } else {
        kept.push_back(sample);
      }
    }
    const Result one = run(fewer);
    QVERIFY(are_equal(one, run(std::make_shared<Problem>(problem->with_samples(kept)))));
    QVERIFY(tests::says({one.warnings.front()}, "24 samples have no class"));
  }

  void what_cannot_be_done_is_told() {
    const auto problem = two_matter();
    QCOMPARE(complaints_of(*problem), std::string());
    QVERIFY(complaints_of(*problem, {{"min_leaf", "61"}}).find("1 to 60") != std::string::npos);
    const Matrix inputs = normal_matrix(20, 3, 81);
    QVERIFY(!complaints_of(*forest_problem_of(inputs, Matrix())).empty());
    QVERIFY(
        complaints_of(*forest_problem_of(inputs, Matrix::Constant(20, 1, 3.0))).find("constant") !=
        std::string::npos);
    QVERIFY(complaints_of(*forest_problem_of(inputs, std::vector<int>(20, 0), {"a"}))
                .find("at least 2 classes") != std::string::npos);
    std::vector<int> few(20, -1);
    few[0] = 0;
    few[1] = 1;
    QVERIFY(complaints_of(*forest_problem_of(inputs, few, {"a", "b"})).find("at least 4") !=
            std::string::npos);
    problem->features[1].period = 6.28;
    QVERIFY(!complaints_of(*problem).empty());
  }

  void a_useless_forest_says_so() {
    const Matrix inputs = normal_matrix(60, 3, 92);
    const Result result = run(forest_problem_of(inputs, normal_matrix(60, 1, 93)));
    QVERIFY(result.objective >= 1.0);
    QVERIFY(tests::says({result.warnings.back()}, "no better than the mean"));
  }

  void figures_are_sound() {
    for (const auto& problem : {two_matter(), three_classes()}) {
      const Result result = run(problem);
      std::set<std::string> ids;
      for (const Figure& figure : result.figures) {
        QVERIFY(ids.insert(figure.id).second);
        QCOMPARE(in_words(contradiction_in(figure)), std::string());
        QVERIFY(!is_empty(figure));
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestForestMethod)
#include "tst_forest_method.moc"
