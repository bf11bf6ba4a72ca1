// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/baselines/forest_options.h"
#include "core/methods/baselines/forest_problem.h"

namespace steelyard::baselines {

/// How far above the shadows a column comes by chance: rounds as those of the table itself, but
/// with the target in random order, one order after the other. The rounds of an order are of the
/// same samples, as those of the table are, so that what all of them share is in the comparison.
///
/// If no column has to do with the target, and samples are independent, the table and K such orders
/// are alike, and the largest mean margin of the table is above all K others with a chance of
/// 1 / (K + 1): the family-wise level (Westfall and Young, Resampling-based multiple testing,
/// 1993).
class ChanceMargins {
 public:
  /// \param forest  outlives this    \param rounds  of each order, >= 1
  ChanceMargins(const ForestProblem& forest, const ForestOptions& options, std::uint64_t rounds)
      : forest_(&forest), options_(options), rounds_(rounds) {}

  /// Grows the forest of the next round. \return false when stopped, and nothing was added
  [[nodiscard]] bool add_round(const std::stop_token& stop);
  /// Of each finished order, the largest over the columns of the mean over the rounds of
  /// importance - largest shadow.
  [[nodiscard]] const std::vector<double>& largest() const { return largest_; }
  [[nodiscard]] std::uint64_t rounds_done() const { return largest_.size() * rounds_ + round_; }

 private:
  const ForestProblem* forest_;
  ForestOptions options_;
  std::uint64_t rounds_;
  std::optional<ForestProblem> shuffled_;  ///< of the order that is not finished
  std::uint64_t round_ = 0;                ///< of it
  Vector sum_;                             ///< of margins, one a varying column
  std::vector<double> largest_;
};

/// How many orders a level asks for: the fewest of which 1 / (K + 1) is at most the level.
/// \param level  0 < level <= 0.5
[[nodiscard]] std::uint64_t orders_for_level(double level);

}  // namespace steelyard::baselines
