// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <numeric>

#include "core/problem/changed_problem.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;

namespace {

constexpr Index samples = 40;

/// The truth of each sample is its number, and its class too.
ProblemPtr numbered() {
  const auto problem = toy_problem(samples, 3);
  Matrix truth(samples, 2);
  for (Index sample = 0; sample < samples; ++sample) {
    const auto number = static_cast<double>(sample);
    truth.row(sample) << number, 10.0 * number;
    problem->labels->class_of[static_cast<std::size_t>(sample)] = static_cast<int>(sample);
  }
  problem->truth = truth;
  problem->truth_features.resize(2);
  problem->features[1].group = "pair";
  problem->features[1].period = 6.0;
  return problem;
}

ProblemPtr with_target(const ProblemPtr& problem, std::uint64_t seed, std::uint64_t index) {
  ProblemChange change;
  change.permuted_target = RandomDraw{seed, index};
  return changed_problem(problem, change);
}

ProblemPtr with_copies(const ProblemPtr& problem, std::uint64_t seed, std::uint64_t index) {
  ProblemChange change;
  change.permuted_copies = RandomDraw{seed, index};
  return changed_problem(problem, change);
}

std::vector<double> sorted(const Vector& column) {
  std::vector<double> values(column.begin(), column.end());
  std::sort(values.begin(), values.end());
  return values;
}

}  // namespace

class TestChangedProblem : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void without_a_change_it_is_the_problem_itself() {
    const ProblemPtr problem = numbered();
    QVERIFY(changed_problem(problem, {}) == problem);
  }

  /// Otherwise every relation of the columns would be gone, and chance would reach nothing at all.
  void inputs_that_are_their_own_target_stay_so_in_random_order() {
    Problem problem = *toy_problem(samples, 3);
    problem.truth = problem.inputs;
    problem.truth_features = problem.features;
    ProblemChange change;
    change.permuted_inputs = RandomDraw{1, 0};
    const ProblemPtr changed = changed_problem(std::make_shared<const Problem>(problem), change);
    QVERIFY(changed->truth == changed->inputs);
    QVERIFY(!(changed->inputs == problem.inputs));
    const ProblemPtr other = numbered();
    QVERIFY(changed_problem(other, change)->truth == other->truth);
  }

  void other_samples_and_inputs_are_picked_in_order() {
    ProblemChange change;
    change.samples = std::vector<Index>{7, 3, 5, 1};
    change.inputs = std::vector<Index>{2, 0};
    const ProblemPtr problem = numbered();
    const ProblemPtr changed = changed_problem(problem, change);
    QVERIFY(changed->inputs == Matrix(problem->inputs(*change.samples, *change.inputs)));
    QCOMPARE(changed->truth(1, 0), 3.0);
    QCOMPARE(changed->features[0].name, std::string("x3"));
  }

  void a_permuted_target_keeps_its_rows_and_classes_together() {
    const ProblemPtr problem = numbered();
    const ProblemPtr changed = with_target(problem, 1, 0);
    QCOMPARE(changed->inputs.data(), problem->inputs.data());  // not even copied
    QVERIFY(sorted(changed->truth.col(0)) == sorted(problem->truth.col(0)));
    Index moved = 0;
    for (Index sample = 0; sample < samples; ++sample) {
      const double number = changed->truth(sample, 0);
      QCOMPARE(changed->truth(sample, 1), 10.0 * number);
      QCOMPARE(static_cast<double>(changed->labels->class_of[static_cast<std::size_t>(sample)]),
               number);
      moved += number == static_cast<double>(sample) ? 0 : 1;
    }
    QVERIFY(moved > samples / 2);
  }

  void distances_are_permuted_in_both_directions() {
    Problem problem = *numbered();
    const Vector places = problem.truth.col(0);
    Matrix distances(samples, samples);
    for (Index sample = 0; sample < samples; ++sample) {
      distances.col(sample) = (places.array() - places[sample]).abs();
    }
    problem.truth = distances;
    problem.truth_kind = TruthKind::distance_matrix;
    problem.truth_features.clear();
    const ProblemPtr changed = with_target(std::make_shared<const Problem>(problem), 1, 0);
    const Vector there = with_target(numbered(), 1, 0)->truth.col(0);
    for (Index sample = 0; sample < samples; ++sample) {
      const Vector expected = (there.array() - there[sample]).abs();
      QVERIFY(changed->truth.col(sample) == expected);
    }
  }

  void copies_are_permutations_of_the_inputs_behind_them() {
    const ProblemPtr problem = numbered();
    const ProblemPtr changed = with_copies(problem, 1, 0);
    QCOMPARE(changed->dimension(), Index{6});
    QVERIFY(changed->inputs.leftCols(3) == problem->inputs);
    QVERIFY(changed->truth == problem->truth);
    for (Index input = 0; input < 3; ++input) {
      QVERIFY(sorted(changed->inputs.col(3 + input)) == sorted(problem->inputs.col(input)));
      QVERIFY(changed->inputs.col(3 + input) != problem->inputs.col(input));
    }
    QCOMPARE(changed->features[4].name, std::string("x2 (permuted)"));
    QCOMPARE(changed->features[4].period, 6.0);
    QVERIFY(changed->features[4].group.empty());
    QCOMPARE(changed->features[1].group, std::string("pair"));
    QVERIFY(changed->known_weights->head(3) == *problem->known_weights);
    QVERIFY(changed->known_weights->tail(3) == Vector::Zero(3));
  }

  /// Two inputs that are alike have copies that are not.
  void each_copy_has_an_order_of_its_own() {
    Problem problem = *numbered();
    const std::vector<Index> twice{0, 0};
    problem = problem.with_inputs(twice);
    const ProblemPtr changed = with_copies(std::make_shared<const Problem>(problem), 1, 0);
    QVERIFY(changed->inputs.col(0) == changed->inputs.col(1));
    QVERIFY(changed->inputs.col(2) != changed->inputs.col(3));
  }

  void the_same_draw_gives_the_same_bits_and_another_gives_others() {
    const ProblemPtr problem = numbered();
    QVERIFY(with_target(problem, 4, 2)->truth == with_target(problem, 4, 2)->truth);
    QVERIFY(with_target(problem, 4, 2)->truth != with_target(problem, 4, 3)->truth);
    QVERIFY(with_target(problem, 4, 2)->truth != with_target(problem, 5, 2)->truth);
    QVERIFY(with_copies(problem, 4, 2)->inputs == with_copies(problem, 4, 2)->inputs);
    QVERIFY(with_copies(problem, 4, 2)->inputs != with_copies(problem, 4, 3)->inputs);
  }
};

QTEST_GUILESS_MAIN(TestChangedProblem)
#include "tst_changed_problem.moc"
