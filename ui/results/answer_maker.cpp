// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/answer_maker.h"

#include <QGuiApplication>
#include <QTimer>
#include <algorithm>
#include <memory>
#include <utility>

#include "core/platform/thread_priority.h"
#include "core/trials/trial.h"
#include "core/trials/trial_log.h"
#include "ui/jobs/job_runner.h"
#include "ui/results/answer_panel.h"
#include "ui/results/check_named.h"

namespace steelyard::ui {
namespace {

AnswerChecks done(const Answer& answer) {
  AnswerChecks checks;
  for (const AnswerCheck& check : answer.checks) {
    checkNamed(check.id, checks) = check.level.has_value();
  }
  return checks;
}

/// First what is quick, then what can be waited for.
AnswerMaker::Wanted byItself(const AnswerQuestion& question, const Answer* known) {
  const AnswerCosts costs = reference_costs(question);
  const AnswerChecks now = affordable_checks(costs, quick_answer);
  const AnswerChecks then = affordable_checks(costs, whole_answer);
  return {now, then, 0.0, share_of_first(costs, now, then, known)};
}

/// The answer then says what was found, and what each check would cost. No share of the work is
/// told, as none of it is done.
AnswerMaker::Wanted noChecks(const AnswerQuestion& /*question*/, const Answer* /*known*/) {
  return {{}, {}, 0.0, 0.0};
}

}  // namespace

AnswerMaker::AnswerMaker(AnswerPanel& panel, Ask ask, QObject* parent)
    : QObject(parent),
      panel_(panel),
      ask_(std::move(ask)),
      job_(new JobRunner(this)),
      settled_(new QTimer(this)) {
  constexpr int pause = 400;  // ms: a slider passes many numbers
  settled_->setInterval(pause);
  settled_->setSingleShot(true);
  connect(settled_, &QTimer::timeout, this, &AnswerMaker::judgeChosen);
  connect(&panel_, &AnswerPanel::checkRequested, this, &AnswerMaker::add);
  connect(&panel_, &AnswerPanel::stopRequested, this, &AnswerMaker::stop);
  connect(job_, &JobRunner::progress, &panel_, &AnswerPanel::setProgress);
  connect(job_, &JobRunner::failed, this, [this](const QString& message) {
    present();  // nothing is left to be stopped, and the checks can be asked for again
    panel_.setWaiting(tr("No answer: %1").arg(message));
  });
}

void AnswerMaker::show(quint64 number, std::vector<Index> selected,
                       const std::optional<Answer>& known) {
  clear();
  number_ = number;
  selected_ = std::move(selected);
  std::sort(selected_.begin(), selected_.end());
  log_ = std::make_shared<TrialLog>();
  own_ = known;
  if (own_) {
    panel_.setAnswer(*own_);
  } else if (canJudge()) {
    make(byItself);
  }
}

std::optional<AnswerQuestion> AnswerMaker::question() const {
  std::optional<AnswerQuestion> asked = number_ ? ask_(*number_) : std::nullopt;
  if (asked && asked->log == nullptr) {
    asked->log = log_;
  }
  return asked;
}

bool AnswerMaker::canJudge() const {
  const std::optional<AnswerQuestion> asked = question();
  return asked && asked->problem && has_solution(*asked->result);
}

bool AnswerMaker::hasColumnsToJudge() const { return canJudge() && !(chosen_ && chosen_->empty()); }

void AnswerMaker::choose(std::vector<Index> selection) {
  if (!number_) {
    return;
  }
  std::vector<Index> sorted = selection;
  std::sort(sorted.begin(), sorted.end());
  std::optional<std::vector<Index>> chosen;
  if (sorted != selected_) {
    chosen = std::move(selection);
  }
  if (chosen == chosen_) {
    return;
  }
  chosen_ = std::move(chosen);
  ofChosen_.reset();
  settled_->stop();
  if (outdated_) {
    return;  // the panel says so
  }
  if (!chosen_ && own_) {
    return takeUp();
  }
  const QString heading = !canJudge() ? tr("Not looked at: the table of this run is not open")
                          : chosen_ && chosen_->empty() ? tr("No column is selected")
                                                        : tr("Looking again...");
  panel_.setOutdated(heading);
  if (canJudge()) {
    settled_->start();
  }
}

/// Shows what is known of the run, and goes on where that was interrupted.
void AnswerMaker::takeUp() {
  present();
  const bool missing =
      std::any_of(own_->checks.begin(), own_->checks.end(), [](const AnswerCheck& check) {
        return check.is_needed() && check.is_open() && *check.seconds <= whole_answer;
      });
  if (canJudge() && missing && !stopped_) {
    make(byItself);
  }
}

std::optional<ChosenColumns> AnswerMaker::choiceOf(quint64 number) const {
  return number_ == number && chosen_ ? std::optional(ChosenColumns{*chosen_, ofChosen_})
                                      : std::nullopt;
}

void AnswerMaker::setFormer() {
  if (number_ && (own_ || job_->isBusy())) {
    outdated_ = true;
    settled_->stop();
    panel_.setOutdated(tr("Answer to the previous question"));
  }
}

/// Not while the mouse is down: an answer of another height would move what it holds.
void AnswerMaker::judgeChosen() {
  if (!hasColumnsToJudge()) {
    return;
  }
  const bool ownIsMade = job_->isBusy() && !own_;
  if (ownIsMade || QGuiApplication::mouseButtons() != Qt::NoButton) {
    return settled_->start();
  }
  make(byItself);
}

void AnswerMaker::clear() {
  settled_->stop();
  job_->abandon();
  number_.reset();
  selected_.clear();
  log_.reset();
  own_.reset();
  chosen_.reset();
  ofChosen_.reset();
  outdated_ = false;
  stopped_ = false;
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

void AnswerMaker::make(const Choose& choose) {
  if (!chosen_ && !outdated_) {
    panel_.setChecking(tr("Checking how far this can be relied on..."));
  }
  start(choose);
}

void AnswerMaker::start(const Choose& choose) {
  std::optional<AnswerQuestion> asked = question();
  if (!asked) {
    return clear();
  }
  asked->chosen = chosen_;
  job_->start([this, number = *number_, asked = std::move(*asked), known = known(),
               choose](const ReadControl& control) -> JobRunner::Delivery {
    lower_this_threads_priority();
    const Answer* const before = known ? &*known : nullptr;
    const Wanted wanted = choose(asked, before);
    Answer made = answer(asked, wanted.now, control.stop, before,
                         part_of(control.progress, wanted.begin, wanted.end));
    return [this, number, chosen = asked.chosen, wanted, made = std::move(made)] {
      take(number, chosen, made);
      if (chosen == chosen_ && wanted.now != wanted.then) {
        goOn(wanted.then, wanted.end);
      } else {
        present();
      }
    };
  });
}

void AnswerMaker::take(quint64 number, const std::optional<std::vector<Index>>& chosen,
                       const Answer& made) {
  if (!chosen) {
    own_ = made;
    Q_EMIT answered(number, made);
  } else if (chosen == chosen_) {
    ofChosen_ = made;
  }
}

/// Makes the further checks, while what was found so far is shown.
/// \param done  share of the work that was done before: what the panel shows never grows smaller
void AnswerMaker::goOn(const AnswerChecks& checks, double done) {
  make([checks, done](const AnswerQuestion&, const Answer*) {
    return Wanted{checks, checks, done, 1.0};
  });
  if (known() && !outdated_) {
    panel_.setChecking(tr("Still checking..."));
    panel_.setProgress(done);
    panel_.setUnfinished(*known(), checks);
  }
}

/// The checks that were made remain; the others can be asked for. Where none was made, what the run
/// found is said as soon as it is known what they cost.
void AnswerMaker::stop() {
  stopped_ = true;
  settled_->stop();
  job_->abandon();
  const bool nothingKnown = !known() && !outdated_ && hasColumnsToJudge();
  panel_.setWaiting(nothingKnown ? tr("Not checked.") : QString());
  if (nothingKnown) {
    start(noChecks);
  } else {
    present();
  }
}

/// Shows what is known of the present selection.
void AnswerMaker::present() {
  if (known() && !outdated_) {
    panel_.setWaiting({});
    panel_.setAnswer(*known());
  }
}

void AnswerMaker::add(const QString& id) {
  if (number_ && known() && !outdated_ && !job_->isBusy()) {
    AnswerChecks wanted = done(*known());
    checkNamed(id.toStdString(), wanted) = true;
    goOn(wanted, 0.0);
  }
}

}  // namespace steelyard::ui
