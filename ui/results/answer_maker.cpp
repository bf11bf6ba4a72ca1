// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/answer_maker.h"

#include <QGuiApplication>
#include <QTimer>
#include <algorithm>
#include <utility>

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

}  // namespace

AnswerMaker::AnswerMaker(AnswerPanel& panel, QObject* parent)
    : QObject(parent), panel_(panel), job_(new JobRunner(this)), settled_(new QTimer(this)) {
  constexpr int pause = 400;  // ms: a slider passes many numbers
  settled_->setInterval(pause);
  settled_->setSingleShot(true);
  connect(settled_, &QTimer::timeout, this, &AnswerMaker::judgeChosen);
  connect(&panel_, &AnswerPanel::checkRequested, this, &AnswerMaker::add);
  connect(job_, &JobRunner::failed, this,
          [this](const QString& message) { panel_.setWaiting(tr("No answer: %1").arg(message)); });
}

void AnswerMaker::show(AskedRun run, const std::optional<Answer>& known) {
  clear();
  run_ = std::move(run);
  std::sort(run_->selected.begin(), run_->selected.end());
  own_ = known;
  if (own_) {
    panel_.setAnswer(*own_);
  } else if (run_->question.problem && has_solution(*run_->question.result)) {
    make({});
  }
}

void AnswerMaker::choose(std::vector<Index> selection) {
  if (!run_ || former_ || !run_->question.problem || !has_solution(*run_->question.result)) {
    return;
  }
  std::vector<Index> sorted = selection;
  std::sort(sorted.begin(), sorted.end());
  std::optional<std::vector<Index>> chosen;
  if (sorted != run_->selected) {
    chosen = std::move(selection);
  }
  if (chosen == chosen_) {
    return;
  }
  chosen_ = std::move(chosen);
  ofChosen_.reset();
  if (!chosen_ && own_) {
    settled_->stop();
    return present();
  }
  panel_.setOutdated(chosen_ && chosen_->empty() ? tr("No column is selected")
                                                 : tr("Looking again..."));
  settled_->start();
}

std::optional<AnswerMaker::Choice> AnswerMaker::choiceOf(quint64 number) const {
  return run_ && run_->number == number && chosen_ ? std::optional(Choice{*chosen_, ofChosen_})
                                                   : std::nullopt;
}

void AnswerMaker::setFormer() {
  if (run_ && (own_ || job_->isBusy())) {
    former_ = true;
    settled_->stop();
    panel_.setOutdated(tr("Of the former question"));
  }
}

/// Not while the mouse is down: an answer of another height would move what it holds.
void AnswerMaker::judgeChosen() {
  if (!run_ || (chosen_ && chosen_->empty())) {
    return;
  }
  const bool ownIsMade = job_->isBusy() && !own_;
  if (ownIsMade || QGuiApplication::mouseButtons() != Qt::NoButton) {
    return settled_->start();
  }
  make({});
}

void AnswerMaker::clear() {
  settled_->stop();
  job_->abandon();
  run_.reset();
  own_.reset();
  chosen_.reset();
  ofChosen_.reset();
  former_ = false;
  panel_.clear();
}

void AnswerMaker::finish() {
  job_->finish();
  if (settled_->isActive()) {
    settled_->stop();
    judgeChosen();
    job_->finish();
  }
}

void AnswerMaker::make(const std::optional<AnswerChecks>& wanted) {
  if (!chosen_) {
    panel_.setWaiting(tr("Looking how far this can be relied on..."));
  }
  AskedRun run = *run_;
  run.question.chosen = chosen_;
  job_->start(
      [this, run = std::move(run), wanted](const ReadControl& control) -> JobRunner::Delivery {
        lower_this_threads_priority();
        Answer made = answer(run.question, wanted, control.stop);
        return [this, number = run.number, chosen = run.question.chosen, answer = std::move(made)] {
          if (!chosen) {
            own_ = answer;
            Q_EMIT answered(number, answer);
          } else if (chosen == chosen_) {
            ofChosen_ = answer;
          }
          present();
        };
      });
}

/// Shows what is known of the present selection.
void AnswerMaker::present() {
  const std::optional<Answer>& answer = chosen_ ? ofChosen_ : own_;
  if (answer && !former_) {
    panel_.setWaiting({});
    panel_.setAnswer(*answer);
  }
}

void AnswerMaker::add(const QString& id) {
  const std::optional<Answer>& shown = chosen_ ? ofChosen_ : own_;
  if (run_ && shown && !former_ && !job_->isBusy()) {
    AnswerChecks wanted = done(*shown);
    checkNamed(id.toStdString(), wanted) = true;
    make(wanted);
  }
}

}  // namespace steelyard::ui
