// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <string>

#include "core/run/snapshot.h"

namespace steelyard::app {

/// The progress of a run on standard error: one line that is rewritten on a terminal, otherwise a
/// line for every tenth.
class ProgressLine {
 public:
  /// \param objective  its title, such as "DII"
  ProgressLine(std::string objective, bool quiet);

  void show(const Snapshot& snapshot);
  /// Ends a line that is being rewritten.
  void finish() const;

 private:
  [[nodiscard]] std::string text(const Snapshot& snapshot) const;

  std::string objective_;
  bool quiet_;
  bool terminal_;
  int tenths_ = -1;
  double newest_ = 0.0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace steelyard::app
