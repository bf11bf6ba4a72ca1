// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemModelTester>
#include <QtTest>

#include "tests/ui/data/example_table.h"
#include "ui/data/preview_model.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestPreviewModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void obeys_the_rules_of_models_while_it_changes() {
    PreviewModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(TableSnapshot(sharedExample()));
    model.setTable({});
    QCOMPARE(model.columnCount(), 0);
  }

  void shows_numbers_text_and_missing_cells_as_a_person_reads_them() {
    auto table = sharedExample();
    table->columns[2].unit = "nm";
    PreviewModel model;
    model.setTable(TableSnapshot(table));
    QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("6"));
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("missing"));
    QCOMPARE(model.index(1, 4).data().toString(), QStringLiteral("b"));
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("x3 (nm)"));
    TableSnapshot edited = TableSnapshot(table);
    edited.columns[2].unit = "kcal";
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy renamed(&model, &QAbstractItemModel::headerDataChanged);
    model.setTable(edited);
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("x3 (kcal)"));
    QCOMPARE(renamed.size(), 1);
    QVERIFY(reset.isEmpty());  // the rows on show stay
  }

  void shows_the_first_rows_only() {
    PreviewModel model;
    model.setTable(TableSnapshot(sharedExample(5000)));
    QCOMPARE(model.rowCount(), PreviewModel::shownRows);
  }
};

QTEST_MAIN(TestPreviewModel)
#include "tst_preview_model.moc"
