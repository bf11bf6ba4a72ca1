// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/row_ranker.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

#include "core/geometry/three_bytes.h"
#include "core/kernels/kernels.h"

namespace steelyard {
namespace {

constexpr Index longest_of_one_pass = 4096;
constexpr unsigned bits_of_two_digits = 12;  // each

/// An integer with the same order as the distance; -0 counts as 0.
std::uint64_t bits_of(double distance) { return std::bit_cast<std::uint64_t>(distance + 0.0); }

unsigned digits_for(Index samples) { return samples <= longest_of_one_pass ? 1 : 2; }

/// At least two places per sample, so that few samples share one.
unsigned digit_bits_for(Index samples) {
  constexpr unsigned spare_bits = 1;
  return digits_for(samples) == 1
             ? static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(samples))) +
                   spare_bits
             : bits_of_two_digits;
}

}  // namespace

RowRanker::RowRanker(Index samples)
    : digit_bits_(digit_bits_for(samples)),
      digits_(digits_for(samples)),
      places_(static_cast<std::size_t>(samples)),
      low_starts_(std::size_t{1} << digit_bits_),
      high_starts_(digits_ == 1 ? 0 : low_starts_.size()),
      entries_(places_.size() - 1),
      spare_(digits_ == 1 ? 0 : entries_.size()) {}

/// Place 0 holds distance 0 and the last place holds huge distances that mark excluded samples:
/// either would otherwise stretch the range over all exponents.
void RowRanker::find_places(std::span<const double> distances, std::size_t self) {
  const std::uint64_t huge = bits_of(1e300);
  const kernels::RowLoops& loops = kernels::kernels_in_use().rows;
  kernels::BitRange bits;
  loops.widen(distances.data(), self, huge, &bits);
  loops.widen(distances.data() + self + 1, distances.size() - self - 1, huge, &bits);
  const std::uint64_t last = (std::uint64_t{1} << digit_bits_ * digits_) - 1;
  const std::uint64_t range = bits.highest > bits.lowest ? bits.highest - bits.lowest : 0;
  unsigned shift = 0;
  while ((range >> shift) + 1 > last) {
    ++shift;
  }
  loops.place(distances.data(), distances.size(), bits.lowest, shift, last, places_.data());
}

/// Where the first entry of each digit goes, from the counts of the digits before it.
void RowRanker::find_starts(std::size_t self) {
  std::fill(low_starts_.begin(), low_starts_.end(), 0U);
  std::fill(high_starts_.begin(), high_starts_.end(), 0U);
  const bool two = digits_ == 2;
  for (const std::uint32_t place : places_) {
    ++low_starts_[low_digit(place)];
    if (two) {
      ++high_starts_[high_digit(place)];
    }
  }
  --low_starts_[low_digit(places_[self])];
  if (two) {
    --high_starts_[high_digit(places_[self])];
  }
  for (std::vector<std::uint32_t>* starts : {&low_starts_, &high_starts_}) {
    std::uint32_t before = 0;
    for (std::uint32_t& start : *starts) {
      before += std::exchange(start, before);
    }
  }
}

void RowRanker::sort_by_place(std::size_t self) {
  find_starts(self);
  std::vector<Entry>& by_low_digit = digits_ == 1 ? entries_ : spare_;
  for (std::size_t j = 0; j < places_.size(); ++j) {
    if (j != self) {
      by_low_digit[low_starts_[low_digit(places_[j])]++] = {places_[j],
                                                            static_cast<std::uint32_t>(j)};
    }
  }
  for (const Entry& entry : spare_) {
    entries_[high_starts_[high_digit(entry.place)]++] = entry;
  }
}

/// Sorts entries that share a place by distance. Usually two or three.
void RowRanker::order(std::span<Entry> entries, std::span<const double> distances) {
  constexpr std::size_t few = 16;
  const auto bits = [&](const Entry& entry) { return bits_of(distances[entry.sample]); };
  if (entries.size() > few) {
    const auto nearer = [&](const Entry& a, const Entry& b) { return bits(a) < bits(b); };
    if (!std::is_sorted(entries.begin(), entries.end(), nearer)) {
      std::sort(entries.begin(), entries.end(), nearer);
    }
    return;
  }
  for (std::size_t k = 1; k < entries.size(); ++k) {
    const Entry moved = entries[k];
    const std::uint64_t of_moved = bits(moved);
    std::size_t to = k;
    for (; to > 0 && bits(entries[to - 1]) > of_moved; --to) {
      entries[to] = entries[to - 1];
    }
    entries[to] = moved;
  }
}

void RowRanker::sort_within_places(std::span<const double> distances) {
  for (std::size_t first = 0; first < entries_.size();) {
    const std::uint32_t place = entries_[first].place;
    std::size_t end = first + 1;
    while (end < entries_.size() && entries_[end].place == place) {
      ++end;
    }
    if (end > first + 1 && place != 0) {  // all distances in place 0 are equal
      order(std::span(entries_).subspan(first, end - first), distances);
    }
    first = end;
  }
}

bool RowRanker::are_equal(double near, double far) const {
  constexpr double rounding = 0x1p-38;
  const double gap = far - near;
  // The roots are rarely needed.
  return near == far || (gap <= rounding * std::max(median_, far) &&
                         gap <= rounding * std::sqrt(median_) * std::sqrt(far));
}

/// Ranks first+1 .. last of a run of equal distances share their average; twice it is an integer.
template <typename Stored>
void RowRanker::rank(std::span<const double> distances, Index self, std::span<Stored> doubled) {
  find_places(distances, static_cast<std::size_t>(self));
  sort_by_place(static_cast<std::size_t>(self));
  sort_within_places(distances);
  median_ = distances[entries_[entries_.size() / 2].sample];
  doubled[static_cast<std::size_t>(self)] = Stored{0};
  for (std::size_t first = 0; first < entries_.size();) {
    double distance = distances[entries_[first].sample];
    std::size_t last = first + 1;
    for (; last < entries_.size(); ++last) {
      const double next = distances[entries_[last].sample];
      if (!are_equal(distance, next)) {
        break;
      }
      distance = next;
    }
    for (std::size_t k = first; k < last; ++k) {
      doubled[entries_[k].sample] = static_cast<Stored>(first + 1 + last);
    }
    first = last;
  }
}

template void RowRanker::rank(std::span<const double>, Index, std::span<std::uint16_t>);
template void RowRanker::rank(std::span<const double>, Index, std::span<ThreeBytes>);
template void RowRanker::rank(std::span<const double>, Index, std::span<std::uint32_t>);

}  // namespace steelyard
