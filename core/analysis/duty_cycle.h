// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>

namespace steelyard {

/// Limits repeated work to a share of the wall time: after t seconds of work, the next piece may
/// start (1 - share) / share * t seconds later. Has no clock; times are passed in.
class DutyCycle {
 public:
  using Clock = std::chrono::steady_clock;

  /// \param share  share of the wall time, 0 < share <= 1
  explicit DutyCycle(double share) : share_(share) {}

  void worked(Clock::time_point begun, Clock::time_point ended) {
    const std::chrono::duration<double> rest = (ended - begun) * ((1.0 - share_) / share_);
    next_start_ = ended + std::chrono::duration_cast<Clock::duration>(rest);
  }
  /// The earliest start of the next piece; in the past before the first one.
  [[nodiscard]] Clock::time_point next_start() const { return next_start_; }

 private:
  double share_;
  Clock::time_point next_start_{};
};

}  // namespace steelyard
