// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/run_news.h"

#include <QApplication>
#include <QEvent>
#include <QSystemTrayIcon>
#include <QTimer>
#include <QWidget>

#include "ui/run/run_controller.h"

namespace steelyard::ui {
namespace {

/// A desktop shows messages of programs that have an icon in its bar, so there is one for a while.
void showOnDesktop(QWidget& window, const QString& text) {
  if (!QSystemTrayIcon::isSystemTrayAvailable() || !QSystemTrayIcon::supportsMessages()) {
    return;
  }
  constexpr int shown = 10'000;  // ms
  auto* const icon = new QSystemTrayIcon(window.windowIcon(), &window);
  icon->show();
  icon->showMessage(RunNews::tr("Steelyard"), text, QSystemTrayIcon::Information, shown);
  QTimer::singleShot(2 * shown, icon, &QObject::deleteLater);
}

}  // namespace

RunNews::RunNews(QWidget& window, RunController& controller)
    : QObject(&window),
      window_(window),
      controller_(controller),
      notify_([&window](const QString& text) {
        QApplication::alert(&window);
        showOnDesktop(window, text);
      }) {
  window.installEventFilter(this);
  connect(&controller, &RunController::started, this, [this] { enter(State::Running); });
  // Nobody is told of the end of a run that does not start or is forgotten with its table.
  connect(&controller, &RunController::stateChanged, this, [this](RunController::State state) {
    if (state == RunController::State::Idle) {
      enter(State::Idle);
    }
  });
  connect(&controller, &RunController::finished, this, &RunNews::announceEnd);
  enter(State::Idle);
}

void RunNews::setTable(const QString& name) {
  table_ = name;
  enter(state_ == State::Running ? state_ : State::Idle);
}

bool RunNews::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::WindowActivate && state_ != State::Running) {
    enter(State::Idle);
  }
  return QObject::eventFilter(watched, event);
}

void RunNews::enter(State state) {
  state_ = state;
  const QString window = table_.isEmpty() ? tr("Steelyard") : tr("%1 - Steelyard").arg(table_);
  switch (state) {
    case State::Idle:
      return window_.setWindowTitle(window);
    case State::Running:
      return window_.setWindowTitle(tr("Running: %1").arg(window));
    case State::Ended:
      return window_.setWindowTitle(tr("Finished: %1").arg(window));
    case State::Failed:
      return window_.setWindowTitle(tr("Failed: %1").arg(window));
  }
}

void RunNews::announceEnd(const Result& result) {
  if (QApplication::activeWindow() != nullptr || controller_.workedSeconds() < longRun_) {
    return enter(State::Idle);
  }
  const bool failed = result.outcome.ending == Ending::failed;
  enter(failed ? State::Failed : State::Ended);
  notify_(window_.windowTitle());
}

}  // namespace steelyard::ui
