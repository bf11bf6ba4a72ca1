// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <cstddef>
#include <memory>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

#include "core/methods/automatic/stand_ins.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;
using automatic::StandIn;
using automatic::StandIns;

namespace {

/// The target is a number that x1 and x2 tell nearly, x2 a little better, and x3 much worse. x4 is
/// x1 turned around, in other units. x5 has nothing to do with them.
std::shared_ptr<Problem> table_of_relatives() {
  const Matrix drawn = normal_matrix(200, 6, 91);
  const Vector target = drawn.col(0);
  Matrix inputs(200, 5);
  inputs.col(0) = target + 0.3 * drawn.col(1);
  inputs.col(1) = target + 0.25 * drawn.col(2);
  inputs.col(2) = target + 0.5 * drawn.col(3);
  inputs.col(3) = (3.0 - 5.0 * inputs.col(0).array()).matrix() + 0.01 * drawn.col(4);
  inputs.col(4) = drawn.col(5);
  return number_problem(inputs, target);
}

HeldOutColumns task_of(const Problem& problem) {
  Message why;
  auto task = held_out_columns(problem, {}, {}, why);
  if (!task) {
    throw std::runtime_error(in_words(why));
  }
  return *std::move(task);
}

StandIns tried(const Problem& problem, std::vector<Index> selection) {
  const HeldOutColumns task = task_of(problem);
  StandIns stand_ins(problem.inputs, std::move(selection), Judge::ridge);
  while (stand_ins.advance(task, {}) == StandIns::Progress::more) {
  }
  return stand_ins;
}

}  // namespace

class TestStandIns : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void copies_and_columns_that_predict_as_well_stand_in() {
    const auto problem = table_of_relatives();
    const StandIns stand_ins = tried(*problem, {0});
    QCOMPARE(stand_ins.count(), std::size_t{2});  // x2 and x3; the copy needs no trial
    QCOMPARE(stand_ins.done(), stand_ins.count());
    const std::vector<StandIn> found = stand_ins.found();
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].instead, Index{3});
    QVERIFY(!found[0].loss && found[0].correlation < -0.99);
    QCOMPARE(found[1].instead, Index{1});
    QVERIFY(found[1].loss && *found[1].loss < 0.0);
  }

  void a_person_reads_which_they_are() {
    const auto problem = table_of_relatives();
    const std::vector<StandIn> found = tried(*problem, {0}).found();
    const auto said = automatic::stand_ins_in_words(*problem, found);
    QCOMPARE(said.size(), std::size_t{2});
    QCOMPARE(said[0].id, std::string("automatic.copies"));
    QCOMPARE(said[1].id, std::string("automatic.exchangeable"));
    const std::string names = problem->features[0].name + " or " + problem->features[3].name;
    QVERIFY2(in_words(said[0]).starts_with(names), in_words(said[0]).c_str());
    const FeatureColumn column = automatic::stand_in_column(5, found);
    QVERIFY(column.values[3] > 0.99 && column.values[1] > 0.8);
    QCOMPARE(column.values[0] + column.values[2] + column.values[4], 0.0);
  }

  /// What one of two relatives says, the other one cannot say again.
  void selected_columns_do_not_stand_in_for_each_other() {
    const std::vector<StandIn> found = tried(*table_of_relatives(), {0, 1, 3}).found();
    for (const StandIn& each : found) {
      QCOMPARE(each.instead, Index{2});
    }
  }

  void where_nothing_is_alike_nothing_is_tried() {
    const auto problem = table_of_relatives();
    const StandIns stand_ins = tried(*problem, {4});
    QCOMPARE(stand_ins.count(), std::size_t{0});
    QVERIFY(stand_ins.found().empty());
    QVERIFY(automatic::stand_ins_in_words(*problem, {}).empty());
  }

  void a_stop_tries_nothing() {
    const auto problem = table_of_relatives();
    std::stop_source source;
    source.request_stop();
    StandIns stand_ins(problem->inputs, {0}, Judge::ridge);
    QVERIFY(stand_ins.advance(task_of(*problem), source.get_token()) ==
            StandIns::Progress::stopped);
    QCOMPARE(stand_ins.done(), std::size_t{0});
    QCOMPARE(stand_ins.found().size(), std::size_t{1});  // the copy is known before
  }
};

QTEST_GUILESS_MAIN(TestStandIns)
#include "tst_stand_ins.moc"
