// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <stop_token>
#include <string>

namespace steelyard {

/// Lets the caller follow and stop the reading of a file.
struct ReadControl {
  /// Called by the reading thread with 0 .. 1, at most every 1 %; may be empty.
  std::function<void(double)> progress;
  std::stop_token stop;  ///< to cancel
  /// Asks whether to read a file whose content is far larger than the file. The question is a
  /// sentence for the user. Called by the reading thread, which waits; an exception ends the
  /// reading. If empty, such files are refused.
  std::function<bool(const std::string& question)> may_grow{};
};

}  // namespace steelyard
