// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>
#include <memory>

#include "core/analysis/column_imbalance.h"
#include "tests/support/dii_cases.h"
#include "ui/compare/column_chooser.h"
#include "ui/compare/imbalance_dialog.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::ui;

namespace {

constexpr int patience = 20000;  // milliseconds

/// a and b are inputs, c the ground truth, "kind" is text.
Dataset table_of(Index samples) {
  Dataset table{"t.csv", "t.csv", Matrix::Zero(samples, 4), {}, {}};
  table.values.leftCols(3) = gaussian_space(samples, 3, 2).coordinates;
  table.values.col(2) += table.values.col(0);
  for (const char* name : {"a", "b", "c", "kind"}) {
    Column column;
    column.name = name;
    table.columns.push_back(column);
  }
  table.columns[0].roles = RoleSet().with(Role::input);
  table.columns[1].roles = RoleSet().with(Role::input);
  table.columns[2].roles = RoleSet().with(Role::truth);
  table.columns[3].kind = ColumnKind::category;
  return table;
}

TableSnapshot opened(Index samples) {
  return TableSnapshot(std::make_shared<const Dataset>(table_of(samples)));
}

}  // namespace

class TestImbalanceDialog : public QObject {
  Q_OBJECT

  TableSnapshot table_;
  TableSnapshot truth_;
  bool open_ = true;
  std::unique_ptr<ImbalanceDialog> dialog_;

  ColumnChooser& chooser(int at) { return *dialog_->findChildren<ColumnChooser*>().at(at); }
  QString result(const char* name) { return dialog_->findChild<QLabel*>(name)->text(); }
  QPushButton* button(const char* name) { return dialog_->findChild<QPushButton*>(name); }
  void compare() { QTest::mouseClick(button("compareButton"), Qt::LeftButton); }
  bool saidSomewhere(const QString& words) {
    const auto labels = dialog_->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
      return label->isVisible() && label->text().contains(words);
    });
  }
  static QString text(const Imbalance& imbalance) {
    return QString("%1 ± %2").arg(QString::number(imbalance.value, 'g', 4),
                                  QString::number(imbalance.error, 'g', 2));
  }

 private Q_SLOTS:
  void init() {
    table_ = opened(120);
    truth_ = {};
    open_ = true;
    dialog_ = std::make_unique<ImbalanceDialog>([this]() -> ComparedTables {
      return {open_ ? &table_ : nullptr, truth_.columns.empty() ? nullptr : &truth_,
              MissingPolicy::refuse, false};
    });
    dialog_->show();
  }

  void begins_with_inputs_and_ground_truth_and_leaves_text_out() {
    QCOMPARE(chooser(0).chosen(), (std::vector<int>{0, 1}));
    QCOMPARE(chooser(1).chosen(), (std::vector<int>{2}));
    QCOMPARE(dialog_->findChild<QListView*>()->model()->rowCount(), 3);
    QVERIFY(!dialog_->isModal());
  }

  void shows_the_numbers_of_the_measure() {
    compare();
    ColumnSets sets;
    sets.from = {0, 1};
    sets.to = {2};
    const ImbalancePair expected = ColumnComparison(table_.copied(), sets).compute()->pair;
    QTRY_COMPARE_WITH_TIMEOUT(result("forwardResult"), text(expected.forward), patience);
    QCOMPARE(result("backwardResult"), text(expected.backward));
  }

  void another_choice_and_k_change_the_numbers() {
    chooser(0).choose({1});
    chooser(1).choose({0, 2});
    dialog_->findChild<QSpinBox*>()->setValue(4);
    compare();
    ColumnSets sets;
    sets.from = {1};
    sets.to = {0, 2};
    sets.neighbours = 4;
    const ImbalancePair expected = ColumnComparison(table_.copied(), sets).compute()->pair;
    QTRY_COMPARE_WITH_TIMEOUT(result("forwardResult"), text(expected.forward), patience);
    QCOMPARE(result("backwardResult"), text(expected.backward));
    chooser(0).choose({0});
    QVERIFY(!result("forwardResult").contains("±"));
  }

  void a_second_table_offers_its_columns() {
    truth_ = opened(120);
    dialog_->followTables();
    QCOMPARE(dialog_->findChild<QListView*>()->model()->rowCount(), 6);
    QCOMPARE(chooser(1).chosen(), (std::vector<int>{5}));
    compare();
    QTRY_VERIFY_WITH_TIMEOUT(result("forwardResult").contains("±"), patience);
  }

  void a_choice_stays_while_the_columns_do() {
    chooser(0).choose({1});
    table_.columns[0].roles = RoleSet();
    dialog_->followTables();
    QCOMPARE(chooser(0).chosen(), (std::vector<int>{1}));
    table_.columns[0].name = "other";
    dialog_->followTables();
    QCOMPARE(chooser(0).chosen(), (std::vector<int>{1}));
    QCOMPARE(chooser(1).chosen(), (std::vector<int>{2}));
    table_.columns[1].roles = RoleSet().with(Role::truth);
    table_.columns[1].name = "another";
    dialog_->followTables();
    QCOMPARE(chooser(0).chosen(), (std::vector<int>{}));
  }

  void a_search_narrows_what_all_means() {
    chooser(0).choose({});
    chooser(0).findChild<QLineEdit*>()->setText("B");
    QTest::mouseClick(chooser(0).findChildren<QPushButton*>().front(), Qt::LeftButton);
    QCOMPARE(chooser(0).chosen(), (std::vector<int>{1}));
  }

  void bad_input_is_said_in_place() {
    chooser(1).choose({});
    compare();
    QVERIFY(saidSomewhere("No column is in set B"));
    chooser(1).choose({2});
    QVERIFY(!saidSomewhere("No column is in set B"));
    dialog_->findChild<QSpinBox*>()->setValue(500);
    compare();
    QTRY_VERIFY_WITH_TIMEOUT(saidSomewhere("1 to 119"), patience);
    QVERIFY(button("compareButton")->isEnabled());
  }

  void a_table_that_is_gone_is_said() {
    open_ = false;
    compare();
    QVERIFY(saidSomewhere("No table is open"));
  }

  void a_long_comparison_can_be_stopped() {
    table_ = opened(4000);
    compare();
    QVERIFY(button("stopComparing")->isEnabled());
    QTest::mouseClick(button("stopComparing"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(saidSomewhere("Stopped"), patience);
    QVERIFY(button("compareButton")->isEnabled());
    QVERIFY(!result("forwardResult").contains("±"));
  }

  void closing_ends_what_is_under_way() {
    table_ = opened(4000);
    compare();
    dialog_->reject();
    QVERIFY(button("compareButton")->isEnabled());
  }
};

QTEST_MAIN(TestImbalanceDialog)
#include "tst_imbalance_dialog.moc"
