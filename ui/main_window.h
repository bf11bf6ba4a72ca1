// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>
#include <functional>
#include <memory>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/lesson.h"
#include "core/record/session.h"
#include "ui/window/window_parts.h"

class QPrinter;
class QTabWidget;

namespace steelyard::ui {

class AnswerMaker;
class Autosave;
class Comparisons;
class DataPanel;
class DataSummaryPage;
class Desk;
class EstimateLine;
class Exporter;
class LessonPanel;
class LiveBoard;
class LiveRerun;
class MethodPanel;
class NoticeBar;
class PanelLinks;
class PanelPage;
class Question;
class RecentFiles;
class RecoveryBar;
class ResultPanel;
class RunBar;
class RunController;
class RunPrinter;
class Session;
class SessionKeeper;
class SessionRestorer;
class Shown;
class StartScreen;
class WheelGuard;
class WindowArrangement;
class WindowLessons;
class WindowMenus;
class WindowQueue;
class WindowRuns;

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
  void setFileQuestion(std::function<QString(const QString& name)> ask);
  /// Waits for what is being opened or listed beside the window, and shows it, and for what is
  /// being printed; for callers that cannot return to the event loop.
  void waitForJobs();
  /// Prints the run that is shown, as it is now: answer, ranking and open plots. Returns at once
  /// and prints piece by piece in the turns of the event loop. Says how far it is, or why not.
  void printRun(std::shared_ptr<QPrinter> printer);
  /// Returns when it is printed; for callers that cannot return to the event loop.
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

  [[nodiscard]] Question& question();
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
  [[nodiscard]] NoticeBar& replacedBar() { return *replaced_; }

 Q_SIGNALS:
  /// The window is closed for good, and what the user made is written. A dialog that a job opens in
  /// this moment must not keep the program, without a window, from ending.
  void closed();

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  [[nodiscard]] WindowParts parts();
  void layOut();
  void makeHelpers();
  void makeMenus();
  void makeLessons();
  void connectQuestion();
  void connectOpening();
  /// Forgets what belongs to the table before.
  void startOver();
  void followProblem(const ProblemPtr& problem);
  void connectRun();
  void connectRuns();
  void removeRuns(const std::vector<std::uint64_t>& numbers);
  void takeSettingsOf(std::uint64_t number);
  [[nodiscard]] SavedSession savedSession() const;

  const MethodRegistry& registry_;
  WheelGuard* wheelGuard_;  ///< before anything is made that the wheel could change
  RunController* controller_;
  LiveRerun* rerun_ = nullptr;
  Session* session_;
  DataPanel* data_;
  MethodPanel* method_;
  RunBar* runBar_;
  EstimateLine* estimate_;
  LessonPanel* lesson_;
  QTabWidget* pages_;
  Shown* shown_;
  LiveBoard* board_;
  DataSummaryPage* look_;
  PanelPage* panel_;
  ResultPanel* results_;
  AnswerMaker* answers_;
  Exporter* exporter_;
  RecentFiles* recentFiles_;
  RecoveryBar* recovery_;
  NoticeBar* faults_;
  NoticeBar* missingFile_;
  NoticeBar* replaced_;  ///< says how to get back the session that was replaced
  Autosave* autosave_;
  WindowParts parts_;
  Desk* desk_ = nullptr;
  WindowArrangement* arrangement_ = nullptr;
  SessionKeeper* keeper_ = nullptr;
  SessionRestorer* restorer_ = nullptr;
  Comparisons* comparisons_ = nullptr;
  PanelLinks* panelLinks_ = nullptr;
  RunPrinter* printer_ = nullptr;
  WindowMenus* menus_ = nullptr;
  WindowLessons* lessons_ = nullptr;
  WindowRuns* course_ = nullptr;  ///< the course of the runs
  WindowQueue* queue_ = nullptr;  ///< those that wait
  StartScreen* start_ = nullptr;
};

}  // namespace steelyard::ui
