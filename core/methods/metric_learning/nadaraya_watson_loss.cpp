// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/nadaraya_watson_loss.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/kernels/kernels.h"
#include "core/kernels/vectorised_functions.h"
#include "core/parallel.h"

namespace steelyard::metric_learning {
namespace {

constexpr Index samples_together = 32;

Index blocks_of(Index samples) { return (samples + samples_together - 1) / samples_together; }

/// Few samples are done before a second thread has begun.
bool is_worth_a_team(Index samples) {
  constexpr Index least = 150;
  return samples >= least;
}

/// Squared distances become shares of a sum of 1.
/// \param itself  is left out; -1 if none is
/// \return the logarithm of the sum of all exp(-distance)
double make_shares(Eigen::Ref<Vector> distances, Index itself) {
  constexpr double far = 1e300;
  if (itself >= 0) {
    distances[itself] = far;
  }
  const double nearest = distances.minCoeff();
  kernels::kernels_in_use().exponential.decay(distances.data(),
                                              static_cast<std::size_t>(distances.size()), nearest);
  if (itself >= 0) {
    distances[itself] = 0.0;
  }
  const double sum = distances.sum();
  distances /= sum;
  return std::log(sum) - nearest;
}

}  // namespace

NadarayaWatsonLoss::NadarayaWatsonLoss(Samples samples, Index most_kept)
    : samples_(std::move(samples)), keeps_(samples_.count() <= most_kept) {
  const Index count = samples_.count();
  predictions_.resize(count, samples_.targets.cols());
  missed_.resize(count, samples_.targets.cols());
  own_.resize(count);
  if (keeps_) {
    kernel_.resize(count, count);
    errors_.resize(count, samples_.targets.cols());
  } else {
    level_.resize(count);
  }
}

/// \param near  becomes whether all sums over the kernel are numbers that can be divided by
bool NadarayaWatsonLoss::predict_by_kernel(bool& near, const std::stop_token& stop) {
  constexpr double least_sum = 1e-130;
  if (!gaussian_kernel(points_, 1.0, kernel_, stop)) {
    return false;
  }
  kernel_.diagonal().setConstant(0.0);
  const Index count = samples_.count();
  Vector sums(count);
  const bool whole =
      parallel_for(blocks_of(count), stop, {.team = is_worth_a_team(count)}, [&](Index block) {
        const Index first = block * samples_together;
        const Index size = std::min(samples_together, count - first);
        const auto kernel = kernel_.middleCols(first, size);
        sums.segment(first, size) = kernel.colwise().sum().transpose();
        auto predicted = predictions_.middleRows(first, size);
        predicted.noalias() = kernel.transpose() * samples_.targets;
        predicted.array().colwise() /= sums.segment(first, size).array();
      });
  near = sums.minCoeff() > least_sum;
  if (near) {
    missed_ = predictions_ - samples_.targets;
    errors_ = missed_.array().colwise() / sums.array();
    own_ = errors_.cwiseProduct(predictions_).rowwise().sum();
  }
  return whole;
}

bool NadarayaWatsonLoss::predict_by_tiles(const std::stop_token& stop) {
  const Index count = samples_.count();
  level_.resize(count);
  return parallel_for(blocks_of(count), stop, [&](Index block) {
    const Index first = block * samples_together;
    const Index size = std::min(samples_together, count - first);
    Matrix shares(count, size);
    squared_distance_tile(points_, 0, points_, first, shares);
    for (Index i = 0; i < size; ++i) {
      level_[first + i] = make_shares(shares.col(i), first + i);
    }
    auto predicted = predictions_.middleRows(first, size);
    predicted.noalias() = shares.transpose() * samples_.targets;
    auto missed = missed_.middleRows(first, size);
    missed = predicted - samples_.targets.middleRows(first, size);
    own_.segment(first, size) = missed.cwiseProduct(predicted).rowwise().sum();
  });
}

bool NadarayaWatsonLoss::predict(const std::stop_token& stop) {
  by_kernel_ = keeps_;
  if (keeps_ && !predict_by_kernel(by_kernel_, stop)) {
    return false;
  }
  return by_kernel_ || predict_by_tiles(stop);
}

/// With R_i = errors_i and c_i = own_i, W_ij + W_ji = k_ij (R_i.y_j + y_i.R_j - c_i - c_j). Its
/// sums are those of the columns of W, as the rows of W have the sum 0.
void NadarayaWatsonLoss::move_by_kernel(Index first, Index count) {
  const auto targets = samples_.targets.middleRows(first, count);
  const auto errors = errors_.middleRows(first, count);
  const auto own = own_.segment(first, count);
  const Index tile = kernel_tile(samples_.count());
  Vector sums = Vector::Zero(count);
  auto moved = moved_.middleCols(first, count);
  moved.setZero();
  for (Index row = 0; row < samples_.count(); row += tile) {
    const Index size = std::min(tile, samples_.count() - row);
    const auto kernel = kernel_.block(row, first, size, count);
    const auto errors_of_rows = errors_.middleRows(row, size);
    const auto targets_of_rows = samples_.targets.middleRows(row, size);
    Matrix both(size, count);
    if (targets.cols() == 1) {
      for (Index i = 0; i < count; ++i) {
        const kernels::PulledColumn column{errors_of_rows.data(), targets_of_rows.data(),
                                           own_.data() + row,     targets(i, 0),
                                           errors(i, 0),          own[i]};
        kernels::kernels_in_use().pull(column, kernel.col(i).data(), static_cast<std::size_t>(size),
                                       both.col(i).data());
      }
    } else {
      both.noalias() = errors_of_rows * targets.transpose();
      both.noalias() += targets_of_rows * errors.transpose();
      both.colwise() -= own_.segment(row, size);
      both.rowwise() -= own.transpose();
      both.array() *= kernel.array();
    }
    moved.noalias() += points_.points.middleCols(row, size) * both;
    sums += both.colwise().sum().transpose();
  }
  moved -= points_.points.middleCols(first, count) * sums.asDiagonal();
}

/// W_ji + W_ij of a tile of pairs (j of the rows, i of the columns); scratch becomes W_ji.
void NadarayaWatsonLoss::pull_of_tile(Index top, Index left, Matrix& both, Matrix& scratch) const {
  squared_distance_tile(points_, top, points_, left, both);
  const auto& y = samples_.targets;
  for (Index i = 0; i < both.cols(); ++i) {
    const Index a = left + i;
    for (Index j = 0; j < both.rows(); ++j) {
      const Index b = top + j;
      const double distance = both(j, i);
      const auto share = [&](Index of) {
        return decaying_exponential(
            std::clamp(-distance - level_[of], least_exponent<double>, 0.0));
      };
      const double of_row = share(b) * (missed_.row(b).dot(y.row(a)) - own_[b]);
      scratch(j, i) = a == b ? 0.0 : of_row;
      both(j, i) = a == b ? 0.0 : of_row + share(a) * (missed_.row(a).dot(y.row(b)) - own_[a]);
    }
  }
}

void NadarayaWatsonLoss::move_by_tiles(Index first, Index count) {
  const Index tile = kernel_tile(samples_.count());
  auto moved = moved_.middleCols(first, count);
  moved.setZero();
  Vector sums = Vector::Zero(count);
  for (Index row = 0; row < samples_.count(); row += tile) {
    const Index size = std::min(tile, samples_.count() - row);
    Matrix both(size, count);
    Matrix scratch(size, count);
    pull_of_tile(row, first, both, scratch);
    sums += scratch.colwise().sum().transpose();
    moved.noalias() += points_.points.middleCols(row, size) * both;
  }
  moved -= points_.points.middleCols(first, count) * sums.asDiagonal();
}

bool NadarayaWatsonLoss::move(const std::stop_token& stop) {
  const Index count = samples_.count();
  const Index tile = kernel_tile(count);
  moved_.resize(points_.points.rows(), count);
  return parallel_for((count + tile - 1) / tile, stop, {.team = is_worth_a_team(count)},
                      [&](Index block) {
                        const Index first = block * tile;
                        const Index size = std::min(tile, count - first);
                        by_kernel_ ? move_by_kernel(first, size) : move_by_tiles(first, size);
                      });
}

bool NadarayaWatsonLoss::evaluate(const MetricMap& map, MetricLoss& loss,
                                  const std::stop_token& stop) {
  loss.value = std::numeric_limits<double>::infinity();
  points_ = map.apply(samples_.inputs, stop);
  if (points_.count() != samples_.count()) {
    return false;
  }
  if (!points_.norms.allFinite()) {
    return true;
  }
  loss.by_map = Matrix::Zero(map.values.rows(), map.values.cols());
  if (!predict(stop) || !move(stop) ||
      !map.add_pulled_back(moved_, samples_.inputs, loss.by_map, stop)) {
    return false;
  }
  loss.by_map *= 4.0;
  loss.value = missed_.squaredNorm();
  return true;
}

Matrix nadaraya_watson(const KernelPoints& known, const Matrix& targets, const KernelPoints& asked,
                       const std::stop_token& stop) {
  Matrix predictions(asked.count(), targets.cols());
  const bool whole = parallel_for(blocks_of(asked.count()), stop, [&](Index block) {
    const Index first = block * samples_together;
    const Index size = std::min(samples_together, asked.count() - first);
    Matrix weights(known.count(), size);
    squared_distance_tile(known, 0, asked, first, weights);
    for (Index i = 0; i < size; ++i) {
      make_shares(weights.col(i), -1);
    }
    predictions.middleRows(first, size).noalias() = weights.transpose() * targets;
  });
  return whole ? predictions : Matrix();
}

}  // namespace steelyard::metric_learning
