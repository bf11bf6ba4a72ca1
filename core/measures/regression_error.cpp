// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/regression_error.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/error.h"
#include "core/measures/spread.h"
#include "core/measures/standard_scaler.h"
#include "core/positions.h"

namespace steelyard {
namespace {

StandardScaler scaler_of(const Matrix& rows, ScalerMode mode) {
  ScalerOptions options;
  options.mode = mode;
  options.absolute_tolerance = 0.0;
  return fit_scaler(rows, options);
}

/// Training and test part, scaled by the training samples.
struct ScaledSplit {
  Matrix train_x, test_x;  // no columns: no features
  Matrix train_y, test_y;

  ScaledSplit(const Matrix& x, const Matrix& y, const Split& split) {
    const Matrix known = y(split.train, Eigen::all);
    const StandardScaler targets = scaler_of(known, ScalerMode::column);
    train_y = targets.apply(known);
    test_y = targets.apply(y(split.test, Eigen::all));
    const Matrix training = x(split.train, Eigen::all);
    if (any_varies(training)) {
      const StandardScaler inputs = scaler_of(training, ScalerMode::matrix);
      train_x = inputs.apply(training);
      test_x = inputs.apply(x(split.test, Eigen::all));
    }
  }

  [[nodiscard]] double error(const Matrix& predicted) const {
    return std::sqrt((predicted - test_y).cwiseAbs2().mean());
  }
  [[nodiscard]] double error_of_mean() const { return std::sqrt(test_y.cwiseAbs2().mean()); }
};

/// Of the kept positions in the training list, which are ascending.
Folds folds_for(const std::vector<Index>& kept, const RegressionOptions& options) {
  if (options.given_folds.empty()) {
    return random_folds(std::ssize(kept), options.folds, options.seed);
  }
  Folds folds;
  for (const std::vector<Index>& given : options.given_folds) {
    std::vector<Index> fold;
    for (const Index position : given) {
      const auto place = std::lower_bound(kept.begin(), kept.end(), position);
      if (place != kept.end() && *place == position) {
        fold.push_back(place - kept.begin());
      }
    }
    if (!fold.empty()) {
      folds.push_back(std::move(fold));
    }
  }
  return folds;
}

Folds folds_for(const ScaledSplit& parts, const RegressionOptions& options) {
  return folds_for(all_positions(parts.train_x.rows()), options);
}

Matrix by_kernel_ridge(const ScaledSplit& parts, const RegressionOptions& options) {
  const auto kept = every_nth(parts.train_x.rows(), options.most_samples);
  const Folds folds = folds_for(kept, options);
  return cross_validated_kernel_ridge(parts.train_x(kept, Eigen::all),
                                      parts.train_y(kept, Eigen::all), folds, options.kernel_ridge)
      .predict(parts.test_x);
}

Matrix by_ridge(const ScaledSplit& parts, const RegressionOptions& options) {
  const Folds folds = folds_for(parts, options);
  return parts.test_x *
         cross_validated_ridge(parts.train_x, parts.train_y, folds, options.ridge).coefficients;
}

/// Positions in the training list.
std::vector<Index> among_training(const std::vector<Index>& samples, const Split& split) {
  std::vector<Index> places;
  for (const Index sample : samples) {
    const auto found = std::find(split.train.begin(), split.train.end(), sample);
    if (found == split.train.end()) {
      throw bad_input({message("regression_error.active_outside_training",
                               "sample {1} is not a training sample", sample + 1),
                       "active set",
                       message("regression_error.active_outside_training.accepted",
                               "samples of the training part")});
    }
    places.push_back(found - split.train.begin());
  }
  return places;
}

bool all_at_least(const std::vector<double>& values, double least) {
  return !values.empty() && std::all_of(values.begin(), values.end(),
                                        [least](double value) { return value >= least; });
}

void check_options(const RegressionOptions& options) {
  if (options.most_samples < 2 * options.folds) {
    throw bad_input(
        {message("regression_error.too_few_samples", "too few training samples"), "most samples",
         message("regression_error.too_few_samples.accepted", "at least twice as many as folds")});
  }
  constexpr double above_zero = 1e-300;
  if (!all_at_least(options.kernel_ridge.gammas, above_zero)) {
    throw bad_input({message("regression_error.bad_widths", "the kernel widths are not valid"),
                     "gamma", message("regression_error.bad_widths.accepted", "numbers above 0")});
  }
  if (!all_at_least(options.kernel_ridge.penalties, 0.0) ||
      !all_at_least(options.ridge.strengths, 0.0)) {
    throw bad_input(
        {message("regression_error.bad_penalties", "the penalties are not valid"), "penalty",
         message("regression_error.bad_penalties.accepted", "at least one number, none negative")});
  }
}

}  // namespace

void check_regression(const Matrix& x, const Matrix& y, const Split& split,
                      const RegressionOptions& options) {
  if (x.rows() != y.rows()) {
    throw bad_input(
        {message("regression_error.different_samples",
                 "the features have {1} {1:sample|samples}, the targets {2}", x.rows(), y.rows()),
         "regression error",
         message("regression_error.different_samples.accepted", "tables of the same samples")});
  }
  if (y.cols() == 0) {
    throw bad_input({message("regression_error.no_target", "there is nothing to predict"),
                     "regression error",
                     message("regression_error.no_target.accepted", "a target")});
  }
  check_split(split, x.rows());
  check_options(options);
  if (options.given_folds.empty()) {
    static_cast<void>(random_folds(std::ssize(split.train), options.folds, options.seed));
  } else {
    check_folds(options.given_folds, std::ssize(split.train));
  }
  static_cast<void>(scaler_of(y(split.train, Eigen::all), ScalerMode::column));
}

double regression_error(const Matrix& x, const Matrix& y, const Split& split,
                        const RegressionOptions& options) {
  check_regression(x, y, split, options);
  const ScaledSplit parts(x, y, split);
  if (parts.train_x.cols() == 0) {
    return parts.error_of_mean();
  }
  return parts.error(options.regressor == Regressor::ridge ? by_ridge(parts, options)
                                                           : by_kernel_ridge(parts, options));
}

double sparse_regression_error(const Matrix& x, const Matrix& y, const Split& split,
                               const std::vector<Index>& active, const RegressionOptions& options) {
  check_regression(x, y, split, options);
  const std::vector<Index> places = among_training(active, split);
  const ScaledSplit parts(x, y, split);
  if (parts.train_x.cols() == 0) {
    return parts.error_of_mean();
  }
  const Folds folds = folds_for(parts, options);
  return parts.error(
      sparse_kernel_ridge(parts.train_x, parts.train_y, places, folds, options.kernel_ridge)
          .predict(parts.test_x));
}

}  // namespace steelyard
