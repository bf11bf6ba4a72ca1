// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/folds.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/error.h"
#include "core/measures/sample_groups.h"
#include "core/positions.h"
#include "core/random.h"

namespace steelyard {
namespace {

/// Fisher & Yates.
std::vector<Index> shuffled_positions(Index samples, std::uint64_t seed) {
  std::vector<Index> order = all_positions(samples);
  Random random(seed, Purpose::folds);
  for (std::size_t left = order.size(); left > 1; --left) {
    std::swap(order[left - 1], order[static_cast<std::size_t>(random.below(left))]);
  }
  return order;
}

/// \param none   says what is wrong if the part is empty
/// \param stray  says what is wrong if one of its samples does not exist
void check_part(const std::vector<Index>& part, Index samples, Message (*none)(),
                Message (*stray)()) {
  if (part.empty()) {
    throw bad_input({none(), "samples", message("folds.no_samples.accepted", "at least one")});
  }
  const bool inside = std::all_of(part.begin(), part.end(), [samples](Index position) {
    return position >= 0 && position < samples;
  });
  if (!inside) {
    throw bad_input(
        {stray(), "samples", message("folds.stray_sample.accepted", "from 1 to {1}", samples)});
  }
}

void require_enough(Index samples, Index count) {
  if (count < 2 || samples < count) {
    throw bad_input(
        {message("folds.too_few_samples", "{1} {1:sample|samples} cannot make {2} {2:fold|folds}",
                 samples, count),
         "folds",
         message("folds.too_few_samples.accepted",
                 "2 folds or more, and at least one sample in each")});
  }
}

Folds ascending(Folds folds) {
  for (auto& fold : folds) {
    std::sort(fold.begin(), fold.end());
  }
  return folds;
}

/// The first to the first fold, the next to the second, and so on. Samples are then asked in turn,
/// as sorting a million of them would take long.
/// \param order  each of 0, 1, ... once
Folds dealt_in_turn(const std::vector<Index>& order, Index count) {
  std::vector<Index> fold_of(order.size());
  Index fold = 0;
  for (const Index sample : order) {
    fold_of[static_cast<std::size_t>(sample)] = fold;
    fold = fold + 1 < count ? fold + 1 : 0;
  }
  Folds folds(static_cast<std::size_t>(count));
  for (std::size_t sample = 0; sample < fold_of.size(); ++sample) {
    folds[static_cast<std::size_t>(fold_of[sample])].push_back(static_cast<Index>(sample));
  }
  return folds;
}

}  // namespace

Folds random_folds(Index samples, Index count, std::uint64_t seed) {
  require_enough(samples, count);
  return dealt_in_turn(shuffled_positions(samples, seed), count);
}

Folds stratified_folds(const std::vector<int>& class_of, Index count, std::uint64_t seed) {
  require_enough(std::ssize(class_of), count);
  std::vector<Index> order = shuffled_positions(std::ssize(class_of), seed);
  std::stable_sort(order.begin(), order.end(), [&](Index one, Index other) {
    return class_of[static_cast<std::size_t>(one)] < class_of[static_cast<std::size_t>(other)];
  });
  return dealt_in_turn(order, count);
}

Folds grouped_folds(const std::vector<int>& group_of, Index count, std::uint64_t seed) {
  const std::vector<std::vector<Index>> groups = group_members(group_of);
  if (count < 2 || groups.size() < 2) {
    throw bad_input(
        {message("folds.too_few_groups", "{1} {1:group|groups} cannot make {2} {2:fold|folds}",
                 groups.size(), count),
         "folds",
         message("folds.too_few_groups.accepted", "2 folds or more, and at least two groups")});
  }
  Folds folds(std::min(static_cast<std::size_t>(count), groups.size()));
  for (const Index place : shuffled_positions(std::ssize(groups), seed)) {
    const auto least = std::min_element(
        folds.begin(), folds.end(),
        [](const auto& one, const auto& other) { return one.size() < other.size(); });
    const std::vector<Index>& group = groups[static_cast<std::size_t>(place)];
    least->insert(least->end(), group.begin(), group.end());
  }
  return ascending(std::move(folds));
}

Folds consecutive_folds(const std::vector<Index>& order, Index count) {
  require_enough(std::ssize(order), count);
  Folds folds(static_cast<std::size_t>(count));
  for (std::size_t place = 0; place < order.size(); ++place) {
    folds[place * folds.size() / order.size()].push_back(order[place]);
  }
  return ascending(std::move(folds));
}

Folds row_blocks(Index samples, Index count) {
  require_enough(samples, count);
  Folds folds(static_cast<std::size_t>(count));
  Index first = 0;
  for (Index k = 0; k < count; ++k) {
    auto& fold = folds[static_cast<std::size_t>(k)];
    fold.resize(static_cast<std::size_t>(samples / count + (k < samples % count ? 1 : 0)));
    std::iota(fold.begin(), fold.end(), first);
    first += std::ssize(fold);
  }
  return folds;
}

Split random_split(Index samples, double share, std::uint64_t seed) {
  const double wanted = std::round(share * static_cast<double>(samples));
  if (!(wanted >= 1.0 && wanted <= static_cast<double>(samples - 1))) {
    throw bad_input(
        {message("folds.empty_part", "the samples cannot be split into two non-empty parts"),
         "share",
         message("folds.empty_part.accepted",
                 "a share above 0 and below 1, and two samples or more")});
  }
  Split split;
  split.train = Random(seed, Purpose::split).subset(samples, static_cast<Index>(wanted));
  split.test = all_but(split.train, samples);
  return split;
}

std::vector<Index> all_but(const std::vector<Index>& some, Index samples) {
  std::vector<bool> taken(static_cast<std::size_t>(samples), false);
  for (const Index position : some) {
    taken[static_cast<std::size_t>(position)] = true;
  }
  std::vector<Index> others;
  for (Index position = 0; position < samples; ++position) {
    if (!taken[static_cast<std::size_t>(position)]) {
      others.push_back(position);
    }
  }
  return others;
}

void check_split(const Split& split, Index samples) {
  check_part(
      split.train, samples,
      [] { return message("folds.none_to_train_with", "there are no samples to train with"); },
      [] { return message("folds.stray_to_train_with", "a sample to train with does not exist"); });
  check_part(
      split.test, samples,
      [] { return message("folds.none_to_test_on", "there are no samples to test on"); },
      [] { return message("folds.stray_to_test_on", "a sample to test on does not exist"); });
}

void check_folds(const Folds& folds, Index samples) {
  std::vector<Index> all;
  for (const auto& fold : folds) {
    check_part(
        fold, samples,
        [] { return message("folds.none_in_fold", "there are no samples to put into a fold"); },
        [] {
          return message("folds.stray_in_fold", "a sample to put into a fold does not exist");
        });
    all.insert(all.end(), fold.begin(), fold.end());
  }
  std::sort(all.begin(), all.end());
  const bool each_once = std::adjacent_find(all.begin(), all.end()) == all.end() &&
                         static_cast<Index>(all.size()) == samples;
  if (folds.size() < 2 || !each_once) {
    throw bad_input({message("folds.no_partition", "the folds do not partition the samples"),
                     "folds",
                     message("folds.no_partition.accepted",
                             "2 folds or more, with each sample in one of them")});
  }
}

}  // namespace steelyard
