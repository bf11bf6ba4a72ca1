// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/embed/projection.h"
#include "core/error.h"
#include "core/problem/samples_as_points.h"

using namespace steelyard;

namespace {

Problem small_problem() {
  Problem problem;
  problem.inputs = Matrix{{1.0, 2.0, 3.0}, {4.0, 5.0, 6.0}};
  problem.features = {{"x", "nm", "", 0.0}, {"y", "", "", 0.0}, {"z", "", "", 0.0}};
  return problem;
}

}  // namespace

class TestProjection : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void two_columns_are_shown_as_they_are_with_their_units() {
    const auto registry = builtin_projections();
    const ProjectionMethod& method = registry.find("columns");
    QVERIFY(method.takes_columns());
    const Projection seen = method.project(small_problem(), Vector::Zero(3), {2, 0}, {});
    QCOMPARE(seen.coordinates, (Matrix{{3.0, 1.0}, {6.0, 4.0}}));
    QCOMPARE(in_words(seen.axis_labels), (std::vector<std::string>{"z", "x [nm]"}));
  }

  void truth_columns_follow_the_inputs() {
    Problem problem = small_problem();
    problem.truth = Matrix{{7.0}, {8.0}};
    problem.truth_features = {{"t", "kT", "", 0.0}};
    const auto registry = builtin_projections();
    const Projection seen = registry.find("columns").project(problem, Vector::Zero(3), {0, 3}, {});
    QCOMPARE(seen.coordinates, (Matrix{{1.0, 7.0}, {4.0, 8.0}}));
    QCOMPARE(in_words(seen.axis_labels), (std::vector<std::string>{"x [nm]", "t [kT]"}));
  }

  void a_space_is_of_the_weights_of_equal_spread_or_of_what_is_selected() {
    const Vector weights{{0.5, 0.0, 2.0}};
    const Vector alike{{3.0, 4.0, 5.0}};
    const LearnedSpace learned(weights);
    QVERIFY(chosen_space(SpaceChoice::learned, learned, alike) == learned);
    QCOMPARE(chosen_space(SpaceChoice::alike, learned, alike).weights(), alike);
    QCOMPARE(chosen_space(SpaceChoice::selected, learned, alike).weights(),
             (Vector{{3.0, 0.0, 5.0}}));
  }

  void a_truth_of_points_is_seen_by_their_distances() {
    Problem problem = small_problem();
    problem.truth = Matrix{{0.0, 0.0, 0.0, 3.0, 4.0, 0.0}, {1.0, 1.0, 1.0, 1.0, 1.0, 3.0}};
    problem.truth_kind = TruthKind::pair_distances;
    QCOMPARE(truth_space(problem), (Matrix{{5.0}, {2.0}}));
    problem.truth_kind = TruthKind::distance_matrix;
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(truth_space(problem)));
  }

  void columns_that_are_not_there_are_refused() {
    const auto registry = builtin_projections();
    const ProjectionMethod& method = registry.find("columns");
    for (const std::vector<Index>& columns :
         {std::vector<Index>{0}, std::vector<Index>{0, 3}, std::vector<Index>{-1, 0}}) {
      QVERIFY_THROWS_EXCEPTION(
          Error, static_cast<void>(method.project(small_problem(), Vector::Zero(3), columns, {})));
    }
  }

  void an_unknown_projection_is_refused_with_the_ids_there_are() {
    const auto registry = builtin_projections();
    try {
      static_cast<void>(registry.find("isomap"));
      QFAIL("no projection has that name");
    } catch (const Error& error) {
      QCOMPARE(error.kind(), ErrorKind::bad_input);
      QCOMPARE(in_words(error.parts().accepted),
               std::string("pca, columns, tsne, pcovr, kernel_pcovr"));
    }
  }

  void every_projection_has_two_finite_coordinates_for_any_weights() {
    const auto registry = builtin_projections();
    for (const auto& method : registry.all()) {
      for (const double weight : {0.0, 1.0}) {
        const Projection seen = method->project(small_problem(), Vector::Constant(3, weight),
                                                {0, 1}, complete(*method, {}));
        QCOMPARE(seen.id, method->id());
        QCOMPARE(seen.coordinates.rows(), Index{2});
        QCOMPARE(seen.coordinates.cols(), Index{2});
        QVERIFY(seen.coordinates.allFinite());
        QCOMPARE(seen.axis_labels.size(), 2U);
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestProjection)
#include "tst_projection.moc"
