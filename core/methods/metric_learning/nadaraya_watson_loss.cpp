// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/nadaraya_watson_loss.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/geometry/decaying_exponential.h"
#include "core/parallel.h"

namespace steelyard::metric_learning {
namespace {

constexpr Index samples_together = 32;

/// Squared distances become shares of a sum of 1.
/// \param itself  left out; -1: none    \return the logarithm of the sum of all exp(-distance)
double make_shares(Eigen::Ref<Vector> distances, Index itself) {
  constexpr double far = 1e300;
  if (itself >= 0) {
    distances[itself] = far;
  }
  const double nearest = distances.minCoeff();
  double* values = distances.data();
  for (Index j = 0; j < distances.size(); ++j) {
    values[j] = decaying_exponential(std::max(nearest - values[j], least_exponent<double>));
  }
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
  level_.resize(count);
  if (keeps_) {
    pulls_.resize(count, count);
  }
}

/// \param weights  N x count; becomes the pulls of these samples
void NadarayaWatsonLoss::predict(Index first, Index count, Eigen::Ref<Matrix> weights) {
  squared_distance_tile(points_, 0, points_, first, weights);
  for (Index i = 0; i < count; ++i) {
    const Index sample = first + i;
    level_[sample] = make_shares(weights.col(i), sample);
  }
  auto predicted = predictions_.middleRows(first, count);
  predicted.noalias() = weights.transpose() * samples_.targets;
  missed_.middleRows(first, count) = predicted - samples_.targets.middleRows(first, count);
  for (Index i = 0; i < count; ++i) {
    const Index sample = first + i;
    own_[sample] = missed_.row(sample).dot(predictions_.row(sample));
    if (keeps_) {
      weights.col(i).array() *=
          (samples_.targets * missed_.row(sample).transpose()).array() - own_[sample];
    }
  }
}

/// W_ji + W_ij of a tile of pairs (j of the rows, i of the columns); scratch becomes W_ji.
void NadarayaWatsonLoss::pull_of_tile(Index top, Index left, Matrix& both, Matrix& scratch) const {
  if (keeps_) {
    scratch = pulls_.block(left, top, both.cols(), both.rows()).transpose();
    both = scratch + pulls_.block(top, left, both.rows(), both.cols());
    return;
  }
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

void NadarayaWatsonLoss::move(Index first, Index count) {
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

bool NadarayaWatsonLoss::evaluate(const MetricMap& map, MetricLoss& loss,
                                  const std::stop_token& stop) {
  loss.value = std::numeric_limits<double>::infinity();
  points_ = map.apply(samples_.inputs, stop);
  const Index count = samples_.count();
  if (points_.count() != count) {
    return false;
  }
  if (!points_.norms.allFinite()) {
    return true;
  }
  const Index blocks = (count + samples_together - 1) / samples_together;
  const bool predicted = parallel_for(blocks, stop, [&](Index block) {
    const Index first = block * samples_together;
    const Index size = std::min(samples_together, count - first);
    if (keeps_) {
      predict(first, size, pulls_.middleCols(first, size));
    } else {
      Matrix weights(count, size);
      predict(first, size, weights);
    }
  });
  if (!predicted) {
    return false;
  }
  const Index tile = kernel_tile(count);
  moved_.resize(points_.points.rows(), count);
  const bool moved = parallel_for((count + tile - 1) / tile, stop, [&](Index block) {
    move(block * tile, std::min(tile, count - block * tile));
  });
  loss.by_map = Matrix::Zero(map.values.rows(), map.values.cols());
  if (!moved || !map.add_pulled_back(moved_, samples_.inputs, loss.by_map, stop)) {
    return false;
  }
  loss.by_map *= 4.0;
  loss.value = missed_.squaredNorm();
  return true;
}

Matrix nadaraya_watson(const KernelPoints& known, const Matrix& targets, const KernelPoints& asked,
                       const std::stop_token& stop) {
  Matrix predictions(asked.count(), targets.cols());
  const Index blocks = (asked.count() + samples_together - 1) / samples_together;
  const bool whole = parallel_for(blocks, stop, [&](Index block) {
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
