// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_window.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QTabWidget>
#include <memory>
#include <utility>

#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/help/help_menu.h"
#include "ui/keeping/autosave.h"
#include "ui/keeping/recent_files.h"
#include "ui/keeping/recovery_bar.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/look/data_summary_page.h"
#include "ui/method/method_panel.h"
#include "ui/panel/panel_page.h"
#include "ui/results/answer_maker.h"
#include "ui/results/result_panel.h"
#include "ui/run/estimate_line.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"
#include "ui/session/run_question.h"
#include "ui/session/session.h"
#include "ui/settings/kept_settings.h"
#include "ui/shown/shown.h"
#include "ui/style/fit_to_screen.h"
#include "ui/style/notice_bar.h"
#include "ui/wheel_guard.h"
#include "ui/window/comparisons.h"
#include "ui/window/desk.h"
#include "ui/window/dropped_file.h"
#include "ui/window/method_fit.h"
#include "ui/window/next_run.h"
#include "ui/window/next_window.h"
#include "ui/window/panel_links.h"
#include "ui/window/run_exports.h"
#include "ui/window/run_printer.h"
#include "ui/window/sample_steps.h"
#include "ui/window/session_keeper.h"
#include "ui/window/session_now.h"
#include "ui/window/session_restorer.h"
#include "ui/window/start_screen.h"
#include "ui/window/window_arrangement.h"
#include "ui/window/window_lessons.h"
#include "ui/window/window_menus.h"
#include "ui/window/window_queue.h"
#include "ui/window/window_runs.h"

namespace steelyard::ui {

MainWindow::MainWindow(const MethodRegistry& registry, QWidget* parent)
    : QMainWindow(parent),
      registry_(registry),
      wheelGuard_(new WheelGuard(this)),
      controller_(new RunController(this)),
      session_(new Session(this)),
      data_(new DataPanel(session_->tables(), this)),
      method_(new MethodPanel(registry, this)),
      runBar_(new RunBar(*controller_, this)),
      estimate_(new EstimateLine(this)),
      lesson_(new LessonPanel(this)),
      pages_(new QTabWidget(this)),
      shown_(new Shown(this)),
      board_(new LiveBoard(*shown_, this)),
      look_(new DataSummaryPage(this)),
      panel_(new PanelPage(registry, this)),
      results_(new ResultPanel(*shown_, session_->runs(), this)),
      answers_(new AnswerMaker(
          results_->answerPanel(),
          [this](quint64 number) { return questionAbout(session_->runs(), registry_, number); },
          this)),
      exporter_(new Exporter(this)),
      recentFiles_(new RecentFiles(this)),
      recovery_(new RecoveryBar(this)),
      faults_(new NoticeBar(Notice::Kind::Trouble, this)),
      missingFile_(new NoticeBar(Notice::Kind::Trouble, this)),
      replaced_(new NoticeBar(Notice::Kind::Hint, this)),
      autosave_(new Autosave([this] { return savedSession(); }, this)),
      parts_(parts()) {
  session_->askBy(*data_, *method_);
  setAcceptDrops(true);
  layOut();
  makeHelpers();
  makeMenus();
  connectQuestion();
  connectRun();
  connectRuns();
  connectOpening();
  makeLessons();
}

/// Qt destroys children in their order; those that look at what is shown, or rank it, and those
/// that list the runs, go first.
MainWindow::~MainWindow() {
  for (QObject* const owner : std::initializer_list<QObject*>{shown_, session_}) {
    owner->setParent(nullptr);
    owner->setParent(this);
  }
}

WindowParts MainWindow::parts() {
  return {*this,
          registry_,
          *controller_,
          *data_,
          *method_,
          *session_,
          *runBar_,
          *estimate_,
          *lesson_,
          *pages_,
          *board_,
          *look_,
          *panel_,
          *results_,
          *exporter_,
          [this](std::optional<ChosenColumns> choice, quint64 number) {
            return course_->answered(std::move(choice), number);
          },
          [this](SessionRun run) { return course_->withChoice(std::move(run)); },
          [this](const QString& message) { showFault(message); }};
}

void MainWindow::layOut() {
  desk_ = new Desk(parts_, {recovery_, faults_, missingFile_, replaced_}, this);
  setCentralWidget(desk_);
  resizeWithinScreen(*this, {1400, 900});
}

void MainWindow::makeHelpers() {
  arrangement_ = new WindowArrangement(parts_, desk_->columns(), this);
  keeper_ = new SessionKeeper(
      parts_, {[this] { return savedSession(); }, [this] { return restorer_->isAwaiting(); }},
      *autosave_, *recovery_, *replaced_, this);
  restorer_ = new SessionRestorer(parts_, *keeper_, *arrangement_, *missingFile_, this);
  comparisons_ = new Comparisons(parts_, *shown_, this);
  panelLinks_ = new PanelLinks(
      parts_, [this] { course_->start(BackgroundRun::Start::running); }, this);
  printer_ = new RunPrinter(parts_, *shown_, this);
  start_ = new StartScreen(*desk_, *data_, *keeper_, *recentFiles_, this);
  new SampleSteps(parts_, this);
  new NextRun(parts_, this);
}

void MainWindow::makeMenus() {
  auto* const exports = new RunExports(parts_, this);
  menus_ = new WindowMenus(
      parts_,
      {*recentFiles_, *keeper_, *restorer_, *exports, *printer_, *comparisons_, *panelLinks_},
      this);
  new HelpMenu(*this, registry_, *method_, *board_);
}

/// Last: the guide of the lessons is told of a run when the window has shown it.
void MainWindow::makeLessons() {
  lessons_ = new WindowLessons(
      parts_, menus_->lessons(), [this] { course_->start(BackgroundRun::Start::running); }, this);
  connect(lessons_, &WindowLessons::closed, keeper_, &SessionKeeper::noteClosedLesson);
  connect(start_, &StartScreen::lessonWanted, this,
          [this](int number) { openLesson(lessons_->all().at(static_cast<std::size_t>(number))); });
}

void MainWindow::setLessons(std::vector<Lesson> lessons) {
  lessons_->setLessons(std::move(lessons));
}

void MainWindow::openLesson(const Lesson& lesson) { lessons_->open(lesson); }

void MainWindow::openFile(const QString& path) { restorer_->openFile(path); }

void MainWindow::openRecord(const QString& path) { restorer_->openRecord(path); }

void MainWindow::openSession(const QString& path) { restorer_->openSession(path); }

void MainWindow::setFileQuestion(std::function<QString(const QString& name)> ask) {
  restorer_->setFileQuestion(std::move(ask));
}

void MainWindow::waitForJobs() {
  keeper_->finish();
  restorer_->finish();
  printer_->finish();
}

void MainWindow::printRun(std::shared_ptr<QPrinter> printer) {
  printer_->print(std::move(printer));
}

void MainWindow::printRun(QPrinter& printer) {
  if (printer_->print({std::shared_ptr<QPrinter>(), &printer})) {
    printer_->finish();
  }
}

void MainWindow::showFault(const QString& message) { faults_->say(message); }

void MainWindow::keepSessions(const QString& folder) { keeper_->keepIn(folder); }

void MainWindow::showStart() {
  if (!restorer_->isAwaiting()) {
    start_->show(lessons_->all());
  }
}

void MainWindow::startOver() {
  course_->clear();
  restorer_->startOver();
  keeper_->startOver();
}

/// Who takes a change back sees the run again that was asked as the question now is, as if they had
/// clicked that run.
void MainWindow::followProblem(const ProblemPtr& problem) {
  if (controller_->isActive()) {
    return;
  }
  if (const auto number = runThatAnswers(parts_)) {
    return results_->showRunNumber(*number);
  }
  const SessionRun* const shown = shownRun(parts_);  // stays until another is chosen
  if (problem || shown == nullptr) {
    board_->showProblem(problem);
  }
  if (shown != nullptr && shown->problem != problem) {
    answers_->setFormer();
  }
}

void MainWindow::connectQuestion() {
  method_->setHistory(session_->history());
  takeOverPreferences(*method_);
  connect(data_, &DataPanel::datasetChanged, this, &MainWindow::startOver);
  connect(data_, &DataPanel::tableChanged, this, [this] {
    if (!controller_->isActive()) {
      board_->showProblem(nullptr);
    }
  });
  for (const auto signal :
       {&DataPanel::datasetChanged, &DataPanel::tableChanged, &DataPanel::columnsSelected}) {
    connect(data_, signal, this, [this] { look_->look(data_->table(), data_->selectedColumns()); });
  }
  connect(&session_->question(), &Question::problemChanged, this, &MainWindow::followProblem);
  new MethodFit(parts_, this);  // after startOver(): a live run may not follow what it resets
}

/// What was opened before, or is given to the window, is opened like any other.
void MainWindow::connectOpening() {
  connect(arrangement_, &WindowArrangement::changed, autosave_, &Autosave::touch);
  connect(restorer_, &SessionRestorer::runRestored, course_, &WindowRuns::add);
  connect(recentFiles_, &RecentFiles::chosen, this, &MainWindow::openFile);
  connect(start_, &StartScreen::fileWanted, this, &MainWindow::openFile);
  connect(start_, &StartScreen::sessionWanted, this, &MainWindow::openSession);
}

Question& MainWindow::question() { return session_->question(); }

SavedSession MainWindow::savedSession() const {
  return restorer_->isAwaiting() ? restorer_->awaited() : sessionNow(parts_, *arrangement_);
}

/// Only as a copy: of a file that was moved here, the other program would remove its own.
void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->possibleActions().testFlag(Qt::CopyAction) &&
      countDroppedFiles(*event->mimeData()) > 0) {
    event->setDropAction(Qt::CopyAction);
    event->accept();
  }
}

/// What is dropped may be gone when it is asked for.
void MainWindow::dropEvent(QDropEvent* event) {
  const QString path = droppedFile(*event->mimeData());
  event->setDropAction(Qt::CopyAction);
  event->setAccepted(!path.isEmpty());
  if (!path.isEmpty()) {
    openFile(path);
  } else if (countDroppedFiles(*event->mimeData()) > 1) {
    showFault(tr("Nothing was opened, since one file at a time can be: drop one of them."));
  } else {
    showFault(tr("Nothing was opened: the dropped file is no longer there."));
  }
}

void MainWindow::closeEvent(QCloseEvent* event) {
  exporter_->stopReading();
  const bool written = exporter_->finish();
  const bool compared = comparisons_->finishExports();
  const bool printed = printer_->finish();
  if (!written || !compared || !printed) {  // keep the window open so that the user sees the error
    event->ignore();
    return;
  }
  if (!queue_->mayClose()) {
    event->ignore();
    return;
  }
  keepWindow(*this, "main");
  hide();  // what is still to be written keeps nobody waiting
  queue_->close();
  panel_->stopAndWait();
  keeper_->close();
  panel_->ask(nullptr);
  controller_->forget();
  event->accept();
  Q_EMIT closed();
}

}  // namespace steelyard::ui
