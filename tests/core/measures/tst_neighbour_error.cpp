// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <vector>

#include "core/error.h"
#include "core/measures/neighbour_error.h"

using namespace steelyard;

namespace {

/// Samples 0 .. count - 1 on a line.
Matrix line(Index count) { return Vector::LinSpaced(count, 0.0, static_cast<double>(count - 1)); }

}  // namespace

class TestNeighbourError : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_lone_sample_among_another_class_is_wrong() {
    NeighbourErrorOptions two;
    two.neighbours = 2;
    const auto found = class_error(line(7), std::vector{0, 0, 0, 1, 0, 0, 0}, two);
    // Sample 2 sees 1 and 3: one vote each, and the first class counts.
    QCOMPARE(found->error, (Vector{{0, 0, 0, 1, 0, 0, 0}}));
    QVERIFY(std::abs(found->mean - 1.0 / 7.0) < 1e-15);
    QCOMPARE(found->stride, Index{1});
  }

  void unknown_classes_have_no_vote_and_no_error() {
    NeighbourErrorOptions one;
    one.neighbours = 1;
    const auto found =
        class_error(Matrix{{0.0}, {0.1}, {5.0}, {5.1}}, std::vector{1, -1, 0, 0}, one);
    QVERIFY(std::isnan(found->error[0]));
    QVERIFY(std::isnan(found->error[1]));
    QCOMPARE(found->error[2], 0.0);
    QCOMPARE(found->mean, 0.0);
  }

  void a_truth_is_missed_by_its_neighbours_mean_in_deviations() {
    NeighbourErrorOptions two;
    two.neighbours = 2;
    const Space truth{Matrix{{0.0}, {1.0}, {2.0}, {9.0}}, Vector::Zero(1)};
    const auto found = truth_error(line(4), truth, two);
    const double deviation = std::sqrt((9.0 + 4.0 + 1.0 + 36.0) / 4.0);
    const Vector expected = Vector{{1.5, 0.0, 3.0, 7.5}} / deviation;
    QVERIFY((found->error - expected).cwiseAbs().maxCoeff() < 1e-14);
  }

  void columns_count_alike_whatever_their_units_and_constant_ones_not() {
    const Matrix values = Matrix{{0.0}, {1.0}, {2.0}, {9.0}};
    Matrix three(4, 3);
    three << values, 1000.0 * values, Vector::Constant(4, 0.1);
    const auto one = truth_error(line(4), {values, Vector::Zero(1)});
    const auto all = truth_error(line(4), {three, Vector::Zero(3)});
    QVERIFY((one->error - all->error).cwiseAbs().maxCoeff() < 1e-13);
  }

  void neighbours_across_a_period_are_near() {
    NeighbourErrorOptions two;
    two.neighbours = 2;
    // Angles 350, 0, 10 degrees and one on the other side.
    const Space truth{Matrix{{350.0}, {0.0}, {10.0}, {180.0}}, Vector{{360.0}}};
    const auto found = truth_error(line(4), truth, two);
    QVERIFY(found->error[1] < 1e-14);
    const auto turned =
        truth_error(line(4), {(truth.coordinates.array() + 5.0).matrix(), truth.periods}, two);
    QVERIFY((found->error - turned->error).cwiseAbs().maxCoeff() < 1e-12);
  }

  void of_many_samples_every_so_many_th_is_looked_at() {
    NeighbourErrorOptions few;
    few.neighbours = 2;
    few.most_samples = 4;
    const auto found = class_error(line(10), std::vector(10, 0), few);
    QCOMPARE(found->stride, Index{3});
    for (Index sample = 0; sample < 10; ++sample) {
      QCOMPARE(std::isnan(found->error[sample]), sample % 3 != 0);
    }
  }

  void a_truth_that_is_an_input_is_predicted_and_noise_is_not() {
    const Index samples = 400;
    Matrix noise = Matrix::Random(samples, 1);
    const Matrix points = Matrix::Random(samples, 1);
    QVERIFY(truth_error(points, {points, Vector::Zero(1)})->mean < 0.05);
    QVERIFY(truth_error(points, {noise, Vector::Zero(1)})->mean > 0.7);
  }

  void what_cannot_be_is_refused() {
    NeighbourErrorOptions none;
    none.neighbours = 0;
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(class_error(line(4), std::vector(4, 0), none)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(class_error(line(1), std::vector(1, 0))));
  }

  void a_stop_ends_it() {
    std::stop_source source;
    source.request_stop();
    QVERIFY(!class_error(line(4), std::vector(4, 0), {}, source.get_token()).has_value());
  }
};

QTEST_APPLESS_MAIN(TestNeighbourError)
#include "tst_neighbour_error.moc"
