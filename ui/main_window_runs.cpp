// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs: how they begin, end, join the session and are shown.

#include <QTabWidget>
#include <algorithm>
#include <utility>

#include "core/message.h"
#include "core/record/record_builder.h"
#include "core/record/recorded_run.h"
#include "core/run/result.h"
#include "core/run/run_name.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/fault_text.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/plain_text.h"
#include "ui/results/answer_maker.h"
#include "ui/results/live_ranking.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/run/estimate_line.h"
#include "ui/run/live_rerun.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/run_news.h"
#include "ui/session/autosave.h"
#include "ui/session/question.h"
#include "ui/shown/shown.h"
#include "ui/window/comparisons.h"

namespace steelyard::ui {
namespace {

/// Fills the record of a run at its end.
RunController::Completion completionOf(const std::shared_ptr<Record>& draft,
                                       const ProblemPtr& problem, const Method& method) {
  return
      [draft, problem, &method](const Result& result, double seconds, const std::stop_token& stop) {
        complete_run(*draft, method, problem, result, seconds, stop);
      };
}

}  // namespace

void MainWindow::connectRun() {
  auto* const news = new RunNews(*this, *controller_);
  connect(data_, &DataPanel::datasetChanged, news, [this, news] {
    news->setTable(data_->hasDataset() ? plainName(data_->dataset().name) : QString());
  });
  connect(runBar_, &RunBar::runRequested, this,
          [this] { startRun(BackgroundRun::Start::running); });
  connect(runBar_, &RunBar::stepRequested, this,
          [this] { startRun(BackgroundRun::Start::paused); });
  connect(controller_, &RunController::started, this,
          [this](const ProblemPtr& problem, const std::vector<ScalarInfo>& scalars) {
            if (!activeRun_) {
              return;
            }
            activeRun_->scalars = scalars;
            activeRun_->objectiveName = plainName(scalars.front().title);
            board_->beginRun(problem, scalars);
            if (results_->runList().comparison()) {
              comparisons_->showBase();  // what was shown may have been the base itself
            }
          });
  connect(controller_, &RunController::snapshotArrived, board_, &LiveBoard::showSnapshot);
  new LiveRanking(*results_, *shown_, this);
  // Who chooses a point of the path chooses its columns.
  connect(board_, &LiveBoard::pathPointChosen, this, &MainWindow::keepChoice);
  connect(board_, &LiveBoard::runSolutionWanted, this, &MainWindow::showRunSolution);
  connect(controller_, &RunController::notStarted, this, &MainWindow::forgetStart);
  connect(controller_, &RunController::finished, this, &MainWindow::finishRun);
  connect(controller_, &RunController::soFar, this, &MainWindow::checkpoint);
  rerun_ = new LiveRerun(*method_, *controller_, this);  // after finishRun: told later of the end
  connect(rerun_, &LiveRerun::rerunWanted, this,
          [this](bool instead) { startRun(BackgroundRun::Start::running, instead); });
}

void MainWindow::connectRuns() {
  connect(runs_, &Runs::changed, autosave_, &Autosave::touch);
  connect(runs_, &Runs::renamed, this, [this](quint64 number) {
    results_->runList().rename(number, runs_->find(number)->ownName());
    tellEarlierRuns();
  });
  connect(runs_, &Runs::removed, this, &MainWindow::showRemoved);
  connect(runs_, &Runs::broughtBack, this, &MainWindow::showBroughtBack);
  connect(runs_, &Runs::choiceRestored, this, [this](quint64 number) {
    if (!controller_->isActive()) {
      results_->showRunNumber(number);
    }
  });
}

void MainWindow::showRemoved(const std::vector<std::uint64_t>& numbers) {
  results_->removeRuns(numbers);
  tellEarlierRuns();
  if (results_->shownRun() == nullptr && !controller_->isActive()) {
    answers_->clear();
    board_->showProblem(question_->problem());
  }
}

/// A run that goes on stays in sight.
void MainWindow::showBroughtBack(const std::vector<std::uint64_t>& numbers) {
  for (const std::uint64_t number : numbers) {
    results_->runList().add(runs_->find(number)->summary());
  }
  tellEarlierRuns();
  if (!controller_->isActive() && !numbers.empty()) {
    results_->showRunNumber(numbers.back());
  }
}

void MainWindow::startRun(BackgroundRun::Start how, bool instead) {
  question_->whenSettled([this, how, instead] { beginRun(how, instead); });
}

void MainWindow::beginRun(BackgroundRun::Start how, bool instead) {
  if (!question_->isAnswerable() || !estimate_->confirm()) {
    return;
  }
  try {
    SessionRun run;
    const Method& method = *method_->method();
    const quint64 last = runs_->lastNumber();
    const bool replaced =
        instead && runs_->find(last) != nullptr && results_->runList().comparison() != last;
    run.number = replaced ? last : runs_->nextNumber();
    run.method = plainName(method.info().title);
    run.name = QString::fromStdString(run_name(method.info(), method.schema(), method_->values()));
    run.problem = question_->problem();
    run.asked = question_->table();
    run.table = run.asked.table;
    draft_ = std::make_shared<Record>();
    activeRun_ = std::move(run);
    keepChosenAnswer();
    answers_->clear();
    rerun_->noteStart();
    pages_->setCurrentWidget(board_);
    controller_->prepare(
        [draft = draft_, problem = activeRun_->problem, table = activeRun_->asked,
         truth = question_->truth(), options = data_->options(), values = method_->values(),
         &method]() -> RunController::Prepared {
          *draft = begin_record(table, truth, options, method, values, *problem);
          return {method.begin(problem, values), completionOf(draft, problem, method)};
        },
        activeRun_->problem, how);
    if (how == BackgroundRun::Start::paused) {
      controller_->step();
    }
  } catch (...) {
    forgetStart(faultText());
  }
}

/// \param why  empty if the user has stopped it
void MainWindow::forgetStart(const QString& why) {
  activeRun_.reset();
  draft_.reset();
  rerun_->forget();
  if (const auto shown = results_->runList().shown()) {
    results_->showRunNumber(*shown);
  } else {
    board_->showProblem(question_->problem());
  }
  runBar_->showTrouble(why);
}

void MainWindow::finishRun(const Result& result) {
  if (!activeRun_) {
    return;
  }
  SessionRun run = std::move(*activeRun_);
  activeRun_.reset();
  if (result.outcome.ending == Ending::failed) {
    draft_->result.outcome = result.outcome;  // there may have been no memory for anything else
  }
  run.record = std::move(draft_);
  const auto record = run.record;
  const quint64 number = run.number;
  const ProblemPtr problem = run.problem;
  addRun(std::move(run));
  board_->endRun(problem, record->result);
  askFor(number);
}

/// Adds the result to the session as a stopped run: a killed program loses only what came later.
void MainWindow::checkpoint(const Result& result) {
  if (!activeRun_) {
    return;
  }
  auto record = std::make_shared<Record>(*draft_);
  record->partial = true;
  record->result = result;
  record->result.outcome = {Ending::stopped,
                            other_words(tr("the program ended during the run").toStdString())};
  record->seconds = controller_->workedSeconds();
  activeRun_->record = std::move(record);
  autosave_->touch();
}

void MainWindow::addRun(SessionRun run) {
  if (run.scalars.empty()) {
    for (const History& history : run.record->result.histories) {
      run.scalars.push_back(history.info);
    }
    run.objectiveName =
        run.scalars.empty() ? tr("Objective") : plainName(run.scalars.front().title);
  }
  RunSummary summary = run.summary();
  runs_->add(std::move(run));
  results_->addRun(std::move(summary));
  tellEarlierRuns();
}

void MainWindow::showRun(quint64 number) {
  const SessionRun* run = runs_->find(number);
  if (run == nullptr || controller_->isActive()) {
    return;
  }
  board_->showRun(run->problem, run->record->result);
  askFor(number);
  showChoice();
  if (results_->runList().comparison()) {
    comparisons_->showBase();
  }
}

/// Who leaves a point of the path wants the run's own columns; who only looked at an iteration
/// wants what was there before.
void MainWindow::showRunSolution(bool ofPathPoint) {
  if (activeRun_) {
    return;
  }
  results_->restoreRun();
  if (ofPathPoint) {
    keepChoice();
  } else {
    showChoice();
  }
}

void MainWindow::showSelection(const std::vector<Index>& selection) {
  const SessionRun* run = shownRun();
  if (run == nullptr || controller_->isActive()) {
    return;
  }
  keepChoice();
  const ShownFeatures& shown = results_->shownFeatures();
  if (board_->problem() != shown.problem) {  // another question is asked by now
    board_->showRun(run->problem, run->record->result);
  }
  answers_->choose(selection);
  const FeatureSelection& own = run->record->result.selection;
  const bool ofPathPoint = shown_->value().origin == ShownOrigin::pathPoint;
  if (!ofPathPoint && !own.rule.says_nothing() && same_features(selection, own.features)) {
    board_->showOwnSelection();  // what stood there when the run ended
  } else if (shown.problem && shown.problem == board_->problem() && !shown.columns.empty()) {
    board_->showSelection(shown.problem, shown.space, shown.columns, selection);
  }  // else its tables are missing: the board has no names for it
}

void MainWindow::tellEarlierRuns() {
  std::vector<EarlierRun> earlier;
  for (const auto& [number, run] : runs_->all()) {
    if (run.problem && has_solution(run.record->result)) {
      earlier.push_back(run.earlier());
    }
  }
  board_->setEarlierRuns(earlier);
  comparisons_->followRuns();
}

}  // namespace steelyard::ui
