// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/repeated_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/geometry/equal_rows.h"
#include "core/measures/correlation.h"
#include "core/measures/sample_groups.h"
#include "core/measures/spread.h"
#include "core/problem/equal_by_chance.h"

namespace steelyard {
namespace {

constexpr Index fewest_kinds = 5;

/// Of the numbers of equal ones among n: the share of pairs that are equal.
double share_of_pairs(const std::vector<Index>& sizes, Index samples) {
  double pairs = 0.0;
  for (const Index size : sizes) {
    pairs += static_cast<double>(size) * static_cast<double>(size - 1);
  }
  return pairs / (static_cast<double>(samples) * static_cast<double>(samples - 1));
}

std::vector<Index> sizes_of_values(Vector values) {
  std::sort(values.begin(), values.end());
  std::vector<Index> sizes;
  for (Index at = 0; at < values.size(); ++at) {
    if (at == 0 || values[at] != values[at - 1]) {
      sizes.push_back(0);
    }
    ++sizes.back();
  }
  return sizes;
}

std::vector<Index> sizes_of(const std::vector<int>& kind_of) {
  std::vector<Index> sizes;
  for (const int kind : kind_of) {
    sizes.resize(std::max(sizes.size(), static_cast<std::size_t>(kind) + 1), 0);
    ++sizes[static_cast<std::size_t>(kind)];
  }
  return sizes;
}

/// Whether columns of few values alone make about as many rows equal.
bool is_chance(const MatrixView& columns, const std::vector<int>& kind_of) {
  constexpr double many_times = 3.0;
  const double found = share_of_pairs(sizes_of(kind_of), columns.rows());
  double by_chance = 1.0;
  for (Index column = 0; column < columns.cols() && found <= many_times * by_chance; ++column) {
    by_chance *= share_of_pairs(sizes_of_values(columns.col(column)), columns.rows());
  }
  return found <= many_times * by_chance;
}

/// Positions of the inputs that are not a target up to scale and shift.
std::vector<Index> no_targets(const Problem& problem) {
  constexpr Index most_targets = 5;
  constexpr double same = 1.0 - 1e-12;
  std::vector<Index> kept;
  const bool numbers = problem.truth_kind == TruthKind::columns;
  for (Index input = 0; input < problem.dimension(); ++input) {
    bool is_target = false;
    for (Index column = 0; numbers && column < std::min(most_targets, problem.truth.cols());
         ++column) {
      is_target = is_target || std::abs(pearson_correlation(problem.inputs.col(input),
                                                            problem.truth.col(column))) > same;
    }
    if (!is_target) {
      kept.push_back(input);
    }
  }
  return kept;
}

std::vector<int> equal_rows(const MatrixView& columns) {
  const std::vector<Index> first = first_equal_rows(columns);
  std::vector<std::pair<Index, Index>> links;
  for (Index row = 0; row < std::ssize(first); ++row) {
    links.emplace_back(first[static_cast<std::size_t>(row)], row);
  }
  return connected_components(columns.rows(), links);
}

bool are_repeats(const MatrixView& columns, const std::vector<int>& kind_of) {
  return std::ssize(sizes_of(kind_of)) < columns.rows() && !is_chance(columns, kind_of);
}

/// Of a single input nobody knows whether its values repeat by themselves, unless the target does.
std::optional<std::vector<int>> equal_with_target(const Problem& problem,
                                                  const MatrixView& inputs) {
  if (problem.truth_kind != TruthKind::columns || problem.truth.cols() != 1) {
    return std::nullopt;
  }
  Matrix all(inputs.rows(), inputs.cols() + 1);
  all.leftCols(inputs.cols()) = inputs;
  all.rightCols(1) = problem.truth;
  std::vector<int> kinds = equal_rows(all);
  const bool same = kinds == equal_rows(inputs) && are_repeats(all, kinds) &&
                    std::ssize(sizes_of(kinds)) >= fewest_kinds;
  return same ? std::optional(std::move(kinds)) : std::nullopt;
}

struct Edge {
  double length = 0.0;
  Index one = 0, other = 0;
};

/// The shortest tree through all samples (Prim 1957), its edges from the shortest to the longest.
std::vector<Edge> shortest_tree(const Matrix& points) {
  const Matrix rows = points.transpose();
  const Index samples = rows.cols();
  Vector least = Vector::Constant(samples, std::numeric_limits<double>::infinity());
  std::vector<Index> nearest(static_cast<std::size_t>(samples), 0);
  std::vector<bool> inside(static_cast<std::size_t>(samples), false);
  std::vector<Edge> edges;
  Index at = 0;
  for (Index added = 1; added < samples; ++added) {
    inside[static_cast<std::size_t>(at)] = true;
    Index next = -1;
    for (Index other = 0; other < samples; ++other) {
      if (inside[static_cast<std::size_t>(other)]) {
        continue;
      }
      const double length = (rows.col(other) - rows.col(at)).squaredNorm();
      if (length < least[other]) {
        least[other] = length;
        nearest[static_cast<std::size_t>(other)] = at;
      }
      next = next < 0 || least[other] < least[next] ? other : next;
    }
    edges.push_back({std::sqrt(least[next]), nearest[static_cast<std::size_t>(next)], next});
    at = next;
  }
  std::sort(edges.begin(), edges.end(),
            [](const Edge& one, const Edge& other) { return one.length < other.length; });
  return edges;
}

/// How many edges are tiny: a fifth or more, all below the next one's fifth. It is 0 if none is.
std::size_t count_tiny(const std::vector<Edge>& edges, double usual_distance) {
  constexpr double apart = 5.0;
  constexpr double small = 0.05;
  constexpr std::size_t fewest = 5;
  for (std::size_t count = std::max(fewest, edges.size() / 5); count < edges.size(); ++count) {
    const double longest = edges[count - 1].length;
    if (longest > small * usual_distance) {
      break;
    }
    if (edges[count].length > apart * longest) {
      return count;
    }
  }
  return 0;
}

std::vector<int> joined_by(const std::vector<Edge>& edges, std::size_t count, Index samples) {
  std::vector<std::pair<Index, Index>> links;
  for (std::size_t at = 0; at < count; ++at) {
    links.emplace_back(edges[at].one, edges[at].other);
  }
  return connected_components(samples, links);
}

/// The typical sample is one of few: kinds of many samples are clusters rather than repeats.
bool are_small(const std::vector<int>& kind_of) {
  constexpr Index most = 20;
  const std::vector<Index> sizes = sizes_of(kind_of);
  std::vector<Index> of_samples;
  of_samples.reserve(kind_of.size());
  for (const int kind : kind_of) {
    of_samples.push_back(sizes[static_cast<std::size_t>(kind)]);
  }
  std::sort(of_samples.begin(), of_samples.end());
  return std::ssize(sizes) >= fewest_kinds && of_samples[of_samples.size() / 2] <= most;
}

/// Columns at mean 0 and variance 1; a constant one is 0.
Matrix at_variance_one(const Matrix& columns) {
  const Vector deviations = standard_deviations(columns);
  const Vector factors = (deviations.array() > 0.0).select(deviations.cwiseInverse(), 0.0);
  return (columns.rowwise() - columns.colwise().mean()) * factors.asDiagonal();
}

/// \param kind_of  of equal rows, of which one each is looked at
std::optional<std::vector<int>> almost_equal_kinds(const MatrixView& columns,
                                                   const std::vector<int>& kind_of) {
  constexpr std::size_t most_rows = 2000;
  constexpr double most_compared = 5e7;
  std::vector<Index> once;
  for (std::size_t row = 0; row < kind_of.size(); ++row) {
    if (kind_of[row] == static_cast<int>(once.size())) {
      once.push_back(static_cast<Index>(row));
    }
  }
  const auto rows = static_cast<double>(once.size());
  if (once.size() > most_rows || std::ssize(once) < 2 * fewest_kinds ||
      rows * rows * static_cast<double>(columns.cols()) > most_compared) {
    return std::nullopt;
  }
  const Matrix points = at_variance_one(columns(once, Eigen::all));
  const std::vector<Edge> edges = shortest_tree(points);
  // Two samples of independent columns are about this far apart.
  const double usual = std::sqrt(2.0 * points.squaredNorm() / rows);
  const std::size_t tiny = count_tiny(edges, usual);
  if (tiny == 0) {
    return std::nullopt;
  }
  const std::vector<int> joined = joined_by(edges, tiny, std::ssize(once));
  std::vector<int> all;
  all.reserve(kind_of.size());
  for (const int kind : kind_of) {
    all.push_back(joined[static_cast<std::size_t>(kind)]);
  }
  return are_small(all) ? std::optional(std::move(all)) : std::nullopt;
}

std::optional<std::vector<int>> kinds_in(const Problem& problem, const MatrixView& columns) {
  std::vector<int> equal = equal_rows(columns);
  if (auto almost = almost_equal_kinds(columns, equal)) {
    return almost;
  }
  return are_repeats(columns, equal) && !are_equal_by_chance(problem, columns, equal)
             ? std::optional(std::move(equal))
             : equal_with_target(problem, columns);
}

}  // namespace

std::optional<std::vector<int>> repeated_rows(const Problem& problem) {
  if (problem.samples() < 2 * fewest_kinds) {
    return std::nullopt;
  }
  const std::vector<Index> kept = no_targets(problem);
  const bool all = kept.empty() || std::ssize(kept) == problem.dimension();
  return all ? kinds_in(problem, problem.inputs)
             : kinds_in(problem, Matrix(problem.inputs(Eigen::all, kept)));
}

}  // namespace steelyard
