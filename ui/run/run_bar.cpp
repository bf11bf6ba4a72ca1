// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/run_bar.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/message_text.h"
#include "ui/offer_action.h"
#include "ui/plain_label.h"
#include "ui/run/run_controller.h"
#include "ui/style/follow_font.h"
#include "ui/style/level_mark.h"
#include "ui/style/scaled_font.h"
#include "ui/style/share_bar.h"
#include "ui/tab_order.h"

namespace steelyard::ui {

RunBar::RunBar(RunController& controller, QWidget* parent)
    : QWidget(parent),
      controller_(controller),
      run_(button("runButton", tr("&Run"), tr("R&un"), tr("Ctrl+R"))),
      pause_(button("pauseButton", tr("&Pause or continue"), tr("&Pause"), tr("Ctrl+Shift+P"))),
      step_(button("stepButton", tr("S&tep"), tr("S&tep"), tr("Ctrl+."))),
      stop_(button("stopButton", tr("&Stop"), tr("&Stop"), tr("Esc"))),
      queue_(button("queueButton", tr("Add to the &queue"), tr("&Queue"), tr("Ctrl+Shift+R"))),
      sweep_(new QAction(tr("S&weep over a parameter..."), this)),
      first_(new QHBoxLayout),
      progress_(new ShareBar(this)),
      sign_(new LevelMark(LevelMark::Sign::caution, this)),
      stage_(new PlainLabel(this)),
      time_(new PlainLabel(this)) {
  dress();
  layOut();
  connectActions();
  connect(&controller_, &RunController::stateChanged, this, &RunBar::showState);
  connect(&controller_, &RunController::ticked, this, &RunBar::showProgress);
  showState();
}

/// \param entry  what the action is called in a menu
/// \param text   what is written on its button
ActionButton* RunBar::button(const QString& name, const QString& entry, const QString& text,
                             const QString& keys) {
  auto* action = new QAction(entry, this);
  action->setIconText(text);
  action->setShortcut(QKeySequence(keys));
  auto* made = new ActionButton(*action, this);
  made->setObjectName(name);
  return made;
}

void RunBar::dress() {
  constexpr double larger = 1.15;
  scaleFont(*run_, larger, true);
  run_->setDefault(true);                                               // filled with the accent
  queue_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // asks for no width
  sweep_->setObjectName(QStringLiteral("sweep"));
  followFont(*this, [this] { run_->setMinimumHeight(2 * fontMetrics().height() + 6); });
  progress_->setAccessibleName(tr("Progress of the run"));
  stage_->setAccessibleName(tr("State of the run"));
  stage_->setObjectName("stageLabel");
  stage_->setWordWrap(true);
  time_->setAccessibleName(tr("Time elapsed and remaining"));
  time_->setAlignment(Qt::AlignRight | Qt::AlignTop);
  for (PlainLabel* words : {stage_, time_}) {
    words->setForegroundRole(QPalette::PlaceholderText);
  }
  stage_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  QSizePolicy kept = sign_->sizePolicy();  // the words beside it do not move
  kept.setRetainSizeWhenHidden(true);
  sign_->setSizePolicy(kept);
  sign_->hide();
}

/// A longer message scrolls: it does not push the buttons away.
QScrollArea* RunBar::roomForStage() {
  constexpr int lines = 2;
  auto* room = new QScrollArea(this);
  room->setWidget(stage_);
  room->setWidgetResizable(true);
  room->setFrameShape(QFrame::NoFrame);
  room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  const int marks = stage_->contentsMargins().top();
  followFont(*room, [room, marks] {
    room->setFixedHeight(lines * room->fontMetrics().lineSpacing() + marks);
  });
  stopTabOnlyToScroll(*room);
  room->viewport()->setAutoFillBackground(false);
  stage_->setAutoFillBackground(false);
  return room;
}

void RunBar::layOut() {
  auto* buttons = new QHBoxLayout;
  for (ActionButton* small : {pause_, step_, stop_}) {
    buttons->addWidget(small, 1);
  }
  auto* words = new QHBoxLayout;
  words->addWidget(sign_, 0, Qt::AlignTop);
  words->addWidget(roomForStage(), 1);
  words->addWidget(time_);
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins({});
  first_->addWidget(run_);
  first_->addWidget(queue_);
  setTabOrder(run_, queue_);
  rows->addLayout(first_);
  rows->addLayout(buttons);
  rows->addWidget(progress_);
  rows->addLayout(words);
}

/// Run keeps the room that its text needs; the button beside it goes where that leaves too little.
void RunBar::shareFirstRow() {
  const int beside = queue_->sizeHint().width();
  const int left = contentsRect().width() - beside - std::max(0, first_->spacing());
  queue_->setVisible(left >= run_->sizeHint().width());
  first_->setStretchFactor(run_, std::max(left, 1));
  first_->setStretchFactor(queue_, std::max(beside, 1));
}

void RunBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  shareFirstRow();
}

void RunBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    shareFirstRow();
  }
}

void RunBar::connectActions() {
  connect(&run_->action(), &QAction::triggered, this, &RunBar::runRequested);
  connect(&pause_->action(), &QAction::triggered, this, &RunBar::pauseOrResume);
  connect(&step_->action(), &QAction::triggered, this, &RunBar::stepOrBegin);
  connect(&stop_->action(), &QAction::triggered, &controller_, &RunController::stop);
  connect(&queue_->action(), &QAction::triggered, this, &RunBar::queueRequested);
  connect(sweep_, &QAction::triggered, this, &RunBar::sweepRequested);
}

void RunBar::setRunnable(bool runnable, const QString& whyNot) {
  runnable_ = runnable;
  whyNot_ = whyNot;
  trouble_.clear();
  showState();
}

void RunBar::showTrouble(const QString& why) {
  trouble_ = why;
  showState();
}

void RunBar::pauseOrResume() {
  if (controller_.state() == RunController::State::Paused) {
    controller_.resume();
  } else {
    controller_.pause();
  }
}

void RunBar::stepOrBegin() {
  if (controller_.isActive()) {
    controller_.step();
  } else {
    Q_EMIT stepRequested();
  }
}

void RunBar::showState() {
  if (controller_.isActive()) {
    trouble_.clear();
  }
  offerActions();
  showProgress();
}

void RunBar::offerActions() {
  const bool active = controller_.isActive();
  const bool paused = controller_.state() == RunController::State::Paused;
  const QString noRun = tr("No run is under way");
  pause_->action().setIconText(paused ? tr("&Continue") : tr("&Pause"));
  offerAction(run_->action(), !active && runnable_, active ? tr("A run is under way") : whyNot_);
  offerAction(pause_->action(), active, noRun);
  offerAction(step_->action(), active || runnable_, whyNot_, tr("One iteration, then pause"));
  offerAction(stop_->action(), active, noRun, tr("End the run and keep the best result so far"));
  offerAction(queue_->action(), runnable_, whyNot_,
              tr("Run with the settings as they are now, when the runs before it are done"));
  offerAction(*sweep_, runnable_, whyNot_,
              tr("Add one run to the queue for each of several values of a setting"));
}

void RunBar::showProgress() {
  progress_->showShare(controller_.fraction());
  sign_->setVisible(!trouble_.isEmpty());
  stage_->setForegroundRole(trouble_.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
  stage_->setText(stateText());
  time_->setText(timeText());
  layout()->activate();  // the times may be longer than those before
}

QString RunBar::stateText() const {
  if (!trouble_.isEmpty()) {
    return trouble_;
  }
  switch (controller_.state()) {
    case RunController::State::Idle:
      return runnable_ ? tr("Ready") : whyNot_;
    case RunController::State::Finished:
      return runnable_ ? outcomeText() : whyNot_;
    case RunController::State::Paused:
    case RunController::State::Running:
      break;
  }
  if (controller_.isStopping()) {
    return tr("Stopping");
  }
  if (controller_.isPreparing()) {
    return tr("Preparing");
  }
  if (controller_.isCompleting()) {
    return tr("Finishing");
  }
  const QString where = tr("Iteration %1").arg(controller_.iteration());
  if (controller_.state() == RunController::State::Paused) {
    return tr("Paused at iteration %1").arg(controller_.iteration());
  }
  return controller_.stage().isEmpty() ? where : where + QStringLiteral(": ") + controller_.stage();
}

QString RunBar::outcomeText() const {
  const auto& outcome = controller_.outcome();
  if (!outcome) {
    return {};
  }
  switch (outcome->ending) {
    case Ending::converged:
      return tr("Converged at iteration %1").arg(controller_.iteration());
    case Ending::iteration_limit:
      return tr("Iteration limit: %1").arg(controller_.iteration());
    case Ending::stopped:
      return tr("Stopped at iteration %1").arg(controller_.iteration());
    case Ending::failed:
      return tr("Failed: %1").arg(QString::fromStdString(shownWords(outcome->reason)));
  }
  return {};
}

QString RunBar::timeText() const {
  if (controller_.state() == RunController::State::Idle) {
    return {};
  }
  const QString elapsed = durationText(controller_.elapsedSeconds());
  const auto left = controller_.remaining();
  return controller_.isActive() && left ? tr("%1, %2 left").arg(elapsed, durationText(*left))
                                        : elapsed;
}

}  // namespace steelyard::ui
