// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <stop_token>
#include <string>

namespace steelyard {

/// How the caller follows and stops the reading of a file.
struct ReadControl {
  std::function<void(double)> progress;  ///< 0 .. 1, at most every 1 %; may be empty; called from
                                         ///< the reading thread
  std::stop_token stop;                  ///< to cancel
  /// Asks whether a file may be read that becomes far larger than it is; the question is a sentence
  /// for the user. Called from the reading thread, which waits; what it throws ends the reading.
  /// Empty: such files are refused.
  std::function<bool(const std::string& question)> may_grow{};
};

}  // namespace steelyard
