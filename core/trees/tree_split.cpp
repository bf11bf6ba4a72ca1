// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trees/tree_split.h"

#include <algorithm>
#include <numeric>

namespace steelyard {
namespace {

/// As good as the best: a difference by by_rounding must not decide which column is taken.
constexpr double by_rounding = 1e-11;

std::uint64_t key_of_column(std::uint64_t salt, Index column) {
  std::uint64_t bits = salt ^ (static_cast<std::uint64_t>(column) * 0x9e3779b97f4a7c15ULL);
  bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9ULL;
  bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebULL;
  return bits ^ (bits >> 31U);
}

bool is_better_split(const TreeSplit& split, const TreeSplit& best) {
  if (best.column < 0) {
    return true;
  }
  const double margin = by_rounding * best.gain;
  return split.gain > best.gain + margin ||
         (split.gain >= best.gain - margin && split.key < best.key);
}

/// Moves samples to the left side, from the lowest code on, and notes the best place to part.
template <typename Sides>
TreeSplit best_of_column(std::span<const TreeEntry> entries, Sides& sides, std::int64_t least) {
  TreeSplit best;
  const std::uint32_t last = code_of(entries.back());
  std::uint32_t code = code_of(entries.front());
  for (std::size_t k = 0; code != last; ++k) {
    const std::uint32_t next = code_of(entries[k]);
    if (next != code) {
      if (sides.left_weight() >= least && sides.right_weight() >= least) {
        const double gain = sides.gain();
        if (gain > best.gain) {
          best.gain = gain;
          best.lower = code;
          best.upper = next;
        }
      }
      code = next;
      if (next == last) {
        break;
      }
    }
    sides.move(sample_of(entries[k]));
  }
  return best;
}

}  // namespace

/// A target of one column of numbers.
struct SplitScan::OneNumber {
  const SplitScan& scan;
  double left = 0.0;
  std::int64_t moved = 0;

  [[nodiscard]] std::int64_t left_weight() const { return moved; }
  [[nodiscard]] std::int64_t right_weight() const { return scan.weight_ - moved; }
  void move(std::uint32_t sample) {
    const Weighted& of = scan.weighted_[sample];
    left += of.product;
    moved += of.weight;
  }
  [[nodiscard]] double gain() const {
    const double right = scan.totals_[0] - left;
    return left * left * scan.inverse_[static_cast<std::size_t>(moved)] +
           right * right * scan.inverse_[static_cast<std::size_t>(right_weight())];
  }
  void end(std::span<const TreeEntry> /*entries*/) {}
};

struct SplitScan::Numbers {
  SplitScan& scan;
  std::int64_t moved = 0;

  [[nodiscard]] std::int64_t left_weight() const { return moved; }
  [[nodiscard]] std::int64_t right_weight() const { return scan.weight_ - moved; }
  void move(std::uint32_t sample) {
    const std::uint32_t weight = scan.weights_[sample];
    const double* numbers = scan.target_.numbers.data() + sample * scan.left_.size();
    for (std::size_t k = 0; k < scan.left_.size(); ++k) {
      scan.left_[k] += weight * numbers[k];
    }
    moved += weight;
  }
  [[nodiscard]] double gain() const {
    double left = 0.0;
    double right = 0.0;
    for (std::size_t k = 0; k < scan.left_.size(); ++k) {
      const double rest = scan.totals_[k] - scan.left_[k];
      left += scan.left_[k] * scan.left_[k];
      right += rest * rest;
    }
    return left * scan.inverse_[static_cast<std::size_t>(moved)] +
           right * scan.inverse_[static_cast<std::size_t>(right_weight())];
  }
  void end(std::span<const TreeEntry> /*entries*/) {
    std::fill(scan.left_.begin(), scan.left_.end(), 0.0);
  }
};

/// Counts of whole numbers, so the squares are exact as samples move.
struct SplitScan::Classes {
  SplitScan& scan;
  double left_squares = 0.0;
  double right_squares = 0.0;
  std::int64_t moved = 0;

  [[nodiscard]] std::int64_t left_weight() const { return moved; }
  [[nodiscard]] std::int64_t right_weight() const { return scan.weight_ - moved; }
  void move(std::uint32_t sample) {
    const std::uint32_t of = scan.target_.class_of[sample];
    const double weight = scan.weights_[sample];
    double& left = scan.left_[of];
    left_squares += weight * (2.0 * left + weight);
    right_squares -= weight * (2.0 * (scan.totals_[of] - left) - weight);
    left += weight;
    moved += scan.weights_[sample];
  }
  [[nodiscard]] double gain() const {
    return left_squares * scan.inverse_[static_cast<std::size_t>(moved)] +
           right_squares * scan.inverse_[static_cast<std::size_t>(right_weight())];
  }
  /// Few samples may have few of many classes.
  void end(std::span<const TreeEntry> entries) {
    for (const TreeEntry entry : entries) {
      scan.left_[scan.target_.class_of[sample_of(entry)]] = 0.0;
    }
  }
};

namespace {

/// Whole groups are drawn, so that there can be more draws than samples.
std::size_t draws_in(const std::vector<std::uint32_t>& weights) {
  return std::accumulate(weights.begin(), weights.end(), std::size_t{0});
}

}  // namespace

SplitScan::SplitScan(const TreeTarget& target, const std::vector<std::uint32_t>& weights,
                     std::int64_t least)
    : target_(target),
      weights_(weights),
      least_(least),
      inverse_(draws_in(weights) + 1, 0.0),
      totals_(static_cast<std::size_t>(target.count)),
      left_(static_cast<std::size_t>(target.count)) {
  for (std::size_t weight = 1; weight < inverse_.size(); ++weight) {
    inverse_[weight] = 1.0 / static_cast<double>(weight);
  }
  if (!target.has_classes() && target.count == 1) {
    weighted_.reserve(weights.size());
    for (std::size_t sample = 0; sample < weights.size(); ++sample) {
      weighted_.push_back({weights[sample] * target.numbers[sample], weights[sample]});
    }
  }
}

void SplitScan::begin(std::span<const std::uint32_t> members, std::uint64_t salt) {
  salt_ = salt;
  weight_ = 0;
  std::fill(totals_.begin(), totals_.end(), 0.0);
  for (const std::uint32_t sample : members) {
    const std::uint32_t weight = weights_[sample];
    weight_ += weight;
    if (target_.has_classes()) {
      totals_[target_.class_of[sample]] += weight;
    } else {
      const double* numbers = target_.numbers.data() + sample * totals_.size();
      for (std::size_t k = 0; k < totals_.size(); ++k) {
        totals_[k] += weight * numbers[k];
      }
    }
  }
  own_ = std::inner_product(totals_.begin(), totals_.end(), totals_.begin(), 0.0) *
         inverse_[static_cast<std::size_t>(weight_)];
}

double SplitScan::reduction(const TreeSplit& split) const {
  return std::max(split.gain - own_, 0.0);
}

std::vector<double> SplitScan::prediction() const {
  if (target_.has_classes()) {
    const auto most = std::max_element(totals_.begin(), totals_.end());
    return {static_cast<double>(most - totals_.begin())};
  }
  std::vector<double> means = totals_;
  for (double& mean : means) {
    mean /= static_cast<double>(weight_);
  }
  return means;
}

// Most of the time of a forest goes by here. Its loops are up to a tenth slower if they start amid
// a line of the cache, and where they start would depend on what else is compiled.
[[gnu::aligned(64)]] void SplitScan::scan(std::span<const TreeEntry> entries, Index column,
                                          TreeSplit& best) {
  const auto take = [&](auto sides) {
    TreeSplit split = best_of_column(entries, sides, least_);
    sides.end(entries);
    split.column = column;
    split.key = key_of_column(salt_, column);
    if (split.gain >= 0.0 && is_better_split(split, best)) {
      best = split;
    }
  };
  if (target_.has_classes()) {
    const double squares = std::inner_product(totals_.begin(), totals_.end(), totals_.begin(), 0.0);
    take(Classes{*this, 0.0, squares});
  } else if (target_.count == 1) {
    take(OneNumber{*this});
  } else {
    take(Numbers{*this});
  }
}

bool is_pure(const TreeTarget& target, std::span<const std::uint32_t> members) {
  const auto width = static_cast<std::size_t>(target.width());
  return std::all_of(members.begin(), members.end(), [&](std::uint32_t sample) {
    const std::uint32_t first = members.front();
    return target.has_classes() ? target.class_of[sample] == target.class_of[first]
                                : std::equal(target.numbers.data() + sample * width,
                                             target.numbers.data() + (sample + 1) * width,
                                             target.numbers.data() + first * width);
  });
}

}  // namespace steelyard
