// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <array>

#include "core/data/generators.h"
#include "core/methods/dii/dii_method.h"
#include "core/methods/pcov/selection_method.h"
#include "core/problem/input_deviations.h"
#include "core/problem/sample_order.h"
#include "core/random.h"
#include "core/run/driver.h"
#include "core/run/feature_column.h"
#include "core/text.h"
#include "tests/support/dii_cases.h"
#include "tests/support/messages.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::unique_ptr<const Method> method() { return studied<dii::DiiMethod>(); }

ProblemPtr ten(Index samples) {
  return std::make_shared<const Problem>(make_problem(ten_gaussians(samples, 3)));
}

/// Inputs that say nothing of the truth.
ProblemPtr noise() {
  return std::make_shared<const Problem>(
      problem_of(gaussian_space(240, 8, 4), gaussian_space(240, 2, 5)));
}

const Settings quick{{"epochs", "40"}};

Settings with(Settings settings) {
  settings.insert(quick.begin(), quick.end());
  return settings;
}

struct Watched {
  Result result;
  std::vector<FigurePoint> points;
  std::vector<Figure> figures;
  bool fraction_fell = false;
  bool point_before_its_name = false;
};

/// \param most_points  asks to stop after so many points of curves; 0: never
Watched watch(const ProblemPtr& problem, const Settings& settings, std::size_t most_points = 0) {
  const auto of = method();
  const auto stepper = of->begin(problem, values_of(*of, settings));
  Watched watched;
  std::stop_source source;
  double fraction = 0.0;
  drive(*stepper, source.get_token(), [&](Snapshot&& snapshot) {
    Appended& appended = snapshot.appended;
    watched.figures.insert(watched.figures.end(), appended.figures.begin(), appended.figures.end());
    watched.points.insert(watched.points.end(), appended.figure_points.begin(),
                          appended.figure_points.end());
    watched.point_before_its_name |= watched.figures.empty() && !watched.points.empty();
    watched.fraction_fell |= snapshot.fraction < fraction;
    fraction = snapshot.fraction;
    if (most_points > 0 && watched.points.size() >= most_points) {
      source.request_stop();
    }
  });
  watched.result = stepper->result();
  return watched;
}

const FigureLine& curve(const Result& result, const std::string& name) {
  for (const Figure& figure : result.figures) {
    for (const FigureLine& candidate : lines_of(figure)) {
      if (candidate.name == name) {
        return candidate;
      }
    }
  }
  throw std::runtime_error("no curve " + name);
}

/// The lowest objective of so many features on the path.
double on_path(const Result& result, double count) {
  double lowest = 2.0;
  for (const PathPoint& point : result.path) {
    if (static_cast<double>(point.feature_count) == count) {
      lowest = std::min(lowest, point.objective);
    }
  }
  return lowest;
}

bool has_shares(const Result& result) {
  return !result.columns.empty() && result.columns.back().kind == ValueKind::share;
}

double share(const Result& result, std::size_t feature) {
  return result.columns.back().values.at(feature);
}

QString first_complaint(const ProblemPtr& problem, const Settings& settings) {
  const auto of = method();
  const auto complaints = of->check(*problem, values_of(*of, settings));
  return complaints.empty() ? QString()
                            : QString::fromStdString(complaints.front().parameter + " | " +
                                                     in_words(complaints.front()));
}

}  // namespace

/// The DII with the studies of its trust around it.
class TestTrusted : public QObject {
  Q_OBJECT

  static void each_study() {
    QTest::addColumn<QString>("trust");
    QTest::addColumn<int>("points");  // that a single replicate streams at least
    QTest::newRow("block-validation") << "block-validation" << 2;
    QTest::newRow("random-subsets") << "random-subsets" << 1;
    QTest::newRow("stability") << "stability" << 5;
    QTest::newRow("permuted-target") << "permuted-target" << 10;
  }
  static Settings current_study() {
    QFETCH(QString, trust);
    return with({{"trust", trust.toStdString()},
                 {"search", "backward"},
                 {"blocks", "3"},
                 {"replicates", "4"}});
  }

 private Q_SLOTS:
  void without_trust_the_run_is_as_it_was() {
    const ProblemPtr problem = ten(120);
    const Result alone = run_to_end(dii::DiiMethod(), problem, quick);
    const Result around = run_to_end(*method(), problem, quick);
    QCOMPARE(around.space.weights(), alone.space.weights());
    QVERIFY(around.figures.empty());
  }

  /// A finding is the value of the curve where the run keeps so many features.
  void the_finding_is_that_of_the_features_that_are_kept() {
    const std::vector<std::array<std::string, 3>> cases{
        {"block-validation", "tested", "validation"},
        {"random-subsets", "random", "random subsets"}};
    for (const auto& [trust, id, name] : cases) {
      const Result result =
          watch(
              ten(120),
              with(
                  {{"trust", trust}, {"search", "backward"}, {"blocks", "3"}, {"replicates", "4"}}))
              .result;
      const Index kept = result.path.at(*result.suggested_path_point).feature_count;
      QVERIFY2(kept > 1 && kept < 10, id.c_str());
      const FigureLine& line = curve(result, name);
      const auto at = std::find(line.x.begin(), line.x.end(), static_cast<double>(kept));
      QVERIFY2(at != line.x.end(), id.c_str());
      const Finding& finding = finding_of(result, id);
      QCOMPARE(finding.value, line.y[static_cast<std::size_t>(at - line.x.begin())]);
      QCOMPARE(in_words(finding.measured_on), counted(kept, "feature"));
      QVERIFY(finding.error && *finding.error > 0.0);
    }
  }

  void a_model_of_noise_is_unmasked_by_the_other_blocks() {
    const Result result =
        watch(noise(), with({{"trust", "block-validation"}, {"blocks", "4"}})).result;
    const double train = curve(result, "train").y.front();
    const double validation = curve(result, "validation").y.front();
    QVERIFY2(std::abs(validation - 1.0) < 0.1, qPrintable(QString::number(validation)));
    QVERIFY2(train < validation - 0.1, qPrintable(QString::number(train)));
  }

  void what_is_true_holds_in_the_other_blocks() {
    const Result result =
        watch(ten(600),
              with({{"trust", "block-validation"}, {"search", "backward"}, {"blocks", "3"}}))
            .result;
    const FigureLine& train = curve(result, "train");
    const FigureLine& validation = curve(result, "validation");
    QCOMPARE(train.x.size(), 10U);
    QCOMPARE(validation.x, train.x);
    for (std::size_t k = 0; k < train.x.size(); ++k) {
      QVERIFY(validation.low[k] <= validation.y[k] && validation.y[k] <= validation.high[k]);
      QVERIFY(std::abs(validation.y[k] - train.y[k]) < 0.05);
    }
    QVERIFY(validation.y[4] < 0.1);
    QVERIFY(validation.y[0] > 0.2);
  }

  /// What the table and the matrix say of a block is what a run on that block alone finds.
  void each_block_says_what_it_found() {
    const ProblemPtr problem = ten(240);
    const Settings search = with({{"search", "backward"}});
    Settings settings = search;
    settings.insert({{"trust", "block-validation"}, {"blocks", "3"}, {"stride", "2"}});
    const Result result = run_to_end(*method(), problem, settings);
    const auto figure = [&](const char* id) {
      return *std::find_if(result.figures.begin(), result.figures.end(),
                           [&](const Figure& each) { return each.id == id; });
    };
    const TextTable table = std::get<TextTable>(figure("block-solutions").shape);
    QCOMPARE(table.header, (std::vector<std::string>{"block", "features", "train", "validation",
                                                     "validation set 1", "validation set 2",
                                                     "selected", "relative weights"}));
    QCOMPARE(table.rows.size(), 3U * 10U);
    double of_five = 0.0;
    for (const std::vector<std::string>& row : table.rows) {
      QCOMPARE(row.size(), table.header.size());
      const double mean = (std::stod(row[4]) + std::stod(row[5])) / 2.0;
      QVERIFY(std::abs(mean - std::stod(row[3])) < 1e-5);
      QVERIFY(row[4] != row[5]);
      of_five += row[1] == "5" ? std::stod(row[3]) / 3.0 : 0.0;
    }
    const FigureLine& validation = curve(result, "validation");
    const auto five = std::find(validation.x.begin(), validation.x.end(), 5.0);
    const auto at_five = static_cast<std::size_t>(five - validation.x.begin());
    QVERIFY(std::abs(of_five - validation.y[at_five]) < 1e-5);

    const auto block = std::make_shared<const Problem>(
        problem->with_samples(blocks_of(240, problem->order, 3)[1]));
    const Result alone = run_to_end(*method(), block, search);
    const auto of_block = [&](Index count) {
      return *std::find_if(alone.path.begin(), alone.path.end(),
                           [&](const PathPoint& point) { return point.feature_count == count; });
    };
    const auto row = std::find_if(table.rows.begin(), table.rows.end(), [](const auto& each) {
      return each[0] == "2" && each[1] == "3";
    });
    std::string names;
    for (const Index feature : of_block(3).selection) {
      names +=
          (names.empty() ? "" : ", ") + problem->features[static_cast<std::size_t>(feature)].name;
    }
    QCOMPARE((*row)[6], names);

    const MatrixShape weights = std::get<MatrixShape>(figure("block-weights").shape);
    QCOMPARE(weights.column_names,
             (std::vector<std::string>{"all samples", "block 1", "block 2", "block 3"}));
    QCOMPARE(weights.row_names.size(), 10U);
    const Vector raw = of_block(std::ssize(result.selection.features)).weights;
    const FeatureColumn relative = weight_column(input_deviations(*problem), raw);
    for (std::size_t place = 0; place < weights.row_names.size(); ++place) {
      const auto named = std::find_if(
          problem->features.begin(), problem->features.end(),
          [&](const ColumnInfo& each) { return each.name == weights.row_names[place]; });
      const auto feature = static_cast<std::size_t>(named - problem->features.begin());
      QCOMPARE(weights.values[4 * place + 2], relative.values[feature]);
    }
  }

  void random_subsets_lie_above_the_path() {
    const Watched watched = watch(
        ten(250), with({{"trust", "random-subsets"}, {"search", "backward"}, {"replicates", "8"}}));
    const FigureLine& random = curve(watched.result, "random subsets");
    QCOMPARE(random.x.size(), 9U);  // of all ten there is only one subset
    QVERIFY(watched.result.figures.front().behind == "path");
    for (std::size_t k = 0; k < random.x.size(); ++k) {
      const double path = on_path(watched.result, random.x[k]);
      QVERIFY2(random.y[k] > path, qPrintable(QString::number(random.x[k])));
      QVERIFY(random.low[k] > path - 0.01);
    }
    QVERIFY(random.y[4] > 3.0 * on_path(watched.result, 5.0));
  }

  void what_matters_is_selected_by_every_run_and_noise_by_few() {
    const Result result =
        watch(ten(400), with({{"trust", "stability"}, {"search", "l1-path"}, {"replicates", "8"}}))
            .result;
    // The fifth, of weight 0.5 beside 5, is where the knee may or may not lie.
    for (const std::size_t feature : {0U, 1U, 2U, 3U}) {
      QCOMPARE(share(result, feature), 1.0);
    }
    for (const std::size_t feature : {5U, 6U, 7U, 8U, 9U}) {
      QVERIFY(share(result, feature) < 0.5);
    }
    QCOMPARE(curve(result, "x1").y.front(), 1.0);  // the strongest alone, every time
    QCOMPARE(curve(result, "x5").y.front(), 0.0);
  }

  /// Of features nothing is said where samples are selected.
  void selected_samples_are_judged_as_samples() {
    const auto fps = studied<pcov::SelectionMethod>(pcov::Kind{.cur = false, .supervised = false});
    const auto with_resample = [&](const char* resample) {
      return run_to_end(*fps, ten(60),
                        {{"select", "samples"},
                         {"count", "5"},
                         {"trust", "stability"},
                         {"replicates", "6"},
                         {"resample", resample}});
    };
    const Result result = with_resample("bootstrap");
    QCOMPARE(result.samples->positions.size(), 5U);
    QVERIFY(!has_shares(result));
    const double again = finding_of(result, "selected_again").value;
    QVERIFY(again > 0.0 && again <= 1.0);
    QVERIFY(finding_of(result, "steady_samples").value <= 5.0);
  }

  void seeds_that_change_nothing_are_told_of() {
    const Result result =
        watch(ten(100), with({{"trust", "stability"}, {"resample", "seeds"}, {"replicates", "2"}}))
            .result;
    QCOMPARE(result.warnings.back().id, std::string("stability.deterministic"));
  }

  void each_seed_takes_other_rows() {
    const Result result = watch(ten(100), with({{"trust", "stability"},
                                                {"resample", "seeds"},
                                                {"rows", "40"},
                                                {"replicates", "2"}}))
                              .result;
    QVERIFY(!tests::has_message(result.warnings, "stability.deterministic"));
  }

  void the_curves_are_named_before_their_points_and_the_fraction_never_falls_data() {
    each_study();
  }
  void the_curves_are_named_before_their_points_and_the_fraction_never_falls() {
    const Watched watched = watch(ten(120), current_study());
    QVERIFY(!watched.fraction_fell);
    QVERIFY(!watched.point_before_its_name);
    QCOMPARE(watched.figures.size(), 1U);
    QVERIFY(!watched.figures.front().title.empty());
    QCOMPARE(watched.figures.front().x.title, std::string("Number of features"));
    QCOMPARE(watched.result.figures.front().id, watched.figures.front().id);
  }

  void any_number_of_threads_gives_the_same_bits_data() { each_study(); }
  void any_number_of_threads_gives_the_same_bits() {
    const int before = omp_get_max_threads();
    omp_set_num_threads(1);
    const Result one = watch(ten(120), current_study()).result;
    omp_set_num_threads(2);
    const Result two = watch(ten(120), current_study()).result;
    omp_set_num_threads(before);
    QCOMPARE(two.space.weights(), one.space.weights());
    QCOMPARE(two.figures.size(), one.figures.size());
    for (std::size_t k = 0; k < lines_of(one.figures.front()).size(); ++k) {
      QCOMPARE(lines_of(two.figures.front())[k].y, lines_of(one.figures.front())[k].y);
      QCOMPARE(lines_of(two.figures.front())[k].high, lines_of(one.figures.front())[k].high);
    }
    QCOMPARE(two.columns.back().values, one.columns.back().values);
  }

  void a_stop_keeps_the_run_and_the_finished_replicates_data() { each_study(); }
  void a_stop_keeps_the_run_and_the_finished_replicates() {
    QFETCH(int, points);
    const Watched watched = watch(ten(120), current_study(), static_cast<std::size_t>(points));
    QCOMPARE(watched.result.outcome.ending, Ending::stopped);
    QCOMPARE(watched.result.path.size(), 10U);
    QVERIFY(!watched.result.figures.empty());
    const Watched whole = watch(ten(120), current_study());
    QCOMPARE(whole.result.outcome.ending, Ending::converged);
    QVERIFY(watched.points.size() < whole.points.size());
    const FigurePoint& last = watched.points.back();
    QCOMPARE(curve(watched.result, last.line).y.back(), last.y);
  }

  void a_stop_in_the_main_run_is_that_of_the_main_run() {
    const auto of = method();
    const auto stepper = of->begin(ten(120), values_of(*of, with({{"trust", "stability"}})));
    std::stop_source source;
    drive(*stepper, source.get_token(), [&](Snapshot&&) { source.request_stop(); });
    const Result result = stepper->result();
    QCOMPARE(result.outcome.ending, Ending::stopped);
    QVERIFY(!has_shares(result));
    QVERIFY(result.figures.empty());
  }

  void the_estimate_is_of_all_replicates() {
    const ProblemPtr problem = ten(1500);
    const auto of = method();
    const auto seconds = [&](const Settings& settings) {
      return of->estimate(*problem, values_of(*of, settings)).seconds;
    };
    const double alone = seconds({});
    const double seeds = seconds({{"trust", "stability"}, {"resample", "seeds"}});
    QVERIFY(std::abs(seeds / alone - 21.0) < 1e-9);
    QVERIFY(seconds({{"trust", "block-validation"}}) > alone);
    const auto subsets = [&](const char* replicates) {
      return seconds({{"trust", "random-subsets"}, {"replicates", replicates}, {"l1", "1e-4"}});
    };
    QVERIFY(subsets("40") > 1.5 * subsets("20"));
    // Nothing is left out, so there is nothing to compare with.
    QCOMPARE(seconds({{"trust", "random-subsets"}}), alone);
  }

  void neighbours_in_time_are_fewer_where_samples_are_thinned() {
    const auto of = method();
    const ParameterValues values = values_of(*of, {{"exclude", "10"}});
    QCOMPARE(of->for_share_of_samples(values, 0.25).integer("exclude"), std::int64_t{3});
    QCOMPARE(of->for_share_of_samples(values, 1.0).integer("exclude"), std::int64_t{10});
  }

  void what_the_samples_do_not_allow_is_refused_and_the_parameter_named_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<QString>("trust");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("blocks") << 100 << "block-validation"
                            << "blocks"
                            << "9"
                            << "blocks | Blocks: 9 blocks of 100 samples would have 11 each; "
                               "accepted: 2 to 5, so that a block has at least 20 samples";
    QTest::newRow("stride")
        << 100 << "block-validation"
        << "stride"
        << "9"
        << "stride | Stride: every 9th of the other blocks' 80 samples leaves "
           "8 for validation; accepted: 1 to 4, which leaves at least 20 samples";
    QTest::newRow("samples")
        << 30 << "block-validation"
        << "blocks"
        << "2"
        << "trust | Trust: block validation needs 40 samples, but there are 30; "
           "accepted: none, random-subsets, stability, knockoffs, permuted-target, random-columns, "
           "cluster-accuracy, learning-curve, power";
    QTest::newRow("resample")
        << 30 << "stability"
        << "resample"
        << "bootstrap"
        << "resample | Repeat with (resample): 63 % of 30 samples are fewer than 20; "
           "accepted: seeds, or more samples";
  }
  void what_the_samples_do_not_allow_is_refused_and_the_parameter_named() {
    QFETCH(int, samples);
    QFETCH(QString, trust);
    QFETCH(QString, id);
    QFETCH(QString, value);
    QFETCH(QString, complaint);
    QCOMPARE(first_complaint(ten(samples), {{"trust", trust.toStdString()},
                                            {id.toStdString(), value.toStdString()}}),
             complaint);
  }

  void random_subsets_of_a_single_input_are_refused() {
    const std::vector<Index> first{0};
    const auto one = std::make_shared<const Problem>(ten(60)->with_inputs(first));
    QCOMPARE(first_complaint(one, {{"trust", "random-subsets"}}),
             QString("trust | Trust: random subsets need at least 2 inputs that vary; there is 1; "
                     "accepted: none, block-validation, stability, knockoffs, permuted-target, "
                     "random-columns, "
                     "cluster-accuracy, learning-curve, power"));
  }
};

QTEST_GUILESS_MAIN(TestTrusted)

#include "tst_trusted.moc"
