// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/ridge_search.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/error.h"
#include "core/linalg/gram_svd.h"
#include "core/linalg/thin_svd.h"

namespace steelyard {
namespace {

/// The regularised 1/s at strength a.
Vector filter_of(const ThinSvd& svd, Index samples, Regularisation how, double strength) {
  const auto s = svd.singular.array();
  if (how == Regularisation::tikhonov) {
    return s / (s.square() + strength);
  }
  const double rounding = static_cast<double>(std::max(samples, svd.right.rows())) *
                          std::numeric_limits<double>::epsilon();
  return (s > std::max(strength, rounding)).select(s.inverse(), 0.0);
}

/// One left-out fold: X_other V and U^T Y of the rest are enough to evaluate any strength.
struct FoldTrial {
  ThinSvd svd;
  Index samples = 0;  // of the training part
  Matrix turned;      // X_other V
  Matrix targets;     // U^T Y
  Matrix wanted;      // Y_other

  FoldTrial(const Matrix& x, const Matrix& y, const std::vector<Index>& fold) {
    const std::vector<Index> others = all_but(fold, x.rows());
    svd = thin_svd(x(others, Eigen::all));
    samples = static_cast<Index>(others.size());
    turned = x(fold, Eigen::all) * svd.right;
    targets = svd.left.transpose() * y(others, Eigen::all);
    wanted = y(fold, Eigen::all);
  }

  [[nodiscard]] double largest() const { return svd.rank() > 0 ? svd.singular[0] : 0.0; }
  [[nodiscard]] double error(Regularisation how, double strength) const {
    const Vector filter = filter_of(svd, samples, how, strength);
    const Matrix missed = turned * (filter.asDiagonal() * targets) - wanted;
    return missed.colwise().norm().mean() / std::sqrt(static_cast<double>(wanted.rows()));
  }
};

void check_search(const RidgeSearch& search) {
  const bool usable = std::all_of(search.strengths.begin(), search.strengths.end(),
                                  [](double strength) { return strength >= 0.0; });
  if (search.strengths.empty() || !usable) {
    throw bad_input(
        {message("ridge_search.bad_strengths", "the regularisation strengths are not valid"),
         "regularisation",
         message("ridge_search.bad_strengths.accepted", "at least one number, none negative")});
  }
}

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

std::vector<double> geometric_steps(double first, double last, int count) {
  std::vector<double> steps;
  steps.reserve(static_cast<std::size_t>(count));
  for (int step = 0; step < count; ++step) {
    const double part = static_cast<double>(step) / static_cast<double>(count - 1);
    steps.push_back(step == count - 1 ? last : first * std::pow(last / first, part));
  }
  return steps;
}

RidgeFit cross_validated_ridge(const Matrix& x, const Matrix& y, const Folds& folds,
                               const RidgeSearch& search) {
  check_search(search);
  check_folds(folds, x.rows());
  std::vector<FoldTrial> trials;
  trials.reserve(folds.size());
  double unit = search.relative ? 0.0 : 1.0;
  for (const auto& fold : folds) {
    trials.emplace_back(x, y, fold);
    unit = search.relative ? std::max(unit, trials.back().largest()) : unit;
  }
  RidgeFit fit;
  for (const double strength : search.strengths) {
    double sum = 0.0;
    for (const FoldTrial& trial : trials) {
      sum += trial.error(search.how, strength * unit);
    }
    fit.errors.push_back(sum / static_cast<double>(trials.size()));
  }
  fit.position = static_cast<std::size_t>(std::min_element(fit.errors.begin(), fit.errors.end()) -
                                          fit.errors.begin());
  fit.strength = search.strengths[fit.position] * unit;
  const ThinSvd svd = thin_svd(x);
  const Vector filter = filter_of(svd, x.rows(), search.how, fit.strength);
  fit.coefficients = svd.right * (filter.asDiagonal() * (svd.left.transpose() * y));
  return fit;
}

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
