// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>
#include <map>
#include <optional>
#include <vector>

#include "core/methods/registry.h"
#include "core/run/background_run.h"
#include "core/run/lesson.h"
#include "core/run/record.h"
#include "ui/session/finished_run.h"

class QMenu;

namespace steelyard::ui {

class ComparisonDialog;
class DataPanel;
class EstimateLine;
class Exporter;
class ImbalanceDialog;
class LiveBoard;
class LiveRanking;
class MethodPanel;
class Question;
class ResultPanel;
class RunBar;
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
  /// A table (its dialect is shown first) or a record (its run is shown).
  void openFile(const QString& path);
  void openRecord(const QString& path);
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

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  void layOut();
  void makeActions();
  void makeFileMenu();
  void makeExportActions(QMenu& menu);
  void makeRunMenu();
  void makeViewMenu();
  void connectQuestion();
  void connectRun();
  void connectResults();
  void showEstimate();
  void takeAlternative();
  void startRun(BackgroundRun::Start how);
  void finishRun(const Result& result);
  void showRun(quint64 number);
  void showPathPoint(const PathPoint& point);
  void showRunSolution();
  void showSelection(const std::vector<Index>& selection);
  void tellEarlierRuns();
  void chooseRecord();
  void compareColumns();
  void compareRuns();
  static void zoomText(int steps);

  const MethodRegistry& registry_;
  std::vector<Lesson> lessons_;
  RunController* controller_;
  DataPanel* data_;
  MethodPanel* method_;
  RunBar* runBar_;
  EstimateLine* estimate_;
  LiveBoard* board_;
  ResultPanel* results_;
  LiveRanking* ranking_;
  Question* question_;
  Exporter* exporter_;
  QMenu* lessonMenu_ = nullptr;
  ImbalanceDialog* imbalance_ = nullptr;    // made when it is first asked for
  ComparisonDialog* comparison_ = nullptr;  // likewise
  std::map<quint64, FinishedRun> runs_;     // by number
  std::optional<FinishedRun> running_;      // all but its result
  quint64 lastNumber_ = 0;
};

}  // namespace steelyard::ui
