// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a run may be asked beside its plain form: groups, mini-batches, other widths, periods, an
// early end.

#include <QtTest>
#include <numbers>

#include "core/measures/run_agreement.h"
#include "core/methods/dii/dii_method.h"
#include "tests/support/dii_cases.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const Vector planted{{5.0, 2.0, 1.0, 0.5, 1e-4, 1e-4}};

Problem planted_problem(Index samples) {
  const Space inputs = gaussian_space(samples, planted.size(), 11);
  return problem_of(inputs, scaled(inputs, planted));
}

Result run(const Problem& problem, const Settings& settings) {
  return run_to_end(dii::DiiMethod(), std::make_shared<const Problem>(problem), settings);
}

double overlap(const Result& result, const Vector& expected) {
  return cosine_overlap(result.space.weights(), expected);
}

double last_width(const Result& result) {
  for (const History& history : result.histories) {
    if (history.info.id == "lambda") {
      return history.y.back();
    }
  }
  return 0.0;
}

/// The width at the epoch of the lowest DII, to which the weights belong.
double width_at_best(const Result& result) {
  const auto of = [&](const char* id) {
    return std::find_if(result.histories.begin(), result.histories.end(),
                        [&](const History& history) { return history.info.id == id; })
        ->y;
  };
  const std::vector<double> dii = of("dii");
  return of(
      "lambda")[static_cast<std::size_t>(std::min_element(dii.begin(), dii.end()) - dii.begin())];
}

/// A tenth of the mean distance to the k-th neighbour, or of its power, as the definition has it.
double neighbour_width(const Problem& problem, const Vector& weights, std::size_t k,
                       double power = 1.0) {
  const Matrix weighted = problem.inputs * weights.asDiagonal();
  double sum = 0.0;
  for (Index i = 0; i < weighted.rows(); ++i) {
    std::vector<double> distances;
    for (Index j = 0; j < weighted.rows(); ++j) {
      if (j != i) {
        distances.push_back((weighted.row(j) - weighted.row(i)).norm());
      }
    }
    std::sort(distances.begin(), distances.end());
    sum += std::pow(distances[k - 1], power);
  }
  return 0.1 * sum / static_cast<double>(weighted.rows());
}

}  // namespace

class TestDiiVariants : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void a_group_has_one_weight() {
    Problem problem = planted_problem(150);
    problem.features[0].group = problem.features[3].group = "a";
    problem.features[1].group = problem.features[5].group = "b";
    const Vector alone = run(problem, {{"epochs", "20"}}).space.weights();
    const Result grouped = run(problem, {{"epochs", "20"}, {"share_in_groups", "true"}});
    const auto weight = [&](Index feature) { return grouped.space.weights()[feature]; };
    QVERIFY(std::abs(weight(0) - weight(3)) < 1e-9);
    QVERIFY(std::abs(weight(1) - weight(5)) < 1e-9);
    QVERIFY(weight(0) > 1.5 * weight(1));
    QVERIFY(alone[0] > 3.0 * alone[3]);  // which the group forbids
  }

  void mini_batches_come_to_the_same_weights() {
    const Problem problem = planted_problem(400);
    const Result whole = run(problem, {});
    const Result parts = run(problem, {{"batches", "4"}});
    QVERIFY(overlap(parts, planted) > 0.99);
    QVERIFY(parts.objective < 1.25 * whole.objective);
    QCOMPARE(run(problem, {{"batches", "4"}}).space.weights(), parts.space.weights());
    QVERIFY(run(problem, {{"batches", "4"}, {"seed", "2"}}).space.weights() !=
            parts.space.weights());
  }

  void the_width_falls_to_a_tenth_of_the_neighbours_distance_data() {
    QTest::addColumn<QString>("scheme");
    QTest::newRow("one for all") << "neighbour-mean";
    QTest::newRow("each its own") << "neighbour-each";
  }
  void the_width_falls_to_a_tenth_of_the_neighbours_distance() {
    QFETCH(QString, scheme);
    const Problem problem = planted_problem(150);
    const Result result = run(problem, {{"lambda_scheme", scheme.toStdString()},
                                        {"neighbours_first", "12"},
                                        {"neighbours_last", "2"},
                                        {"epochs", "60"},
                                        {"tolerance", "0"},
                                        {"precision", "double"}});
    const double width = neighbour_width(problem, result.space.weights(), 2);
    QVERIFY(std::abs(last_width(result) / width - 1.0) < 1e-9);
    QVERIFY(overlap(result, planted) > 0.98);
  }

  void the_width_may_be_of_squared_distances_data() {
    the_width_falls_to_a_tenth_of_the_neighbours_distance_data();
  }
  void the_width_may_be_of_squared_distances() {
    QFETCH(QString, scheme);
    const Problem problem = planted_problem(150);
    const Result result = run(problem, {{"lambda_scheme", scheme.toStdString()},
                                        {"squared_distance", "true"},
                                        {"neighbours_first", "2"},
                                        {"neighbours_last", "2"},
                                        {"epochs", "60"},
                                        {"tolerance", "0"},
                                        {"precision", "double"}});
    const double width = neighbour_width(problem, result.space.weights(), 2, 2.0);
    QVERIFY(std::abs(width_at_best(result) / width - 1.0) < 1e-9);
    QVERIFY(overlap(result, planted) > 0.98);
  }

  void periodic_features_are_weighed_as_any_others() {
    Space inputs = gaussian_space(400, 4, 5);
    Random random(7);
    for (double& angle : inputs.coordinates.leftCols(3).reshaped()) {
      angle = 2.0 * std::numbers::pi * random.uniform();
    }
    inputs.periods.head(3).setConstant(2.0 * std::numbers::pi);
    const Vector factors{{2.0, 1.0, 1e-3, 1.5}};
    Problem problem = problem_of(inputs, scaled(inputs, factors));
    const Result result = run(problem, {});
    QVERIFY(overlap(result, factors) > 0.995);
    // Where a circle is cut does not matter, unless an angle is taken for a plain number.
    Problem turned = problem;
    Matrix angles = problem.inputs;
    for (double& angle : angles.leftCols(3).reshaped()) {
      angle = std::fmod(angle + 2.5, 2.0 * std::numbers::pi);
    }
    turned.inputs = std::move(angles);
    QVERIFY(std::abs(run(turned, {}).objective - result.objective) < 1e-5);
    for (ColumnInfo& feature : turned.features) {
      feature.period = 0.0;
    }
    QVERIFY(run(turned, {}).objective > 1.1 * result.objective);
  }

  void a_tolerance_ends_a_settled_run_early() {
    const Problem problem = planted_problem(150);
    const Result whole = run(problem, {{"tolerance", "0"}, {"epochs", "300"}, {"restarts", "1"}});
    const Result early =
        run(problem, {{"tolerance", "1e-3"}, {"epochs", "300"}, {"restarts", "1"}});
    QCOMPARE(whole.iterations, std::uint64_t{300});
    QVERIFY(early.iterations < 300);
    QCOMPARE(early.outcome.ending, Ending::converged);
    QVERIFY(early.objective < 1.1 * whole.objective);
  }

  /// Of one feature the DII is the same at any weight, so only the penalty's share still moves.
  void a_run_whose_penalty_still_shrinks_weights_has_not_settled() {
    const Space inputs = gaussian_space(60, 1, 12);
    const Problem problem = problem_of(inputs, gaussian_space(60, 1, 13));
    const Settings settings{{"optimizer", "descent"}, {"learning_rate", "0.5"},
                            {"decay", "constant"},    {"epochs", "20"},
                            {"tolerance", "1e-4"},    {"precision", "double"}};
    const auto with_penalty = [&](const char* penalty) {
      Settings own = settings;
      own["l1"] = penalty;
      return run(problem, own);
    };
    QCOMPARE(with_penalty("0").outcome.ending, Ending::converged);
    QCOMPARE(with_penalty("0").iterations, std::uint64_t{5});
    QCOMPARE(with_penalty("0.05").outcome.ending, Ending::iteration_limit);
  }

  void both_optimisers_find_the_planted_weights() {
    const Problem problem = planted_problem(300);
    for (const char* optimizer : {"adam", "descent"}) {
      QVERIFY(overlap(run(problem, {{"optimizer", optimizer}}), planted) > 0.99);
    }
  }
};

QTEST_APPLESS_MAIN(TestDiiVariants)
#include "tst_dii_variants.moc"
