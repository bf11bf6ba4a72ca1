// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <memory>
#include <vector>

#include "core/positions.h"
#include "core/problem/chance_order.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index each = 8;

std::vector<int> in_groups(Index samples) {
  std::vector<int> group_of;
  for (Index sample = 0; sample < samples; ++sample) {
    group_of.push_back(static_cast<int>(sample / each));
  }
  return group_of;
}

constexpr const char* whole = "with the targets exchanged between whole groups";

/// A number of each group, and what differs within groups.
Vector mixed(Index groups, double between, double within, std::uint64_t seed) {
  const Matrix of_group = normal_matrix(groups, 1, seed);
  Vector target = within * normal_matrix(groups * each, 1, seed + 1).col(0);
  for (Index sample = 0; sample < target.size(); ++sample) {
    target[sample] += between * of_group(sample / each, 0);
  }
  return target;
}

ProblemPtr with_target(const Vector& target) {
  return number_problem(normal_matrix(target.size(), 3, 9), target);
}

bool is_permutation_of_all(std::vector<Index> order) {
  std::sort(order.begin(), order.end());
  return order == all_positions(std::ssize(order));
}

}  // namespace

class TestChanceOrder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Everyone keeps the neighbours in time, but for where the end follows the beginning.
  void a_series_is_shifted() {
    const ProblemPtr problem = with_target(mixed(20, 1.0, 1.0, 1));
    SampleOrder series;
    series.time = all_positions(problem->samples());
    const ChanceOrder order(*problem, series);
    QCOMPARE(in_words(order.description()), std::string("on targets shifted in time"));
    Random random(4);
    const std::vector<Index> drawn = order.draw(random);
    QVERIFY(is_permutation_of_all(drawn));
    Index breaks = 0;
    for (std::size_t place = 1; place < drawn.size(); ++place) {
      breaks += drawn[place] == drawn[place - 1] + 1 ? 0 : 1;
    }
    QCOMPARE(breaks, Index{1});
    QVERIFY(drawn.front() != 0);
    series.guessed = true;
    QCOMPARE(in_words(ChanceOrder(*problem, series).description()),
             std::string("on targets shifted by many rows"));
  }

  void share_between_is_that_of_the_target() {
    const auto groups = in_groups(160);
    QVERIFY(target_share_between(*with_target(mixed(20, 1.0, 0.01, 1)), groups) > 0.99);
    QVERIFY(target_share_between(*with_target(mixed(20, 0.0, 1.0, 1)), groups) < 0.2);
    std::vector<int> classes;
    for (const int group : groups) {
      classes.push_back(group % 2);
    }
    QVERIFY(target_share_between(*class_problem(normal_matrix(160, 2, 1), classes, {"a", "b"}),
                                 groups) > 0.99);
  }

  void distances_within_groups_count_beside_all() {
    const Vector target = mixed(20, 1.0, 0.01, 1);
    auto problem = std::make_shared<Problem>(*with_target(target));
    Matrix distances(160, 160);
    for (Index one = 0; one < 160; ++one) {
      distances.col(one) = (target.array() - target[one]).abs();
    }
    problem->truth = std::move(distances);
    problem->truth_kind = TruthKind::distance_matrix;
    QVERIFY(target_share_between(*problem, in_groups(160)) > 0.99);
  }

  void a_target_that_varies_within_groups_stays_in_them() {
    SampleOrder groups{in_groups(160), {}};
    groups.groups = "place";
    const ChanceOrder order(*with_target(mixed(20, 0.3, 1.0, 1)), groups);
    Random random(1, Purpose::permuted_target, 0);
    const std::vector<Index> drawn = order.draw(random);
    QVERIFY(is_permutation_of_all(drawn));
    QVERIFY(drawn != all_positions(160));
    for (Index sample = 0; sample < 160; ++sample) {
      QCOMPARE(drawn[static_cast<std::size_t>(sample)] / each, sample / each);
    }
    QCOMPARE(in_words(order.description()),
             std::string("on targets in random order within each place"));
  }

  void a_target_of_groups_goes_to_other_groups_as_a_whole() {
    const ChanceOrder order(*with_target(mixed(20, 1.0, 0.1, 1)), {in_groups(160), {}});
    QVERIFY(in_words(order.description()).starts_with(whole));
    Random random(1, Purpose::permuted_target, 0);
    const std::vector<Index> drawn = order.draw(random);
    QVERIFY(is_permutation_of_all(drawn));
    for (Index sample = 0; sample < 160; ++sample) {
      const Index first = drawn[static_cast<std::size_t>(sample - sample % each)];
      QCOMPARE(drawn[static_cast<std::size_t>(sample)], first + sample % each);
    }
  }

  void few_groups_are_not_exchanged() {
    const ChanceOrder mixture(*with_target(mixed(4, 1.0, 0.5, 1)), {in_groups(32), {}});
    QVERIFY(in_words(mixture.description()).starts_with("on targets in random order within each"));
    QVERIFY_THROWS_EXCEPTION(
        Error, ChanceOrder(*with_target(mixed(4, 1.0, 0.01, 1)), {in_groups(32), {}}));
  }

  void samples_alone_in_their_groups_are_exchanged() {
    std::vector<int> alone;
    for (int sample = 0; sample < 32; ++sample) {
      alone.push_back(std::max(0, sample - 2));
    }
    const ChanceOrder order(*with_target(mixed(4, 0.0, 1.0, 1)), {alone, {}});
    QVERIFY(in_words(order.description()).starts_with(whole));
  }

  /// What is known of the target given the group is found, and said so.
  void what_explains_a_target_within_groups_is_found() {
    const Vector target = mixed(20, 0.5, 1.0, 1);
    Matrix inputs = normal_matrix(160, 3, 9);
    inputs.col(0) = target + 0.5 * inputs.col(0);
    const auto problem = number_problem(inputs, target);
    problem->order.group_of = in_groups(160);
    problem->order.groups = "place";
    const AnswerQuestion question = asked("f-test", problem);
    const Answer found = answer(question, AnswerChecks{true, false, false, false});
    const AnswerCheck& chance = check_of(found, "chance");
    QVERIFY2(chance.level == AnswerLevel::good, in_words(chance.finding).c_str());
    // How it was done is told once, and where a person asks for details.
    const std::string said = in_words(chance.finding);
    QVERIFY2(has(said, "on targets in random order (") && !has(said, "within each"), said.c_str());
    const std::string details = in_words(details_of(found));
    QVERIFY2(has(details, "on targets in random order within each place."), details.c_str());
  }
};

QTEST_GUILESS_MAIN(TestChanceOrder)
#include "tst_chance_order.moc"
