// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/study/randomisation_test.h"
#include "core/study/untested_selection.h"
#include "tests/support/correlated_columns.h"
#include "tests/support/least_squares_method.h"
#include "tests/support/messages.h"
#include "tests/support/regression_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::unique_ptr<const Method> method() { return studied<LeastSquaresMethod>(); }

Result tested(const ProblemPtr& problem, Settings settings = {}) {
  settings.insert({"trust", "hrt"});
  settings.insert({"rounds", "200"});
  return run_to_end(*method(), problem, settings);
}

std::vector<Complaint> complaints(const Problem& problem, Settings settings = {}) {
  settings.insert({"trust", "hrt"});
  return method()->check(problem, values_of(*method(), settings));
}

const std::vector<double>& values(const Result& result, const std::string& id) {
  return column_of(result, id).values;
}

}  // namespace

class TestRandomisationTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Four of five samples repeat what the fifth has said: no bound holds.
  void no_bound_is_claimed_for_samples_that_belong_together() {
    const Matrix inputs = correlated_columns(300, 20, 0.5, 1);
    const ProblemPtr plain = linear_problem(inputs, 5, 0.7, 2);
    Problem grouped = *plain;
    grouped.order.group_of.emplace();
    for (int sample = 0; sample < 300; ++sample) {
      grouped.order.group_of->push_back(sample / 5);
    }
    grouped.order.groups = "patient";
    const Result doubted = tested(std::make_shared<const Problem>(grouped));
    QVERIFY(!doubted.selection.features.empty());
    QVERIFY(tests::has_message(doubted.warnings, "randomization.no_bound"));
    QVERIFY(!tests::has_message(doubted.warnings, "randomization.found"));
    QVERIFY(in_words(doubted.selection.rule).find("samples of one patient") != std::string::npos);
    const Result independent = tested(plain);
    QVERIFY(!tests::has_message(independent.warnings, "randomization.no_bound"));
    QVERIFY(tests::has_message(independent.warnings, "randomization.found"));
    QVERIFY(in_words(independent.selection.rule).find("independent") == std::string::npos);
  }

  /// x2 is the square of x1, but for noise, and the target, too. What is drawn for x2 does not know
  /// the square: x2 is found, but says nothing of its own.
  void columns_that_follow_a_curve_are_doubted() {
    Matrix inputs = correlated_columns(200, 8, 0.0, 1);
    const Vector square = inputs.col(0).cwiseAbs2();
    inputs.col(1) = square + 0.3 * correlated_columns(200, 1, 0.0, 2);
    Problem problem = *linear_problem(inputs, 0, 0.0, 3);
    problem.truth = Vector(problem.truth.col(0) + square);
    const Result result = tested(std::make_shared<const Problem>(problem));
    const std::vector<Index>& found = result.selection.features;
    QVERIFY(std::find(found.begin(), found.end(), 1) != found.end());
    QVERIFY(tests::has_message(result.warnings, "randomization.curved"));
    QVERIFY(tests::has_message(result.warnings, "randomization.no_bound"));
    QVERIFY(!tests::has_message(result.warnings, "randomization.found"));
    QVERIFY(in_words(result.selection.rule).find("x2 is no linear function") != std::string::npos);
  }

  /// Of two groups, one has the same inputs in all samples. Where that one is tested, nothing is,
  /// and what the method selects by itself must not look as if it were found.
  void nothing_is_selected_where_nothing_could_be_tested() {
    Matrix inputs = correlated_columns(60, 6, 0.3, 1);
    inputs.topRows(30).setConstant(0.5);
    Problem problem = *linear_problem(inputs, 3, 1.0, 2);
    problem.order.group_of.emplace(std::vector<int>(60, 0));
    std::fill(problem.order.group_of->begin() + 30, problem.order.group_of->end(), 1);
    problem.order.groups = "patient";
    int untested = 0;
    for (const char* seed : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}) {
      const Result result = tested(std::make_shared<const Problem>(problem), {{"seed", seed}});
      if (!tests::has_message(result.warnings, "randomization.trouble")) {
        continue;
      }
      ++untested;
      QVERIFY(result.selection.features.empty());
      QVERIFY(is_untested(result.selection));
    }
    QVERIFY(untested > 0);
  }

  /// One group has more than half of the samples, all of them equal: it must not be all that is
  /// tested, or all that is fitted, as long as there are others.
  void both_parts_have_several_groups() {
    Matrix inputs = correlated_columns(200, 6, 0.3, 1);
    inputs.topRows(110).setConstant(0.5);
    Problem problem = *linear_problem(inputs, 3, 1.0, 2);
    problem.order.group_of.emplace(std::vector<int>(200, 0));
    for (std::size_t sample = 110; sample < 200; ++sample) {
      (*problem.order.group_of)[sample] = static_cast<int>(1 + (sample - 110) / 15);
    }
    problem.order.groups = "patient";
    const auto shared = std::make_shared<const Problem>(problem);
    for (int seed = 1; seed <= 20; ++seed) {
      const Result result = tested(shared, {{"seed", std::to_string(seed)}, {"rounds", "50"}});
      QVERIFY(!tests::has_message(result.warnings, "randomization.trouble"));
    }
  }

  void what_matters_is_found() {
    const Matrix inputs = correlated_columns(300, 20, 0.5, 1);
    double wrong = 0.0;
    for (const char* seed : {"1", "2", "3", "4"}) {
      const Result result = tested(linear_problem(inputs, 5, 0.7, 2), {{"seed", seed}});
      Index right = 0;
      for (const Index feature : result.selection.features) {
        right += matters(feature, 5) ? 1 : 0;
      }
      QCOMPARE(right, Index{5});
      QCOMPARE(finding_of(result, "randomization_discoveries").value,
               static_cast<double>(result.selection.features.size()));
      QVERIFY(finding_of(result, "lowest_p_value").value < 0.05);
      wrong += static_cast<double>(std::ssize(result.selection.features) - right) / 4.0;
      QVERIFY(in_words(result.selection.rule).find("randomization test") != std::string::npos);
    }
    QVERIFY(wrong <= 1.5);
  }

  /// p of a feature that says nothing is at or below a level no more often than the level says.
  void p_is_valid_where_a_feature_says_nothing() {
    double tests = 0.0;
    double below_tenth = 0.0;
    double below_half = 0.0;
    for (std::uint64_t table = 1; table <= 60; ++table) {
      const Matrix inputs = correlated_columns(80, 8, 0.5, table);
      const Result result = tested(linear_problem(inputs, 0, 0.0, 500 + table), {{"rounds", "99"}});
      for (const double p : values(result, "p_value")) {
        tests += 1.0;
        below_tenth += p <= 0.1 ? 1.0 : 0.0;
        below_half += p <= 0.5 ? 1.0 : 0.0;
      }
    }
    QCOMPARE(tests, 480.0);
    QVERIFY(below_tenth / tests < 0.1 + 3.0 * std::sqrt(0.09 / tests));
    QVERIFY(std::abs(below_half / tests - 0.5) < 0.1);
  }

  /// Correlated columns, few samples: what was found in 35 % to 70 % of the tables when the draws
  /// were learned from one half. The rate is 10 %, and two standard errors are allowed.
  void noise_is_found_as_rarely_as_promised_data() {
    QTest::addColumn<bool>("zero_one");
    QTest::newRow("normal") << false;
    QTest::newRow("0/1") << true;
  }
  void noise_is_found_as_rarely_as_promised() {
    QFETCH(bool, zero_one);
    constexpr int tables = 100;
    double any = 0.0;
    double tests = 0.0;
    double below_hundredth = 0.0;
    for (std::uint64_t table = 1; table <= tables; ++table) {
      Matrix inputs = correlated_columns(60, 20, 0.8, table);
      if (zero_one) {
        inputs = (inputs.array() > 0.0).cast<double>();
      }
      const Result result = tested(linear_problem(inputs, 0, 0.0, 700 + table));
      any += result.selection.features.empty() ? 0.0 : 1.0;
      for (const double p : values(result, "p_value")) {
        tests += std::isnan(p) ? 0.0 : 1.0;
        below_hundredth += p <= 0.01 ? 1.0 : 0.0;
      }
    }
    qInfo("found in %.0f of %d; p <= 0.01: %.4f", any, tables, below_hundredth / tests);
    QVERIFY(any <= 10.0 + 2.0 * 3.0);
    QVERIFY(below_hundredth / tests <= 0.02);
  }

  /// Drawn with normal numbers, p is nearly that with residuals; drawn from all samples, whatever
  /// the correlated others say, it is another one.
  void values_are_drawn_as_asked_for() {
    const ProblemPtr problem = linear_problem(correlated_columns(200, 6, 0.8, 1), 0, 0.0, 5);
    const auto p_of = [&](const char* sampler) {
      return values(tested(problem, {{"sampler", sampler}, {"rounds", "999"}}), "p_value");
    };
    const auto apart = [](const std::vector<double>& a, const std::vector<double>& b) {
      double largest = 0.0;
      for (std::size_t k = 0; k < a.size(); ++k) {
        largest = std::max(largest, std::abs(a[k] - b[k]));
      }
      return largest;
    };
    const std::vector<double> residuals = p_of("residuals");
    const std::vector<double> normal = p_of("normal");
    QVERIFY(normal != residuals);
    QVERIFY2(apart(normal, residuals) < 0.06,
             qPrintable(QString::number(apart(normal, residuals))));
    QVERIFY(apart(p_of("permutation"), residuals) > 0.1);
  }

  void only_the_best_of_the_fitted_samples_are_tested() {
    const Matrix inputs = correlated_columns(200, 20, 0.3, 1);
    const Result result = tested(linear_problem(inputs, 3, 1.0, 2), {{"shortlist", "5"}});
    const std::vector<double>& p = values(result, "p_value");
    QCOMPARE(std::count_if(p.begin(), p.end(), [](double one) { return !std::isnan(one); }), 5);
    for (std::size_t k = 0; k < p.size(); ++k) {
      QVERIFY(std::isnan(p[k]) || (p[k] >= 1.0 / 201.0 && p[k] <= 1.0));
      QCOMPARE(std::isnan(values(result, "q_value")[k]), std::isnan(p[k]));
    }
  }

  /// A column of 0 and 1 is not linear in others with a residual of any size.
  void columns_of_two_values_are_pointed_out() {
    Matrix inputs = correlated_columns(100, 6, 0.3, 1);
    QVERIFY(!warns_of(tested(linear_problem(inputs, 2, 1.0, 2)), "two values only"));
    inputs.col(0) = (inputs.col(0).array() > 0.0).cast<double>();
    const ProblemPtr problem = linear_problem(inputs, 2, 1.0, 2);
    QVERIFY(warns_of(tested(problem, {{"sampler", "residuals"}}), "1 input takes two values only"));
    QVERIFY(!warns_of(tested(problem), "two values only"));
    QVERIFY(tests::has_message(tested(problem).warnings, "randomization.fitted"));
    QVERIFY(!warns_of(tested(problem, {{"sampler", "permutation"}}), "two values only"));
  }

  /// What no column of a table is drawn from otherwise changes nothing.
  void other_columns_are_drawn_with_residuals() {
    const ProblemPtr problem = linear_problem(correlated_columns(100, 8, 0.3, 1), 2, 1.0, 2);
    QCOMPARE(values(tested(problem), "p_value"),
             values(tested(problem, {{"sampler", "residuals"}}), "p_value"));
  }

  /// Of three copies with a little noise, none is needed beside the others; together they are.
  void groups_are_found_together() {
    constexpr Index samples = 300;
    Matrix inputs = correlated_columns(samples, 12, 0.0, 1);
    const Matrix noise = correlated_columns(samples, 3, 0.0, 2);
    for (Index copy = 0; copy < 3; ++copy) {
      inputs.col(copy) = correlated_columns(samples, 1, 0.0, 3) + 0.05 * noise.col(copy);
    }
    Problem problem = *linear_problem(inputs, 1, 0.6, 4);
    for (const Index column : {0, 1, 2}) {
      problem.features[static_cast<std::size_t>(column)].name = "a." + std::to_string(column);
    }
    const auto named = std::make_shared<const Problem>(problem);
    for (const Index feature : tested(named).selection.features) {
      QVERIFY(feature > 2);
    }
    for (const Settings& settings :
         {Settings{{"discovery_groups", "names"}},
          Settings{{"discovery_groups", "list"}, {"group_list", "a: a.*; b: x5, x6"}}}) {
      const Result result = tested(named, settings);
      std::vector<Index> found = result.selection.features;
      std::sort(found.begin(), found.end());
      QVERIFY(found.size() >= 3 && found[0] == 0 && found[1] == 1 && found[2] == 2);
      QVERIFY(tests::has_message(result.warnings, "randomization.found_groups"));
      const std::vector<double>& p = values(result, "p_value");
      QCOMPARE(p[0], p[2]);
      QVERIFY(p[0] < 0.01);
    }
  }

  /// Groups of 0/1 columns that say nothing: p is valid for groups as well. Overlapping ones, too.
  void p_of_groups_is_valid() {
    double tests = 0.0;
    double below_tenth = 0.0;
    for (std::uint64_t table = 1; table <= 40; ++table) {
      const Matrix inputs = (correlated_columns(80, 8, 0.7, table).array() > 0.4).cast<double>();
      const Result result = tested(linear_problem(inputs, 0, 0.0, 900 + table),
                                   {{"rounds", "99"},
                                    {"discovery_groups", "list"},
                                    {"group_list", "x1, x2; x2, x3, x4; x5, x6; x7, x8"}});
      for (const Index first : {0, 4, 6}) {
        const double p = values(result, "p_value")[static_cast<std::size_t>(first)];
        tests += 1.0;
        below_tenth += p <= 0.1 ? 1.0 : 0.0;
      }
    }
    qInfo("p <= 0.1: %.3f", below_tenth / tests);
    QVERIFY(below_tenth / tests < 0.1 + 3.0 * std::sqrt(0.09 / tests));
  }

  void odd_lists_of_groups_are_refused() {
    const ProblemPtr problem = linear_problem(correlated_columns(60, 6, 0.3, 1), 1, 1.0, 2);
    for (const char* list : {"", " ; ", "a: ", "x1, y9"}) {
      const auto all = complaints(*problem, {{"discovery_groups", "list"}, {"group_list", list}});
      QCOMPARE(all.size(), std::size_t{1});
      QCOMPARE(all.front().parameter, std::string("group_list"));
    }
    QVERIFY(complaints(*problem, {{"discovery_groups", "list"}, {"group_list", "x1, x2; x2, x3"}})
                .empty());
  }

  void too_few_rounds_are_said() {
    const ProblemPtr problem = linear_problem(correlated_columns(100, 20, 0.3, 1), 3, 1.0, 2);
    QVERIFY(warns_of(tested(problem, {{"rounds", "50"}}), "at least 199 rounds"));
    QVERIFY(!warns_of(tested(problem, {{"rounds", "200"}}), "rounds no p-value"));
  }

  /// The tested samples take no part in the fit or the shortlist.
  void the_shortlist_knows_nothing_of_the_tested_samples() {
    const Matrix inputs = correlated_columns(100, 10, 0.3, 1);
    Problem changed = *linear_problem(inputs, 3, 1.0, 2);
    Random random(1, Purpose::randomisation_split);
    const std::vector<Index> held_out = random.subset(100, 50);
    Matrix truth = changed.truth;
    for (const Index sample : held_out) {
      truth(sample, 0) = static_cast<double>(sample % 7);
    }
    changed.truth = truth;
    const auto names = [](const Result& result) {
      for (const Figure& figure : result.figures) {
        if (figure.id == "randomisation-p") {
          return std::get<BarsShape>(figure.shape).names;
        }
      }
      return std::vector<std::string>();
    };
    const auto before = names(tested(linear_problem(inputs, 3, 1.0, 2), {{"shortlist", "4"}}));
    QCOMPARE(before.size(), std::size_t{4});
    QCOMPARE(names(tested(std::make_shared<const Problem>(changed), {{"shortlist", "4"}})), before);
  }

  void the_results_do_not_depend_on_the_budget() {
    const ProblemPtr problem = linear_problem(correlated_columns(60, 6, 0.3, 1), 2, 1.0, 2);
    const auto studied_method = method();
    const auto stepper = studied_method->begin(
        problem, values_of(*studied_method, {{"trust", "hrt"}, {"rounds", "120"}}));
    Snapshot snapshot;
    while (!snapshot.outcome) {
      snapshot = stepper->advance({1}, {});
    }
    const Result whole = tested(problem, {{"rounds", "120"}});
    QCOMPARE(values(stepper->result(), "p_value"), values(whole, "p_value"));
  }

  void a_constant_input_is_not_tested() {
    Matrix inputs = correlated_columns(80, 6, 0.3, 1);
    inputs.col(1).setConstant(2.0);
    QVERIFY(std::isnan(values(tested(linear_problem(inputs, 1, 1.0, 2)), "p_value")[1]));
  }

  void odd_tables_are_refused_in_words() {
    const ProblemPtr few = linear_problem(correlated_columns(8, 3, 0.3, 1), 1, 1.0, 2);
    QVERIFY(in_words(complaints(*few).front()).find("cannot be parted") != std::string::npos);
    Problem periodic = *linear_problem(correlated_columns(60, 3, 0.3, 1), 1, 1.0, 2);
    QVERIFY(complaints(periodic).empty());
    periodic.features[1].period = 360.0;
    QVERIFY(in_words(complaints(periodic).front()).find("input x2 is periodic") !=
            std::string::npos);
  }

  void methods_without_a_model_are_not_offered_it() {
    const auto blind = studied<RegressionMethod>(Abilities::none);
    const ParameterSpec* trust = blind->schema().find("trust");
    QVERIFY(std::none_of(trust->choices.begin(), trust->choices.end(),
                         [](const ParameterChoice& one) { return one.id == "hrt"; }));
  }
};

QTEST_GUILESS_MAIN(TestRandomisationTest)
#include "tst_randomisation_test.moc"
