// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemModelTester>
#include <QtTest>
#include <numeric>

#include "tests/ui/data/example_table.h"
#include "ui/data/column_model.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

QString shown(const ColumnModel& model, int row, ColumnModel::Field field) {
  return model.data(model.index(row, field), Qt::DisplayRole).toString();
}

}  // namespace

class TestColumnModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void obeys_the_rules_of_models_while_it_changes() {
    ColumnModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDataset(sharedExample());
    model.setRole({0, 1}, Role::input, true);
    model.setData(model.index(2, ColumnModel::UnitField), QStringLiteral("nm"), Qt::EditRole);
    model.setDataset(nullptr);
    QCOMPARE(model.rowCount(), 0);
  }

  void groups_are_typed_and_kept_in_the_table() {
    ColumnModel model;
    const auto table = sharedExample();
    model.setDataset(table);
    QSignalSpy changed(&model, &ColumnModel::propertiesChanged);
    QVERIFY(model.setData(model.index(1, ColumnModel::GroupField), QStringLiteral(" atom 1 "),
                          Qt::EditRole));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(table->columns[1].group, std::string("atom 1"));
    QCOMPARE(shown(model, 1, ColumnModel::GroupField), QStringLiteral("atom 1"));
  }

  void notes_values_that_exceed_their_period() {
    ColumnModel model;
    const auto table = sharedExample();
    table->columns[2].period = 5.0;
    table->columns[3].period = 500.0;
    model.setDataset(table);
    QVERIFY(shown(model, 2, ColumnModel::NoteField).contains(QStringLiteral("exceeds its period")));
    QCOMPARE(shown(model, 3, ColumnModel::NoteField), QString());
  }

  void notes_constant_columns_missing_cells_and_text() {
    ColumnModel model;
    model.setDataset(sharedExample());
    QCOMPARE(shown(model, 0, ColumnModel::NoteField), QStringLiteral("constant"));
    QCOMPARE(shown(model, 1, ColumnModel::NoteField), QStringLiteral("2 missing"));
    QCOMPARE(shown(model, 2, ColumnModel::NoteField), QString());
    QVERIFY(shown(model, 4, ColumnModel::NoteField).startsWith(QStringLiteral("text, 2 value")));
  }

  void a_tick_gives_a_role_and_a_column_may_be_input_and_truth() {
    auto table = sharedExample();
    ColumnModel model;
    model.setDataset(table);
    QSignalSpy changed(&model, &ColumnModel::rolesChanged);
    QVERIFY(
        model.setData(model.index(2, ColumnModel::InputField), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(
        model.setData(model.index(2, ColumnModel::TruthField), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(changed.size(), 2);
    QVERIFY(table->columns[2].roles.has(Role::input));
    QVERIFY(table->columns[2].roles.has(Role::truth));
  }

  void text_can_be_neither_input_nor_truth() {
    auto table = sharedExample();
    ColumnModel model;
    model.setDataset(table);
    QCOMPARE(model.setRole({2, 3, 4}, Role::input, true), 1);
    QVERIFY(table->columns[4].roles.empty());
    QVERIFY(!model.index(4, ColumnModel::InputField).data(Qt::CheckStateRole).isValid());
    QVERIFY(!(model.flags(model.index(4, ColumnModel::TruthField)) & Qt::ItemIsUserCheckable));
  }

  void only_one_column_is_the_label() {
    auto table = sharedExample();
    ColumnModel model;
    model.setDataset(table);
    for (const Index column : {4, 2, 3}) {  // text may be one, too
      model.setRole({column}, Role::label, true);
      QCOMPARE(table->columns_with(Role::label), (std::vector<Index>{column}));
    }
  }

  void takes_periods_with_pi_and_refuses_nonsense_in_plain_words() {
    auto table = sharedExample();
    ColumnModel model;
    model.setDataset(table);
    QSignalSpy refused(&model, &ColumnModel::refused);
    const QModelIndex period = model.index(2, ColumnModel::PeriodField);
    QVERIFY(model.setData(period, QStringLiteral("360"), Qt::EditRole));
    QCOMPARE(table->columns[2].period, 360.0);
    QVERIFY(!model.setData(period, QStringLiteral("often"), Qt::EditRole));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(table->columns[2].period, 360.0);
    QVERIFY(model.setData(period, QString(), Qt::EditRole));
    QCOMPARE(table->columns[2].period, 0.0);
  }

  void takes_known_weights_of_0_or_more_only() {
    auto table = sharedExample();
    ColumnModel model;
    model.setDataset(table);
    const QModelIndex weight = model.index(2, ColumnModel::KnownWeightField);
    QVERIFY(model.setData(weight, QStringLiteral("0.1"), Qt::EditRole));
    QCOMPARE(table->columns[2].known_weight, std::optional<double>(0.1));
    for (const char* bad : {"-1", "nan", "inf", "1,5"}) {
      QVERIFY2(!model.setData(weight, QString::fromLatin1(bad), Qt::EditRole), bad);
    }
    QVERIFY(model.setData(weight, QString(), Qt::EditRole));
    QVERIFY(!table->columns[2].known_weight.has_value());
  }

  void editing_a_period_without_changing_it_keeps_every_digit() {
    auto table = sharedExample();
    table->columns[2].period = 6.283185307179586;
    ColumnModel model;
    model.setDataset(table);
    const QModelIndex period = model.index(2, ColumnModel::PeriodField);
    QVERIFY(model.setData(period, period.data(Qt::EditRole), Qt::EditRole));
    QCOMPARE(table->columns[2].period, 6.283185307179586);
  }

  void giving_20000_columns_a_role_is_one_change() {
    ColumnModel model;
    model.setDataset(sharedExample(4, 20000));
    std::vector<Index> all(20000);
    std::iota(all.begin(), all.end(), Index{0});
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QCOMPARE(model.setRole(all, Role::input, true), 0);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.dataset()->columns_with(Role::input).size(), std::size_t{20000});
  }
};

QTEST_MAIN(TestColumnModel)
#include "tst_column_model.moc"
