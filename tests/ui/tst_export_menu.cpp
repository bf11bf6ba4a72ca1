// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/data/generators.h"
#include "core/data/table_reader.h"
#include "core/data/target_roles.h"
#include "core/methods/registry.h"
#include "core/record/record.h"
#include "tests/support/csv_rows.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/board/path_clicks.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/window_agreement.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/results/result_panel.h"
#include "ui/results/selection_control.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What can be taken away from a run, in the menu beside its ranking.
class TestExportMenu : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;

  [[nodiscard]] QAction* entry(const QString& part) const {
    for (QAction* action : window_->results().exportMenu().actions()) {
      if (action->text().remove('&').contains(part)) {
        return action;
      }
    }
    return nullptr;
  }
  [[nodiscard]] QByteArray written(const QString& suffix) const {
    const QDir folder(folder_.path());
    const QStringList files = folder.entryList({QStringLiteral("*.") + suffix}, QDir::Files);
    QFile file(files.isEmpty() ? QString() : folder.filePath(files.front()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    tests::exportInto(folder_.path(), *window_);
    window_->show();
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=100&seed=1"));
    window_->question().settle();
  }
  void cleanup() { window_.reset(); }

  void a_report_a_script_and_a_command_are_offered_after_a_run() {
    for (const char* part :
         {"HTML", "as a Python script...", "as a script for R...", "command line"}) {
      QVERIFY2(entry(part) != nullptr && !entry(part)->isEnabled(), part);
    }
    ParameterValues values = registry_.find("f-test").schema().defaults();
    window_->methodPanel().setMethod("f-test", values);
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
    entry("HTML")->trigger();
    QTRY_VERIFY(written("html").contains("of 10 columns"));
    entry("ython")->trigger();
    QTRY_VERIFY(written("py").contains("x1"));
    entry("command line")->trigger();
    QVERIFY(QApplication::clipboard()->text().contains("--method f-test"));
  }

  void knockoffs_are_written_for_a_run_that_drew_some() {
    QVERIFY(entry("knockoffs")->toolTip().contains("no run"));
    ParameterValues values = registry_.find("f-test").schema().defaults();
    window_->methodPanel().setMethod("f-test", values);
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    QVERIFY(!entry("knockoffs")->isEnabled());
    QVERIFY(entry("knockoffs")->toolTip().contains("drew no knockoffs"));
    values.set("trust", std::string("knockoffs"));
    values.set("fdr", 0.5);
    window_->methodPanel().setMethod("f-test", values);
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    QVERIFY2(entry("knockoffs")->isEnabled(), qPrintable(entry("knockoffs")->toolTip()));
    entry("knockoffs")->trigger();
    QVERIFY(window_->exporter().finish());
    const auto rows = tests::csvRows(folder_.filePath("knockoffs.csv"));
    QCOMPARE(rows.size(), 101U);
    QVERIFY(rows[0].contains("x1"));
    QCOMPARE(rows[0].at(rows[0].indexOf("x1") + 1), QString("x1 (knockoff)"));
  }

  /// The file has all of them, which its name alone does not say.
  void the_export_says_that_all_features_are_written() {
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    const QString tip = window_->results().findChild<QPushButton*>("exportSelection")->toolTip();
    QVERIFY2(tip.startsWith("All features") && tip.contains("yes or no"), qPrintable(tip));
  }

  /// Before a run the weights are all 1, and nobody has learned them.
  void plots_are_offered_once_there_is_a_run() {
    auto* plots = window_->results().findChild<QAction*>("exportPlots");
    QVERIFY(!plots->isEnabled());
    plots->trigger();
    QVERIFY(window_->exporter().finish());
    QVERIFY(!QFile::exists(folder_.filePath("ten-gaussians_weights.csv")));
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    QVERIFY(plots->isEnabled());
    plots->trigger();
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(folder_.filePath("ten-gaussians_weights.csv")));
  }

  /// A point of the path is no selection of the run: its number was left out.
  void the_number_that_a_person_chose_is_part_of_the_command() {
    QVERIFY(tests::searchesToTheEnd(*window_, registry_));
    window_->answers().finish();
    const Result result = window_->results().shownRun()->record->result;
    const auto other = std::find_if(result.path.begin(), result.path.end(), [&](const auto& point) {
      return point.selection.size() != result.selection.features.size() && !point.selection.empty();
    });
    QVERIFY(other != result.path.end());
    QVERIFY(clickSolution(window_->board(), other->feature_count));
    QCOMPARE(window_->results().selection().size(), other->selection.size());
    entry("command line")->trigger();
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.contains(QString("--top %1").arg(other->selection.size())) ||
                 text.startsWith("# the "),
             qPrintable(text));
    QVERIFY(clickRunsSolution(window_->board()));
    entry("command line")->trigger();
    QVERIFY(!QApplication::clipboard()->text().contains("--top"));
    const int count = window_->results().selection().size() == 2 ? 3 : 2;
    window_->results().selectionControl().setCount(count);
    entry("command line")->trigger();
    QVERIFY(QApplication::clipboard()->text().endsWith(QString(" --top %1").arg(count)));
  }

  void nothing_is_written_over_the_files_that_are_open() {
    const QTemporaryDir folder;
    const QString table = folder.filePath("table.csv");
    const QString truth = folder.filePath("truth.csv");
    for (const QString& path : {table, truth}) {
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      for (int row = 0; row < 30; ++row) {
        file.write(QByteArray::number(row) + ',' + QByteArray::number(row * row % 7) + '\n');
      }
    }
    Dataset opened = read_table(table.toStdString());
    ask_for_another_table(opened, opened.columns);
    window_->dataPanel().setDataset(opened);
    window_->dataPanel().setTruthTable(read_table(truth.toStdString()));
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    for (const QString& path : {table, truth}) {
      const qint64 size = QFileInfo(path).size();
      window_->exporter().setQuestions(
          [path](const QString&, const QString&, const QString&) { return path; },
          [&](const QString&) { return folder.path(); });
      QSignalSpy said(&window_->exporter(), &Exporter::said);
      QTest::mouseClick(window_->results().findChild<QPushButton*>("exportSelection"),
                        Qt::LeftButton);
      QVERIFY(window_->exporter().finish());
      QCOMPARE(QFileInfo(path).size(), size);
      QCOMPARE(said.size(), 1);
      QVERIFY(said.front().front().toString().contains(path));
    }
  }

  /// An iteration has no selection of its own where the run selects at its end: no column of the
  /// report was selected then.
  void a_report_on_an_iteration_has_the_columns_of_the_ranking() {
    ParameterValues values = registry_.find("dii").schema().defaults();
    values.set("search", std::string("none"));
    values.set("epochs", std::int64_t{20});
    window_->methodPanel().setMethod("dii", values);
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    auto* const iterations = window_->findChild<QSlider*>("scrubSlider");
    QVERIFY(iterations != nullptr);
    QVERIFY(iterations->maximum() > iterations->minimum() + 1);
    iterations->setValue(iterations->minimum() + 1);
    QTRY_COMPARE(window_->results().shownFeatures().origin, ShownOrigin::iteration);
    QVERIFY(!window_->results().selection().empty());
    QCOMPARE(tests::disagreementOfReport(*window_, folder_.path()), QString());
    QCOMPARE(tests::disagreementOfRecord(*window_, folder_.path()), QString());
  }

  /// The report said what the run had selected, and listed what a person had chosen.
  void window_report_and_record_speak_of_what_a_person_chose() {
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
    ResultPanel& results = window_->results();
    const std::size_t own = results.selection().size();
    const int chosen = own == 2 ? 3 : 2;
    results.selectionControl().setCount(chosen);
    window_->answers().finish();
    const QString shown = window_->findChild<QLabel*>("answerRest")->text();
    QVERIFY(!shown.isEmpty());
    for (const QString& name : QDir(folder_.path()).entryList(QDir::Files)) {
      QFile::remove(QDir(folder_.path()).filePath(name));
    }
    entry("HTML")->trigger();
    const QString words = QString("%1 features: chosen by a person").arg(chosen);
    QTRY_VERIFY(written("html").contains(words.toUtf8()));
    QCOMPARE(written("html").count("<td>yes</td>"), chosen);
    QVERIFY(!written("html").contains("Answer: none"));
    tests::exportFromMenu(*window_, "exportRecord");
    QTRY_VERIFY(!written("json").isEmpty());
    const Record record = record_from_json(written("json").toStdString(), "test");
    QVERIFY(record.chosen.has_value());
    QCOMPARE(*record.chosen, results.selection());
    QCOMPARE(record.answer->selection, results.selection());
    QCOMPARE(record.result.selection.features.size(), own);
  }
};

QTEST_MAIN(TestExportMenu)
#include "tst_export_menu.moc"
