// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The answer of the shown run: made when it ends, kept with it, shown whenever it is. So is what a
// person chose in place of the run's own columns.

#include "core/record/recorded_run.h"
#include "ui/main_window.h"
#include "ui/results/answer_maker.h"
#include "ui/results/result_panel.h"
#include "ui/results/selection_control.h"
#include "ui/run/run_controller.h"

namespace steelyard::ui {

void MainWindow::connectAnswers() {
  answers_ = new AnswerMaker(results_->answerPanel(), this);
  connect(answers_, &AnswerMaker::answered, runs_, &Runs::setAnswer);
}

void MainWindow::askFor(quint64 number) {
  keepChosenAnswer();
  const SessionRun& run = *runs_->find(number);
  AskedRun asked;
  asked.number = number;
  asked.question = question_about(registry_.find(run.record->method), run.record, run.problem);
  asked.question.log = run.log;
  asked.selected = results_->selection();
  answers_->show(std::move(asked), run.record->answer);
}

/// Only of the run that is shown: what goes on has no result that could be chosen from.
void MainWindow::keepChoice() {
  const SessionRun* run = shownRun();
  if (run == nullptr || controller_->isActive()) {
    return;
  }
  const std::optional<ChosenColumns>& before = run->choice;
  const std::optional<std::vector<Index>> now = results_->choice();
  if (now != (before ? std::optional(before->features) : std::nullopt)) {
    runs_->choose(run->number, now ? std::optional(ChosenColumns{*now}) : std::nullopt,
                  !results_->selectionControl().isByHand());
  }
}

/// Before something else is asked: the maker of answers forgets it then.
void MainWindow::keepChosenAnswer() {
  for (const auto& [number, run] : runs_->all()) {
    if (const auto choice = answered(run.choice, number); choice && choice->answer) {
      runs_->setAnswerOfChoice(number, *choice->answer);
    }
  }
}

/// With the answer that is known by now.
std::optional<ChosenColumns> MainWindow::answered(std::optional<ChosenColumns> choice,
                                                  quint64 number) const {
  const auto judged = answers_->choiceOf(number);
  if (choice && judged && judged->answer && judged->features == choice->features) {
    choice->answer = judged->answer;
  }
  return choice;
}

/// Selects again what a person chose of the run that is shown.
void MainWindow::showChoice() {
  const SessionRun* run = shownRun();
  const bool ranked =
      !results_->shownFeatures().columns.empty();  // not where only a path was found
  if (run != nullptr && run->choice && ranked) {
    results_->choose(run->choice->features);
  }
}

/// Window, report and record speak of the same columns, also while an iteration is shown, whose
/// columns nobody keeps.
SessionRun MainWindow::withChoice(SessionRun run) const {
  std::optional<ChosenColumns> choice = run.choice;
  const RunSummary* shown = results_->shownRun();
  if (shown != nullptr && shown->number == run.number && !controller_->isActive()) {
    const std::optional<std::vector<Index>> now = results_->choice();
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
