// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>
#include <utility>

#include "core/error.h"
#include "core/methods/registry.h"
#include "core/problem/targets.h"
#include "tests/support/law_problems.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/plain_method.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// The inputs are to be explained by themselves.
Problem without_target() {
  Problem problem = planted_table({});
  problem.truth = problem.inputs;
  problem.truth_features = problem.features;
  return problem;
}

std::string first_for(const MethodRegistry& methods, const Problem& problem) {
  const Method* const first = methods.first_for(problem);
  return first == nullptr ? "none" : first->info().id;
}

class Named final : public PlainMethod {
 public:
  explicit Named(const char* id) { info_.id = info_.title = id; }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr /*problem*/,
                                               const ParameterValues& /*values*/) const override {
    return nullptr;
  }
};

}  // namespace

/// What a person begins with who has chosen no method.
class TestRegistry : public QObject {
  Q_OBJECT

  const MethodRegistry methods_ = builtin_methods();

 private Q_SLOTS:
  void automatic_is_the_first_of_the_list() {
    QCOMPARE(methods_.all().front()->info().id, std::string("automatic"));
    QCOMPARE(methods_.first()->info().id, std::string("automatic"));
  }

  void a_target_of_numbers_or_of_classes_is_for_automatic() {
    QCOMPARE(first_for(methods_, planted_table({})), std::string("automatic"));
    QCOMPARE(first_for(methods_, planted_table({.classes = true})), std::string("automatic"));
  }

  /// All columns would predict themselves.
  void inputs_that_are_compared_with_themselves_are_for_the_dii() {
    Problem problem = without_target();
    QVERIFY(compares_inputs_with_themselves(problem));
    QCOMPARE(first_for(methods_, problem), std::string("dii"));
    Matrix other = problem.truth;
    other(0, 0) += 1.0;
    problem.truth = std::move(other);  // another table, whose columns have the same names
    QVERIFY(!compares_inputs_with_themselves(problem));
    QCOMPARE(first_for(methods_, problem), std::string("automatic"));
  }

  void what_automatic_cannot_take_is_for_others() {
    Problem periodic = planted_table({});
    periodic.features[1].period = 7.0;
    QCOMPARE(first_for(methods_, periodic), std::string("dii"));
    Problem distances = planted_table({});
    distances.truth = Matrix::Zero(distances.samples(), distances.samples());
    distances.truth_features.clear();
    distances.truth_kind = TruthKind::distance_matrix;
    QCOMPARE(first_for(methods_, distances), std::string("dii"));
    QCOMPARE(methods_.first_that_takes(distances)->info().id, std::string("dii"));
    QCOMPARE(first_for(methods_, planted_table({.samples = 4})), std::string("dii"));
    QCOMPARE(first_for(methods_, planted_table({.samples = 4, .classes = true})),
             std::string("mrmr"));
  }

  void without_any_target_the_dii_complains_and_another_takes_it() {
    Problem nothing = planted_table({});
    nothing.truth = Matrix();
    nothing.truth_features.clear();
    QCOMPARE(first_for(methods_, nothing), std::string("dii"));
    QVERIFY(!role_complaints(methods_.first_for(nothing)->info(), nothing).empty());
    const Method* const able = methods_.first_that_takes(nothing);
    QVERIFY(able != nullptr);
    QVERIFY(role_complaints(able->info(), nothing).empty());
  }

  void a_registry_says_what_it_begins_with() {
    const MethodRegistry others = methods_from_dii();
    QCOMPARE(others.first()->info().id, std::string("dii"));
    QCOMPARE(first_for(others, planted_table({})), std::string("dii"));
    QCOMPARE(first_for(others, planted_table({.classes = true})), std::string("mrmr"));
    MethodRegistry own;
    QVERIFY(own.first() == nullptr && own.first_for(planted_table({})) == nullptr);
    own.add(std::make_unique<const Named>("one"));
    own.add(std::make_unique<const Named>("two"));
    QCOMPARE(first_for(own, planted_table({})), std::string("one"));
    own.begin_with("two", "one", "one");
    QCOMPARE(first_for(own, planted_table({})), std::string("two"));
    QVERIFY_THROWS_EXCEPTION(Error, own.begin_with("three", "one", "one"));
  }
};

QTEST_GUILESS_MAIN(TestRegistry)
#include "tst_registry.moc"
