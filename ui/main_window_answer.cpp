// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The answer of the shown run: made when it ends, kept with it, shown whenever it is.

#include "ui/main_window.h"
#include "ui/results/answer_maker.h"
#include "ui/results/result_panel.h"
#include "ui/session/autosave.h"

namespace steelyard::ui {

void MainWindow::connectAnswers() {
  answers_ = new AnswerMaker(results_->answerPanel(), this);
  connect(answers_, &AnswerMaker::answered, this, &MainWindow::keepAnswer);
}

void MainWindow::askFor(quint64 number) {
  const FinishedRun& run = runs_.at(number);
  AskedRun asked;
  asked.number = number;
  asked.question.method = &registry_.find(run.record->method);
  asked.question.problem = run.problem;
  asked.question.values = run.record->parameters;
  asked.question.result = {run.record, &run.record->result};
  asked.question.seconds = run.record->seconds;
  asked.selected = results_->selection();
  answers_->show(std::move(asked), run.record->answer);
}

void MainWindow::keepAnswer(quint64 number, const Answer& answer) {
  const auto found = runs_.find(number);
  if (found == runs_.end()) {
    return;
  }
  auto record = std::make_shared<Record>(*found->second.record);
  record->answer = answer;
  found->second.record = std::move(record);
  autosave_->touch();
}

}  // namespace steelyard::ui
