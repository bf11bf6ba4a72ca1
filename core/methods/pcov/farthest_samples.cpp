// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/farthest_samples.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/parallel.h"

namespace steelyard::pcov {
namespace {

constexpr Index samples_at_once = 512;
/// Above this, samples are far apart in every direction and each point reaches nearly all of them.
constexpr Index most_dimensions_with_cells = 64;

/// Adds factor |row - from|^2 for the rows first .. first + sums.size() - 1, or for the samples at
/// these positions of a list.
void add_squares(const Matrix& rows, const Eigen::RowVectorXd& from, double factor,
                 const std::vector<Index>* samples, Index first, Eigen::Ref<Vector> sums) {
  if (factor == 0.0) {
    return;
  }
  const Index count = sums.size();
  Vector picked(samples != nullptr ? count : 0);
  for (Index column = 0; column < rows.cols(); ++column) {
    const auto values = rows.col(column);
    if (samples == nullptr) {
      sums.array() += factor * (values.segment(first, count).array() - from[column]).square();
      continue;
    }
    for (Index k = 0; k < count; ++k) {
      picked[k] = values[(*samples)[static_cast<std::size_t>(first + k)]];
    }
    sums.array() += factor * (picked.array() - from[column]).square();
  }
}

}  // namespace

std::optional<std::vector<Index>> VoronoiCells::reached_by(const Vector& point,
                                                           const Vector& nearest) {
  constexpr Index longest_pause = 64;
  constexpr Index too_many_of = 4;  // scattered samples cost more than contiguous ones
  if (count_ == 0 || pause_ > 0) {
    pause_ = std::max<Index>(0, pause_ - 1);
    return std::nullopt;
  }
  // Slightly less than half the distance, so that rounding never omits a sample.
  constexpr double quarter = 0.25 * (1.0 - 1e-9);
  const Vector halfway =
      quarter * (points_.leftCols(count_).colwise() - point).colwise().squaredNorm().transpose();
  const Index most = nearest.size() / too_many_of;
  std::vector<Index> reached;
  for (Index sample = 0; sample < nearest.size(); ++sample) {
    if (halfway[owner_[static_cast<std::size_t>(sample)]] < nearest[sample]) {
      reached.push_back(sample);
    }
  }
  if (std::ssize(reached) <= most) {
    next_pause_ = 1;
    return reached;
  }
  pause_ = next_pause_;
  next_pause_ = std::min(2 * next_pause_, longest_pause);
  return std::nullopt;
}

void VoronoiCells::add(const Vector& point) {
  if (count_ == points_.cols()) {
    points_.conservativeResize(Eigen::NoChange, std::max<Index>(16, 2 * count_));
  }
  points_.col(count_++) = point;
}

FarthestSamples::FarthestSamples(std::shared_ptr<const Source> source, double mixing, Index most)
    : source_(std::move(source)),
      mixing_(source_->targets.cols() > 0 ? mixing : 1.0),
      left_(source_->inputs.rowwise().squaredNorm(), most),
      targets_left_(source_->targets),
      targets_square_(targets_left_.squaredNorm()),
      nearest_(Vector::Constant(source_->inputs.rows(), std::numeric_limits<double>::infinity())) {
  const Index dimension = source_->inputs.cols() + source_->targets.cols();
  if (dimension <= most_dimensions_with_cells) {
    cells_.emplace(source_->inputs.rows(), dimension);
  }
}

Vector FarthestSamples::distances_to(const Eigen::RowVectorXd& input,
                                     const Eigen::RowVectorXd& target,
                                     const std::vector<Index>* samples) const {
  const Index count = samples != nullptr ? std::ssize(*samples) : source_->inputs.rows();
  Vector sums = Vector::Zero(count);
  constexpr Index worth_many_threads = 500000;
  const Index blocks = (count + samples_at_once - 1) / samples_at_once;
  const bool team = count * source_->inputs.cols() > worth_many_threads;
  parallel_for(blocks, {.in_turns = true, .team = team}, [&](Index block) {
    const Index first = block * samples_at_once;
    auto part = sums.segment(first, std::min(samples_at_once, count - first));
    add_squares(source_->inputs, input, mixing_, samples, first, part);
    add_squares(source_->targets, target, 1.0 - mixing_, samples, first, part);
  });
  return sums;
}

bool FarthestSamples::adds_nothing(Index item) const { return nearest_[item] <= 0.0; }

bool FarthestSamples::take(Index item, const std::stop_token& stop) {
  if (stop.stop_requested()) {
    return false;
  }
  come_nearer(item);
  explain(item);
  return true;
}

Vector FarthestSamples::point_of(Index item) const {
  Vector point(source_->inputs.cols() + source_->targets.cols());
  // Relative to one of the samples: far from the origin, differences would lose digits.
  const auto& [inputs, targets] = *source_;
  point << std::sqrt(mixing_) * (inputs.row(item) - inputs.row(0)).transpose(),
      std::sqrt(1.0 - mixing_) * (targets.row(item) - targets.row(0)).transpose();
  return point;
}

void FarthestSamples::come_nearer(Index item) {
  const Eigen::RowVectorXd input = source_->inputs.row(item);
  const Eigen::RowVectorXd target = source_->targets.row(item);
  if (!cells_) {
    nearest_ = nearest_.cwiseMin(distances_to(input, target));
    return;
  }
  const Vector point = point_of(item);
  const auto reached = cells_->reached_by(point, nearest_);
  const Vector distances = distances_to(input, target, reached ? &*reached : nullptr);
  cells_->add(point);
  for (Index k = 0; k < distances.size(); ++k) {
    const Index sample = reached ? (*reached)[static_cast<std::size_t>(k)] : k;
    if (distances[k] < nearest_[sample]) {
      nearest_[sample] = distances[k];
      cells_->own(sample);
    }
  }
}

/// Removes what the sample spans from the others and from their targets.
void FarthestSamples::explain(Index item) {
  if (left_.is_exhausted()) {
    return;
  }
  const Vector added = left_.take(item, source_->inputs * source_->inputs.row(item).transpose());
  if (added.size() > 0 && targets_left_.cols() > 0) {
    const Eigen::RowVectorXd change = targets_left_.row(item) / added[item];
    targets_left_ -= added * change;
  }
}

std::optional<double> FarthestSamples::target_error() const {
  if (targets_left_.cols() == 0) {
    return std::nullopt;
  }
  return targets_square_ > 0.0 ? targets_left_.squaredNorm() / targets_square_ : 0.0;
}

Index FarthestSamples::farthest_from_mean() const {
  const Vector distances =
      distances_to(source_->inputs.colwise().mean(), source_->targets.colwise().mean());
  Index farthest = 0;
  distances.maxCoeff(&farthest);
  return farthest;
}

}  // namespace steelyard::pcov
