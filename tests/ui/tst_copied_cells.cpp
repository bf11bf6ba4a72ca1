// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QClipboard>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QtTest>

#include "ui/copied_cells.h"

using namespace steelyard::ui;

class TestCopiedCells : public QObject {
  Q_OBJECT

  QStandardItemModel model_{3, 3};

 private Q_SLOTS:
  void init() {
    for (int row = 0; row < 3; ++row) {
      for (int column = 0; column < 3; ++column) {
        model_.setItem(row, column, new QStandardItem(QStringLiteral("%1%2").arg(row).arg(column)));
      }
    }
  }

  void the_selected_cells_are_copied_as_they_stand() {
    QTableView table;
    table.setModel(&model_);
    letCopyCells(table);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    table.setFocus();
    QGuiApplication::clipboard()->setText("before");
    QTest::keySequence(&table, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("before"));  // nothing is selected
    table.selectRow(2);
    table.selectionModel()->select(model_.index(0, 1), QItemSelectionModel::Select);
    table.horizontalHeader()->moveSection(2, 0);
    QTest::keySequence(&table, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("01\n22\t20\t21"));
  }

  void a_whole_long_table_is_not_copied() {
    QStandardItemModel large(100'001, 2);
    QTableView table;
    table.setModel(&large);
    letCopyCells(table);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    table.setFocus();
    table.selectAll();
    QGuiApplication::clipboard()->setText("before");
    QTest::keySequence(&table, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("before"));
  }

  void hidden_columns_are_left_out_boxes_are_words_and_breaks_are_spaces() {
    model_.item(1, 0)->setText("one\ttab\nand a line");
    model_.item(1, 1)->setText({});
    model_.item(1, 1)->setCheckable(true);
    model_.item(1, 1)->setCheckState(Qt::Checked);
    QTableView table;
    table.setModel(&model_);
    table.hideColumn(2);
    table.selectRow(1);
    QCOMPARE(selectedCells(table), QString("one tab and a line\tyes"));
    model_.item(1, 1)->setCheckState(Qt::Unchecked);
    QCOMPARE(selectedCells(table), QString("one tab and a line\tno"));
  }
};

QTEST_MAIN(TestCopiedCells)
#include "tst_copied_cells.moc"
