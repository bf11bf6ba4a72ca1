// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/farthest_samples.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace steelyard::pcov {
namespace {

constexpr Index samples_at_once = 512;

/// Adds factor |row - from|^2 for the rows first .. first + count - 1.
void add_squares(const Matrix& rows, const Eigen::RowVectorXd& from, double factor, Index first,
                 Index count, Vector& sums) {
  if (factor == 0.0) {
    return;
  }
  for (Index column = 0; column < rows.cols(); ++column) {
    sums.segment(first, count).array() +=
        factor * (rows.col(column).segment(first, count).array() - from[column]).square();
  }
}

}  // namespace

FarthestSamples::FarthestSamples(std::shared_ptr<const Source> source, double mixing, Index most)
    : source_(std::move(source)),
      mixing_(source_->targets.cols() > 0 ? mixing : 1.0),
      left_(source_->inputs.rowwise().squaredNorm(), most),
      targets_left_(source_->targets),
      nearest_(Vector::Constant(source_->inputs.rows(), std::numeric_limits<double>::infinity())) {}

Vector FarthestSamples::distances_to(const Eigen::RowVectorXd& input,
                                     const Eigen::RowVectorXd& target) const {
  const Index samples = source_->inputs.rows();
  Vector sums = Vector::Zero(samples);
  constexpr Index worth_many_threads = 500000;
  const Index blocks = (samples + samples_at_once - 1) / samples_at_once;
#pragma omp parallel for schedule(static) if (source_->inputs.size() > worth_many_threads)
  for (Index block = 0; block < blocks; ++block) {
    const Index first = block * samples_at_once;
    const Index count = std::min(samples_at_once, samples - first);
    add_squares(source_->inputs, input, mixing_, first, count, sums);
    add_squares(source_->targets, target, 1.0 - mixing_, first, count, sums);
  }
  return sums;
}

bool FarthestSamples::adds_nothing(Index item) const { return nearest_[item] <= 0.0; }

bool FarthestSamples::take(Index item, const std::stop_token& stop) {
  if (stop.stop_requested()) {
    return false;
  }
  nearest_ = nearest_.cwiseMin(distances_to(source_->inputs.row(item), source_->targets.row(item)));
  const Vector added = left_.take(item, source_->inputs * source_->inputs.row(item).transpose());
  if (added.size() > 0 && targets_left_.cols() > 0) {
    const Eigen::RowVectorXd change = targets_left_.row(item) / added[item];
    targets_left_ -= added * change;
  }
  return true;
}

std::optional<double> FarthestSamples::target_error() const {
  if (targets_left_.cols() == 0) {
    return std::nullopt;
  }
  const double all = source_->targets.squaredNorm();
  return all > 0.0 ? targets_left_.squaredNorm() / all : 0.0;
}

Index FarthestSamples::farthest_from_mean() const {
  const Vector distances =
      distances_to(source_->inputs.colwise().mean(), source_->targets.colwise().mean());
  Index farthest = 0;
  distances.maxCoeff(&farthest);
  return farthest;
}

}  // namespace steelyard::pcov
