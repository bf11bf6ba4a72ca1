// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/projection_motion.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <chrono>
#include <utility>

#include "ui/message_text.h"
#include "ui/plain_label.h"

namespace steelyard::ui {

ProjectionMotion::ProjectionMotion(QWidget* parent)
    : QWidget(parent),
      thread_(builtin_projections()),
      sentence_(new PlainLabel(this)),
      button_(new QToolButton(this)) {
  using namespace std::chrono_literals;
  setObjectName(QStringLiteral("projectionMotion"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(6, 0, 6, 2);
  row->addWidget(sentence_, 1);
  row->addWidget(button_);
  sentence_->setMinimumWidth(1);
  button_->setObjectName(QStringLiteral("projectionMotionButton"));
  button_->setFocusPolicy(Qt::TabFocus);
  timer_.setInterval(33ms);
  connect(&timer_, &QTimer::timeout, this, &ProjectionMotion::look);
  connect(button_, &QToolButton::clicked, this, [this] {
    if (moving_) {
      stop();
    } else {
      Q_EMIT againWanted();
    }
  });
  hide();
}

void ProjectionMotion::start(ProjectionRequest request, const QString& title) {
  title_ = title;
  request.run = ++run_;
  thread_.request(std::move(request));
  timer_.start();
  say(true);
  // With many samples this takes long, and there is no picture yet.
  sentence_->setText(tr("%1: finding nearest neighbours...").arg(title_));
  show();
}

void ProjectionMotion::stop() {
  if (!moving_) {
    return;
  }
  ++run_;  // a picture that is being passed on right now is too late
  thread_.stop();
  timer_.stop();
  say(false);
  sentence_->setText(tr("%1: stopped early").arg(title_));
}

void ProjectionMotion::waitForRun() {
  stop();
  sentence_->setText(tr("%1: redrawn when the run ends").arg(title_));
}

void ProjectionMotion::leave() {
  stop();
  hide();
}

void ProjectionMotion::finish() {
  if (moving_) {
    thread_.finish();
    look();
  }
}

void ProjectionMotion::look() {
  const auto picture = thread_.take();
  if (!picture || picture->run != run_) {
    return;
  }
  if (!picture->moving) {
    timer_.stop();
  }
  say(picture->moving);
  if (picture->trouble.says_nothing()) {
    Q_EMIT moved(picture->projection, picture->moving);
  } else {
    Q_EMIT troubled(QString::fromStdString(shownWords(picture->trouble)));
  }
}

void ProjectionMotion::say(bool moving) {
  moving_ = moving;
  sentence_->setText(moving ? tr("%1: moving...").arg(title_) : tr("%1: done").arg(title_));
  button_->setText(moving ? tr("Stop") : tr("Again"));
  button_->setToolTip(moving ? tr("Keep the picture as it is")
                             : tr("Start again with the weights shown"));
}

}  // namespace steelyard::ui
