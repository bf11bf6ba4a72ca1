// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keeping/autosave.h"

#include <QFile>
#include <chrono>
#include <utility>

#include "ui/fault_text.h"
#include "ui/native_text.h"

namespace steelyard::ui {

Autosave::Autosave(std::function<SavedSession()> gather, QObject* parent)
    : QObject(parent), gather_(std::move(gather)) {
  using namespace std::chrono_literals;
  soon_.setSingleShot(true);
  soon_.setInterval(400ms);
  connect(&soon_, &QTimer::timeout, this, [this] { order(false); });
  thread_ = std::jthread([this](const std::stop_token& stop) { write(stop); });
}

Autosave::~Autosave() = default;

void Autosave::setPath(const QString& path) {
  soon_.stop();
  wait();
  path_ = path;
  changedOnce_ = false;
}

void Autosave::touch() {
  if (path_.isEmpty()) {
    return;
  }
  changedOnce_ = true;
  if (!soon_.isActive()) {
    soon_.start();
  }
}

void Autosave::flush() {
  if (soon_.isActive()) {
    soon_.stop();
    order(false);
  }
  wait();
}

void Autosave::close() {
  soon_.stop();
  if (changedOnce_) {
    order(true);
  }
  wait();
}

/// A session that cannot be saved must not stop the window from closing.
void Autosave::order(bool closed) {
  const QString trouble = troubleOf([&] {
    Order now{path_, gather_()};
    now.session.closed = closed;
    const std::lock_guard lock(mutex_);
    order_ = std::move(now);
  });
  if (!trouble.isEmpty()) {
    Q_EMIT failed(trouble);
  }
  changed_.notify_all();
}

void Autosave::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !order_ && !writing_; });
}

void Autosave::write(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [this] { return order_.has_value(); })) {
    const Order order = std::move(*std::exchange(order_, std::nullopt));
    writing_ = true;
    lock.unlock();
    try {
      write_session(nativePath(order.path), order.session);
      Q_EMIT written(order.path);
    } catch (...) {
      Q_EMIT failed(faultText());
    }
    lock.lock();
    writing_ = false;
    changed_.notify_all();
  }
}

}  // namespace steelyard::ui
