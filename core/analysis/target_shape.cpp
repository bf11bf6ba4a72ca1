// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/target_shape.h"

#include <algorithm>
#include <cmath>

#include "core/data/quantile.h"
#include "core/positions.h"

namespace steelyard {
namespace {

double squares_about_mean(const Vector& values) {
  return (values.array() - values.mean()).square().sum();
}

/// The third central moment in standard deviations; 0 where nothing varies.
double skewness(const Vector& values) {
  const Eigen::ArrayXd centred = values.array() - values.mean();
  const double variance = centred.square().mean();
  return variance > 0.0 ? centred.cube().mean() / std::pow(variance, 1.5) : 0.0;
}

/// The fewest values that hold most of the variance, if so few do.
void look_for_few(const Vector& values, UnevenTarget& target) {
  constexpr std::size_t most = 3;
  constexpr std::size_t one_in = 20;
  constexpr double half = 0.5;
  const double all = squares_about_mean(values);
  const double middle = median({values.begin(), values.end()});
  const Vector distances = (values.array() - middle).abs();
  const std::vector<Index> order = falling(all_positions(values.size()), distances);
  const std::size_t tried = all > 0.0 ? std::min(most, order.size() / one_in) : 0;
  for (std::size_t count = 1; count <= tried; ++count) {
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(count);
    const Vector rest = values(std::vector<Index>(end, order.end()));
    target.share = 1.0 - squares_about_mean(rest) / all;
    if (target.share > half) {
      target.few.assign(order.begin(), end);
      return;
    }
  }
}

bool is_skewed(const Vector& positive) {
  constexpr double strongly = 2.0;
  const double own = skewness(positive);
  return own > strongly && 2.0 * std::abs(skewness(positive.array().log().matrix())) < own;
}

}  // namespace

std::vector<UnevenTarget> uneven_targets(const Problem& problem) {
  constexpr Index fewest = 20;
  std::vector<UnevenTarget> uneven;
  if (problem.truth_kind != TruthKind::columns || problem.samples() < fewest) {
    return uneven;
  }
  for (Index column = 0; column < problem.truth.cols(); ++column) {
    const ColumnInfo& info = problem.truth_features[static_cast<std::size_t>(column)];
    if (info.period > 0.0) {
      continue;
    }
    const Vector values = problem.truth.col(column);
    UnevenTarget target;
    target.place = column;
    target.is_positive = values.minCoeff() > 0.0;
    target.is_skewed = target.is_positive && is_skewed(values);
    look_for_few(values, target);
    if (target.is_skewed || !target.few.empty()) {
      uneven.push_back(std::move(target));
    }
  }
  return uneven;
}

}  // namespace steelyard
