// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Ranks one row of distances in time O(N): a counting sort by the leading bits in which the
/// distances of the row differ (one pass for short rows, two for long ones), then a comparison sort
/// of the few samples that share a place.
///
/// Distances that differ only by rounding count as equal: two neighbouring distances are equal if
/// their gap is at most 2^-38 of the geometric mean of the larger one and the median of the row,
/// and so, link by link, are all distances of such a chain. Measured numbers have few digits, so
/// many of their distances are equal; without this rule, the unit in which they are written would
/// decide how these ties are broken.
///
/// Non-negative doubles have the same order as their bit patterns, so any row is spread over the
/// places by exponents and leading digits, whatever its scale.
class RowRanker {
 public:
  explicit RowRanker(Index samples);

  /// doubled[j] = twice the rank of sample j: 2 for the nearest, average ranks for ties, 0 for
  /// `self`, which is left out.
  /// \param distances  N, >= 0; all of them may be squared instead
  template <typename Stored>
  void rank(std::span<const double> distances, Index self, std::span<Stored> doubled);

 private:
  struct Entry {
    std::uint32_t place = 0;
    std::uint32_t sample = 0;
  };

  void find_places(std::span<const double> distances, std::size_t self);
  void find_starts(std::size_t self);
  void sort_by_place(std::size_t self);
  void sort_within_places(std::span<const double> distances);
  static void order(std::span<Entry> entries, std::span<const double> distances);
  [[nodiscard]] bool are_equal(double near, double far) const;
  [[nodiscard]] std::uint32_t low_digit(std::uint32_t place) const {
    return place & ((std::uint32_t{1} << digit_bits_) - 1);
  }
  [[nodiscard]] std::uint32_t high_digit(std::uint32_t place) const { return place >> digit_bits_; }

  unsigned digit_bits_;
  unsigned digits_;
  double median_ = 0.0;                     // of the row
  std::vector<std::uint32_t> places_;       // per sample
  std::vector<std::uint32_t> low_starts_;   // per low digit: where its next entry goes
  std::vector<std::uint32_t> high_starts_;  // per high digit; empty where one digit is enough
  std::vector<Entry> entries_;              // in the end all samples but `self`, nearest first
  std::vector<Entry> spare_;                // the entries sorted by the low digit only
};

}  // namespace steelyard
