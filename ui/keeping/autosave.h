// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "core/record/session.h"

namespace steelyard::ui {

/// Writes the session a moment after each change, in its own thread: whatever happens to the
/// program, at most the last moment is lost. Of several quick changes only the last is written.
/// Nothing is written before the first change.
class Autosave : public QObject {
  Q_OBJECT
 public:
  /// \param gather  gives the current session; called in the window's thread
  explicit Autosave(std::function<SavedSession()> gather, QObject* parent = nullptr);
  Q_DISABLE_COPY_MOVE(Autosave)
  ~Autosave() override;

  /// Where the session is written from now on. If it is empty, the session is not written.
  void setPath(const QString& path);
  /// Something has changed.
  void touch();
  /// Where the session is written. It is empty if the session is not written.
  [[nodiscard]] const QString& path() const { return path_; }
  /// Writes pending changes now, and waits for them.
  void flush();
  /// Writes the session marked as closed, and waits; does nothing if nothing changed.
  void close();

 Q_SIGNALS:
  void written(const QString& path);
  void failed(const QString& message);

 private:
  struct Order {
    QString path;
    SavedSession session;
  };
  void order(bool closed);
  void wait();
  void write(const std::stop_token& stop);

  std::function<SavedSession()> gather_;
  QString path_;
  QTimer soon_;
  bool changedOnce_ = false;  ///< since this path was set
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<Order> order_;  // the newest one not yet begun
  bool writing_ = false;
  std::jthread thread_;  // last: stopped and joined before the other members are destroyed
};

}  // namespace steelyard::ui
