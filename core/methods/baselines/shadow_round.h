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

/// The importances that one forest gives to columns and to their permuted copies, the shadows.
struct ShadowRound {
  Vector importance;     ///< one for each of the columns that took part
  double highest = 0.0;  ///< importance of the most important shadow
  double error = 0.0;    ///< on samples that trees have not seen, see OutOfBagError
};

/// Grows a forest on some columns and a permuted copy of each; for fewer than 5 columns, copies are
/// made until there are 5. Permutation importance is given in its standard errors, as Kursa and
/// Rudnicki do.
/// \param active  positions of the columns, at least one, none constant
/// \param round   number of the round; each has random numbers of its own
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<ShadowRound> shadow_round(const ForestProblem& forest,
                                                      const std::vector<Index>& active,
                                                      const ForestOptions& options,
                                                      std::uint64_t round,
                                                      const std::stop_token& stop);

/// The margins over the shadows that columns reach by chance: the rounds of the table itself, but
/// with the target in random order, for one order after another. As for the table, all rounds of an
/// order use the same samples, so the comparison includes what these rounds have in common.
///
/// If no column is related to the target and samples are independent, the table and K such orders
/// are alike. Then the largest mean margin of the table exceeds all K others with a probability of
/// 1 / (K + 1), the family-wise level (Westfall and Young, Resampling-based multiple testing,
/// 1993).
class ChanceMargins {
 public:
  /// \param forest  must outlive this
  /// \param rounds  number of rounds of each order, >= 1
  ChanceMargins(const ForestProblem& forest, const ForestOptions& options, std::uint64_t rounds)
      : forest_(&forest), options_(options), rounds_(rounds) {}

  /// Grows the forest of the next round.
  /// \return false when stopped; nothing was added then
  [[nodiscard]] bool add_round(const std::stop_token& stop);
  /// For each finished order, the largest mean over the rounds of (importance - largest shadow)
  /// among the columns.
  [[nodiscard]] const std::vector<double>& largest() const { return largest_; }
  [[nodiscard]] std::uint64_t rounds_done() const { return largest_.size() * rounds_ + round_; }

 private:
  const ForestProblem* forest_;
  ForestOptions options_;
  std::uint64_t rounds_;
  std::optional<ForestProblem> shuffled_;  ///< the forest with the target in the current order
  std::uint64_t round_ = 0;                ///< number of finished rounds of the current order
  Vector sum_;                             ///< sums of its margins, one per varying column
  std::vector<double> largest_;
};

/// The number of orders that a level requires: the smallest K with 1 / (K + 1) <= level.
/// \param level  0 < level <= 0.5
[[nodiscard]] std::uint64_t orders_for_level(double level);

}  // namespace steelyard::baselines
