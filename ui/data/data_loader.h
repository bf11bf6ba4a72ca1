// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <memory>
#include <thread>

#include "core/data/dataset.h"
#include "core/data/reading.h"

namespace steelyard::ui {

/// Reads a table while the window stays alive. Each load ends in exactly one of loaded,
/// failed and cancelled; nothing of an older load arrives after a new one has begun.
class DataLoader : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// Gives up a load that is under way; that one then says nothing more.
  void load(const QString& path, const Reading& reading);
  void cancel();
  [[nodiscard]] bool isLoading() const { return loading_; }

 Q_SIGNALS:
  void progress(double fraction);
  void loaded(std::shared_ptr<steelyard::Dataset> dataset);
  void failed(const QString& message);
  void cancelled();

 private:
  void read(const std::stop_token& stop, std::uint64_t number, const QString& path,
            const Reading& reading);
  /// Runs `tell` in the window's thread unless a newer load has begun.
  template <typename Tell>
  void post(std::uint64_t number, Tell tell);
  void end() { loading_ = false; }

  std::uint64_t number_ = 0;
  bool loading_ = false;
  std::jthread thread_;  // last: stopped and joined before the rest goes
};

}  // namespace steelyard::ui
