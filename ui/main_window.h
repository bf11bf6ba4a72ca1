// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/lesson.h"
#include "core/record/record.h"
#include "core/record/session.h"
#include "core/run/background_run.h"
#include "ui/session/finished_run.h"
#include "ui/session/session_folder.h"

class QMenu;
class QTabWidget;

namespace steelyard::ui {

class Autosave;
class ComparisonDialog;
class DataPanel;
class EstimateLine;
class Exporter;
class ImbalanceDialog;
class LiveBoard;
class LookPage;
class LiveRanking;
class MethodPanel;
class NoticeBar;
class Question;
class RecentFiles;
class RecoveryBar;
class ResultPanel;
class RunBar;
class LiveRerun;
class RunController;

/// Three columns: what goes in, what happens, what came out. Wires the parts and holds no logic of
/// theirs.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  /// The registry must live longer than the window.
  explicit MainWindow(const MethodRegistry& registry, QWidget* parent = nullptr);
  ~MainWindow() override;
  Q_DISABLE_COPY_MOVE(MainWindow)

  /// Opens a lesson's data and settings; Run is then focused.
  void openLesson(const Lesson& lesson);
  /// A table (its dialect is shown first), a record (its run is shown) or a session.
  void openFile(const QString& path);
  /// Reads its tables again in the background; then everything is as it was. Where they are gone
  /// its run is shown without them, and their place is asked for.
  void openRecord(const QString& path);
  /// Likewise, with all runs. A kept session that came back whole goes on in its own file.
  void openSession(const QString& path);
  /// Who answers where a file lies that is missing; instead of a dialog.
  /// \param ask  gets the file's name, gives its path or nothing
  void setFileQuestion(std::function<QString(const QString& name)> ask) {
    askForFile_ = std::move(ask);
  }
  /// Something went wrong that has no place of its own to be said in.
  void showFault(const QString& message);
  /// From now on the session is kept in this folder, a moment after each change. One that a killed
  /// program left there is offered.
  void keepSessions(const QString& folder);
  /// One entry each in the menu of lessons.
  void setLessons(std::vector<Lesson> lessons);

  [[nodiscard]] Question& question() { return *question_; }
  [[nodiscard]] RunController& controller() { return *controller_; }
  [[nodiscard]] LiveBoard& board() { return *board_; }
  [[nodiscard]] ResultPanel& results() { return *results_; }
  [[nodiscard]] DataPanel& dataPanel() { return *data_; }
  [[nodiscard]] MethodPanel& methodPanel() { return *method_; }
  [[nodiscard]] RunBar& runBar() { return *runBar_; }
  [[nodiscard]] EstimateLine& estimateLine() { return *estimate_; }
  [[nodiscard]] Exporter& exporter() { return *exporter_; }
  [[nodiscard]] LookPage& lookPage() { return *look_; }
  [[nodiscard]] Autosave& autosave() { return *autosave_; }
  [[nodiscard]] RecoveryBar& recoveryBar() { return *recovery_; }
  [[nodiscard]] NoticeBar& faultBar() { return *faults_; }
  [[nodiscard]] NoticeBar& missingFileBar() { return *missingFile_; }

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  void layOut();
  void makeActions();
  void makeFileMenu();
  void makeExportActions(QMenu& menu);
  void makeEditMenu();
  void makeRunMenu();
  void makeViewMenu();
  void connectQuestion();
  void connectSession();
  void connectRun();
  void connectResults();
  /// The run whose ranking is shown; nullptr before the first.
  [[nodiscard]] const FinishedRun* shownRun() const;
  [[nodiscard]] FinishedRun withShownWeights(FinishedRun run) const;
  void keepSelectedSamples();
  /// Samples chosen in a picture are kept, or left out, as a step of preparation.
  /// \param positions  rows of the table that the problem was made of
  void keepSamples(const ProblemPtr& problem, const std::vector<Index>& positions, bool keep);
  /// nullptr where it is not known any more
  [[nodiscard]] std::shared_ptr<const Dataset> tableOf(const ProblemPtr& problem) const;
  void showEstimate();
  void takeAlternative();
  /// \param instead  of the newest run, whose place it takes in the list
  void startRun(BackgroundRun::Start how, bool instead = false);
  void finishRun(const Result& result);
  void keepSoFar(const Result& result);
  void showRun(quint64 number);
  void showPathPoint(const PathPoint& point);
  void showRunSolution();
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
  /// \return why its tables could not be had; empty where they could
  QString bringBackRun(const SessionRun& old);
  void showAsBefore(const Session& back);
  void takeRestored();
  void goOnWithSession();
  /// What a run has found so far is kept.
  void finishRunNow();
  void putSessionAway();
  void listSessions();
  void saveSessionAs();
  void addRun(FinishedRun run);
  void compareOverlap();
  void compareColumns();
  void compareRuns();
  static void zoomText(int steps);

  const MethodRegistry& registry_;
  std::vector<Lesson> lessons_;
  RunController* controller_;
  LiveRerun* rerun_ = nullptr;
  DataPanel* data_;
  MethodPanel* method_;
  RunBar* runBar_;
  EstimateLine* estimate_;
  QTabWidget* pages_;
  LiveBoard* board_;
  LookPage* look_;
  ResultPanel* results_;
  LiveRanking* ranking_;
  Question* question_;
  Exporter* exporter_;
  QMenu* lessonMenu_ = nullptr;
  ImbalanceDialog* imbalance_ = nullptr;    // made when it is first asked for
  ComparisonDialog* comparison_ = nullptr;  // likewise
  std::map<quint64, FinishedRun> runs_;     // by number
  std::optional<FinishedRun> running_;      // its record: what was kept of it so far
  Record draft_;                            // the running one's, all but its result
  RecentFiles* recentFiles_;
  RecoveryBar* recovery_;
  NoticeBar* faults_;
  NoticeBar* missingFile_;
  Autosave* autosave_;
  QMenu* recentSessions_ = nullptr;
  std::optional<SessionFolder> sessions_;
  std::optional<Session> restoring_;  // while its tables are read
  QString restoringPath_;             // where it was kept
  std::optional<Session> awaiting_;   // its runs are shown, its tables are missing
  std::function<QString(const QString& name)> askForFile_;
  quint64 lastNumber_ = 0;
};

}  // namespace steelyard::ui
