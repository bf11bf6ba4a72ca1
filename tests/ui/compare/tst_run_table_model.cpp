// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemModelTester>
#include <QtTest>

#include "tests/support/compared_runs.h"
#include "ui/compare/run_table_model.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::ui;

class TestRunTableModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The cell is short; whoever points at it sees all digits.
  void the_tip_of_a_number_has_all_its_digits() {
    ComparedRun run = compared_run("run 1", {"x"}, {1.0}, {0});
    edited(run).result.objective = 0.123456789012345;
    RunTableModel model;
    const QAbstractItemModelTester rules(&model,
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRuns({run});
    int found = 0;
    for (int column = 0; column < model.columnCount(); ++column) {
      const QString shown = model.index(0, column).data().toString();
      if (shown.startsWith(QStringLiteral("0.1234")) ||
          shown.startsWith(QStringLiteral("0.1235"))) {
        ++found;
        QVERIFY(shown.size() < 9);
        QVERIFY(
            model.index(0, column).data(Qt::ToolTipRole).toString().contains("0.123456789012345"));
      }
    }
    QCOMPARE(found, 1);
  }
};

QTEST_MAIN(TestRunTableModel)
#include "tst_run_table_model.moc"
