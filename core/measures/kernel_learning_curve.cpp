// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/kernel_learning_curve.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "core/error.h"
#include "core/linalg/cholesky.h"
#include "core/measures/kernel.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

/// Rows and columns of a kernel that are filled at a time: a few milliseconds at some hundred
/// features.
constexpr Index kernel_tile = 256;
/// Test samples that are predicted at a time, so that the kernel takes little memory.
constexpr Index tested_together = 1024;

Matrix kernel_block(const Matrix& left, const Matrix& right, double gamma) {
  KernelOptions options;
  options.gamma = gamma;
  return kernel_matrix(left, right, options);
}

/// Of the kernel between `left` and `right`; of a kernel of samples with themselves, the lower
/// triangle is enough.
/// \return false when stopped
bool fill_kernel(const Matrix& left, const Matrix& right, double gamma, bool lower_only,
                 Matrix& kernel, const std::stop_token& stop) {
  kernel.resize(left.rows(), right.rows());
  std::vector<std::pair<Index, Index>> tiles;
  for (Index column = 0; column < right.rows(); column += kernel_tile) {
    for (Index row = lower_only ? column : 0; row < left.rows(); row += kernel_tile) {
      tiles.emplace_back(row, column);
    }
  }
  return parallel_for(std::ssize(tiles), stop, [&](Index k) {
    const auto [row, column] = tiles[static_cast<std::size_t>(k)];
    const Index rows = std::min(kernel_tile, left.rows() - row);
    const Index columns = std::min(kernel_tile, right.rows() - column);
    kernel.block(row, column, rows, columns) =
        kernel_block(left.middleRows(row, rows), right.middleRows(column, columns), gamma);
  });
}

/// Rounding leaves a sample at a distance from itself.
void add_penalty(Matrix& kernel, double penalty) { kernel.diagonal().setConstant(1.0 + penalty); }

void check_kernel(double gamma, double penalty) {
  check_kernel_width(gamma);
  if (!(penalty >= 0.0) || !std::isfinite(penalty)) {
    throw bad_input({message("kernel_learning_curve.bad_penalty", "the penalty is not valid"),
                     "penalty",
                     message("kernel_learning_curve.bad_penalty.accepted", "0 or more")});
  }
}

void check_samples(const OrderedSamples& samples) {
  const bool fits =
      samples.x.rows() == samples.y.rows() && samples.test_x.rows() == samples.test_y.rows() &&
      samples.x.cols() == samples.test_x.cols() && samples.y.cols() == samples.test_y.cols();
  if (!fits || samples.x.rows() == 0 || samples.test_x.rows() == 0) {
    throw bad_input({message("kernel_learning_curve.mismatched_samples",
                             "the samples to train on and those to test on do not match"),
                     "learning curve",
                     message("kernel_learning_curve.mismatched_samples.accepted",
                             "tables of the same columns, neither empty")});
  }
}

void check_sizes(const std::vector<Index>& sizes, Index samples) {
  const auto step_back = std::adjacent_find(sizes.begin(), sizes.end(), std::greater_equal<>());
  if (sizes.empty() || step_back != sizes.end() || sizes.front() < 1 || sizes.back() > samples) {
    throw bad_input({message("kernel_learning_curve.bad_sizes",
                             "the numbers of training samples are not valid"),
                     "learning curve",
                     message("kernel_learning_curve.bad_sizes.accepted",
                             "ascending whole numbers from 1 to {1}", samples)});
  }
}

/// Models for several sizes, each fitted to the first so many samples: columns of coefficients,
/// with zeros for samples that are not in use yet, and what is added to the predictions.
struct NestedModels {
  Matrix coefficients;       // n x (sizes p)
  Eigen::RowVectorXd means;  // sizes p
};

Eigen::RowVectorXd mean_of_first(const Matrix& y, Index size, bool from_mean) {
  if (!from_mean) {
    return Eigen::RowVectorXd::Zero(y.cols());
  }
  return y.topRows(size).colwise().mean();
}

/// \return nothing when stopped
std::optional<NestedModels> nested_models(const Matrix& factor, const Matrix& y,
                                          const std::vector<Index>& sizes, bool from_mean,
                                          const std::stop_token& stop) {
  const Index targets = y.cols();
  // L^{-1} y and L^{-1} 1 of a leading block are the beginnings of those of the whole.
  Matrix forward(y.rows(), targets + 1);
  forward << y, Vector::Ones(y.rows());
  solve_lower(factor, forward);
  const Index columns = std::ssize(sizes) * targets;
  NestedModels models{Matrix::Zero(y.rows(), columns), Eigen::RowVectorXd(columns)};
  for (Index k = 0; k < std::ssize(sizes); ++k) {
    if (stop.stop_requested()) {
      return {};
    }
    const Index size = sizes[static_cast<std::size_t>(k)];
    const Eigen::RowVectorXd mean = mean_of_first(y, size, from_mean);
    auto part = models.coefficients.block(0, k * targets, size, targets);
    part = forward.topLeftCorner(size, targets) - forward.col(targets).head(size) * mean;
    solve_lower_transposed(factor.topLeftCorner(size, size), part);
    models.means.segment(k * targets, targets) = mean;
  }
  return models;
}

/// Mean absolute errors on the test samples: sizes x p.
std::optional<Matrix> errors_of(const NestedModels& models, const OrderedSamples& samples,
                                double gamma, const std::stop_token& stop) {
  const Index tested = samples.test_x.rows();
  const Index targets = samples.y.cols();
  const Index sizes = models.means.size() / targets;
  Eigen::RowVectorXd sums = Eigen::RowVectorXd::Zero(models.means.size());
  Matrix kernel;
  for (Index first = 0; first < tested; first += tested_together) {
    const Index rows = std::min(tested_together, tested - first);
    if (!fill_kernel(samples.test_x.middleRows(first, rows), samples.x, gamma, false, kernel,
                     stop)) {
      return {};
    }
    const Matrix predicted = (kernel * models.coefficients).rowwise() + models.means;
    const Matrix truth = samples.test_y.middleRows(first, rows).replicate(1, sizes);
    sums += (predicted - truth).cwiseAbs().colwise().sum();
  }
  const Vector means = sums.transpose() / static_cast<double>(tested);
  return means.reshaped(targets, sizes).transpose();
}

/// Mean absolute error for one fold and penalty; infinite where there is no model.
std::optional<double> error_of_fold(Matrix kernel, const Matrix& across, const Matrix& known,
                                    const Matrix& wanted, const std::stop_token& stop) {
  switch (factorise_positive(kernel, stop)) {
    case Factorisation::stopped:
      return {};
    case Factorisation::not_positive:
      return std::numeric_limits<double>::infinity();
    case Factorisation::done:
      break;
  }
  const auto model = nested_models(kernel, known, {known.rows()}, true, stop);
  if (!model) {
    return {};
  }
  const Matrix missed = ((across * model->coefficients).rowwise() + model->means) - wanted;
  return missed.cwiseAbs().mean();
}

}  // namespace

std::optional<Matrix> kernel_learning_curve(const OrderedSamples& samples,
                                            const std::vector<Index>& sizes,
                                            const RidgeKernel& kernel,
                                            const std::stop_token& stop) {
  check_samples(samples);
  check_sizes(sizes, samples.x.rows());
  check_kernel(kernel.gamma, kernel.penalty);
  const Index most = sizes.back();
  if (most < samples.x.rows()) {
    return kernel_learning_curve(
        {samples.x.topRows(most), samples.y.topRows(most), samples.test_x, samples.test_y}, sizes,
        kernel, stop);
  }
  Matrix factor;
  if (!fill_kernel(samples.x, samples.x, kernel.gamma, true, factor, stop)) {
    return {};
  }
  add_penalty(factor, kernel.penalty);
  const Factorisation outcome = factorise_positive(factor, stop);
  if (outcome == Factorisation::not_positive) {
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    return Matrix::Constant(std::ssize(sizes), samples.y.cols(), unknown);
  }
  if (outcome == Factorisation::stopped) {
    return {};
  }
  const auto models = nested_models(factor, samples.y, sizes, kernel.from_mean, stop);
  return models ? errors_of(*models, samples, kernel.gamma, stop) : std::nullopt;
}

std::optional<std::vector<double>> kernel_fold_errors(const Matrix& x, const Matrix& y,
                                                      const Folds& folds, double gamma,
                                                      const std::vector<double>& penalties,
                                                      const std::stop_token& stop) {
  check_folds(folds, x.rows());
  for (const double penalty : penalties) {
    check_kernel(gamma, penalty);
  }
  std::vector<double> errors(penalties.size(), 0.0);
  for (const auto& fold : folds) {
    const std::vector<Index> others = all_but(fold, x.rows());
    const Matrix trained_on = x(others, Eigen::all);
    Matrix kernel;
    Matrix across;
    if (!fill_kernel(trained_on, trained_on, gamma, true, kernel, stop) ||
        !fill_kernel(x(fold, Eigen::all), trained_on, gamma, false, across, stop)) {
      return {};
    }
    for (std::size_t trial = 0; trial < penalties.size(); ++trial) {
      add_penalty(kernel, penalties[trial]);
      const auto error =
          error_of_fold(kernel, across, y(others, Eigen::all), y(fold, Eigen::all), stop);
      if (!error) {
        return {};
      }
      errors[trial] += *error / static_cast<double>(folds.size());
    }
  }
  return errors;
}

}  // namespace steelyard
