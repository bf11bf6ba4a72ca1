// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/alike_neighbours.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "core/linalg/pivoted_qr.h"
#include "core/matrix.h"
#include "core/measures/correlation.h"
#include "core/positions.h"
#include "core/problem/targets.h"

namespace steelyard {
namespace {

/// A share of a column's length that rounding explains.
constexpr double trend_rounding = 1e-9;

/// At mean 0 and length 1; a constant column is 0.
Vector centred_trend(const Vector& values) {
  const Vector centred = values.array() - values.mean();
  const double length = centred.norm();
  return length > 0.0 && std::isfinite(length) ? Vector(centred / length) : Vector(0.0 * centred);
}

/// An orthonormal basis of all functions that are quadratic in one of the first three columns or in
/// the places of the rows: these are what a simple trend along a sorted table can be.
/// \param trends  columns of N values each
/// \param rows    the rows in their order, each 0 .. N-1
/// \return rows x at most 9
Matrix trend_basis(const std::vector<Vector>& trends, const std::vector<Index>& rows) {
  constexpr std::size_t most_trends = 3;
  const auto count = std::ssize(rows);
  std::vector<Vector> along{Vector::LinSpaced(count, -1.0, 1.0)};
  for (std::size_t trend = 0; trend < std::min(most_trends, trends.size()); ++trend) {
    along.push_back(centred_trend(trends[trend](rows)));
  }
  Matrix spanning(count, 1 + 2 * std::ssize(along));
  spanning.col(0).setConstant(1.0 / std::sqrt(static_cast<double>(count)));
  Index next = 1;
  for (const Vector& trend : along) {
    spanning.col(next++) = centred_trend(trend);
    spanning.col(next++) = centred_trend(trend.cwiseAbs2());
  }
  return orthonormal_basis(spanning, trend_rounding);
}

/// What remains of columns without that basis; exactly 0 if only rounding remains.
/// \param basis  has as many rows as the columns
Matrix without_trend(const Matrix& columns, const Matrix& basis) {
  Matrix rest = columns;
  rest.noalias() -= basis * (basis.transpose() * columns);
  for (Index column = 0; column < rest.cols(); ++column) {
    if (!(rest.col(column).norm() > trend_rounding * columns.col(column).norm())) {
      rest.col(column).setZero();
    }
  }
  return rest;
}

constexpr Index most_columns_alike = 30;
constexpr Index fewest_pairs = 20;

/// Each column at mean 0 and variance 1, by its ranks; a constant one is 0.
Matrix at_ranks(const MatrixView& columns) {
  Matrix ranked(columns.rows(), columns.cols());
  for (Index column = 0; column < columns.cols(); ++column) {
    const Vector ranks = average_ranks(columns.col(column));
    const Vector centred = ranks.array() - ranks.mean();
    const double length = centred.norm() / std::sqrt(static_cast<double>(ranks.size()));
    ranked.col(column) = length > 0.0 ? Vector(centred / length) : Vector(0.0 * centred);
  }
  return ranked;
}

Matrix some_columns(const MatrixView& columns) {
  return columns(Eigen::all,
                 evenly_spaced(columns.cols(), std::min(most_columns_alike, columns.cols())));
}

/// In each stretch.
Matrix without_trends(Matrix columns, const std::vector<std::vector<Index>>& stretches,
                      const std::vector<Vector>& trends) {
  for (const std::vector<Index>& stretch : stretches) {
    const Matrix before = columns(stretch, Eigen::all);
    columns(stretch, Eigen::all) = without_trend(before, trend_basis(trends, stretch));
  }
  return columns;
}

Vector numbers_of(const Labels& labels) {
  Vector numbers(std::ssize(labels.class_of));
  std::copy(labels.class_of.begin(), labels.class_of.end(), numbers.data());
  return numbers;
}

Matrix gower_matrix(const MatrixView& distances) {
  Matrix centred = -0.5 * distances.cwiseAbs2();
  centred.rowwise() -= centred.colwise().mean().eval();
  centred.colwise() -= centred.rowwise().mean().eval();
  return centred;
}

/// The products of what samples have as a target, each less a mean: of a matrix of distances, by
/// those (Gower 1966), otherwise of the columns. Of classes, those of the inputs, since classes
/// that stand in blocks are a file's usual order.
class Products {
 public:
  /// Of the rest beside some trends.
  enum class Ranks {
    before,  ///< of the columns, so that a few large values make no trend
    after    ///< of the rest, so that what is exactly quadratic leaves none
  };

  Products(const Problem& problem, const std::vector<std::vector<Index>>& stretches,
           const std::vector<Vector>& trends, Ranks ranks) {
    if (problem.truth.cols() > 0 && problem.truth_kind == TruthKind::distance_matrix) {
      centred_ = gower_matrix(problem.truth);
      of_distances_ = true;
    } else {
      centred_ = some_columns(problem.truth.cols() > 0 ? problem.truth : problem.inputs);
    }
    const bool ranked_first = !of_distances_ && (trends.empty() || ranks == Ranks::before);
    if (ranked_first) {
      centred_ = at_ranks(centred_);
    }
    if (!trends.empty()) {
      take_trends(stretches, trends);
      centred_ = ranked_first || of_distances_ ? std::move(centred_) : at_ranks(centred_);
    }
  }

  void take_mean_from(const std::vector<Index>& rows) {
    if (!of_distances_) {
      const Vector mean = centred_(rows, Eigen::all).colwise().mean();
      for (const Index row : rows) {
        centred_.row(row) -= mean.transpose();
      }
    }
  }
  [[nodiscard]] double of(Index one, Index other) const {
    return of_distances_ ? centred_(one, other) : centred_.row(one).dot(centred_.row(other));
  }

 private:
  /// Of products, from both sides.
  void take_trends(const std::vector<std::vector<Index>>& stretches,
                   const std::vector<Vector>& trends) {
    centred_ = without_trends(std::move(centred_), stretches, trends);
    if (of_distances_) {
      centred_ = without_trends(centred_.transpose(), stretches, trends);
    }
  }

  Matrix centred_;
  bool of_distances_ = false;
};

/// Whether no value of a column stands in the wrong order to the next one, in each stretch.
/// \param ordered  of a value and the next
template <typename Ordered>
bool is_sorted(const Vector& values, const std::vector<std::vector<Index>>& stretches,
               const Ordered& ordered) {
  for (const std::vector<Index>& stretch : stretches) {
    for (std::size_t at = 1; at < stretch.size(); ++at) {
      if (!ordered(values[stretch[at - 1]], values[stretch[at]])) {
        return false;
      }
    }
  }
  return true;
}

/// Whether the values of a column each stand in one piece, in each stretch, several rows to most.
bool is_together(const Vector& values, const std::vector<std::vector<Index>>& stretches) {
  for (const std::vector<Index>& stretch : stretches) {
    std::vector<double> seen;
    for (std::size_t at = 0; at < stretch.size(); ++at) {
      const double value = values[stretch[at]];
      if (std::isnan(value)) {
        return false;
      }
      if (at == 0 || value != values[stretch[at - 1]]) {
        seen.push_back(value);
      }
    }
    const std::size_t pieces = seen.size();
    std::sort(seen.begin(), seen.end());
    const bool once = std::adjacent_find(seen.begin(), seen.end()) == seen.end();
    if (!once || (pieces > 1 && 2 * pieces > stretch.size())) {
      return false;
    }
  }
  return true;
}

std::vector<std::vector<Index>> cut(const Vector& values,
                                    const std::vector<std::vector<Index>>& stretches) {
  std::vector<std::vector<Index>> parts;
  for (const std::vector<Index>& stretch : stretches) {
    for (std::size_t at = 0; at < stretch.size(); ++at) {
      if (at == 0 || values[stretch[at]] != values[stretch[at - 1]]) {
        parts.emplace_back();
      }
      parts.back().push_back(stretch[at]);
    }
  }
  return parts;
}

Index pairs_in(const std::vector<std::vector<Index>>& stretches) {
  Index pairs = 0;
  for (const std::vector<Index>& stretch : stretches) {
    pairs += std::ssize(stretch) - 1;
  }
  return pairs;
}

/// Many parts, most of them of one row.
bool leaves_few_neighbours(const std::vector<std::vector<Index>>& parts) {
  return std::ssize(parts) >= fewest_pairs && pairs_in(parts) < std::ssize(parts);
}

std::vector<Vector> trends_among(const std::vector<Vector>& columns,
                                 const std::vector<bool>& is_trend) {
  std::vector<Vector> trends;
  for (std::size_t column = 0; column < columns.size(); ++column) {
    if (is_trend[column]) {
      trends.push_back(columns[column]);
    }
  }
  return trends;
}

/// Of neighbours in a stretch.
/// \param means  the rows that have a mean in common, which does not count as likeness
AlikeNeighbours likeness_within(const std::vector<std::vector<Index>>& stretches,
                                const std::vector<std::vector<Index>>& means, Products products) {
  double next = 0.0;
  double own = 0.0;
  double rows = 0.0;
  for (const std::vector<Index>& together : means) {
    products.take_mean_from(together);
  }
  for (const std::vector<Index>& stretch : stretches) {
    for (std::size_t at = 0; at < stretch.size(); ++at) {
      own += products.of(stretch[at], stretch[at]);
      rows += 1.0;
      next += at > 0 ? products.of(stretch[at - 1], stretch[at]) : 0.0;
    }
  }
  if (!(own > 0.0)) {
    return {};
  }
  const auto count = static_cast<double>(pairs_in(stretches));
  AlikeNeighbours alike;
  alike.correlation = (next / count) / (own / rows);
  // Shuffled rows have -1 / n, in each stretch.
  alike.deviations = (alike.correlation + 1.0 / (1.0 + count)) * std::sqrt(count);
  return alike;
}

/// The rows of each class in each stretch. Runs of one class that differ from each other are alike
/// within: a mean for each of these would take that away.
std::vector<std::vector<Index>> of_one_class(const Vector& class_of,
                                             const std::vector<std::vector<Index>>& stretches) {
  std::vector<std::vector<Index>> all;
  for (const std::vector<Index>& stretch : stretches) {
    std::map<double, std::vector<Index>> rows;
    for (const Index row : stretch) {
      rows[class_of[row]].push_back(row);
    }
    for (auto& [which, of_class] : rows) {
      all.push_back(std::move(of_class));
    }
  }
  return all;
}

/// The likeness of neighbours within runs of one class where these runs make a series.
std::optional<AlikeNeighbours> runs_differ_much(const Problem& problem,
                                                const std::vector<std::vector<Index>>& runs,
                                                const std::vector<std::vector<Index>>& stretches) {
  constexpr double much = 0.5;  // batches of a few rows differ somewhat in most files
  const AlikeNeighbours alike =
      likeness_within(runs, of_one_class(numbers_of(*problem.labels), stretches),
                      Products(problem, runs, {}, Products::Ranks::before));
  return alike.correlation > much && alike.is_series() ? std::optional(alike) : std::nullopt;
}

/// A trend fits the rows of a short stretch whatever they are.
std::vector<std::vector<Index>> long_ones(std::vector<std::vector<Index>> stretches) {
  std::erase_if(stretches, [](const auto& stretch) { return std::ssize(stretch) < fewest_pairs; });
  return stretches;
}

}  // namespace

bool AlikeNeighbours::is_series() const {
  constexpr double much = 0.25;
  constexpr double far = 4.0;  // one table of shuffled rows in 30,000
  return correlation > much && deviations > far;
}

double AlikeNeighbours::independent(Index samples) const {
  const double alike = std::clamp(correlation, 0.0, 1.0);
  return std::max(1.0, static_cast<double>(samples) * (1.0 - alike) / (1.0 + alike));
}

std::optional<double> worth_of_series(const Problem& problem) {
  if (!problem.order.time || problem.order.group_of) {
    return std::nullopt;
  }
  const std::vector<std::vector<Index>> rows{*problem.order.time};
  if (!classes_are_target(problem)) {
    return alike_neighbours(problem, rows).independent(problem.samples());
  }
  // In a series, classes that come in few runs are a target that moves slowly.
  Problem in_numbers;
  in_numbers.truth = class_columns(*problem.labels);
  return alike_neighbours(in_numbers, rows).independent(problem.samples());
}

AlikeNeighbours alike_neighbours(const Problem& problem,
                                 const std::vector<std::vector<Index>>& stretches,
                                 const std::vector<Vector>& trends) {
  auto rows = classes_are_target(problem) ? cut(numbers_of(*problem.labels), stretches) : stretches;
  rows = trends.empty() ? std::move(rows) : long_ones(std::move(rows));
  if (pairs_in(rows) < fewest_pairs) {
    return {};
  }
  const auto alike = [&](Products::Ranks ranks) {
    return likeness_within(rows, rows, Products(problem, rows, trends, ranks));
  };
  const AlikeNeighbours found = alike(Products::Ranks::before);
  if (classes_are_target(problem) && trends.empty() && !found.is_series()) {
    return runs_differ_much(problem, rows, stretches).value_or(found);
  }
  if (trends.empty() || !found.is_series()) {
    return found;
  }
  const AlikeNeighbours other = alike(Products::Ranks::after);
  return other.is_series() ? found : other;
}

SortedRows sorted_rows(const std::vector<Vector>& columns, const std::vector<Index>& order) {
  std::vector<std::vector<Index>> stretches{order};
  std::vector<bool> is_trend(columns.size(), false);
  for (bool found = true; found;) {
    found = false;
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const Vector& values = columns[column];
      const bool sorted = is_sorted(values, stretches, std::less_equal<>()) ||
                          is_sorted(values, stretches, std::greater_equal<>());
      if (is_trend[column] || (!sorted && !is_together(values, stretches))) {
        continue;
      }
      auto parts = cut(values, stretches);
      is_trend[column] = sorted && leaves_few_neighbours(parts);
      if (!is_trend[column]) {
        found = found || parts.size() > stretches.size();
        stretches = std::move(parts);
      }
    }
  }
  return {std::move(stretches), trends_among(columns, is_trend)};
}

}  // namespace steelyard
