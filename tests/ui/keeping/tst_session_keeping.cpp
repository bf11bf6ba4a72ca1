// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

#include "core/record/session.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/paths.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/keeping/autosave.h"
#include "ui/keeping/recent_files.h"
#include "ui/keeping/recovery_bar.h"
#include "ui/keeping/session_folder.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"
#include "ui/style/notice_bar.h"

using namespace steelyard;
using namespace steelyard::ui;
using steelyard::tests::runsToTheEnd;

/// What the user made outlives the window, a change of data and the program's sudden death.
class TestSessionKeeping : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<QTemporaryDir> folder_;

  std::unique_ptr<MainWindow> window() const {
    auto made = std::make_unique<MainWindow>(registry_);
    made->openLesson(bundledLessons().front());
    made->keepSessions(sessions());
    made->show();
    return made;
  }
  QString sessions() const { return folder_->filePath(QStringLiteral("sessions")); }
  QStringList kept() const {
    return QDir(sessions()).entryList({QStringLiteral("*.session.json")}, QDir::Files);
  }

  QString ownTable() const {
    QFile table(folder_->filePath(QStringLiteral("own.csv")));
    static_cast<void>(table.open(QIODevice::WriteOnly));
    table.write("a,b,c\n");
    for (int row = 1; row < 40; ++row) {
      const QString line = QStringLiteral("%1,%2,%3\n");
      table.write(line.arg(row * 37 % 41).arg(row * 29 % 43).arg(row).toUtf8());
    }
    return table.fileName();
  }
  /// Opens that table and says what its columns are.
  static std::vector<Column> openOwn(MainWindow& window, const QString& file) {
    window.dataPanel().loadFile(file, {});
    if (!QTest::qWaitFor([&] { return window.dataPanel().table().columns.size() == 3; })) {
      qFatal("the table is not opened");
    }
    std::vector<Column> columns = window.dataPanel().table().columns;
    columns.at(0).roles = RoleSet().with(Role::truth);
    columns.at(1).roles = RoleSet();
    columns.at(2).roles = RoleSet().with(Role::input);
    window.dataPanel().setRoles(columns);
    return columns;
  }
  static QAction* entry(const MainWindow& window, const QString& text) {
    const QList<QAction*> all = window.findChildren<QAction*>();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const QAction* each) { return each->text() == text; });
    return found == all.end() ? nullptr : *found;
  }

  static void run(MainWindow& window) {
    ParameterValues values = window.methodPanel().values();
    values.set("epochs", std::int64_t{5});
    window.methodPanel().setMethod("dii", values);
    QVERIFY(runsToTheEnd(window));
  }

 private Q_SLOTS:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void a_run_is_kept_a_moment_after_it_ended_and_comes_back() {
    std::vector<double> before;
    {
      const auto first = window();
      run(*first);
      first->autosave().flush();
      before = first->results().shownFeatures().columns.at(1).values;
      first->board().grid().setPlotVisible(QStringLiteral("purity"), false);
      first->close();
    }
    QCOMPARE(kept().size(), 1);
    const auto second = window();
    QVERIFY(second->recoveryBar().isHidden());  // it was closed as it should
    second->openSession(sessions() + QLatin1Char('/') + kept().front());
    QTRY_VERIFY(second->results().shownRun() != nullptr);
    QCOMPARE(second->results().shownFeatures().columns.at(1).values, before);
    QVERIFY(!second->board().grid().isPlotVisible(QStringLiteral("purity")));
    QCOMPARE(second->methodPanel().values().integer("epochs"), std::int64_t{5});
  }

  void sessions_are_for_their_owner_alone() {
    QVERIFY(QDir().mkpath(sessions()));
    QFile earlier(sessions() + QStringLiteral("/20200101-000000-earlier.session.json"));
    QVERIFY(earlier.open(QIODevice::WriteOnly));
    earlier.close();
    QVERIFY(earlier.setPermissions(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
    const auto first = window();
    run(*first);
    first->autosave().flush();
    constexpr QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                          QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFileInfo(sessions()).permissions() & others));
    QVERIFY(kept().size() >= 2);
    for (const QString& name : kept()) {
      const QFileInfo file(sessions() + QLatin1Char('/') + name);
      QVERIFY2(!(file.permissions() & others), qPrintable(name));
    }
  }

  void steps_and_roles_come_back() {
    QString path;
    {
      const auto first = window();
      PreparationStep every{"stride", preparation("stride").schema().defaults()};
      every.values.set("stride", std::int64_t{3});
      QSignalSpy changed(&first->dataPanel(), &DataPanel::tableChanged);
      first->dataPanel().prepare(every);
      QTRY_COMPARE(changed.size(), 1);
      first->autosave().flush();
      first->close();
      path = sessions() + QLatin1Char('/') + kept().front();
    }
    const auto second = window();
    const Index whole = second->dataPanel().table().samples();
    QSignalSpy restored(&second->dataPanel(), &DataPanel::restored);
    second->openSession(path);
    QTRY_COMPARE(restored.size(), 1);
    QCOMPARE(second->dataPanel().table().samples(), (whole + 2) / 3);
    QCOMPARE(second->dataPanel().table().table->row_of(1), Index{3});
    QTRY_VERIFY(second->question().problem() != nullptr);
  }

  void other_data_put_the_session_away_with_its_runs() {
    const auto first = window();
    run(*first);
    first->openLesson(bundledLessons().back());
    QVERIFY(first->results().shownRun() == nullptr);
    first->close();
    QVERIFY(kept().size() >= 1);
    int runs = 0;
    for (const QString& name : kept()) {
      runs += static_cast<int>(
          read_session((sessions() + QLatin1Char('/') + name).toStdString()).runs.size());
    }
    QCOMPARE(runs, 1);
  }

  /// Its roles are work, too, even before the first run.
  void a_lesson_puts_an_own_table_away() {
    const QString file = ownTable();
    const auto first = window();
    const std::vector<Column> columns = openOwn(*first, file);
    first->openLesson(bundledLessons().back());
    QVERIFY(first->dataPanel().table().table->source != file.toStdString());
    QCOMPARE(RecentFiles::paths().front(), file);
    QTRY_COMPARE(keptSessions(sessions(), 5).size(), std::size_t{1});
    const KeptSession kept = keptSessions(sessions(), 5).front();
    QVERIFY2(kept.title.contains("own"), qPrintable(kept.title));
    QSignalSpy restored(&first->dataPanel(), &DataPanel::restored);
    first->openSession(kept.path);
    QTRY_COMPARE(restored.size(), 1);
    for (std::size_t k = 0; k < columns.size(); ++k) {
      QVERIFY(first->dataPanel().table().columns[k].roles == columns[k].roles);
    }
  }

  void undo_goes_back_from_a_lesson_to_the_own_table() {
    const QString file = ownTable();
    const auto first = window();
    const std::vector<Column> columns = openOwn(*first, file);
    run(*first);
    first->openLesson(bundledLessons().back());
    QVERIFY(first->results().shownRun() == nullptr);
    QAction* const undo = entry(*first, QStringLiteral("&Undo opening of another table"));
    QVERIFY(undo != nullptr && undo->isEnabled());
    undo->trigger();
    QTRY_VERIFY(first->results().shownRun() != nullptr);
    QCOMPARE(first->dataPanel().table().table->source, file.toStdString());
    for (std::size_t k = 0; k < columns.size(); ++k) {
      QVERIFY(first->dataPanel().table().columns[k].roles == columns[k].roles);
    }
  }

  void says_that_the_session_before_is_kept_until_the_next_change() {
    const QString file = ownTable();
    const auto first = window();
    const NoticeBar& notice = first->replacedBar();
    openOwn(*first, file);
    QVERIFY(!notice.text().contains("Undo"));  // a lesson without a run is not worth it
    first->openLesson(bundledLessons().front());
    QVERIFY(notice.isVisible());
    QCOMPARE(notice.text(),
             QStringLiteral("The session before is kept: Edit > Undo brings it back."));
    run(*first);
    QVERIFY(notice.isHidden());
    first->openLesson(bundledLessons().front());
    QVERIFY(notice.isVisible());
    QAction* const undo = entry(*first, QStringLiteral("&Undo opening of another table"));
    QVERIFY(undo != nullptr && undo->isEnabled());
    undo->trigger();
    QTRY_VERIFY(first->results().shownRun() != nullptr);
    QVERIFY(notice.isHidden());
  }

  /// Here Undo puts away an own table in its turn, which the notice spoke of again.
  void says_nothing_more_once_the_undo_is_done() {
    const QString file = ownTable();
    const QString other = folder_->filePath(QStringLiteral("other.csv"));
    QVERIFY(QFile::copy(file, other));
    const auto first = window();
    openOwn(*first, file);
    const DataPanel& data = first->dataPanel();
    first->dataPanel().loadFile(other, {});
    QTRY_COMPARE(data.table().table->source, other.toStdString());
    QTRY_VERIFY(first->replacedBar().isVisible());
    QSignalSpy restored(&data, &DataPanel::restored);
    entry(*first, QStringLiteral("&Undo opening of another table"))->trigger();
    QTRY_COMPARE(restored.size(), 1);
    QCOMPARE(data.table().table->source, file.toStdString());
    QVERIFY(first->replacedBar().isHidden());
    QVERIFY(entry(*first, QStringLiteral("&Undo opening of another table")) != nullptr);
  }

  /// The notice of the lesson has promised that the own table comes back.
  void undo_leads_past_a_lesson_without_a_run() {
    const QString file = ownTable();
    const QString other = folder_->filePath(QStringLiteral("other.csv"));
    QVERIFY(QFile::copy(file, other));
    const auto first = window();
    openOwn(*first, file);
    first->openLesson(bundledLessons().front());
    const DataPanel& data = first->dataPanel();
    first->dataPanel().loadFile(other, {});
    QTRY_COMPARE(data.table().table->source, other.toStdString());
    QTRY_VERIFY(first->replacedBar().isVisible());
    const QString said = first->replacedBar().text();
    QVERIFY2(said.contains("is closed") && said.contains("Undo brings it back"), qPrintable(said));
    QAction* const undo = entry(*first, QStringLiteral("&Undo opening of another table"));
    QVERIFY(undo != nullptr && undo->isEnabled());
    undo->trigger();
    QTRY_COMPARE(data.table().table->source, file.toStdString());
  }

  void says_that_another_table_has_stopped_the_run() {
    const auto first = window();
    ParameterValues values = first->methodPanel().values();
    values.set("epochs", std::int64_t{100000});
    first->methodPanel().setMethod("dii", values);
    QSignalSpy snapshots(&first->controller(), &RunController::snapshotArrived);
    QTest::mouseClick(first->runBar().runButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(snapshots.size() > 2, 60000);
    first->openLesson(bundledLessons().back());
    const QString said = first->replacedBar().text();
    QVERIFY2(said.contains("its run was stopped"), qPrintable(said));
  }

  /// It would promise what Undo cannot do.
  void says_nothing_of_a_session_that_is_not_kept() {
    MainWindow unkept(registry_);
    unkept.show();
    openOwn(unkept, ownTable());
    unkept.openLesson(bundledLessons().back());
    QVERIFY(unkept.replacedBar().isHidden());
  }

  void closing_during_a_run_keeps_what_it_found() {
    const auto first = window();
    ParameterValues values = first->methodPanel().values();
    values.set("epochs", std::int64_t{100000});
    first->methodPanel().setMethod("dii", values);
    QSignalSpy snapshots(&first->controller(), &RunController::snapshotArrived);
    QTest::mouseClick(first->runBar().runButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(snapshots.size() > 2, 60000);
    first->close();
    const SavedSession session =
        read_session((sessions() + QLatin1Char('/') + kept().front()).toStdString());
    QCOMPARE(session.runs.size(), std::size_t{1});
    QVERIFY(session.runs.front().record->result.outcome.ending == Ending::stopped);
  }

  void starts_without_a_touch_leave_nothing() {
    for (int start = 0; start < 3; ++start) {
      const auto plain = window();
      QTest::qWait(0);
      plain->autosave().flush();
      plain->close();
    }
    QCOMPARE(kept(), QStringList{});
  }

  void a_session_that_came_back_goes_on_in_its_own_file() {
    {
      const auto first = window();
      run(*first);
      first->close();
    }
    const QStringList before = kept();
    {
      const auto second = window();
      second->openSession(sessions() + QLatin1Char('/') + before.front());
      QTRY_VERIFY(second->results().shownRun() != nullptr);
      run(*second);
      second->close();
    }
    QCOMPARE(kept(), before);
    const SavedSession session =
        read_session((sessions() + QLatin1Char('/') + before.front()).toStdString());
    QCOMPARE(session.runs.size(), std::size_t{2});
    QVERIFY(session.closed);
  }

  /// 25 empty sessions after one with a run that was not closed and one that was.
  void only_empty_and_closed_sessions_are_pruned() {
    SavedSession session;
    {
      const auto first = window();
      run(*first);
      first->close();
      session = read_session((sessions() + QLatin1Char('/') + kept().front()).toStdString());
    }
    QVERIFY(QFile::remove(sessions() + QLatin1Char('/') + kept().front()));
    const auto write = [&](const QString& day, bool closed, bool runs) {
      SavedSession made = session;
      made.closed = closed;
      if (!runs) {
        made.runs.clear();
      }
      const QString name = QStringLiteral("202001%1-000000-x.session.json").arg(day);
      write_session((sessions() + QLatin1Char('/') + name).toStdString(), made);
      return name;
    };
    const QString killed = write(QStringLiteral("01"), false, true);
    const QString closed = write(QStringLiteral("02"), true, true);
    const QString empty = write(QStringLiteral("03"), false, false);
    for (int day = 4; day < 28; ++day) {
      write(QStringLiteral("%1").arg(day, 2, 10, QLatin1Char('0')), true, false);
    }
    pruneSessions(sessions());
    QCOMPARE(kept().size(), 22);  // twenty without a run
    QVERIFY(kept().contains(killed));
    QVERIFY(kept().contains(closed));
    QVERIFY(!kept().contains(empty));
    QCOMPARE(keptSessions(sessions(), 3).size(), std::size_t{3});
    QCOMPARE(kept().size(), 22);  // a list is no broom
  }

  void a_killed_program_s_session_is_offered() {
    const QString opened = folder_->filePath(QStringLiteral("mine.json"));
    {
      const auto first = window();
      first->close();
      SavedSession session;
      session.saved = "2026-01-01T00:00:00Z";
      session.asked = asked(first->dataPanel().table(), TableSnapshot(),
                            first->dataPanel().options(), "dii", first->methodPanel().values());
      write_session(opened.toStdString(), session);
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder_->path());
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QString::fromStdString(tests::program_path()), QStringList{opened});
    QVERIFY(program.waitForStarted());
    const QString place = folder_->filePath(QStringLiteral("steelyard/sessions"));
    const auto files = [&] {
      return QDir(place).entryList({QStringLiteral("*.session.json")}, QDir::Files).size();
    };
    QTRY_COMPARE_WITH_TIMEOUT(files(), 1, 60000);
    {
      MainWindow beside(registry_);
      beside.keepSessions(place);  // the program lives: its session is its own
      beside.waitForJobs();
      QVERIFY(beside.recoveryBar().isHidden());
    }
    program.kill();
    QVERIFY(program.waitForFinished());
    MainWindow next(registry_);
    next.show();
    next.keepSessions(place);
    QTRY_VERIFY(next.recoveryBar().isVisible());
    QSignalSpy restored(&next.dataPanel(), &DataPanel::restored);
    QTest::mouseClick(next.recoveryBar().findChild<QPushButton*>("reopenSession"), Qt::LeftButton);
    QTRY_COMPARE(restored.size(), 1);
    QTRY_VERIFY(next.question().problem() != nullptr);
  }

  /// "The last session was not closed properly" came back at each start.
  void what_a_person_does_not_want_now_is_not_offered_again() {
    {
      const auto first = window();
      run(*first);
      first->close();
    }
    const QString path = sessions() + QLatin1Char('/') + kept().front();
    SavedSession killed = read_session(path.toStdString());
    killed.closed = false;
    write_session(path.toStdString(), killed);
    {
      const auto second = window();
      const RecoveryBar& bar = second->recoveryBar();
      QTRY_VERIFY(bar.isVisible());
      const QString said = bar.findChild<QLabel*>()->text();
      QVERIFY2(said.startsWith("A session ("), qPrintable(said));
      QTest::mouseClick(bar.findChild<QPushButton*>("declineSession"), Qt::LeftButton);
      QVERIFY(bar.isHidden());
      second->waitForJobs();
      second->close();
    }
    QCOMPARE(abandonedSession(sessions()).path, QString());
    const auto third = window();
    third->waitForJobs();
    QVERIFY(third->recoveryBar().isHidden());
    const std::vector<KeptSession> listed = keptSessions(sessions(), 10);
    QVERIFY(std::any_of(listed.begin(), listed.end(),
                        [&](const KeptSession& each) { return each.path == path; }));
    QCOMPARE(read_session(path.toStdString()).runs.size(), std::size_t{1});
  }

  void a_session_that_is_open_elsewhere_is_not_marked_as_closed() {
    const auto first = window();
    run(*first);
    first->autosave().flush();
    const QString path = first->autosave().path();
    markClosed(path);
    QVERIFY(!read_session(path.toStdString()).closed);
  }

  void a_run_that_goes_on_is_kept_as_it_is_so_far() {
    const auto first = window();
    ParameterValues values = first->methodPanel().values();
    values.set("epochs", std::int64_t{100000});
    first->methodPanel().setMethod("dii", values);
    QSignalSpy snapshots(&first->controller(), &RunController::snapshotArrived);
    QSignalSpy soFar(&first->controller(), &RunController::soFar);
    QTest::mouseClick(first->runBar().runButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(snapshots.size() > 2, 60000);
    first->controller().askSoFar();
    QTRY_COMPARE(soFar.size(), 1);
    QVERIFY(first->controller().isActive());
    first->autosave().flush();
    const QString path = sessions() + QLatin1Char('/') + kept().front();
    const SavedSession session = read_session(path.toStdString());  // as a kill would leave it
    QCOMPARE(session.runs.size(), std::size_t{1});
    QVERIFY(session.runs.front().record->partial);
    const Result& result = session.runs.front().record->result;
    QVERIFY(result.outcome.ending == Ending::stopped);
    QVERIFY(!result.columns.empty());
    first->close();
    const SavedSession ended = read_session(path.toStdString());
    QCOMPARE(ended.runs.size(), std::size_t{1});
    QVERIFY(!ended.runs.front().record->partial);
  }

  void a_paused_run_tells_what_it_has() {
    const auto first = window();
    QSignalSpy soFar(&first->controller(), &RunController::soFar);
    QSignalSpy snapshots(&first->controller(), &RunController::snapshotArrived);
    QTest::mouseClick(first->runBar().stepButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(snapshots.size() > 0, 60000);
    first->controller().askSoFar();
    QTRY_COMPARE(soFar.size(), 1);
  }

  void a_folder_that_cannot_be_made_is_said_and_nothing_is_lost() {
    QFile blocker(folder_->filePath(QStringLiteral("sessions")));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    const auto first = window();
    QTRY_VERIFY(first->question().problem() != nullptr);
    run(*first);
    QVERIFY(first->results().shownRun() != nullptr);
  }
};

QTEST_MAIN(TestSessionKeeping)
#include "tst_session_keeping.moc"
