// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <string>
#include <utility>

#include "core/analysis/held_out_error.h"
#include "core/error.h"
#include "core/measures/reconstruction_error.h"
#include "core/positions.h"
#include "core/random.h"
#include "tests/core/analysis/third_of_eight.h"
#include "tests/support/blind_problem.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const std::vector<Index> good{2, 0, 1, 3, 4, 5, 6, 7};
const std::vector<Index> bad{7, 6, 5, 4, 3, 1, 0, 2};

/// Of tested samples that were drawn: the rankings come from all samples.
const std::string seen =
    "predictions are made without the tested samples, but the rankings come from all samples, so "
    "that errors of new samples may be larger";

}  // namespace

class TestHeldOutError : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_ranking_that_begins_with_what_matters_is_good_at_once() {
    const Problem problem = third_of_eight();
    const HeldOutError found = *held_out_error(problem, Ranked::features, {good});
    QCOMPARE(found.rankings[0].counts.front(), Index{1});
    QCOMPARE(found.rankings[0].counts.back(), Index{8});
    QVERIFY(found.rankings[0].errors.front() < 0.06);
    QVERIFY(found.random.mean.front() > 0.5);  // one of eight finds it by chance
    for (std::size_t k = 0; k < found.random.mean.size(); ++k) {
      const double above = found.random.high[k] - found.random.mean[k];
      QVERIFY(std::abs(found.random.mean[k] - found.random.low[k] - above) < 1e-12);
    }
    const HeldOutError late = *held_out_error(problem, Ranked::features, {bad});
    QVERIFY(late.rankings[0].errors.front() > 0.9);
    QVERIFY(std::abs(late.rankings[0].errors.back() - found.rankings[0].errors.back()) < 1e-12);
  }

  /// A target that is constant is left out: the errors are those without it.
  void constant_targets_are_left_out_and_named() {
    const Problem problem = third_of_eight();
    Problem more = problem;
    Matrix truth = Matrix::Constant(problem.samples(), 3, 7.0);
    truth.col(1) = problem.truth.col(0);
    more.truth = truth;
    more.truth_features.resize(3);
    more.truth_features[0].name = "flat";
    more.truth_features[2].name = "plain";
    const HeldOutError with = *held_out_error(more, Ranked::features, {good});
    const HeldOutError without = *held_out_error(problem, Ranked::features, {good});
    QVERIFY(with.rankings[0].errors == without.rankings[0].errors);
    QCOMPARE(without.notes.size(), 1U);
    QCOMPARE(with.notes.size(), 2U);
    const QString note = QString::fromStdString(in_words(with.notes.front()));
    QVERIFY2(note.startsWith("2 columns") && note.endsWith(": flat, plain"), qPrintable(note));
  }

  /// Its only other value is tested, and not learned from.
  void a_target_that_varies_only_where_it_is_tested_is_left_out() {
    Problem problem = third_of_eight();
    const HeldOutOptions options;
    const Split split =
        split_of(problem.samples(), problem.order, options.train_share, options.seed);
    Matrix truth(problem.samples(), 2);
    truth.col(0) = problem.truth.col(0);
    truth.col(1).setZero();
    truth(split.test.front(), 1) = 7.0;
    problem.truth = std::move(truth);
    problem.truth_features = {{"y", "", "", 0.0}, {"hardly", "", "", 0.0}};
    const HeldOutError found = *held_out_error(problem, Ranked::features, {good}, options);
    QCOMPARE(found.notes.size(), 2U);
    QVERIFY(QString::fromStdString(in_words(found.notes.front())).endsWith(": hardly"));
    QVERIFY(found.rankings[0].errors.front() < 0.1);
  }

  /// Without a ground truth, classes are predicted: as their columns of 0 and 1 would be.
  void classes_are_predicted_as_columns() {
    Problem problem = third_of_eight();
    Labels sign{"sign", {}, {"below", "above"}};
    Matrix columns = Matrix::Zero(problem.samples(), 2);
    for (Index sample = 0; sample < problem.samples(); ++sample) {
      sign.class_of.push_back(problem.inputs(sample, 2) > 0.0 ? 1 : 0);
      columns(sample, sign.class_of.back()) = 1.0;
    }
    problem.labels = sign;
    problem.truth = Matrix(problem.samples(), 0);
    problem.truth_features.clear();
    const HeldOutError found = *held_out_error(problem, Ranked::features, {good});
    QVERIFY(found.rankings[0].errors.front() < 0.75);
    QCOMPARE(in_words(found.notes),
             (std::vector<std::string>{
                 "the classes of sign are predicted, each as a column of 0 and 1", seen}));
    Problem numbers = problem;
    numbers.labels.reset();
    numbers.truth = columns;
    numbers.truth_features.resize(2);
    QCOMPARE(held_out_error(numbers, Ranked::features, {good})->rankings[0].errors,
             found.rankings[0].errors);
    problem.labels->class_of[5] = -1;
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(held_out_error(problem, Ranked::features, {good})));
  }

  void constant_inputs_are_tried_but_not_predicted() {
    Matrix inputs = third_of_eight().inputs;
    inputs.col(3).setConstant(1.5);
    Problem problem = blind_problem(inputs);
    problem.features[3].name = "flat";
    for (const HeldOutMeasure measure :
         {HeldOutMeasure::global_reconstruction, HeldOutMeasure::local_reconstruction}) {
      HeldOutOptions options;
      options.measure = measure;
      const HeldOutError found = *held_out_error(problem, Ranked::features, {good}, options);
      QVERIFY(std::isfinite(found.rankings[0].errors.back()));
      QVERIFY(QString::fromStdString(in_words(found.notes.front())).endsWith(": flat"));
    }
  }

  /// All inputs are a rotation of themselves; the first of them alone are not, and the distortion
  /// is that of global_reconstruction in units of the inputs' spread.
  void the_distortion_is_that_of_the_reconstruction() {
    const Problem problem = third_of_eight();
    HeldOutOptions options;
    options.measure = HeldOutMeasure::global_distortion;
    const HeldOutError found = *held_out_error(problem, Ranked::features, {good}, options);
    QVERIFY(found.rankings[0].errors.back() < 1e-6);
    const Split split =
        split_of(problem.samples(), problem.order, options.train_share, options.seed);
    Matrix scaled = problem.inputs;
    for (auto column : scaled.colwise()) {
      const Vector learned = column(split.train);
      column /= std::sqrt((learned.array() - learned.mean()).square().mean());
    }
    ReconstructionOptions how;
    how.seed = options.seed;
    const Matrix first = scaled.leftCols(3)(Eigen::all, std::vector<Index>{2, 0, 1});
    const double expected = global_reconstruction(first, scaled, split, how).distortion;
    QCOMPARE(found.rankings[0].counts[2], Index{3});
    QVERIFY(expected > 0.0);
    QVERIFY(std::abs(found.rankings[0].errors[2] * unreconstructed(scaled, split) - expected) <
            1e-9);
  }

  void a_local_map_has_as_many_neighbours_as_asked_for() {
    const Problem problem = third_of_eight();
    HeldOutOptions options;
    options.measure = HeldOutMeasure::local_reconstruction;
    const double by_fifteen =
        held_out_error(problem, Ranked::features, {good}, options)->rankings[0].errors[2];
    options.neighbours = 30;
    const double by_thirty =
        held_out_error(problem, Ranked::features, {good}, options)->rankings[0].errors[2];
    QVERIFY(by_thirty != by_fifteen);
    options.neighbours = 100;  // all that there are
    const double by_all =
        held_out_error(problem, Ranked::features, {good}, options)->rankings[0].errors[2];
    options.neighbours = 1000;
    QCOMPARE(held_out_error(problem, Ranked::features, {good}, options)->rankings[0].errors[2],
             by_all);
  }

  void where_no_target_varies_that_is_said() {
    Problem problem = third_of_eight();
    problem.truth = Matrix::Constant(problem.samples(), 1, 2.0);
    QVERIFY_THROWS_EXCEPTION(Error, (void)held_out_error(problem, Ranked::features, {good}));
  }

  void of_more_samples_some_are_tried() {
    HeldOutOptions options;
    options.most_samples = 60;
    const Problem problem = third_of_eight();
    const HeldOutError few = *held_out_error(problem, Ranked::features, {good}, options);
    const HeldOutError all = *held_out_error(problem, Ranked::features, {good});
    QVERIFY(few.rankings[0].errors.front() < 0.06);
    QVERIFY(few.rankings[0].errors != all.rankings[0].errors);
  }

  void a_neighbour_of_which_no_sample_is_learned_from_spoils_nothing() {
    const Problem problem = third_of_eight();
    const HeldOutOptions options;
    const Split split = random_split(problem.samples(), options.train_share, options.seed);
    const std::vector<Index> learned(split.train.begin(), split.train.begin() + 5);
    const std::vector<Index> unseen(split.test.begin(), split.test.begin() + 2);
    const auto alone = held_out_error(problem, Ranked::samples, {learned}, options);
    const auto beside = held_out_error(problem, Ranked::samples, {learned, unseen}, options);
    QCOMPARE(beside->rankings[0].errors, alone->rankings[0].errors);
    QVERIFY(beside->rankings[1].counts.empty());
  }

  /// Noise, but nearly the same within each group. Samples of groups that were seen would choose a
  /// penalty with which the regression knows them by heart.
  void the_penalty_is_chosen_by_groups_that_were_not_seen() {
    constexpr Index groups = 40;
    constexpr Index of_each = 6;
    const Matrix centres = normal_matrix(groups, 11, 8);
    Matrix values = centres.replicate(of_each, 1);
    values += 0.01 * normal_matrix(values.rows(), 11, 9);
    Problem problem = blind_problem(values.leftCols(10));
    problem.truth = Matrix(values.rightCols(1));
    problem.truth_features = {{"y", "", "", 0.0}};
    problem.order.group_of.emplace();
    for (Index sample = 0; sample < values.rows(); ++sample) {
      problem.order.group_of->push_back(static_cast<int>(sample % groups));
    }
    const HeldOutOptions options;
    const Split split =
        split_of(problem.samples(), problem.order, options.train_share, options.seed);
    const auto error_with = [&](const Folds& folds) {
      RegressionOptions regression;
      regression.given_folds = folds;
      const Matrix nothing(problem.samples(), 0);
      return regression_error(problem.inputs, problem.truth, split, regression) /
             regression_error(nothing, problem.truth, split, regression);
    };
    const SampleOrder trained = order_of(problem.order, split.train);
    const double by_groups = error_with(folds_of(std::ssize(split.train), trained, 2, 1));
    const double by_samples = error_with({});
    const HeldOutError found = *held_out_error(problem, Ranked::features, {all_positions(10)});
    const double error = found.rankings[0].errors.back();
    QVERIFY(std::abs(error - by_groups) < 1e-9);
    QVERIFY2(error < 0.9 * by_samples, qPrintable(QString("%1, %2").arg(error).arg(by_samples)));
  }

  void samples_are_the_same_by_their_inputs() {
    const Problem problem = third_of_eight();
    Problem other = problem;
    QVERIFY(same_samples(problem, other));
    other.inputs = Matrix(problem.inputs.colwise().reverse());
    QVERIFY(!same_samples(problem, other));
    QVERIFY(!same_samples(problem, third_of_eight(100)));
  }

  void selected_samples_are_the_active_set() {
    const Problem problem = third_of_eight();
    std::vector<Index> samples;
    for (Index sample = 0; sample < 150; ++sample) {
      samples.push_back((sample * 7) % 200);
    }
    HeldOutOptions options;
    options.most_samples = 100;  // the selected ones are kept all the same
    const HeldOutError found = *held_out_error(problem, Ranked::samples, {samples}, options);
    QVERIFY(found.ranked == Ranked::samples);
    QVERIFY(found.rankings[0].errors.back() < found.rankings[0].errors.front());
  }

  void inputs_of_rank_three_are_given_back_by_three_of_them() {
    Problem problem = blind_problem(normal_matrix(200, 3, 5) * normal_matrix(3, 8, 6));
    HeldOutOptions options;
    options.measure = HeldOutMeasure::global_reconstruction;
    const HeldOutError found = *held_out_error(problem, Ranked::features, {good}, options);
    QCOMPARE(found.rankings[0].counts[2], Index{3});
    QVERIFY(found.rankings[0].errors[0] > 0.3);
    QVERIFY(found.rankings[0].errors[2] < 1e-6);
    QVERIFY(found.random.mean[0] > 0.3);
  }

  /// A constant feature leaves the mean of the training samples, whose error is the unit.
  void the_mean_of_the_training_samples_has_the_error_1() {
    Problem problem = third_of_eight();
    Matrix inputs = problem.inputs;
    inputs.col(0).setConstant(4.0);
    problem.inputs = inputs;
    for (const HeldOutMeasureInfo& each : held_out_measures()) {
      HeldOutOptions options;
      options.measure = each.measure;
      const HeldOutError found = *held_out_error(problem, Ranked::features, {{0}}, options);
      // Local maps begin at the mean of some training samples, not of all.
      const bool local = each.measure == HeldOutMeasure::local_reconstruction;
      QVERIFY(std::abs(found.rankings[0].errors.front() - 1.0) < (local ? 0.2 : 1e-9));
      QCOMPARE(in_words(found.how),
               std::string("Samples were held out at random (seed 1): none is known to "
                           "belong to another."));
    }
  }

  /// Noise that is the same within each group: whoever has seen one of its samples knows the rest.
  void groups_are_held_out_as_a_whole() {
    constexpr Index of_each = 8;
    const Matrix noise = normal_matrix(25, 5, 9).replicate(of_each, 1);
    Problem problem = blind_problem(noise.leftCols(4) + 0.01 * normal_matrix(25 * of_each, 4, 10));
    problem.truth = Matrix(noise.rightCols(1));
    problem.truth_features = {{"y", "", "", 0.0}};
    HeldOutOptions options;
    options.measure = HeldOutMeasure::kernel_ridge;
    const auto error = [&] {
      const std::vector<Index> all{0, 1, 2, 3};
      return held_out_error(problem, Ranked::features, {all}, options)->rankings[0].errors.back();
    };
    QVERIFY(error() < 0.3);
    problem.order.group_of.emplace();
    for (Index sample = 0; sample < problem.samples(); ++sample) {
      problem.order.group_of->push_back(static_cast<int>(sample % 25));
    }
    problem.order.groups = "site";
    QVERIFY(error() > 0.8);
    QCOMPARE(in_words(held_out_error(problem, Ranked::features, {{0}}, options)->how),
             std::string("Whole groups of site were held out."));
    const double of_half = error();
    options.train_share = 0.8;  // five groups are tested instead of twelve
    QVERIFY(error() != of_half);
    const auto ranked =
        held_out_error(problem, Ranked::samples, {all_positions(problem.samples())}, options);
    QVERIFY(ranked->rankings[0].counts.back() > problem.samples() / 2);
  }

  void a_constant_feature_gives_nothing_back() {
    Matrix inputs = normal_matrix(200, 8, 7);
    inputs.col(2).setConstant(4.0);
    HeldOutOptions options;
    for (const auto measure :
         {HeldOutMeasure::global_reconstruction, HeldOutMeasure::local_reconstruction}) {
      options.measure = measure;
      const HeldOutError found =
          *held_out_error(blind_problem(inputs), Ranked::features, {good}, options);
      QVERIFY(std::abs(found.rankings[0].errors.front() - 1.0) < 0.2);
    }
  }

  void a_curve_is_followed_by_local_maps_alone() {
    Matrix inputs = normal_matrix(400, 2, 8);
    inputs.col(1) = inputs.col(0).array().square();
    HeldOutOptions options;
    options.measure = HeldOutMeasure::global_reconstruction;
    const double global = held_out_error(blind_problem(inputs), Ranked::features, {{0, 1}}, options)
                              ->rankings[0]
                              .errors[0];
    options.measure = HeldOutMeasure::local_reconstruction;
    const double local = held_out_error(blind_problem(inputs), Ranked::features, {{0, 1}}, options)
                             ->rankings[0]
                             .errors[0];
    QVERIFY(global > 0.6);
    QVERIFY(local < 0.5 * global);
  }

  void rankings_beside_each_other_are_as_alone() {
    const Problem problem = third_of_eight();
    const HeldOutError both = *held_out_error(problem, Ranked::features, {good, bad});
    QCOMPARE(both.rankings[0].errors,
             held_out_error(problem, Ranked::features, {good})->rankings[0].errors);
    QCOMPARE(both.rankings[1].errors,
             held_out_error(problem, Ranked::features, {bad})->rankings[0].errors);
    const TextTable table = held_out_table(both, {"good", "bad"});
    QCOMPARE(table.rows.size(), 2 * both.rankings[0].counts.size());
    QCOMPARE(table.rows.front()[0], std::string("good"));
    QCOMPARE(std::stod(table.rows.front()[2]), both.rankings[0].errors.front());
  }

  void every_measure_is_found_by_its_id() {
    for (const HeldOutMeasureInfo& each : held_out_measures()) {
      QVERIFY(held_out_measure(each.id) == each.measure);
      QVERIFY(!held_out_info(each.measure).axis.empty());
    }
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(held_out_measure("luck")));
  }

  /// The answer speaks of other numbers, which are called held-out errors, too.
  void an_axis_names_the_error_and_its_predictor() {
    const auto begins = [](HeldOutMeasure measure, Ranked ranked, std::string_view words) {
      return held_out_axis(measure, ranked).starts_with(words);
    };
    using enum HeldOutMeasure;
    QVERIFY(begins(ridge, Ranked::features, "Root mean squared error of ridge,"));
    QVERIFY(begins(kernel_ridge, Ranked::features, "Root mean squared error of kernel ridge,"));
    QVERIFY(
        begins(local_reconstruction, Ranked::features, "Root mean squared error of all inputs,"));
    QVERIFY(begins(products, Ranked::features, "Squared loss of products,"));
    for (const HeldOutMeasure other : {ridge, kernel_ridge, global_reconstruction}) {
      QVERIFY(begins(other, Ranked::samples, "Root mean squared error of sparse kernel ridge,"));
    }
    QVERIFY(begins(products, Ranked::samples, "Squared loss of products,"));
  }

  void what_is_ranked_is_told_by_the_result() {
    Result features;
    features.columns = {{"score", "", "", ValueKind::score, {0.0, 2.0, 3.0}}};
    features.selection.features = {1};
    QVERIFY(ranked_of(features) == Ranked::features);
    QCOMPARE(tried_ranking(features), (std::vector<Index>{1, 2, 0}));
    Result samples;
    samples.samples = SampleSelection{{4, 1}, {}};
    QVERIFY(ranked_of(samples) == Ranked::samples);
    QCOMPARE(tried_ranking(samples), (std::vector<Index>{4, 1}));
  }

  void without_a_truth_it_says_so() {
    Problem problem = third_of_eight();
    problem.truth = Matrix(200, 0);
    problem.truth_features.clear();
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(held_out_error(problem, Ranked::features, {good})));
  }

  void stops_when_asked() {
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!held_out_error(third_of_eight(), Ranked::features, {good}, {}, stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestHeldOutError)
#include "tst_held_out_error.moc"
