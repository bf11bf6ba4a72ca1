// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/value_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <numeric>
#include <utility>

namespace steelyard {
namespace {

constexpr unsigned bits_of_a_digit = 11;
constexpr std::size_t digits = 6;  // 66 bits, of which a number has 64
constexpr std::size_t digit_values = std::size_t{1} << bits_of_a_digit;

using DigitCounts = std::array<std::uint32_t, digit_values>;

struct KeyedSample {
  std::uint64_t key = 0;
  std::uint32_t sample = 0;
};

/// A whole number that is ordered as the values are.
std::uint64_t key_of_value(double value) {
  constexpr std::uint64_t sign = std::uint64_t{1} << 63U;
  const auto bits = std::bit_cast<std::uint64_t>(value + 0.0);  // -0 becomes 0
  return (bits & sign) != 0 ? ~bits : bits | sign;
}

std::size_t digit_of(std::uint64_t key, std::size_t place) {
  return (key >> (place * bits_of_a_digit)) & (digit_values - 1);
}

std::vector<DigitCounts> counted_digits(const std::vector<KeyedSample>& keyed) {
  std::vector<DigitCounts> counts(digits, DigitCounts{});
  for (const KeyedSample& one : keyed) {
    for (std::size_t place = 0; place < digits; ++place) {
      ++counts[place][digit_of(one.key, place)];
    }
  }
  return counts;
}

void sort_by_digits(std::vector<KeyedSample>& keyed) {
  std::vector<DigitCounts> counts = counted_digits(keyed);
  std::vector<KeyedSample> moved(keyed.size());
  for (std::size_t place = 0; place < digits; ++place) {
    DigitCounts& next = counts[place];
    if (next[digit_of(keyed.front().key, place)] == keyed.size()) {
      continue;  // all have the same digit
    }
    std::exclusive_scan(next.begin(), next.end(), next.begin(), std::uint32_t{0});
    for (const KeyedSample& one : keyed) {
      moved[next[digit_of(one.key, place)]++] = one;
    }
    keyed.swap(moved);
  }
}

/// \param keyed  in the order of the samples
std::vector<std::uint32_t> samples_in_order(std::vector<KeyedSample> keyed) {
  constexpr std::size_t few = 1500;  // for which the counts of digits cost more than they spare
  if (keyed.size() < few) {
    std::sort(keyed.begin(), keyed.end(), [](const KeyedSample& one, const KeyedSample& other) {
      return one.key != other.key ? one.key < other.key : one.sample < other.sample;
    });
  } else {
    sort_by_digits(keyed);
  }
  std::vector<std::uint32_t> samples;
  samples.reserve(keyed.size());
  for (const KeyedSample& one : keyed) {
    samples.push_back(one.sample);
  }
  return samples;
}

}  // namespace

std::vector<std::uint32_t> samples_by_value(const Eigen::Ref<const Vector>& values) {
  std::vector<KeyedSample> keyed;
  keyed.reserve(static_cast<std::size_t>(values.size()));
  for (const double value : values) {
    keyed.push_back({key_of_value(value), static_cast<std::uint32_t>(keyed.size())});
  }
  return samples_in_order(std::move(keyed));
}

std::vector<std::uint32_t> samples_by_key(std::span<const std::uint64_t> keys) {
  std::vector<KeyedSample> keyed;
  keyed.reserve(keys.size());
  for (const std::uint64_t key : keys) {
    keyed.push_back({key, static_cast<std::uint32_t>(keyed.size())});
  }
  return samples_in_order(std::move(keyed));
}

}  // namespace steelyard
