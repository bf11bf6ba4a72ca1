// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "core/prepare/preparation.h"
#include "core/record/session.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/data/opened_tables.h"
#include "ui/keeping/autosave.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"
#include "ui/style/notice_bar.h"

using namespace steelyard;
using namespace steelyard::ui;
using steelyard::tests::exportInto;
using steelyard::tests::runsToTheEnd;

/// What was found with a file is shown although the file has gone elsewhere, and goes on with it
/// where it lies now.
class TestMovedData : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<QTemporaryDir> folder_;

  QString at(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }

  void writeTable(const QString& path) const {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a,b,c,d\n");
    for (int row = 0; row < 30; ++row) {
      file.write(QByteArray::number(row * 7 % 11) + ',' + QByteArray::number(row * 5 % 13) + ',' +
                 QByteArray::number(row * row % 23) + ',' + QByteArray::number(row * row % 17) +
                 '\n');
    }
  }

  std::unique_ptr<MainWindow> window() const {
    auto made = std::make_unique<MainWindow>(registry_);
    made->keepSessions(at("sessions"));
    made->show();
    return made;
  }

  QString keptSession() const {
    const QDir kept(at("sessions"));
    const QStringList names = kept.entryList({QStringLiteral("*.session.json")}, QDir::Files);
    return names.isEmpty() ? QString() : kept.filePath(names.front());
  }

  /// A run on a table of its own; the session is kept and a record exported, then the file moves.
  void runAndMove() const {
    writeTable(at("table.csv"));
    const auto first = window();
    exportInto(folder_->path(), *first);
    QSignalSpy opened(&first->dataPanel(), &DataPanel::datasetChanged);
    first->dataPanel().loadFile(at("table.csv"), {Dialect{}, {}});
    QTRY_COMPARE(opened.size(), 1);
    ParameterValues values = registry_.find("dii").schema().defaults();
    values.set("epochs", std::int64_t{3});
    first->methodPanel().setMethod("dii", values);
    QVERIFY(runsToTheEnd(*first));
    tests::exportFromMenu(*first, "exportRecord");
    QVERIFY(first->exporter().finish());
    first->close();
    QVERIFY(QDir().mkpath(at("elsewhere")));
    QVERIFY(QFile::rename(at("table.csv"), at("elsewhere/renamed.csv")));
  }

  static void clickFind(MainWindow& window) {
    QTest::mouseClick(
        window.missingFileBar().findChild<QPushButton*>(QStringLiteral("noticeAction")),
        Qt::LeftButton);
  }

  static void writeOtherTable(const QString& path) {
    QFile other(path);
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("x,y\n1,2\n2,3\n3,4\n4,5\n");
  }

  /// The kept session once more, in a file of its own, with its table where it lies now.
  QString writeOtherSession(const QString& kept) const {
    SavedSession other = read_session(kept.toStdString());
    const std::string gone = other.asked.data.source;
    const std::string there = at("elsewhere/renamed.csv").toStdString();
    moveFile(other.asked, gone, there);
    auto record = std::make_shared<Record>(*other.runs.front().record);
    moveFile(*record, gone, there);
    other.runs.front().record = std::move(record);
    other.runs.front().name = "of the other";
    write_session(at("sessions/other.session.json").toStdString(), other);
    return at("sessions/other.session.json");
  }

  static QPushButton& cancelButton(MainWindow& window) {
    return *window.dataPanel().findChild<QPushButton*>(QStringLiteral("cancelLoading"));
  }
  /// Opens it, and clicks Cancel as soon as its table is being read.
  static void openAndCancel(MainWindow& window, const QString& session) {
    QPushButton* const cancel = &cancelButton(window);
    int begun = 0;
    const auto counting = connect(&window.dataPanel(), &DataPanel::workBegun, cancel, [&] {
      if (++begun == 2) {
        QMetaObject::invokeMethod(
            cancel, [cancel] { QTest::mouseClick(cancel, Qt::LeftButton); }, Qt::QueuedConnection);
      }
    });
    window.openSession(session);
    QTRY_COMPARE(begun, 2);
    QTRY_VERIFY(!window.dataPanel().isLoading());
    disconnect(counting);
  }

  static QTableView& listOfRuns(MainWindow& window) {
    return *window.results().findChild<QTableView*>(QStringLiteral("runs"));
  }
  static void renameFirstRun(MainWindow& window, const QString& name) {
    QTableView& runs = listOfRuns(window);
    steelyard::tests::clickRun(window, 0);
    QTest::keyClick(&runs, Qt::Key_F2);
    auto* const editor = runs.findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, name);
    QTest::keyClick(editor, Qt::Key_Tab);  // takes the name at once, where Return lets a turn pass
  }
  /// Whether the list of runs shows the name.
  static bool namesRun(MainWindow& window, const QString& name) {
    const QAbstractItemModel& model = *listOfRuns(window).model();
    for (int column = 0; model.rowCount() > 0 && column < model.columnCount(); ++column) {
      if (model.index(0, column).data().toString().contains(name)) {
        return true;
      }
    }
    return false;
  }

 private Q_SLOTS:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void runs_are_shown_and_the_file_is_asked_for_data() {
    QTest::addColumn<bool>("session");
    QTest::newRow("session") << true;
    QTest::newRow("record") << false;
  }
  void runs_are_shown_and_the_file_is_asked_for() {
    QFETCH(bool, session);
    runAndMove();
    const auto second = window();
    second->openFile(session ? keptSession() : at("record.json"));
    QTRY_VERIFY(second->missingFileBar().isVisible());
    QVERIFY2(second->missingFileBar().text().contains(QStringLiteral("table.csv")),
             qPrintable(second->missingFileBar().text()));
    const SessionRun* shown = second->results().shownRun();
    QVERIFY(shown != nullptr);
    QCOMPARE(shown->features().at(2).name, std::string("c"));
    QVERIFY(!second->dataPanel().hasDataset());
    auto* const save = second->results().findChild<QPushButton*>(QStringLiteral("exportSelection"));
    const auto* table = second->results().findChild<QAction*>(QStringLiteral("exportTable"));
    for (const QString& why : {save->toolTip(), table->toolTip()}) {
      QCOMPARE(why, QStringLiteral("Find the file of this run's table first"));
    }
    QVERIFY(!save->isEnabled() && !table->isEnabled());
    for (const char* name : {"exportRecord", "exportPlots", "print"}) {
      QVERIFY2(second->findChild<QAction*>(QLatin1String(name))->isEnabled(), name);
    }

    second->setFileQuestion([this](const QString&) { return at("elsewhere/renamed.csv"); });
    QSignalSpy restored(&second->dataPanel(), &DataPanel::restored);
    clickFind(*second);
    QTRY_COMPARE(restored.size(), 1);
    QVERIFY(second->missingFileBar().isHidden());
    QCOMPARE(second->dataPanel().table().samples(), Index{30});
    QTRY_VERIFY(second->question().problem() != nullptr);
    QTRY_VERIFY(second->results().shownRun() != nullptr);
    QCOMPARE(second->methodPanel().values().integer("epochs"), std::int64_t{3});
    exportInto(folder_->path(), *second);
    QVERIFY(save->isVisible() && save->isEnabled());
    QTest::mouseClick(save, Qt::LeftButton);
    QVERIFY(second->exporter().finish());
    QVERIFY(QFile::exists(at("selected.csv")));
  }

  void without_its_file_a_session_stays_as_it_was_kept() {
    runAndMove();
    const QString path = keptSession();
    {
      const auto second = window();
      second->openSession(path);
      QTRY_VERIFY(second->missingFileBar().isVisible());
      second->autosave().flush();
      second->close();
    }
    const SavedSession session = read_session(path.toStdString());
    QCOMPARE(session.runs.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(session.asked.data.source), at("table.csv"));
  }

  void other_data_end_the_question_for_the_file() {
    runAndMove();
    const auto second = window();
    second->openSession(keptSession());
    QTRY_VERIFY(second->missingFileBar().isVisible());
    second->dataPanel().loadFile(at("elsewhere/renamed.csv"), {Dialect{}, {}});
    QTRY_VERIFY(second->dataPanel().hasDataset());
    QVERIFY(second->missingFileBar().isHidden());
    QVERIFY(second->results().shownRun() == nullptr);
    const SavedSession session = read_session(keptSession().toStdString());
    QCOMPARE(session.runs.size(), std::size_t{1});
  }

  void a_file_that_does_not_fit_is_refused_and_asked_for_again() {
    runAndMove();
    writeOtherTable(at("other.csv"));
    const auto second = window();
    second->openSession(keptSession());
    QTRY_VERIFY(second->missingFileBar().isVisible());
    second->setFileQuestion([this](const QString&) { return at("other.csv"); });
    clickFind(*second);
    QTRY_VERIFY2(second->missingFileBar().text().contains(QStringLiteral("has no column")),
                 qPrintable(second->missingFileBar().text()));
    QVERIFY(second->results().shownRun() != nullptr);
    second->setFileQuestion([this](const QString&) { return at("elsewhere/renamed.csv"); });
    clickFind(*second);
    QTRY_VERIFY(second->dataPanel().hasDataset());
    QVERIFY(second->missingFileBar().isHidden());
  }

  void a_name_given_while_the_file_is_missing_is_kept() {
    runAndMove();
    const auto second = window();
    second->openSession(keptSession());
    QTRY_VERIFY(second->missingFileBar().isVisible());
    renameFirstRun(*second, "before it moved");
    QTRY_VERIFY(namesRun(*second, "before it moved"));
    writeOtherTable(at("other.csv"));  // refused, which shows the runs anew
    second->setFileQuestion([this](const QString&) { return at("other.csv"); });
    clickFind(*second);
    QTRY_VERIFY(second->missingFileBar().text().contains(QStringLiteral("has no column")));
    QVERIFY(namesRun(*second, "before it moved"));

    second->setFileQuestion([this](const QString&) { return at("elsewhere/renamed.csv"); });
    clickFind(*second);
    QTRY_VERIFY(second->dataPanel().hasDataset());
    QTRY_VERIFY(namesRun(*second, "before it moved"));
    second->autosave().flush();
    second->close();
    const SavedSession session = read_session(keptSession().toStdString());
    QCOMPARE(session.runs.size(), std::size_t{1});
    QCOMPARE(session.runs.front().name, std::string("before it moved"));
  }

  /// The file is being read, and the list of runs can still be used.
  void a_name_given_while_the_file_is_read_is_kept() {
    runAndMove();
    const auto second = window();
    second->openSession(keptSession());
    QTRY_VERIFY(second->missingFileBar().isVisible());
    second->setFileQuestion([this](const QString&) { return at("elsewhere/renamed.csv"); });
    clickFind(*second);
    QVERIFY(!second->dataPanel().hasDataset());  // what was read comes with the next turn
    renameFirstRun(*second, "meanwhile");
    QTRY_VERIFY(second->dataPanel().hasDataset());
    QTRY_VERIFY(namesRun(*second, "meanwhile"));
  }

  /// Another one that was only begun to be opened does not lend it its file.
  void a_session_whose_file_is_found_goes_on_where_it_was_saved() {
    runAndMove();
    const QString waiting = keptSession();
    const QString other = writeOtherSession(waiting);
    const auto second = window();
    second->openSession(waiting);
    QTRY_VERIFY(second->missingFileBar().isVisible());
    openAndCancel(*second, other);
    QVERIFY(!second->dataPanel().hasDataset());
    QVERIFY(second->missingFileBar().isVisible());

    second->setFileQuestion([this](const QString&) { return at("elsewhere/renamed.csv"); });
    clickFind(*second);
    QTRY_VERIFY(second->dataPanel().hasDataset());
    QTRY_VERIFY(second->results().shownRun() != nullptr);
    QTRY_COMPARE(second->autosave().path(), waiting);
    second->close();
    QCOMPARE(read_session(other.toStdString()).runs.front().name, std::string("of the other"));
  }

  /// What the bar does not show goes on: the runs of the session come back.
  void who_cancels_a_step_keeps_the_runs_of_the_session() {
    runAndMove();
    QVERIFY(QFile::rename(at("elsewhere/renamed.csv"), at("table.csv")));
    const auto second = window();
    DataPanel& data = second->dataPanel();
    QPushButton* const cancel = &cancelButton(*second);
    connect(&data, &DataPanel::restored, cancel, [&data, cancel] {
      data.prepare({"stride", preparation("stride").schema().defaults()});
      QTest::mouseClick(cancel, Qt::LeftButton);
    });
    second->openSession(keptSession());
    QTRY_VERIFY(second->results().shownRun() != nullptr);
    QTRY_VERIFY(!data.isLoading());
    QVERIFY(data.table().table->origin.steps.empty());
  }

  void other_files_are_looked_for_beside_the_one_that_was_found() {
    writeTable(at("side.csv"));
    RunRequest asked;
    asked.data.source = "/gone/table.csv";
    asked.data.origin.beside.push_back({"/gone/side.csv", {}, "", ""});
    asked.truth_data.emplace().source = "/gone/truth.csv";
    QCOMPARE(missingFiles(asked).size(), std::size_t{3});
    writeTable(at("renamed.csv"));
    moveFile(asked, "/gone/table.csv", at("renamed.csv").toStdString());
    QCOMPARE(missingFiles(asked), std::vector<std::string>{"/gone/truth.csv"});
    QCOMPARE(QString::fromStdString(asked.data.origin.beside.front().source), at("side.csv"));
  }

  void what_is_part_of_the_program_is_never_missing() {
    RunRequest asked;
    asked.data.source = "generator:ten-gaussians?samples=100&seed=1";
    QVERIFY(missingFiles(asked).empty());
  }
};

QTEST_MAIN(TestMovedData)
#include "tst_moved_data.moc"
