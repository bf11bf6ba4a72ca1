// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/kernel_ridge_loss.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/linalg/cholesky.h"
#include "core/parallel.h"

namespace steelyard::metric_learning {
namespace {

double height_of_density(double sigma) { return 1.0 / (std::sqrt(2.0 * std::numbers::pi) * sigma); }

/// (left right')_ij k_ij, the factors of few columns.
void weigh(const MatrixView& left, const MatrixView& right, const MatrixView& kernel,
           Matrix& weighed) {
  if (left.cols() == 1) {
    for (Index j = 0; j < kernel.cols(); ++j) {
      weighed.col(j) = kernel.col(j).cwiseProduct(left.col(0)) * right(j, 0);
    }
  } else {
    weighed.noalias() = left * right.transpose();
    weighed.array() *= kernel.array();
  }
}

/// K_ab (a_a u_b + u_a a_b).
void weigh_both(const MatrixView& a, const MatrixView& u, const MatrixView& a_of_columns,
                const MatrixView& u_of_columns, const MatrixView& kernel, Matrix& weighed) {
  if (a.cols() == 1) {
    for (Index j = 0; j < kernel.cols(); ++j) {
      weighed.col(j) =
          kernel.col(j).cwiseProduct(a.col(0) * u_of_columns(j, 0) + u.col(0) * a_of_columns(j, 0));
    }
  } else {
    weighed.noalias() = a * u_of_columns.transpose();
    weighed.noalias() += u * a_of_columns.transpose();
    weighed.array() *= kernel.array();
  }
}

/// The tile at (top, left) of a symmetric matrix of which only what is above the diagonal is there;
/// ones on it.
void copy_tile(const Matrix& upper, Index top, Index left, Matrix& tile) {
  if (top > left) {
    tile = upper.block(left, top, tile.cols(), tile.rows()).transpose();
    return;
  }
  tile = upper.block(top, left, tile.rows(), tile.cols());
  if (top == left) {
    tile.diagonal().setOnes();
    for (Index j = 0; j < tile.cols(); ++j) {
      for (Index i = j + 1; i < tile.rows(); ++i) {
        tile(i, j) = tile(j, i);
      }
    }
  }
}

}  // namespace

double KernelWidth::ridge_at_height_one() const { return ridge / height_of_density(sigma); }

KernelWidth KernelWidth::of_height_one(double sigma, double ridge) {
  return {sigma, ridge * height_of_density(sigma)};
}

KernelRidgeLoss::KernelRidgeLoss(Samples fitted, Samples judged)
    : fitted_(std::move(fitted)),
      judged_(std::move(judged)),
      kernel_(fitted_.count(), fitted_.count()),
      across_(fitted_.count(), judged_.count()) {}

bool KernelRidgeLoss::solve(double sigma, double ridge, MetricLoss& loss,
                            const std::stop_token& stop) {
  ridge_ = ridge;
  if (!gaussian_kernel(at_fitted_, sigma, kernel_, stop)) {
    return false;
  }
  kernel_.diagonal().array() += ridge;
  Factorisation end = Factorisation::done;
  bool whole = true;
  const auto factorise = [&] { end = factorise_positive(kernel_, stop); };
  const auto look_across = [&] {
    whole = gaussian_kernel(at_fitted_, at_judged_, sigma, across_, stop);
  };
  if (kernel_.rows() <= factorised_by_one_thread) {
    whole = parallel_for(2, stop, [&](Index k) { k == 0 ? factorise() : look_across(); }) && whole;
  } else {
    look_across();
    factorise();
  }
  if (!whole || end != Factorisation::done) {
    return whole && end == Factorisation::not_positive;
  }
  coefficients_ = fitted_.targets;
  solve_lower(kernel_, coefficients_);
  solve_lower_transposed(kernel_, coefficients_);
  missed_.noalias() = across_.transpose() * coefficients_;
  missed_ -= judged_.targets;
  left_by_fit_ = ridge * ridge * coefficients_.squaredNorm();
  const double sum = missed_.squaredNorm();
  loss.value = std::isfinite(sum) ? sum : loss.value;
  return true;
}

/// The points of X2: their rows of W pull them.
void KernelRidgeLoss::move_judged(Index first, Index count) {
  const Index fitted = fitted_.count();
  const Index tile = kernel_tile(fitted);
  const auto missed = missed_.middleRows(first, count);
  const Vector sums =
      missed.cwiseProduct(missed + judged_.targets.middleRows(first, count)).rowwise().sum();
  auto moved = by_judged_.middleCols(first, count);
  moved = at_judged_.points.middleCols(first, count) * sums.asDiagonal();
  for (Index from = 0; from < fitted; from += tile) {
    const Index size = std::min(tile, fitted - from);
    Matrix weighed(size, count);
    weigh(coefficients_.middleRows(from, size), missed, across_.block(from, first, size, count),
          weighed);
    moved.noalias() -= at_fitted_.points.middleCols(from, size) * weighed;
  }
}

/// The points of X1: W pulls them by its columns, V by its rows and columns.
void KernelRidgeLoss::move_fitted(Index first, Index count) {
  const auto a = coefficients_.middleRows(first, count);
  const auto u = adjoint_.middleRows(first, count);
  const auto product = product_.middleRows(first, count);
  // K a = y1 - lambda a and K u = Q'r - lambda u, so no sum over the kernel is needed.
  const Vector sums = (a.cwiseProduct(product) -
                       u.cwiseProduct(fitted_.targets.middleRows(first, count) - ridge_ * a) -
                       a.cwiseProduct(product - ridge_ * u))
                          .rowwise()
                          .sum();
  auto moved = by_fitted_.middleCols(first, count);
  moved = at_fitted_.points.middleCols(first, count) * sums.asDiagonal();
  const Index tile = kernel_tile(fitted_.count());
  for (Index from = 0; from < judged_.count(); from += tile) {
    const Index size = std::min(tile, judged_.count() - from);
    Matrix weighed(count, size);
    weigh(a, missed_.middleRows(from, size), across_.block(first, from, count, size), weighed);
    moved.noalias() -= at_judged_.points.middleCols(from, size) * weighed.transpose();
  }
  for (Index from = 0; from < fitted_.count(); from += tile) {
    const Index size = std::min(tile, fitted_.count() - from);
    Matrix kernel(size, count);
    Matrix weighed(size, count);
    copy_tile(kernel_, from, first, kernel);
    weigh_both(coefficients_.middleRows(from, size), adjoint_.middleRows(from, size), a, u, kernel,
               weighed);
    moved.noalias() += at_fitted_.points.middleCols(from, size) * weighed;
  }
}

bool KernelRidgeLoss::differentiate(const std::stop_token& stop) {
  product_.noalias() = across_ * missed_;
  adjoint_ = product_;
  solve_lower(kernel_, adjoint_);
  solve_lower_transposed(kernel_, adjoint_);
  const Index components = at_fitted_.points.rows();
  by_fitted_.resize(components, fitted_.count());
  by_judged_.resize(components, judged_.count());
  const Index tile = kernel_tile(fitted_.count());
  const Index of_fitted = (fitted_.count() + tile - 1) / tile;
  const Index of_judged = (judged_.count() + tile - 1) / tile;
  return parallel_for(of_fitted + of_judged, stop, [&](Index block) {
    if (block < of_fitted) {
      move_fitted(block * tile, std::min(tile, fitted_.count() - block * tile));
    } else {
      const Index first = (block - of_fitted) * tile;
      move_judged(first, std::min(tile, judged_.count() - first));
    }
  });
}

bool KernelRidgeLoss::evaluate(const MetricMap& map, const KernelWidth& width, MetricLoss& loss,
                               const std::stop_token& stop) {
  loss.value = std::numeric_limits<double>::infinity();
  loss.by_map = Matrix::Zero(map.values.rows(), map.values.cols());
  at_fitted_ = map.apply(fitted_.inputs, stop);
  at_judged_ = map.apply(judged_.inputs, stop);
  if (at_judged_.count() == 0 || at_fitted_.count() == 0) {
    return false;
  }
  if (!solve(width.sigma, width.ridge_at_height_one(), loss, stop)) {
    return false;
  }
  if (!std::isfinite(loss.value)) {
    return true;
  }
  if (!differentiate(stop) || !map.add_pulled_back(by_fitted_, fitted_.inputs, loss.by_map, stop) ||
      !map.add_pulled_back(by_judged_, judged_.inputs, loss.by_map, stop)) {
    return false;
  }
  loss.by_map *= -4.0 / (width.sigma * width.sigma);
  // Scaling sigma is scaling A the other way; beside, the same lambda counts for more.
  loss.by_sigma =
      -(loss.by_map.cwiseProduct(map.values).sum() +
        2.0 * width.ridge_at_height_one() * adjoint_.cwiseProduct(coefficients_).sum()) /
      width.sigma;
  return true;
}

}  // namespace steelyard::metric_learning
