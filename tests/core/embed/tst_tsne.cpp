// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <cmath>

#include "core/cluster/k_means.h"
#include "core/embed/tsne.h"
#include "core/error.h"
#include "core/measures/partition_agreement.h"
#include "core/random.h"
#include "tests/support/sanitized.h"
#include "tests/support/tsne_divergence.h"

using namespace steelyard;

namespace {

constexpr Index crowd = tests::sanitized ? 120 : 240;

/// Three normal clouds in `dimension` dimensions, 12 standard deviations apart.
Matrix three_clouds(Index samples, Index dimension) {
  Random random(3);
  Matrix points(samples, dimension);
  for (double& value : points.reshaped()) {
    value = random.normal();
  }
  for (Index sample = 0; sample < samples; ++sample) {
    points(sample, sample % 3) += 12.0;
  }
  return points;
}

double purity_of_three(const Matrix& picture) {
  std::vector<int> cloud;
  for (Index sample = 0; sample < picture.rows(); ++sample) {
    cloud.push_back(static_cast<int>(sample % 3));
  }
  KMeansOptions options;
  options.clusters = 3;
  options.restarts = 20;
  return cluster_purity(k_means(picture, options).cluster_of, cloud).purity;
}

TsneOptions by_tree(int iterations) {
  TsneOptions options;
  options.exact_up_to = 0;
  options.iterations = iterations;
  return options;
}

Problem problem_of(const Matrix& inputs) {
  Problem problem;
  problem.inputs = inputs;
  problem.features.resize(static_cast<std::size_t>(inputs.cols()));
  return problem;
}

}  // namespace

class TestTsne : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void clouds_that_lie_apart_stay_apart() {
    const Matrix points = three_clouds(crowd, 5);
    Tsne exact(points, {});
    QVERIFY(!exact.advance(1000));
    QCOMPARE(purity_of_three(exact.coordinates()), 1.0);
    Tsne tree(points, by_tree(500));
    QVERIFY(!tree.advance(500));
    QCOMPARE(purity_of_three(tree.coordinates()), 1.0);
  }

  void the_divergence_falls_and_both_forms_come_equally_far() {
    const Matrix points = three_clouds(crowd, 5);
    Tsne exact(points, {});
    Tsne tree(points, by_tree(1000));
    const double perplexity = TsneOptions{}.perplexity;
    const Matrix all = *exact_affinities(points, perplexity);
    const Space space{points, Vector::Zero(points.cols())};
    const auto near = *nearest_neighbours(space, static_cast<Index>(3.0 * perplexity));
    const double start = tests::tsne_divergence(all, exact.coordinates());
    exact.advance(300);
    const double early = tests::tsne_divergence(all, exact.coordinates());
    exact.advance(700);
    tree.advance(1000);
    const double late = tests::tsne_divergence(all, exact.coordinates());
    const double by_tree_late =
        tests::tsne_divergence(tests::dense(near_affinities(near, perplexity)), tree.coordinates());
    QVERIFY(early < start);
    QVERIFY(late < early);
    QVERIFY(std::abs(by_tree_late - late) < 0.05);  // nats
  }

  void gives_the_same_bits_for_any_number_of_threads_and_pieces() {
    const Matrix points = three_clouds(510, 4);  // fewer are left to one thread
    const int before = omp_get_max_threads();
    for (const Index exact_up_to : {Index{0}, Index{2000}}) {
      TsneOptions options;
      options.exact_up_to = exact_up_to;
      omp_set_num_threads(1);
      Tsne alone(points, options);
      alone.advance(60);
      omp_set_num_threads(2);
      Tsne together(points, options);
      together.advance(25);
      together.advance(35);
      omp_set_num_threads(before);
      QVERIFY(alone.coordinates() == together.coordinates());
    }
  }

  void few_equal_and_aligned_samples_have_a_picture() {
    Tsne four(Matrix{{0.0, 0.1}, {1.0, 0.0}, {0.3, 2.0}, {2.5, 3.0}}, {});
    four.advance(1000);
    QVERIFY(four.coordinates().allFinite());
    Tsne alike(Matrix::Ones(20, 3), {});
    QVERIFY(!alike.advance(10));
    QCOMPARE(alike.coordinates(), Matrix::Zero(20, 2));
    Tsne one(Matrix::Ones(1, 3), {});
    QVERIFY(!one.advance(10));
    Matrix duplicates = three_clouds(120, 3);
    duplicates.topRows(60).rowwise() = Eigen::RowVector3d(1.0, 2.0, 3.0);
    Tsne packed(duplicates, by_tree(300));
    packed.advance(300);
    QVERIFY(packed.coordinates().allFinite());
    Tsne line(three_clouds(60, 3).col(0), {});
    line.advance(1000);
    QVERIFY(line.coordinates().col(1).norm() > 0.01 * line.coordinates().col(0).norm());
  }

  void a_constant_column_changes_nothing() {
    const Matrix points = three_clouds(60, 3);
    Matrix with_constant(60, 4);
    with_constant << points, Vector::Constant(60, 5.0);
    Tsne plain(points, {});
    Tsne other(with_constant, {});
    plain.advance(20);
    other.advance(20);
    QVERIFY((plain.coordinates() - other.coordinates()).cwiseAbs().maxCoeff() <
            1e-6 * plain.coordinates().cwiseAbs().maxCoeff());
  }

  /// Each of ten samples has nine others: a perplexity of three is the most.
  void few_samples_limit_the_perplexity() {
    const Matrix points = three_clouds(10, 3);
    TsneOptions most;
    most.perplexity = 3.0;
    Tsne limited(points, most);
    Tsne usual(points, {});
    limited.advance(20);
    usual.advance(20);
    QVERIFY(limited.coordinates() == usual.coordinates());
  }

  void a_map_stays_around_its_centre() {
    Tsne tsne(three_clouds(60, 3), by_tree(100));
    tsne.advance(100);
    const Matrix& found = tsne.coordinates();
    QVERIFY(found.cwiseAbs().maxCoeff() > 1.0);
    QVERIFY(found.colwise().mean().cwiseAbs().maxCoeff() < 1e-12 * found.cwiseAbs().maxCoeff());
  }

  void options_out_of_range_are_refused_and_a_stop_is_heeded() {
    const Matrix points = three_clouds(30, 3);
    for (int wrong = 0; wrong < 4; ++wrong) {
      TsneOptions options;
      options.perplexity = wrong == 0 ? 0.5 : 5.0;
      options.iterations = wrong == 1 ? 0 : 10;
      options.theta = wrong == 2 ? 0.9 : 0.5;
      options.exaggeration = wrong == 3 ? 0.0 : 12.0;
      QVERIFY_THROWS_EXCEPTION(Error, Tsne(points, options));
    }
    std::stop_source source;
    Tsne tsne(points, {});
    tsne.advance(5);
    const Matrix reached = tsne.coordinates();
    source.request_stop();
    QVERIFY(tsne.advance(5, source.get_token()));
    QVERIFY(tsne.coordinates() == reached);
  }

  void the_projection_can_be_watched_and_ends_as_it_does_at_once() {
    const Problem problem = problem_of(three_clouds(45, 3));
    const TsneProjection method;
    const auto stepper = method.begin(problem, Vector::Ones(3), {}, {});
    QCOMPARE(stepper->coordinates().coordinates, Matrix::Zero(45, 2));
    std::stop_source source;
    source.request_stop();
    QVERIFY(stepper->advance(source.get_token()));  // nothing is lost: it can go on
    while (stepper->advance({})) {
      QVERIFY(stepper->coordinates().coordinates.norm() > 0.0);
    }
    const Projection whole = method.project(problem, Vector::Ones(3), {}, {});
    QVERIFY(stepper->coordinates().coordinates == whole.coordinates);
    QCOMPARE(whole.id, std::string("tsne"));
    QCOMPARE(whole.axis_labels.size(), 2U);
  }
};

QTEST_GUILESS_MAIN(TestTsne)
#include "tst_tsne.moc"
