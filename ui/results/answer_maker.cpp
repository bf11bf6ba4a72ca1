// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/answer_maker.h"

#include <utility>

#include "core/problem/sample_groups.h"
#include "core/run/thread_priority.h"
#include "ui/jobs/job_runner.h"
#include "ui/results/answer_panel.h"

namespace steelyard::ui {
namespace {

bool& checkNamed(const std::string& id, AnswerChecks& checks) {
  return id == "chance"      ? checks.chance
         : id == "held-out"  ? checks.held_out
         : id == "stability" ? checks.stability
                             : checks.fairness;
}

AnswerChecks done(const Answer& answer) {
  AnswerChecks checks;
  for (const AnswerCheck& check : answer.checks) {
    checkNamed(check.id, checks) = check.level.has_value();
  }
  return checks;
}

/// In a thread of its own.
Answer made(AskedRun run, const std::optional<AnswerChecks>& wanted, const std::stop_token& stop) {
  if (run.table) {
    run.question.groups = sample_groups(*run.table, *run.question.problem);
    run.question.time = time_order(*run.table, *run.question.problem);
  }
  return answer(run.question, wanted, stop);
}

}  // namespace

AnswerMaker::AnswerMaker(AnswerPanel& panel, QObject* parent)
    : QObject(parent), panel_(panel), job_(new JobRunner(this)) {
  connect(&panel_, &AnswerPanel::checkRequested, this, &AnswerMaker::add);
  connect(job_, &JobRunner::failed, this,
          [this](const QString& message) { panel_.setWaiting(tr("No answer: %1").arg(message)); });
}

void AnswerMaker::show(AskedRun run, const std::optional<Answer>& known) {
  clear();
  run_ = std::move(run);
  answer_ = known;
  if (answer_) {
    panel_.setAnswer(*answer_);
  } else if (run_->question.problem && has_solution(*run_->question.result)) {
    make({});
  }
}

void AnswerMaker::clear() {
  job_->abandon();
  run_.reset();
  answer_.reset();
  panel_.clear();
}

void AnswerMaker::finish() { job_->finish(); }

void AnswerMaker::make(const std::optional<AnswerChecks>& wanted) {
  panel_.setWaiting(tr("Looking how far this can be relied on..."));
  job_->start([this, run = *run_, wanted](const ReadControl& control) -> JobRunner::Delivery {
    lower_this_threads_priority();
    Answer answer = made(run, wanted, control.stop);
    return [this, number = run.number, answer = std::move(answer)] {
      answer_ = answer;
      panel_.setWaiting({});
      panel_.setAnswer(answer);
      Q_EMIT answered(number, answer);
    };
  });
}

void AnswerMaker::add(const QString& id) {
  if (run_ && answer_ && !job_->isBusy()) {
    AnswerChecks wanted = done(*answer_);
    checkNamed(id.toStdString(), wanted) = true;
    make(wanted);
  }
}

}  // namespace steelyard::ui
