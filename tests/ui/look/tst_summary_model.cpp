// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemModelTester>
#include <QtTest>

#include "core/analysis/column_look.h"
#include "ui/look/summary_model.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Five numbers, one of them missing, and two kinds of samples.
ColumnLook looked() {
  auto table = std::make_shared<Dataset>();
  table->columns.resize(2);
  table->columns[0].name = "length";
  table->columns[1].name = "kind";
  table->columns[1].kind = ColumnKind::category;
  table->columns[1].categories = {"a", "b"};
  table->values.resize(6, 2);
  table->values << 1, 0, 2, 0, 3, 1, 4, 1, 10, 1, std::nan(""), 0;
  return *look_at_columns({table, {0, 1}});
}

}  // namespace

class TestSummaryModel : public QObject {
  Q_OBJECT

  SummaryModel model_;

  QString shown(int row, int field) const { return model_.index(row, field).data().toString(); }

 private Q_SLOTS:
  void init() { model_.setLook(looked()); }

  void numbers_are_summed_up() {
    const QAbstractItemModelTester rules(&model_,
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(shown(0, SummaryModel::NameField), QStringLiteral("length"));
    QCOMPARE(shown(0, SummaryModel::CountField), QStringLiteral("5"));
    QCOMPARE(shown(0, SummaryModel::MissingField), QStringLiteral("1"));
    QCOMPARE(shown(0, SummaryModel::MeanField), QStringLiteral("4"));
    QVERIFY(std::abs(shown(0, SummaryModel::DeviationField).toDouble() - std::sqrt(10.0)) < 1e-3);
    QCOMPARE(shown(0, SummaryModel::MinimumField), QStringLiteral("1"));
    QCOMPARE(shown(0, SummaryModel::LowerQuartileField), QStringLiteral("2"));
    QCOMPARE(shown(0, SummaryModel::MedianField), QStringLiteral("3"));
    QCOMPARE(shown(0, SummaryModel::UpperQuartileField), QStringLiteral("4"));
    QCOMPARE(shown(0, SummaryModel::MaximumField), QStringLiteral("10"));
    QCOMPARE(shown(0, SummaryModel::DistinctField), QStringLiteral("5"));
  }

  void numbers_of_categories_are_none() {
    QCOMPARE(shown(1, SummaryModel::CountField), QStringLiteral("6"));
    QCOMPARE(shown(1, SummaryModel::DistinctField), QStringLiteral("2"));
    for (const int field : {SummaryModel::MeanField, SummaryModel::DeviationField,
                            SummaryModel::MinimumField, SummaryModel::MedianField}) {
      QVERIFY(shown(1, field).isEmpty());
    }
  }
};

QTEST_MAIN(TestSummaryModel)
#include "tst_summary_model.moc"
