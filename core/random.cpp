// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace steelyard {
namespace {

std::uint64_t key_of(std::uint64_t seed, Purpose purpose, std::uint64_t index) {
  constexpr std::uint64_t odd = 0x9e3779b97f4a7c15ULL;  // so that 0, 0 does not give 0
  const std::uint64_t of_seed = mixed_bits(seed + odd);
  const std::uint64_t of_both = mixed_bits((of_seed ^ static_cast<std::uint64_t>(purpose)) + odd);
  return mixed_bits((of_both ^ index) + odd);
}

}  // namespace

Random::Random(std::uint64_t seed, Purpose purpose, std::uint64_t index)
    : engine_(key_of(seed, purpose, index)) {}

double Random::uniform() {
  constexpr double ulp = 1.0 / 9007199254740992.0;  // 2^-53
  return static_cast<double>(engine_() >> 11U) * ulp;
}

std::uint64_t Random::below(std::uint64_t bound) {
  const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
  const std::uint64_t unbiased = largest - largest % bound;
  std::uint64_t drawn = engine_();
  while (drawn >= unbiased) {
    drawn = engine_();
  }
  return drawn % bound;
}

double Random::normal() {
  if (has_spare_) {
    has_spare_ = false;
    return spare_normal_;
  }
  double u = 0.0;
  double v = 0.0;
  double square = 0.0;
  do {
    u = 2.0 * uniform() - 1.0;
    v = 2.0 * uniform() - 1.0;
    square = u * u + v * v;
  } while (square >= 1.0 || square == 0.0);
  const double factor = std::sqrt(-2.0 * std::log(square) / square);
  spare_normal_ = v * factor;
  has_spare_ = true;
  return u * factor;
}

std::vector<Index> Random::permutation(Index size) {
  std::vector<Index> positions(static_cast<std::size_t>(size));
  std::iota(positions.begin(), positions.end(), Index{0});
  for (std::size_t left = positions.size(); left > 1; --left) {
    std::swap(positions[left - 1], positions[below(left)]);
  }
  return positions;
}

std::vector<Index> Random::subset(Index size, Index count) {
  std::vector<Index> positions(static_cast<std::size_t>(size));
  std::iota(positions.begin(), positions.end(), Index{0});
  for (Index chosen = 0; chosen < count; ++chosen) {
    const auto offset = static_cast<Index>(below(static_cast<std::uint64_t>(size - chosen)));
    std::swap(positions[static_cast<std::size_t>(chosen)],
              positions[static_cast<std::size_t>(chosen + offset)]);
  }
  positions.resize(static_cast<std::size_t>(count));
  std::sort(positions.begin(), positions.end());
  return positions;
}

}  // namespace steelyard
