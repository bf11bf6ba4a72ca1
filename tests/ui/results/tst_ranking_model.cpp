// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemModelTester>
#include <QSortFilterProxyModel>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/error.h"
#include "tests/support/feature_columns.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"
#include "ui/results/ranking_model.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

std::vector<ColumnInfo> named(const std::vector<std::string>& names) {
  std::vector<ColumnInfo> features;
  for (const std::string& name : names) {
    ColumnInfo feature;
    feature.name = name;
    features.push_back(feature);
  }
  return features;
}

/// Weights as a method gives them, and the same in the units of the inputs: four times as large.
std::vector<FeatureColumn> weighed(const std::vector<double>& weights) {
  std::vector<double> raw;
  for (const double weight : weights) {
    raw.push_back(4.0 * weight);
  }
  return {tests::weights_as_column(weights),
          {"raw_weight", "Raw weight", "", ValueKind::weight, std::move(raw)}};
}

QString cell(const RankingModel& model, int row, int section) {
  return model.data(model.index(row, section), Qt::DisplayRole).toString();
}

/// As if a run had ended with these columns.
void rank(Shown& shown, std::vector<ColumnInfo> features, std::vector<FeatureColumn> columns) {
  Result result;
  result.columns = std::move(columns);
  shown.rank(std::move(features), rankedResult(1, nullptr, result));
}

double bar(const RankingModel& model, int row) {
  return model.data(model.index(row, RankingModel::LeadingSection), RankingModel::BarRole)
      .toDouble();
}

double origin(const RankingModel& model) {
  return model.data(model.index(0, RankingModel::LeadingSection), RankingModel::BarOriginRole)
      .toDouble();
}

}  // namespace

class TestRankingModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// What no run has taken has no place.
  void where_nothing_is_ranked_there_are_no_ranks() {
    Shown shown;
    RankingModel model(shown);
    const auto order = [](std::vector<double> values) {
      return std::vector<FeatureColumn>{
          {"order", "Order", "", ValueKind::order, std::move(values)}};
    };
    rank(shown, named({"a", "b"}), order({0.0, 0.0}));
    for (int row = 0; row < 2; ++row) {
      QCOMPARE(cell(model, row, RankingModel::RankSection), QStringLiteral("\u2013"));
      QCOMPARE(cell(model, row, RankingModel::LeadingSection), QString());
    }
    rank(shown, named({"a", "b"}), order({0.0, 1.0}));
    QCOMPARE(cell(model, 0, RankingModel::RankSection), QStringLiteral("1"));
  }

  void obeys_the_rules_of_models_while_it_changes() {
    Shown shown;
    RankingModel model(shown);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    rank(shown, named({"a", "b"}), weighed({1.0, 2.0}));
    shown.preselect({1});
    rank(shown, {}, {});
    QCOMPARE(model.rowCount(), 0);
  }

  void ranks_by_the_first_column_and_shows_the_further_ones() {
    Shown shown;
    RankingModel model(shown);
    rank(shown, named({"a", "b", "c"}), weighed({0.25, 1.0, 0.0}));
    QCOMPARE(cell(model, 0, RankingModel::FeatureSection), QStringLiteral("b"));
    QCOMPARE(cell(model, 0, RankingModel::LeadingSection), QStringLiteral("1.000"));
    QCOMPARE(cell(model, 1, RankingModel::FeatureSection), QStringLiteral("a"));
    QCOMPARE(cell(model, 1, RankingModel::LeadingSection), QStringLiteral("0.250"));
    QCOMPARE(cell(model, 0, model.sectionOf("raw_weight")), QStringLiteral("4"));
    QCOMPARE(model.headerData(model.sectionOf("raw_weight"), Qt::Horizontal, Qt::DisplayRole),
             QVariant("Raw weight"));
    QCOMPARE(bar(model, 1), 0.25);
  }

  /// Law 8: what a method found is what the table says, to the digits that it shows.
  void numbers_of_every_method_are_shown_as_they_are_data() {
    QTest::addColumn<QString>("id");
    for (const std::string& id : tests::method_ids()) {
      QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
  }
  void numbers_of_every_method_are_shown_as_they_are() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const Problem problem = tests::planted_table({});
    const Result result = tests::run_on(method, problem, tests::quick_settings(method));
    Shown shown;
    RankingModel model(shown);
    rank(shown, problem.features, result.columns);
    const std::vector<Index> order = ranking(result.columns);
    int compared = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
      const auto feature = static_cast<std::size_t>(order[static_cast<std::size_t>(row)]);
      QCOMPARE(cell(model, row, RankingModel::FeatureSection),
               QString::fromStdString(problem.features[feature].name));
      for (const FeatureColumn& column : as_shown(result.columns)) {
        const int section = model.sectionOf(QString::fromStdString(column.id));
        const double value = column.values[feature];
        if (section < 0 || column.kind == ValueKind::flag || std::isnan(value)) {
          continue;
        }
        const QString text = cell(model, row, section);
        bool is_number = false;
        const double number = text.toDouble(&is_number);
        const double half_of_the_last_digit = std::max(6e-3 * std::abs(number), 6e-4);
        QVERIFY2(
            is_number && std::abs(number - value) <= half_of_the_last_digit,
            qPrintable(QString("%1 for %2 of %3").arg(text).arg(value).arg(column.id.c_str())));
        ++compared;
      }
    }
    QVERIFY(compared > 0);
  }

  /// The features that are left over had no name, or values were left out.
  void values_of_other_features_are_refused() {
    Shown shown;
    RankingModel model(shown);
    rank(shown, named({"a", "b"}), weighed({1.0, 2.0}));
    QVERIFY_THROWS_EXCEPTION(Error, rank(shown, named({"a"}), weighed({1.0, 2.0})));
    QVERIFY_THROWS_EXCEPTION(Error, rank(shown, named({"a", "b", "c"}), weighed({1.0, 2.0})));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, RankingModel::FeatureSection), QStringLiteral("b"));
  }

  void weights_that_are_all_0_have_no_bar() {
    Shown shown;
    RankingModel model(shown);
    rank(shown, named({"a"}), weighed({0.0}));
    QCOMPARE(cell(model, 0, RankingModel::LeadingSection), QStringLiteral("0.000"));
    QCOMPARE(bar(model, 0), 0.0);
  }

  void signed_scores_have_bars_to_both_sides() {
    Shown shown;
    RankingModel model(shown);
    rank(shown, named({"a", "b", "c"}),
         {{"w", "W", "", ValueKind::signed_score, {-1.0, 3.0, 1.5}}});
    QCOMPARE(origin(model), 0.25);
    QCOMPARE(bar(model, 0), 1.0);
    QCOMPARE(bar(model, 1), 0.5);
    QCOMPARE(bar(model, 2), -1.0 / 3.0);
    QCOMPARE(cell(model, 2, RankingModel::LeadingSection), QStringLiteral("-1"));
  }

  void equal_probabilities_are_drawn_as_they_are() {
    Shown shown;
    RankingModel model(shown);
    rank(shown, named({"a", "b"}), {{"p", "P", "", ValueKind::probability, {0.5, 0.5}}});
    QCOMPARE(bar(model, 0), 0.5);
    QCOMPARE(bar(model, 1), 0.5);
    QCOMPARE(origin(model), 0.0);
  }

  void has_the_columns_that_the_method_gives_and_no_others() {
    Shown shown;
    RankingModel model(shown);
    std::vector<FeatureColumn> columns = weighed({1.0});
    rank(shown, named({"a"}), columns);
    QCOMPARE(model.sectionOf("p_value"), -1);
    columns.push_back({"p_value", "p", "", ValueKind::p_value, {0.03}});
    columns.push_back({"q_value", "q", "", ValueKind::q_value, {std::nan("")}});
    rank(shown, named({"a"}), columns);
    QCOMPARE(cell(model, 0, model.sectionOf("p_value")), QStringLiteral("0.03"));
    QCOMPARE(cell(model, 0, model.sectionOf("q_value")), QString());  // not known
    QVERIFY(model.kindOf(model.sectionOf("p_value")) == ValueKind::p_value);
    QVERIFY(!model.kindOf(RankingModel::UnitSection).has_value());
  }

  void an_order_has_places_and_no_bars() {
    Shown shown;
    RankingModel model(shown);
    const std::vector<double> taken{0.0, 0.5, 1.0};
    rank(shown, named({"a", "b", "c"}),
         {{"order", "Order", "", ValueKind::order, taken},
          {"relevance", "Relevance", "", ValueKind::score, taken}});
    QCOMPARE(cell(model, 0, RankingModel::FeatureSection), QStringLiteral("c"));
    QCOMPARE(cell(model, 0, RankingModel::LeadingSection), QStringLiteral("1"));
    QCOMPARE(cell(model, 1, RankingModel::LeadingSection), QStringLiteral("2"));
    QCOMPARE(cell(model, 2, RankingModel::LeadingSection), QString());  // not taken
    QCOMPARE(cell(model, 1, model.sectionOf("relevance")), QStringLiteral("0.5"));
    const QModelIndex first = model.index(0, RankingModel::LeadingSection);
    QVERIFY(!first.data(RankingModel::BarRole).isValid());
  }

  void sorts_weights_as_numbers() {
    Shown shown;
    RankingModel model(shown);
    rank(shown, named({"a", "b", "c"}), weighed({10.0, 9e-5, 2.0}));
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    sorted.setSortRole(RankingModel::SortRole);
    sorted.sort(RankingModel::LeadingSection, Qt::AscendingOrder);
    QCOMPARE(sorted.index(0, RankingModel::FeatureSection).data().toString(), QStringLiteral("b"));
    QCOMPARE(sorted.index(2, RankingModel::FeatureSection).data().toString(), QStringLiteral("a"));
  }

  void tells_which_features_a_user_ticked_in_order_of_rank() {
    Shown shown;
    RankingModel model(shown);
    rank(shown, named({"a", "b", "c"}), weighed({1.0, 4.0, 2.0}));
    shown.preselect({0});
    QSignalSpy edited(&model, &RankingModel::selectionEdited);
    const QModelIndex best = model.index(0, RankingModel::SelectedSection);
    QVERIFY(model.setData(best, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(edited.size(), 1);
    QCOMPARE(model.selection(), (std::vector<Index>{1, 0}));
  }
};

QTEST_MAIN(TestRankingModel)
#include "tst_ranking_model.moc"
