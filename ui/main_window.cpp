// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QUndoStack>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/in_words.h"
#include "core/record/record_builder.h"
#include "core/run/run_name.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/column_scroll.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/compare/imbalance_dialog.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/fault_text.h"
#include "ui/jobs/job_runner.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/look/data_summary_page.h"
#include "ui/method/method_panel.h"
#include "ui/method/parameter_form.h"
#include "ui/native_text.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/answer_maker.h"
#include "ui/results/column_dialog.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/run/estimate_line.h"
#include "ui/run/live_rerun.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/speed_choice.h"
#include "ui/session/autosave.h"
#include "ui/session/question.h"
#include "ui/session/recent_files.h"
#include "ui/session/recovery_bar.h"
#include "ui/settings/kept_settings.h"
#include "ui/shown/shown.h"
#include "ui/style/fit_to_screen.h"
#include "ui/style/notice_bar.h"
#include "ui/undoable.h"
#include "ui/wheel_guard.h"

namespace steelyard::ui {
namespace {

/// Lossless even if the name is not UTF-8.
QString localPath(const QUrl& url) {
  return url.isLocalFile()
             ? pathText(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1())
                            .toStdString())
             : QString();
}

QString droppedFile(const QMimeData& mime) {
  const QList<QUrl> urls = mime.urls();
  return urls.size() == 1 ? localPath(urls.front()) : QString();
}

}  // namespace

MainWindow::MainWindow(const MethodRegistry& registry, QWidget* parent)
    : QMainWindow(parent),
      registry_(registry),
      controller_(new RunController(this)),
      restorer_(new JobRunner(this)),
      lister_(new JobRunner(this)),
      data_(new DataPanel(this)),
      runs_(new Runs(data_->history(), this)),
      method_(new MethodPanel(registry, this)),
      runBar_(new RunBar(*controller_, this)),
      estimate_(new EstimateLine(this)),
      lesson_(new LessonPanel(this)),
      desk_(new QStackedWidget(this)),
      pages_(new QTabWidget(this)),
      shown_(new Shown(this)),
      board_(new LiveBoard(*shown_, this)),
      look_(new DataSummaryPage(this)),
      results_(new ResultPanel(this)),
      question_(new Question(*data_, *method_, this)),
      exporter_(new Exporter(this)),
      recentFiles_(new RecentFiles(this)),
      recovery_(new RecoveryBar(this)),
      faults_(new NoticeBar(this)),
      missingFile_(new NoticeBar(this)),
      autosave_(new Autosave([this] { return session(); }, this)) {
  setAcceptDrops(true);
  new WheelGuard(this);
  layOut();
  makeActions();
  connectQuestion();
  connectRun();
  connectRuns();
  connectArrangement();
  connectAnswers();
  connectResults();
  connectSession();
  connectLessons();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut() {
  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  auto* parts = new QSplitter(Qt::Vertical, left);
  parts->setChildrenCollapsible(false);
  parts->addWidget(data_);
  parts->addWidget(method_);
  parts->setStretchFactor(0, 3);
  parts->setStretchFactor(1, 2);
  constexpr int margin = 8;
  column->setContentsMargins(margin, margin, 0, margin);
  parts->setContentsMargins(0, 0, margin, 0);
  column->addWidget(new ColumnScroll(parts, left), 1);
  estimate_->setBeside(new SpeedChoice(*controller_, estimate_));
  for (QWidget* below : {static_cast<QWidget*>(estimate_), static_cast<QWidget*>(runBar_)}) {
    below->setContentsMargins(0, 0, margin, 0);
    column->addWidget(below);
  }

  pages_->setObjectName("pages");
  pages_->setDocumentMode(true);
  pages_->setAutoFillBackground(true);
  pages_->setBackgroundRole(QPalette::AlternateBase);  // the ground that cards lie on
  board_->setContentsMargins(margin, 0, margin, margin);
  look_->setContentsMargins(margin, 0, margin, margin);
  pages_->addTab(board_, tr("Run"));
  pages_->addTab(look_, tr("Data"));

  auto* columns = new QSplitter(Qt::Horizontal, this);
  columns->setObjectName("columns");
  columns->addWidget(left);
  auto* middle = new QWidget(this);
  auto* lessonAbove = new QVBoxLayout(middle);
  lessonAbove->setContentsMargins(0, 0, 0, 0);
  lessonAbove->addWidget(lesson_);
  lessonAbove->addWidget(pages_, 1);
  columns->addWidget(middle);
  columns->addWidget(new ColumnScroll(results_, this));
  columns->setStretchFactor(0, 0);
  columns->setStretchFactor(1, 1);
  columns->setStretchFactor(2, 0);
  columns->setHandleWidth(1);
  columns->setSizes({330, 760, 310});
  auto* frame = new QWidget(this);
  auto* around = new QVBoxLayout(frame);
  around->setContentsMargins({});
  around->addWidget(recovery_);
  around->addWidget(faults_);
  around->addWidget(missingFile_);
  desk_->addWidget(columns);
  around->addWidget(desk_, 1);
  setCentralWidget(frame);
  resizeWithinScreen(*this, {1400, 900});
}

/// What a person closes, opens or moves can be undone, and is then as it was.
void MainWindow::connectArrangement() {
  BoardPresets& presets = board_->presets();
  const QString what = tr("arrangement of the plots");
  connect(&presets, &BoardPresets::arranged, this,
          [this, &presets, what](const BoardPresets::Arrangement& before) {
            data_->history().push(new UndoableCommand(
                {what,
                 [&presets, before] { presets.setArrangement(before); },
                 [&presets, after = presets.arrangement()] { presets.setArrangement(after); },
                 {}}));
          });
  PlotGrid& grid = look_->grid();
  connect(&grid, &PlotGrid::arrangedByUser, this, [this, &grid, what](const QStringList& before) {
    data_->history().push(
        new UndoableCommand({what,
                             [&grid, before] { grid.setShownPlots(before); },
                             [&grid, after = grid.shownPlots()] { grid.setShownPlots(after); },
                             {}}));
  });
}

void MainWindow::connectLessons() {
  guide_ = new LessonGuide({registry_, *data_, *method_, *controller_,
                            [this] { startRun(BackgroundRun::Start::running); },
                            [this](const QString& id) { return revealTarget(id); }},
                           *lesson_, this);
  // Once for each step: who turns to the data later stays there.
  connect(lesson_, &LessonPanel::lookAt, this, [this](const QString& id) {
    if (board_->grid().cardWidget(id) != nullptr) {
      pages_->setCurrentWidget(board_);
    }
  });
}

void MainWindow::setLessons(std::vector<Lesson> lessons) {
  lessons_ = std::move(lessons);
  lessonMenu_->clear();
  for (const Lesson& lesson : lessons_) {
    QAction* action = lessonMenu_->addAction(plainName(lesson.title));
    action->setToolTip(tipText(lesson.text));
    connect(action, &QAction::triggered, this, [this, &lesson] { openLesson(lesson); });
  }
}

void MainWindow::openLesson(const Lesson& lesson) {
  pages_->setCurrentWidget(board_);
  try {
    guide_->open(lesson);
  } catch (...) {
    showFault(faultText());
  }
  question_->settle();
  runBar_->runButton()->setFocus();
}

QWidget* MainWindow::revealTarget(const QString& id) {
  if (id == QLatin1String("ranking") || id == QLatin1String("samples")) {
    return results_;
  }
  if (id == QLatin1String("runs")) {
    return &results_->runList();
  }
  if (id == QLatin1String("data") || id == QLatin1String("method")) {
    return id == QLatin1String("data") ? static_cast<QWidget*>(data_) : method_;
  }
  PlotGrid& grid = board_->grid();
  QWidget* const card = grid.cardWidget(id);
  if (card != nullptr) {
    board_->presets().reveal(id);
    grid.setPlotVisible(id, true);
    if (!grid.enlargedPlot().isEmpty() && grid.enlargedPlot() != id) {
      grid.setEnlargedPlot({});
    }
  }
  return card;
}

void MainWindow::openFile(const QString& path) {
  switch (kept_file(nativePath(path))) {
    case KeptFile::session:
      return openSession(path);
    case KeptFile::record:
      return openRecord(path);
    case KeptFile::none:
      return data_->openFile(path);
  }
}

void MainWindow::startOver() {
  controller_->forget();
  restorer_->abandon();
  activeRun_.reset();
  results_->clear();
  answers_->clear();
  rerun_->forget();
  runs_->clear();
  awaiting_.reset();
  savedPath_.clear();
  ++tablesOpened_;
  if (column_ != nullptr) {
    column_->hide();  // its table is gone
  }
  missingFile_->say({});
  board_->showProblem(nullptr);  // at once, whether or not a run with the new table is possible
  method_->resetToDefaults();
  method_->greyFor(nullptr);
  tableIsNew_ = true;
  tellEarlierRuns();
  if (imbalance_ != nullptr) {
    imbalance_->followTables();
  }
}

void MainWindow::followProblem(const ProblemPtr& problem) {
  method_->greyFor(problem.get());
  if (controller_->isActive()) {
    return;
  }
  const SessionRun* const shown = shownRun();  // stays until another is chosen
  if (problem || shown == nullptr) {
    board_->showProblem(problem);
  }
  if (shown != nullptr && shown->problem != problem) {
    answers_->setFormer();
  }
  if (problem) {
    if (std::exchange(tableIsNew_, false)) {
      method_->suitTable(*problem);
    }
    method_->proposeFor(*problem);
  }
}

void MainWindow::connectQuestion() {
  method_->setHistory(data_->history());
  connect(data_, &DataPanel::datasetChanged, this, &MainWindow::startOver);
  connect(data_, &DataPanel::questionChosen, method_, &MethodPanel::chooseMethodFor);
  connect(data_, &DataPanel::tableChanged, this, [this] {
    if (!controller_->isActive()) {
      board_->showProblem(nullptr);
    }
    if (imbalance_ != nullptr) {
      imbalance_->followTables();
    }
  });
  for (const auto signal :
       {&DataPanel::datasetChanged, &DataPanel::tableChanged, &DataPanel::columnsSelected}) {
    connect(data_, signal, this,
            [this] { look_->look(data_->sharedDataset(), data_->selectedColumns()); });
  }
  connect(question_, &Question::problemChanged, this, &MainWindow::followProblem);
  connect(method_, &MethodPanel::methodChanged, this, [this] {
    if (question_->problem()) {
      method_->proposeFor(*question_->problem());
    }
  });
  connect(board_, &LiveBoard::sampleStepWanted, this,
          [this](const std::vector<Index>& positions, bool keep) {
            keepSamples(board_->problem(), positions, keep);
          });
  connect(question_, &Question::answerableChanged, this, [this] {
    runBar_->setRunnable(question_->isAnswerable(), question_->whyNot());
    showEstimate();
  });
  connect(estimate_, &EstimateLine::alternativeWanted, this, &MainWindow::takeAlternative);
}

/// A run may belong to a table that was prepared differently from the current one.
std::shared_ptr<const Dataset> MainWindow::tableOf(const ProblemPtr& problem) const {
  if (activeRun_ && activeRun_->problem == problem) {
    return activeRun_->table;
  }
  const auto& all = runs_->all();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const auto& run) { return run.second.problem == problem; });
  if (found != all.end()) {
    return found->second.table;
  }
  return question_->problem() == problem ? question_->table().table : nullptr;
}

void MainWindow::keepSamples(const ProblemPtr& problem, const std::vector<Index>& positions,
                             bool keep) {
  const std::shared_ptr<const Dataset> table = problem ? tableOf(problem) : nullptr;
  if (!table) {
    showFault(tr("These samples belong to a table that is no longer open."));
    return;
  }
  std::vector<double> rows;  // of the file: these do not depend on the preparation
  rows.reserve(positions.size());
  for (const Index position : positions) {
    rows.push_back(static_cast<double>(table->row_of(position) + 1));
  }
  PreparationStep step{"samples", {}};
  step.values.set("rows", std::move(rows));
  step.values.set("keep", keep);
  data_->prepare(step);
}

void MainWindow::showEstimate() {
  method_->showAutomatic(question_->isAnswerable() ? question_->problem().get() : nullptr);
  if (question_->isAnswerable()) {
    estimate_->setEstimate(method_->method()->estimate(*question_->problem(), method_->values()));
  } else {
    estimate_->clear();
  }
}

void MainWindow::takeAlternative() {
  if (!question_->isAnswerable()) {
    return;
  }
  const Method& method = *method_->method();
  ParameterValues values = method_->values();
  for (const auto& [id, value] :
       method.estimate(*question_->problem(), values).alternative_values) {
    values.set(id, value);
  }
  method_->form().setValues(values);
  question_->settle();
}

void MainWindow::showFault(const QString& message) { faults_->say(message); }

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!droppedFile(*event->mimeData()).isEmpty()) {
    event->acceptProposedAction();
  }
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  openFile(droppedFile(*event->mimeData()));
}

void MainWindow::closeEvent(QCloseEvent* event) {
  const bool written = exporter_->finish();
  const bool compared = comparison_ == nullptr || comparison_->exporter().finish();
  if (!written || !compared) {  // keep the window open so that the user sees the error
    event->ignore();
    return;
  }
  keepWindow(*this, "main");
  hide();  // what is still to be written keeps nobody waiting
  finishRunNow();
  autosave_->close();
  controller_->forget();
  event->accept();
  Q_EMIT closed();
}

}  // namespace steelyard::ui
