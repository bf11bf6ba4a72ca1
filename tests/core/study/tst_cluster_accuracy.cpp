// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

#include "core/methods/gated_laplacian/score_method.h"
#include "core/methods/pcov/selection_method.h"
#include "core/methods/registry.h"
#include "core/random.h"
#include "core/run/driver.h"
#include "core/run/streamed_figures.h"
#include "core/study/cluster_accuracy.h"
#include "tests/support/probe_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index blobs = 3;

/// Columns 0 and 1 hold one blob a class; all others are noise, far wider than the blobs are apart.
std::shared_ptr<Problem> blobs_and_noise(Index samples = 90, Index dimension = 8) {
  Random random(5);
  auto problem = toy_problem(samples, dimension);
  Matrix inputs(samples, dimension);
  Labels labels{"blob", {}, {"left", "right", "up"}};
  for (Index sample = 0; sample < samples; ++sample) {
    const Index blob = sample % blobs;
    for (Index column = 0; column < dimension; ++column) {
      inputs(sample, column) = random.normal() * (column < 2 ? 0.3 : 40.0);
    }
    inputs(sample, 0) += blob == 1 ? 10.0 : 0.0;
    inputs(sample, 1) += blob == 2 ? 10.0 : 0.0;
    labels.class_of.push_back(static_cast<int>(blob));
  }
  problem->inputs = std::move(inputs);
  problem->labels = std::move(labels);
  problem->known_weights.reset();
  return problem;
}

/// The made-up method ranks the columns as they stand in the table, and selects two.
std::unique_ptr<const Method> probe(Methods rankings) {
  return with_studies(
      std::make_unique<const ProbeMethod>(),
      std::make_shared<const StudyRegistry>(builtin_studies({std::move(rankings), {}})));
}
std::unique_ptr<const Method> probe() {
  return probe({std::make_shared<const gated::ScoreMethod>(gated::Score::laplacian)});
}

const Settings quick{{"trust", "cluster-accuracy"}, {"repeats", "6"}, {"cluster_starts", "3"}};

Settings with(Settings settings) {
  settings.insert(quick.begin(), quick.end());
  return settings;
}

const Figure& figure_of(const Result& result) {
  return *std::find_if(result.figures.begin(), result.figures.end(),
                       [](const Figure& figure) { return figure.id == "cluster-accuracy"; });
}

const FigureLine* line_of(const Result& result, const std::string& name) {
  const std::vector<FigureLine>& lines = lines_of(figure_of(result));
  const auto found = std::find_if(lines.begin(), lines.end(),
                                  [&](const FigureLine& line) { return line.name == name; });
  return found == lines.end() ? nullptr : &*found;
}

double at(const FigureLine& line, double x) {
  const auto found = std::find(line.x.begin(), line.x.end(), x);
  return found == line.x.end() ? -1.0 : line.y[static_cast<std::size_t>(found - line.x.begin())];
}

/// The first warning with these words; empty: there is none.
std::string said(const Result& result, const std::string& words) {
  const std::vector<std::string> all = in_words(result.warnings);
  const auto found = std::find_if(all.begin(), all.end(), [&](const std::string& warning) {
    return warning.find(words) != std::string::npos;
  });
  return found == all.end() ? "" : *found;
}

std::string first_complaint(const Problem& problem, const Settings& settings) {
  const auto of = probe();
  const auto complaints = of->check(problem, values_of(*of, with(settings)));
  return complaints.empty() ? ""
                            : complaints.front().parameter + " | " + in_words(complaints.front());
}

bool same_lines(const Figure& one, const Figure& other) {
  return std::equal(lines_of(one).begin(), lines_of(one).end(), lines_of(other).begin(),
                    lines_of(other).end(), [](const FigureLine& a, const FigureLine& b) {
                      return a.name == b.name && a.x == b.x && a.y == b.y && a.low == b.low &&
                             a.high == b.high && a.reference == b.reference;
                    });
}

}  // namespace

class TestClusterAccuracy : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_usual_numbers_reach_all_features() {
    QCOMPARE(usual_counts(1), (std::vector<Index>{1}));
    QCOMPARE(usual_counts(10), (std::vector<Index>{1, 2, 3, 5, 10}));
    QCOMPARE(usual_counts(64), (std::vector<Index>{1, 2, 3, 5, 10, 20, 50, 64}));
    QVERIFY(usual_counts(1000000).size() <= 20);
  }

  /// Two columns tell the blobs apart without a mistake; one column alone tells one from the two
  /// others; the wide noise hides them all.
  void the_best_two_columns_find_every_class() {
    const Result result = run_to_end(*probe(), blobs_and_noise(), with({}));
    const FigureLine& own = *line_of(result, "Probe");
    QCOMPARE(own.x, (std::vector<double>{1, 2, 3, 5, 8}));
    QCOMPARE(at(own, 2.0), 1.0);
    QVERIFY(at(own, 1.0) < 0.8);
    QVERIFY2(at(own, 5.0) < 0.55, qPrintable(QString::number(at(own, 5.0))));
    const FigureLine& variance = *line_of(result, "variance");
    for (const double kept : {1.0, 2.0, 3.0, 5.0}) {
      QVERIFY(at(variance, kept) < 0.55);
    }
    QCOMPARE(at(*line_of(result, "Laplacian score"), 2.0), 1.0);
    QVERIFY(at(*line_of(result, "random order"), 2.0) < 0.9);
  }

  void standardised_columns_count_alike() {
    const Result result =
        run_to_end(*probe(), blobs_and_noise(), with({{"clustered_columns", "standardised"}}));
    QVERIFY(at(*line_of(result, "Probe"), 3.0) > 0.9);
  }

  void all_rankings_meet_where_everything_is_kept() {
    const Result result = run_to_end(*probe(), blobs_and_noise(), with({}));
    const Threshold& all = figure_of(result).thresholds.front();
    QCOMPARE(all.name, std::string("all features"));
    for (const FigureLine& line : lines_of(figure_of(result))) {
      QCOMPARE(at(line, 8.0), all.value);
    }
  }

  void every_number_is_an_accuracy() {
    const Result result = run_to_end(*probe(), blobs_and_noise(), with({}));
    const std::vector<FigureLine>& lines = lines_of(figure_of(result));
    QCOMPARE(lines.size(), 4U);
    for (const FigureLine& line : lines) {
      QCOMPARE(line.low.size(), line.y.size());
      for (std::size_t k = 0; k < line.y.size(); ++k) {
        QVERIFY(line.y[k] >= 1.0 / blobs && line.y[k] <= 1.0);
        QVERIFY(std::isfinite(line.low[k]) && std::isfinite(line.high[k]));
        QVERIFY(line.low[k] <= line.y[k] && line.y[k] <= line.high[k]);
      }
    }
    QVERIFY(figure_of(result).x.logarithmic && figure_of(result).x.whole_numbers);
    QVERIFY(contradiction_in(figure_of(result)).says_nothing());
  }

  void what_was_chosen_with_the_labels_is_called_an_oracle() {
    const Result result = run_to_end(*probe(), blobs_and_noise(), with({}));
    QVERIFY(!said(result, "an oracle, not an estimate for new data").empty());
    for (const char* exact : {"probe", "laplacian-score"}) {
      const Finding& best = tests::finding_of(result, std::string("cluster_accuracy:") + exact);
      QCOMPARE(best.value, 1.0);
      QCOMPARE(in_words(best.measured_on), std::string("the best 2 features"));
    }
    QCOMPARE(in_words(tests::finding_of(result, "cluster_accuracy:probe").title),
             std::string("accuracy of clusters, Probe"));
    for (const char* other : {"variance", "random", "all"}) {
      QVERIFY(tests::finding_of(result, std::string("cluster_accuracy:") + other).value < 1.0);
    }
    const auto& table = std::get<TextTable>(result.figures.back().shape);
    QCOMPARE(table.rows.size(), 5U);
    QCOMPARE(table.rows.front(), (std::vector<std::string>{"Probe", "2", "1", "0"}));
  }

  /// All features: the mean of equal accuracies is not exactly the accuracy.
  void equal_repeats_have_no_deviation_in_the_table() {
    const Result result =
        run_to_end(*probe(), blobs_and_noise(), with({{"cluster_starts", "200"}}));
    const auto& table = std::get<TextTable>(result.figures.back().shape);
    for (const std::vector<std::string>& row : table.rows) {
      QVERIFY2(row.back().find('e') == std::string::npos, row.back().c_str());
    }
  }

  void the_names_and_numbers_of_the_classes_mean_nothing() {
    const auto problem = blobs_and_noise();
    const Result before = run_to_end(*probe(), problem, with({}));
    auto renamed = std::make_shared<Problem>(*problem);
    for (int& each : renamed->labels->class_of) {
      each = (each + 1) % static_cast<int>(blobs);
    }
    std::rotate(renamed->labels->names.begin(), renamed->labels->names.begin() + 1,
                renamed->labels->names.end());
    QVERIFY(same_lines(figure_of(run_to_end(*probe(), renamed, with({}))), figure_of(before)));
  }

  /// The samples without a class are far away: as a cluster of their own, they would spoil all.
  void samples_without_a_class_are_left_out() {
    const auto problem = blobs_and_noise();
    auto wider = std::make_shared<Problem>(*blobs_and_noise(120));
    Matrix inputs = wider->inputs;
    inputs.topRows(90) = problem->inputs;
    inputs.bottomRows(30).array() += 1e4;
    wider->inputs = std::move(inputs);
    std::copy(problem->labels->class_of.begin(), problem->labels->class_of.end(),
              wider->labels->class_of.begin());
    std::fill(wider->labels->class_of.begin() + 90, wider->labels->class_of.end(), -1);
    const ClusterTrials without(problem, {});
    const ClusterTrials with_unknown(wider, {});
    for (const std::vector<Index>& kept : {std::vector<Index>{0, 1}, std::vector<Index>{2, 5}}) {
      QCOMPARE(with_unknown.accuracy(kept, 3, {}), without.accuracy(kept, 3, {}));
    }
  }

  void only_which_features_are_kept_matters_and_each_repeat_is_another() {
    const ClusterTrials trials(blobs_and_noise(), {1, false, 1});
    QCOMPARE(trials.accuracy({2, 5, 7}, 0, {}), trials.accuracy({7, 2, 5}, 0, {}));
    bool differ = false;
    for (Index repeat = 1; repeat < 10; ++repeat) {
      differ =
          differ || trials.accuracy({2, 5, 7}, repeat, {}) != trials.accuracy({2, 5, 7}, 0, {});
    }
    QVERIFY(differ);
  }

  void any_number_of_threads_gives_the_same_bits() {
    const int before = omp_get_max_threads();
    omp_set_num_threads(1);
    const Result one = run_to_end(*probe(), blobs_and_noise(), with({}));
    omp_set_num_threads(2);
    const Result two = run_to_end(*probe(), blobs_and_noise(), with({}));
    omp_set_num_threads(before);
    QVERIFY(same_lines(figure_of(one), figure_of(two)));
    QCOMPARE(figure_of(one).thresholds.front().value, figure_of(two).thresholds.front().value);
  }

  void the_streamed_curves_are_those_of_the_result() {
    const auto of = probe();
    const auto stepper = of->begin(blobs_and_noise(), values_of(*of, with({})));
    StreamedFigures streamed;
    Figure last;
    drive(*stepper, {}, [&](Snapshot&& snapshot) {
      for (const Figure& figure : streamed.append(snapshot.appended)) {
        last = figure.id == "cluster-accuracy" ? figure : last;
      }
    });
    QVERIFY(same_lines(last, figure_of(stepper->result())));
  }

  void a_stop_keeps_the_finished_numbers() {
    const auto of = probe();
    const auto stepper = of->begin(blobs_and_noise(), values_of(*of, with({})));
    std::stop_source source;
    std::vector<FigurePoint> points;
    drive(*stepper, source.get_token(), [&](Snapshot&& snapshot) {
      for (const FigurePoint& point : snapshot.appended.figure_points) {
        if (point.figure == "cluster-accuracy") {  // the made-up method streams some, too
          points.push_back(point);
        }
      }
      if (!points.empty()) {
        source.request_stop();
      }
    });
    const Result result = stepper->result();
    QCOMPARE(result.outcome.ending, Ending::stopped);
    QCOMPARE(line_of(result, "Probe")->y.front(), points.front().y);
    QVERIFY(figure_of(result).thresholds.empty());
    std::size_t kept = 0;
    for (const FigureLine& line : lines_of(figure_of(result))) {
      kept += line.x.size();
    }
    QCOMPARE(kept, std::size_t{1});
  }

  void own_numbers_take_the_place_of_the_usual_ones() {
    const Result result =
        run_to_end(*probe(), blobs_and_noise(), with({{"kept_numbers", "4,2,4"}}));
    QCOMPARE(line_of(result, "Probe")->x, (std::vector<double>{2, 4}));
    QCOMPARE(figure_of(result).thresholds.size(), 1U);
  }

  void a_number_that_cannot_be_kept_is_refused() {
    const auto problem = blobs_and_noise();
    QCOMPARE(
        first_complaint(*problem, {{"kept_numbers", "2,9"}}),
        std::string(
            "kept_numbers | Numbers kept (kept_numbers): 9 of 8 features cannot be kept; accepted: "
            "whole numbers from 1 to 8"));
    QVERIFY(first_complaint(*problem, {{"kept_numbers", "2.5"}}).starts_with("kept_numbers | "));
    QCOMPARE(first_complaint(*problem, {{"kept_numbers", "1,8"}}), std::string());
  }

  void a_label_that_clusters_cannot_be_compared_with_is_refused() {
    const auto problem = blobs_and_noise();
    auto none = *problem;
    none.labels.reset();
    QVERIFY(first_complaint(none, {}).starts_with(
        "trust | Trust: cluster accuracy needs a label: there is none; accepted: a column of "
        "classes with the role label, or for trust: none, "));
    auto one = *problem;
    for (int& each : one.labels->class_of) {
      each = each == 1 ? 1 : -1;
    }
    QVERIFY(first_complaint(one, {}).find("'blob' has 1 class in 30 samples that have one; "
                                          "accepted: 2 to 15 classes") != std::string::npos);
    auto each_its_own = *problem;
    std::iota(each_its_own.labels->class_of.begin(), each_its_own.labels->class_of.end(), 0);
    QVERIFY(first_complaint(each_its_own, {}).find("has 90 classes in 90 samples") !=
            std::string::npos);
  }

  void a_baseline_that_complains_is_left_out_and_said_to_be() {
    auto five = std::make_shared<Problem>(*blobs_and_noise(5, 3));
    five->labels->class_of = {0, 0, 1, 1, 1};
    const Result result = run_to_end(*probe(), five, with({}));
    QCOMPARE(result.outcome.ending, Ending::converged);
    QVERIFY(line_of(result, "Laplacian score") == nullptr);
    QVERIFY(line_of(result, "variance") != nullptr);
    const std::string words = said(result, "the ranking by Laplacian score is left out: ");
    QVERIFY2(words.find("5 do not fit 5 samples") != std::string::npos, words.c_str());
  }

  void a_method_is_not_compared_with_itself() {
    const MethodRegistry methods = builtin_methods();
    const Result result = run_to_end(methods.find("laplacian-score"), blobs_and_noise(), with({}));
    const auto& lines = lines_of(figure_of(result));
    QCOMPARE(std::count_if(lines.begin(), lines.end(),
                           [](const auto& line) { return line.name == "Laplacian score"; }),
             1);
    const Result other = run_to_end(methods.find("diffusion-score"), blobs_and_noise(), with({}));
    QCOMPARE(lines_of(figure_of(other)).size(), 4U);
  }

  /// Of the columns that were not chosen, a selection says only that they were not.
  void where_equal_features_are_divided_is_said() {
    const auto fps = studied<pcov::SelectionMethod>(pcov::Kind{.cur = false, .supervised = false});
    const Result result = run_to_end(*fps, blobs_and_noise(), with({{"count", "3"}}));
    const std::string words = said(result, "features that rank equal");
    QVERIFY2(words.find("first where 5 features are kept") != std::string::npos, words.c_str());
    QVERIFY(said(run_to_end(*probe(), blobs_and_noise(), with({})), "rank equal").empty());
  }

  void of_selected_samples_it_says_nothing() {
    const auto fps = studied<pcov::SelectionMethod>(pcov::Kind{.cur = false, .supervised = false});
    const Result result =
        run_to_end(*fps, blobs_and_noise(), with({{"select", "samples"}, {"count", "3"}}));
    QCOMPARE(said(result, "cluster accuracy"),
             std::string("cluster accuracy says nothing of selected samples"));
  }

  void a_ranking_made_with_the_labels_is_said_to_be() {
    const auto with_labels = with_studies(std::make_unique<const ProbeMethod>(Target::classes),
                                          std::make_shared<const StudyRegistry>(builtin_studies()));
    const std::string words = "the ranking was made with the labels, too";
    QVERIFY(!said(run_to_end(*with_labels, blobs_and_noise(), with({})), words).empty());
    QVERIFY(said(run_to_end(*probe(), blobs_and_noise(), with({})), words).empty());
  }

  /// Numbers whose squares are too large leave one cluster like any other, but no crash.
  void constant_and_enormous_columns_do_no_harm() {
    auto problem = *blobs_and_noise();
    Matrix inputs = problem.inputs;
    inputs.col(2).setConstant(4.0);
    inputs.col(3) *= 1e200;
    problem.inputs = std::move(inputs);
    const auto shared = std::make_shared<const Problem>(problem);
    const ClusterTrials standardised(shared, {2, true, 1});
    const double share_of_largest = standardised.accuracy({2}, 0, {});
    QVERIFY(share_of_largest >= 1.0 / blobs && share_of_largest < 0.5);
    const double enormous = ClusterTrials(shared, {2, false, 1}).accuracy({3}, 0, {});
    QVERIFY(enormous >= 1.0 / blobs && enormous <= 1.0);
  }

  void more_repeats_take_longer() {
    const auto of = probe();
    const auto problem = blobs_and_noise(1000);
    const auto seconds = [&](const Settings& settings) {
      return of->estimate(*problem, values_of(*of, settings)).seconds;
    };
    const double twenty = seconds({{"trust", "cluster-accuracy"}});
    QVERIFY(twenty > 0.0);
    QVERIFY(seconds({{"trust", "cluster-accuracy"}, {"repeats", "40"}}) > 1.5 * twenty);
  }
};

QTEST_GUILESS_MAIN(TestClusterAccuracy)
#include "tst_cluster_accuracy.moc"
