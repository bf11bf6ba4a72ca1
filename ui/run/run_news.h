// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <utility>

#include "core/run/result.h"

class QWidget;

namespace steelyard::ui {

class RunController;

/// Says in the title of a window which table is open and whether a run goes on. The end of a long
/// run is announced to a person who works in another program: by the title, by the mark that the
/// desktop gives to windows that want attention, and by a message of the desktop where it has them.
class RunNews : public QObject {
  Q_OBJECT
 public:
  /// \param window  is told of in its title; owns this object
  RunNews(QWidget& window, RunController& controller);

  /// \param name  of the open table; empty if there is none
  void setTable(const QString& name);
  /// Runs of at least so many seconds are announced.
  void setLongRun(double seconds) { longRun_ = seconds; }
  /// Sets what brings the news to a person who works in another program. Tests supply their own
  /// function.
  void setNotifier(std::function<void(const QString& text)> notify) { notify_ = std::move(notify); }

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  enum class State { Idle, Running, Ended, Failed };
  void enter(State state);
  void announceEnd(const Result& result);

  QWidget& window_;
  RunController& controller_;
  QString table_;
  State state_ = State::Idle;
  double longRun_ = 10.0;
  std::function<void(const QString& text)> notify_;
};

}  // namespace steelyard::ui
