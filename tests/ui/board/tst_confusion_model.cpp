// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemModelTester>
#include <QtTest>

#include "ui/board/confusion_model.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestConfusionModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_largest_count_of_a_row_is_tinted() {
    ConfusionModel model;
    const QAbstractItemModelTester rules(&model,
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    ConfusionTable table{{"a", "b", "none"}, {"1", "2"}, CountMatrix(3, 2), 0};
    table.counts << 5, 2, 4, 4, 0, 0;
    model.setTable(table);
    const auto tinted = [&](int row, int column) {
      return model.index(row, column).data(Qt::BackgroundRole).isValid();
    };
    QVERIFY(tinted(0, 0) && !tinted(0, 1));
    QVERIFY(tinted(1, 0) && tinted(1, 1));
    QVERIFY(!tinted(2, 0) && !tinted(2, 1));  // a class without samples has none
    QCOMPARE(model.index(0, 1).data().toInt(), 2);
    QCOMPARE(model.index(0, 1).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("a and 2: 2"));
  }
};

QTEST_MAIN(TestConfusionModel)
#include "tst_confusion_model.moc"
