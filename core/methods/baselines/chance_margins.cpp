// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/chance_margins.h"

#include <cmath>
#include <utility>

#include "core/methods/baselines/shadow_round.h"
#include "core/random.h"

namespace steelyard::baselines {

bool ChanceMargins::add_round(const std::stop_token& stop) {
  if (!shuffled_) {
    shuffled_ = *forest_;
    Random random(options_.seed, Purpose::chance_margins, largest_.size());
    shuffled_->table.target = permuted_target(forest_->table.target, by_chance(*forest_, random));
    sum_ = Vector::Zero(std::ssize(forest_->varying));
  }
  const auto round = shadow_round(*shuffled_, forest_->varying, options_, round_, stop);
  if (!round) {
    return false;
  }
  sum_.array() += round->importance.array() - round->highest;
  if (++round_ == rounds_) {
    largest_.push_back(sum_.maxCoeff() / static_cast<double>(rounds_));
    shuffled_.reset();
    round_ = 0;
  }
  return true;
}

std::uint64_t orders_for_level(double level) {
  return static_cast<std::uint64_t>(std::ceil(1.0 / level - 1e-9)) - 1;
}

}  // namespace steelyard::baselines
