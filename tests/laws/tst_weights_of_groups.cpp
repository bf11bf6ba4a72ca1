// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/measures/folds.h"
#include "core/trials/held_out_errors.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// The switch by which columns of one group share what is said of them; empty: there is none.
std::string switch_for_groups(const Method& method) {
  for (const char* id : {"share_in_groups", "grouped"}) {
    if (method.schema().find(id) != nullptr) {
      return id;
    }
  }
  return "";
}

Problem in_groups(Problem problem, const std::vector<std::string>& groups) {
  for (std::size_t input = 0; input < groups.size(); ++input) {
    problem.features[input].group = groups[input];
  }
  return problem;
}

/// The same samples, each of them `times` times.
Problem repeated(const Problem& problem, Index times) {
  std::vector<Index> positions;
  for (Index sample = 0; sample < problem.samples(); ++sample) {
    positions.insert(positions.end(), static_cast<std::size_t>(times), sample);
  }
  return problem.with_samples(positions);
}

/// What the method itself says of each column, whatever its group.
std::vector<double> own_values(const Result& result) {
  for (const FeatureColumn& column : result.columns) {
    if (column.id == "alone") {
      return column.values;
    }
  }
  return leading_values(result);
}

bool near(double one, double other) { return std::abs(one - other) <= 1e-9 * std::abs(other); }

}  // namespace

/// Law 7: weights of samples and groups.
class TestWeightsOfGroups : public QObject {
  Q_OBJECT

  static void each_method_with_groups() {
    QTest::addColumn<QString>("id");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      if (!switch_for_groups(*method).empty()) {
        QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
      }
    }
  }

  static std::vector<double> found(const QString& id, const std::vector<std::string>& groups,
                                   const char* together) {
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    Settings settings = quick_settings(method);
    settings[switch_for_groups(method)] = together;
    if (settings.contains("updates")) {
      settings["updates"] = "1500";
    }
    const Result result = run_on(method, in_groups(planted_table({}), groups), settings);
    const Vector& weights = result.space.weights();  // columns of a group have the same unit
    return weights.size() > 0 ? std::vector<double>(weights.begin(), weights.end())
                              : own_values(result);
  }

 private Q_SLOTS:
  void a_group_of_one_column_is_the_column_data() { each_method_with_groups(); }
  void a_group_of_one_column_is_the_column() {
    QFETCH(QString, id);
    const auto alone = found(id, {}, "false");
    QVERIFY(found(id, {"a", "b", "c", "d", "e"}, "true") == alone);
    QVERIFY(found(id, {"", "", "", "", ""}, "true") == alone);
  }

  void columns_of_a_group_share_what_is_said_of_them_data() { each_method_with_groups(); }
  void columns_of_a_group_share_what_is_said_of_them() {
    QFETCH(QString, id);
    const auto one_group = found(id, {"a", "a", "a", "a", "a"}, "true");
    for (const double value : one_group) {
      QVERIFY(near(value, one_group.front()));
    }
    const auto two = found(id, {"a", "b", "a", "b", "b"}, "true");
    QVERIFY(near(two[0], two[2]));
    QVERIFY(near(two[1], two[3]) && near(two[1], two[4]));
    QVERIFY(!near(two[0], two[1]));
    QVERIFY(two[0] > two[1]);  // the planted one is in it
    // Without the switch, names of groups change nothing that is said of a column alone.
    QVERIFY(found(id, {"a", "b", "a", "b", "b"}, "false") == found(id, {}, "false"));
  }

  /// Means, shares and correlations do not know how often a table is repeated.
  void a_risk_is_a_mean_data() {
    QTest::addColumn<QString>("id");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      if (method->info().predicts) {
        QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
      }
    }
  }
  void a_risk_is_a_mean() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const Problem table = planted_table({});
    const Result result = run_on(method, table, quick_settings(method));
    const double once = result.predictor->risk(table);
    const double thrice = result.predictor->risk(repeated(table, 3));
    QVERIFY2(std::abs(once - thrice) < 1e-6 * once, qPrintable(QString::number(thrice / once)));
  }

  void groups_of_one_sample_are_no_groups() {
    std::vector<int> group_of(23);
    std::iota(group_of.begin(), group_of.end(), 0);
    const Folds grouped = grouped_folds(group_of, 5, 3);
    const Folds random = random_folds(23, 5, 3);
    QVERIFY(grouped == random);
  }

  void samples_of_a_group_are_in_one_fold() {
    std::vector<int> group_of;
    for (int sample = 0; sample < 60; ++sample) {
      group_of.push_back(sample % 9);
    }
    const Folds folds = grouped_folds(group_of, 4, 1);
    check_folds(folds, 60);
    std::vector<int> fold_of_group(9, -1);
    for (std::size_t fold = 0; fold < folds.size(); ++fold) {
      for (const Index sample : folds[fold]) {
        int& known =
            fold_of_group[static_cast<std::size_t>(group_of[static_cast<std::size_t>(sample)])];
        QVERIFY(known == -1 || known == static_cast<int>(fold));
        known = static_cast<int>(fold);
      }
    }
    const auto [small, large] =
        std::minmax_element(folds.begin(), folds.end(),
                            [](const auto& a, const auto& b) { return a.size() < b.size(); });
    QVERIFY(large->size() - small->size() <= 7U);
  }
};

QTEST_GUILESS_MAIN(TestWeightsOfGroups)

#include "tst_weights_of_groups.moc"
