// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/computed_target.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <unordered_map>

#include "core/linalg/pivoted_qr.h"
#include "core/measures/spread.h"
#include "core/positions.h"
#include "core/problem/sample_order.h"

namespace steelyard {
namespace {

constexpr double rounding_share = 1e-6;  // of a variance
constexpr Index most_samples_fitted = 5000;
constexpr Index most_columns_fitted = 30;
constexpr Index most_targets_fitted = 20;
constexpr Index samples_per_column = 4;  // with different values, in each half

/// One half is learned from, and the other is tested.
struct HalvedSamples {
  std::vector<Index> learned, tested;
};

/// Which samples belong together, by a number for each: groups, stretches of a series, or copies of
/// a row that its weight makes.
std::vector<Index> part_of_each(const Problem& problem) {
  std::vector<Index> part(static_cast<std::size_t>(problem.samples()));
  const std::vector<std::vector<Index>> together = drawn_together(problem.order);
  if (together.size() < 2) {
    for (Index sample = 0; sample < problem.samples(); ++sample) {
      part[static_cast<std::size_t>(sample)] = problem.row_of(sample);
    }
    return part;
  }
  for (std::size_t place = 0; place < together.size(); ++place) {
    for (const Index sample : together[place]) {
      part[static_cast<std::size_t>(sample)] = static_cast<Index>(place);
    }
  }
  return part;
}

/// Samples that belong together are in one half: otherwise, columns that name a site would give
/// what is the same at all times of that site. Each part goes to the smaller half, so that single
/// samples go to each half in turn.
HalvedSamples halves_of(const Problem& problem) {
  const std::vector<Index> part_of = part_of_each(problem);
  std::vector<std::vector<Index>> parts;
  std::unordered_map<Index, std::size_t> place_of;
  for (const Index sample : every_nth(problem.samples(), most_samples_fitted)) {
    const Index part = part_of[static_cast<std::size_t>(sample)];
    const auto [known, is_new] = place_of.try_emplace(part, parts.size());
    if (is_new) {
      parts.emplace_back();
    }
    parts[known->second].push_back(sample);
  }
  HalvedSamples halves;
  for (const std::vector<Index>& part : parts) {
    std::vector<Index>& smaller =
        halves.learned.size() > halves.tested.size() ? halves.tested : halves.learned;
    smaller.insert(smaller.end(), part.begin(), part.end());
  }
  return halves;
}

/// How many different values some columns have together: equal ones confirm nothing more.
Index different_values(const Problem& problem, const std::vector<Index>& samples,
                       const std::vector<Index>& columns) {
  const Matrix values = problem.inputs(samples, columns).transpose();
  std::set<std::vector<double>> seen;
  for (const auto& sample : values.colwise()) {
    seen.emplace(sample.begin(), sample.end());
  }
  return std::ssize(seen);
}

/// How much of the target's variance among the tested samples a fit on the others misses.
double share_missed(const Problem& problem, Index target, const std::vector<Index>& columns,
                    const HalvedSamples& halves) {
  const Matrix learned = problem.inputs(halves.learned, columns);
  const Vector known = problem.truth.col(target)(halves.learned);
  const Vector asked = problem.truth.col(target)(halves.tested);
  const ColumnSpread spread = column_spread(learned);
  const Vector slopes =
      pivoted_least_squares(at_equal_spread(learned, spread), known.array() - known.mean());
  const Matrix tested = at_equal_spread(Matrix(problem.inputs(halves.tested, columns)), spread);
  const Vector missed = asked - tested * slopes - Vector::Constant(asked.size(), known.mean());
  const double variance = (asked.array() - asked.mean()).square().sum();
  return variance > 0.0 ? missed.squaredNorm() / variance : 1.0;
}

/// The columns without which the target cannot be computed; all others are left out.
std::vector<Index> needed_of(const Problem& problem, Index target, std::vector<Index> columns,
                             const HalvedSamples& halves) {
  for (std::size_t place = columns.size(); place-- > 0 && columns.size() > 1;) {
    std::vector<Index> others = columns;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(place));
    if (share_missed(problem, target, others, halves) <= rounding_share) {
      columns = std::move(others);
    }
  }
  std::sort(columns.begin(), columns.end());
  return columns;
}

}  // namespace

std::optional<ComputedTarget> computed_target(const Problem& problem,
                                              const std::vector<Index>& columns) {
  const Index count = std::ssize(columns);
  if (problem.truth_kind != TruthKind::columns || count < 2 || count > most_columns_fitted) {
    return std::nullopt;
  }
  const HalvedSamples halves = halves_of(problem);
  const Index fewest = samples_per_column * (count + 1);
  if (different_values(problem, halves.learned, columns) < fewest ||
      different_values(problem, halves.tested, columns) < fewest) {
    return std::nullopt;
  }
  for (Index target = 0; target < std::min(problem.truth.cols(), most_targets_fitted); ++target) {
    if (!(share_missed(problem, target, columns, halves) <= rounding_share)) {
      continue;
    }
    std::vector<Index> needed = needed_of(problem, target, columns, halves);
    if (needed.size() > 1) {
      return ComputedTarget{problem.truth_features[static_cast<std::size_t>(target)].name,
                            std::move(needed)};
    }
  }
  return std::nullopt;
}

}  // namespace steelyard
