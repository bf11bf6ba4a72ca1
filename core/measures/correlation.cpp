// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/correlation.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/error.h"
#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/positions.h"

namespace steelyard {
namespace {

bool is_constant(const Eigen::ArrayXd& values) {
  return values.size() == 0 || values.minCoeff() == values.maxCoeff();
}

/// Mean 0 and largest magnitude 1, so that no square overflows or underflows.
Eigen::ArrayXd standardised(const Eigen::ArrayXd& values) {
  const Eigen::ArrayXd centred = values - values.mean();
  return centred / centred.abs().maxCoeff();
}

double correlation_where_both_are_there(const Matrix& values, Index a, Index b) {
  std::vector<Index> rows;
  for (Index row = 0; row < values.rows(); ++row) {
    if (!std::isnan(values(row, a)) && !std::isnan(values(row, b))) {
      rows.push_back(row);
    }
  }
  const double found = pearson_correlation(values(rows, a), values(rows, b));
  return a == b && !std::isnan(found) ? 1.0 : found;
}

}  // namespace

double pearson_correlation(const Vector& a, const Vector& b) {
  if (is_constant(a) || is_constant(b)) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const Eigen::ArrayXd of_a = standardised(a);
  const Eigen::ArrayXd of_b = standardised(b);
  const double both = std::sqrt(of_a.square().sum() * of_b.square().sum());
  return std::clamp((of_a * of_b).sum() / both, -1.0, 1.0);
}

Matrix correlation_matrix(const Matrix& values, const std::vector<Index>& columns) {
  const auto count = static_cast<Index>(columns.size());
  Matrix found(count, count);
  parallel_for(count, Sharing{}, [&](Index one) {
    for (Index other = 0; other <= one; ++other) {
      const double value = correlation_where_both_are_there(
          values, columns[static_cast<std::size_t>(one)], columns[static_cast<std::size_t>(other)]);
      found(one, other) = value;
      found(other, one) = value;
    }
  });
  return found;
}

Matrix correlations_with(const Matrix& values, const std::vector<Index>& columns) {
  const Matrix alike = at_equal_spread(values, column_spread(values));
  return alike.transpose() * alike(Eigen::all, columns) /
         static_cast<double>(std::max<Index>(1, values.rows()));
}

Vector average_ranks(const Vector& values) {
  std::vector<Index> order = all_positions(values.size());
  std::sort(order.begin(), order.end(), [&](Index a, Index b) { return values[a] < values[b]; });
  Vector ranks(values.size());
  std::size_t first = 0;
  while (first < order.size()) {
    std::size_t last = first;  // one past the equal values
    while (last < order.size() && values[order[last]] == values[order[first]]) {
      ++last;
    }
    const double shared = 0.5 * static_cast<double>(first + 1 + last);
    for (; first < last; ++first) {
      ranks[order[first]] = shared;
    }
  }
  return ranks;
}

double spearman_correlation(const Vector& a, const Vector& b) {
  if (a.size() != b.size()) {
    throw fault("rankings of different length");
  }
  Matrix ranks(a.size(), 2);
  ranks << average_ranks(a), average_ranks(b);
  return correlation_matrix(ranks, {0, 1})(1, 0);
}

double ledoit_wolf_shrinkage(const Matrix& centred, const Matrix& covariance) {
  const auto count = static_cast<double>(centred.rows());
  const auto features = static_cast<double>(centred.cols());
  const double mean = covariance.trace() / features;
  const double size = covariance.squaredNorm();
  const double fourth = centred.rowwise().squaredNorm().array().square().sum();
  const double away = (size - mean * mean * features) / features;
  const double noise = std::max(fourth / count - size, 0.0) / (count * features);
  return away > 0.0 ? std::min(noise, away) / away : 0.0;
}

}  // namespace steelyard
