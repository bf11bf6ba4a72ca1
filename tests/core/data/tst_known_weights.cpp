// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/known_weights.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestKnownWeights : public QObject {
  Q_OBJECT

  TemporaryText files_;

  static Dataset table() {
    Dataset dataset;
    dataset.name = "a table";
    dataset.columns.resize(3);
    dataset.columns[0].name = "x";
    dataset.columns[1].name = "y";
    dataset.columns[2].name = "7";
    return dataset;
  }

 private Q_SLOTS:
  void sets_the_weights_of_the_columns_that_are_named_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("header") << QByteArray("feature,weight\ny,2.5\nx,0\n");
    QTest::newRow("no header") << QByteArray("y,2.5\nx,0\n");
    QTest::newRow("blanks") << QByteArray("y 2.5\nx 0\n");
    QTest::newRow("decimal comma") << QByteArray("feature;weight\ny;2,5\nx;0\n");
  }
  void sets_the_weights_of_the_columns_that_are_named() {
    QFETCH(QByteArray, text);
    Dataset dataset = table();
    read_known_weights(files_.write("weights.csv", text), dataset);
    QCOMPARE(dataset.columns[0].known_weight, std::optional<double>(0.0));
    QCOMPARE(dataset.columns[1].known_weight, std::optional<double>(2.5));
    QVERIFY(!dataset.columns[2].known_weight);
  }

  void takes_numbers_as_names() {
    Dataset dataset = table();
    read_known_weights(files_.write("weights.csv", "feature,weight\n7,1.5\n"), dataset);
    QCOMPARE(dataset.columns[2].known_weight, std::optional<double>(1.5));
  }

  void refuses_bad_weights_and_changes_nothing_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown feature") << QByteArray("f,w\nx,1\nzz,2\n") << "'zz'";
    QTest::newRow("negative") << QByteArray("f,w\nx,1\ny,-2\n") << "'-2'";
    QTest::newRow("missing") << QByteArray("f,w\nx,1\ny,\n") << "'y'";
    QTest::newRow("text") << QByteArray("f,w\nx,1\ny,2\n7,heavy\n") << "'heavy'";
    QTest::newRow("infinite") << QByteArray("f,w\nx,1\ny,inf\n") << "'inf'";
    QTest::newRow("all zero") << QByteArray("f,w\nx,0\ny,0\n") << "zero";
    QTest::newRow("twice") << QByteArray("f,w\nx,1\nx,2\n") << "twice";
    QTest::newRow("three columns") << QByteArray("f,w,e\nx,1,2\n") << "3 columns";
    QTest::newRow("one column") << QByteArray("x\ny\n") << "1 column";
    QTest::newRow("ragged") << QByteArray("f,w\nx,1\ny,2,3\n") << "3 cells";
    QTest::newRow("empty") << QByteArray("") << "empty";
  }
  void refuses_bad_weights_and_changes_nothing() {
    QFETCH(QByteArray, text);
    QFETCH(QString, named);
    Dataset dataset = table();
    const auto path = files_.write("weights.csv", text);
    const QString message = message_of([&] { read_known_weights(path, dataset); });
    QVERIFY2(message.contains(named) && message.contains("weights.csv"), qPrintable(message));
    for (const Column& column : dataset.columns) {
      QVERIFY(!column.known_weight);
    }
  }
};

QTEST_GUILESS_MAIN(TestKnownWeights)
#include "tst_known_weights.moc"
