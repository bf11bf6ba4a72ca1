// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numeric>

#include "core/analysis/plane_thread.h"
#include "core/problem/samples_as_points.h"
#include "tests/support/dii_cases.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// The ground truth is the first two of four features, of very different scales.
std::shared_ptr<Problem> two_of_four(Index samples = 300) {
  const Space inputs = scaled(gaussian_space(samples, 4, 3), Vector{{1.0, 100.0, 0.01, 5.0}});
  Space truth{inputs.coordinates.leftCols(2), Vector::Zero(2)};
  truth.coordinates.col(1) /= 100.0;
  return std::make_shared<Problem>(problem_of(inputs, truth));
}

constexpr double least = 2.0 / 300.0;

PlaneReply served(PlaneThread& thread, PlaneRequest request) {
  thread.request(std::move(request));
  thread.finish();
  return *thread.take();
}

}  // namespace

class TestImbalancePlane : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_solution_that_is_the_truth_lies_in_the_corner() {
    const auto plane = *ImbalancePlane::of(two_of_four());
    const ImbalancePair exact = *plane.at(Vector{{1.0, 0.01, 0.0, 0.0}});
    QVERIFY(std::abs(exact.forward.value - least) < 1e-12);
    QVERIFY(std::abs(exact.backward.value - least) < 1e-12);
  }

  void all_inputs_weigh_the_same_whatever_their_units() {
    const auto plane = *ImbalancePlane::of(two_of_four());
    const auto weights = inverse_deviations(*plane.problem());
    QCOMPARE(plane.all_inputs().forward.value, plane.at(weights)->forward.value);
    QVERIFY(plane.all_inputs().forward.value < 0.5);
    QVERIFY(plane.all_inputs().forward.value > 10.0 * least);
  }

  void features_of_the_truth_are_told_from_the_others() {
    const auto plane = *ImbalancePlane::of(two_of_four());
    QCOMPARE(plane.features().size(), 4U);
    for (const std::size_t part : {0U, 1U}) {
      for (const std::size_t noise : {2U, 3U}) {
        QVERIFY(plane.features()[part].forward.value < plane.features()[noise].forward.value);
        QVERIFY(plane.features()[part].backward.value < plane.features()[noise].backward.value);
      }
    }
  }

  void one_feature_of_weight_is_that_feature_alone() {
    const auto plane = *ImbalancePlane::of(two_of_four());
    const ImbalancePair alone = *plane.at(Vector{{0.0, 3.0, 0.0, 0.0}});
    QVERIFY(std::abs(alone.forward.value - plane.features()[1].forward.value) < 1e-12);
    QVERIFY(std::abs(alone.backward.value - plane.features()[1].backward.value) < 1e-12);
  }

  void without_a_truth_the_inputs_themselves_are_it() {
    const auto problem = two_of_four();
    problem->truth = Matrix(300, 0);
    problem->truth_features.clear();
    const auto plane = *ImbalancePlane::of(problem);
    QVERIFY(std::abs(plane.all_inputs().forward.value - least) < 1e-12);
    QVERIFY(plane.features()[0].forward.value > 10.0 * least);
  }

  void a_distance_matrix_is_a_truth_like_its_points() {
    const auto problem = two_of_four();
    const auto of_points = *ImbalancePlane::of(problem);
    auto given = std::make_shared<Problem>(*problem);
    Matrix distances(300, 300);
    for (Index i = 0; i < 300; ++i) {
      distances.col(i) = (problem->truth.rowwise() - problem->truth.row(i)).rowwise().norm();
    }
    given->truth = std::move(distances);
    given->truth_features.clear();
    given->truth_kind = TruthKind::distance_matrix;
    const auto of_distances = *ImbalancePlane::of(given);
    for (std::size_t feature = 0; feature < 4; ++feature) {
      QVERIFY(std::abs(of_distances.features()[feature].forward.value -
                       of_points.features()[feature].forward.value) < 1e-9);
    }
  }

  void many_samples_are_looked_at_around_some_rows() {
    PlaneOptions options;
    options.cells = 300 * 120;
    options.fewest_rows = 50;
    const auto some = *ImbalancePlane::of(two_of_four(), options);
    const auto all = *ImbalancePlane::of(two_of_four());
    QCOMPARE(some.rows(), Index{120});
    QCOMPARE(all.rows(), Index{300});
    const Imbalance& part = some.features()[0].forward;
    QVERIFY(std::abs(part.value - all.features()[0].forward.value) < 4.0 * part.error);
  }

  void neighbours_that_do_not_fit_are_refused() {
    for (const Index neighbours : {0, 300}) {
      PlaneOptions options;
      options.neighbours = neighbours;
      const QString said = message_of([&] { (void)ImbalancePlane::of(two_of_four(), options); });
      QVERIFY2(said.contains("1 to 299"), qPrintable(said));
    }
  }

  void a_thread_answers_with_the_solution_and_keeps_the_plane() {
    PlaneThread thread(1.0);
    const ProblemPtr problem = two_of_four();
    const Vector exact{{1.0, 0.01, 0.0, 0.0}};
    const PlaneReply before = served(thread, {1, problem, 1, std::nullopt, {}, true});
    QVERIFY(!before.solution);
    const PlaneReply after = served(thread, {2, problem, 1, exact, {exact, exact}, true});
    QCOMPARE(after.run, 2U);
    QCOMPARE(after.plane, before.plane);
    QVERIFY(std::abs(after.solution->forward.value - least) < 1e-12);
    QCOMPARE(after.path.size(), 2U);
  }

  void another_problem_gives_up_the_last_one() {
    PlaneThread thread(1.0);
    thread.request({1, two_of_four(4000), 1, std::nullopt, {}, true});
    const ProblemPtr small = two_of_four();
    const PlaneReply reply = served(thread, {2, small, 1, std::nullopt, {}, true});
    QCOMPARE(reply.run, 2U);
    QCOMPARE(reply.plane->problem(), small);
  }

  void trouble_is_told_in_words() {
    PlaneThread thread(1.0);
    const PlaneReply reply = served(thread, {1, two_of_four(1), 1, std::nullopt, {}, true});
    QVERIFY(!reply.plane);
    QVERIFY(!reply.trouble.says_nothing());
  }
};

QTEST_GUILESS_MAIN(TestImbalancePlane)
#include "tst_imbalance_plane.moc"
