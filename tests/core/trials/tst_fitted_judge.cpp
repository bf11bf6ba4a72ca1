// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/fitted_judge.h"

#include <QtTest>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/parallel.h"
#include "core/positions.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// A target of x1 and x3, on a scale far from 1.
std::shared_ptr<Problem> numbers(Index samples) {
  const Matrix inputs = normal_matrix(samples, 4, 91);
  return number_problem(inputs,
                        (30.0 * (inputs.col(0) + 0.5 * inputs.col(2)).array() + 500.0).matrix());
}

FittedJudge of(Judge judge, std::vector<Index> inputs) {
  FittedJudge wish;
  wish.judge = judge;
  wish.inputs = std::move(inputs);
  return wish;
}

}  // namespace

/// Judges that have learned from all samples.
class TestFittedJudge : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_judge_predicts_samples_that_it_has_not_seen() {
    const auto all = numbers(300);
    std::vector<Index> unseen;
    for (Index sample = 200; sample < 300; ++sample) {
      unseen.push_back(sample);
    }
    const Problem known = all->with_samples(all_positions(200));
    const Problem asked = all->with_samples(unseen);
    for (const Judge judge : all_judges) {
      const auto model = fitted_judge(of(judge, {0, 2}), known, {});
      QVERIFY(model != nullptr);
      QVERIFY(*model->needed_inputs() == (std::vector<Index>{0, 2}));
      const Matrix predicted = model->predict(asked.inputs);
      QCOMPARE(predicted.cols(), Index{1});
      const double spread = 30.0;
      const double error = (predicted - asked.truth).norm() / 10.0;  // the root of 100 samples
      QVERIFY2(error < (judge == Judge::ridge ? 0.02 : 0.6) * spread,
               qPrintable(QString::number(error)));
      QVERIFY(model->risk(asked) < 0.4);
    }
  }

  /// The others may hold anything.
  void it_looks_at_its_inputs_alone() {
    const auto problem = numbers(80);
    Matrix changed = problem->inputs;
    changed.col(1).setConstant(1e6);
    for (const Judge judge : all_judges) {
      const auto model = fitted_judge(of(judge, {0, 2}), *problem, {});
      QVERIFY(model->predict(problem->inputs) == model->predict(changed));
    }
  }

  void classes_are_predicted_as_their_numbers() {
    const Matrix inputs = normal_matrix(120, 3, 92);
    std::vector<int> classes;
    for (Index sample = 0; sample < inputs.rows(); ++sample) {
      classes.push_back(inputs(sample, 1) > 0.0 ? 1 : 0);
    }
    const auto problem = class_problem(inputs, classes, {"low", "high"});
    for (const Judge judge : all_judges) {
      const auto model = fitted_judge(of(judge, {1}), *problem, {});
      const Matrix predicted = model->predict(inputs);
      QVERIFY((predicted.array() == 0.0 || predicted.array() == 1.0).all());
      QVERIFY(model->risk(*problem) < 0.15);
    }
  }

  void threads_change_nothing() {
    const auto problem = numbers(150);
    const std::size_t threads = most_threads();
    for (const Judge judge : all_judges) {
      set_most_threads(1);
      const Matrix one = fitted_judge(of(judge, {0, 2}), *problem, {})->predict(problem->inputs);
      set_most_threads(3);
      const Matrix three = fitted_judge(of(judge, {0, 2}), *problem, {})->predict(problem->inputs);
      set_most_threads(threads);
      QVERIFY(one == three);
    }
  }

  void without_anything_that_varies_there_is_no_model() {
    const auto problem = numbers(40);
    QVERIFY(fitted_judge(of(Judge::ridge, {}), *problem, {}) == nullptr);
    std::stop_source stop;
    stop.request_stop();
    for (const Judge judge : all_judges) {
      QVERIFY(fitted_judge(of(judge, {0}), *problem, stop.get_token()) == nullptr);
    }
  }
};

QTEST_GUILESS_MAIN(TestFittedJudge)
#include "tst_fitted_judge.moc"
