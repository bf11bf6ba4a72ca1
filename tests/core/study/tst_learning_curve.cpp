// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <set>

#include "core/measures/kernel_ridge.h"
#include "core/measures/standard_scaler.h"
#include "core/methods/pcov/selection_method.h"
#include "core/parallel.h"
#include "core/random.h"
#include "core/run/driver.h"
#include "core/run/streamed_figures.h"
#include "core/study/learning_curve.h"
#include "core/study/space_curve.h"
#include "core/study/studies.h"
#include "core/study/with_studies.h"
#include "tests/support/made_space_method.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/probe_method.h"
#include "tests/support/regression_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// The target is a function of the first two columns; all others are noise.
std::shared_ptr<Problem> two_of_ten(Index samples = 150, Index targets = 1) {
  auto problem = toy_problem(samples, 10);
  const Matrix x = problem->inputs;
  Matrix y(samples, targets);
  y.col(0) = (2.0 * x.col(0)).array().sin() + x.col(1).array();
  for (Index k = 1; k < targets; ++k) {
    y.col(k) = x.col(1).array().square() - x.col(0).array();
  }
  for (Index k = 0; k < targets; ++k) {
    problem->truth_features.push_back({"y", "kcal/mol", "", 0.0});
  }
  problem->truth = std::move(y);
  problem->rows.resize(static_cast<std::size_t>(samples));
  std::iota(problem->rows.begin(), problem->rows.end(), Index{0});
  return problem;
}

std::unique_ptr<const Method> with_curve(std::unique_ptr<const Method> method,
                                         Methods baselines = {}) {
  return with_studies(std::move(method), std::make_shared<const StudyRegistry>(
                                             builtin_studies({{}, std::move(baselines)})));
}
/// Its map takes the difference and the sum of the first two columns.
std::unique_ptr<const Method> probe(Methods baselines = {}) {
  return with_curve(std::make_unique<const ProbeMethod>(), std::move(baselines));
}
std::unique_ptr<const Method> made(SpaceOf space_of) {
  return with_curve(std::make_unique<const MadeSpaceMethod>(std::move(space_of)));
}
Methods regression() { return {std::make_shared<const RegressionMethod>(Abilities::none)}; }

const Settings quick{{"trust", "learning-curve"}, {"orders", "2"}, {"training_sizes", "4"}};

Settings with(Settings settings) {
  settings.insert(quick.begin(), quick.end());
  return settings;
}

const Figure* figure_in(const Result& result) {
  const auto found =
      std::find_if(result.figures.begin(), result.figures.end(),
                   [](const Figure& figure) { return figure.id == "learning-curve"; });
  return found == result.figures.end() ? nullptr : &*found;
}

const FigureLine* line_of(const Result& result, const std::string& name) {
  const Figure* figure = figure_in(result);
  if (figure == nullptr) {
    return nullptr;
  }
  const auto& lines = lines_of(*figure);
  const auto found = std::find_if(lines.begin(), lines.end(),
                                  [&](const FigureLine& line) { return line.name == name; });
  return found == lines.end() ? nullptr : &*found;
}

const FigureLine& raw_line(const Result& result) { return *line_of(result, "inputs as they are"); }

std::string said(const Result& result, const std::string& words) {
  const std::vector<std::string> all = in_words(result.warnings);
  const auto found = std::find_if(all.begin(), all.end(), [&](const std::string& warning) {
    return warning.find(words) != std::string::npos;
  });
  return found == all.end() ? "" : *found;
}

bool same_lines(const Figure& one, const Figure& other) {
  return std::equal(lines_of(one).begin(), lines_of(one).end(), lines_of(other).begin(),
                    lines_of(other).end(), [](const FigureLine& a, const FigureLine& b) {
                      return a.name == b.name && a.x == b.x && a.y == b.y && a.low == b.low &&
                             a.high == b.high && a.reference == b.reference;
                    });
}

std::string first_complaint(const Problem& problem, const Settings& settings) {
  const auto of = probe();
  const auto complaints = of->check(problem, values_of(*of, with(settings)));
  return complaints.empty() ? ""
                            : complaints.front().parameter + " | " + in_words(complaints.front());
}

/// The samples of the first order with this seed: to train on, then to test on.
std::vector<Index> first_order(Index samples) {
  return Random(1, Purpose::split, 1).permutation(samples);
}

std::vector<Index> rows_seen(const ProblemPtr& problem) {
  auto seen = std::make_shared<std::vector<Index>>();
  const auto of = made([seen](const Problem& part) {
    *seen = part.rows;
    return LearnedSpace(Vector::Ones(part.dimension()));
  });
  static_cast<void>(run_to_end(*of, problem, with({{"orders", "1"}})));
  return *seen;
}

}  // namespace

class TestLearningCurve : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void sizes_rise_in_geometric_steps_to_all_training_samples() {
    QCOMPARE(curve_sizes(400, 25, 5), (std::vector<Index>{25, 50, 100, 200, 400}));
    QCOMPARE(curve_sizes(28, 25, 50), (std::vector<Index>{25, 26, 27, 28}));
  }

  void test_samples_are_set_aside_first() {
    QCOMPARE(curve_parts(150, 0.2, 2000).test, Index{30});
    QCOMPARE(curve_parts(150, 0.2, 2000).train, Index{120});
    QCOMPARE(curve_parts(100000, 0.2, 2000).test, Index{5000});
    QCOMPARE(curve_parts(100000, 0.2, 2000).train, Index{2000});
    QCOMPARE(curve_parts(20, 0.01, 2000).test, Index{1});
  }

  void a_space_without_the_noise_needs_fewer_samples() {
    const Result result = run_to_end(*probe(), two_of_ten(), with({}));
    const FigureLine& own = *line_of(result, "Probe");
    const FigureLine& raw = raw_line(result);
    QCOMPARE(own.x, (std::vector<double>{20, 36, 66, 120}));
    QCOMPARE(raw.x, own.x);
    for (std::size_t k = 0; k < own.y.size(); ++k) {
      QVERIFY(own.y[k] < raw.y[k]);
      QVERIFY(own.low[k] <= own.y[k] && own.y[k] <= own.high[k]);
    }
    QVERIFY2(own.y.back() < 0.4 * raw.y.back(), qPrintable(QString::number(own.y.back())));
    const Finding& error = tests::finding_of(result, "learning_curve:probe");
    QCOMPARE(error.value, own.y.back());
    QCOMPARE(tests::finding_of(result, "learning_curve:inputs").value, raw.y.back());
    const std::string where = in_words(error.measured_on);
    QVERIFY2(where.starts_with("120 training samples, "), where.c_str());
    QVERIFY(where.ends_with(" kcal/mol"));  // what the mean misses
    QVERIFY2(where.find(" orders to which alone the ± belongs; ") != std::string::npos,
             where.c_str());
    const std::string words = said(result, "learning curve: ");
    QVERIFY2(words.starts_with("learning curve: Probe needs about "), words.c_str());
    QVERIFY(words.find(" for the error of the inputs as they are") != std::string::npos);
  }

  void what_does_not_help_is_said_not_to() {
    const auto noise_only = made([](const Problem& problem) {
      Vector weights = Vector::Ones(problem.dimension());
      weights.head(2).setZero();
      return LearnedSpace(weights);
    });
    const Result result = run_to_end(*noise_only, two_of_ten(), with({}));
    QVERIFY(line_of(result, "Made")->y.back() > raw_line(result).y.back());
    QVERIFY(!said(result, "the learned space does not lower the error of the inputs as they are")
                 .empty());
  }

  void the_axes_name_what_they_show() {
    const Figure figure = *figure_in(run_to_end(*probe(), two_of_ten(), with({})));
    QVERIFY(figure.x.logarithmic && figure.y.logarithmic && figure.x.whole_numbers);
    QCOMPARE(figure.y.title, std::string("Held-out error (1: knows nothing)"));
    QVERIFY(figure.y.unit.empty());
    QVERIFY(figure.help.find("learned from all training samples") != std::string::npos);
    QVERIFY(contradiction_in(figure).says_nothing());
    QVERIFY(lines_of(figure).back().reference);
  }

  /// Width and penalty are those with the least error of all combinations.
  void the_curve_of_the_inputs_is_a_kernel_ridge_regression_at_each_size() {
    const auto problem = two_of_ten();
    const Result result = run_to_end(*probe(), problem, with({{"orders", "1"}}));
    const FigureLine& raw = raw_line(result);
    const std::vector<Index> order = first_order(150);
    const std::vector<Index> test(order.begin() + 120, order.end());
    const std::vector<Index> all(order.begin(), order.begin() + 120);
    const auto scaler = fit_scaler(problem->inputs(all, Eigen::all));
    const Matrix x = scaler.apply(problem->inputs);
    const Matrix known = problem->truth(all, Eigen::all);
    const Folds folds = random_folds(120, 2, 1);
    double least = 1e300;
    KernelOptions rbf;
    double penalty = 0.0;
    for (const double gamma : {1.0 / 128, 1.0 / 32, 0.125, 0.5, 2.0, 8.0}) {
      const std::vector<double> penalties = geometric_steps(1e-9, 1.0, 10);
      const auto errors = *kernel_fold_errors(x(all, Eigen::all), known, folds, gamma, penalties);
      for (std::size_t k = 0; k < errors.size(); ++k) {
        if (errors[k] < least) {
          least = errors[k];
          rbf.gamma = gamma;
          penalty = penalties[k];
        }
      }
    }
    for (std::size_t k = 0; k < raw.x.size(); ++k) {
      const auto size = static_cast<std::ptrdiff_t>(raw.x[k]);
      const std::vector<Index> train(order.begin(), order.begin() + size);
      const Matrix y = problem->truth(train, Eigen::all);
      const Matrix inside = kernel_matrix(x(train, Eigen::all), x(train, Eigen::all), rbf);
      const Matrix coefficients = kernel_ridge_coefficients(inside, y.array() - y.mean(), penalty);
      const Matrix across = kernel_matrix(x(test, Eigen::all), x(train, Eigen::all), rbf);
      const Matrix missed =
          ((across * coefficients).array() + y.mean()).matrix() - problem->truth(test, Eigen::all);
      const Matrix of_mean =
          (problem->truth(test, Eigen::all).array() - Matrix(known).mean()).matrix();
      const double relative = missed.cwiseAbs().mean() / of_mean.cwiseAbs().mean();
      QVERIFY(std::abs(raw.y[k] / relative - 1.0) < 1e-6);
    }
  }

  void the_run_sees_training_samples_only() {
    const std::vector<Index> order = first_order(150);
    const std::vector<Index> seen = rows_seen(two_of_ten());
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    QCOMPARE(std::set<Index>(seen.begin(), seen.end()),
             std::set<Index>(order.begin(), order.begin() + 120));
  }

  void orders_differ_and_lines_share_them() {
    const auto problem = two_of_ten();
    const Result result = run_to_end(*probe(regression()), problem, with({}));
    const FigureLine& raw = raw_line(result);
    QVERIFY(raw.low.back() < raw.high.back());
    const auto unchanged = made([](const Problem& part) {
      return LearnedSpace::of_map(Matrix::Identity(part.dimension(), part.dimension()));
    });
    const Result other = run_to_end(*unchanged, problem, with({}));
    QCOMPARE(raw_line(other).y, raw.y);
    QCOMPARE(line_of(other, "Made")->y, raw.y);
  }

  void other_methods_are_drawn_and_the_method_itself_only_once() {
    const Result result = run_to_end(*probe(regression()), two_of_ten(), with({}));
    QCOMPARE(lines_of(*figure_in(result)).size(), 3U);
    const FigureLine* baseline = line_of(result, "Regression");
    QVERIFY(baseline != nullptr);
    QVERIFY(baseline->y.back() < raw_line(result).y.back());
    QCOMPARE(tests::finding_of(result, "learning_curve:regression").value, baseline->y.back());
    const Result own = run_to_end(
        *with_curve(std::make_unique<const RegressionMethod>(Abilities::none), regression()),
        two_of_ten(), with({}));
    QCOMPARE(lines_of(*figure_in(own)).size(), 2U);
    QCOMPARE(line_of(own, "Regression")->y, baseline->y);
  }

  void a_baseline_that_complains_is_left_out_and_said_to_be() {
    const auto needs_classes = std::make_shared<const ProbeMethod>(Target::classes);
    auto problem = *two_of_ten();
    problem.labels.reset();
    const auto unchanged =
        with_curve(std::make_unique<const MadeSpaceMethod>([](const Problem& part) {
                     return LearnedSpace(Vector::Ones(part.dimension()));
                   }),
                   {needs_classes});
    const Result result =
        run_to_end(*unchanged, std::make_shared<const Problem>(problem), with({}));
    QCOMPARE(result.outcome.ending, Ending::converged);
    QVERIFY(line_of(result, "Probe") == nullptr);
    QVERIFY(line_of(result, "Made") != nullptr);
    QVERIFY(!said(result, "learning curve: Probe is missing in some order: ").empty());
  }

  void spaces_that_cannot_be_learned_in_are_said_to_be_missing() {
    const auto words = [](SpaceOf space_of) {
      const Result result = run_to_end(*made(std::move(space_of)), two_of_ten(), with({}));
      return line_of(result, "Made") == nullptr ? said(result, "Made is missing") : "";
    };
    const std::string none = words([](const Problem&) { return LearnedSpace(); });
    QVERIFY2(none.ends_with("its run gave no space"), none.c_str());
    const auto nowhere = made([](const Problem& part) {
      return LearnedSpace(Vector::Constant(part.dimension(), std::nan("")));
    });
    const Result lost = run_to_end(*nowhere, two_of_ten(), with({}));
    QVERIFY(line_of(lost, "Made") == nullptr);
    QVERIFY(!said(lost, "Made is missing").empty() || !said(lost, "no finite value").empty());
    const std::string point = words([](const Problem& part) {
      return LearnedSpace::of_map(Matrix::Zero(2, part.dimension()));
    });
    QVERIFY2(point.ends_with("all training samples are at one place in its space"), point.c_str());
  }

  void inputs_of_different_spread_are_also_taken_at_equal_spread() {
    const std::string equal = "inputs at equal spread";
    auto problem = *two_of_ten();
    const Result before = run_to_end(*probe(), two_of_ten(), with({}));
    QVERIFY(line_of(before, equal) == nullptr);
    Matrix inputs = problem.inputs;
    inputs.col(9) *= 100.0;
    problem.inputs = std::move(inputs);
    const Result result = run_to_end(*probe(), std::make_shared<const Problem>(problem), with({}));
    QVERIFY(line_of(result, equal)->y.back() < raw_line(result).y.back());
    // Drawn from about equal columns, both are about what they were.
    QVERIFY(std::abs(line_of(result, equal)->y.back() / raw_line(before).y.back() - 1.0) < 0.2);
    QCOMPARE(in_words(tests::finding_of(result, "learning_curve:inputs_alike").title),
             "held-out error with the " + equal);
  }

  void several_targets_count_alike_in_any_unit() {
    auto problem = *two_of_ten(150, 2);
    const auto before = std::make_shared<const Problem>(problem);
    problem.truth = Matrix(problem.truth) * Eigen::Vector2d(1.0, 1024.0).asDiagonal();
    const auto after = std::make_shared<const Problem>(problem);
    const Result one = run_to_end(*probe(), before, with({}));
    const Result two = run_to_end(*probe(), after, with({}));
    const Finding& error = tests::finding_of(one, "learning_curve:probe");
    const std::string where = in_words(error.measured_on);
    QVERIFY2(where.ends_with(" standard deviations"), where.c_str());
    const auto& y = line_of(one, "Probe")->y;
    for (std::size_t k = 0; k < y.size(); ++k) {
      QVERIFY(std::abs(line_of(two, "Probe")->y[k] / y[k] - 1.0) < 1e-9);
    }
  }

  void the_streamed_curves_are_those_of_the_result() {
    const auto of = probe(regression());
    const auto stepper = of->begin(two_of_ten(), values_of(*of, with({})));
    StreamedFigures streamed;
    Figure last;
    drive(*stepper, {}, [&](Snapshot&& snapshot) {
      for (const Figure& figure : streamed.append(snapshot.appended)) {
        last = figure.id == "learning-curve" ? figure : last;
      }
    });
    QVERIFY(same_lines(last, *figure_in(stepper->result())));
  }

  void a_stop_keeps_the_finished_curves() {
    const auto of = probe();
    const auto stepper = of->begin(two_of_ten(), values_of(*of, with({})));
    std::stop_source source;
    drive(*stepper, source.get_token(), [&](Snapshot&& snapshot) {
      for (const FigurePoint& point : snapshot.appended.figure_points) {
        if (point.figure == "learning-curve") {  // the made-up method streams some, too
          source.request_stop();
        }
      }
    });
    const Result result = stepper->result();
    QCOMPARE(result.outcome.ending, Ending::stopped);
    QCOMPARE(lines_of(*figure_in(result)).size(), 1U);
    QCOMPARE(line_of(result, "Probe")->y.size(), 4U);
  }

  void every_piece_of_a_curve_can_be_stopped() {
    const Matrix x = normal_matrix(60, 3, 5);
    const Matrix y = x.rowwise().squaredNorm();
    SpaceCurve curve({x.topRows(40), y.topRows(40), x.bottomRows(20), y.bottomRows(20)}, {10, 40},
                     {}, 1);
    std::stop_source source;
    source.request_stop();
    int pieces = 0;
    auto progress = ReplicatePlan::Progress::more;
    while (progress == ReplicatePlan::Progress::more) {
      QCOMPARE(curve.advance(source.get_token()), ReplicatePlan::Progress::stopped);
      progress = curve.advance({});
      ++pieces;
    }
    QCOMPARE(progress, ReplicatePlan::Progress::finished);
    QCOMPARE(pieces, 7);
    QVERIFY(curve.errors().allFinite());
  }

  void any_number_of_threads_gives_the_same_bits() {
    const std::size_t before = most_threads();
    set_most_threads(1);
    const Result one = run_to_end(*probe(regression()), two_of_ten(), with({}));
    set_most_threads(2);
    const Result two = run_to_end(*probe(regression()), two_of_ten(), with({}));
    set_most_threads(before);
    QVERIFY(same_lines(*figure_in(one), *figure_in(two)));
  }

  void a_ground_truth_without_columns_is_refused() {
    auto problem = *two_of_ten();
    QCOMPARE(first_complaint(problem, {}), std::string());
    auto constant = problem;
    constant.truth = Matrix::Constant(150, 1, 3.0);
    QVERIFY(first_complaint(constant, {}).find(": it is constant; accepted: ") !=
            std::string::npos);
    auto distances = problem;
    distances.truth = Matrix::Ones(150, 150);
    distances.truth_kind = TruthKind::distance_matrix;
    distances.truth_features.clear();
    QVERIFY(first_complaint(distances, {}).find("distances between samples are none") !=
            std::string::npos);
    auto none = problem;
    none.truth = Matrix(150, 0);
    QVERIFY(first_complaint(none, {}).starts_with(
        "trust | Trust: a learning curve needs a target to predict: there is none; accepted: "
        "columns of numbers with the role target, or for trust: none, "));
  }

  void too_few_samples_are_refused() {
    QCOMPARE(first_complaint(*two_of_ten(25), {}),
             std::string("smallest_training | Smallest training set (smallest_training): 20 "
                         "samples are as many as "
                         "there are to train on (20) or more; accepted: 4 to 19"));
    QCOMPARE(first_complaint(*two_of_ten(25), {{"smallest_training", "19"}}), std::string());
  }

  void methods_that_learn_no_space_are_not_offered_it() {
    const auto study = learning_curve_study({});
    QVERIFY(!study->takes(pcov::SelectionMethod({.cur = true, .supervised = false})));
    QVERIFY(study->takes(ProbeMethod()));
    QVERIFY(study->takes(RegressionMethod(Abilities::none)));
  }

  void larger_training_sets_and_more_orders_take_longer() {
    const auto of = probe(regression());
    const auto problem = two_of_ten(6000);
    const auto seconds = [&](Settings settings) {
      settings.insert({"trust", "learning-curve"});
      return of->estimate(*problem, values_of(*of, settings)).seconds;
    };
    const double usual = seconds({});
    QVERIFY(usual > 0.0);
    QVERIFY(seconds({{"most_training", "4000"}}) > 1.5 * usual);
    QVERIFY(seconds({{"orders", "6"}}) > 1.9 * usual);
  }
};

QTEST_GUILESS_MAIN(TestLearningCurve)
#include "tst_learning_curve.moc"
