// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QClipboard>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "core/methods/registry.h"
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

  void a_table_of_the_program_is_written_beside_its_script() {
    FinishedRun run = finishedRun();
    Record record = *run.record;
    record.data.source = "generator:ten-gaussians?samples=20";
    run.record = std::make_shared<const Record>(record);
    const auto lines = exported([&](Exporter& exporter) { exporter.exportPython(run, {1}); });
    QVERIFY(!lines.empty());
    QCOMPARE(lines[0], QStringList{"#!/usr/bin/env python3"});
    const auto rows = csvRows(folder_.filePath("table-table.csv"));
    QCOMPARE(rows.size(), 21U);
    QCOMPARE(rows[0].first(), QString("x1"));
    QCOMPARE(rows[0].last(), QString("class"));
  }

  void a_script_that_cannot_be_is_refused_in_words() {
    FinishedRun run = finishedRun();
    Record record = *run.record;
    record.data.source = "/data/table.xyz";
    run.record = std::make_shared<const Record>(record);
    Exporter exporter;
    QString said;
    connect(&exporter, &Exporter::said, this, [&](const QString& text) { said = text; });
    exporter.setQuestions([this](const QString&, const QString&,
                                 const QString&) { return folder_.filePath("no.py"); },
                          [](const QString&) { return QString(); });
    exporter.exportPython(run, {1});
    QVERIFY(!exporter.finish());
    QVERIFY2(said.contains("cannot read this format"), qPrintable(said));
    QVERIFY(!QFile::exists(folder_.filePath("no.py")));
  }

  void a_command_goes_to_the_clipboard() {
    FinishedRun run = finishedRun();
    Record record = *run.record;
    record.method = "fps";
    record.data.source = "generator:ten-gaussians";
    record.columns = {{"x1", RoleSet().with(Role::input), {}, 0, 0, {}, {}},
                      {"x2", RoleSet().with(Role::input), {}, 0, 0, {}, {}}};
    record.parameters = {};
    run.record = std::make_shared<const Record>(record);
    const MethodRegistry methods = builtin_methods();
    Exporter exporter;
    exporter.copyCommand(run, {1}, methods);
    const QString command = "steelyard run generator:ten-gaussians --inputs x1,x2 --method fps";
    QCOMPARE(QGuiApplication::clipboard()->text(), command);
    exporter.copyCommand(run, {1, 0}, methods);
    QCOMPARE(QGuiApplication::clipboard()->text(), command + " --top 2");
  }
};

QTEST_MAIN(TestExportedFiles)
#include "tst_exported_files.moc"
