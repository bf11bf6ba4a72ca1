// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/methods/baselines/elastic_net_path.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/sobolev_reference.h"

using namespace steelyard;
using namespace steelyard::baselines;
using tests::noisy_targets;
using tests::normal_matrix;

namespace {

ElasticNetTable whole(const Matrix& inputs, const Matrix& targets) {
  return elastic_net_table(inputs, targets, row_blocks(inputs.rows(), 5));
}

SparseSlopes solved(const TrainingMoments& moments, const Penalties& penalties) {
  ElasticNetSolver solver(moments, 0);
  if (solver.solve(penalties, {}) != ElasticNetSolver::Solved::exactly) {
    throw std::runtime_error("not solved");
  }
  return solver.slopes();
}

Vector dense(const SparseSlopes& some, Index dimension) {
  Vector all = Vector::Zero(dimension);
  for (std::size_t k = 0; k < some.inputs.size(); ++k) {
    all[some.inputs[k]] = some.values[k];
  }
  return all;
}

/// How far the slopes are from a minimum: what the gradient lacks to balance the penalty.
double violation(const Matrix& inputs, const Vector& target, const Vector& slopes,
                 const Penalties& penalties) {
  Matrix x = inputs;
  x.rowwise() -= inputs.colwise().mean();
  const Vector y = target.array() - target.mean();
  const Vector pull =
      x.transpose() * (y - x * slopes) / static_cast<double>(x.rows()) - penalties.l2 * slopes;
  double worst = 0.0;
  for (Index k = 0; k < slopes.size(); ++k) {
    const double sign = slopes[k] > 0.0 ? 1.0 : -1.0;
    worst = std::max(worst, slopes[k] != 0.0 ? std::abs(pull[k] - sign * penalties.l1)
                                             : std::abs(pull[k]) - penalties.l1);
  }
  return worst;
}

void run(ElasticNetPath& path, Index at_a_time = 100) {
  if (!path.prepare({})) {
    throw std::runtime_error("stopped");
  }
  while (!path.is_over()) {
    if (!path.advance(at_a_time, {})) {
      throw std::runtime_error("stopped");
    }
  }
}

}  // namespace

class TestElasticNetPath : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void single_penalties_agree_with_the_reference() {
    const auto expected = tests::sobolev::expected("enet");
    if (expected.is_null()) {
      QSKIP("the reference numbers are not here");
    }
    const Matrix x = tests::sobolev::input("enet_X");
    const Matrix y = tests::sobolev::input("enet_y");
    const ElasticNetTable table = whole(x, y);
    const TrainingMoments moments(table, std::nullopt);
    for (const auto& wanted : expected) {
      const double alpha = wanted.at("alpha").get<double>();
      const double ratio = wanted.at("l1_ratio").get<double>();
      const Penalties penalties{alpha * ratio, alpha * (1.0 - ratio)};
      const SparseSlopes some = solved(moments, penalties);
      const Vector slopes = dense(some, x.cols());
      QVERIFY((slopes - tests::sobolev::matrix_of(wanted.at("coef"))).cwiseAbs().maxCoeff() < 1e-6);
      const double intercept = y.mean() - x.colwise().mean().dot(slopes);
      QVERIFY(std::abs(intercept - wanted.at("intercept").get<double>()) < 1e-6);
      const double objective =
          0.5 * (y.col(0) - x * slopes - Vector::Constant(y.rows(), intercept)).squaredNorm() /
              static_cast<double>(y.rows()) +
          penalties.l1 * slopes.lpNorm<1>() + 0.5 * penalties.l2 * slopes.squaredNorm();
      QVERIFY(std::abs(objective / wanted.at("objective").get<double>() - 1.0) < 1e-10);
      std::vector<Index> selected = some.inputs;
      std::sort(selected.begin(), selected.end());
      QCOMPARE(selected, wanted.at("selected").get<std::vector<Index>>());
    }
  }

  void cross_validation_agrees_with_the_reference() {
    const auto expected = tests::sobolev::expected("enet_cv");
    if (expected.is_null()) {
      QSKIP("the reference numbers are not here");
    }
    const Matrix x = tests::sobolev::input("enet_X");
    PenaltyPlan plan;
    plan.patience = 0;
    ElasticNetPath path(whole(x, tests::sobolev::input("enet_y")), plan);
    run(path);
    const auto& wanted = expected.at("converged");
    for (Index k = 0; k < path.done(); ++k) {
      const auto at = static_cast<std::size_t>(k);
      const double alpha = expected.at("alphas").at(at).get<double>();
      QVERIFY(std::abs(path.penalties()[at] / alpha - 1.0) < 1e-12);
      const double error = wanted.at("mean_mse").at(at).get<double>();
      QVERIFY(std::abs(path.error(k) / error - 1.0) < 1e-6);
    }
    QCOMPARE(path.chosen(), wanted.at("alpha_index").get<Index>());
    const Matrix slopes = path.slopes(path.chosen());
    QVERIFY((slopes - tests::sobolev::matrix_of(wanted.at("coef"))).cwiseAbs().maxCoeff() < 1e-5);
    const auto& roughly = expected.at("default");
    QVERIFY((slopes - tests::sobolev::matrix_of(roughly.at("coef"))).cwiseAbs().maxCoeff() < 1e-2);
    QVERIFY(std::abs(path.chosen() - roughly.at("alpha_index").get<Index>()) <= 1);

    // The same choice where the path may end early.
    ElasticNetPath early(whole(x, tests::sobolev::input("enet_y")), {});
    run(early);
    QCOMPARE(early.chosen(), path.chosen());
    QCOMPARE(early.slopes(early.chosen()), slopes);
  }

  void every_solution_of_a_path_is_a_minimum_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("inputs");
    QTest::addColumn<double>("ratio");
    QTest::newRow("long") << 60 << 12 << 0.5;
    QTest::newRow("wide") << 20 << 60 << 0.5;
    QTest::newRow("lasso") << 40 << 30 << 1.0;
    QTest::newRow("wide lasso") << 15 << 50 << 1.0;
  }
  void every_solution_of_a_path_is_a_minimum() {
    QFETCH(int, samples);
    QFETCH(int, inputs);
    QFETCH(double, ratio);
    Matrix x = normal_matrix(samples, inputs, 3);
    x.col(1) = 0.9 * x.col(0) + 0.1 * x.col(1);  // nearly the same
    const Matrix y = noisy_targets(x, 1, 4);
    PenaltyPlan plan;
    plan.l1_ratio = ratio;
    plan.patience = 0;
    plan.count = 40;
    ElasticNetPath path(whole(x, y), plan);
    run(path);
    QCOMPARE(path.done(), Index{40});
    for (Index k = 0; k < path.done(); ++k) {
      const double penalty = path.penalties()[static_cast<std::size_t>(k)];
      const Penalties penalties{ratio * penalty, (1.0 - ratio) * penalty};
      const double worst = violation(x, y.col(0), path.slopes(k).col(0), penalties);
      QVERIFY2(worst < 1e-7, qPrintable(QString("%1 at %2").arg(worst).arg(k)));
    }
    QCOMPARE(path.slopes(0).cwiseAbs().maxCoeff(), 0.0);
    QVERIFY(path.slopes(1, 0).inputs.size() >= 1U);
  }

  void covariances_that_are_kept_change_nothing() {
    const Matrix x = normal_matrix(40, 25, 5);
    const ElasticNetTable table = whole(x, noisy_targets(x, 1, 6));
    const auto kept = all_moments(table, {});
    QVERIFY(kept && covariances_are_kept(25, 5));
    for (Index fold = 0; fold <= 5; ++fold) {
      const TrainingMoments plain(table, fold < 5 ? std::optional(fold) : std::nullopt);
      const Penalties penalties{0.05, 0.05};
      const Vector one = dense(solved((*kept)[static_cast<std::size_t>(fold)], penalties), 25);
      const Vector two = dense(solved(plain, penalties), 25);
      QVERIFY((one - two).cwiseAbs().maxCoeff() < 1e-9);
    }
  }

  /// By definition: fitted to the other folds, tested on one.
  void errors_are_those_of_the_folds_left_out() {
    const Matrix x = normal_matrix(30, 4, 7).array() + 2.0;
    const Matrix y = noisy_targets(x, 2, 8);
    PenaltyPlan plan;
    plan.penalty = 0.2;
    ElasticNetPath path(whole(x, y), plan);
    run(path);
    double sum = 0.0;
    const Folds folds = row_blocks(30, 5);
    for (const auto& fold : folds) {
      const std::vector<Index> training = all_but(fold, 30);
      for (Index target = 0; target < 2; ++target) {
        const Matrix some = x(training, Eigen::all);
        const Vector wanted = y(training, target);
        const ElasticNetTable table = whole(some, wanted);
        const TrainingMoments moments(table, std::nullopt);
        const Vector slopes = dense(solved(moments, {0.1, 0.1}), 4);
        const Matrix centred = x(fold, Eigen::all).rowwise() - some.colwise().mean();
        const Vector left = (y(fold, target).array() - wanted.mean()).matrix() - centred * slopes;
        sum += left.squaredNorm() / static_cast<double>(fold.size());
      }
    }
    QVERIFY(std::abs(path.error(0) - sum / 10.0) < 1e-10);
  }

  void one_standard_error_takes_the_larger_penalty() {
    const Matrix x = normal_matrix(60, 20, 9);
    const Matrix y = noisy_targets(x, 1, 10, 2.0);
    PenaltyPlan plan;
    ElasticNetPath best(whole(x, y), plan);
    run(best);
    plan.one_standard_error = true;
    ElasticNetPath simple(whole(x, y), plan);
    run(simple);
    const Index chosen = simple.chosen();
    const Index lowest = best.chosen();
    QVERIFY(chosen < lowest);
    const double most = best.error(lowest) + best.standard_error(lowest);
    QVERIFY(simple.error(chosen) <= most);
    QVERIFY(chosen == 0 || simple.error(chosen - 1) > most);
  }

  void pieces_of_any_length_give_the_same() {
    const Matrix x = normal_matrix(40, 30, 11);
    const Matrix y = noisy_targets(x, 1, 12, 1.0);
    ElasticNetPath one(whole(x, y), {});
    ElasticNetPath many(whole(x, y), {});
    run(one, 100);
    run(many, 3);
    QCOMPARE(one.done(), many.done());
    QVERIFY(one.done() < 100);  // it has ended early
    QCOMPARE(one.slopes(one.chosen()), many.slopes(many.chosen()));
  }

  void columns_that_say_the_same_are_no_trouble() {
    Matrix x = normal_matrix(30, 6, 13);
    x.col(3) = x.col(0);
    x.col(4) = -x.col(1);
    x.col(5).setConstant(0.0);
    const Matrix y = noisy_targets(x, 1, 14);
    for (const double ratio : {0.5, 1.0}) {
      PenaltyPlan plan;
      plan.l1_ratio = ratio;
      plan.patience = 0;
      ElasticNetPath path(whole(x, y), plan);
      run(path);
      const Vector slopes = path.slopes(99).col(0);
      QVERIFY(slopes.allFinite());
      QCOMPARE(slopes[5], 0.0);
      const double penalty = path.penalties().back();
      QVERIFY(violation(x, y.col(0), slopes, {ratio * penalty, (1.0 - ratio) * penalty}) < 1e-6);
      if (ratio < 1.0) {  // they share
        QVERIFY(std::abs(slopes[0] - slopes[3]) < 1e-6);
        QVERIFY(std::abs(slopes[1] + slopes[4]) < 1e-6);
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestElasticNetPath)
#include "tst_elastic_net_path.moc"
