// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/read_control.h"

namespace steelyard {

/// Keeps a piece of reading in touch with whoever asked for it.
class ReadProgress {
 public:
  explicit ReadProgress(const ReadControl& control) : control_(control) {}

  /// Reports at most every 1 %. \param done  0 .. 1 \throws Error(bad_input) "cancelled" on stop
  void at(double done);
  void refuse_if_stopped() const;

 private:
  const ReadControl& control_;
  double reported_ = 0.0;
};

/// The control of a part of the work, whose 0 .. 1 is begin .. end of the whole. The whole's
/// control must outlive it.
[[nodiscard]] ReadControl part_of(const ReadControl& whole, double begin, double end);

}  // namespace steelyard
