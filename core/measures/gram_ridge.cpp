// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/gram_ridge.h"

#include <algorithm>
#include <cmath>

#include "core/linalg/gram_svd.h"

namespace steelyard {
namespace {

/// S (S^2 + a)^-1 U'Y: what the directions V are multiplied by.
Matrix shrunk(const GramSvd& svd, double penalty) {
  const Vector filter = svd.squares.array().sqrt() / (svd.squares.array() + penalty);
  return filter.asDiagonal() * svd.targets;
}

double largest(const GramSvd& svd) {
  return svd.squares.size() > 0 ? std::sqrt(svd.squares[0]) : 0.0;
}

/// One left-out fold: X_other V and U'Y of the rest are enough to evaluate any strength.
struct GramFold {
  GramSvd svd;
  Matrix turned;  // X_other V
  Matrix wanted;  // Y_other

  [[nodiscard]] double error(double penalty) const {
    const Matrix missed = turned * shrunk(svd, penalty) - wanted;
    return missed.colwise().norm().mean() / std::sqrt(static_cast<double>(wanted.rows()));
  }
};

std::optional<std::vector<GramFold>> gram_folds(const Matrix& x, const Matrix& y,
                                                const Folds& folds, const std::stop_token& stop) {
  std::vector<GramFold> all;
  for (const std::vector<Index>& fold : folds) {
    const std::vector<Index> others = all_but(fold, x.rows());
    auto svd = gram_svd(x(others, Eigen::all), y(others, Eigen::all), {}, stop);
    if (!svd) {
      return std::nullopt;
    }
    Matrix turned = x(fold, Eigen::all) * svd->right;
    all.push_back({*std::move(svd), std::move(turned), y(fold, Eigen::all)});
  }
  return all;
}

double mean_error(const std::vector<GramFold>& folds, double penalty) {
  double sum = 0.0;
  for (const GramFold& fold : folds) {
    sum += fold.error(penalty);
  }
  return sum / static_cast<double>(folds.size());
}

}  // namespace

std::optional<Matrix> gram_ridge(const Matrix& x, const Matrix& y, const Folds& folds,
                                 const std::vector<double>& strengths,
                                 const std::stop_token& stop) {
  const auto all = gram_folds(x, y, folds, stop);
  if (!all) {
    return std::nullopt;
  }
  double unit = 0.0;
  for (const GramFold& fold : *all) {
    unit = std::max(unit, largest(fold.svd));
  }
  std::vector<double> errors;
  errors.reserve(strengths.size());
  for (const double strength : strengths) {
    errors.push_back(mean_error(*all, strength * unit));
  }
  const auto best = std::min_element(errors.begin(), errors.end()) - errors.begin();
  const auto svd = gram_svd(x, y, {}, stop);
  if (!svd) {
    return std::nullopt;
  }
  return svd->right * shrunk(*svd, strengths[static_cast<std::size_t>(best)] * unit);
}

}  // namespace steelyard
