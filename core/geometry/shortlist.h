// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/matrix.h"
#include "core/random.h"

namespace steelyard {

/// The nearest of the samples offered to one sample. Collects some more than it keeps before it
/// drops the farther ones: a few operations for each sample offered, however many are kept.
///
/// Of samples that are equally far (to within rounding, 2^-38), those are kept that a draw by the
/// keys of both prefers, so the order in which samples are offered does not matter.
class Shortlist {
 public:
  struct Candidate {
    std::uint64_t distance = 0;  ///< squared, without the digits that rounding changes
    std::uint64_t draw = 0;
    double squared = 0.0;
    std::uint32_t sample = 0;
  };

  /// \param count  how many are kept, >= 1
  /// \param spare  how many more are collected before the farther ones are dropped, >= 1; few if
  ///               farthest_useful() saves more work than dropping takes
  /// \param key    of the sample whose neighbours are sought, see sample_keys.h
  Shortlist(Index count, Index spare, std::uint64_t key);

  /// \param squared  distance, >= 0
  /// \param key      of the sample offered
  void offer(double squared, std::uint64_t key, std::size_t sample) {
    const std::uint64_t distance = without_last_digits(squared);
    if (distance > reach_) {
      return;
    }
    const std::uint64_t draw = mixed_bits(key_ ^ key);
    if (distance == reach_ && draw > reach_draw_) {
      return;  // where thousands are equal, hardly one of them is gathered
    }
    gathered_.push_back({distance, draw, squared, static_cast<std::uint32_t>(sample)});
    if (gathered_.size() == most_) {
      drop_farther();
      reach_ = gathered_.back().distance;
      reach_draw_ = gathered_.back().draw;
    }
  }

  /// No sample at a larger squared distance can still be kept.
  [[nodiscard]] double farthest_useful() const;

  /// Those kept, nearest first. At least as many as are kept must have been offered.
  [[nodiscard]] const std::vector<Candidate>& sorted();

 private:
  static constexpr unsigned last_digits = 14;  // of 52
  static constexpr std::uint64_t half_a_step = std::uint64_t{1} << (last_digits - 1);

  /// Non-negative doubles have the same order as their bit patterns; -0 counts as 0.
  [[nodiscard]] static std::uint64_t without_last_digits(double squared) {
    return (std::bit_cast<std::uint64_t>(squared + 0.0) + half_a_step) >> last_digits;
  }
  /// Keeps the nearest, with the farthest of them last.
  void drop_farther();

  std::size_t count_;
  std::size_t most_;
  std::uint64_t key_;
  std::vector<Candidate> gathered_;
  std::uint64_t reach_ = std::numeric_limits<std::uint64_t>::max();  // of the farthest that is kept
  std::uint64_t reach_draw_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace steelyard
