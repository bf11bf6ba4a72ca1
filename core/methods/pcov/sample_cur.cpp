// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/sample_cur.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/linalg/blocked_products.h"
#include "core/linalg/mixed_eigenpairs.h"
#include "core/linalg/shortest_least_squares.h"
#include "core/linalg/top_eigenpairs.h"

namespace steelyard::pcov {

SampleCur::SampleCur(std::shared_ptr<const Matrix> inputs, const Matrix& products, Matrix targets,
                     CurOptions options)
    : options_(options),
      first_inputs_(std::move(inputs)),
      first_targets_(std::move(targets)),
      inputs_(*first_inputs_),
      targets_(first_targets_),
      inputs_square_(inputs_.squaredNorm()),
      targets_square_(targets_.squaredNorm()),
      square_at_products_(inputs_square_) {
  join_products(products);
  score();
}

/// [X Y]'[X Y] from X'X.
void SampleCur::join_products(const Matrix& inputs_products) {
  const Index width = inputs_.cols();
  const Index targets = targets_.cols();
  products_.resize(width + targets, width + targets);
  products_.topLeftCorner(width, width) = inputs_products;
  products_.topRightCorner(width, targets) = thin_transposed_product(inputs_, targets_);
  products_.bottomLeftCorner(targets, width) = products_.topRightCorner(width, targets).transpose();
  products_.bottomRightCorner(targets, targets) = thin_transposed_product(targets_, targets_);
}

Matrix SampleCur::mixed_product(const Matrix& block) const {
  const Index width = inputs_.cols();
  Matrix mixed = block;
  const auto mix = [&] {
    mixed.topRows(width) *= std::sqrt(options_.mixing);
    mixed.bottomRows(targets_.cols()) *= std::sqrt(1.0 - options_.mixing);
  };
  mix();
  mixed = thin_product(products_, mixed);
  mix();
  return mixed;
}

void SampleCur::score() {
  const auto product = [&](const Matrix& block) { return mixed_product(block); };
  // One more pair can double the time, so the gap is computed only before the first choice.
  const bool first = taken_.empty();
  const Index wanted = options_.eigenvectors + (first ? 1 : 0);
  const Eigenpairs leading =
      top_eigenpairs({products_.rows(), product}, std::min(wanted, products_.rows()), 1e-13);
  eigengap_ = eigengap_after(leading.values, options_.eigenvectors);
  const double least = std::max(options_.tolerance * options_.tolerance,
                                1e-15 * leading.values.cwiseAbs().maxCoeff());
  scores_ = Vector::Zero(inputs_.rows());
  for (Index k = 0; k < std::min(options_.eigenvectors, leading.values.size()); ++k) {
    if (leading.values[k] > least) {
      const Vector left =
          std::sqrt(options_.mixing) * (inputs_ * leading.vectors.col(k).head(inputs_.cols())) +
          std::sqrt(1.0 - options_.mixing) *
              (targets_ * leading.vectors.col(k).tail(targets_.cols()));
      scores_ += left.cwiseAbs2() / leading.values[k];
    }
  }
}

bool SampleCur::counts_as_zero(double length) const {
  return length <= std::max(options_.tolerance, exhausted_share * std::sqrt(inputs_square_));
}

bool SampleCur::targets_are_spent() const {
  return options_.mixing == 1.0 || targets_.norm() <= exhausted_share * std::sqrt(targets_square_);
}

bool SampleCur::adds_nothing(Index item) const {
  if (options_.recompute_every == 0 || !targets_are_spent()) {
    return false;
  }
  // Outdated scores may favour a row that is exhausted while others are not.
  const bool current = options_.recompute_every == 1;
  return counts_as_zero(current ? inputs_.row(item).norm() : inputs_.norm());
}

/// X <- X - (X p) p' and Y <- Y - (X p) y'/|x| with p = x/|x|, x and y the chosen row: one rank-one
/// change of [X Y], also applied to its products.
void SampleCur::project_out(Index item) {
  const double length = inputs_.row(item).norm();
  Vector change(products_.rows());
  change << inputs_.row(item).transpose(), targets_.row(item).transpose();
  change /= length;
  const Index width = inputs_.cols();
  const Vector along = inputs_ * change.head(width);
  const Vector mixed = products_.leftCols(width) * change.head(width);  // [X Y]' (X p)
  const double square = along.squaredNorm();
  inputs_ -= along * change.head(width).transpose();
  targets_ -= along * change.tail(targets_.cols()).transpose();
  inputs_.row(item).setZero();
  targets_.row(item).setZero();
  products_ -= mixed * change.transpose() + change * mixed.transpose();
  products_ += square * (change * change.transpose());
}

/// Y <- Y - X W with the minimum-norm least-squares W from the chosen rows: if these are linearly
/// dependent but their targets are not, the rank-one form of eq 19 no longer holds.
void SampleCur::refit_targets() {
  const Matrix coefficients = shortest_least_squares(
      (*first_inputs_)(taken_, Eigen::all), first_targets_(taken_, Eigen::all), options_.tolerance);
  targets_ = first_targets_ - thin_product(*first_inputs_, coefficients);
  join_products(Matrix(products_.topLeftCorner(inputs_.cols(), inputs_.cols())));
}

bool SampleCur::take(Index item, const std::stop_token& stop) {
  if (stop.stop_requested()) {
    return false;
  }
  taken_.push_back(item);
  if (counts_as_zero(inputs_.row(item).norm())) {
    dependent_ = true;
  } else {
    project_out(item);
  }
  if (dependent_ && !targets_are_spent()) {
    refit_targets();
  }
  // The rounding error of the products is relative to their size when they were computed.
  constexpr double worn_out = 1e-3;
  const double square = products_.diagonal().head(inputs_.cols()).sum();
  if (square > 0.0 && square < worn_out * square_at_products_) {
    Matrix fresh;
    if (!column_products(inputs_, fresh, stop)) {
      return false;
    }
    join_products(fresh);
    square_at_products_ = fresh.trace();
  }
  if (options_.recompute_every > 0 && std::ssize(taken_) % options_.recompute_every == 0) {
    score();
  }
  return true;
}

double SampleCur::input_error() const {
  return inputs_square_ > 0.0 ? inputs_.squaredNorm() / inputs_square_ : 0.0;
}

std::optional<double> SampleCur::target_error() const {
  if (targets_.cols() == 0) {
    return std::nullopt;
  }
  return targets_square_ > 0.0 ? targets_.squaredNorm() / targets_square_ : 0.0;
}

}  // namespace steelyard::pcov
