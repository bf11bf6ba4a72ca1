// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/methods/dii/shared_work.h"

namespace steelyard::dii {

/// Finds the largest useful L1 penalty after a penalty has driven every weight to 0: divides it by
/// ten until a whole run leaves a weight above 0, then bisects the interval. Each call performs one
/// run.
class PenaltyLimit {
 public:
  /// \param shared  prepared; must outlive this object
  /// \param start   u at the start of the runs
  /// \param rate    the runs' first learning rate
  PenaltyLimit(const SharedWork& shared, Vector start, double rate);

  /// \return false when stopped
  [[nodiscard]] bool try_next(const std::stop_token& stop);
  [[nodiscard]] bool finished() const { return survived_ > 0.0 ? halvings_ == 3 : tenths_ == 12; }
  /// The largest of the penalties tried that left a weight above 0; 0 if none did.
  [[nodiscard]] double largest_useful() const { return survived_; }
  [[nodiscard]] int tried() const { return tenths_ + halvings_; }

 private:
  const SharedWork& shared_;
  Vector start_;
  double rate_;
  double killed_;          // the smallest penalty known to drive all weights to 0
  double survived_ = 0.0;  // the largest known to leave a weight above 0
  int tenths_ = 0;
  int halvings_ = 0;
};

}  // namespace steelyard::dii
