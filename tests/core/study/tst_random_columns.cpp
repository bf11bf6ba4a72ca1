// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <utility>

#include "core/methods/dii/dii_method.h"
#include "core/methods/pcov/selection_method.h"
#include "core/methods/registry.h"
#include "core/problem/changed_problem.h"
#include "core/random.h"
#include "core/study/random_columns.h"
#include "core/trials/trial_size.h"
#include "tests/support/regression_method.h"
#include "tests/support/run_method.h"
#include "tests/support/saying_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index features = 4;

/// \param meaning  of the first two inputs for the target
ProblemPtr gaussian(std::uint64_t seed, double meaning) {
  Random random(seed);
  Problem problem;
  Matrix inputs(60, features);
  for (double& value : inputs.reshaped()) {
    value = random.normal();
  }
  Vector truth(inputs.rows());
  for (Index sample = 0; sample < inputs.rows(); ++sample) {
    truth[sample] = random.normal() + meaning * (inputs(sample, 0) - inputs(sample, 1));
  }
  problem.inputs = std::move(inputs);
  problem.truth = truth;
  problem.features.resize(static_cast<std::size_t>(features));
  problem.truth_features.resize(1);
  return std::make_shared<const Problem>(std::move(problem));
}

Result tested(const Method& method, const ProblemPtr& problem, Settings settings) {
  settings.insert({"trust", "random-columns"});
  return run_to_end(method, problem, settings);
}

Result regression(const ProblemPtr& problem, const Settings& settings) {
  return tested(*studied<RegressionMethod>(Abilities::learning), problem, settings);
}

}  // namespace

class TestRandomColumns : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The first rows are those of a few groups; all rows are those of twenty.
  void groups_that_stand_together_are_enough() {
    Problem problem = *gaussian(1, 3.0);
    problem.order.group_of.emplace();
    Vector truth = problem.truth.col(0);
    for (int sample = 0; sample < 60; ++sample) {
      problem.order.group_of->push_back(sample / 3);
      truth[sample] = truth[3 * (sample / 3)];  // the same for all of a group
    }
    problem.truth = truth;
    problem.order.groups = "patient";
    const auto method = studied<RegressionMethod>(Abilities::learning);
    const Settings settings{{"trust", "random-columns"}};
    QVERIFY(method->check(problem, values_of(*method, settings)).empty());
  }

  void a_planted_feature_beats_every_copy_in_every_repeat() {
    const Result result = regression(gaussian(1, 3.0), {{"replicates", "30"}});
    const FeatureColumn& share = result.columns.back();
    QVERIFY(share.kind == ValueKind::share);
    QCOMPARE(share.values.size(), static_cast<std::size_t>(features));
    QCOMPARE(share.values[0], 1.0);
    QCOMPARE(share.values[1], 1.0);
    const Finding* found = find_finding(result.findings, "above_random");
    QVERIFY(found != nullptr);
    QCOMPARE(found->value,
             static_cast<double>(std::count(share.values.begin(), share.values.end(), 1.0)));
    QCOMPARE(in_words(found->measured_on), std::string("30 repeated runs"));
  }

  /// Copies without a score are beaten by nobody.
  void a_repeat_without_a_value_is_won_by_nobody() {
    const auto method = studied<SayingMethod>("half", [](const Vector& truth) {
      FeatureColumn column{"score", "Score", "", ValueKind::score, {}};
      for (Index feature = 0; feature < truth.size(); ++feature) {
        column.values.push_back(feature < features ? 1.0
                                                   : std::numeric_limits<double>::quiet_NaN());
      }
      return column;
    });
    const Result result = tested(*method, gaussian(1, 3.0), {{"replicates", "5"}});
    for (const double share : result.columns.back().values) {
      QCOMPARE(share, 0.0);
    }
  }

  /// It is one of features + 1 of which each is equally likely to be the best. The shares of a
  /// table depend on each other, so the tolerance is that of the tables: four standard errors.
  void a_feature_that_means_nothing_beats_them_once_in_five_repeats_on_average() {
    constexpr int tables = 200;
    double sum = 0.0;
    double squares = 0.0;
    for (std::uint64_t table = 1; table <= tables; ++table) {
      const Result result = regression(gaussian(table, 0.0), {{"replicates", "4"}});
      const double share = result.columns.back().values[2];
      sum += share;
      squares += share * share;
    }
    const double mean = sum / tables;
    const double error = std::sqrt((squares / tables - mean * mean) / tables);
    QVERIFY2(std::abs(mean - 0.2) < 4.0 * error, qPrintable(QString::number(mean)));
    QVERIFY(error < 0.04);
  }

  void the_run_itself_is_as_without_the_study() {
    const ProblemPtr problem = gaussian(2, 1.0);
    const Result alone = run_to_end(RegressionMethod(Abilities::none), problem);
    const Result result = regression(problem, {{"replicates", "3"}});
    QCOMPARE(result.objective, alone.objective);
    QVERIFY(result.space == alone.space);
    QCOMPARE(result.columns.size(), alone.columns.size() + 1);
  }

  void the_seed_decides_the_copies() {
    const auto shares = [](const char* seed) {
      return regression(gaussian(7, 0.3), {{"replicates", "50"}, {"seed", seed}})
          .columns.back()
          .values;
    };
    QVERIFY(shares("1") == shares("1"));
    QVERIFY(shares("1") != shares("2"));
  }

  void the_dii_finds_what_was_planted() {
    Problem problem = *gaussian(3, 3.0);
    problem.truth = problem.inputs.leftCols(2);
    problem.truth_features.resize(2);
    const Result result =
        tested(*studied<dii::DiiMethod>(), std::make_shared<const Problem>(problem),
               {{"replicates", "5"}, {"epochs", "40"}});
    const std::vector<double>& shares = result.columns.back().values;
    QCOMPARE(shares[0], 1.0);
    QCOMPARE(shares[1], 1.0);
  }

  void what_twice_the_inputs_do_not_allow_is_refused_before_the_run() {
    const auto dii = studied<dii::DiiMethod>();
    const auto complaint = [&](Index inputs, const Settings& settings) {
      Problem problem = *gaussian(5, 0.0);
      problem.inputs = Matrix::Random(60, inputs);
      problem.features.assign(static_cast<std::size_t>(inputs), ColumnInfo());
      ParameterValues values = values_of(*dii, settings);
      values.set("trust", std::string("random-columns"));
      const auto complaints = dii->check(problem, values);
      return complaints.empty()
                 ? ""
                 : complaints.front().parameter + " | " + in_words(complaints.front());
    };
    QCOMPARE(complaint(8, {{"search", "exhaustive"}}), std::string());
    const std::string exhaustive = complaint(9, {{"search", "exhaustive"}});
    QVERIFY(exhaustive.starts_with("trust | Trust: random columns double the inputs: "));
    QVERIFY(exhaustive.find("262143 subsets of 18 inputs") != std::string::npos);
    const std::string given =
        complaint(2, {{"initial_weights", "given"}, {"given_weights", "1,2"}});
    QVERIFY(given.find("2 numbers for 4 inputs") != std::string::npos);
    QVERIFY(given.ends_with(
        "or for trust: none, block-validation, random-subsets, "
        "stability, knockoffs, permuted-target, cluster-accuracy, learning-curve, power"));
  }

  /// Each repeat runs on twice the inputs, beside the table.
  void the_memory_of_the_copies_is_known_before_it_is_taken() {
    const MethodRegistry methods = builtin_methods();
    const ProblemPtr problem = gaussian(1, 3.0);
    ProblemChange change;
    change.permuted_copies = RandomDraw{};
    const ProblemPtr twice = changed_problem(problem, change);
    for (const char* id : {"f-test", "relief"}) {
      const Method& method = methods.find(id);
      const auto bytes = [&](const Problem& on, const Settings& settings) {
        return method.estimate(on, values_of(method, settings)).bytes;
      };
      const double alone = bytes(*problem, {});
      const double added = bytes(*problem, {{"trust", "random-columns"}}) - alone;
      const double expected = bytes(*twice, {}) - alone + bytes_of_problem(*twice);
      QVERIFY2(std::abs(added - expected) < 1.0, id);
      const double of_halves = bytes(*problem, {{"trust", "stability"}}) - alone;
      QVERIFY2(std::abs(of_halves - bytes_of_problem(*problem)) < 1.0, id);
    }
  }

  void of_selected_samples_it_says_nothing() {
    const auto fps = studied<pcov::SelectionMethod>(pcov::Kind{.cur = false, .supervised = false});
    const Result result = tested(*fps, gaussian(4, 0.0), {{"select", "samples"}, {"count", "3"}});
    QCOMPARE(result.warnings.back().id, std::string("random_columns.samples"));
  }
};

QTEST_GUILESS_MAIN(TestRandomColumns)
#include "tst_random_columns.moc"
