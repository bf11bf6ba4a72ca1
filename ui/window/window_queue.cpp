// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_queue.h"

#include <QMainWindow>
#include <string>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/run/result.h"
#include "ui/count_text.h"
#include "ui/data/data_panel.h"
#include "ui/fault_text.h"
#include "ui/message_text.h"
#include "ui/method/method_panel.h"
#include "ui/plain_question.h"
#include "ui/results/result_panel.h"
#include "ui/run/estimate_line.h"
#include "ui/run/queue_panel.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/sweep_dialog.h"
#include "ui/session/question.h"
#include "ui/session/session.h"
#include "ui/term_text.h"
#include "ui/window/window_runs.h"

namespace steelyard::ui {
namespace {

/// Why a run of the method cannot start; empty if it can.
QString complaintAbout(const Method& method, const Problem& problem,
                       const ParameterValues& values) {
  QString why;
  const QString trouble = troubleOf([&] {
    if (const auto complaints = method.check(problem, values); !complaints.empty()) {
      why = QString::fromStdString(shownWords(complaints.front()));
    }
  });
  return trouble.isEmpty() ? why : trouble;
}

}  // namespace

WindowQueue::WindowQueue(WindowParts parts, WindowRuns& course, QObject* parent)
    : QObject(parent),
      parts_(std::move(parts)),
      course_(course),
      panel_(new QueuePanel(queue_, &parts_.results)) {
  panel_->followByTab(parts_.results.stopAboveRuns());
  parts_.results.showAboveRuns(panel_);
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &WindowQueue::beginNext);
  connect(&parts_.runBar, &RunBar::queueRequested, this, &WindowQueue::addNow);
  connect(&parts_.runBar, &RunBar::sweepRequested, this, &WindowQueue::askForSweep);
  connectRuns();
  connectPanel();
}

void WindowQueue::connectRuns() {
  const RunController* const controller = &parts_.controller;
  connect(controller, &RunController::finished, this, &WindowQueue::finish);
  connect(controller, &RunController::ticked, this, &WindowQueue::follow);
  connect(&course_, &WindowRuns::notBegun, this, &WindowQueue::abandon);
  connect(&parts_.data, &DataPanel::datasetChanged, this, [this] {
    queue_.leaveTable();
    if (dialog_ != nullptr) {
      dialog_->reject();  // its settings were those of the table before
    }
    changed();
  });
}

void WindowQueue::connectPanel() {
  connect(panel_, &QueuePanel::stepWanted, this, [this](quint64 id, int by) {
    queue_.move(id, by);
    changed();
  });
  connect(panel_, &QueuePanel::moveWanted, this, [this](quint64 id, int position) {
    queue_.moveTo(id, position);
    changed();
  });
  connect(panel_, &QueuePanel::removalWanted, this, [this](quint64 id) {
    queue_.remove(id);
    changed();
  });
  connect(panel_, &QueuePanel::stopWanted, this, &WindowQueue::stopAll);
  connect(panel_, &QueuePanel::goOnWanted, this, [this] {
    queue_.goOn();
    changed();
  });
  connect(panel_, &QueuePanel::askAgainWanted, this, &WindowQueue::askAgain);
  connect(panel_, &QueuePanel::runWanted, &parts_.results, &ResultPanel::showRunNumber);
}

void WindowQueue::addNow() {
  Question& question = parts_.session.question();
  question.whenSettled([this, &question] {
    if (question.isAnswerable() && parts_.estimate.confirm()) {
      noteActive();
      queue_.add(course_.asked());
      changed();
    }
  });
}

void WindowQueue::askForSweep() {
  Question& question = parts_.session.question();
  question.whenSettled([this, &question] {
    if (!question.isAnswerable() || dialog_ != nullptr) {
      return;
    }
    const Method& method = *parts_.method.method();
    dialog_ = new SweepDialog(
        method, parts_.method.values(),
        [&method, problem = question.problem()](const ParameterValues& values) {
          return complaintAbout(method, *problem, values);
        },
        &parts_.window);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog_, &QDialog::accepted, this,
            [this, of = course_.asked()] { addSweep(of, *dialog_); });
    dialog_->open();
  });
}

/// \param of  what was asked when the dialog opened
void WindowQueue::addSweep(const AskedRun& of, const SweepDialog& dialog) {
  noteActive();
  for (const ParameterValues& values : dialog.runs()) {
    AskedRun run = of;
    run.values = values;
    run.name = shownRunName(*run.method, values, dialog.varied());
    queue_.add(std::move(run));
  }
  changed();
}

/// A run that was begun without the queue is the one that the others wait for.
void WindowQueue::noteActive() {
  const SessionRun* const run = parts_.session.active().run();
  if (parts_.controller.isActive() && run != nullptr && queue_.running() == nullptr) {
    queue_.noteRunning(run->shownName(), run->number);
    queue_.setFraction(parts_.controller.fraction());
  }
}

void WindowQueue::finish(const Result& result) {
  switch (result.outcome.ending) {
    case Ending::failed:
      queue_.end(QueueEntry::State::Failed,
                 QString::fromStdString(shownWords(result.outcome.reason)));
      break;
    case Ending::stopped:
      queue_.end(QueueEntry::State::Stopped);
      break;
    case Ending::converged:
    case Ending::iteration_limit:
      queue_.end(QueueEntry::State::Ended);
      break;
  }
  changed();
}

/// \param why  empty if the user has stopped it
void WindowQueue::abandon(const QString& why) {
  queue_.end(why.isEmpty() ? QueueEntry::State::Stopped : QueueEntry::State::Failed, why);
  changed();
}

void WindowQueue::follow() {
  if (queue_.setFraction(parts_.controller.fraction())) {
    panel_->follow();
  }
}

bool WindowQueue::mayClose() const {
  const auto count = static_cast<std::size_t>(queue_.waiting());
  if (count == 0) {
    return true;
  }
  const QString question = countText(
      count, tr("%1 run waits in the queue. It will not be done if the window is closed."),
      tr("%1 runs wait in the queue. They will not be done if the window is closed.", nullptr,
         howMany(count)));
  return ask_ ? ask_(question) : askWhether({tr("Close the window"), question, {}, tr("Close")});
}

/// Held, since the end of the run that is stopped would begin the next one.
void WindowQueue::close() {
  queue_.hold();
  soon_.stop();
}

void WindowQueue::stopAll() {
  queue_.hold();
  parts_.controller.stop();
  changed();
}

void WindowQueue::askAgain() {
  Question& question = parts_.session.question();
  question.whenSettled([this, &question] {
    if (question.problem() != nullptr && parts_.method.method() != nullptr) {
      queue_.askOf(course_.asked());
      changed();
    }
  });
}

/// The next run begins in another turn of the event loop: whoever else hears of the end of the one
/// before comes first.
void WindowQueue::changed() {
  panel_->follow();
  if (queue_.next() != nullptr) {
    soon_.start(0);
  }
}

void WindowQueue::beginNext() {
  const QueueEntry* const entry = queue_.next();
  if (entry == nullptr || parts_.controller.isActive()) {
    return;  // the end of the run that goes on asks again
  }
  const AskedRun run = entry->asked;
  const quint64 id = entry->id;
  if (const QString why = complaintAbout(*run.method, *run.problem, run.values); !why.isEmpty()) {
    queue_.refuse(id, why);
  } else {
    queue_.begin(id);
    course_.start(run);
    if (const SessionRun* const active = parts_.session.active().run()) {
      queue_.setNumber(active->number);
    }
  }
  changed();
}

}  // namespace steelyard::ui
