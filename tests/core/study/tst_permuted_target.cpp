// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/measures/discovery_rate.h"
#include "core/methods/gated_laplacian/score_method.h"
#include "core/methods/pcov/selection_method.h"
#include "core/methods/registry.h"
#include "core/random.h"
#include "core/study/permuted_target.h"
#include "tests/support/lost_method.h"
#include "tests/support/regression_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/saying_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Normal inputs and a normal target. \param meaning  of the first input for the target
ProblemPtr gaussian(std::uint64_t seed, double meaning) {
  Random random(seed);
  Problem problem;
  Matrix inputs(25, 3);
  for (double& value : inputs.reshaped()) {
    value = random.normal();
  }
  Vector truth(inputs.rows());
  for (Index sample = 0; sample < inputs.rows(); ++sample) {
    truth[sample] = random.normal() + meaning * inputs(sample, 0);
  }
  problem.inputs = std::move(inputs);
  problem.truth = truth;
  problem.features.resize(3);
  problem.truth_features.resize(1);
  return std::make_shared<const Problem>(std::move(problem));
}

Result tested(const ProblemPtr& problem, Settings settings) {
  settings.insert({"trust", "permuted-target"});
  return run_to_end(*studied<RegressionMethod>(Abilities::penalties), problem, settings);
}

const FigureLine& permuted_line(const Result& result) {
  return lines_of(result.figures.back()).front();
}

/// From what the figure shows.
double p_of(const Result& result) {
  const std::vector<double>& objectives = permuted_line(result).y;
  const auto as_good = std::count_if(objectives.begin(), objectives.end(), [&](double objective) {
    return objective <= result.objective;
  });
  return permutation_p(as_good, std::ssize(objectives));
}

bool offers(const Method& method, const std::string& study) {
  const ParameterSpec& trust = *method.schema().find("trust");
  return std::any_of(trust.choices.begin(), trust.choices.end(),
                     [&](const ParameterChoice& choice) { return choice.id == study; });
}

}  // namespace

class TestPermutedTarget : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void p_counts_the_run_itself() {
    QCOMPARE(permutation_p(0, 19), 0.05);
    QCOMPARE(permutation_p(3, 99), 0.04);
    QCOMPARE(permutation_p(20, 20), 1.0);
  }

  /// Of 9 repeats, p is 0.1, 0.2, ... 1, each equally likely where the target is noise. Chi-squared
  /// of 9 degrees of freedom is above 27.9 once in 1000 times.
  void p_is_uniform_where_the_target_means_nothing() {
    constexpr int tables = 400;
    std::vector<double> seen(10, 0.0);
    for (std::uint64_t table = 1; table <= tables; ++table) {
      const double p = p_of(
          tested(gaussian(table, 0.0), {{"replicates", "9"}, {"seed", std::to_string(table)}}));
      seen.at(static_cast<std::size_t>(std::lround(10.0 * p)) - 1) += 1.0;
    }
    constexpr double expected = tables / 10.0;
    double chi_squared = 0.0;
    for (const double count : seen) {
      chi_squared += (count - expected) * (count - expected) / expected;
    }
    QVERIFY2(chi_squared < 27.9, qPrintable(QString::number(chi_squared)));
  }

  void a_target_that_is_explained_has_the_smallest_p_there_is() {
    const Result result = tested(gaussian(1, 3.0), {{"replicates", "19"}});
    QCOMPARE(p_of(result), 0.05);
    QCOMPARE(in_words(finding_of(result, "p_value")),
             std::string("p-value of the permuted target: 0.05 (0 of 19 runs on a permuted target "
                         "were at least as good as this run)"));
    const Figure& figure = result.figures.back();
    QCOMPARE(figure.id, std::string("permuted-target"));
    QCOMPARE(figure.thresholds.front().value, result.objective);
    QCOMPARE(permuted_line(result).x.size(), 19U);
    QCOMPARE(permuted_line(result).x.back(), 19.0);
  }

  void the_run_itself_is_as_without_the_study() {
    const ProblemPtr problem = gaussian(2, 1.0);
    const Result alone = run_to_end(RegressionMethod(Abilities::none), problem);
    const Result result = tested(problem, {{"replicates", "4"}});
    QCOMPARE(result.objective, alone.objective);
    QVERIFY(result.space == alone.space);
  }

  void a_search_has_its_band_behind_the_path() {
    const Result result = tested(gaussian(3, 3.0), {{"replicates", "6"}, {"search", "exhaustive"}});
    const Figure& figure = result.figures.back();
    QCOMPARE(figure.behind, std::string("path"));
    const FigureLine& line = permuted_line(result);
    QCOMPARE(line.x, (std::vector<double>{1.0, 2.0, 3.0}));
    for (std::size_t k = 0; k < line.x.size(); ++k) {
      QVERIFY(line.low[k] <= line.y[k] && line.y[k] <= line.high[k]);
      QVERIFY(result.path.front().objective < line.low[k]);
    }
    QCOMPARE(finding_of(result, "p_value").value, 1.0 / 7.0);
  }

  void the_seed_decides_the_permutations() {
    const auto line = [](const char* seed) {
      return permuted_line(tested(gaussian(4, 0.0), {{"replicates", "5"}, {"seed", seed}})).y;
    };
    QVERIFY(line("1") == line("1"));
    QVERIFY(line("1") != line("2"));
  }

  void it_is_offered_where_there_is_a_target_to_explain() {
    const auto pcov = [](bool supervised) {
      return studied<pcov::SelectionMethod>(pcov::Kind{.cur = true, .supervised = supervised});
    };
    QVERIFY(offers(*pcov(true), "permuted-target"));
    QVERIFY(!offers(*pcov(false), "permuted-target"));
    QVERIFY(!offers(*studied<gated::ScoreMethod>(gated::Score::laplacian), "permuted-target"));
    QVERIFY(offers(*studied<gated::ScoreMethod>(gated::Score::laplacian), "random-columns"));
  }

  /// No repeat comes to a value, so none speaks for the run.
  void repeats_without_a_value_count_against_the_run() {
    const ProblemPtr problem = gaussian(6, 3.0);
    const Result result = run_to_end(*studied<LostMethod>(problem), problem,
                                     {{"trust", "permuted-target"}, {"replicates", "9"}});
    QVERIFY(std::isfinite(result.objective));
    const Finding& p = finding_of(result, "p_value");
    QCOMPARE(p.value, 1.0);
    const std::string where = in_words(p.measured_on);
    QVERIFY2(where.starts_with("9 of 9 runs"), where.c_str());
    QVERIFY2(where.ends_with("9 without a value among them"), where.c_str());
    QVERIFY(warns_of(result, "9 of 9 replicates had no result"));
  }

  /// What larger scores are better for, and what is the same for any target, cannot be tested as if
  /// smaller were better.
  void filters_point_the_right_way() {
    const MethodRegistry methods = builtin_methods();
    for (const char* id : {"f-test", "mutual-information", "relief", "mrmr"}) {
      const Settings settings{{"trust", "permuted-target"}, {"replicates", "19"}};
      const Result result = run_to_end(methods.find(id), gaussian(7, 3.0), settings);
      QVERIFY2(finding_of(result, "p_value").value == 0.05, id);
      QCOMPARE(lines_of(result.figures.back()).at(1).name,
               std::string("at least as good as this run"));
      QVERIFY(lines_of(result.figures.back()).at(1).y.empty());
    }
  }

  void what_has_no_usable_objective_is_not_offered_it() {
    const auto blind = studied<SayingMethod>("blind", Say());
    QVERIFY(!offers(*blind, "permuted-target"));
    QVERIFY(offers(*blind, "random-columns"));
  }

  /// A method that nobody wrote this study for.
  void what_pcov_cur_leaves_unexplained_is_tested_too() {
    const auto method = studied<pcov::SelectionMethod>(pcov::Kind{.cur = true, .supervised = true});
    const Settings settings{
        {"trust", "permuted-target"}, {"replicates", "19"}, {"count", "1"}, {"mixing", "0.1"}};
    const Result found = run_to_end(*method, gaussian(5, 3.0), settings);
    QCOMPARE(finding_of(found, "p_value").value, 0.05);
  }
};

QTEST_GUILESS_MAIN(TestPermutedTarget)
#include "tst_permuted_target.moc"
