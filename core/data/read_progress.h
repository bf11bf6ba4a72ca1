// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/read_control.h"

namespace steelyard {

/// Reports the progress of reading to the caller and checks for a stop.
class ReadProgress {
 public:
  explicit ReadProgress(const ReadControl& control) : control_(control) {}

  /// Reports at most every 1 %.
  /// \param done  0 .. 1
  /// \throws Error(bad_input) "cancelled" on stop
  void at(double done);
  void refuse_if_stopped() const;

 private:
  const ReadControl& control_;
  double reported_ = 0.0;
};

/// The control for a part of the work, whose progress 0 .. 1 is begin .. end of the whole. The
/// control of the whole must outlive it.
[[nodiscard]] ReadControl part_of(const ReadControl& whole, double begin, double end);

}  // namespace steelyard
