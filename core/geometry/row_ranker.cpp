// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/row_ranker.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace steelyard {
namespace {

constexpr Index longest_of_one_pass = 4096;
constexpr int most_digit_bits = 11;

/// Orders as the distance does; -0 counts as 0.
std::uint64_t bits_of(double distance) { return std::bit_cast<std::uint64_t>(distance + 0.0); }

int digits_for(Index samples) { return samples <= longest_of_one_pass ? 1 : 2; }

/// At least two places a sample, so that few samples share one.
int digit_bits_for(Index samples) {
  constexpr int spare_bits = 2;
  const int wanted =
      static_cast<int>(std::bit_width(static_cast<std::uint64_t>(samples))) + spare_bits;
  return digits_for(samples) == 1 ? wanted : std::min(most_digit_bits, (wanted + 1) / 2);
}

}  // namespace

RowRanker::RowRanker(Index samples)
    : digit_bits_(digit_bits_for(samples)),
      digits_(digits_for(samples)),
      places_(static_cast<std::size_t>(samples)),
      starts_(std::size_t{1} << static_cast<unsigned>(digit_bits_)) {
  entries_.reserve(places_.size());
  spare_.reserve(places_.size());
}

/// Place 0 is distance 0: duplicates would otherwise stretch the range over all exponents.
void RowRanker::find_places(std::span<const double> distances, std::size_t self) {
  std::uint64_t lowest = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t highest = 0;
  for (std::size_t j = 0; j < distances.size(); ++j) {
    const std::uint64_t bits = bits_of(distances[j]);
    const bool counts = bits != 0 && j != self;
    lowest = counts ? std::min(lowest, bits) : lowest;
    highest = counts ? std::max(highest, bits) : highest;
  }
  const std::uint64_t last = (std::uint64_t{1} << static_cast<unsigned>(digit_bits_ * digits_)) - 1;
  const std::uint64_t range = highest > lowest ? highest - lowest : 0;
  unsigned shift = 0;
  while ((range >> shift) + 1 > last) {
    ++shift;
  }
  for (std::size_t j = 0; j < distances.size(); ++j) {
    const std::uint64_t bits = bits_of(distances[j]);
    const std::uint64_t place = bits == 0 ? 0 : ((bits - lowest) >> shift) + 1;
    places_[j] = static_cast<std::uint32_t>(std::min(place, last));
  }
}

void RowRanker::append_others(std::size_t self, std::vector<Entry>& entries) const {
  entries.resize(places_.size() - 1);
  std::size_t next = 0;
  for (std::size_t j = 0; j < places_.size(); ++j) {
    if (j != self) {
      entries[next++] = {places_[j], static_cast<std::uint32_t>(j)};
    }
  }
}

void RowRanker::scatter(const std::vector<Entry>& from, std::vector<Entry>& to, int shift) {
  const auto by = static_cast<unsigned>(shift);
  const auto mask = static_cast<std::uint32_t>(starts_.size() - 1);
  std::fill(starts_.begin(), starts_.end(), 0U);
  for (const Entry& entry : from) {
    ++starts_[entry.place >> by & mask];
  }
  std::uint32_t before = 0;
  for (std::uint32_t& start : starts_) {
    before += std::exchange(start, before);
  }
  to.resize(from.size());
  for (const Entry& entry : from) {
    to[starts_[entry.place >> by & mask]++] = entry;
  }
}

void RowRanker::sort_by_place(std::size_t self) {
  if (digits_ == 1) {
    append_others(self, spare_);
    scatter(spare_, entries_, 0);
  } else {
    append_others(self, entries_);
    scatter(entries_, spare_, 0);
    scatter(spare_, entries_, digit_bits_);
  }
}

void RowRanker::order_equal_places(std::span<const double> distances) {
  const auto nearer = [&](const Entry& a, const Entry& b) {
    return bits_of(distances[a.sample]) < bits_of(distances[b.sample]);
  };
  for (auto first = entries_.begin(); first != entries_.end();) {
    auto last = first + 1;
    while (last != entries_.end() && last->place == first->place) {
      ++last;
    }
    // Of place 0 all are equal; so they are, mostly, in any crowded place.
    if (last - first > 1 && first->place != 0 && !std::is_sorted(first, last, nearer)) {
      std::sort(first, last, nearer);
    }
    first = last;
  }
}

/// Ranks first+1 .. last of a run of equal distances share the average; twice it is whole.
template <typename Stored>
void RowRanker::rank(std::span<const double> distances, Index self, std::span<Stored> doubled) {
  find_places(distances, static_cast<std::size_t>(self));
  sort_by_place(static_cast<std::size_t>(self));
  order_equal_places(distances);
  doubled[static_cast<std::size_t>(self)] = 0;
  for (std::size_t first = 0; first < entries_.size();) {
    const Entry& leading = entries_[first];
    std::size_t last = first + 1;
    while (last < entries_.size() && entries_[last].place == leading.place &&
           distances[entries_[last].sample] == distances[leading.sample]) {
      ++last;
    }
    for (std::size_t k = first; k < last; ++k) {
      doubled[entries_[k].sample] = static_cast<Stored>(first + 1 + last);
    }
    first = last;
  }
}

template void RowRanker::rank(std::span<const double>, Index, std::span<std::uint16_t>);
template void RowRanker::rank(std::span<const double>, Index, std::span<std::uint32_t>);

}  // namespace steelyard
