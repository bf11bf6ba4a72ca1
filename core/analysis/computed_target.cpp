// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/computed_target.h"

#include <Eigen/QR>
#include <algorithm>
#include <cstddef>

#include "core/measures/spread.h"
#include "core/positions.h"

namespace steelyard {
namespace {

constexpr double rounding_share = 1e-6;  // of a variance
constexpr Index most_samples_fitted = 5000;
constexpr Index most_columns_fitted = 30;
constexpr Index most_targets_fitted = 20;
constexpr Index samples_per_column = 4;

/// Every other sample is learned from, and the ones between are tested.
struct HalvedSamples {
  std::vector<Index> learned, tested;
};

HalvedSamples halves_of(const Problem& problem) {
  HalvedSamples halves;
  bool learns = true;
  for (const Index sample : every_nth(problem.samples(), most_samples_fitted)) {
    (learns ? halves.learned : halves.tested).push_back(sample);
    learns = !learns;
  }
  return halves;
}

/// How much of the target's variance among the tested samples a fit on the others misses.
double share_missed(const Problem& problem, Index target, const std::vector<Index>& columns,
                    const HalvedSamples& halves) {
  const Matrix learned = problem.inputs(halves.learned, columns);
  const Vector known = problem.truth.col(target)(halves.learned);
  const Vector asked = problem.truth.col(target)(halves.tested);
  const ColumnSpread spread = column_spread(learned);
  const Vector slopes = at_equal_spread(learned, spread)
                            .colPivHouseholderQr()
                            .solve((known.array() - known.mean()).matrix());
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
  const HalvedSamples halves = halves_of(problem);
  const Index count = std::ssize(columns);
  if (problem.truth_kind != TruthKind::columns || count < 2 || count > most_columns_fitted ||
      std::ssize(halves.tested) < samples_per_column * (count + 1)) {
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
