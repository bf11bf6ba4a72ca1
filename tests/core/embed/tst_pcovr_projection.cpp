// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QElapsedTimer>
#include <QtTest>
#include <cmath>

#include "core/embed/kernel_pcovr_projection.h"
#include "core/embed/pca.h"
#include "core/embed/pcovr.h"
#include "core/embed/pcovr_plots.h"
#include "core/embed/pcovr_projection.h"
#include "core/embed/projection.h"
#include "core/error.h"
#include "tests/support/changed_matrix.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/sanitized.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ProblemPtr problem_with(Index samples, Index dimension, Index targets) {
  auto problem = std::make_shared<Problem>();
  const Matrix mixed =
      normal_matrix(samples, dimension, 1) * normal_matrix(dimension, dimension, 2);
  problem->inputs = Matrix(mixed.array() + 5.0);
  problem->features.resize(static_cast<std::size_t>(dimension));
  problem->truth = targets > 0 ? noisy_targets(problem->inputs, targets, 3) : Matrix(samples, 0);
  problem->truth_features.resize(static_cast<std::size_t>(targets));
  return problem;
}

ParameterValues at_alpha(const ProjectionMethod& method, double alpha) {
  ParameterValues given;
  given.set("alpha", alpha);
  return complete(method, given);
}

Projection seen(const ProjectionMethod& method, const Problem& problem, double alpha) {
  return method.project(problem, Vector::Ones(problem.dimension()), {}, at_alpha(method, alpha));
}

double scalar(const Projection& projection, const std::string& name) {
  for (const auto& [each, value] : projection.scalars) {
    if (each == name) {
      return value;
    }
  }
  return std::nan("");
}

const PcovrProjection pcovr;
const KernelPcovrProjection kernel_pcovr;

}  // namespace

class TestPcovrProjection : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void alpha_1_is_the_picture_of_pca() {
    const ProblemPtr problem = problem_with(80, 6, 2);
    const Projection found = seen(pcovr, *problem, 1.0);
    const Matrix pca = principal_components(problem->inputs, 2).coordinates;
    QVERIFY((found.coordinates - pca).norm() < 1e-7 * pca.norm());
    QVERIFY(found.note.says_nothing());
  }

  void alpha_0_is_the_regression_of_one_truth() {
    const ProblemPtr problem = problem_with(80, 6, 1);
    const Projection found = seen(pcovr, *problem, 0.0);
    QVERIFY(found.coordinates.col(1).isZero());
    const Vector truth = problem->truth.col(0).array() - problem->truth.mean();
    const double correlation =
        std::abs(truth.normalized().dot(found.coordinates.col(0).normalized()));
    QVERIFY(std::abs(scalar(found, "loss of Y") - (1.0 - correlation * correlation)) < 1e-6);
  }

  void labels_and_losses_say_the_same() {
    const ProblemPtr problem = problem_with(60, 5, 1);
    const Projection found = seen(pcovr, *problem, 1.0);
    QVERIFY(in_words(found.axis_labels[0]).starts_with("PCovR 1 ("));
    QVERIFY(in_words(found.axis_labels[1]).ends_with(" % of the target)"));
    const PrincipalComponents pca = principal_components(problem->inputs, 2);
    QVERIFY(std::abs(scalar(found, "loss of X") - (1.0 - pca.variances.sum() / pca.variance)) <
            1e-9);
  }

  void without_a_truth_it_is_pca_and_says_so() {
    for (const ProjectionMethod* method : {static_cast<const ProjectionMethod*>(&pcovr),
                                           static_cast<const ProjectionMethod*>(&kernel_pcovr)}) {
      const ProblemPtr problem = problem_with(40, 4, 0);
      const Projection half = seen(*method, *problem, 0.5);
      QVERIFY(in_words(half.note).find("no target") != std::string::npos);
      QVERIFY(std::isnan(scalar(half, "loss of Y")));
      QCOMPARE(half.coordinates, seen(*method, *problem, 1.0).coordinates);
      Problem constant = *problem;
      constant.truth = Matrix::Constant(40, 2, 0.1);
      constant.truth_features.resize(2);
      QVERIFY(in_words(seen(*method, constant, 0.5).note).find("the target is constant") !=
              std::string::npos);
      Problem table = *problem;
      table.truth = Matrix::Zero(40, 40);
      table.truth_kind = TruthKind::distance_matrix;
      QVERIFY(in_words(seen(*method, table, 0.5).note).find("distance matrix") !=
              std::string::npos);
    }
  }

  /// The slider: small steps of alpha move the picture a little, and never turn it over.
  void no_axis_flips_while_alpha_moves() {
    const ProblemPtr problem = problem_with(100, 6, 2);
    for (const ProjectionMethod* method : {static_cast<const ProjectionMethod*>(&pcovr),
                                           static_cast<const ProjectionMethod*>(&kernel_pcovr)}) {
      const auto prepared = method->prepare(*problem, Vector::Ones(6), {}, complete(*method, {}));
      Matrix before = prepared->place(at_alpha(*method, 1.0)).coordinates;
      for (int step = 1; step <= 200; ++step) {
        const Matrix now = prepared->place(at_alpha(*method, (200.0 - step) / 200.0)).coordinates;
        for (Index axis = 0; axis < 2; ++axis) {
          QVERIFY(now.col(axis).dot(before.col(axis)) >= 0.0);
        }
        before = now;
      }
    }
  }

  void the_cache_prepares_once_and_gives_the_same_bits() {
    const ProblemPtr problem = problem_with(50, 5, 1);
    const Vector ones = Vector::Ones(5);
    ProjectionCache cache;
    for (const double alpha : {0.5, 0.1, 1.0, 0.5}) {
      const Projection kept = cache.project(pcovr, problem, ones, {}, at_alpha(pcovr, alpha));
      QCOMPARE(kept.coordinates, seen(pcovr, *problem, alpha).coordinates);
    }
    const Vector other{{1.0, 0.0, 2.0, 1.0, 1.0}};
    QCOMPARE(cache.project(pcovr, problem, other, {}, at_alpha(pcovr, 0.5)).coordinates,
             pcovr.project(*problem, other, {}, at_alpha(pcovr, 0.5)).coordinates);
    QCOMPARE(cache.project(kernel_pcovr, problem, other, {}, at_alpha(kernel_pcovr, 0.5)).id,
             std::string("kernel_pcovr"));
    ParameterValues linear = at_alpha(kernel_pcovr, 0.5);
    linear.set("kernel", std::string("linear"));
    QCOMPARE(cache.project(kernel_pcovr, problem, other, {}, linear).coordinates,
             kernel_pcovr.project(*problem, other, {}, linear).coordinates);
    QCOMPARE(cache.project(PcaProjection(), problem, other, {}, {}).id, std::string("pca"));
  }

  /// With alpha = 1 the linear kernel has the PCA, but for its scale.
  void a_linear_kernel_is_pca_at_alpha_1() {
    const ProblemPtr problem = problem_with(60, 5, 1);
    ParameterValues linear = at_alpha(kernel_pcovr, 1.0);
    linear.set("kernel", std::string("linear"));
    const Matrix found = kernel_pcovr.project(*problem, Vector::Ones(5), {}, linear).coordinates;
    const Matrix pca = principal_components(problem->inputs, 2).coordinates;
    for (Index axis = 0; axis < 2; ++axis) {
      const double cosine = found.col(axis).normalized().dot(pca.col(axis).normalized());
      QVERIFY(std::abs(std::abs(cosine) - 1.0) < 1e-9);
    }
  }

  void of_many_samples_some_are_learned_from() {
    const ProblemPtr problem = problem_with(1501, 3, 1);
    const Projection found = seen(kernel_pcovr, *problem, 0.5);
    QCOMPARE(found.coordinates.rows(), Index{1501});
    QVERIFY(found.coordinates.allFinite());
    QVERIFY(in_words(found.note).find("751 of 1501") != std::string::npos);
  }

  void targets_have_a_total_variance_of_1() {
    Problem problem = *problem_with(70, 3, 3);
    tests::change(problem.truth, [](Matrix& truth) { truth.col(1).setConstant(4.0); });
    const RegressionTargets targets = regression_targets(problem);
    QCOMPARE(targets.values.cols(), Index{2});
    QVERIFY(std::abs(targets.values.squaredNorm() / 70.0 - 1.0) < 1e-12);
    tests::change(problem.truth, [](Matrix& truth) { truth.col(2) *= 1e5; });
    QVERIFY((regression_targets(problem).values - targets.values).norm() < 1e-9);
  }

  void a_new_alpha_takes_milliseconds() {
    if (sanitized) {
      QSKIP("nothing is said of speed under a sanitizer");
    }
    const ProblemPtr problem = problem_with(1000, 100, 1);
    QElapsedTimer timer;
    timer.start();
    const auto prepared = pcovr.prepare(*problem, Vector::Ones(100), {}, complete(pcovr, {}));
    const auto preparing = timer.restart();
    for (int step = 0; step < 20; ++step) {
      static_cast<void>(prepared->place(at_alpha(pcovr, 0.05 * step)));
    }
    const double placing = static_cast<double>(timer.elapsed()) / 20.0;
    qInfo() << "prepared in" << preparing << "ms, placed in" << placing << "ms";
    QVERIFY(placing < 33.0);  // one frame; a few milliseconds on an idle machine
  }

  void values_that_do_not_fit_are_refused() {
    ParameterValues wrong;
    wrong.set("alpha", 1.5);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(complete(pcovr, wrong)));
    ParameterValues foreign;
    foreign.set("perplexity", 30.0);
    QCOMPARE(complete(pcovr, foreign), pcovr.parameters().defaults());
    QVERIFY(pcovr.parameters().find("alpha")->live);
  }
};

QTEST_GUILESS_MAIN(TestPcovrProjection)
#include "tst_pcovr_projection.moc"
