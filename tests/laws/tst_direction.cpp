// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr double pure_noise = std::numeric_limits<double>::infinity();

const FeatureColumn* column_of(const Result& result, ValueKind kind) {
  const auto found = std::find_if(result.columns.begin(), result.columns.end(),
                                  [kind](const auto& column) { return column.kind == kind; });
  return found == result.columns.end() ? nullptr : &*found;
}

/// Long enough for what is trained to tell one strong column from noise.
Settings long_enough(const Method& method) {
  Settings settings = quick_settings(method);
  if (settings.contains("updates")) {
    settings["updates"] = "1500";
  }
  if (settings.contains("shuffles")) {
    settings["shuffles"] = "10";
    settings["validation"] = "0";  // otherwise the start may be kept, where that predicts as well
  }
  return settings;
}

/// How far numbers are from uniform ones, times sqrt(n) (Kolmogorov and Smirnov).
struct Departure {
  double too_small = 0.0;  ///< smaller ones are too many
  double too_large = 0.0;
};

Departure departure_from_uniform(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  const auto count = static_cast<double>(numbers.size());
  Departure far;
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    const auto place = static_cast<double>(k);
    const double root = std::sqrt(count);
    far.too_small = std::max(far.too_small, root * ((place + 1.0) / count - numbers[k]));
    far.too_large = std::max(far.too_large, root * (numbers[k] - place / count));
  }
  return far;
}

constexpr double one_in_thousand = 1.95;  // of the Kolmogorov distribution

/// Two clusters in the first columns, noise in the others.
Problem clusters(Index samples) {
  PlantedTable wish;
  wish.samples = samples;
  wish.inputs = 6;
  Problem problem = planted_table(wish);
  Matrix inputs = problem.inputs;
  for (Index sample = 0; sample < samples; ++sample) {
    for (Index input = 0; input < 3; ++input) {
      inputs(sample, input) = 0.15 * inputs(sample, input) + (sample % 2 == 0 ? 1.0 : -1.0);
    }
  }
  problem.inputs = std::move(inputs);
  problem.truth = SharedMatrix();
  problem.truth_features.clear();
  return problem;
}

}  // namespace

/// Law 6: every ranking, p-value and error points the right way.
class TestDirection : public QObject {
  Q_OBJECT

  static void methods_where(bool (*wanted)(Target)) {
    QTest::addColumn<QString>("id");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      if (wanted(method->info().target)) {
        QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
      }
    }
  }

  static void finds(const QString& id, bool classes) {
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    PlantedTable wish;
    wish.samples = 150;
    wish.classes = classes;
    const Result result = run_on(method, planted_table(wish), long_enough(method));
    if (method.info().begins_with_first) {
      QCOMPARE(ranking(result.columns).front(), Index{0});
      return;
    }
    QCOMPARE(ranking(result.columns).front(), Index{2});
    for (const FeatureColumn& column : result.columns) {
      if (column.id == "raw_weight") {
        continue;  // it depends on the column's unit, here its spread
      }
      const double planted = column.values[2];
      for (std::size_t other = 0; other < column.values.size(); ++other) {
        if (other == 2) {
          continue;
        }
        if (column.kind == ValueKind::p_value || column.kind == ValueKind::q_value) {
          QVERIFY2(planted <= column.values[other], column.id.c_str());
        } else if (column.kind == ValueKind::weight || column.kind == ValueKind::probability ||
                   column.kind == ValueKind::share) {
          QVERIFY2(!(planted < column.values[other]), column.id.c_str());
        }
      }
    }
  }

 private Q_SLOTS:
  void what_makes_a_target_of_numbers_is_first_data() {
    methods_where(
        [](Target target) { return target == Target::numbers || target == Target::either; });
  }
  void what_makes_a_target_of_numbers_is_first() {
    QFETCH(QString, id);
    finds(id, false);
  }

  void what_makes_classes_is_first_data() {
    methods_where(
        [](Target target) { return target == Target::classes || target == Target::either; });
  }
  void what_makes_classes_is_first() {
    QFETCH(QString, id);
    finds(id, true);
  }

  void what_makes_clusters_is_before_noise_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"laplacian-score", "diffusion-score", "dufs"}) {
      QTest::newRow(id) << QString(id);
    }
  }
  void what_makes_clusters_is_before_noise() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    Settings settings;
    if (id == "dufs") {
      settings = {{"restarts", "3"}, {"epochs", "300"}};
    }
    std::vector<Index> order = ranking(run_on(method, clusters(60), settings).columns);
    std::sort(order.begin(), order.begin() + 3);
    QCOMPARE((std::vector<Index>{order.begin(), order.begin() + 3}), (std::vector<Index>{0, 1, 2}));
  }

  /// Models fit what can be known better than what cannot.
  void the_risk_of_noise_is_larger_data() {
    QTest::addColumn<QString>("id");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      if (method->info().predicts) {
        QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
      }
    }
  }
  void the_risk_of_noise_is_larger() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const Settings settings = long_enough(method);
    const auto risk_of = [&](double noise) {
      PlantedTable wish;
      wish.samples = 120;
      wish.noise = noise;
      const Problem all = planted_table(wish);
      const std::vector<Index> train = all_positions(80);
      std::vector<Index> test(40);
      std::iota(test.begin(), test.end(), Index{80});
      const Result result = run_on(method, all.with_samples(train), settings);
      return result.predictor->risk(all.with_samples(test));
    };
    QVERIFY(risk_of(0.1) < 0.8 * risk_of(pure_noise));
  }

  void p_values_of_noise_are_uniform_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("classes");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      const Target target = method->info().target;
      PlantedTable wish;
      wish.noise = pure_noise;
      for (const bool classes : {false, true}) {
        wish.classes = classes;
        const bool takes =
            target == Target::either || target == (classes ? Target::classes : Target::numbers);
        if (takes && column_of(run_on(*method, planted_table(wish), quick_settings(*method)),
                               ValueKind::p_value) != nullptr) {
          const std::string name = method->info().id + (classes ? " of classes" : "");
          QTest::newRow(name.c_str()) << QString::fromStdString(method->info().id) << classes;
        }
      }
    }
  }
  void p_values_of_noise_are_uniform() {
    QFETCH(QString, id);
    QFETCH(bool, classes);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    std::vector<double> all;
    for (std::uint64_t table = 1; table <= 200; ++table) {
      PlantedTable wish;
      wish.samples = 30;
      wish.inputs = 2;
      wish.planted = 0;
      wish.noise = pure_noise;
      wish.seed = table;
      wish.classes = classes;
      const Result result = run_on(method, planted_table(wish), quick_settings(method));
      all.push_back(column_of(result, ValueKind::p_value)->values.front());
    }
    const Departure far = departure_from_uniform(all);
    QVERIFY2(far.too_small < one_in_thousand, qPrintable(QString::number(far.too_small)));
    // A binomial number of few rounds, corrected for the number of columns, is conservative.
    if (!method.info().draws) {
      QVERIFY2(far.too_large < one_in_thousand, qPrintable(QString::number(far.too_large)));
    }
  }
};

QTEST_GUILESS_MAIN(TestDirection)

#include "tst_direction.moc"
