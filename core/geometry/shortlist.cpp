// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/shortlist.h"

#include <algorithm>
#include <tuple>

namespace steelyard {

Shortlist::Shortlist(Index count, Index spare, std::uint64_t key)
    : count_(static_cast<std::size_t>(count)),
      most_(static_cast<std::size_t>(count + spare)),
      key_(mixed_bits(key)) {
  gathered_.reserve(most_);
}

double Shortlist::farthest_useful() const {
  constexpr auto of_infinity =
      std::bit_cast<std::uint64_t>(std::numeric_limits<double>::infinity());
  if (reach_ >= of_infinity >> last_digits) {
    return std::numeric_limits<double>::infinity();
  }
  return std::bit_cast<double>((reach_ << last_digits) + half_a_step);
}

/// Samples that agree in all that is drawn from are ordered by position.
void Shortlist::drop_farther() {
  const auto nearer = [](const Candidate& a, const Candidate& b) {
    return std::tie(a.distance, a.draw, a.sample) < std::tie(b.distance, b.draw, b.sample);
  };
  std::nth_element(gathered_.begin(), gathered_.begin() + (std::ptrdiff_t(count_) - 1),
                   gathered_.end(), nearer);
  gathered_.resize(count_);
}

const std::vector<Shortlist::Candidate>& Shortlist::sorted() {
  drop_farther();
  std::sort(gathered_.begin(), gathered_.end(), [](const Candidate& a, const Candidate& b) {
    return std::tie(a.squared, a.draw, a.sample) < std::tie(b.squared, b.draw, b.sample);
  });
  return gathered_;
}

}  // namespace steelyard
