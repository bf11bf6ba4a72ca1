// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>
#include <utility>

#include "core/record/session.h"
#include "tests/support/compared_runs.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/export/toy_run.h"
#include "ui/export/exporter.h"
#include "ui/plots/line_plot.h"
#include "ui/session/session_run.h"
#include "ui/settings/file_dialogs.h"
#include "ui/settings/kept_settings.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::ui;

/// Where exports are written: never over what is open, and next time where it worked.
class TestExportPlaces : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  const MethodRegistry methods_ = methods_from_dii();
  QString path_;
  std::unique_ptr<Exporter> exporter_;
  QString said_;
  bool trouble_ = false;

  static SessionRun finishedRun() {
    Record record = *compared_run("", {"x1", "x2"}, {0.5, 1.0}, {1}).record;
    record.data.source = "generator:ten-gaussians?samples=20";
    return toy_run(std::move(record));
  }
  QByteArray content(const QString& name) const {
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  void put(const QString& name) {
    QFile file(folder_.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
  }

 private Q_SLOTS:
  void init() {
    keptSettings().remove("folders");
    said_.clear();
    exporter_ = std::make_unique<Exporter>();
    exporter_->setQuestions(
        [this](const QString&, const QString&, const QString&) { return path_; },
        [this](const QString&) { return folder_.path(); },
        [](const QString&, const QStringList&, const QStringList&) {
          return true;  // a person agrees to replace anything
        });
    connect(exporter_.get(), &Exporter::said, this, [this](const QString& text, bool trouble) {
      said_ = text;
      trouble_ = trouble;
    });
  }
  void cleanup() { exporter_.reset(); }

  void no_export_replaces_a_file_that_is_open_data() {
    using Write = std::function<void(Exporter&)>;
    QTest::addColumn<QString>("name");
    QTest::addColumn<Write>("write");
    const auto add = [](const char* what, const QString& name, const Write& write) {
      QTest::newRow(what) << name << write;
    };
    static LinePlot plot;
    plot.setSeries({{"s", {0, 1, 2}, {0, 1, 4}, {}, {}}});
    const SessionRun run = finishedRun();
    add("selection", "open.csv", [run](Exporter& to) { to.exportSelection(run, {1}); });
    add("table", "open.csv", [run](Exporter& to) { to.exportTable(run, {1}, false); });
    add("record", "open.csv", [run](Exporter& to) { to.exportRecord(run); });
    add("report", "open.csv",
        [this](Exporter& to) { to.exportReport([] { return ReportDraft(); }, methods_); });
    add("picture", "open.csv", [](Exporter& to) { to.exportPlot({"plot", "Plot", &plot}); });
    add("plots", "plot.csv", [](Exporter& to) { to.exportPlots({{"plot", "Plot", &plot}}); });
    add("python", "open.csv", [run](Exporter& to) { to.exportPython(run, {1}, false); });
    add("table of python", "open-table.csv",
        [run](Exporter& to) { to.exportPython(run, {1}, false); });
    add("script for R", "open.csv", [run](Exporter& to) { to.exportR(run, {1}, false); });
    add("session", "open.csv",
        [this](Exporter& to) { to.exportSession(folder_.filePath("open.csv"), SavedSession()); });
  }
  void no_export_replaces_a_file_that_is_open() {
    using Write = std::function<void(Exporter&)>;
    QFETCH(QString, name);
    QFETCH(Write, write);
    for (const QString& left : QDir(folder_.path()).entryList(QDir::Files)) {
      QFile::remove(folder_.filePath(left));
    }
    put(name);
    path_ = folder_.filePath("open.csv");
    QVERIFY(QFile::link(folder_.filePath(name), folder_.filePath("link.csv")));
    exporter_->setInputs([this] {
      return InputFiles{folder_.filePath("link.csv").toStdString()};  // under another name
    });
    write(*exporter_);
    QVERIFY(exporter_->finish());
    QCOMPARE(content(name), QByteArray("mine"));
    QVERIFY(trouble_);
    QVERIFY2(said_.contains(name), qPrintable(said_));
    QCOMPARE(QDir(folder_.path()).entryList(QDir::Files).size(), 2);
    QVERIFY(QFile::remove(folder_.filePath("link.csv")));
  }

  void a_folder_is_kept_once_something_is_written_into_it() {
    path_ = folder_.filePath("selected.csv");
    exporter_->exportSelection(finishedRun(), {1});
    QVERIFY(exporter_->finish());
    QCOMPARE(lastFolder(FilePurpose::Export), folder_.path());
    path_ = QStringLiteral("/proc/x.csv");
    exporter_->exportSelection(finishedRun(), {1});
    QVERIFY(!exporter_->finish());
    QCOMPARE(lastFolder(FilePurpose::Export), folder_.path());
    exporter_->exportSession(folder_.filePath("s.json"), SavedSession());
    QVERIFY(exporter_->finish());
    QCOMPARE(lastFolder(FilePurpose::Session), folder_.path());
  }
};

QTEST_MAIN(TestExportPlaces)
#include "tst_export_places.moc"
