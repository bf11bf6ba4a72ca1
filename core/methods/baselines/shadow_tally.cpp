// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/shadow_tally.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard::baselines {

double coin_tail(std::uint64_t tosses, std::uint64_t heads) {
  double term = std::ldexp(1.0, -static_cast<int>(tosses));  // of all heads
  double sum = 0.0;
  for (std::uint64_t k = tosses; k + 1 > heads; --k) {
    sum += term;
    if (k == 0) {
      break;
    }
    term *= static_cast<double>(k) / static_cast<double>(tosses - k + 1);
  }
  return std::min(sum, 1.0);
}

ShadowTally::ShadowTally(Index columns, std::vector<Index> varying, double level)
    : columns_(static_cast<std::size_t>(columns)),
      active_(std::move(varying)),
      tests_(static_cast<double>(active_.size())),
      level_(level) {
  for (OfColumn& column : columns_) {
    column.decision = ShadowDecision::rejected;
  }
  for (const Index column : active_) {
    columns_[static_cast<std::size_t>(column)].decision = ShadowDecision::open;
  }
}

double ShadowTally::corrected(double tail) const { return std::min(2.0 * tail * tests_, 1.0); }

void ShadowTally::add(const ShadowRound& round) {
  highest_.push_back(round.highest);
  std::vector<Index> left;
  for (std::size_t k = 0; k < active_.size(); ++k) {
    OfColumn& column = columns_[static_cast<std::size_t>(active_[k])];
    const double importance = round.importance[static_cast<Index>(k)];
    column.importances.push_back(importance);
    column.hits += importance > round.highest ? 1U : 0U;
    const std::uint64_t misses = column.importances.size() - column.hits;
    if (column.decision == ShadowDecision::open) {
      if (corrected(coin_tail(column.importances.size(), column.hits)) < level_) {
        column.decision = ShadowDecision::confirmed;
      } else if (corrected(coin_tail(column.importances.size(), misses)) < level_) {
        column.decision = ShadowDecision::rejected;
      }
    }
    if (column.decision != ShadowDecision::rejected) {
      left.push_back(active_[k]);
    }
  }
  active_ = std::move(left);
}

bool ShadowTally::is_decided() const {
  return std::none_of(columns_.begin(), columns_.end(), [](const OfColumn& column) {
    return column.decision == ShadowDecision::open;
  });
}

double ShadowTally::hit_share(Index column) const {
  const auto rounds = static_cast<double>(of(column).importances.size());
  return rounds > 0.0 ? static_cast<double>(of(column).hits) / rounds : 0.0;
}

double ShadowTally::p_value(Index column) const {
  return corrected(coin_tail(of(column).importances.size(), of(column).hits));
}

double ShadowTally::margin(Index column) const {
  std::vector<double> margins = of(column).importances;
  if (margins.empty()) {
    return 0.0;
  }
  std::transform(margins.begin(), margins.end(), highest_.begin(), margins.begin(), std::minus<>());
  std::sort(margins.begin(), margins.end());
  const std::size_t half = margins.size() / 2;
  return margins.size() % 2 == 1 ? margins[half] : (margins[half - 1] + margins[half]) / 2.0;
}

double ShadowTally::mean_margin(Index column, std::uint64_t rounds) const {
  const std::vector<double>& own = of(column).importances;
  const std::size_t count = std::min<std::size_t>(own.size(), rounds);
  double sum = 0.0;
  for (std::size_t round = 0; round < count; ++round) {
    sum += own[round] - highest_[round];
  }
  return count > 0 ? sum / static_cast<double>(count) : 0.0;
}

std::uint64_t fewest_rounds(Index columns, double level) {
  return static_cast<std::uint64_t>(
             std::floor(std::log2(2.0 * static_cast<double>(columns) / level))) +
         1;
}

}  // namespace steelyard::baselines
