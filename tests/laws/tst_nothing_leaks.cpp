// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "core/analysis/held_out_error.h"
#include "core/data/quantile.h"
#include "core/measures/kernel_learning_curve.h"
#include "core/measures/kernel_ridge.h"
#include "core/measures/reconstruction_error.h"
#include "core/measures/regression_error.h"
#include "core/measures/ridge_search.h"
#include "core/measures/selection_error.h"
#include "core/measures/standard_scaler.h"
#include "core/methods/registry.h"
#include "core/positions.h"
#include "core/study/space_curve.h"
#include "core/trials/held_out_errors.h"
#include "tests/support/changed_cells.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"
#include "tests/support/spied_study.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using What = SpyEvent::What;
using Rows = std::vector<Index>;

constexpr Index samples = 120;

bool are_disjoint(const Rows& one, const Rows& other) {
  return std::none_of(one.begin(), one.end(), [&](Index row) {
    return std::find(other.begin(), other.end(), row) != other.end();
  });
}

bool same_numbers(const Problem& one, const Problem& other) {
  return Matrix(one.inputs) == Matrix(other.inputs) && Matrix(one.truth) == Matrix(other.truth);
}

/// A problem with its own numbers in its rows of the whole one.
bool is_part_of(const Problem& part, const Problem& whole) {
  return same_numbers(part, whole.with_samples(part.rows));
}

std::vector<SpyEvent> judgements(const SpiedStudy& spied) {
  std::vector<SpyEvent> all = spied.of(What::risk);
  for (const What what : {What::statistic, What::score}) {
    const std::vector<SpyEvent> more = spied.of(what);
    all.insert(all.end(), more.begin(), more.end());
  }
  return all;
}

/// The numbers of the first replicate, by figure, line and their order.
std::map<std::string, double> first_points(const SpiedStudy& spied) {
  std::map<std::string, double> points;
  std::map<std::string, int> of_line;
  for (const auto& [point, fits] : spied.points) {
    if (fits == 2) {
      const std::string line = point.figure + "/" + point.line;
      points[line + "/" + std::to_string(of_line[line]++)] = point.y;
    }
  }
  return points;
}

bool is_of_training(const std::string& place) { return place.find("train") != std::string::npos; }

/// An error on some test rows of a table, of what is learned from some training rows.
struct TestedError {
  std::string name;
  double power = 1.0;  ///< of which the mean over the test rows is taken
  std::function<double(const Matrix& x, const Matrix& y, const Split& split)> error;
};

OrderedSamples ordered(const Matrix& x, const Matrix& y, const Split& split) {
  return {x(split.train, Eigen::all), y(split.train, Eigen::all), x(split.test, Eigen::all),
          y(split.test, Eigen::all)};
}

double by_space_curve(const Matrix& x, const Matrix& y, const Split& split) {
  const Index most = std::ssize(split.train);
  SpaceCurve curve(ordered(x, y, split), {10, most}, SampleOrder(), 1);
  while (curve.advance({}) == ReplicatePlan::Progress::more) {
  }
  return curve.errors()[1];
}

Problem problem_with(const Matrix& inputs) {
  Problem problem = spied_problem(inputs.rows(), inputs.cols(), 1);
  problem.inputs = inputs;
  return problem;
}

/// What the answer asks, of training and test rows.
/// \param parted  receives the split of the task
HeldOutColumns task_of_answer(Problem problem, const Matrix& y, const Split& split, Split& parted) {
  Rows rows = split.train;
  rows.insert(rows.end(), split.test.begin(), split.test.end());
  problem.labels.reset();
  problem.truth = Matrix(y.leftCols(1));
  Message why;
  auto task = held_out_columns(problem.with_samples(rows), {}, {}, why);
  parted.train = all_positions(std::ssize(split.train));
  parted.test.resize(split.test.size());
  std::iota(parted.test.begin(), parted.test.end(), std::ssize(split.train));
  return *std::move(task);
}

/// As the answer judges columns. Training rows make the only other fold.
double by_answer(const Matrix& x, const Matrix& y, const Split& split) {
  Split parted;
  HeldOutColumns task = task_of_answer(problem_with(x), y, split, parted);
  task.splits = {parted, {parted.test, parted.train}};
  return (*held_out_errors(task, {all_positions(x.cols())}, {}))(0, 0);
}

/// As it judges columns that were chosen in the training part, where cells were missing.
double by_answer_with_gaps(const Matrix& x, const Matrix& y, const Split& split) {
  Split parted;
  HeldOutColumns task = task_of_answer(with_gaps(problem_with(x)), y, split, parted);
  task.splits = {parted};
  return (*nested_errors(task, {all_positions(x.cols())}, {}))[0];
}

template <typename Error>
TestedError by_ranking(std::string name, double power, Error options) {
  return {std::move(name), power, [options](const Matrix& x, const Matrix& y, const Split& split) {
            SelectionErrorTask task{x, y, split};
            options(task);
            const Rows ranking =
                task.ranked == Ranked::samples ? split.train : all_positions(x.cols());
            return selection_errors(task, ranking, Rows{3})->errors.front();
          }};
}

std::vector<TestedError> tested_errors() {
  const auto regression = [](Regressor regressor) {
    return [regressor](const Matrix& x, const Matrix& y, const Split& split) {
      RegressionOptions options;
      options.regressor = regressor;
      return regression_error(x, y, split, options);
    };
  };
  return {
      {"ridge", 2.0, regression(Regressor::ridge)},
      {"kernel ridge", 2.0, regression(Regressor::kernel_ridge)},
      {"sparse kernel ridge", 2.0,
       [](const Matrix& x, const Matrix& y, const Split& split) {
         return sparse_regression_error(x, y, split,
                                        {split.train.begin(), split.train.begin() + 9});
       }},
      {"global reconstruction", 2.0,
       [](const Matrix& x, const Matrix& y, const Split& split) {
         return global_reconstruction(x, y, split).error;
       }},
      {"distortion", 2.0,
       [](const Matrix& x, const Matrix& y, const Split& split) {
         return global_reconstruction(x, y, split).distortion;
       }},
      {"local reconstruction", 2.0,
       [](const Matrix& x, const Matrix& y, const Split& split) {
         return local_reconstruction(x, y, split, 12)->error;
       }},
      {"unreconstructed", 2.0,
       [](const Matrix& /*x*/, const Matrix& y, const Split& split) {
         return unreconstructed(y, split);
       }},
      by_ranking("columns by ridge", 2.0, [](SelectionErrorTask& /*task*/) {}),
      by_ranking(
          "columns by reconstruction", 2.0,
          [](SelectionErrorTask& task) { task.judged_by = JudgedBy::global_reconstruction; }),
      by_ranking("columns by local reconstruction", 2.0,
                 [](SelectionErrorTask& task) { task.judged_by = JudgedBy::local_reconstruction; }),
      by_ranking("samples", 2.0, [](SelectionErrorTask& task) { task.ranked = Ranked::samples; }),
      {"learning curve of a kernel", 1.0,
       [](const Matrix& x, const Matrix& y, const Split& split) {
         return (*kernel_learning_curve(ordered(x, y, split), {std::ssize(split.train)},
                                        {0.3, 1e-3, true}))(0, 0);
       }},
      {"learning curve of a space", 1.0, by_space_curve},
      {"the answer's judge", 2.0, by_answer},
      {"the answer's judge, where cells were missing", 2.0, by_answer_with_gaps}};
}

}  // namespace

/// Law 1: held-out samples reach nothing that is learned, and decide every number that is called
/// held out.
class TestNothingLeaks : public QObject {
  Q_OBJECT

  static void each_study() {
    QTest::addColumn<QString>("id");
    const StudyRegistry studies = builtin_studies();
    for (const auto& study : studies.all()) {
      QTest::newRow(study->info().id.c_str()) << QString::fromStdString(study->info().id);
    }
  }

 private Q_SLOTS:
  void a_study_judges_on_samples_of_no_fit_data() { each_study(); }
  void a_study_judges_on_samples_of_no_fit() {
    QFETCH(QString, id);
    const StudyRegistry studies = builtin_studies();
    const Study& study = studies.find(id.toStdString());
    const Problem problem = spied_problem(samples, 12, 1);
    const SpiedStudy spied = spied_study(study, problem, {});
    QVERIFY2(spied.complaint.empty(), spied.complaint.c_str());
    std::size_t unseen = 0;
    for (const SpyEvent& judged : judgements(spied)) {
      if (judged.problem->rows == judged.learned_from) {
        continue;  // said of the samples that were fitted
      }
      QVERIFY(are_disjoint(judged.problem->rows, judged.learned_from));
      QVERIFY(is_part_of(*judged.problem, problem));
      ++unseen;
    }
    if (!study.info().holds_out) {
      return;
    }
    const auto fits = spied.of(What::fit);
    QVERIFY(fits.size() > 1);
    for (std::size_t replicate = 1; replicate < fits.size(); ++replicate) {
      QVERIFY(fits[replicate].problem->samples() < samples);
      QVERIFY(is_part_of(*fits[replicate].problem, problem));
    }
    QVERIFY(unseen > 0 || spied.of(What::risk).empty());
  }

  void held_out_samples_change_what_is_said_of_them_and_no_fit_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("gaps");
    const StudyRegistry studies = builtin_studies();
    for (const auto& study : studies.all()) {
      const std::string id = study->info().id;
      QTest::newRow(id.c_str()) << QString::fromStdString(id) << false;
      QTest::newRow((id + ", where cells were missing").c_str())
          << QString::fromStdString(id) << true;
    }
  }
  void held_out_samples_change_what_is_said_of_them_and_no_fit() {
    QFETCH(QString, id);
    QFETCH(bool, gaps);
    const StudyRegistry studies = builtin_studies();
    const Study& study = studies.find(id.toStdString());
    if (!study.info().holds_out) {
      return;
    }
    const auto asked = [gaps](const Problem& of) { return gaps ? with_gaps(of) : of; };
    const Problem problem = spied_problem(samples, 12, 1);
    const SpiedStudy before = spied_study(study, asked(problem), {});
    const Problem& fitted = *before.of(What::fit)[1].problem;
    const Problem changed = with_others_at(problem, all_but(fitted.rows, samples));
    const SpiedStudy after = spied_study(study, asked(changed), {});
    QVERIFY(after.of(What::fit)[1].problem->rows == fitted.rows);
    QVERIFY(same_numbers(*after.of(What::fit)[1].problem, fitted));
    const auto was = first_points(before);
    const auto is = first_points(after);
    QVERIFY(!was.empty());
    for (const auto& [place, value] : was) {
      if (!is.contains(place)) {
        // A line that is drawn for comparison where the spreads of a whole table differ.
        QVERIFY2(place.find("inputs at equal spread") != std::string::npos, place.c_str());
        continue;
      }
      if (is_of_training(place)) {
        QCOMPARE(is.at(place), value);
      } else {
        QVERIFY2(is.at(place) != value, place.c_str());
      }
    }
  }

  void an_error_is_a_mean_over_test_rows_that_do_not_touch_each_other_data() {
    QTest::addColumn<int>("which");
    const auto errors = tested_errors();
    for (std::size_t k = 0; k < errors.size(); ++k) {
      QTest::newRow(errors[k].name.c_str()) << static_cast<int>(k);
    }
  }
  /// A scale, a centre, a width or a value that the test rows had a part in would make the error of
  /// all differ from the mean of the errors of two parts.
  void an_error_is_a_mean_over_test_rows_that_do_not_touch_each_other() {
    QFETCH(int, which);
    const TestedError tested = tested_errors()[static_cast<std::size_t>(which)];
    const Problem problem = spied_problem(60, 4, 3);
    const Matrix x = problem.inputs;
    Matrix y(60, 2);
    y << problem.truth, problem.truth + Matrix(x.col(2).cwiseProduct(x.col(2)));
    const auto range = [](Index first, Index end) {
      Rows rows(static_cast<std::size_t>(end - first));
      std::iota(rows.begin(), rows.end(), first);
      return rows;
    };
    const Rows train = range(0, 40);
    const auto error_on = [&](const Matrix& inputs, const Rows& test) {
      return std::pow(tested.error(inputs, y, {train, test}), tested.power);
    };
    const double of_all = error_on(x, range(40, 60));
    const double of_parts =
        (7.0 * error_on(x, range(40, 47)) + 13.0 * error_on(x, range(47, 60))) / 20.0;
    QVERIFY2(std::abs(of_all - of_parts) < 1e-9 * of_all,
             qPrintable(QString("%1 of all, %2 of parts").arg(of_all).arg(of_parts)));
    if (tested.name != "unreconstructed") {
      Matrix other = x;
      other.bottomRows(20) = 3.0 * x.topRows(20);
      QVERIFY(error_on(other, range(40, 60)) != of_all);
      other = x;
      other.bottomRows(13) = 100.0 * x.bottomRows(13);
      other.bottomRows(13).array() += 50.0;
      QCOMPARE(error_on(other, range(40, 47)), error_on(x, range(40, 47)));
    }
  }

  /// A model with as many columns as samples fits noise exactly, and says nothing of other samples.
  void an_error_over_folds_is_of_samples_left_out() {
    Random random(4);
    Matrix x(24, 22);
    Matrix y(24, 1);
    for (double& value : x.reshaped()) {
      value = random.normal();
    }
    for (double& value : y.reshaped()) {
      value = random.normal();
    }
    const Folds folds = random_folds(24, 4, 1);
    const RidgeFit ridge =
        cross_validated_ridge(x, y, folds, {Regularisation::tikhonov, {1e-9, 1e-3}, true});
    QVERIFY(ridge.errors.front() > 0.7);
    const auto kernel = kernel_fold_errors(x, y, folds, 5.0, {1e-9}, {});
    QVERIFY(kernel->front() > 0.4);
    const KernelRidgeFit sparse =
        sparse_kernel_ridge(x, y, all_positions(24), folds, {{5.0}, {1e-9}});
    QVERIFY(sparse.error > 0.4);
    PlantedTable wish;
    wish.samples = 40;
    wish.inputs = 38;
    wish.noise = std::numeric_limits<double>::infinity();
    const MethodRegistry methods = builtin_methods();
    const Result net = run_on(methods.find("elastic-net"), planted_table(wish),
                              {{"penalty", "1e-4"}, {"l1_ratio", "0.5"}});
    QVERIFY2(net.objective > 1.0, qPrintable(QString::number(net.objective)));
  }

  void inputs_are_rebuilt_in_units_of_the_training_samples() {
    Problem problem = spied_problem(60, 4, 3);
    Matrix inputs = problem.inputs;
    inputs.bottomRows(25) *= 7.0;  // some of them are tested
    problem.inputs = inputs;
    HeldOutOptions options;
    options.measure = HeldOutMeasure::global_reconstruction;
    const Rows ranking{2, 0, 1, 3};
    const auto found = held_out_error(problem, Ranked::features, {ranking}, options);
    const Split split = random_split(60, options.train_share, options.seed);
    StandardScaler scaler =
        fit_scaler(inputs(split.train, Eigen::all), {.mode = ScalerMode::column});
    scaler.mean.setZero();
    const Matrix scaled = scaler.apply(inputs);
    SelectionErrorTask task{scaled, scaled, split};
    task.judged_by = JudgedBy::global_reconstruction;
    const auto wanted = selection_errors(task, ranking, found->rankings.front().counts);
    for (std::size_t k = 0; k < wanted->errors.size(); ++k) {
      const double relative = wanted->errors[k] / unreconstructed(scaled, split);
      QVERIFY(std::abs(found->rankings.front().errors[k] - relative) < 1e-9);
    }
  }

  void a_model_predicts_each_sample_by_itself_data() {
    QTest::addColumn<QString>("id");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      if (method->info().predicts) {
        QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
      }
    }
  }
  void a_model_predicts_each_sample_by_itself() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    Problem problem = spied_problem(samples, 4, 5);
    problem.labels.reset();
    const Problem train = problem.with_samples(all_positions(80));
    const Result result =
        run_to_end(method, std::make_shared<const Problem>(train), quick_settings(method));
    QVERIFY(result.predictor != nullptr);
    Rows test(40);
    std::iota(test.begin(), test.end(), Index{80});
    const Problem tested = problem.with_samples(test);
    const Matrix together = result.predictor->predict(tested.inputs);
    for (Index row = 0; row < 3; ++row) {
      const Matrix alone = result.predictor->predict(Matrix(tested.inputs.row(row)));
      QVERIFY((alone - together.row(row)).cwiseAbs().maxCoeff() < 1e-6);
    }
    const Rows first = all_positions(15);
    const Rows second = all_but(first, 40);
    const double of_parts = 15.0 * result.predictor->risk(tested.with_samples(first)) +
                            25.0 * result.predictor->risk(tested.with_samples(second));
    const double of_all = 40.0 * result.predictor->risk(tested);
    QVERIFY2(std::abs(of_all - of_parts) < 1e-6 * std::abs(of_all),
             qPrintable(QString("%1 of all, %2 of parts").arg(of_all).arg(of_parts)));
  }

  void samples_that_a_method_holds_out_reach_no_training_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("share");
    QTest::newRow("sic") << "sic"
                         << "held_out";
    QTest::newRow("mlkr") << "mlkr"
                          << "validation";
    QTest::newRow("mlkrr") << "mlkrr"
                           << "validation";
  }
  /// Which samples these are, is found by asking: those that change no history of the training.
  void samples_that_a_method_holds_out_reach_no_training() {
    QFETCH(QString, id);
    QFETCH(QString, share);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    Problem problem = spied_problem(40, 3, 9);
    problem.labels.reset();
    Settings settings = quick_settings(method);
    settings[share.toStdString()] = "0.25";
    // What validation samples may choose is given.
    for (const auto& [choice, text] :
         Settings{{"patience", "0"}, {"scaling", "each"}, {"sigma", "1"}, {"ridge", "0.1"}}) {
      if (method.schema().find(choice) != nullptr) {
        settings[choice] = text;
      }
    }
    const auto learned = [&](const Problem& from) {
      const Result result = run_to_end(method, std::make_shared<const Problem>(from), settings);
      for (const History& history : result.histories) {
        if (history.info.id == "loss") {
          return history.y;
        }
      }
      return std::vector<double>();
    };
    const auto as_it_is = learned(problem);
    QVERIFY(as_it_is.size() > 2);
    Index without_a_part = 0;
    for (Index sample = 0; sample < problem.samples(); ++sample) {
      without_a_part += learned(with_others_at(problem, {sample})) == as_it_is ? 1 : 0;
    }
    QCOMPARE(without_a_part, Index{10});
  }

  /// The trees that have not seen a sample know nothing of its target.
  void a_forest_predicts_a_sample_by_trees_that_have_not_seen_it() {
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find("random-forest");
    Problem problem = spied_problem(60, 4, 2);
    problem.labels.reset();
    const auto predicted = [&](const Problem& from) {
      const Result result =
          run_to_end(method, std::make_shared<const Problem>(from), {{"trees", "30"}});
      for (const Figure& figure : result.figures) {
        if (figure.id == "predicted") {
          return lines_of(figure).back();
        }
      }
      return FigureLine();
    };
    const FigureLine before = predicted(problem);
    QCOMPARE(before.y.size(), 60U);
    Matrix truth = problem.truth;
    truth(11, 0) += 0.5;
    problem.truth = std::move(truth);
    const FigureLine after = predicted(problem);
    QVERIFY(std::abs(after.x[11] - before.x[11] - 0.5) < 1e-9);
    QVERIFY(std::abs(after.y[11] - before.y[11]) < 1e-9);
    QVERIFY(std::abs(after.y[12] - before.y[12]) < 0.5);
  }
};

QTEST_GUILESS_MAIN(TestNothingLeaks)

#include "tst_nothing_leaks.moc"
