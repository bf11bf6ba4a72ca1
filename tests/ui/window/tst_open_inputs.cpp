// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "tests/ui/window/own_parts.h"
#include "ui/data/bundled.h"
#include "ui/window/open_inputs.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What exports may not write over, and whose name they bear.
class TestOpenInputs : public QObject {
  Q_OBJECT

  /// \param source  where the table is said to come from
  static Dataset table(const std::string& source) {
    Dataset wine = openBundled(":/data/wine.csv");
    wine.source = source;
    return wine;
  }

 private Q_SLOTS:
  void nothing_is_open_in_an_empty_window() {
    const tests::OwnParts own;
    QVERIFY(inputFiles(own.parts).empty());
    QVERIFY(tableSource(own.parts).empty());
  }

  void both_tables_and_those_of_the_runs_are_inputs() {
    const tests::OwnParts own;
    own.data->setDataset(table("/somewhere/wine.csv"));
    own.data->setTruthTable(table("/somewhere/truth.csv"));
    QCOMPARE(tableSource(own.parts), std::string("/somewhere/wine.csv"));
    SessionRun run;
    run.number = 1;
    auto record = std::make_shared<Record>();
    record->data.source = "/elsewhere/wine.csv";
    run.record = std::move(record);
    own.parts.session.runs().add(std::move(run));
    QCOMPARE(inputFiles(own.parts),
             (InputFiles{"/somewhere/wine.csv", "/somewhere/truth.csv", "/elsewhere/wine.csv"}));
    QCOMPARE(tableSource(own.parts), std::string("/elsewhere/wine.csv"));  // of the shown run
  }

  void a_table_of_the_program_is_no_file() {
    const tests::OwnParts own;
    own.data->setDataset(openBundled(":/data/wine.csv"));
    QVERIFY(inputFiles(own.parts).empty());
    QCOMPARE(tableSource(own.parts), std::string(":/data/wine.csv"));
  }
};

QTEST_MAIN(TestOpenInputs)
#include "tst_open_inputs.moc"
