// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <cmath>

#include "core/error.h"
#include "core/measures/selection_error.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/pcov_reference.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Targets that depend on the first three of ten features.
struct Question {
  Matrix x;
  Matrix y;
};

Question question(std::uint64_t seed, Index samples = 200) {
  Question made{normal_matrix(samples, 10, seed), {}};
  made.y = noisy_targets(made.x, 2, seed + 1, 0.1);
  return made;
}

SelectionErrorTask task_of(const Question& of) {
  return {of.x, of.y, random_split(of.x.rows(), 0.5, 1), Ranked::features, {}};
}

const std::vector<Index> in_order{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
const std::vector<Index> worst_first{9, 8, 7, 6, 5, 4, 3, 2, 1, 0};

}  // namespace

class TestSelectionError : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_matters_first_is_better_than_last_or_at_random() {
    const Question of = question(1);
    const std::vector<Index> counts{1, 3, 10};
    const auto best = selection_errors(task_of(of), in_order, counts);
    const auto worst = selection_errors(task_of(of), worst_first, counts);
    const auto random = random_selection_errors(task_of(of), counts, 5, 7);
    QCOMPARE(best->counts, counts);
    QVERIFY(best->errors[1] < 0.3);
    QVERIFY(worst->errors[1] > 0.8);
    QVERIFY(random->mean[1] > best->errors[1] && random->mean[1] < worst->errors[1]);
    QVERIFY(std::abs(best->errors[2] - worst->errors[2]) < 1e-12);  // all of them, in any order
    QVERIFY(random->high[1] - random->low[1] > 0.01);
    QVERIFY(random->high[2] - random->low[2] < 1e-10);
  }

  void a_linear_question_is_answered_down_to_its_noise() {
    const Question of = question(3, 600);
    const Split split = random_split(600, 0.5, 1);
    const Matrix residual = 0.1 * Matrix::Ones(1, 2);
    const double spread = std::sqrt(
        (of.y.rowwise() - of.y.colwise().mean()).colwise().squaredNorm().cwiseInverse().mean() *
        600.0);
    const double error = regression_error(of.x, of.y, split);
    QVERIFY(error < 1.2 * residual(0) * spread && error > 0.8 * residual(0) * spread);
  }

  void only_the_kernel_answers_a_curved_question() {
    const Matrix x = normal_matrix(200, 2, 5);
    const Matrix y = x.col(0).cwiseAbs2();
    const Split split = random_split(200, 0.5, 2);
    RegressionOptions kernel;
    kernel.regressor = Regressor::kernel_ridge;
    QVERIFY(regression_error(x, y, split) > 0.8);
    QVERIFY(regression_error(x, y, split, kernel) < 0.3);
  }

  void units_do_not_matter() {
    const Question of = question(6);
    const Split split = random_split(200, 0.5, 3);
    for (const auto regressor : {Regressor::ridge, Regressor::kernel_ridge}) {
      RegressionOptions options;
      options.regressor = regressor;
      const double error = regression_error(of.x, of.y, split, options);
      const Matrix x = (1e-9 * of.x).array() + 1e-8;
      const Matrix y = (1e6 * of.y).array() - 3.0;
      QVERIFY(std::abs(regression_error(x, y, split, options) - error) < 1e-5 * error);
    }
  }

  /// Test rows must teach nothing: what they say is changed, and the model stays.
  void nothing_is_learned_from_a_test_row() {
    Question of = question(8);
    Split split = random_split(200, 0.5, 4);
    const std::vector<Index> all = split.test;
    split.test = {all[0]};
    const double before = regression_error(of.x, of.y, split);
    for (std::size_t row = 1; row < all.size(); ++row) {
      of.x.row(all[row]).setConstant(1e3);
      of.y.row(all[row]).setConstant(-1e3);
    }
    QCOMPARE(regression_error(of.x, of.y, split), before);
  }

  void an_active_set_of_more_samples_is_better() {
    const Matrix x = normal_matrix(300, 2, 9);
    const Matrix y = (2.0 * x.col(0)).array().sin().matrix();
    SelectionErrorTask task{x, y, random_split(300, 0.5, 5), Ranked::samples, {}};
    const std::vector<Index> ranking = all_but({}, 300);  // test rows are passed over
    const std::vector<Index> counts{3, 30, 150, 300};
    const auto found = selection_errors(task, ranking, counts);
    QCOMPARE(found->counts, (std::vector<Index>{3, 30, 150}));
    QVERIFY(found->errors[0] > 2.0 * found->errors[1]);
    QVERIFY(found->errors[2] < 0.2);
    const auto random = random_selection_errors(task, counts, 3, 1);
    QVERIFY(random->mean[0] > random->mean[1]);
  }

  void few_training_samples_are_enough_for_a_slow_regression() {
    const Question of = question(10, 400);
    RegressionOptions options;
    options.regressor = Regressor::kernel_ridge;
    options.most_samples = 50;
    const double thinned = regression_error(of.x, of.y, random_split(400, 0.5, 6), options);
    options.most_samples = 200;
    const double whole = regression_error(of.x, of.y, random_split(400, 0.5, 6), options);
    QVERIFY(thinned > whole && thinned < 1.0);
  }

  void features_that_do_not_vary_predict_the_mean() {
    const Question of = question(11);
    const Split split = random_split(200, 0.5, 7);
    const double none = regression_error(Matrix(200, 0), of.y, split);
    QVERIFY(none > 0.8 && none < 1.2);
    QCOMPARE(regression_error(Matrix::Ones(200, 3), of.y, split), none);
  }

  void threads_and_draws_do_not_change_the_numbers() {
    const Question of = question(12);
    const std::vector<Index> counts{2, 5};
    omp_set_num_threads(1);
    const auto one = random_selection_errors(task_of(of), counts, 4, 3);
    omp_set_num_threads(3);
    const auto three = random_selection_errors(task_of(of), counts, 4, 3);
    QCOMPARE(three->mean, one->mean);
    QCOMPARE(three->high, one->high);
    QVERIFY(random_selection_errors(task_of(of), counts, 4, 4)->mean != one->mean);
  }

  void counts_grow_by_factors() {
    QCOMPARE(geometric_counts(100, 3), (std::vector<Index>{1, 10, 100}));
    QCOMPARE(geometric_counts(3, 20), (std::vector<Index>{1, 2, 3}));
    QCOMPARE(geometric_counts(1, 5), (std::vector<Index>{1}));
  }

  void a_stopped_measure_gives_nothing() {
    const Question of = question(13);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!selection_errors(task_of(of), in_order, std::vector<Index>{1}, stop.get_token()));
  }

  /// Issue 5, 7: what the paper shows, on the published environments.
  void supervised_choices_beat_random_ones_on_the_shieldings() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    const Matrix csd = pcov::input("csd1000r");
    const Matrix x = csd.leftCols(100);
    const Matrix y = csd.rightCols(1);
    const SelectionErrorTask task{x, y, random_split(500, 0.5, 1), Ranked::features, {}};
    const auto ranking =
        pcov::positions(pcov::expected("csd_feature_pcovcur_a0.1").at("selected_idx"));
    const std::vector<Index> counts{5, 10};
    const auto supervised = selection_errors(task, ranking, counts);
    const auto random = random_selection_errors(task, counts, 10, 1);
    for (std::size_t point = 0; point < counts.size(); ++point) {
      qInfo() << counts[point] << supervised->errors[point] << random->mean[point];
      QVERIFY(supervised->errors[point] < random->mean[point]);
    }
  }

  void what_cannot_be_is_refused() {
    const Question of = question(14);
    const std::vector<Index> counts{1};
    const auto refused = [&](const std::vector<Index>& ranking, const SelectionErrorTask& task) {
      try {
        static_cast<void>(selection_errors(task, ranking, counts));
        return false;
      } catch (const Error& error) {
        return error.kind() == ErrorKind::bad_input;
      }
    };
    QVERIFY(!refused(in_order, task_of(of)));
    QVERIFY(refused({}, task_of(of)));
    QVERIFY(refused({10}, task_of(of)));
    QVERIFY(refused({1, 1}, task_of(of)));
    Question constant = of;
    constant.y.col(1).setConstant(2.0);
    QVERIFY(refused(in_order, task_of(constant)));
    const Question without{of.x, Matrix(200, 0)};
    QVERIFY(refused(in_order, task_of(without)));
    SelectionErrorTask folds = task_of(of);
    folds.options.folds = 1;
    QVERIFY(refused(in_order, folds));
    SelectionErrorTask widths = task_of(of);
    widths.options.kernel_ridge.gammas = {0.0};
    QVERIFY(refused(in_order, widths));
  }
};

QTEST_GUILESS_MAIN(TestSelectionError)
#include "tst_selection_error.moc"
