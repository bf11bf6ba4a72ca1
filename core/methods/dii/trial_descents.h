// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/dii/shared_work.h"

namespace steelyard::dii {

/// Finds a learning rate: performs a whole run with each of DADApy's candidates on 200 random
/// samples. DADApy takes the rate of the lowest DII, but near the minimum the differences are not
/// significant. Here the middle one of the rates whose DII lies within one standard error of the
/// lowest is chosen, which is neither too small to make progress nor so large that the weights
/// oscillate. Each call tries one candidate, so that progress can be shown and the search can be
/// stopped.
class LearningRateScreen {
 public:
  /// DADApy's candidates on the scale of the exact gradient (half of DADApy's numbers).
  static constexpr std::array<double, 8> candidates{5e-4, 5e-3, 0.05, 0.5, 5.0, 25.0, 50.0, 100.0};
  static constexpr Index subsample = 200;

  /// \param shared  only the subsample of its problem is copied
  LearningRateScreen(const SharedWork& shared, Vector start);

  /// Tries the next candidate.
  /// \return false when stopped
  [[nodiscard]] bool try_next(const std::stop_token& stop);
  [[nodiscard]] bool finished() const { return tried_ == candidates.size(); }
  [[nodiscard]] std::size_t tried() const { return tried_; }
  /// The best of the rates tried, or the smallest candidate if none left a weight above 0.
  [[nodiscard]] double best_rate() const;

 private:
  Options options_;
  Scaling scaling_;
  Vector start_;
  Problem few_;
  std::optional<Information> information_;
  /// DII and its standard error at the end of a candidate's run.
  struct Trial {
    double rate = 0.0;
    double dii = 0.0;
    double standard_error = 0.0;
  };

  std::size_t tried_ = 0;
  std::vector<Trial> trials_;
};

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
