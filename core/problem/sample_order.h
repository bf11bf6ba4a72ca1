// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/measures/folds.h"
#include "core/message.h"
#include "core/random.h"

namespace steelyard {

/// Which samples belong together, so that what is learned from some of them holds for the others:
/// samples of a group (the years of one country; rows that are equal), samples close in time, or
/// none. It is made with the problem (table_order.h) and is part of it as Problem::order, which
/// with_samples and with_inputs keep.
///
/// All code that splits, permutes or resamples samples uses it:
/// - for held-out numbers: `splits_of(problem.samples(), problem.order, count, seed)`;
/// - for folds inside a training part, to choose settings: `folds_of(training.samples(),
///   training.order, ...)` of the problem with those samples only;
/// - for one held-out part: `split_of(problem.samples(), problem.order, tested, random)`, or
///   `shuffled_split` where the order to learn in counts, or `two_parts_of` where the parts need
///   not be all samples;
/// - for resampling: `some_of(problem.samples(), problem.order, wanted, random)`;
/// - for parts drawn with replacement: `drawn_together(problem.order)`;
/// - for parts that are learned from one at a time: `blocks_of(problem.samples(), problem.order,
///   blocks)`, and `validation_samples` for what each is tested on;
/// - for what chance would do to the target: `ChanceOrder(problem, problem.order)` in
///   chance_order.h, which ProblemChange::permuted_target uses.
struct SampleOrder {
  std::optional<std::vector<int>> group_of;  ///< per sample, 0 or more
  std::optional<std::vector<Index>> time;    ///< all samples, the earliest first; not together with
                                             ///< group_of
  /// Per sample, a number that samples with equal or almost equal inputs share. In a series, none
  /// of these is learned from while another is held out; without a series, they form groups.
  std::optional<std::vector<int>> copy_of = {};
  std::string groups = {};      ///< the column that names the groups
  std::string times = {};       ///< the column of times; empty if the order of the rows counts
  bool of_copies = false;       ///< the groups are those of copy_of
  bool guessed = false;         ///< a series only because neighbouring rows are alike
  bool guessed_groups = false;  ///< nobody said that the column names groups

  /// Whether no sample is related to any other.
  [[nodiscard]] bool is_any() const { return !group_of && !time; }
  /// Whether the groups are named by a column, rather than made of equal rows.
  [[nodiscard]] bool has_named_groups() const { return group_of && !of_copies; }
  /// Whether there are several groups: with a single one, each sample counts for itself.
  [[nodiscard]] bool has_several_groups() const;
  friend bool operator==(const SampleOrder&, const SampleOrder&) = default;
};

/// The order of some of the samples.
/// \param positions  each once, in any order
[[nodiscard]] SampleOrder order_of(const SampleOrder& all, std::span<const Index> positions);

/// Parts for held-out numbers: whole groups, stretches of time, or random samples are tested, each
/// sample once. In a series, a twentieth of all samples on either side of the tested stretch is not
/// learned from, unless nothing else is left. There are fewer than `count` parts if there are fewer
/// groups; with a single group, samples are tested at random.
/// \param samples  >= count
/// \param count    >= 2
/// \throws Error(bad_input) otherwise
[[nodiscard]] std::vector<Split> splits_of(Index samples, const SampleOrder& order, Index count,
                                           std::uint64_t seed);
/// The same for classes: where samples are split at random, each class is spread evenly over the
/// tested parts.
/// \param class_of  per sample, 0 or more
[[nodiscard]] std::vector<Split> splits_of(const std::vector<int>& class_of,
                                           const SampleOrder& order, Index count,
                                           std::uint64_t seed);
/// Only the tested parts, which partition the samples.
[[nodiscard]] Folds folds_of(Index samples, const SampleOrder& order, Index count,
                             std::uint64_t seed);
/// The same, but where no sample is related to another, folds are blocks of rows as they stand in
/// the table, as in the reference implementations of penalised regressions.
[[nodiscard]] Folds folds_in_rows(Index samples, const SampleOrder& order, Index count,
                                  std::uint64_t seed);

/// One such part: tests about `tested` samples, in whole groups (at least one) or in one stretch of
/// a series. At least one group is left to learn from, and at least two samples, or one if `tested`
/// leaves only one. Where the gap or the copies of tested samples would leave fewer, those are
/// learned from, too; where whole groups would, fewer or other groups are tested.
/// \param tested  1 .. samples - 1
[[nodiscard]] Split split_of(Index samples, const SampleOrder& order, Index tested, Random& random);

/// The same with a share to learn from and a seed of its own.
/// \param train_share  above 0 and below 1
/// \throws Error(bad_input) if one of the parts would be empty
[[nodiscard]] Split split_of(Index samples, const SampleOrder& order, double train_share,
                             std::uint64_t seed);

/// A part to learn from, in random order, so that its beginning is a random part of it, and a part
/// to be tested on. Where no sample is related to another, they have exactly the numbers of samples
/// that are wanted; otherwise the second part is made by split_of(), and the first has all samples
/// that are left to learn from.
/// \param learned, tested  >= 1, together at most `samples`
[[nodiscard]] Split shuffled_split(Index samples, const SampleOrder& order, Index learned,
                                   Index tested, Random& random);

/// A part to learn from and a part to be tested on, which together need not be all samples. Of
/// samples that belong together, none is learned from while another one is tested.
/// \param samples          >= 2
/// \param learned, tested  >= 1; the parts are smaller where samples do not suffice
[[nodiscard]] Split two_parts_of(Index samples, const SampleOrder& order, Index learned,
                                 Index tested, Random& random);

/// The parts of the samples that are drawn as one: groups, or stretches of a series. Empty where
/// each sample may be drawn by itself.
[[nodiscard]] std::vector<std::vector<Index>> drawn_together(const SampleOrder& order);

/// A random part of the samples, ascending: whole groups until there are enough samples, stretches
/// of a series (each a twentieth of it), or single samples.
/// \param wanted  0 .. samples; without groups and time, exactly this many are drawn
[[nodiscard]] std::vector<Index> some_of(Index samples, const SampleOrder& order, Index wanted,
                                         Random& random);

/// Whether thinned() keeps samples evenly spaced in time, rather than drawing them.
[[nodiscard]] inline bool thins_in_time(const SampleOrder& order) {
  return order.time && !order.group_of;
}

/// Some of the samples, ascending: evenly spaced in time, otherwise at random.
/// \param wanted  0 .. samples
[[nodiscard]] std::vector<Index> thinned(Index samples, const SampleOrder& order, Index wanted,
                                         Random& random);

/// Parts that are learned from one at a time: consecutive samples, by time where it is known, whose
/// numbers differ by at most one. Where samples form groups, whole groups, and fewer parts if there
/// are fewer groups.
/// \param blocks  1 .. samples; where samples form groups, at least 2
[[nodiscard]] Folds blocks_of(Index samples, const SampleOrder& order, Index blocks);

/// What is tested where one block was learned from: every stride-th sample of the other blocks, by
/// time where it is known, ascending. No gap is left beside the block.
/// \param block   one of blocks_of
/// \param offset  of the first one, below `stride`
[[nodiscard]] std::vector<Index> validation_samples(Index samples, const SampleOrder& order,
                                                    const std::vector<Index>& block, Index stride,
                                                    Index offset);

/// Why a bound that assumes independent samples does not hold: "samples of one patient are not
/// independent". It says nothing if they are independent.
[[nodiscard]] Message doubt_of_independence(const SampleOrder& order);
/// The same, to follow a rule: " (a rate for independent samples; samples of ...)".
[[nodiscard]] Message doubt_in_brackets(const SampleOrder& order);

/// "Whole groups of Country were held out." Empty if samples are split at random.
[[nodiscard]] Message how_held_out(const SampleOrder& order);

}  // namespace steelyard
