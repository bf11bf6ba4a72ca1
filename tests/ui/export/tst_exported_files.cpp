// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/compared_runs.h"
#include "tests/support/csv_rows.h"
#include "tests/support/toy_problem.h"
#include "ui/export/exporter.h"
#include "ui/session/finished_run.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::ui;

/// What the window's exports hold: each what its name says.
class TestExportedFiles : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  /// A run that selected the samples 7 and 2 of twelve, and the second of two features.
  static FinishedRun finishedRun() {
    const ProblemPtr problem = toy_problem(12, 2);
    FinishedRun run;
    run.number = 1;
    run.problem = problem;
    Record record = *compared_run("", {"x1", "x2"}, {0.5, 1.0}, {1}).record;
    record.result.samples = SampleSelection{{7, 2}, {}};
    run.record = std::make_shared<const Record>(std::move(record));
    run.table = std::make_shared<const Dataset>(Dataset{"t", "t", problem->inputs, {}, {}});
    return run;
  }

  template <typename Write>
  std::vector<QStringList> exported(const Write& write) const {
    const QString path = folder_.filePath("table.csv");
    Exporter exporter;
    exporter.setQuestions([&](const QString&, const QString&, const QString&) { return path; },
                          [](const QString&) { return QString(); });
    write(exporter);
    return exporter.finish() ? csvRows(path) : std::vector<QStringList>();
  }

 private Q_SLOTS:
  void samples_are_those_that_the_run_selected_in_its_order() {
    const FinishedRun run = finishedRun();
    const auto rows = exported([&](Exporter& exporter) { exporter.exportSamples(run); });
    QCOMPARE(rows, (std::vector<QStringList>{{"order", "row"}, {"1", "8"}, {"2", "3"}}));
  }

  void the_selection_lists_every_feature_and_ticks_those_that_were_chosen() {
    const FinishedRun run = finishedRun();
    const auto rows = exported([&](Exporter& exporter) { exporter.exportSelection(run, {1}); });
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[1].mid(0, 2), (QStringList{"1", "x2"}));
    QCOMPARE(rows[1].at(5), QString("yes"));
    QCOMPARE(rows[2].at(5), QString("no"));
  }

  void the_reduced_table_has_the_chosen_columns_and_every_sample() {
    const FinishedRun run = finishedRun();
    const auto rows = exported([&](Exporter& exporter) { exporter.exportTable(run, {1}); });
    QCOMPARE(rows.size(), 13U);
    QCOMPARE(rows[0], QStringList{"x2"});
    QCOMPARE(rows[5].at(0).toDouble(), run.problem->inputs(4, 1));  // of weight 1, the largest
  }
};

QTEST_MAIN(TestExportedFiles)
#include "tst_exported_files.moc"
