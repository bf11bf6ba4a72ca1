// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <memory>
#include <utility>

#include "core/methods/registry.h"
#include "tests/support/compared_runs.h"
#include "tests/support/csv_rows.h"
#include "tests/support/paths.h"
#include "tests/ui/export/toy_run.h"
#include "ui/export/exporter.h"
#include "ui/plots/line_plot.h"
#include "ui/session/session_run.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::ui;

/// What the window's exports hold: each what its name says.
class TestExportedFiles : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  /// A run that selected the samples 7 and 2 of twelve, and the second of two features.
  static SessionRun finishedRun() {
    Record record = *compared_run("", {"x1", "x2"}, {0.5, 1.0}, {1}).record;
    record.result.samples = SampleSelection{{7, 2}, {}};
    return toy_run(std::move(record));
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

  QString written(const QString& name, const QByteArray& text) const {
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                              : QString();
  }

  /// The finished run, on a file that holds its table.
  SessionRun runOfFile() const {
    SessionRun run = finishedRun();
    QByteArray text("x1,x2\n");
    for (Index row = 0; row < run.problem->samples(); ++row) {
      text += QByteArray::number(run.problem->inputs(row, 0), 'g', 17) + ',' +
              QByteArray::number(run.problem->inputs(row, 1), 'g', 17) + '\n';
    }
    Record record = *run.record;
    record.data.source = written("first.csv", text).toStdString();
    record.method = "f-test";
    run.record = std::make_shared<const Record>(record);
    return run;
  }

 private Q_SLOTS:
  void samples_are_those_that_the_run_selected_in_its_order() {
    const SessionRun run = finishedRun();
    const auto rows = exported([&](Exporter& exporter) { exporter.exportSamples(run); });
    QCOMPARE(rows, (std::vector<QStringList>{{"order", "row"}, {"1", "8"}, {"2", "3"}}));
  }

  void the_selection_lists_every_feature_and_ticks_those_that_were_chosen() {
    const SessionRun run = finishedRun();
    const auto rows = exported([&](Exporter& exporter) { exporter.exportSelection(run, {1}); });
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[1].mid(0, 2), (QStringList{"1", "x2"}));
    QCOMPARE(rows[1].at(5), QString("yes"));
    QCOMPARE(rows[2].at(5), QString("no"));
  }

  void the_reduced_table_has_the_chosen_columns_and_every_sample() {
    const SessionRun run = finishedRun();
    const auto rows = exported([&](Exporter& exporter) { exporter.exportTable(run, {1}, false); });
    QCOMPARE(rows.size(), 13U);
    QCOMPARE(rows[0], QStringList{"x2"});
    QCOMPARE(rows[5].at(0).toDouble(), run.problem->inputs(4, 1));  // of weight 1, the largest
  }

  void another_table_gets_the_columns_of_the_run() {
    const QString other = written("other.csv", "x2,x3\n1e9,7\n0.5,7\n");
    const SessionRun run = runOfFile();
    const auto rows = exported([&](Exporter& exporter) {
      exporter.setTableQuestion([&](const QString&) { return other; });
      exporter.exportApplied(run, {1}, false, builtin_methods());
    });
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[0].mid(0, 2), (QStringList{"row", "x2"}));
    QCOMPARE(rows[1].at(1).toDouble(), 1e9);
    QCOMPARE(rows[1].last(), QString("x2"));  // outside of what was seen
    QCOMPARE(rows[2].at(1).toDouble(), 0.5);
  }

  /// Neither the table that the run is applied to nor another name of it is written over.
  void the_table_that_a_run_is_applied_to_stays() {
    const QByteArray text = "x2,x3\n1,7\n0.5,7\n";
    const QString other = written("stays.csv", text);
    const QString alias = folder_.filePath("alias.csv");
    QVERIFY(QFile::link(other, alias));
    for (const QString& path : {other, alias}) {
      Exporter exporter;
      exporter.setQuestions([&](const QString&, const QString&, const QString&) { return path; },
                            [](const QString&) { return QString(); });
      exporter.setTableQuestion([&](const QString&) { return other; });
      QSignalSpy said(&exporter, &Exporter::said);
      exporter.exportApplied(runOfFile(), {1}, false, builtin_methods());
      exporter.finish();
      QVERIFY(!said.isEmpty() && said.last()[1].toBool());
      QVERIFY2(said.last()[0].toString().contains("applied to"),
               qPrintable(said.last()[0].toString()));
      QFile file(other);
      QVERIFY(file.open(QIODevice::ReadOnly));
      QCOMPARE(file.readAll(), text);
    }
  }

  void a_table_that_lacks_columns_is_refused_before_a_name_is_asked_for() {
    const QString lacking = folder_.filePath("lacking.csv");
    QFile file(lacking);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("x1,x3\n1,2\n3,4\n");
    file.close();
    Exporter exporter;
    int asked = 0;
    exporter.setQuestions(
        [&](const QString&, const QString&, const QString&) {
          ++asked;
          return QString();
        },
        [](const QString&) { return QString(); });
    exporter.setTableQuestion([&](const QString&) { return lacking; });
    QSignalSpy said(&exporter, &Exporter::said);
    exporter.exportApplied(finishedRun(), {1}, true, builtin_methods());
    exporter.finish();
    QCOMPARE(asked, 0);
    QCOMPARE(said.count(), 2);
    QVERIFY2(said[0][0].toString().startsWith("Reading"), qPrintable(said[0][0].toString()));
    QVERIFY2(said[1][0].toString().contains("x2"), qPrintable(said[1][0].toString()));
    QVERIFY(said[1][1].toBool());
  }

  /// A large table takes its time, and the window stays usable: the name is asked for later.
  void another_table_is_read_while_the_window_goes_on() {
    const QString other = written("later.csv", "x2,x3\n1,7\n0.5,7\n");
    const QString path = folder_.filePath("later-applied.csv");
    Exporter exporter;
    int asked = 0;
    exporter.setQuestions(
        [&](const QString&, const QString&, const QString&) {
          ++asked;
          return path;
        },
        [](const QString&) { return QString(); });
    exporter.setTableQuestion([&](const QString&) { return other; });
    exporter.exportApplied(runOfFile(), {1}, false, builtin_methods());
    QCOMPARE(asked, 0);
    exporter.stopReading();  // the window is closed
    exporter.finish();
    QCOMPARE(asked, 0);
    exporter.exportApplied(runOfFile(), {1}, false, builtin_methods());
    exporter.finish();
    QCOMPARE(asked, 1);
    QCOMPARE(csvRows(path).size(), 3U);
  }

  void a_table_of_the_program_is_written_beside_its_script() {
    SessionRun run = finishedRun();
    Record record = *run.record;
    record.data.source = "generator:ten-gaussians?samples=20";
    run.record = std::make_shared<const Record>(record);
    const auto lines =
        exported([&](Exporter& exporter) { exporter.exportPython(run, {1}, false); });
    QVERIFY(!lines.empty());
    QCOMPARE(lines[0], QStringList{"#!/usr/bin/env python3"});
    const auto rows = csvRows(folder_.filePath("table-table.csv"));
    QCOMPARE(rows.size(), 21U);
    QCOMPARE(rows[0].first(), QString("x1"));
    QCOMPARE(rows[0].last(), QString("class"));
  }

  void a_table_that_python_cannot_read_is_written_beside_its_script() {
    SessionRun run = finishedRun();
    Record record = *run.record;
    record.data.source = fixtures_dir() + "/tables/73_arff_trailing_comma/t.arff";
    record.data.sha256.clear();
    record.data.origin = {};
    run.record = std::make_shared<const Record>(record);
    const QTemporaryDir folder;
    Exporter exporter;
    exporter.setQuestions(
        [&](const QString&, const QString&, const QString&) { return folder.filePath("arff.py"); },
        [](const QString&) { return QString(); });
    exporter.exportPython(run, {1}, false);
    QVERIFY(exporter.finish());
    QVERIFY(QFile::exists(folder.filePath("arff.py")));
    const auto rows = csvRows(folder.filePath("arff-table.csv"));
    QCOMPARE(rows.size(), 81U);
    QCOMPARE(rows[0], (QStringList{"a", "b", "c", "class"}));
    QCOMPARE(rows[1], (QStringList{"10.3772", "0.1885", "6.0261", "groupB"}));
  }

  /// R reads no array of NumPy, but Python does.
  void an_array_is_written_beside_a_script_for_r_alone() {
    SessionRun run = finishedRun();
    Record record = *run.record;
    record.data.source = fixtures_dir() + "/tables/81_npy_structured/t.npy";
    record.data.sha256.clear();
    record.data.origin = {};
    run.record = std::make_shared<const Record>(record);
    const QTemporaryDir folder;
    Exporter exporter;
    QString path = folder.filePath("array.py");
    exporter.setQuestions([&](const QString&, const QString&, const QString&) { return path; },
                          [](const QString&) { return QString(); });
    exporter.exportPython(run, {1}, false);
    QVERIFY(exporter.finish());
    QVERIFY(QFile::exists(path) && !QFile::exists(folder.filePath("array-table.csv")));
    path = folder.filePath("array.R");
    exporter.exportR(run, {1}, false);
    QVERIFY(exporter.finish());
    QCOMPARE(csvRows(path)[0], QStringList{"#!/usr/bin/env Rscript"});
    QVERIFY(csvRows(folder.filePath("array-table.csv")).size() > 1);
  }

  /// "Boston.png" beside "Boston.csv": the table of the user's stays.
  void a_picture_is_the_only_file_that_its_export_writes() {
    LinePlot plot;
    plot.setSeries({{"s", {0, 1, 2}, {0, 1, 4}, {}, {}}});
    const QTemporaryDir folder;
    QFile table(folder.filePath("Boston.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly) && table.write("a,b\n1,2\n") == 8);
    table.close();
    Exporter exporter;
    exporter.setQuestions([&](const QString&, const QString&,
                              const QString&) { return folder.filePath("Boston.png"); },
                          [](const QString&) { return QString(); });
    exporter.exportPlot({"plot", "Plot", &plot});
    QVERIFY(exporter.finish());
    QCOMPARE(csvRows(folder.filePath("Boston.csv"))[0], (QStringList{"a", "b"}));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({"Boston.csv", "Boston.png"}));
  }

  void what_nobody_named_is_written_only_where_the_person_agrees_to_its_names() {
    LinePlot plot;
    plot.setSeries({{"s", {0, 1, 2}, {0, 1, 4}, {}, {}}});
    const QTemporaryDir folder;
    const auto put = [&](const QString& name) {
      QFile file(folder.filePath(name));
      return file.open(QIODevice::WriteOnly) && file.write("mine") == 4;
    };
    QVERIFY(put("plot.csv") && put("script-table.csv"));
    QStringList asked;
    QStringList replaced;
    bool agree = false;
    Exporter exporter;
    exporter.setQuestions(
        [&](const QString&, const QString&, const QString&) {
          return folder.filePath("script.py");
        },
        [&](const QString&) { return folder.path(); },
        [&](const QString& where, const QStringList& names, const QStringList& taken) {
          asked = where == folder.path() ? names : QStringList("elsewhere");
          replaced = taken;
          return agree;
        });
    SessionRun run = finishedRun();
    Record record = *run.record;
    record.data.source = "generator:ten-gaussians?samples=20";
    run.record = std::make_shared<const Record>(record);
    for (const bool once : {false, true}) {
      agree = once;
      exporter.exportPlots({{"plot", "Plot", &plot}});
      QCOMPARE(asked, (QStringList{"plot.png", "plot.svg", "plot.pdf", "plot.csv"}));
      QCOMPARE(replaced, QStringList{"plot.csv"});
      exporter.exportPython(run, {1}, false);
      QVERIFY(exporter.finish());
      QCOMPARE(asked, QStringList{"script-table.csv"});
      QCOMPARE(replaced, asked);
      const qsizetype files = QDir(folder.path()).entryList(QDir::Files).size();
      QCOMPARE(files, once ? 6 : 2);
      QCOMPARE(csvRows(folder.filePath("plot.csv"))[0][0] == "mine", !once);
      QCOMPARE(csvRows(folder.filePath("script-table.csv"))[0][0] == "mine", !once);
    }
  }

  /// A suggestion that nobody asked for cuts nothing off; what a person chose is named.
  void a_learned_map_is_exported_whole_unless_a_person_chose_a_part() {
    SessionRun run = finishedRun();
    Record record = *run.record;
    record.result.space = LearnedSpace::of_map(Matrix{{1.0, -1.0}});
    record.data.source = "/tables/Boston housing.csv";
    run.record = std::make_shared<const Record>(record);
    QStringList proposed;
    for (const bool asked : {false, true}) {
      const QString path = folder_.filePath("map-points.csv");
      Exporter exporter;
      exporter.setQuestions(
          [&](const QString&, const QString& name, const QString&) {
            proposed << name;
            return path;
          },
          [](const QString&) { return QString(); });
      exporter.exportTable(run, {1}, asked);
      QVERIFY(exporter.finish());
      const auto rows = csvRows(path);
      const Matrix& inputs = run.problem->inputs;
      QCOMPARE(rows[0][0], QString(asked ? "component_1 of 1 of 2 inputs" : "component_1"));
      QVERIFY(std::abs(rows[5][0].toDouble() - (asked ? 0.0 : inputs(4, 0)) + inputs(4, 1)) <
              1e-12);
    }
    QCOMPARE(proposed,
             (QStringList{"Boston-housing_reduced.csv", "Boston-housing_reduced-1-of-2.csv"}));
  }

  void a_script_that_cannot_be_is_refused_in_words() {
    SessionRun run = finishedRun();
    Record record = *run.record;
    record.data.source = "/data/table.xyz";
    run.record = std::make_shared<const Record>(record);
    Exporter exporter;
    QString said;
    connect(&exporter, &Exporter::said, this, [&](const QString& text) { said = text; });
    exporter.setQuestions([this](const QString&, const QString&,
                                 const QString&) { return folder_.filePath("no.py"); },
                          [](const QString&) { return QString(); });
    exporter.exportPython(run, {1}, false);
    QVERIFY(!exporter.finish());
    QVERIFY2(said.contains("there is no such file"), qPrintable(said));
    QVERIFY(!QFile::exists(folder_.filePath("no.py")));
  }

  void a_command_goes_to_the_clipboard() {
    SessionRun run = finishedRun();
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
    exporter.copyCommand(run, {0}, methods);  // not the best one
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith("# the column was chosen by hand"), qPrintable(lines[0]));
    QCOMPARE(lines[1], command);
  }
};

QTEST_MAIN(TestExportedFiles)
#include "tst_exported_files.moc"
