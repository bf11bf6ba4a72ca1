// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <cstddef>
#include <optional>
#include <stop_token>

#include "core/parallel.h"
#include "core/trees/forest_prediction.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/one_thread.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// 1 where the first column is above 0, otherwise -1.
Matrix step_of(const Matrix& points) {
  return points.col(0).unaryExpr([](double value) { return value > 0.0 ? 1.0 : -1.0; });
}

struct StepTable {
  Matrix points = normal_matrix(80, 3, 21);
  Matrix numbers = step_of(points) + 0.2 * normal_matrix(80, 1, 22);
  Matrix asked = normal_matrix(50, 3, 23);
};

std::optional<Matrix> predicted(const StepTable& of, const ForestShape& shape = {.trees = 20}) {
  return forest_prediction(of.points, of.numbers, {}, of.asked, shape, {});
}

double mean_square(const Matrix& numbers) { return numbers.cwiseAbs2().mean(); }

}  // namespace

class TestForestPrediction : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_step_is_predicted_at_points_that_were_not_seen() {
    const StepTable of;
    const auto found = predicted(of);
    QVERIFY(found.has_value());
    QCOMPARE(found->rows(), of.asked.rows());
    QCOMPARE(found->cols(), Index{1});
    const Matrix truth = step_of(of.asked);
    const double by_mean = mean_square(truth.array() - of.numbers.mean());
    QVERIFY(mean_square(*found - truth) < 0.4 * by_mean);
    // Far from the step, nothing is left to doubt.
    Matrix far = Matrix::Zero(2, 3);
    far(0, 0) = -2.0;
    far(1, 0) = 2.0;
    const auto sure = forest_prediction(of.points, of.numbers, {}, far, {}, {});
    QVERIFY(sure.has_value());
    QVERIFY(std::abs((*sure)(0, 0) + 1.0) < 0.4 && std::abs((*sure)(1, 0) - 1.0) < 0.4);
  }

  void each_target_is_predicted() {
    StepTable of;
    const Matrix one = of.numbers;
    of.numbers.resize(one.rows(), 2);
    of.numbers << one, Matrix(5.0 - 2.0 * one.array());
    const auto found = predicted(of);
    QVERIFY(found.has_value());
    QCOMPARE(found->cols(), Index{2});
    const Matrix other = 5.0 - 2.0 * found->col(0).array();
    QVERIFY((found->col(1) - other).cwiseAbs().maxCoeff() < 1e-9);
    QVERIFY(mean_square(found->col(0) - step_of(of.asked)) < 0.5);
  }

  void points_that_do_not_vary_predict_the_mean() {
    const Matrix points = Matrix::Constant(30, 2, 3.0);
    const Matrix numbers = normal_matrix(30, 2, 24);
    const auto found = forest_prediction(points, numbers, {}, normal_matrix(7, 2, 25), {}, {});
    QVERIFY(found.has_value());
    QCOMPARE(found->rows(), Index{7});
    QVERIFY(found->isApprox(numbers.colwise().mean().replicate(7, 1)));
  }

  /// A leaf that may not be smaller than the table is the whole table, or what was drawn of it.
  void leaves_have_at_least_as_many_samples_as_asked() {
    const StepTable of;
    const auto found = predicted(of, {.trees = 40, .least = of.points.rows()});
    QVERIFY(found.has_value());
    QVERIFY(found->maxCoeff() - found->minCoeff() < 1e-9);
    QVERIFY(std::abs(found->mean() - of.numbers.mean()) < 0.15);
  }

  void every_tree_is_another_one() {
    const StepTable of;
    const auto one = predicted(of, {.trees = 1});
    const auto many = predicted(of, {.trees = 20});
    QVERIFY(one.has_value() && many.has_value());
    QVERIFY((*one - *many).cwiseAbs().maxCoeff() > 0.01);
    const Matrix truth = step_of(of.asked);
    QVERIFY(mean_square(*many - truth) < mean_square(*one - truth) + 0.05);
  }

  void the_seed_decides() {
    const StepTable of;
    const auto first = predicted(of, {.trees = 5, .least = 2, .seed = 7});
    QVERIFY(*first == *predicted(of, {.trees = 5, .least = 2, .seed = 7}));
    QVERIFY(*first != *predicted(of, {.trees = 5, .least = 2, .seed = 8}));
  }

  void the_number_of_threads_changes_nothing() {
    const StepTable of;
    const auto alone = [&] {
      const OneThread one;
      return predicted(of);
    }();
    const std::size_t before = most_threads();
    set_most_threads(3);
    const auto together = predicted(of);
    set_most_threads(before);
    QVERIFY(*alone == *together);
  }

  void a_stop_ends_it() {
    const StepTable of;
    std::stop_source source;
    source.request_stop();
    QVERIFY(!forest_prediction(of.points, of.numbers, {}, of.asked, {}, source.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestForestPrediction)
#include "tst_forest_prediction.moc"
