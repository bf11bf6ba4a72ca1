// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/method_panel.h"
#include "core/analysis/panel_members.h"
#include "core/record/session.h"
#include "core/run/figure.h"

namespace steelyard::ui {

/// A panel as far as it is known, and what is drawn of it.
struct PanelNews {
  std::shared_ptr<const steelyard::MethodPanel> panel = {};
  std::vector<double> seconds = {};  ///< how long each member took, by PanelRow::member
  std::vector<Figure> figures = {};  ///< of the panel and the unfinished row; the errors come first
  std::optional<UnfinishedRow> unfinished = {};  ///< of the method whose trials go on
  std::optional<SavedPanel> kept = {};           ///< for the session: all but the ticks
  PanelOptions options = {};  ///< of a panel that was brought back: those of its log
};

/// Holds the newest news of a panel until the window looks. Thread-safe.
class PanelMailbox {
 public:
  void put(PanelNews news) {
    const std::lock_guard lock(mutex_);
    news_ = std::move(news);
  }
  /// A smaller share may come after a larger one.
  void put(double share) {
    const std::lock_guard lock(mutex_);
    share_ = std::max(share_, share);
  }
  /// Nothing if there is nothing newer than what was taken last.
  [[nodiscard]] std::optional<PanelNews> take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, std::nullopt);
  }
  [[nodiscard]] double share() const {
    const std::lock_guard lock(mutex_);
    return share_;
  }

 private:
  mutable std::mutex mutex_;
  std::optional<PanelNews> news_;
  double share_ = 0.0;
};

}  // namespace steelyard::ui
