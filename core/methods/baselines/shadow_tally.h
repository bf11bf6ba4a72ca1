// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/methods/baselines/shadow_round.h"

namespace steelyard::baselines {

/// The probability that a fair coin shows at least `heads` heads in 0 .. 1000 tosses.
[[nodiscard]] double coin_tail(std::uint64_t tosses, std::uint64_t heads);

enum class ShadowDecision { open, confirmed, rejected };

/// Counts the hits of each column (rounds in which it is more important than every shadow) and
/// decides by two-sided binomial tests against chance 1/2, Bonferroni-corrected for the number of
/// columns (Kursa and Rudnicki 2010). As published, nothing corrects for testing after each round.
/// The tests say nothing about other samples: all rounds use the same ones, so a column that
/// resembles the target by chance has hits again and again. ChanceMargins tests for that.
class ShadowTally {
 public:
  /// \param varying  positions of those of the columns that take part; others count as rejected
  ShadowTally(Index columns, std::vector<Index> varying, double level);

  /// The columns that have not been rejected.
  [[nodiscard]] const std::vector<Index>& active() const { return active_; }
  /// \param round  a round of the active columns
  void add(const ShadowRound& round);
  [[nodiscard]] bool is_decided() const;

  [[nodiscard]] std::uint64_t rounds() const { return highest_.size(); }
  [[nodiscard]] ShadowDecision decision(Index column) const { return of(column).decision; }
  /// The share of the column's rounds that are hits; 0 before its first round.
  [[nodiscard]] double hit_share(Index column) const;
  /// The two-sided, corrected probability that an irrelevant column has at least as many hits.
  [[nodiscard]] double p_value(Index column) const;
  /// The median of (importance - largest shadow) over the column's rounds; 0 before its first.
  [[nodiscard]] double margin(Index column) const;
  /// The mean of (importance - largest shadow) over the column's first rounds, or over all of them
  /// if there are fewer than `rounds`, which is at least 1.
  [[nodiscard]] double mean_margin(Index column, std::uint64_t rounds) const;
  /// The importance of the column in each round in which it took part.
  [[nodiscard]] const std::vector<double>& importances(Index column) const {
    return of(column).importances;
  }
  /// The importance of the largest shadow in each round.
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

/// The smallest number of rounds after which a column can be confirmed.
[[nodiscard]] std::uint64_t fewest_rounds(Index columns, double level);

}  // namespace steelyard::baselines
