// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/geometry/distance_source.h"
#include "core/measures/information_imbalance.h"
#include "core/measures/selection_error.h"
#include "core/measures/spread.h"
#include "core/study/mean_curve.h"
#include "core/trials/held_out_errors.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"
#include "tests/support/spied_study.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Deviation over the root of their number, from the definition.
double standard_error_of(const std::vector<double>& values) {
  const auto count = static_cast<double>(values.size());
  double mean = 0.0;
  for (const double value : values) {
    mean += value / count;
  }
  double squares = 0.0;
  for (const double value : values) {
    squares += (value - mean) * (value - mean);
  }
  return std::sqrt(squares / (count - 1.0) / count);
}

double mean_of(const std::vector<double>& values) {
  double sum = 0.0;
  for (const double value : values) {
    sum += value;
  }
  return sum / static_cast<double>(values.size());
}

RankedSpace ranked(const Matrix& column) {
  const Space space{column, Vector::Zero(1)};
  return *RankedSpace::of(SpaceDistances(space), all_positions(column.rows()), 3);
}

std::vector<double> errors_of_features(const Result& result) {
  for (const FeatureColumn& column : result.columns) {
    if (column.kind == ValueKind::error) {
      return column.values;
    }
  }
  return {};
}

/// y = x / 2 + noise in 60 samples: the root mean square error of the mean, less that of a line, on
/// each fifth of them.
PairedGain gain_of_a_line(std::uint64_t seed) {
  constexpr Index samples = 60;
  constexpr Index folds = 5;
  Random random(seed);
  Vector x(samples);
  Vector y(samples);
  for (Index k = 0; k < samples; ++k) {
    x[k] = random.normal();
    y[k] = 0.5 * x[k] + random.normal();
  }
  Vector of_line(folds);
  Vector of_mean(folds);
  for (Index fold = 0; fold < folds; ++fold) {
    std::vector<Index> trained;
    std::vector<Index> tested;
    for (Index k = 0; k < samples; ++k) {
      (k % folds == fold ? tested : trained).push_back(k);
    }
    const Vector dx = x(trained).array() - x(trained).mean();
    const double slope = dx.dot(y(trained)) / dx.squaredNorm();
    const Vector missed = y(tested).array() - y(trained).mean();
    const Vector along = x(tested).array() - x(trained).mean();
    of_mean[fold] = std::sqrt(missed.squaredNorm() / static_cast<double>(tested.size()));
    of_line[fold] =
        std::sqrt((missed - slope * along).squaredNorm() / static_cast<double>(tested.size()));
  }
  return paired_gain(of_line, of_mean, 1.0 / (folds - 1.0));
}

}  // namespace

/// Law 3: errors are what they are called.
class TestErrorsAreErrors : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Of gains in the same folds, with what overlapping training parts add.
  void the_error_of_paired_folds() {
    const Vector gains{{0.2, 0.5, 0.3, 0.9}};
    const PairedGain found = paired_gain(Vector::Ones(4) - gains, Vector::Ones(4), 1.0 / 3.0);
    QVERIFY(std::abs(found.mean - 0.475) < 1e-15);
    const double plain = standard_error_of({0.2, 0.5, 0.3, 0.9});
    QVERIFY(std::abs(found.error - plain * std::sqrt(1.0 + 4.0 / 3.0)) < 1e-15);
  }

  /// The finding says what the figure shows.
  void a_finding_of_a_study_is_of_its_replicates() {
    const StudyRegistry studies = builtin_studies();
    const Result result =
        spied_study(studies.find("k-fold"), spied_problem(90, 3, 1), {{"folds", "6"}}).result;
    const std::vector<double>& left_out = lines_of(result.figures.front()).front().y;
    QCOMPARE(left_out.size(), 6U);
    const Finding* found = find_finding(result.findings, "held_out");
    QVERIFY(found != nullptr && found->error);
    const double expected = standard_error_of(left_out);
    QVERIFY2(std::abs(*found->error - expected) <= 1e-12 * expected, in_words(*found).c_str());
  }

  void bands_are_of_what_is_repeated() {
    const std::vector<double> values{1.0, 4.0, 2.0, 9.0};
    const FigurePoint extremes = mean_point("f", "g", 1.0, values, Band::extremes);
    QCOMPARE(extremes.y, mean_of(values));
    QCOMPARE(*extremes.low, 1.0);
    QCOMPARE(*extremes.high, 9.0);
    const FigurePoint deviation = mean_point("f", "g", 1.0, values, Band::deviation);
    const double wanted = std::sqrt(4.0 * 0.75) * standard_error_of(values);
    QVERIFY(std::abs(*deviation.high - deviation.y - wanted) < 1e-12);
    QVERIFY(std::abs(deviation.y - *deviation.low - wanted) < 1e-12);
  }

  /// Nine times as many repeats: an error is a third, a deviation stays.
  void errors_of_features_fall_with_the_number_of_repeats_data() {
    QTest::addColumn<QString>("id");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      if (!errors_of_features(run_on(*method, planted_table({}), quick_settings(*method)))
               .empty()) {
        QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
      }
    }
  }
  void errors_of_features_fall_with_the_number_of_repeats() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    QVERIFY(method.schema().find("trees") != nullptr);
    const auto errors_with = [&](const char* trees) {
      return mean_of(errors_of_features(run_on(method, planted_table({}), {{"trees", trees}})));
    };
    const double ratio = errors_with("40") / errors_with("360");
    QVERIFY2(ratio > 2.4 && ratio < 3.6, qPrintable(QString::number(ratio)));
  }

  /// Four times as many samples: about half.
  void errors_of_objectives_fall_with_the_number_of_samples_data() {
    QTest::addColumn<QString>("id");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      if (run_on(*method, planted_table({}), quick_settings(*method)).objective_error) {
        QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
      }
    }
  }
  void errors_of_objectives_fall_with_the_number_of_samples() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const auto error_with = [&](Index samples) {
      double sum = 0.0;
      for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        PlantedTable wish;
        wish.samples = samples;
        wish.noise = 1.0;
        wish.seed = seed;
        sum += *run_on(method, planted_table(wish), quick_settings(method)).objective_error;
      }
      return sum;
    };
    const double ratio = error_with(100) / error_with(400);
    QVERIFY2(ratio > 1.4 && ratio < 2.8, qPrintable(QString::number(ratio)));
  }

  /// Each draw of a random ranking is the same for any number of draws, so that all can be told.
  void a_band_of_random_rankings_is_of_their_deviation() {
    const Problem problem = planted_table({});
    const Matrix x = problem.inputs;
    const Matrix y = problem.truth;
    const SelectionErrorTask task{x, y, random_split(60, 0.5, 1)};
    const std::vector<Index> counts{2};
    constexpr Index draws = 8;
    std::vector<double> each;
    double sum = 0.0;
    for (Index draw = 1; draw <= draws; ++draw) {
      const auto so_far = random_selection_errors(task, counts, draw, 1);
      const double now = so_far->mean.front() * static_cast<double>(draw);
      each.push_back(now - sum);
      sum = now;
    }
    const auto found = random_selection_errors(task, counts, draws, 1);
    const double deviation = standard_error_of(each) * std::sqrt(static_cast<double>(draws));
    const double half = 0.5 * (found->high.front() - found->low.front());
    QVERIFY2(half > 0.9 * deviation && half < 1.01 * deviation,
             qPrintable(QString("%1 for %2").arg(half).arg(deviation)));
    std::sort(each.begin(), each.end());
    QVERIFY(each.back() > each.front() + 1e-6);
  }

  /// With more folds the errors of folds differ more, but not their mean.
  void errors_of_folds_do_not_grow_with_their_number() {
    const MethodRegistry methods = builtin_methods();
    int tried = 0;
    for (const auto& method : methods.all()) {
      if (method->schema().find("cv_folds") == nullptr) {
        continue;
      }
      ++tried;
      const auto error_with = [&](const char* folds) {
        double sum = 0.0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
          PlantedTable wish;
          wish.samples = 150;
          wish.noise = 1.0;
          wish.seed = seed;
          sum += *run_on(*method, planted_table(wish), {{"cv_folds", folds}}).objective_error;
        }
        return sum;
      };
      const double ratio = error_with("50") / error_with("5");
      QVERIFY2(ratio > 0.5 && ratio < 1.7, qPrintable(QString::number(ratio)));
    }
    QVERIFY(tried > 0);
  }

  /// What a line through 48 samples gains on 12 others, in five folds; the truth is the mean of
  /// 3,000 other tables.
  void an_interval_of_a_held_out_gain_covers_what_is_true() {
    double truth = 0.0;
    constexpr int tables = 3000;
    for (int table = 1; table <= tables; ++table) {
      truth += gain_of_a_line(static_cast<std::uint64_t>(1000 + table)).mean / tables;
    }
    int covered = 0;
    int above = 0;
    for (std::uint64_t table = 1; table <= 200; ++table) {
      const PairedGain found = gain_of_a_line(table);
      covered += std::abs(found.mean - truth) < student_95(4) * found.error ? 1 : 0;
      above += found.low < truth ? 1 : 0;
    }
    QVERIFY2(covered >= 170 && covered <= 192, qPrintable(QString::number(covered)));
    QVERIFY2(above >= 180 && above <= 198, qPrintable(QString::number(above)));
  }

  /// Columns without a relation have an imbalance of 1.
  void an_interval_of_the_imbalance_covers_what_is_true() {
    int covered = 0;
    for (std::uint64_t table = 1; table <= 200; ++table) {
      Random random(table);
      Matrix one(60, 1);
      Matrix other(60, 1);
      for (Index sample = 0; sample < 60; ++sample) {
        one(sample, 0) = random.normal();
        other(sample, 0) = random.normal();
      }
      const RankedSpace a = ranked(one);
      const RankedSpace b = ranked(other);
      const Imbalance found = information_imbalance(a, b).forward;
      covered += std::abs(found.value - 1.0) < 1.645 * found.error ? 1 : 0;
    }
    QVERIFY2(covered > 150 && covered < 198, qPrintable(QString::number(covered)));
  }
};

QTEST_GUILESS_MAIN(TestErrorsAreErrors)

#include "tst_errors_are_errors.moc"
