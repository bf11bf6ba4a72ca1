// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "core/data/array_info.h"
#include "core/data/dataset.h"
#include "core/data/read_control.h"

namespace steelyard::ui {

/// What a job returns; each part may be absent.
struct Loaded {
  std::shared_ptr<Dataset> table;
  std::shared_ptr<Dataset> truth;
  std::vector<ArrayInfo> arrays;  ///< if the job was to list what a file holds
};

/// Reads tables, and does other long work, without blocking the window. Each job ends in exactly
/// one of loaded, failed and cancelled; nothing from an older job arrives after a new one has
/// begun.
class DataLoader : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  /// Runs in its own thread; what it throws becomes the message of `failed`.
  using Job = std::function<Loaded(const ReadControl& control)>;

  /// Abandons a job that is still running; that job then emits nothing more.
  void start(Job job);
  void cancel();
  [[nodiscard]] bool isLoading() const { return loading_; }

 Q_SIGNALS:
  void progress(double fraction);
  void loaded(const steelyard::ui::Loaded& loaded);
  void failed(const QString& message);
  void cancelled();

 private:
  void run(const std::stop_token& stop, std::uint64_t number, const Job& job);
  /// Runs `tell` in the window's thread unless a newer job has begun.
  template <typename Tell>
  void post(std::uint64_t number, Tell tell);
  void end() { loading_ = false; }

  std::uint64_t number_ = 0;
  bool loading_ = false;
  std::jthread thread_;  // last: stopped and joined before the other members are destroyed
};

}  // namespace steelyard::ui
