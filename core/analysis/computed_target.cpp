// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/computed_target.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <set>
#include <unordered_map>

#include "core/linalg/pivoted_qr.h"
#include "core/measures/spread.h"
#include "core/positions.h"
#include "core/problem/sample_order.h"

namespace steelyard {
namespace {

constexpr Index most_samples_fitted = 5000;
constexpr Index most_columns_fitted = 30;
constexpr Index most_targets_fitted = 20;
constexpr Index samples_per_column = 4;  // with different values, in each half

/// One half is learned from, and the other is tested: places among the samples that are looked at.
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
HalvedSamples halves_of(const Problem& problem, const std::vector<Index>& samples) {
  const std::vector<Index> part_of = part_of_each(problem);
  std::vector<std::vector<Index>> parts;
  std::unordered_map<Index, std::size_t> place_of;
  for (Index place = 0; place < std::ssize(samples); ++place) {
    const Index part = part_of[static_cast<std::size_t>(samples[static_cast<std::size_t>(place)])];
    const auto [known, is_new] = place_of.try_emplace(part, parts.size());
    if (is_new) {
      parts.emplace_back();
    }
    parts[known->second].push_back(place);
  }
  HalvedSamples halves;
  for (const std::vector<Index>& part : parts) {
    std::vector<Index>& smaller =
        halves.learned.size() > halves.tested.size() ? halves.tested : halves.learned;
    smaller.insert(smaller.end(), part.begin(), part.end());
  }
  return halves;
}

double variance_of(const Vector& values) {
  return (values.array() - values.mean()).square().mean();
}

/// How many different rows there are: equal ones confirm nothing more.
Index different_values(const Matrix& values, const std::vector<Index>& rows) {
  const Matrix samples = values(rows, Eigen::all).transpose();
  std::set<std::vector<double>> seen;
  for (const auto& sample : samples.colwise()) {
    seen.emplace(sample.begin(), sample.end());
  }
  return std::ssize(seen);
}

/// How much of a target's variance may be missed: a millionth, or what its decimals round away and
/// as much for the columns, as long as this is little.
double allowed_share(const Vector& target) {
  constexpr double rounding = 1e-6;
  constexpr double little = 1e-3;
  constexpr int most_decimals = 6;
  const double variance = variance_of(target);
  for (int decimals = 0; decimals <= most_decimals; ++decimals) {
    const double step = 1.0 / std::pow(10.0, decimals);
    const auto in_steps = target.array() / step;
    if (((in_steps - in_steps.round()).abs() <= 1e-6 * in_steps.abs().max(1.0)).all()) {
      const double share = 2.0 * step * step / (12.0 * variance);
      return share <= little ? std::max(rounding, share) : rounding;
    }
  }
  return rounding;
}

/// What a target may be computed from: numbers, or their logarithms.
struct Sought {
  const HalvedSamples& halves;
  Matrix values;  // the samples that are looked at x columns
  Vector target;
  bool is_product = false;

  /// How much of the target's variance among the tested samples a fit on the others misses.
  [[nodiscard]] double share_missed(const std::vector<Index>& columns) const {
    const Vector fitted = is_product ? Vector(target.array().log()) : target;
    const Matrix learned = values(halves.learned, columns);
    const Vector known = fitted(halves.learned);
    const ColumnSpread spread = column_spread(learned);
    const Vector slopes =
        pivoted_least_squares(at_equal_spread(learned, spread), known.array() - known.mean());
    const Matrix tested = at_equal_spread(Matrix(values(halves.tested, columns)), spread);
    Vector given = (tested * slopes).array() + known.mean();
    if (is_product) {
      given = given.array().exp();
    }
    const Vector asked = target(halves.tested);
    const double variance = variance_of(asked);
    return variance > 0.0 ? (asked - given).array().square().mean() / variance : 1.0;
  }
};

/// The columns without which the target cannot be computed; fewer than two if it cannot, or from
/// one alone.
std::vector<Index> needed_of(const Sought& sought, std::vector<Index> columns) {
  const double allowed = allowed_share(sought.target);
  if (columns.size() < 2 || !(sought.share_missed(columns) <= allowed)) {
    return {};
  }
  for (std::size_t place = columns.size(); place-- > 0 && columns.size() > 1;) {
    std::vector<Index> others = columns;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(place));
    if (sought.share_missed(others) <= allowed) {
      columns = std::move(others);
    }
  }
  return columns;
}

/// The same with logarithms, of the columns that have them.
std::vector<Index> factors_of(const Matrix& values, const Vector& target,
                              const HalvedSamples& halves) {
  if (!(target.array() > 0.0).all()) {
    return {};
  }
  std::vector<Index> positive;
  for (Index column = 0; column < values.cols(); ++column) {
    if ((values.col(column).array() > 0.0).all()) {
      positive.push_back(column);
    }
  }
  const Matrix logarithms = values.array().max(std::numeric_limits<double>::min()).log();
  return needed_of({halves, logarithms, target, true}, positive);
}

}  // namespace

std::optional<ComputedTarget> computed_target(const Problem& problem,
                                              const std::vector<Index>& columns) {
  const Index count = std::ssize(columns);
  if (problem.truth_kind != TruthKind::columns || count < 2 || count > most_columns_fitted) {
    return std::nullopt;
  }
  const std::vector<Index> samples = every_nth(problem.samples(), most_samples_fitted);
  const HalvedSamples halves = halves_of(problem, samples);
  const Matrix values = problem.inputs(samples, columns);
  const Index fewest = samples_per_column * (count + 1);
  if (different_values(values, halves.learned) < fewest ||
      different_values(values, halves.tested) < fewest) {
    return std::nullopt;
  }
  for (Index at = 0; at < std::min(problem.truth.cols(), most_targets_fitted); ++at) {
    const Vector target = problem.truth.col(at)(samples);
    std::vector<Index> needed = needed_of({halves, values, target}, all_positions(count));
    const bool is_sum = needed.size() > 1;
    if (needed.empty()) {
      needed = factors_of(values, target, halves);
    }
    if (needed.size() < 2) {
      continue;
    }
    ComputedTarget found{problem.truth_features[static_cast<std::size_t>(at)].name, {}, !is_sum};
    for (const Index place : needed) {
      found.from.push_back(columns[static_cast<std::size_t>(place)]);
    }
    std::sort(found.from.begin(), found.from.end());
    return found;
  }
  return std::nullopt;
}

}  // namespace steelyard
