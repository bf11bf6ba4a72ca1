// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <QWidget>

#include "core/analysis/projection_thread.h"

class QToolButton;

namespace steelyard::ui {

class PlainLabel;

/// Passes a slow projection from its thread to the window's, at most 30 times a second; also the
/// thin bar that says whether it is moving, and stops or restarts it. Its owner decides when it
/// begins: see ProjectionThread.
class ProjectionMotion : public QWidget {
  Q_OBJECT
 public:
  explicit ProjectionMotion(QWidget* parent = nullptr);

  /// \param title  of the projection, for the bar
  void start(ProjectionRequest request, const QString& title);
  /// Stops; the picture stays as it is.
  void stop();
  /// A run begins: stops, and says when the picture will be redrawn.
  void waitForRun();
  /// Stops, and hides the bar: another projection is shown.
  void leave();
  /// Waits for the end and delivers it; for use without an event loop.
  void finish();

 Q_SIGNALS:
  void moved(const steelyard::Projection& projection, bool moving);
  void troubled(const QString& why);
  void againWanted();

 private:
  void look();
  void say(bool moving);

  ProjectionThread thread_;
  QTimer timer_;
  std::uint64_t run_ = 0;
  bool moving_ = false;
  QString title_;
  PlainLabel* sentence_;
  QToolButton* button_;
};

}  // namespace steelyard::ui
