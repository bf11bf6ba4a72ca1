// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemModelTester>
#include <QSortFilterProxyModel>
#include <QtTest>

#include "ui/results/ranking_model.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

std::vector<Feature> named(const std::vector<std::string>& names) {
  std::vector<Feature> features;
  for (const std::string& name : names) {
    Feature feature;
    feature.name = name;
    features.push_back(feature);
  }
  return features;
}

FeatureResult weighed(double weight) {
  FeatureResult result;
  result.weight = weight;
  result.relative_weight = weight;
  result.score = weight;
  return result;
}

QString shown(const RankingModel& model, int row, RankingModel::Field field) {
  return model.data(model.index(row, model.sectionOf(field)), Qt::DisplayRole).toString();
}

}  // namespace

class TestRankingModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void obeys_the_rules_of_models_while_it_changes() {
    RankingModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRanking(named({"a", "b"}), {weighed(1.0), weighed(2.0)});
    model.setSelection({1});
    model.setRanking({}, {});
    QCOMPARE(model.rowCount(), 0);
  }

  void ranks_by_score_and_scales_the_largest_weight_to_1() {
    RankingModel model;
    model.setRanking(named({"a", "b", "c"}), {weighed(1.0), weighed(4.0), weighed(0.0)});
    QCOMPARE(shown(model, 0, RankingModel::FeatureField), QStringLiteral("b"));
    QCOMPARE(shown(model, 0, RankingModel::WeightField), QStringLiteral("1.000"));
    QCOMPARE(shown(model, 1, RankingModel::FeatureField), QStringLiteral("a"));
    QCOMPARE(shown(model, 1, RankingModel::WeightField), QStringLiteral("0.250"));
    QCOMPARE(shown(model, 0, RankingModel::RawWeightField), QStringLiteral("4"));
  }

  void scales_nothing_when_all_weights_are_0() {
    RankingModel model;
    model.setRanking(named({"a"}), {weighed(0.0)});
    QCOMPARE(shown(model, 0, RankingModel::WeightField), QStringLiteral("0.000"));
  }

  void shows_errors_and_p_values_only_when_a_method_gives_them() {
    RankingModel model;
    model.setRanking(named({"a"}), {weighed(1.0)});
    QCOMPARE(model.sectionOf(RankingModel::PValueField), -1);
    FeatureResult tested = weighed(1.0);
    tested.p_value = 0.03;
    model.setRanking(named({"a"}), {tested});
    QCOMPARE(shown(model, 0, RankingModel::PValueField), QStringLiteral("0.03"));
    QCOMPARE(model.sectionOf(RankingModel::QValueField), -1);
  }

  void says_how_often_a_feature_was_selected_where_runs_were_repeated() {
    RankingModel model;
    model.setRanking(named({"a"}), {weighed(1.0)});
    QCOMPARE(model.sectionOf(RankingModel::SelectedShareField), -1);
    FeatureResult repeated = weighed(1.0);
    repeated.selected_share = 0.75;
    model.setRanking(named({"a"}), {repeated});
    QCOMPARE(shown(model, 0, RankingModel::SelectedShareField), QStringLiteral("0.75"));
  }

  void sorts_weights_as_numbers() {
    RankingModel model;
    model.setRanking(named({"a", "b", "c"}), {weighed(10.0), weighed(9e-5), weighed(2.0)});
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    sorted.setSortRole(RankingModel::SortRole);
    sorted.sort(model.sectionOf(RankingModel::WeightField), Qt::AscendingOrder);
    QCOMPARE(sorted.index(0, RankingModel::FeatureField).data().toString(), QStringLiteral("b"));
    QCOMPARE(sorted.index(2, RankingModel::FeatureField).data().toString(), QStringLiteral("a"));
  }

  void tells_which_features_a_user_ticked_in_order_of_rank() {
    RankingModel model;
    model.setRanking(named({"a", "b", "c"}), {weighed(1.0), weighed(4.0), weighed(2.0)});
    model.setSelection({0});
    QSignalSpy edited(&model, &RankingModel::selectionEdited);
    const QModelIndex best = model.index(0, model.sectionOf(RankingModel::SelectedField));
    QVERIFY(model.setData(best, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(edited.size(), 1);
    QCOMPARE(model.selection(), (std::vector<Index>{1, 0}));
  }
};

QTEST_MAIN(TestRankingModel)
#include "tst_ranking_model.moc"
