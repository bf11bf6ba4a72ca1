// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>
#include <memory>

#include "core/record/record.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/program.h"
#include "tests/support/text_survey.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/keeping/autosave.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/prepare/preparation_panel.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// A survey whose text becomes inputs gives the same record in the window as on the command line,
/// and comes back with its session.
class TestTextRecord : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<QTemporaryDir> folder_;

  QString at(const QString& name) const { return folder_->filePath(name); }

  std::unique_ptr<MainWindow> window() const {
    auto made = std::make_unique<MainWindow>(registry_);
    made->keepSessions(at("sessions"));
    made->show();
    return made;
  }

  std::unique_ptr<MainWindow> windowWithSurvey() const {
    auto made = window();
    QSignalSpy opened(&made->dataPanel(), &DataPanel::datasetChanged);
    made->dataPanel().loadFile(at("survey.csv"), {});
    if (!opened.wait(tests::patience)) {
      qFatal("the table was not opened");
    }
    return made;
  }

  void run(MainWindow& window) const {
    window.methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window.question().settle();
    QVERIFY(tests::runsToTheEnd(window));
  }

  Record recordOfCommandLine(const QStringList& further = {}) const {
    const tests::Ended ended = tests::runProgram(
        QStringList{"run", at("survey.csv"), "--truth", "score", "--method", "f-test", "--no-check",
                    "--no-plots", "--force", "--out", at("out")} +
        further);
    if (ended.code != 0) {
      qFatal("%s", qPrintable(ended.error));
    }
    return read_record(at("out/record.json").toStdString());
  }

  static void compare(const Record& window, const Record& line) {
    QVERIFY(window.data.origin == line.data.origin);
    QVERIFY(window.columns == line.columns);
    QVERIFY(window.problem_options == line.problem_options);
    QCOMPARE(window.feature_names, line.feature_names);
    QCOMPARE(window.result.columns.size(), line.result.columns.size());
    for (std::size_t at = 0; at < window.result.columns.size(); ++at) {
      QCOMPARE(window.result.columns[at].values, line.result.columns[at].values);
    }
    QCOMPARE(window.result.selection.features, line.result.selection.features);
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    tests::write_survey(at("survey.csv").toStdString());
  }

  void the_window_records_what_the_command_line_records() {
    const auto made = windowWithSurvey();
    run(*made);
    const Record line = recordOfCommandLine();
    QCOMPARE(line.feature_names.size(), std::size_t{8});
    compare(*made->results().shownRun()->record, line);
  }

  void without_the_step_it_is_that_of_no_encode() {
    const auto made = windowWithSurvey();
    QSignalSpy changed(&made->dataPanel(), &DataPanel::tableChanged);
    auto* const page = made->dataPanel().findChild<PreparationPanel*>();
    made->dataPanel().findChild<QTabWidget*>()->setCurrentWidget(page);
    QTest::mouseClick(page->findChild<QToolButton*>("leaveOutStep"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, tests::patience);
    run(*made);
    const Record line = recordOfCommandLine({"--no-encode"});
    QCOMPARE(line.feature_names, std::vector<std::string>{"height"});
    compare(*made->results().shownRun()->record, line);
  }

  void a_session_brings_the_steps_and_the_numbers_back() {
    Matrix values;
    std::vector<Column> columns;
    std::vector<PreparationStep> steps;
    {
      const auto first = windowWithSurvey();
      run(*first);
      values = first->dataPanel().table().table->values;
      columns = first->dataPanel().table().columns;
      steps = first->dataPanel().table().table->origin.steps;
      first->autosave().flush();
      first->close();
    }
    const QDir sessions(at("sessions"));
    const QStringList kept = sessions.entryList({"*.session.json"}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    const auto second = window();
    second->openSession(sessions.filePath(kept.front()));
    QTRY_VERIFY_WITH_TIMEOUT(second->results().shownRun() != nullptr, tests::patience);
    second->waitForJobs();
    QVERIFY(second->dataPanel().table().table->origin.steps == steps);
    QVERIFY(second->dataPanel().table().columns == columns);
    const Matrix& back = second->dataPanel().table().table->values;
    QCOMPARE(back.cols(), values.cols());
    QVERIFY(back == values);
  }
};

QTEST_MAIN(TestTextRecord)
#include "tst_text_record.moc"
