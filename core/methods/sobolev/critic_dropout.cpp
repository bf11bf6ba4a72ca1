// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/critic_dropout.h"

#include <cmath>
#include <cstring>
#include <limits>

namespace steelyard::sobolev {
namespace {

constexpr std::size_t at_a_time = 32;

constexpr std::uint64_t turned(std::uint64_t bits, int by) {
  return (bits << by) | (bits >> (64 - by));
}

}  // namespace

DroppedUnits::DroppedUnits(Random& random, double share)
    : threshold_(static_cast<std::uint16_t>(std::lround(share * 65536.0))),
      kept_(65536.0 / (65536.0 - static_cast<double>(threshold_))) {
  for (Lanes& word : state_) {
    for (std::uint64_t& lane : word) {
      lane = random.below(std::numeric_limits<std::uint64_t>::max());
    }
  }
}

void DroppedUnits::next(std::uint16_t* numbers) {
  Lanes drawn{};
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const std::uint64_t first = state_[0][lane];
    const std::uint64_t second = state_[1][lane];
    const std::uint64_t fourth = state_[3][lane] ^ second;
    const std::uint64_t third = state_[2][lane] ^ first;
    drawn[lane] = turned(first + state_[3][lane], 23) + first;
    state_[1][lane] = second ^ third;
    state_[0][lane] = first ^ fourth;
    state_[2][lane] = third ^ (second << 17);
    state_[3][lane] = turned(fourth, 45);
  }
  // The order of the bytes differs between machines; which numbers there are does not.
  std::memcpy(numbers, drawn.data(), sizeof(drawn));
}

template <typename Scalar>
void DroppedUnits::draw(Scalar* values, Index count) {
  const auto kept = static_cast<Scalar>(kept_);
  std::array<std::uint16_t, at_a_time> numbers{};
  const auto decide = [&](Index first, Index size) {
    next(numbers.data());
    for (Index k = 0; k < size; ++k) {
      values[first + k] = numbers[static_cast<std::size_t>(k)] >= threshold_ ? kept : Scalar{0};
    }
  };
  const Index whole = count - count % static_cast<Index>(at_a_time);
  for (Index first = 0; first < whole; first += static_cast<Index>(at_a_time)) {
    decide(first, static_cast<Index>(at_a_time));
  }
  if (whole < count) {
    decide(whole, count - whole);
  }
}

template void DroppedUnits::draw(float* values, Index count);
template void DroppedUnits::draw(double* values, Index count);

}  // namespace steelyard::sobolev
