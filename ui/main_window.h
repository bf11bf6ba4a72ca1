// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>
#include <functional>
#include <optional>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/input_files.h"
#include "core/record/lesson.h"
#include "core/record/record.h"
#include "core/record/session.h"
#include "core/run/background_run.h"
#include "ui/session/runs.h"
#include "ui/session/session_folder.h"

class QAction;
class QMenu;
class QPrinter;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace steelyard::ui {

class AnswerMaker;
class Autosave;
class ColumnDialog;
class ComparisonDialog;
class DataPanel;
class EstimateLine;
class Exporter;
class ImbalanceDialog;
class LessonGuide;
class LessonPanel;
class LiveBoard;
class DataSummaryPage;
class MethodPanel;
class NoticeBar;
class Question;
class RecentFiles;
class RecoveryBar;
class ResultPanel;
class RunBar;
class LiveRerun;
class RunController;
class Shown;
class JobRunner;
class StartPage;
struct NamedPlot;
struct RestoredRun;

/// Three columns: what goes in, what happens, what came out; or the start page while nothing is
/// open. Connects the parts and contains none of their logic.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  /// The registry must live longer than the window.
  explicit MainWindow(const MethodRegistry& registry, QWidget* parent = nullptr);
  ~MainWindow() override;
  Q_DISABLE_COPY_MOVE(MainWindow)

  /// Opens a lesson's data and settings, then focuses Run.
  void openLesson(const Lesson& lesson);
  /// A table (its dialect is shown first), a record (its run is shown) or a session.
  void openFile(const QString& path);
  /// Reads its tables again in the background, then restores everything. If they are missing, shows
  /// its run without them and asks where they are.
  void openRecord(const QString& path);
  /// The same with all runs. A saved session that was restored completely continues in its own
  /// file, unless it holds its tables: these are put beside the kept sessions, and the file stays
  /// as it is.
  void openSession(const QString& path);
  /// Sets what answers, instead of a dialog, where a missing file is.
  /// \param ask  takes the name of the file and returns its path, or nothing
  void setFileQuestion(std::function<QString(const QString& name)> ask) {
    askForFile_ = std::move(ask);
  }
  /// Waits for what is being opened or listed beside the window, and shows it; for callers that
  /// cannot return to the event loop.
  void waitForJobs();
  /// Prints the run that is shown: answer, ranking and open plots. Says so, or why not.
  void printRun(QPrinter& printer);
  /// Shows a fault that belongs to no particular part of the window.
  void showFault(const QString& message);
  /// From now on saves the session in this folder, a moment after each change. Offers a session
  /// that a killed program left there.
  void keepSessions(const QString& folder);
  /// Fills the menu of lessons, one entry each.
  void setLessons(std::vector<Lesson> lessons);
  /// Until something is open, shows the ways to open something in place of the three columns.
  /// Without effect if something is open. Needs the lessons.
  void showStart();
  [[nodiscard]] LessonPanel& lessonPanel() { return *lesson_; }

  [[nodiscard]] Question& question() { return *question_; }
  [[nodiscard]] RunController& controller() { return *controller_; }
  [[nodiscard]] LiveBoard& board() { return *board_; }
  [[nodiscard]] ResultPanel& results() { return *results_; }
  [[nodiscard]] AnswerMaker& answers() { return *answers_; }
  [[nodiscard]] DataPanel& dataPanel() { return *data_; }
  [[nodiscard]] MethodPanel& methodPanel() { return *method_; }
  [[nodiscard]] RunBar& runBar() { return *runBar_; }
  [[nodiscard]] EstimateLine& estimateLine() { return *estimate_; }
  [[nodiscard]] Exporter& exporter() { return *exporter_; }
  [[nodiscard]] DataSummaryPage& lookPage() { return *look_; }
  [[nodiscard]] Autosave& autosave() { return *autosave_; }
  [[nodiscard]] RecoveryBar& recoveryBar() { return *recovery_; }
  [[nodiscard]] NoticeBar& faultBar() { return *faults_; }
  [[nodiscard]] NoticeBar& missingFileBar() { return *missingFile_; }

 Q_SIGNALS:
  /// The window is closed for good, and what the user made is written. A dialog that a job opens in
  /// this moment must not keep the program, without a window, from ending.
  void closed();

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  void layOut();
  void makeActions();
  void makeFileMenu();
  void makeExportActions(QMenu& menu);
  void makePrintAction(QMenu& menu);
  void offerWhile(QAction* action, const std::function<QString()>& whyNot);
  void offerAsButton(QAction* action, const QPushButton* button,
                     const std::function<QString()>& whyNot);
  /// It is empty while a table is open.
  [[nodiscard]] QString whyNoTable() const;
  /// Asks for the printer.
  void print();
  [[nodiscard]] std::vector<NamedPlot> openPlots(const SessionRun& run) const;
  void exportReport(const SessionRun& run);
  void exportPython(const SessionRun& run);
  void exportPlots();
  /// The files of the open tables and of those of the runs.
  [[nodiscard]] InputFiles inputFiles() const;
  /// Of the shown run, or else of the open table; empty if there is neither.
  [[nodiscard]] std::string tableSource() const;
  void copyCommand(const SessionRun& shown);
  void makeEditMenu();
  void makeRunMenu();
  void makeViewMenu();
  void connectQuestion();
  /// Forgets what belongs to the table before.
  void startOver();
  void followProblem(const ProblemPtr& problem);
  void connectSession();
  void connectRun();
  void connectRuns();
  void connectArrangement();
  void showRemoved(const std::vector<std::uint64_t>& numbers);
  void showBroughtBack(const std::vector<std::uint64_t>& numbers);
  /// What a step of a lesson looks at, made visible; nullptr if it is not there.
  [[nodiscard]] QWidget* revealTarget(const QString& id);
  void connectLessons();
  void connectResults();
  void connectRunExports();
  void connectAnswers();
  /// Shows the answer of a run, which is made where there is none yet.
  void askFor(quint64 number);
  void keepChoice();
  void keepChosenAnswer();
  void showChoice();
  [[nodiscard]] std::optional<ChosenColumns> answered(std::optional<ChosenColumns> choice,
                                                      quint64 number) const;
  /// The run whose ranking is shown; nullptr before the first.
  [[nodiscard]] const SessionRun* shownRun() const;
  [[nodiscard]] SessionRun withChoice(SessionRun run) const;
  [[nodiscard]] SessionRun withShownWeights(SessionRun run) const;
  void keepSelectedSamples();
  /// Keeps the samples chosen in a plot, or leaves them out, as a step of preparation.
  /// \param positions  rows of the table that the problem was built from
  void keepSamples(const ProblemPtr& problem, const std::vector<Index>& positions, bool keep);
  /// nullptr if it is no longer known
  [[nodiscard]] std::shared_ptr<const Dataset> tableOf(const ProblemPtr& problem) const;
  void showEstimate();
  void takeAlternative();
  /// \param instead  whether it replaces the newest run in the list
  void startRun(BackgroundRun::Start how, bool instead = false);
  void beginRun(BackgroundRun::Start how, bool instead);
  void forgetStart(const QString& why);
  void finishRun(const Result& result);
  void checkpoint(const Result& result);
  void showRun(quint64 number);
  void showRunSolution(bool ofPathPoint);
  void showSelection(const std::vector<Index>& selection);
  void tellEarlierRuns();
  void chooseRecord();
  [[nodiscard]] Session session() const;
  [[nodiscard]] QString arrangement() const;
  void arrange(const QString& arrangement);
  void bringBack(Session session, const QString& path);
  void showWithoutTables(const QString& why);
  void findFile();
  void takeFile(const std::string& lost, const std::string& found);
  /// \return why tables of runs could not be restored
  QStringList addRestored(const std::vector<RestoredRun>& runs);
  void showAsBefore(const Session& back);
  void takeRestored();
  void goOnWithSession();
  /// Ends the active run and keeps its result so far.
  void finishRunNow();
  void leaveStart();
  void showKept(std::vector<KeptSession> kept);
  [[nodiscard]] bool isWorthKeeping() const;
  void putSessionAway();
  void listSessions();
  void findSessions();
  void saveSession();
  void saveSessionAs();
  void saveSessionTo(const QString& path);
  void saveSessionWithData();
  /// Where tables that come within a session file are put.
  [[nodiscard]] QString keptSessionsFolder() const;
  void addRun(SessionRun run);
  void compareOverlap();
  void compareColumns();
  void compareRuns();

  const MethodRegistry& registry_;
  std::vector<Lesson> lessons_;
  RunController* controller_;
  JobRunner* restorer_;  // of records and sessions
  JobRunner* lister_;    // of saved sessions
  LiveRerun* rerun_ = nullptr;
  DataPanel* data_;
  Runs* runs_;
  MethodPanel* method_;
  RunBar* runBar_;
  EstimateLine* estimate_;
  LessonPanel* lesson_;
  LessonGuide* guide_ = nullptr;
  QStackedWidget* desk_;        // the three columns, or the start page
  StartPage* start_ = nullptr;  // until something is open
  QTabWidget* pages_;
  Shown* shown_;
  LiveBoard* board_;
  DataSummaryPage* look_;
  ResultPanel* results_;
  AnswerMaker* answers_ = nullptr;
  Question* question_;
  Exporter* exporter_;
  QMenu* lessonMenu_ = nullptr;
  ImbalanceDialog* imbalance_ = nullptr;    // made when it is first needed
  ComparisonDialog* comparison_ = nullptr;  // likewise
  ColumnDialog* column_ = nullptr;          // likewise
  std::optional<SessionRun> activeRun_;     // its record holds what was saved so far
  std::shared_ptr<Record> draft_;           // of the active run, which completes it at its end
  RecentFiles* recentFiles_;
  RecoveryBar* recovery_;
  NoticeBar* faults_;
  NoticeBar* missingFile_;
  Autosave* autosave_;
  QMenu* recentSessions_ = nullptr;
  std::optional<SessionFolder> sessions_;
  std::vector<KeptSession> keptSessions_;  // as last listed
  std::optional<Session> restoring_;       // while its tables are being read
  QString restoringPath_;                  // where it was saved
  QString savedPath_;                      // where a person last saved this session
  int tablesOpened_ = 0;                   // tells whether what was saved is still open
  std::optional<Session> awaiting_;        // its runs are shown while its tables are missing
  std::function<QString(const QString& name)> askForFile_;
  bool tableIsNew_ = false;  // nothing has been asked of it yet
};

}  // namespace steelyard::ui
