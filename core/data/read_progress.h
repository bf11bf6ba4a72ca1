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

/// \throws Error(bad_input) "cancelled" on stop
void refuse_if_stopped(const std::stop_token& stop);

/// Reports the progress of reading to the caller and checks for a stop.
class ReadProgress {
 public:
  explicit ReadProgress(const ReadControl& control) : control_(control) {}

  /// Reports at most every 1 %.
  /// \param done  0 .. 1
  /// \throws Error(bad_input) "cancelled" on stop
  void at(double done);
  void refuse_if_stopped() const { steelyard::refuse_if_stopped(control_.stop); }

 private:
  const ReadControl& control_;
  double reported_ = 0.0;
};

/// The control for a part of the work, whose progress 0 .. 1 is begin .. end of the whole. The
/// control of the whole must outlive it.
[[nodiscard]] ReadControl part_of(const ReadControl& whole, double begin, double end);

}  // namespace steelyard
