// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "ui/window/window_parts.h"

namespace steelyard::ui {

/// Connects the page that compares all methods with the rest of the window: what is asked, what is
/// exported, and the run of a method that a person points at.
class PanelLinks : public QObject {
  Q_OBJECT
 public:
  /// \param run  does what the Run button does
  PanelLinks(WindowParts parts, std::function<void()> run, QObject* parent = nullptr);

  /// Turns to the page.
  void open();

 private:
  void connectQuestion();
  void connectExports();
  /// Chooses the method with its defaults, as the panel has run it, and shows its run on the whole
  /// table: the one that is there, or a new one.
  void showRunOf(const std::string& id);
  /// The last run that the present settings would repeat.
  [[nodiscard]] std::optional<std::uint64_t> sameRun() const;

  WindowParts parts_;
  std::function<void()> run_;
};

}  // namespace steelyard::ui
