// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_runs.h"

#include <QTabWidget>
#include <utility>

#include "core/message.h"
#include "core/methods/registry.h"
#include "core/record/record_builder.h"
#include "core/record/recorded_run.h"
#include "core/run/result.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/fault_text.h"
#include "ui/method/method_panel.h"
#include "ui/plain_text.h"
#include "ui/results/answer_maker.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/results/selection_control.h"
#include "ui/run/estimate_line.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"
#include "ui/session/session.h"
#include "ui/shown/shown.h"
#include "ui/term_text.h"

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

WindowRuns::WindowRuns(WindowParts parts, Shown& shown, AnswerMaker& answers, QObject* parent)
    : QObject(parent), parts_(std::move(parts)), shown_(shown), answers_(answers) {
  connectController();
  connectRuns();
  connectResults();
}

ActiveRun& WindowRuns::active() const { return parts_.session.active(); }

void WindowRuns::connectController() {
  const RunController* const controller = &parts_.controller;
  const LiveBoard* const board = &parts_.board;
  connect(controller, &RunController::started, this, &WindowRuns::takeScalars);
  connect(controller, &RunController::snapshotArrived, &parts_.board, &LiveBoard::showSnapshot);
  // Who chooses a point of the path chooses its columns.
  connect(board, &LiveBoard::pathPointChosen, this, &WindowRuns::keepChoice);
  connect(board, &LiveBoard::runSolutionWanted, this, &WindowRuns::showRunSolution);
  connect(controller, &RunController::notStarted, this, &WindowRuns::forgetStart);
  connect(controller, &RunController::finished, this, &WindowRuns::finish);
  connect(controller, &RunController::soFar, this, &WindowRuns::checkpoint);
}

void WindowRuns::connectRuns() {
  Runs& runs = parts_.session.runs();
  connect(&runs, &Runs::renamed, this, &WindowRuns::tellEarlierRuns);
  connect(&runs, &Runs::removed, this, &WindowRuns::showRemoved);
  connect(&runs, &Runs::broughtBack, this, &WindowRuns::showBroughtBack);
  connect(&runs, &Runs::choiceRestored, this, [this](quint64 number) {
    if (!parts_.controller.isActive()) {
      parts_.results.showRunNumber(number);
    }
  });
  connect(&answers_, &AnswerMaker::answered, &runs, &Runs::setAnswer);
}

void WindowRuns::connectResults() {
  const ResultPanel* const results = &parts_.results;
  connect(results, &ResultPanel::runChosen, this, &WindowRuns::showRun);
  connect(results, &ResultPanel::runRenamed, &parts_.session.runs(), &Runs::rename);
  connect(&shown_, &Shown::selectionChosen, this, &WindowRuns::showSelection);
  connect(results, &ResultPanel::solutionShown, &answers_, &AnswerMaker::choose);
}

void WindowRuns::showRemoved() {
  tellEarlierRuns();
  if (parts_.results.shownRun() == nullptr && !parts_.controller.isActive()) {
    answers_.clear();
    parts_.board.showProblem(parts_.session.question().problem());
  }
}

/// A run that goes on stays in sight.
void WindowRuns::showBroughtBack(const std::vector<std::uint64_t>& numbers) {
  tellEarlierRuns();
  if (!parts_.controller.isActive() && !numbers.empty()) {
    parts_.results.showRunNumber(numbers.back());
  }
}

void WindowRuns::start(BackgroundRun::Start how, bool instead) {
  parts_.session.question().whenSettled([this, how, instead] { begin(how, instead); });
}

AskedRun WindowRuns::asked() const {
  const MethodPanel& panel = parts_.method;
  const Question& question = parts_.session.question();
  return {panel.method(),       panel.values(),   shownRunName(*panel.method(), panel.values()),
          question.problem(),   question.table(), question.truth(),
          parts_.data.options()};
}

/// A run of the queue may have begun while the question was being settled.
void WindowRuns::begin(BackgroundRun::Start how, bool instead) {
  if (parts_.controller.isActive() || !parts_.session.question().isAnswerable() ||
      !parts_.estimate.confirm()) {
    return;
  }
  try {
    const quint64 last = parts_.session.runs().lastNumber();
    const bool replaced = instead && parts_.session.runs().find(last) != nullptr &&
                          parts_.results.runList().comparison() != last;
    const AskedRun run = asked();
    activate(run, replaced ? last : parts_.session.runs().nextNumber());
    Q_EMIT beginning();
    parts_.pages.setCurrentWidget(&parts_.board);
    prepare(run, how);
  } catch (...) {
    forgetStart(faultText());
  }
}

/// No drag of a slider repeats it: it has not the settings of the form.
void WindowRuns::start(const AskedRun& run) {
  try {
    activate(run, parts_.session.runs().nextNumber());
    Q_EMIT forgotten();
    prepare(run, BackgroundRun::Start::running);
  } catch (...) {
    forgetStart(faultText());
  }
}

void WindowRuns::activate(const AskedRun& asked, quint64 number) {
  SessionRun run;
  run.number = number;
  run.method = termName(asked.method->info().title);
  run.name = asked.name;
  run.problem = asked.problem;
  run.asked = asked.table;
  run.table = asked.table.table;
  active().begin(std::move(run));
  keepChosenAnswer();
  answers_.clear();
}

void WindowRuns::prepare(const AskedRun& asked, BackgroundRun::Start how) {
  parts_.controller.prepare(
      [draft = active().draft(), asked]() -> RunController::Prepared {
        const Method& method = *asked.method;
        *draft = begin_record(asked.table, asked.truth, asked.options, method, asked.values,
                              *asked.problem);
        return {method.begin(asked.problem, asked.values),
                completionOf(draft, asked.problem, method)};
      },
      asked.problem, how);
  if (how == BackgroundRun::Start::paused) {
    parts_.controller.step();
  }
}

void WindowRuns::takeScalars(const ProblemPtr& problem, const std::vector<ScalarInfo>& scalars) {
  if (active().run() == nullptr) {
    return;
  }
  active().setScalars(scalars, termName(scalars.front().title));
  parts_.board.beginRun(problem, scalars);
  if (parts_.results.runList().comparison()) {
    Q_EMIT baseWanted();  // what was shown may have been the base itself
  }
}

/// \param why  empty if the user has stopped it
void WindowRuns::forgetStart(const QString& why) {
  active().forget();
  Q_EMIT forgotten();
  if (const auto listed = parts_.results.runList().shown()) {
    parts_.results.showRunNumber(*listed);
  } else {
    parts_.board.showProblem(parts_.session.question().problem());
  }
  parts_.runBar.showTrouble(why);
  Q_EMIT notBegun(why);
}

void WindowRuns::finish(const Result& result) {
  if (active().run() == nullptr) {
    return;
  }
  if (result.outcome.ending == Ending::failed) {  // there may have been no memory for anything else
    active().draft()->result.outcome = result.outcome;
  }
  SessionRun run = active().end();
  const auto record = run.record;
  const quint64 number = run.number;
  const ProblemPtr problem = run.problem;
  add(std::move(run));
  parts_.board.endRun(problem, record->result);
  askFor(number);
}

/// Adds the result to the session as a stopped run: a killed program loses only what came later.
void WindowRuns::checkpoint(const Result& result) {
  if (active().run() == nullptr) {
    return;
  }
  auto record = std::make_shared<Record>(*active().draft());
  record->partial = true;
  record->result = result;
  record->result.outcome = {Ending::stopped,
                            message("run.program_ended", "the program ended during the run")};
  record->seconds = parts_.controller.workedSeconds();
  active().putDown(std::move(record));
  Q_EMIT putDown();
}

void WindowRuns::add(SessionRun run) {
  if (run.scalars.empty()) {
    for (const History& history : run.record->result.histories) {
      run.scalars.push_back(history.info);
    }
    run.objectiveName = run.scalars.empty() ? tr("Objective") : termName(run.scalars.front().title);
  }
  parts_.session.runs().add(std::move(run));
  tellEarlierRuns();
}

void WindowRuns::clear() {
  parts_.controller.forget();
  active().forget();
  parts_.session.runs().clear();
  answers_.clear();
  Q_EMIT forgotten();
  parts_.board.showProblem(nullptr);  // at once, whether or not a run with another is possible
  tellEarlierRuns();
}

void WindowRuns::showRun(quint64 number) {
  const SessionRun* run = parts_.session.runs().find(number);
  if (run == nullptr || parts_.controller.isActive()) {
    return;
  }
  parts_.board.showRun(run->problem, run->record->result);
  askFor(number);
  showChoice();
  if (parts_.results.runList().comparison()) {
    Q_EMIT baseWanted();
  }
}

/// Who leaves a point of the path wants the run's own columns; who only looked at an iteration
/// wants what was there before.
void WindowRuns::showRunSolution(bool ofPathPoint) {
  if (active().run() != nullptr) {
    return;
  }
  parts_.results.restoreRun();
  if (ofPathPoint) {
    keepChoice();
  } else {
    showChoice();
  }
}

void WindowRuns::showSelection(const std::vector<Index>& selection) {
  const SessionRun* run = shownRun(parts_);
  if (run == nullptr || parts_.controller.isActive()) {
    return;
  }
  keepChoice();
  LiveBoard& board = parts_.board;
  const ShownSolution& ranked = parts_.results.shownFeatures();
  if (board.problem() != ranked.problem) {  // another question is asked by now
    board.showRun(run->problem, run->record->result);
  }
  answers_.choose(selection);
  const FeatureSelection& own = run->record->result.selection;
  const bool ofPathPoint = shown_.value().origin == ShownOrigin::pathPoint;
  if (!ofPathPoint && !own.rule.says_nothing() && same_features(selection, own.features)) {
    board.showOwnSelection();  // what stood there when the run ended
  } else if (ranked.problem && ranked.problem == board.problem() && !ranked.columns.empty()) {
    shown_.show(shownSelection(shown_.value(), ranked, selection));
  }  // else its tables are missing: the board has no names for it
}

void WindowRuns::tellEarlierRuns() {
  ShownComparison next;
  next.base = shown_.comparison().base;
  for (const auto& [number, run] : parts_.session.runs().all()) {
    if (run.problem && has_solution(run.record->result)) {
      next.earlier.push_back(run.earlier());
    }
  }
  shown_.compare(std::move(next));
  Q_EMIT listChanged();
}

void WindowRuns::askFor(quint64 number) {
  keepChosenAnswer();
  answers_.show(number, parts_.results.selection(),
                parts_.session.runs().find(number)->record->answer);
}

/// Only of the run that is shown: what goes on has no result that could be chosen from.
void WindowRuns::keepChoice() {
  const SessionRun* run = shownRun(parts_);
  if (run == nullptr || parts_.controller.isActive()) {
    return;
  }
  const std::optional<ChosenColumns>& before = run->choice;
  const std::optional<std::vector<Index>> now = parts_.results.choice();
  if (now != (before ? std::optional(before->features) : std::nullopt)) {
    parts_.session.runs().choose(run->number,
                                 now ? std::optional(ChosenColumns{*now}) : std::nullopt,
                                 !parts_.results.selectionControl().isByHand());
  }
}

/// Before something else is asked: the maker of answers forgets it then.
void WindowRuns::keepChosenAnswer() {
  const std::optional<quint64> number = answers_.askedRun();
  const SessionRun* const run = number ? parts_.session.runs().find(*number) : nullptr;
  if (run == nullptr) {
    return;
  }
  if (const auto choice = answered(run->choice, *number); choice && choice->answer) {
    parts_.session.runs().setAnswerOfChoice(*number, *choice->answer);
  }
}

std::optional<ChosenColumns> WindowRuns::answered(std::optional<ChosenColumns> choice,
                                                  quint64 number) const {
  const auto judged = answers_.choiceOf(number);
  if (choice && judged && judged->answer && judged->features == choice->features) {
    choice->answer = judged->answer;
  }
  return choice;
}

/// Selects again what a person chose of the run that is shown.
void WindowRuns::showChoice() {
  const SessionRun* run = shownRun(parts_);
  const bool ranked =
      !parts_.results.shownFeatures().columns.empty();  // not where only a path was found
  if (run != nullptr && run->choice && ranked) {
    parts_.results.choose(run->choice->features);
  }
}

/// Window, report and record speak of the same columns, also while an iteration is shown, whose
/// columns nobody keeps.
SessionRun WindowRuns::withChoice(SessionRun run) const {
  std::optional<ChosenColumns> choice = run.choice;
  const SessionRun* listed = parts_.results.shownRun();
  if (listed != nullptr && listed->number == run.number && !parts_.controller.isActive()) {
    const std::optional<std::vector<Index>> now = parts_.results.choice();
    if (!now) {
      choice.reset();
    } else if (!choice || choice->features != *now) {
      choice = ChosenColumns{*now};
    }
  }
  choice = answered(std::move(choice), run.number);
  if (choice) {
    auto record = std::make_shared<Record>(*run.record);
    if (record->result.space.empty() && shown_selection(*record).features != choice->features) {
      record->looks.clear();  // they show the samples by the columns selected before
    }
    record->chosen = std::move(choice->features);
    record->answer = std::move(choice->answer);
    run.record = std::move(record);
  }
  return run;
}

}  // namespace steelyard::ui
