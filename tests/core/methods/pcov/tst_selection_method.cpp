// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <algorithm>
#include <set>

#include "core/linalg/symmetric_spectrum.h"
#include "core/measures/kernel.h"
#include "core/methods/pcov/source_matrices.h"
#include "core/methods/registry.h"
#include "tests/support/changed_matrix.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/messages.h"
#include "tests/support/pcov_cases.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const MethodRegistry& registry() {
  static const MethodRegistry all = builtin_methods();
  return all;
}

const std::vector<std::string> every_method{"fps", "pcov-fps", "cur", "pcov-cur"};

Result run(const std::string& method, const Problem& problem, const Settings& settings = {}) {
  return run_to_end(registry().find(method), std::make_shared<const Problem>(problem), settings);
}

std::vector<Index> chosen(const Result& result) {
  return result.samples ? result.samples->positions : result.selection.features;
}

std::vector<double> history(const Result& result, const std::string& id) {
  for (const History& of_run : result.histories) {
    if (of_run.info.id == id) {
      return of_run.y;
    }
  }
  return {};
}

std::string first_complaint(const std::string& method, const Problem& problem,
                            const Settings& settings = {}) {
  const Method& found = registry().find(method);
  const auto complaints = found.check(problem, values_of(found, settings));
  return complaints.empty() ? "" : in_words(complaints.front());
}

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

bool all_finite(const Result& result) {
  return result.space.all_finite() &&
         std::all_of(result.columns.begin(), result.columns.end(), [](const FeatureColumn& column) {
           return std::all_of(column.values.begin(), column.values.end(),
                              [](double value) { return std::isfinite(value); });
         });
}

}  // namespace

class TestSelectionMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void periods_that_are_not_used_are_said() {
    Problem problem = random_problem(40, 6);
    for (const std::string& method : every_method) {
      const auto says = [&](const Problem& of, const char* words) {
        const Result result = run(method, of, {{"count", "2"}});
        return tests::says(result.warnings, words);
      };
      QVERIFY(!says(problem, "period"));
      problem.features[1].period = 360.0;
      QVERIFY(says(problem, "the period of "));
      QVERIFY(says(problem, "is not used"));
      problem.features[1].period = 0.0;
    }
  }

  void mixing_one_is_the_unsupervised_form() {
    const Problem problem = random_problem(60, 20);
    for (const std::string select : {"features", "samples"}) {
      const Settings plain{{"select", select}, {"count", "12"}};
      Settings mixed = plain;
      mixed["mixing"] = "1";
      QCOMPARE(chosen(run("pcov-fps", problem, mixed)), chosen(run("fps", problem, plain)));
      QCOMPARE(chosen(run("pcov-cur", problem, mixed)), chosen(run("cur", problem, plain)));
    }
  }

  void the_ranking_is_the_order_of_choice() {
    const Problem problem = random_problem(80, 15);
    for (const std::string& method : every_method) {
      const Result result = run(method, problem, {{"count", "9"}});
      QCOMPARE(result.selection.features.size(), 9U);
      std::vector<Index> order = ranking(result.columns);
      order.resize(9);
      QCOMPARE(order, result.selection.features);
      QCOMPARE(result.path.size(), 9U);
      QCOMPARE(result.path.back().selection, result.selection.features);
      QCOMPARE(result.columns.front().values[static_cast<std::size_t>(order[0])], 1.0);
      QVERIFY(result.space.empty());  // a score is no weight
      QVERIFY(result.path.back().weights.size() == 0);
    }
  }

  void errors_fall_from_one_to_what_the_chosen_leave() {
    const Problem problem = random_problem(70, 12, 6);
    for (const std::string& method : every_method) {
      const Result result = run(method, problem, {{"count", "8"}});
      for (const std::string id : {"input-error", "truth-error"}) {
        const std::vector<double> errors = history(result, id);
        QCOMPARE(errors.size(), 9U);
        QCOMPARE(errors.front(), 1.0);
        QVERIFY(std::is_sorted(errors.rbegin(), errors.rend()));
      }
      // By the definition: what a projection on the chosen columns leaves.
      const Matrix inputs = pcov::scaled_columns(problem.inputs, pcov::Scaling::columns).values;
      const Matrix truth = pcov::scaled_columns(problem.truth, pcov::Scaling::columns).values;
      const Matrix some = inputs(Eigen::all, result.selection.features);
      const double of_inputs = (inputs - some * tests::least_squares(some, inputs)).squaredNorm();
      const double of_truth = (truth - some * tests::least_squares(some, truth)).squaredNorm();
      QVERIFY(std::abs(history(result, "input-error").back() - of_inputs / inputs.squaredNorm()) <
              1e-10);
      QVERIFY(std::abs(history(result, "truth-error").back() - of_truth / truth.squaredNorm()) <
              1e-10);
    }
  }

  void distances_of_fps_never_grow() {
    const Problem problem = random_problem(90, 30, 8);
    for (const std::string select : {"features", "samples"}) {
      for (const std::string method : {"fps", "pcov-fps"}) {
        const Result result = run(method, problem, {{"select", select}, {"count", "25"}});
        std::vector<double> scores = history(result, "score");
        scores.erase(scores.begin(), scores.begin() + 2);  // the start and the first choice
        QVERIFY(std::is_sorted(scores.rbegin(), scores.rend()));
      }
    }
  }

  void permuting_columns_permutes_the_choice() {
    const Problem problem = random_problem(50, 16, 9);
    std::vector<Index> order(16);
    std::iota(order.begin(), order.end(), Index{0});
    std::reverse(order.begin() + 3, order.end());
    for (const std::string& method : every_method) {
      Settings settings{{"count", "10"}};
      if (holds(method, "fps")) {
        settings["start"] = "mean";
      }
      const Result straight = run(method, problem, settings);
      std::vector<Index> back;
      for (const Index item :
           run(method, problem.with_inputs(order), settings).selection.features) {
        back.push_back(order[static_cast<std::size_t>(item)]);
      }
      QCOMPARE(back, straight.selection.features);
    }
  }

  void units_do_not_matter_where_each_column_is_scaled() {
    const Problem problem = random_problem(50, 10, 10);
    Problem other = problem;
    tests::change(other.inputs, [](Matrix& inputs) {
      for (Index k = 0; k < 10; ++k) {
        inputs.col(k) *= std::pow(4.0, k - 5);
      }
    });
    other.truth = Matrix(1024.0 * problem.truth);
    for (const std::string& method : every_method) {
      QCOMPARE(run(method, other).selection.features, run(method, problem).selection.features);
    }
  }

  void one_factor_for_all_does_not_matter_without_scaling() {
    const Problem problem = random_problem(50, 10, 11);
    Problem other = problem;
    other.inputs = Matrix(std::ldexp(1.0, -40) *
                          problem.inputs);  // an absolute cut would drop every direction
    const Settings raw{
        {"scaling", "none"}, {"mixing", "0"}, {"target_scaling", "none"}, {"tolerance", "0"}};
    QCOMPARE(run("pcov-cur", other, raw).selection.features,
             run("pcov-cur", problem, raw).selection.features);
  }

  void same_bits_for_any_number_of_threads() {
    const Problem problem = random_problem(420, 340, 12, 1e-2, 2);
    const int before = omp_get_max_threads();
    for (const std::string& method : every_method) {
      for (const std::string select : {"features", "samples"}) {
        Settings settings{{"select", select}, {"count", "6"}};
        if (holds(method, "cur")) {
          settings["eigenvectors"] = "2";
        }
        omp_set_num_threads(1);
        const Result one = run(method, problem, settings);
        omp_set_num_threads(3);
        const Result many = run(method, problem, settings);
        omp_set_num_threads(before);
        QCOMPARE(chosen(many), chosen(one));
        QVERIFY(many.space.weights() == one.space.weights());
        QCOMPARE(lines_of(many.figures.front()).front().y, lines_of(one.figures.front()).front().y);
        QCOMPARE(history(many, "input-error"), history(one, "input-error"));
      }
    }
  }

  void more_than_the_rank_returns_what_exists_and_says_the_rank() {
    Problem problem = random_problem(40, 6, 13);
    Matrix wide(40, 10);
    wide << problem.inputs, problem.inputs.leftCols(3) * 2.0, Vector::Constant(40, 7.0);
    problem = problem_from(wide, problem.truth);
    for (const std::string method : {"cur", "pcov-cur"}) {
      const Result result = run(method, problem, {{"count", "9"}, {"scaling", "matrix"}});
      QCOMPARE(result.selection.features.size(), 6U);
      QCOMPARE(result.warnings.size(), 2U);
      QVERIFY(tests::says({result.warnings[0]}, "constant, so never chosen: x10"));
      QVERIFY(tests::says({result.warnings[1]}, "rank 6"));
      QVERIFY(all_finite(result));
    }
    const Result scaled = run("fps", problem, {{"count", "10"}});
    QCOMPARE(scaled.selection.features.size(), 6U);  // scaled alike, the copies are the same points
    QVERIFY(tests::says({scaled.warnings.back()}, "only 6 are distinct"));
  }

  void fewer_samples_than_features_is_no_trouble() {
    const Problem problem = random_problem(8, 30, 14);
    for (const std::string& method : every_method) {
      for (const std::string select : {"features", "samples"}) {
        const Result result = run(method, problem, {{"select", select}, {"count", "7"}});
        QCOMPARE(chosen(result).size(), 7U);
        QVERIFY(all_finite(result));
        QVERIFY(history(result, "input-error").back() < 0.2);
      }
    }
  }

  void one_sample_of_one_feature() {
    const Problem one = problem_from(Matrix::Constant(1, 1, 3.0), Matrix::Constant(1, 1, 2.0));
    QVERIFY(holds(first_complaint("fps", one), "constant"));
    for (const std::string method : {"fps", "cur"}) {
      const Result result = run(method, one, {{"scaling", "none"}});
      QCOMPARE(result.selection.features, std::vector<Index>{0});
      QVERIFY(all_finite(result));
    }
  }

  void bad_input_is_refused_with_a_reason() {
    Problem problem = random_problem(20, 5);
    const Method& method = registry().find("pcov-cur");
    ParameterValues values = method.schema().defaults();
    values.set("mixing", 1.5);
    QVERIFY(holds(in_words(method.check(problem, values).front()), "from 0 to 1"));
    QVERIFY(holds(first_complaint("pcov-fps", problem, {{"start_item", "6"}}), "1 to 5"));
    QVERIFY(holds(first_complaint("cur", problem, {{"start", "list"}, {"start_items", "2,2"}}),
                  "twice"));
    problem.truth = Matrix::Constant(20, 1, 4.0);
    QVERIFY(holds(first_complaint("pcov-cur", problem), "constant"));
    problem.truth = Matrix(20, 0);
    QVERIFY(holds(first_complaint("pcov-fps", problem), "Nothing to explain"));
    problem.labels = Labels{"kind", std::vector<int>(20, 0), {"a"}};
    QVERIFY(holds(first_complaint("pcov-fps", problem), "all samples are of one class"));
    problem.labels = Labels{"kind", std::vector<int>(20, 0), {"a", "b"}};
    problem.labels->class_of[3] = 1;
    QCOMPARE(first_complaint("pcov-cur", problem), std::string());
    problem.labels->class_of[4] = -1;
    QVERIFY(holds(first_complaint("pcov-cur", problem), "1 sample without a class"));
    problem.labels.reset();
    QCOMPARE(first_complaint("fps", problem), std::string());
  }

  /// Classes are columns of 0 and 1: whoever gives these as the ground truth gets the same.
  void classes_are_regressed_as_columns_of_0_and_1() {
    Problem of_classes = random_problem(60, 8, 3);
    std::vector<int> class_of;
    Matrix columns = Matrix::Zero(60, 3);
    for (Index sample = 0; sample < 60; ++sample) {
      const double value = of_classes.inputs(sample, 5);
      class_of.push_back(value < -0.4 ? 0 : value < 0.4 ? 1 : 2);
      columns(sample, class_of.back()) = 1.0;
    }
    const Problem of_numbers = problem_from(of_classes.inputs, columns);
    of_classes.truth = Matrix(60, 0);
    of_classes.truth_features.clear();
    of_classes.labels = Labels{"kind", class_of, {"a", "b", "c"}};
    for (const char* method : {"pcov-cur", "pcov-fps"}) {
      for (const char* items : {"features", "samples"}) {
        const Settings settings{{"select", items}, {"count", "5"}};
        const Result by_numbers = run(method, of_numbers, settings);
        const Result by_classes = run(method, of_classes, settings);
        QCOMPARE(chosen(by_classes).size(), std::size_t{5});
        QCOMPARE(chosen(by_classes), chosen(by_numbers));
        QCOMPARE(history(by_classes, "truth-error"), history(by_numbers, "truth-error"));
        QVERIFY(!history(by_classes, "truth-error").empty());
      }
    }
    QCOMPARE(chosen(run("pcov-cur", of_classes, {{"count", "1"}, {"mixing", "0.1"}})),
             std::vector<Index>{5});
  }

  void several_mixings_stand_side_by_side() {
    const Problem problem = random_problem(60, 14, 15);
    const Result result =
        run("pcov-cur", problem, {{"mixing", "0.5"}, {"alphas", "0,0.5,1"}, {"count", "6"}});
    for (const Figure& figure : result.figures) {
      QCOMPARE(lines_of(figure).size(), 3U);
    }
    const std::vector<FigureLine>& errors = lines_of(result.figures[1]);
    QCOMPARE(errors[2].name, std::string("mixing 1"));
    std::vector<double> alone = history(run("cur", problem, {{"count", "6"}}), "input-error");
    alone.erase(alone.begin());
    QCOMPARE(errors[2].y, alone);
    // The run's own carries the range of all of them.
    for (std::size_t at = 0; at < 6; ++at) {
      const auto [low, high] = std::minmax({errors[0].y[at], errors[1].y[at], errors[2].y[at]});
      QCOMPARE(errors[0].low[at], low);
      QCOMPARE(errors[0].high[at], high);
    }
    QVERIFY(errors[1].low.empty());
  }

  void tells_how_well_the_score_is_determined() {
    const Problem problem = random_problem(60, 14, 21);
    const Matrix inputs = problem.inputs;
    const Vector values = symmetric_eigen(inputs.transpose() * inputs).values;
    for (const std::string items : {"features", "samples"}) {
      const Settings settings{
          {"scaling", "none"}, {"select", items}, {"eigenvectors", "2"}, {"count", "3"}};
      const Result result = run("cur", problem, settings);
      const std::vector<double> gaps = history(result, "eigengap");
      QVERIFY(std::abs(gaps.at(1) - (1.0 - values[11] / values[12])) < 1e-9);
      QVERIFY(result.warnings.empty());
    }
    const Matrix alike = Matrix::Identity(12, 5);
    const Result undecided =
        run("cur", problem_from(alike, Matrix(12, 0)), {{"scaling", "none"}, {"count", "2"}});
    QCOMPARE(undecided.warnings.at(0).id, std::string("pcov.eigengap"));
  }

  void a_selection_goes_on_where_another_ended() {
    const Problem problem = random_problem(60, 14, 22);
    for (const std::string& method : every_method) {
      for (const std::string items : {"features", "samples"}) {
        Settings settings{{"select", items}, {"count", "8"}};
        const std::vector<Index> whole = chosen(run(method, problem, settings));
        std::string first;
        for (std::size_t at = 0; at < 4; ++at) {
          first += (at == 0 ? "" : ",") + std::to_string(whole[at] + 1);
        }
        settings["start"] = "list";
        settings["start_items"] = first;
        QCOMPARE(chosen(run(method, problem, settings)), whole);
      }
    }
  }

  void a_kernel_of_products_chooses_as_the_columns_do() {
    const Problem problem = random_problem(40, 6, 23);
    for (const std::string& method : every_method) {
      Settings settings{{"select", "samples"}, {"count", "6"}, {"scaling", "matrix"}};
      const Result columns = run(method, problem, settings);
      for (const auto& [id, value] :
           Settings{{"kernel", "polynomial"}, {"degree", "1"}, {"gamma", "1"}, {"constant", "0"}}) {
        settings[id] = value;
      }
      const Result kernel = run(method, problem, settings);
      QCOMPARE(chosen(kernel), chosen(columns));
      const std::vector<double> wanted = history(columns, "input-error");
      const std::vector<double> found = history(kernel, "input-error");
      for (std::size_t at = 0; at < wanted.size(); ++at) {
        QVERIFY(std::abs(found[at] - wanted[at]) < 1e-9);
      }
    }
  }

  void a_given_kernel_is_what_the_method_would_have_made() {
    const Problem problem = random_problem(40, 6, 23);
    Problem given = problem;
    given.inputs =
        kernel_matrix(problem.inputs, problem.inputs, {.kind = KernelKind::rbf, .gamma = 0.3});
    given.features.assign(40, {});
    for (const std::string& method : every_method) {
      const Settings common{{"select", "samples"}, {"count", "12"}, {"scaling", "none"}};
      Settings settings = common;
      settings.insert({{"kernel", "rbf"}, {"gamma", "0.3"}});
      const Result made = run(method, problem, settings);
      settings = common;
      settings.insert({"kernel", "precomputed"});
      const Result taken = run(method, given, settings);
      QCOMPARE(chosen(taken), chosen(made));
      QCOMPARE(history(taken, "input-error"), history(made, "input-error"));
    }
  }

  void what_is_no_kernel_is_refused() {
    const Settings settings{{"select", "samples"}, {"kernel", "precomputed"}};
    QCOMPARE(first_complaint("fps", random_problem(20, 6), settings),
             std::string("Kernel: 6 inputs for 20 samples are no kernel; accepted: as many inputs "
                         "as samples, in the same order, or another kernel"));
    QVERIFY(holds(first_complaint("fps", random_problem(20, 20), settings),
                  "Kernel: the inputs are not symmetric"));
    // Features are not compared by it.
    QCOMPARE(first_complaint("fps", random_problem(20, 6), {{"kernel", "precomputed"}}),
             std::string());
  }

  void by_a_radial_kernel_the_farthest_stay_the_farthest() {
    const Problem problem = random_problem(60, 4, 24);
    Settings settings{{"select", "samples"}, {"count", "25"}};
    const std::vector<Index> points = chosen(run("fps", problem, settings));
    settings["kernel"] = "rbf";
    settings["gamma"] = "0.5";
    QCOMPARE(chosen(run("fps", problem, settings)), points);  // 2 - 2 exp(-d) grows with d
    settings["select"] = "features";  // has no kernel: nothing is asked of it
    settings["count"] = "4";
    QCOMPARE(run("fps", problem, settings).selection.features.size(), 4U);
  }

  void too_many_samples_for_all_pairs_are_refused() {
    const Problem problem = random_problem(5001, 2, 25);
    const Settings settings{{"select", "samples"}, {"kernel", "rbf"}};
    QVERIFY(holds(first_complaint("fps", problem, settings), "up to 5000 samples"));
    QCOMPARE(first_complaint("fps", problem, {{"select", "samples"}}), std::string());
  }

  void a_given_start_comes_first_and_a_seed_decides_a_random_one() {
    const Problem problem = random_problem(60, 14, 16);
    const std::vector<Index> given =
        run("cur", problem, {{"start", "list"}, {"start_items", "5,2"}}).selection.features;
    QCOMPARE(given[0], 4);
    QCOMPARE(given[1], 1);
    std::set<Index> starts;
    for (const std::string seed : {"1", "2", "3", "4", "5"}) {
      const Settings settings{{"start", "random"}, {"seed", seed}};
      starts.insert(run("fps", problem, settings).selection.features.front());
      QCOMPARE(run("fps", problem, settings).selection.features,
               run("fps", problem, settings).selection.features);
    }
    QVERIFY(starts.size() > 1U);
  }

  void a_threshold_that_nothing_reaches_fails_and_says_so() {
    const Problem problem = random_problem(40, 6);
    for (const std::string& method : {std::string("cur"), std::string("pcov-cur")}) {
      const Result result = run(method, problem, {{"threshold", "1e300"}});
      QCOMPARE(result.outcome.ending, Ending::failed);
      const std::string reason = in_words(result.outcome.reason);
      QVERIFY2(holds(reason, "threshold 1e+300"), reason.c_str());
      QVERIFY(!has_solution(result));
    }
  }

  /// The scores are large numbers here: as a share of the first one the threshold means the same.
  void a_relative_threshold_is_a_share_of_the_first_score() {
    Problem problem = random_problem(50, 12, 18);
    problem.inputs = Matrix(100.0 * problem.inputs);
    const Settings all{{"scaling", "none"}, {"count", "10"}};
    const Result whole = run("fps", problem, all);
    const std::vector<double> scores = history(whole, "score");  // of the k-th choice at k
    const double between = 0.5 * (scores[5] + scores[6]);
    Settings absolute = all;
    absolute["threshold"] = std::to_string(between);
    Settings relative = all;
    relative["threshold"] = std::to_string(between / scores[2]);  // the start has no score
    relative["threshold_type"] = "relative";
    const std::vector<Index> wanted(whole.selection.features.begin(),
                                    whole.selection.features.begin() + 5);
    QCOMPARE(run("fps", problem, absolute).selection.features, wanted);
    QCOMPARE(run("fps", problem, relative).selection.features, wanted);
  }

  void stops_soon_and_keeps_what_there_is() {
    const auto problem = std::make_shared<const Problem>(random_problem(700, 400, 17));
    const Method& method = registry().find("pcov-cur");
    const auto stepper = method.begin(problem, values_of(method, {{"count", "300"}}));
    std::stop_source stop;
    for (int k = 0; k < 4; ++k) {
      QVERIFY(!stepper->advance({2}, stop.get_token()).outcome);
    }
    stop.request_stop();
    const Snapshot last = stepper->advance({1000}, stop.get_token());
    QCOMPARE(last.outcome->ending, Ending::stopped);
    QCOMPARE(stepper->result().selection.features.size(), 4U);
  }
};

QTEST_GUILESS_MAIN(TestSelectionMethod)
#include "tst_selection_method.moc"
