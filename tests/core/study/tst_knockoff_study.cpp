// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "core/methods/registry.h"
#include "core/run/driver.h"
#include "core/study/knockoff_options.h"
#include "core/study/untested_selection.h"
#include "tests/support/correlated_columns.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/least_squares_method.h"
#include "tests/support/messages.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/plain_method.h"
#include "tests/support/regression_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::unique_ptr<const Method> method() { return studied<LeastSquaresMethod>(); }

Result found_in(const ProblemPtr& problem, Settings settings = {}) {
  settings.insert({"trust", "knockoffs"});
  return run_to_end(*method(), problem, settings);
}

std::vector<Complaint> complaints(const Problem& problem, Settings settings) {
  settings.insert({"trust", "knockoffs"});
  return method()->check(problem, values_of(*method(), settings));
}

double false_share(const std::vector<Index>& found, Index true_columns) {
  const auto wrong = std::count_if(found.begin(), found.end(),
                                   [&](Index column) { return !matters(column, true_columns); });
  return static_cast<double>(wrong) / std::max(1.0, static_cast<double>(found.size()));
}

/// Groups of two columns that share nine tenths of their variance, "g1.a" and "g1.b"; the first of
/// the groups matter.
ProblemPtr problem_of_pairs(Index groups, Index true_groups, std::uint64_t seed) {
  constexpr Index samples = 300;
  const Matrix shared = correlated_columns(samples, groups, 0.3, 2 * seed);
  const Matrix own = correlated_columns(samples, 2 * groups, 0.0, 2 * seed + 1);
  Matrix inputs(samples, 2 * groups);
  for (Index column = 0; column < inputs.cols(); ++column) {
    inputs.col(column) = std::sqrt(0.9) * shared.col(column / 2) + std::sqrt(0.1) * own.col(column);
  }
  Problem problem = *linear_problem(inputs, 0, 0.0, 700 + seed);
  Vector target = problem.truth.col(0);
  for (Index group = 0; group < true_groups; ++group) {
    target += inputs.col(2 * group) + inputs.col(2 * group + 1);
  }
  problem.truth = target;
  for (Index column = 0; column < inputs.cols(); ++column) {
    problem.features[static_cast<std::size_t>(column)].name =
        "g" + std::to_string(column / 2 + 1) + (column % 2 == 0 ? ".a" : ".b");
  }
  return std::make_shared<const Problem>(std::move(problem));
}

/// Least squares that comes to no value in its third and fifth run, or in all from some run on.
class LosingMethod final : public PlainMethod {
 public:
  explicit LosingMethod(int all_from = std::numeric_limits<int>::max()) : all_from_(all_from) {
    info_ = squares_.info();
  }
  [[nodiscard]] bool is_of_products(const ParameterValues& /*values*/) const override {
    return true;
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    ++runs_;
    if (runs_ == 3 || runs_ == 5 || runs_ >= all_from_) {
      auto lost = std::make_shared<Problem>(*problem);
      lost->truth =
          Matrix::Constant(problem->samples(), 1, std::numeric_limits<double>::quiet_NaN());
      problem = std::move(lost);
    }
    return squares_.begin(std::move(problem), values);
  }

 private:
  LeastSquaresMethod squares_;
  int all_from_;
  mutable int runs_ = 0;
};

}  // namespace

class TestKnockoffStudy : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void statistics_by_hand() {
    using enum KnockoffStatistic;
    QCOMPARE(knockoff_statistic(difference, 3.0, 1.0), 2.0);
    QCOMPARE(knockoff_statistic(signed_maximum, 3.0, 1.0), 3.0);
    QCOMPARE(knockoff_statistic(signed_maximum, 1.0, 3.0), -3.0);
    QCOMPARE(knockoff_statistic(signed_maximum, 2.0, 2.0), 0.0);
    QCOMPARE(knockoff_statistic(signed_maximum, -1.0, -2.0), 0.0);
  }

  /// Ten of forty columns matter.
  void what_matters_is_found() {
    const Matrix inputs = correlated_columns(300, 40, 0.3, 1);
    double share = 0.0;
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
      const Result result = found_in(linear_problem(inputs, 10, 0.6, 2), {{"seed", seed}});
      QVERIFY(result.selection.features.size() >= 9);
      share += false_share(result.selection.features, 10) / 5.0;
      QVERIFY(in_words(result.selection.rule).find("knockoff filter") != std::string::npos);
      QVERIFY(warns_of(result, "at most a share of 0.2"));
      QCOMPARE(finding_of(result, "knockoff_discoveries").value,
               static_cast<double>(result.selection.features.size()));
      const std::vector<double>& statistics = column_of(result, "knockoff_statistic").values;
      for (const Index feature : result.selection.features) {
        QVERIFY(statistics[static_cast<std::size_t>(feature)] > 0.0);
        QCOMPARE(column_of(result, "discovered").values[static_cast<std::size_t>(feature)], 1.0);
      }
      QVERIFY(std::is_sorted(result.selection.features.begin(), result.selection.features.end(),
                             [&](Index one, Index other) {
                               return statistics[static_cast<std::size_t>(one)] >
                                      statistics[static_cast<std::size_t>(other)];
                             }));
    }
    QVERIFY(share < 0.3);
  }

  /// Ledoit and Wolf's estimate shrinks rare 0/1 columns so much that their knockoffs lose the
  /// correlations.
  void lost_correlations_are_pointed_out() {
    constexpr double rare = 2.3;  // standard deviations above the mean
    const Matrix normal = correlated_columns(300, 80, 0.95, 4);
    const Matrix mutations = (normal.array() > rare).cast<double>();
    const auto warned = [](const Matrix& inputs) {
      return warns_of(found_in(linear_problem(inputs, 2, 0.6, 2), {{"covariance", "ledoit-wolf"}}),
                      "of the correlations that");
    };
    QVERIFY(!warned(normal));
    QVERIFY(warned(mutations));
  }

  /// A column of 0 and 1 is not normally distributed, and its knockoff is not of 0 and 1.
  void columns_of_two_values_are_pointed_out() {
    Matrix inputs = correlated_columns(200, 8, 0.3, 4);
    QVERIFY(!warns_of(found_in(linear_problem(inputs, 2, 0.6, 2)), "two values only"));
    inputs.col(6) = (inputs.col(6).array() > 0.0).cast<double>();
    inputs.col(7) = (inputs.col(7).array() > 0.0).cast<double>();
    QVERIFY(warns_of(found_in(linear_problem(inputs, 2, 0.6, 2)), "2 inputs take two values only"));
  }

  /// On average at most q of the discoveries are false; where the target is noise, all are. The
  /// bound is exact for known correlations, and two standard errors are allowed.
  void noise_is_found_as_rarely_as_promised() {
    constexpr int tables = 200;
    constexpr double q = 0.2;
    double any = 0.0;
    for (std::uint64_t table = 1; table <= tables; ++table) {
      const Matrix inputs = correlated_columns(60, 12, 0.3, table);
      const Result result = found_in(linear_problem(inputs, 0, 0.0, 1000 + table));
      any += result.selection.features.empty() ? 0.0 : 1.0 / tables;
      QVERIFY(!result.selection.rule.says_nothing());
    }
    QVERIFY(any <= q + 2.0 * std::sqrt(q * (1.0 - q) / tables));
    QVERIFY(any > 0.0);
  }

  void nothing_found_is_a_result() {
    const Result result =
        found_in(linear_problem(correlated_columns(60, 12, 0.3, 1), 0, 0.0, 5), {{"fdr", "0.1"}});
    QVERIFY(result.selection.features.empty());
    QVERIFY(warns_of(result, "nothing found"));
    QVERIFY(warns_of(result, "fewer than 10 discoveries are impossible"));
  }

  void several_draws_agree_on_what_matters() {
    const Matrix inputs = correlated_columns(300, 40, 0.3, 1);
    const Result result =
        found_in(linear_problem(inputs, 14, 0.6, 2), {{"draws", "5"}, {"fdr", "0.2"}});
    QVERIFY(result.selection.features.size() >= 10);
    QVERIFY(false_share(result.selection.features, 14) <= 0.2);
    const std::vector<double>& shares = column_of(result, "discovered_share").values;
    for (const double share : shares) {
      QVERIFY(std::abs(5.0 * share - std::round(5.0 * share)) < 1e-9);
    }
    const std::vector<double>& e = column_of(result, "e_value").values;
    for (const Index feature : result.selection.features) {
      QVERIFY(e[static_cast<std::size_t>(feature)] > 0.0);
    }
    const auto figure = std::find_if(result.figures.begin(), result.figures.end(),
                                     [](const Figure& one) { return one.id == "knockoff-draws"; });
    QVERIFY(figure != result.figures.end());
    QCOMPARE(lines_of(*figure).front().y.size(), std::size_t{5});
  }

  /// The first run is the method's own: of the five draws after it, two are lost.
  void a_draw_that_fails_has_found_nothing() {
    const auto losing = studied<LosingMethod>();
    const Result result =
        run_to_end(*losing, linear_problem(correlated_columns(300, 20, 0.3, 1), 10, 0.8, 2),
                   {{"trust", "knockoffs"}, {"draws", "5"}, {"fdr", "0.2"}});
    const std::vector<double>& shares = column_of(result, "discovered_share").values;
    QCOMPARE(*std::max_element(shares.begin(), shares.end()), 0.6);
  }

  /// What the method selects by itself must not look as if knockoffs had found it.
  void nothing_is_selected_where_no_draw_has_a_result() {
    const ProblemPtr problem = linear_problem(correlated_columns(100, 10, 0.3, 1), 5, 1.0, 2);
    const Result result = run_to_end(*studied<LosingMethod>(2), problem, {{"trust", "knockoffs"}});
    QVERIFY(warns_of(result, "1 of 1 replicates had no result"));
    QVERIFY(result.selection.features.empty());
    QVERIFY(is_untested(result.selection));
  }

  /// x11 to x20 are the squares of x1 to x10, but for noise, and the target is a sum of the
  /// squares.
  void columns_that_follow_a_curve_are_doubted() {
    Matrix inputs = correlated_columns(400, 30, 0.0, 1);
    const Matrix squares = inputs.leftCols(10).cwiseAbs2();
    inputs.middleCols(10, 10) = squares + 0.3 * correlated_columns(400, 10, 0.0, 2);
    Problem problem = *linear_problem(inputs, 0, 0.0, 3);
    problem.truth = Vector(problem.truth.col(0) + 0.5 * squares.rowwise().sum());
    const Result result = found_in(std::make_shared<const Problem>(problem));
    QVERIFY(!result.selection.features.empty());
    QVERIFY(tests::has_message(result.warnings, "knockoffs.curved"));
    QVERIFY(tests::has_message(result.warnings, "knockoffs.no_bound"));
    QVERIFY(!tests::has_message(result.warnings, "knockoffs.found"));
  }

  void fixed_knockoffs_find_it_too() {
    const Matrix inputs = correlated_columns(120, 40, 0.3, 1);
    const Result result =
        found_in(linear_problem(inputs, 10, 1.2, 2), {{"knockoff_kind", "fixed-x"}});
    QVERIFY(result.selection.features.size() >= 8);
    QVERIFY(warns_of(result, "linear in the inputs"));
  }

  /// The bound of fixed-X knockoffs needs statistics of products of columns: an elastic net whose
  /// penalty comes from folds of the samples has none, nor has a forest.
  void fixed_knockoffs_ask_for_products_of_columns() {
    const ProblemPtr problem = linear_problem(correlated_columns(60, 6, 0.3, 1), 2, 1.0, 2);
    const MethodRegistry methods = builtin_methods();
    const auto trouble = [&](const std::string& id, Settings settings) {
      settings.insert({{"trust", "knockoffs"}, {"knockoff_kind", "fixed-x"}});
      const Method& method = methods.find(id);
      const auto all = method.check(*problem, values_of(method, settings));
      return all.empty() ? std::string() : in_words(all.front());
    };
    for (const char* id : {"sic", "random-forest", "mutual-information", "relief", "mrmr", "dii",
                           "mlkr", "shadow-features", "elastic-net"}) {
      QVERIFY2(trouble(id, {}).find("products of columns") != std::string::npos, id);
    }
    QCOMPARE(trouble("f-test", {}), std::string());
    QCOMPARE(trouble("elastic-net", {{"penalty", "0.1"}}), std::string());
    Problem classes = *problem;
    classes.truth = Matrix();
    classes.truth_features.clear();
    classes.labels = Labels{"side", std::vector<int>(60, 0), {"a", "b"}};
    classes.labels->class_of[7] = classes.labels->class_of[30] = 1;
    const Method& test = methods.find("f-test");
    const auto refused = test.check(
        classes, values_of(test, {{"trust", "knockoffs"}, {"knockoff_kind", "fixed-x"}}));
    QVERIFY(in_words(refused.front()).find("columns of numbers") != std::string::npos);
  }

  /// Who says so keeps to it: turning the samples in the space across the vector of ones changes
  /// none of the products, so it changes nothing that the method says.
  void methods_of_products_see_nothing_else() {
    const MethodRegistry methods = builtin_methods();
    const ProblemPtr problem = linear_problem(correlated_columns(60, 6, 0.3, 1), 2, 1.0, 2);
    Matrix all(60, 7);
    all << Matrix(problem->inputs), Matrix(problem->truth);
    Matrix basis = normal_matrix(60, 60, 11);
    basis.col(0).setOnes();
    const Matrix q = orthonormal(basis);
    Matrix turn = Matrix::Identity(60, 60);
    turn.bottomRightCorner(59, 59) = orthonormal(normal_matrix(59, 59, 12));
    const Matrix turned = q * turn * q.transpose() * all;
    Problem changed = *problem;
    changed.inputs = Matrix(turned.leftCols(6));
    changed.truth = Matrix(turned.col(6));
    const auto other = std::make_shared<const Problem>(changed);
    int of_products = 0;
    for (const auto& method : methods.all()) {
      const Settings settings =
          method->info().id == "elastic-net" ? Settings{{"penalty", "0.1"}} : Settings{};
      if (!method->check(*problem, values_of(*method, settings)).empty() ||
          !method->is_of_products(values_of(*method, settings))) {
        continue;
      }
      ++of_products;
      const auto one = run_to_end(*method, problem, settings).columns.front().values;
      const auto two = run_to_end(*method, other, settings).columns.front().values;
      for (std::size_t k = 0; k < one.size(); ++k) {
        QVERIFY2(std::abs(one[k] - two[k]) < 1e-5 * std::max(1.0, std::abs(one[k])),
                 method->info().id.c_str());
      }
    }
    QCOMPARE(of_products, 2);
  }

  /// What has no score speaks against the feature.
  void scores_that_are_no_numbers_find_nothing() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const KnockoffStatistic how :
         {KnockoffStatistic::difference, KnockoffStatistic::signed_maximum}) {
      QCOMPARE(knockoff_statistic(how, nan, 0.5), -0.5);
      QCOMPARE(knockoff_statistic(how, 0.5, nan), 0.0);
      QCOMPARE(knockoff_statistic(how, nan, nan), 0.0);
      QVERIFY(knockoff_statistic(how, std::numeric_limits<double>::infinity(), 0.5) <= 0.0);
    }
  }

  void the_statistic_can_be_the_signed_maximum() {
    const Matrix inputs = correlated_columns(300, 40, 0.3, 1);
    const Result result =
        found_in(linear_problem(inputs, 10, 0.6, 2), {{"knockoff_statistic", "signed-max"}});
    const std::vector<double>& statistics = column_of(result, "knockoff_statistic").values;
    const Result differences = found_in(linear_problem(inputs, 10, 0.6, 2));
    const std::vector<double>& less = column_of(differences, "knockoff_statistic").values;
    for (std::size_t k = 0; k < less.size(); ++k) {
      QVERIFY(std::abs(statistics[k]) >= std::abs(less[k]));
      QCOMPARE(std::signbit(statistics[k]), std::signbit(less[k]));
    }
  }

  void a_constant_column_is_never_found() {
    Matrix inputs = correlated_columns(100, 10, 0.3, 1);
    inputs.col(0).setConstant(1.0);
    const Result result = found_in(linear_problem(inputs, 5, 1.0, 2), {{"offset", "0"}});
    QCOMPARE(column_of(result, "knockoff_statistic").values.front(), 0.0);
    QVERIFY(!result.selection.features.empty());
  }

  void the_results_do_not_depend_on_the_budget() {
    const ProblemPtr problem = linear_problem(correlated_columns(80, 12, 0.3, 1), 5, 1.0, 2);
    const auto whole = found_in(problem, {{"draws", "3"}});
    const auto studied_method = method();
    const auto stepper = studied_method->begin(
        problem, values_of(*studied_method, {{"trust", "knockoffs"}, {"draws", "3"}}));
    Snapshot snapshot;
    while (!snapshot.outcome) {
      snapshot = stepper->advance({1}, {});
    }
    const Result stepped = stepper->result();
    QCOMPARE(stepped.selection.features, whole.selection.features);
    QCOMPARE(column_of(stepped, "knockoff_statistic").values,
             column_of(whole, "knockoff_statistic").values);
  }

  /// Twenty groups of two columns that are nearly alike, of which eight matter: of groups, at most
  /// q of the discoveries are false on average, and nearly all that matter are found.
  void groups_keep_the_rate() {
    constexpr Index groups = 20;
    constexpr int tables = 30;
    double false_share_of_groups = 0.0;
    double found_share = 0.0;
    for (std::uint64_t table = 1; table <= tables; ++table) {
      const ProblemPtr problem = problem_of_pairs(groups, 8, table);
      const Result result =
          found_in(problem, {{"discovery_groups", "names"}, {"seed", std::to_string(table)}});
      std::set<Index> found;
      for (const Index feature : result.selection.features) {
        found.insert(feature / 2);
      }
      // Whole groups are marked.
      QCOMPARE(result.selection.features.size(), 2 * found.size());
      const auto right = static_cast<double>(
          std::count_if(found.begin(), found.end(), [](Index group) { return group < 8; }));
      const auto all = static_cast<double>(found.size());
      false_share_of_groups += (all - right) / std::max(1.0, all) / tables;
      found_share += right / 8.0 / tables;
    }
    qInfo("of groups: FDP %.3f, TPR %.3f", false_share_of_groups, found_share);
    QVERIFY(false_share_of_groups <= 0.2 + 2.0 * 0.15 / std::sqrt(static_cast<double>(tables)));
    QVERIFY(found_share > 0.7);
  }

  /// What a group has is what each of its columns has.
  void a_group_has_one_statistic() {
    const Result result =
        found_in(problem_of_pairs(20, 8, 1), {{"discovery_groups", "names"}, {"draws", "2"}});
    for (const char* id : {"knockoff_statistic", "discovered_share", "e_value"}) {
      const std::vector<double>& values = column_of(result, id).values;
      for (std::size_t group = 0; group < 20; ++group) {
        QCOMPARE(values[2 * group], values[2 * group + 1]);
      }
    }
  }

  void fixed_knockoffs_find_groups_too() {
    const Result result = found_in(problem_of_pairs(20, 8, 1),
                                   {{"discovery_groups", "names"}, {"knockoff_kind", "fixed-x"}});
    QVERIFY(result.selection.features.size() >= 10);
    QVERIFY(warns_of(result, "groups of features are found"));
  }

  void too_few_groups_are_refused() {
    const ProblemPtr problem = linear_problem(correlated_columns(60, 12, 0.3, 1), 2, 1.0, 2);
    QVERIFY(complaints(*problem, {{"discovery_groups", "list"}, {"group_list", "x1, x2; x3, x4"}})
                .empty());
    // Of twelve columns, three groups: fewer than five discoveries are impossible.
    QCOMPARE(complaints(*problem, {{"discovery_groups", "list"},
                                   {"group_list",
                                    "x1, x2, x3, x4; x5, x6, x7, x8; x9, x10, x11, "
                                    "x12"}})
                 .front()
                 .parameter,
             std::string("fdr"));
  }

  void impossible_rates_are_refused() {
    const ProblemPtr few = linear_problem(correlated_columns(60, 6, 0.3, 1), 2, 1.0, 2);
    QCOMPARE(complaints(*few, {{"fdr", "0.1"}}).front().parameter, std::string("fdr"));
    QVERIFY(in_words(complaints(*few, {{"fdr", "0.1"}}).front()).find("fewer than 10") !=
            std::string::npos);
    QVERIFY(complaints(*few, {{"fdr", "0.1"}, {"offset", "0"}}).empty());
    QVERIFY(complaints(*few, {{"fdr", "0.2"}}).empty());
    QCOMPARE(complaints(*few, {{"fdr", "0.2"}, {"draws", "3"}}).front().parameter,
             std::string("draw_fdr"));
    QCOMPARE(complaints(*few, {{"draws", "2"}, {"offset", "0"}}).front().parameter,
             std::string("offset"));
    for (const char* q : {"0", "1", "-1", "1.5"}) {
      is_refused(q, few);
    }
  }

  void odd_tables_are_refused_in_words() {
    const ProblemPtr short_one = linear_problem(correlated_columns(8, 6, 0.3, 1), 2, 1.0, 2);
    QVERIFY(in_words(complaints(*short_one, {}).front()).find("at least 10") != std::string::npos);
    Problem periodic = *linear_problem(correlated_columns(60, 6, 0.3, 1), 2, 1.0, 2);
    periodic.features[3].period = 360.0;
    QVERIFY(in_words(complaints(periodic, {}).front()).find("input x4 is periodic") !=
            std::string::npos);
    const ProblemPtr wide = linear_problem(correlated_columns(30, 40, 0.3, 1), 2, 1.0, 2);
    QVERIFY(complaints(*wide, {}).empty());
    QCOMPARE(complaints(*wide, {{"knockoff_kind", "fixed-x"}}).front().parameter,
             std::string("knockoff_kind"));
  }

  void methods_without_a_target_have_no_knockoffs() {
    const auto blind = studied<RegressionMethod>(Abilities::none, Target::none);
    const ParameterSpec* trust = blind->schema().find("trust");
    QVERIFY(std::none_of(trust->choices.begin(), trust->choices.end(),
                         [](const ParameterChoice& one) { return one.id == "knockoffs"; }));
  }

 private:
  static void is_refused(const char* q, const ProblemPtr& problem) {
    try {
      static_cast<void>(complaints(*problem, {{"fdr", q}}));
    } catch (const Error& error) {
      QVERIFY(in_words(error.parts().accepted).find("0.001") != std::string::npos);
      return;
    }
    QFAIL("accepted");
  }
};

QTEST_GUILESS_MAIN(TestKnockoffStudy)
#include "tst_knockoff_study.moc"
