// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/sample_order.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/measures/sample_groups.h"
#include "core/positions.h"

namespace steelyard {
namespace {

/// Of a series, on either side of what is held out.
constexpr Index gap_share = 20;
/// A series is resampled in so many stretches.
constexpr Index most_stretches = 20;

std::vector<int> of_positions(const std::vector<int>& all, std::span<const Index> positions) {
  std::vector<int> part;
  part.reserve(positions.size());
  for (const Index position : positions) {
    part.push_back(all[static_cast<std::size_t>(position)]);
  }
  return part;
}

std::vector<Index> time_of_positions(const std::vector<Index>& time,
                                     std::span<const Index> positions) {
  std::vector<Index> rank(time.size());
  for (std::size_t place = 0; place < time.size(); ++place) {
    rank[static_cast<std::size_t>(time[place])] = static_cast<Index>(place);
  }
  std::vector<Index> part = all_positions(std::ssize(positions));
  std::stable_sort(part.begin(), part.end(), [&](Index one, Index other) {
    const auto rank_of = [&](Index at) {
      return rank[static_cast<std::size_t>(positions[static_cast<std::size_t>(at)])];
    };
    return rank_of(one) < rank_of(other);
  });
  return part;
}

/// The samples at least `gap` places in time from those between two places.
std::vector<Index> farther_than(Index gap, const std::vector<Index>& time, Index first, Index end) {
  std::vector<Index> train;
  for (Index place = 0; place < std::ssize(time); ++place) {
    if (place < first - gap || place >= end + gap) {
      train.push_back(time[static_cast<std::size_t>(place)]);
    }
  }
  std::sort(train.begin(), train.end());
  return train;
}

/// The samples far enough in time from those between two places. Of a series so short that fewer
/// than `least` are, all others.
std::vector<Index> outside(const std::vector<Index>& time, Index first, Index end, Index least) {
  const Index gap = std::max<Index>(1, std::ssize(time) / gap_share);
  const std::vector<Index> train = farther_than(gap, time, first, end);
  return std::ssize(train) < least ? farther_than(0, time, first, end) : train;
}

/// If leaving the copies of tested samples out would leave fewer than `least`, they stay: something
/// must be learned from.
void leave_out_copies(const std::vector<int>& copy_of, Split& split, Index least) {
  std::set<int> tested;
  for (const Index sample : split.test) {
    tested.insert(copy_of[static_cast<std::size_t>(sample)]);
  }
  std::vector<Index> others = split.train;
  std::erase_if(others, [&](Index sample) {
    return tested.contains(copy_of[static_cast<std::size_t>(sample)]);
  });
  if (std::ssize(others) >= least) {
    split.train = std::move(others);
  }
}

bool has_several(const std::vector<int>& group_of) {
  return std::any_of(group_of.begin(), group_of.end(),
                     [&](int group) { return group != group_of.front(); });
}

std::vector<Index> at_places(const std::vector<Index>& samples, const std::vector<Index>& places) {
  std::vector<Index> some;
  some.reserve(places.size());
  for (const Index place : places) {
    some.push_back(samples[static_cast<std::size_t>(place)]);
  }
  return some;
}

std::vector<Index> united(const std::vector<std::vector<Index>>& parts,
                          const std::vector<Index>& order, Index wanted) {
  std::vector<Index> kept;
  for (const Index place : order) {
    if (std::ssize(kept) >= wanted) {
      break;
    }
    const std::vector<Index>& part = parts[static_cast<std::size_t>(place)];
    kept.insert(kept.end(), part.begin(), part.end());
  }
  std::sort(kept.begin(), kept.end());
  return kept;
}

/// Random groups; one is always left to learn from. Fewer than `least` samples are left only where
/// that group has a single sample and all others were drawn: then the last one drawn is left, too,
/// or, if it is the only one, the two change places.
std::vector<Index> tested_groups(const std::vector<std::vector<Index>>& groups, Index samples,
                                 Index wanted, Index least, Random& random) {
  std::vector<Index> drawn = random.permutation(std::ssize(groups));
  const Index left = drawn.back();
  drawn.pop_back();
  std::vector<Index> tested = united(groups, drawn, wanted);
  if (samples - std::ssize(tested) >= least) {
    return tested;
  }
  if (drawn.size() > 1) {
    drawn.pop_back();
  } else {
    drawn.back() = left;
  }
  return united(groups, drawn, wanted);
}

}  // namespace

bool SampleOrder::has_several_groups() const { return group_of && has_several(*group_of); }

SampleOrder order_of(const SampleOrder& all, std::span<const Index> positions) {
  SampleOrder part = all;
  if (all.group_of) {
    part.group_of = of_positions(*all.group_of, positions);
  }
  if (all.copy_of) {
    part.copy_of = of_positions(*all.copy_of, positions);
  }
  if (all.time) {
    part.time = time_of_positions(*all.time, positions);
  }
  return part;
}

Folds folds_of(Index samples, const SampleOrder& order, Index count, std::uint64_t seed) {
  if (order.has_several_groups()) {
    return grouped_folds(*order.group_of, count, seed);
  }
  return order.time ? consecutive_folds(*order.time, count) : random_folds(samples, count, seed);
}

Folds folds_in_rows(Index samples, const SampleOrder& order, Index count, std::uint64_t seed) {
  return order.is_any() ? row_blocks(samples, count) : folds_of(samples, order, count, seed);
}

std::vector<Split> splits_of(Index samples, const SampleOrder& order, Index count,
                             std::uint64_t seed) {
  const Folds folds = folds_of(samples, order, count, seed);
  const bool series = order.time && !order.has_several_groups();
  std::vector<Split> splits;
  Index first = 0;
  for (const std::vector<Index>& fold : folds) {
    const Index end = first + std::ssize(fold);
    Split split{series ? outside(*order.time, first, end, 1) : all_but(fold, samples), fold};
    if (series && order.copy_of) {
      leave_out_copies(*order.copy_of, split, 1);
    }
    splits.push_back(std::move(split));
    first = end;
  }
  return splits;
}

std::vector<Split> splits_of(const std::vector<int>& class_of, const SampleOrder& order,
                             Index count, std::uint64_t seed) {
  const Index samples = std::ssize(class_of);
  if (!order.is_any()) {
    return splits_of(samples, order, count, seed);
  }
  std::vector<Split> splits;
  for (const std::vector<Index>& fold : stratified_folds(class_of, count, seed)) {
    splits.push_back({all_but(fold, samples), fold});
  }
  return splits;
}

Split split_of(Index samples, const SampleOrder& order, double train_share, std::uint64_t seed) {
  if (order.is_any() || samples < 2) {
    return random_split(samples, train_share, seed);
  }
  const double tested = (1.0 - train_share) * static_cast<double>(samples);
  Random random(seed, Purpose::split);
  return split_of(samples, order, std::clamp<Index>(std::lround(tested), 1, samples - 1), random);
}

Split split_of(Index samples, const SampleOrder& order, Index tested, Random& random) {
  const Index least = std::min<Index>(2, samples - tested);
  Split split;
  if (order.has_several_groups()) {
    split.test = tested_groups(group_members(*order.group_of), samples, tested, least, random);
    split.train = all_but(split.test, samples);
  } else if (order.time) {
    const auto first =
        static_cast<Index>(random.below(static_cast<std::uint64_t>(samples - tested + 1)));
    const auto from = order.time->begin() + first;
    split.test.assign(from, from + tested);
    std::sort(split.test.begin(), split.test.end());
    split.train = outside(*order.time, first, first + tested, least);
    if (order.copy_of) {
      leave_out_copies(*order.copy_of, split, least);
    }
  } else {
    split.test = random.subset(samples, tested);
    split.train = all_but(split.test, samples);
  }
  return split;
}

Split shuffled_split(Index samples, const SampleOrder& order, Index learned, Index tested,
                     Random& random) {
  if (order.is_any()) {
    const std::vector<Index> all = random.permutation(samples);
    return {{all.begin(), all.begin() + learned}, {all.end() - tested, all.end()}};
  }
  Split split = split_of(samples, order, tested, random);
  const std::vector<Index> places = random.permutation(std::ssize(split.train));
  return {at_places(split.train, places), std::move(split.test)};
}

Split two_parts_of(Index samples, const SampleOrder& order, Index learned, Index tested,
                   Random& random) {
  if (order.is_any()) {
    const std::vector<Index> all = random.permutation(samples);
    const auto learned_end = all.begin() + std::min(learned, samples - 1);
    const auto tested_end = learned_end + std::min(tested, all.end() - learned_end);
    return {{all.begin(), learned_end}, {learned_end, tested_end}};
  }
  Split split = split_of(samples, order, std::min(tested, samples - 1), random);
  const Index left = std::ssize(split.train);
  const std::vector<Index> places =
      some_of(left, order_of(order, split.train), std::min(learned, left), random);
  return {at_places(split.train, places), std::move(split.test)};
}

std::vector<std::vector<Index>> drawn_together(const SampleOrder& order) {
  if (order.group_of) {
    return has_several(*order.group_of) ? group_members(*order.group_of)
                                        : std::vector<std::vector<Index>>();
  }
  return order.time && std::ssize(*order.time) >= 2 * most_stretches
             ? consecutive_folds(*order.time, most_stretches)
             : std::vector<std::vector<Index>>();
}

std::vector<Index> some_of(Index samples, const SampleOrder& order, Index wanted, Random& random) {
  const std::vector<std::vector<Index>> parts = drawn_together(order);
  return parts.empty() ? random.subset(samples, wanted)
                       : united(parts, random.permutation(std::ssize(parts)), wanted);
}

std::vector<Index> thinned(Index samples, const SampleOrder& order, Index wanted, Random& random) {
  if (!thins_in_time(order)) {
    return random.subset(samples, wanted);
  }
  std::vector<Index> kept;
  for (const Index place : evenly_spaced(samples, wanted)) {
    kept.push_back((*order.time)[static_cast<std::size_t>(place)]);
  }
  std::sort(kept.begin(), kept.end());
  return kept;
}

Folds blocks_of(Index samples, const SampleOrder& order, Index blocks) {
  if (order.has_several_groups()) {
    constexpr std::uint64_t seed = 1;
    return folds_of(samples, order, blocks, seed);
  }
  const std::vector<Index> places = order.time ? *order.time : all_positions(samples);
  Folds found;
  for (Index block = 0; block < blocks; ++block) {
    found.emplace_back(places.begin() + samples * block / blocks,
                       places.begin() + samples * (block + 1) / blocks);
    std::sort(found.back().begin(), found.back().end());
  }
  return found;
}

std::vector<Index> validation_samples(Index samples, const SampleOrder& order,
                                      const std::vector<Index>& block, Index stride, Index offset) {
  std::vector<Index> others =
      order.time && !order.has_several_groups() ? *order.time : all_positions(samples);
  std::erase_if(
      others, [&](Index sample) { return std::binary_search(block.begin(), block.end(), sample); });
  std::vector<Index> positions;
  for (Index place = offset; place < std::ssize(others); place += stride) {
    positions.push_back(others[static_cast<std::size_t>(place)]);
  }
  std::sort(positions.begin(), positions.end());
  return positions;
}

Message how_held_out(const SampleOrder& order) {
  if (order.group_of) {
    return order.of_copies
               ? message("order.equal_rows_held_out", "Equal rows were held out together.")
               : message("order.groups_held_out", "Whole groups of {1} were held out.",
                         order.groups);
  }
  if (!order.time) {
    return {};
  }
  return order.guessed ? message("order.rows_held_out",
                                 "Stretches of rows were held out: neighbouring rows are alike.")
                       : message("order.time_held_out", "Stretches of time were held out.");
}

Message doubt_of_independence(const SampleOrder& order) {
  if (order.has_named_groups()) {
    return message("order.dependent_groups", "samples of one {1} are not independent",
                   order.groups);
  }
  if (order.group_of) {
    return message("order.dependent_copies", "equal rows are not independent");
  }
  return order.time ? message("order.dependent_neighbours",
                              "rows that follow each other are not independent")
                    : Message();
}

Message doubt_in_brackets(const SampleOrder& order) {
  const Message doubt = doubt_of_independence(order);
  return doubt.says_nothing()
             ? Message()
             : message("order.dependent", " (a rate for independent samples; {1})", doubt);
}

}  // namespace steelyard
