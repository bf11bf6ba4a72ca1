// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <functional>
#include <memory>
#include <new>
#include <optional>

#include "core/data/generators.h"
#include "tests/support/compared_runs.h"
#include "tests/support/full_disk.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/export/toy_run.h"
#include "ui/export/exporter.h"
#include "ui/export/report_writer.h"
#include "ui/plots/line_plot.h"
#include "ui/session/session_run.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::ui;

namespace {

using Export = std::function<void(Exporter&)>;

SessionRun finishedRun() {
  SessionRun run = toy_run(*compared_run("", {"x1", "x2"}, {1.0, 0.5}, {0}).record);
  run.method = run.objectiveName = QStringLiteral("DII");
  return run;
}

}  // namespace

/// Every export of the window against a disk without room: it says so, and what stood there stays.
class TestFullDisk : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  SessionRun run_ = finishedRun();
  MethodRegistry methods_ = methods_from_dii();
  LinePlot plot_;

 private Q_SLOTS:
  void initTestCase() { plot_.setSeries({{"s", {0, 1, 2}, {0, 1, 4}, {}, {}}}); }

  void the_old_file_stays_whole_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<Export>("write");
    const auto add = [](const char* name, Export write) {
      QTest::newRow(name) << QString(name) << std::move(write);
    };
    add("selected.csv", [this](Exporter& exporter) { exporter.exportSelection(run_, {0}); });
    add("reduced.csv", [this](Exporter& exporter) { exporter.exportTable(run_, {0}, false); });
    add("map.csv", [this](Exporter& exporter) { exporter.exportMap(run_); });
    add("distances.csv",
        [this](Exporter& exporter) { exporter.exportDistances(run_, {0}, methods_); });
    add("record.json", [this](Exporter& exporter) { exporter.exportRecord(run_); });
    for (const char* name : {"plot.png", "plot.svg", "plot.pdf", "plot.csv"}) {
      add(name, [this](Exporter& exporter) { exporter.exportPlot({"plot", "Plot", &plot_}); });
    }
    const std::vector<ComparedRun> runs{run_.compared(), run_.compared()};
    add("comparison.csv", [runs](Exporter& exporter) { exporter.exportComparison(runs); });
    add("pairs.csv",
        [runs](Exporter& exporter) { exporter.exportPairs(runs, WeightKind::relative); });
    add("report.html", [this, runs](Exporter& exporter) {
      exporter.exportReport([runs] { return reportDraft(runs); }, methods_);
    });
  }
  void the_old_file_stays_whole() {
    QFETCH(const QString, name);
    QFETCH(const Export, write);
    const QString path = folder_.filePath(name);
    Exporter exporter;
    exporter.setQuestions([&](const QString&, const QString&, const QString&) { return path; },
                          [](const QString&) { return QString(); });
    QSignalSpy said(&exporter, &Exporter::said);
    const auto toItsEnd = [&] {
      write(exporter);
      exporter.finish();
    };
    const FullDisk found = on_full_disk(path, toItsEnd);
    QVERIFY2(said.back().at(0).toString().contains(name), qPrintable(said.back().at(0).toString()));
    QCOMPARE(said.back().at(1).toBool(), true);
    // Once; what may stand before it is that a table is being written.
    QCOMPARE(
        std::count_if(said.begin(), said.end(), [](const auto& one) { return one.at(1).toBool(); }),
        1);
    QVERIFY(said.size() == 1 ||
            (said.size() == 2 && said.front().at(0).toString().startsWith("Writing")));
    QCOMPARE(found.left, old_content);
    QCOMPARE(found.beside, QStringList());
    toItsEnd();  // with room it is written
    QCOMPARE(said.back().at(1).toBool(), false);
    QVERIFY(QFile::remove(path));
  }

  void a_table_is_made_beside_the_window_and_outlives_its_exporter() {
    const QString path = folder_.filePath("reduced.csv");
    QFile::remove(path);
    auto exporter = std::make_unique<Exporter>();
    exporter->setQuestions([&](const QString&, const QString&, const QString&) { return path; },
                           [](const QString&) { return QString(); });
    QSignalSpy said(exporter.get(), &Exporter::said);
    exporter->exportTable(run_, {0}, false);
    QVERIFY(said.back().at(0).toString().startsWith("Writing"));
    QVERIFY(said.wait());
    QVERIFY(said.back().at(0).toString().startsWith("Written"));
    QVERIFY(QFile::remove(path));
    exporter->exportTable(run_, {0}, false);
    exporter.reset();
    QVERIFY(QFile::exists(path));
    QFile::remove(path);
  }

  void a_table_that_fails_is_told_of_though_the_next_one_succeeds() {
    QStringList paths{"/no/such/folder/first.csv", folder_.filePath("second.csv")};
    Exporter exporter;
    exporter.setQuestions(
        [&](const QString&, const QString&, const QString&) { return paths.takeFirst(); },
        [](const QString&) { return QString(); });
    QSignalSpy said(&exporter, &Exporter::said);
    exporter.exportTable(run_, {0}, false);
    exporter.exportTable(run_, {0}, false);
    QVERIFY(!exporter.finish());
    QVERIFY(said.back().at(0).toString().contains("first.csv"));
    QCOMPARE(said.back().at(1).toBool(), true);
    QVERIFY(QFile::remove(folder_.filePath("second.csv")));
    QVERIFY(exporter.finish());
  }

  /// The window lives on: of many pictures, one is painted in each turn of the event loop.
  void all_plots_are_painted_in_turns() {
    const QTemporaryDir folder;
    Exporter exporter;
    exporter.setQuestions([](const QString&, const QString&, const QString&) { return QString(); },
                          [&folder](const QString&) { return folder.path(); });
    QString said;
    connect(&exporter, &Exporter::said, this, [&said](const QString& text) { said = text; });
    exporter.exportPlots({{"one", "One", &plot_}, {"two", "Two", &plot_}});
    QVERIFY(!QFile::exists(folder.filePath("one.png")));
    int turns = 0;
    QTimer counter;
    connect(&counter, &QTimer::timeout, this, [&turns] { ++turns; });
    counter.start(0);
    QTRY_VERIFY_WITH_TIMEOUT(said.startsWith("8 files written"), 60000);
    QVERIFY2(turns >= 8, qPrintable(QString::number(turns)));
    for (const char* name : {"one.png", "one.csv", "one.svg", "one.pdf", "two.pdf"}) {
      QVERIFY2(QFileInfo(folder.filePath(name)).size() > 0, name);
    }
    LinePlot empty;
    exporter.exportPlots({{"none", "None", &empty}});
    QVERIFY(said.contains("No plot"));
  }

  /// Likewise the pictures of a report.
  void a_report_is_painted_in_turns() {
    Exporter exporter;
    const QString path = folder_.filePath("turns.html");
    exporter.setQuestions([&](const QString&, const QString&, const QString&) { return path; },
                          [](const QString&) { return QString(); });
    QString said;
    connect(&exporter, &Exporter::said, this, [&said](const QString& text) { said = text; });
    const std::vector<ComparedRun> runs{run_.compared(), run_.compared()};
    std::vector<NamedPlot> plots;
    for (int plot = 0; plot < 9; ++plot) {
      plots.push_back({"plot", "Plot", &plot_});
    }
    auto leaving = std::make_unique<LinePlot>();
    leaving->setSeries({{"s", {0, 1}, {0, 1}, {}, {}}});
    plots.push_back({"leaving", "Closed in the meantime", leaving.get()});
    int turns = 0;
    QTimer counter;
    connect(&counter, &QTimer::timeout, this, [&] {
      ++turns;
      leaving.reset();
    });
    counter.start(0);
    exporter.exportReport([&] { return reportDraft(runs, plots); }, methods_);
    QVERIFY(said.startsWith("Writing"));
    QTRY_VERIFY_WITH_TIMEOUT(said.startsWith("Written"), 60000);
    QVERIFY2(turns >= 9, qPrintable(QString::number(turns)));
    QFile page(path);
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray text = page.readAll();
    QVERIFY(text.count("base64,") >= 9);
    QVERIFY(!text.contains("Closed in the meantime"));
    QVERIFY(QFile::remove(path));
  }

  void a_picture_that_cannot_be_painted_leaves_the_old_report() {
    const QString path = folder_.filePath("old.html");
    Exporter exporter;
    exporter.setQuestions([&](const QString&, const QString&, const QString&) { return path; },
                          [](const QString&) { return QString(); });
    QSignalSpy said(&exporter, &Exporter::said);
    exporter.exportReport(
        [this] {
          ReportDraft draft = reportDraft({run_.compared()});
          draft.painters.insert(draft.painters.begin(),
                                []() -> std::optional<PaintedPicture> { throw std::bad_alloc(); });
          return draft;
        },
        methods_);
    QVERIFY(!exporter.finish());
    QVERIFY(said.back().at(0).toString().contains("memory"));
    QVERIFY(!QFile::exists(path));
  }

  void all_plots_at_once_say_it_too() {
    Exporter exporter;
    exporter.setQuestions([](const QString&, const QString&, const QString&) { return QString(); },
                          [this](const QString&) { return folder_.path(); });
    QSignalSpy said(&exporter, &Exporter::said);
    const FullDisk found = on_full_disk(folder_.filePath("plot.png"), [&] {
      exporter.exportPlots({{"plot", "Plot", &plot_}});
      QVERIFY(!exporter.finish());
    });
    QCOMPARE(said.back().at(1).toBool(), true);
    QCOMPARE(found.left, old_content);
    QCOMPARE(found.beside, QStringList());
  }
};

QTEST_MAIN(TestFullDisk)
#include "tst_full_disk.moc"
