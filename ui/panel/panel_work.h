// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <stop_token>

#include "ui/panel/panel_course.h"

namespace steelyard::ui {

class JobRunner;

/// Makes panels of methods in a thread of their own, one at a time, and tells the window four times
/// a second what is known by then, however many trials have ended.
class PanelWork : public QObject {
  Q_OBJECT
 public:
  /// \param methods  must outlive this
  explicit PanelWork(const MethodRegistry& methods, QObject* parent = nullptr);

  /// Begins where an earlier panel of the same question has ended.
  /// \throws std::system_error if no thread can be started
  void start(PanelOrder order);
  /// Asks the panel to stop; what it has found by then arrives.
  void stop() { stop_.request_stop(); }
  /// Another question is asked: what goes on ends, nothing more arrives of it, and what was kept is
  /// forgotten.
  void forget();
  [[nodiscard]] bool isBusy() const;
  /// Waits for the panel and tells of it; for callers that cannot return to the event loop.
  void finish();

 Q_SIGNALS:
  void progress(double share);  ///< 0 .. 1
  /// \param isLast  whether the panel has ended, with or without all of its methods
  void known(const steelyard::ui::PanelNews& news, bool isLast);
  void failed(const QString& why);

 private:
  void look();

  const MethodRegistry& methods_;
  std::shared_ptr<PanelMemory> memory_;
  std::shared_ptr<PanelMailbox> mailbox_;  // of the panel that goes on
  std::stop_source stop_;
  QTimer timer_;
  JobRunner* job_;
};

}  // namespace steelyard::ui
