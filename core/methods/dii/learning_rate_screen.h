// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/dii/shared_work.h"

namespace steelyard::dii {

/// Finds a learning rate: a whole run with each of the peer's candidates on a subsample of 200
/// samples. The peer takes the lowest DII, but near the bottom those differ by less than chance: we
/// take the middle one of the rates whose DII lies within one standard error of the lowest, neither
/// too small to move nor so large that the weights jump about. One candidate at a time, so that it
/// can be shown and stopped.
class LearningRateScreen {
 public:
  /// DADApy's candidates on the exact gradient's scale (half of the peer's numbers).
  static constexpr std::array<double, 8> candidates{5e-4, 5e-3, 0.05, 0.5, 5.0, 25.0, 50.0, 100.0};
  static constexpr Index subsample = 200;

  /// \param shared  its problem is copied for the subsample only
  LearningRateScreen(const SharedWork& shared, Vector start);

  /// Tries the next candidate. \return false when stopped
  [[nodiscard]] bool try_next(const std::stop_token& stop);
  [[nodiscard]] bool finished() const { return tried_ == candidates.size(); }
  [[nodiscard]] std::size_t tried() const { return tried_; }
  /// The best of those tried; the smallest candidate where none left a weight.
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

}  // namespace steelyard::dii
