// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ui/window/window_parts.h"

namespace steelyard::ui {

/// Connects the page that compares all methods with the rest of the window: what is asked, what is
/// exported or opened, the run of a method that a person points at, and the columns that a person
/// takes over.
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
  void connectKeeping();
  void chooseComparison();
  /// Chooses the method with its defaults, as the panel has run it, and shows its run on the whole
  /// table: the one that is there, or a new one.
  void showRunOf(const std::string& id);
  /// Selects the columns in the ranking of the shown run, as if a person had ticked them.
  void select(const std::vector<Index>& columns);
  /// What has to be shown before columns can be selected; empty if they can be.
  [[nodiscard]] QString whyNotSelected() const;
  /// The last run that the present settings would repeat.
  [[nodiscard]] std::optional<std::uint64_t> sameRun() const;

  WindowParts parts_;
  std::function<void()> run_;
};

}  // namespace steelyard::ui
