// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "core/measures/run_agreement.h"
#include "core/methods/dii/dii_method.h"
#include "core/run/driver.h"
#include "tests/support/dii_cases.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/regression_method.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const Vector planted_weights{{3.0, 2.0, 1.0, 1e-4, 1e-4}};

ProblemPtr planted_problem() {
  const Space inputs = gaussian_space(120, planted_weights.size(), 4);
  return std::make_shared<const Problem>(problem_of(inputs, scaled(inputs, planted_weights)));
}

std::unique_ptr<Stepper> begin(const ProblemPtr& problem, const std::string& search) {
  const auto with_searches = studied<dii::DiiMethod>();
  const Method& method = *with_searches;
  ParameterValues values = method.schema().defaults();
  values.set("search", search);
  values.set("epochs", std::int64_t{40});
  return method.begin(problem, values);
}

struct Watched {
  Result result;
  std::vector<PathPoint> streamed;
  bool fraction_fell = false;
};

/// \param most_points  asks to stop after so many solutions; 0: never
Watched watch(const ProblemPtr& problem, const std::string& search, std::size_t most_points = 0) {
  const auto stepper = begin(problem, search);
  Watched watched;
  std::stop_source source;
  double fraction = 0.0;
  drive(*stepper, source.get_token(), [&](Snapshot&& snapshot) {
    for (PathPoint& point : snapshot.appended.path) {
      watched.streamed.push_back(std::move(point));
    }
    watched.fraction_fell = watched.fraction_fell || snapshot.fraction < fraction;
    fraction = snapshot.fraction;
    if (most_points > 0 && watched.streamed.size() >= most_points) {
      source.request_stop();
    }
  });
  watched.result = stepper->result();
  return watched;
}

std::vector<Index> counts_of(const std::vector<PathPoint>& path) {
  std::vector<Index> counts;
  for (const PathPoint& point : path) {
    counts.push_back(point.feature_count);
  }
  return counts;
}

std::string list_of(const Vector& weights) {
  QStringList texts;
  for (const double weight : weights) {
    texts << QString::number(weight, 'g', 17);
  }
  return texts.join(QLatin1Char(',')).toStdString();
}

/// At least a thousandth of the largest; all inputs have the same unit.
std::vector<Index> features_of_weight(const PathPoint& point) {
  std::vector<Index> features;
  for (const Index feature : point.selection) {
    if (point.weights[feature] > 1e-3 * point.weights.maxCoeff()) {
      features.push_back(feature);
    }
  }
  return features;
}

const PathPoint& of_count(const Result& result, Index count) {
  return *std::find_if(result.path.begin(), result.path.end(),
                       [&](const PathPoint& point) { return point.feature_count == count; });
}

}  // namespace

/// The searches with the DII inside, on five features of which three matter.
class TestSearches : public QObject {
  Q_OBJECT

  static void each_search() {
    QTest::addColumn<QString>("search");
    for (const char* search : {"l1-path", "backward", "forward", "exhaustive"}) {
      QTest::newRow(search) << search;
    }
  }
  static std::string current_search() {
    QFETCH(QString, search);
    return search.toStdString();
  }

 private Q_SLOTS:
  /// Of two columns that mean something only together, a search that adds one after the other has
  /// to take another one first. Once both are there, it is left out again.
  void what_is_no_longer_needed_is_left_out() {
    constexpr int tables = 6;
    int left_out = 0;
    int pairs = 0;
    for (std::uint64_t seed = 1; seed <= tables; ++seed) {
      const Matrix inputs = normal_matrix(200, 6, seed);
      Vector target(inputs.rows());
      for (Index row = 0; row < inputs.rows(); ++row) {
        target[row] = (inputs(row, 1) > 0.0) != (inputs(row, 4) > 0.0) ? 1.0 : 0.0;
      }
      const Result result = watch(number_problem(inputs, target), "forward").result;
      for (const PathPoint& point : result.path) {
        const std::vector<Index> kept = features_of_weight(point);
        if (kept.size() < point.selection.size()) {
          ++left_out;
          QVERIFY(of_count(result, std::ssize(kept)).objective <= 1.001 * point.objective);
        }
      }
      pairs += of_count(result, 2).selection == std::vector<Index>{1, 4} ||
                       of_count(result, 2).selection == std::vector<Index>{4, 1}
                   ? 1
                   : 0;
    }
    QVERIFY(left_out > 0);
    QVERIFY2(pairs > 1, qPrintable(QString::number(pairs)));
  }

  /// What is said of a solution is said of that one alone.
  void warnings_are_those_of_the_solution() {
    Problem problem = *planted_problem();
    Matrix inputs = problem.inputs;
    inputs.col(4) = inputs.col(4).array().round();  // samples coincide in it alone
    problem.inputs = std::move(inputs);
    const auto shared = std::make_shared<const Problem>(std::move(problem));
    const Result result = watch(shared, "exhaustive").result;
    for (const PathPoint& point : result.path) {
      const bool coincide = point.selection == std::vector<Index>{4};
      QCOMPARE(!point.warnings.empty(), coincide);
      QVERIFY(!coincide || point.warnings.front().id == "dii.coinciding_pairs");
    }
    QCOMPARE(result.warnings, result.path[*result.suggested_path_point].warnings);
  }

  /// The made-up method gives a constant column a weight that is not a number.
  void what_cannot_be_calculated_is_in_no_solution_and_is_said_data() {
    QTest::addColumn<QString>("search");  // the others begin with all columns
    QTest::newRow("forward") << "forward";
    QTest::newRow("exhaustive") << "exhaustive";
  }
  void what_cannot_be_calculated_is_in_no_solution_and_is_said() {
    Matrix inputs = normal_matrix(60, 4, 5);
    const Matrix target = inputs.col(0) + 0.5 * inputs.col(3);
    inputs.col(2).setOnes();
    const Result result =
        run_to_end(*studied<RegressionMethod>(Abilities::learning), number_problem(inputs, target),
                   {{"search", current_search()}});
    QCOMPARE(result.outcome.ending, Ending::converged);
    QVERIFY(result.path.size() >= 2);
    for (const PathPoint& point : result.path) {
      QVERIFY(std::isfinite(point.objective));
      QVERIFY(std::count(point.selection.begin(), point.selection.end(), Index{2}) == 0);
    }
    QVERIFY(of_count(result, 2).objective < 1e-12);
    QVERIFY(!result.warnings.empty());
    QCOMPARE(result.warnings.back().id, std::string("search.failures"));
  }

  void the_three_that_matter_are_found_and_suggested_data() { each_search(); }
  void the_three_that_matter_are_found_and_suggested() {
    const Watched watched = watch(planted_problem(), current_search());
    QCOMPARE(watched.result.outcome.ending, Ending::converged);
    QVERIFY(!watched.fraction_fell);
    std::vector<Index> three = of_count(watched.result, 3).selection;
    std::sort(three.begin(), three.end());
    QCOMPARE(three, (std::vector<Index>{0, 1, 2}));
    QVERIFY(watched.result.suggested_path_point.has_value());
    QVERIFY(!watched.result.suggestion.says_nothing());
    QCOMPARE(watched.result.selection.features.size(), 3U);
    QVERIFY(cosine_overlap(watched.result.space.weights(), planted_weights) > 0.97);
    QCOMPARE(of_count(watched.result, 1).selection, std::vector<Index>{0});
  }

  void they_are_found_wherever_they_stand_data() { each_search(); }
  void they_are_found_wherever_they_stand() {
    const std::vector<Index> order{4, 3, 2, 1, 0};
    const auto turned = std::make_shared<const Problem>(planted_problem()->with_inputs(order));
    const Result result = watch(turned, current_search()).result;
    std::vector<Index> three = of_count(result, 3).selection;
    std::sort(three.begin(), three.end());
    QCOMPARE(three, (std::vector<Index>{2, 3, 4}));
    QCOMPARE(of_count(result, 1).selection, std::vector<Index>{4});
  }

  /// Few epochs, so that large subsets end before they are as good as those that they contain.
  void more_features_are_never_worse_data() { each_search(); }
  void more_features_are_never_worse() {
    const Space inputs = gaussian_space(90, 7, 6);
    const Vector weights{{4.0, 2.0, 1.0, 1e-4, 1e-4, 1e-4, 1e-4}};
    const auto problem =
        std::make_shared<const Problem>(problem_of(inputs, scaled(inputs, weights)));
    const auto method = studied<dii::DiiMethod>();
    const Result result =
        run_to_end(*method, problem, {{"search", current_search()}, {"epochs", "8"}});
    int contained = 0;
    for (const PathPoint& larger : result.path) {
      QCOMPARE(larger.feature_count, std::ssize(larger.selection));
      QCOMPARE((larger.weights.array() > 0.0).count(), larger.feature_count);
      for (const PathPoint& smaller : result.path) {
        const bool within =
            std::all_of(smaller.selection.begin(), smaller.selection.end(), [&](Index feature) {
              return std::find(larger.selection.begin(), larger.selection.end(), feature) !=
                     larger.selection.end();
            });
        if (within && smaller.feature_count < larger.feature_count) {
          ++contained;
          QVERIFY2(larger.objective <= smaller.objective,
                   qPrintable(QString::number(larger.objective)));
        }
      }
      // What is said of the weights is so.
      const Result at = run_to_end(*method, problem,
                                   {{"initial_weights", "given"},
                                    {"given_weights", list_of(larger.weights)},
                                    {"epochs", "1"},
                                    {"narrowing", current_search() == "l1-path" ? "0.1" : "auto"}});
      QVERIFY(current_search() == "l1-path" ||
              std::abs(at.histories.front().y.front() - larger.objective) <
                  1e-5 * larger.objective);
    }
    QVERIFY(contained > 0);
  }

  void a_stop_keeps_the_solutions_there_are_data() { each_search(); }
  void a_stop_keeps_the_solutions_there_are() {
    const Watched watched = watch(planted_problem(), current_search(), 1);
    QCOMPARE(watched.result.outcome.ending, Ending::stopped);
    QVERIFY(!watched.result.path.empty());
    QVERIFY(watched.result.path.size() <
            watch(planted_problem(), current_search()).result.path.size());
    QVERIFY(watched.result.suggested_path_point.has_value());
  }

  void any_number_of_threads_and_any_budget_give_the_same_bits_data() { each_search(); }
  void any_number_of_threads_and_any_budget_give_the_same_bits() {
    const ProblemPtr problem = planted_problem();
    const int before = omp_get_max_threads();
    omp_set_num_threads(1);
    const Result one = watch(problem, current_search()).result;
    omp_set_num_threads(3);
    const auto stepper = begin(problem, current_search());
    while (!stepper->advance({7}, {}).outcome) {
    }
    omp_set_num_threads(before);
    const Result other = stepper->result();
    QCOMPARE(other.path.size(), one.path.size());
    for (std::size_t k = 0; k < one.path.size(); ++k) {
      QVERIFY(other.path[k].weights == one.path[k].weights);
      QCOMPARE(other.path[k].objective, one.path[k].objective);
    }
    QCOMPARE(other.histories.front().y, one.histories.front().y);
  }

  void exhaustive_tries_every_subset_and_keeps_the_best_of_each_size() {
    const Watched watched = watch(planted_problem(), "exhaustive");
    QCOMPARE(watched.result.iterations, 30U);  // 2^5 - 1 subsets, counted from 0
    QCOMPARE(counts_of(watched.result.path),
             (std::vector<Index>{1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5}));
    for (std::size_t k = 1; k < watched.result.path.size(); ++k) {
      const PathPoint& better = watched.result.path[k - 1];
      const PathPoint& worse = watched.result.path[k];
      QVERIFY(better.feature_count < worse.feature_count || better.objective <= worse.objective);
    }
  }

  void backward_drops_one_feature_at_a_time_for_good() {
    const Result result = watch(planted_problem(), "backward").result;
    QCOMPARE(counts_of(result.path), (std::vector<Index>{5, 4, 3, 2, 1}));
    for (std::size_t k = 1; k < result.path.size(); ++k) {
      const auto kept = (result.path[k].weights.array() > 0.0);
      const auto before = (result.path[k - 1].weights.array() > 0.0);
      QVERIFY((kept <= before).all());
    }
  }

  /// As many sets as there are go through every subset, as an exhaustive search does.
  void a_beam_of_all_sets_tries_every_subset_data() {
    QTest::addColumn<QString>("search");
    QTest::newRow("forward") << "forward";
    QTest::newRow("backward") << "backward";
  }
  void a_beam_of_all_sets_tries_every_subset() {
    const ProblemPtr problem = planted_problem();
    const Result all = watch(problem, "exhaustive").result;
    const auto in_beam = [&](const char* beam) {
      return run_to_end(*studied<dii::DiiMethod>(), problem,
                        {{"search", current_search()}, {"epochs", "40"}, {"beam", beam}});
    };
    const Result wide = in_beam("10");
    QCOMPARE(counts_of(wide.path).size(), 5U);
    for (Index count = 1; count <= 5; ++count) {
      // A backward search starts from the weights of more features, and may end a little lower.
      const double best = of_count(all, count).objective;
      QVERIFY(of_count(wide, count).objective < best + 0.01 * std::abs(best));
    }
  }

  /// Two columns that mean something only together: from a single best set they are rarely found,
  /// from all sets of one always.
  void a_beam_finds_what_helps_only_together() {
    constexpr int tables = 6;
    std::array<int, 2> found{};
    for (std::uint64_t seed = 1; seed <= tables; ++seed) {
      const Matrix inputs = normal_matrix(200, 6, seed);
      Vector target(inputs.rows());
      for (Index row = 0; row < inputs.rows(); ++row) {
        target[row] = (inputs(row, 1) > 0.0) != (inputs(row, 4) > 0.0) ? 1.0 : 0.0;
      }
      for (const bool wide : {false, true}) {
        const Result result = run_to_end(*studied<dii::DiiMethod>(), number_problem(inputs, target),
                                         {{"search", "forward"},
                                          {"epochs", "40"},
                                          {"most_features", "2"},
                                          {"beam", wide ? "6" : "1"}});
        std::vector<Index> two = of_count(result, 2).selection;
        std::sort(two.begin(), two.end());
        found[wide ? 1 : 0] += two == std::vector<Index>{1, 4} ? 1 : 0;
      }
    }
    QCOMPARE(found[1], tables);
    QVERIFY2(found[0] < tables, qPrintable(QString::number(found[0])));
  }

  /// Three noisy copies share the weight of what they measure, so that each has a smaller one than
  /// a lesser column, and a single set drops the lesser column; a beam keeps one copy beside it.
  void a_beam_keeps_a_column_beside_copies_that_share_their_weight() {
    constexpr int tables = 6;
    std::array<int, 2> found{};
    for (std::uint64_t seed = 1; seed <= tables; ++seed) {
      const Matrix all = normal_matrix(120, 5, seed);
      Matrix inputs(120, 4);
      inputs << (0.3 * all.leftCols(3)).colwise() + all.col(3), all.col(4);
      const ProblemPtr problem = number_problem(inputs, all.col(3) + 0.6 * all.col(4));
      for (const bool wide : {false, true}) {
        const Result result =
            run_to_end(*studied<dii::DiiMethod>(), problem,
                       {{"search", "backward"}, {"epochs", "40"}, {"beam", wide ? "4" : "1"}});
        const std::vector<Index> two = of_count(result, 2).selection;
        found[wide ? 1 : 0] += static_cast<int>(std::count(two.begin(), two.end(), Index{3}));
      }
    }
    QCOMPARE(found[1], tables);
    QVERIFY2(found[0] < tables, qPrintable(QString::number(found[0])));
  }

  void a_beam_gives_the_same_bits_for_any_number_of_threads_data() {
    a_beam_of_all_sets_tries_every_subset_data();
  }
  void a_beam_gives_the_same_bits_for_any_number_of_threads() {
    const int before = omp_get_max_threads();
    std::vector<Result> results;
    for (const int threads : {1, 3}) {
      omp_set_num_threads(threads);
      results.push_back(
          run_to_end(*studied<dii::DiiMethod>(), planted_problem(),
                     {{"search", current_search()}, {"epochs", "20"}, {"beam", "2"}}));
    }
    omp_set_num_threads(before);
    QCOMPARE(results[0].path.size(), 5U);
    QCOMPARE(results[1].path.size(), 5U);
    for (std::size_t k = 0; k < 5; ++k) {
      QVERIFY(results[0].path[k].weights == results[1].path[k].weights);
    }
  }

  void constant_features_are_left_out_of_every_search_data() { each_search(); }
  void constant_features_are_left_out_of_every_search() {
    Problem problem = *planted_problem();
    Matrix inputs = problem.inputs;
    inputs.col(1).setConstant(4.0);
    problem.inputs = std::move(inputs);
    const Result result = watch(std::make_shared<const Problem>(problem), current_search()).result;
    QVERIFY(!result.path.empty());
    for (const PathPoint& point : result.path) {
      QCOMPARE(point.weights[1], 0.0);
    }
  }

  void no_solution_has_more_features_than_were_asked_for_data() { each_search(); }
  void no_solution_has_more_features_than_were_asked_for() {
    const auto with_most = [](const char* most) {
      return run_to_end(*studied<dii::DiiMethod>(), planted_problem(),
                        {{"search", current_search()},
                         {"epochs", "40"},
                         {"decay", "cosine"},
                         {"most_features", most}});
    };
    const Result few = with_most("2");
    QCOMPARE(few.outcome.ending, Ending::converged);
    QVERIFY(few.selection.features.size() <= 2U);
    Index most = 0;
    for (const PathPoint& point : few.path) {
      most = std::max(most, point.feature_count);
    }
    QCOMPARE(most, Index{2});
    const Result all = with_most("auto");
    QVERIFY(all.path.size() > few.path.size());
    // A path's begin from others, and come to nearly the same.
    QVERIFY(std::abs(of_count(few, 2).objective - of_count(all, 2).objective) < 1e-3);
    QCOMPARE(of_count(few, 2).selection, of_count(all, 2).selection);
  }

  void a_stage_ends_with_its_best_epoch_or_with_its_last() {
    const auto with = [](const char* rate, Settings more) {
      more.insert({{"optimizer", "adam"},
                   {"decay", "constant"},
                   {"learning_rate", rate},
                   {"epochs", "12"},
                   {"tolerance", "0"}});
      return run_to_end(*studied<dii::DiiMethod>(), planted_problem(), more);
    };
    int told_apart = 0;
    for (const char* rate : {"1", "2", "3"}) {  // so large that the last epoch need not be the best
      const std::vector<double> epochs = with(rate, {}).histories.front().y;
      const double lowest = *std::min_element(epochs.begin(), epochs.end());
      const auto first_stage = [&](const char* solution) {
        return with(rate, {{"search", "backward"}, {"stage_solution", solution}}).path.front();
      };
      // More features are never worse: a later stage with fewer may have ended lower.
      QVERIFY(first_stage("best").objective <= lowest * (1.0 + 1e-12));
      QCOMPARE(first_stage("last").objective, epochs.back());
      told_apart += lowest < epochs.back() ? 1 : 0;
    }
    QVERIFY(told_apart > 0);
  }

  void exhaustive_on_many_inputs_is_refused_with_a_way_out() {
    const Space inputs = gaussian_space(50, 20, 6);
    const auto with_searches = studied<dii::DiiMethod>();
    const Method& method = *with_searches;
    ParameterValues values = method.schema().defaults();
    values.set("search", std::string("exhaustive"));
    const auto complaints = method.check(problem_of(inputs, inputs), values);
    QCOMPARE(complaints.size(), 1U);
    QCOMPARE(complaints.front().parameter, std::string("search"));
    QVERIFY(in_words(complaints.front()).find("1048575 subsets") != std::string::npos);
    QVERIFY(in_words(complaints.front().what).find("; forward greedy takes about ") !=
            std::string::npos);
    QVERIFY2(in_words(complaints.front())
                 .ends_with("; accepted: up to 16 inputs, or for search: none, l1-path, "
                            "backward, forward"),
             in_words(complaints.front()).c_str());
  }
};

QTEST_GUILESS_MAIN(TestSearches)
#include "tst_searches.moc"
