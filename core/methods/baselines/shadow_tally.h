// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/methods/baselines/shadow_round.h"

namespace steelyard::baselines {

/// The chance that a fair coin shows heads at least so often. \param tosses  0 .. 1000
[[nodiscard]] double coin_tail(std::uint64_t tosses, std::uint64_t heads);

enum class ShadowDecision { open, confirmed, rejected };

/// Counts in how many rounds each column was above the largest shadow, its hits, and decides by
/// two-sided binomial tests against chance 1/2, Bonferroni-corrected for the number of columns
/// (Kursa and Rudnicki 2010). Testing again after each round is not corrected for, as published.
/// The tests are no tests of the samples: all rounds are of the same ones, so that a column which
/// is like the target by chance has hits again and again. ChanceMargins is such a test.
class ShadowTally {
 public:
  /// \param varying  positions among all D columns: those that take part
  ShadowTally(Index columns, std::vector<Index> varying, double level);

  /// Columns that have not been rejected.
  [[nodiscard]] const std::vector<Index>& active() const { return active_; }
  /// \param round  of the active columns
  void add(const ShadowRound& round);
  [[nodiscard]] bool is_decided() const;

  [[nodiscard]] std::uint64_t rounds() const { return highest_.size(); }
  [[nodiscard]] ShadowDecision decision(Index column) const { return of(column).decision; }
  /// The share of hits; 0 before the first round.
  [[nodiscard]] double hit_share(Index column) const;
  /// That a column without use has so many hits or more, doubled and corrected.
  [[nodiscard]] double p_value(Index column) const;
  /// The median over its rounds of importance - largest shadow; 0 before the first round.
  [[nodiscard]] double margin(Index column) const;
  /// The mean over the first rounds of importance - largest shadow; fewer where there are not so
  /// many. \param rounds  >= 1
  [[nodiscard]] double mean_margin(Index column, std::uint64_t rounds) const;
  /// By round, as long as the column took part.
  [[nodiscard]] const std::vector<double>& importances(Index column) const {
    return of(column).importances;
  }
  /// Of the shadows, by round.
  [[nodiscard]] const std::vector<double>& highest() const { return highest_; }

 private:
  struct OfColumn {
    std::uint64_t hits = 0;
    std::vector<double> importances;
    ShadowDecision decision = ShadowDecision::open;
  };
  [[nodiscard]] const OfColumn& of(Index column) const {
    return columns_[static_cast<std::size_t>(column)];
  }
  [[nodiscard]] double corrected(double tail) const;

  std::vector<OfColumn> columns_;  ///< D
  std::vector<Index> active_;
  double tests_;
  double level_;
  std::vector<double> highest_;
};

/// The fewest rounds after which a column can be confirmed.
[[nodiscard]] std::uint64_t fewest_rounds(Index columns, double level);

}  // namespace steelyard::baselines
