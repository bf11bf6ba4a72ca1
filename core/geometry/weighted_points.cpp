// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/weighted_points.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/parallel.h"

namespace steelyard {
namespace {

constexpr Index rounded_up(Index count, Index multiple) {
  return (count + multiple - 1) / multiple * multiple;
}

std::vector<Index> features_of_weight(const Vector& weights) {
  std::vector<Index> active;
  for (Index feature = 0; feature < weights.size(); ++feature) {
    if (weights[feature] != 0.0) {
      active.push_back(feature);
    }
  }
  return active;
}

/// As many rows as can each keep a sum in a register of the richest level.
template <typename Real>
constexpr std::size_t many_rows = 16 * sizeof(float) / sizeof(Real);
constexpr std::size_t few_rows = 4;

}  // namespace

template <typename Real>
void BasicWeightedPoints<Real>::weigh(const Space& space, const Vector& weights, bool in_tiles,
                                      const std::stop_token& stop) {
  std::vector<Index> active = features_of_weight(weights);
  if (active != active_ || samples_ != space.samples() || in_tiles != (tiled_.size() > 0)) {
    samples_ = space.samples();
    tiles_ = rounded_up(samples_, lanes) / lanes;
    active_ = std::move(active);
    padded_active_ = rounded_up(static_cast<Index>(active_.size()), register_lanes);
    periods_ = Array::Zero(padded_active_);
    inverse_periods_ = Array::Zero(padded_active_);
    tiled_active_ = rounded_up(std::ssize(active_), kernels::Points<Real>::features_at_once);
    tiled_.setZero(in_tiles ? tiles_ * tiled_active_ * lanes : 0);
    by_sample_.setZero(tiles_ * lanes * padded_active_);
  }
  for (Index k = 0; k < static_cast<Index>(active_.size()); ++k) {
    const Index feature = active_[static_cast<std::size_t>(k)];
    const double period = std::abs(weights[feature]) * space.periods[feature];
    periods_[k] = static_cast<Real>(period);
    inverse_periods_[k] = static_cast<Real>(period > 0.0 ? 1.0 / period : 0.0);
  }
  constexpr Index enough_for_a_team = Index{1} << 18;
  constexpr Index tiles_together = 64;
  const bool team = by_sample_.size() >= enough_for_a_team;
  static_cast<void>(parallel_for(tiles_, stop, Sharing{.together = tiles_together, .team = team},
                                 [&](Index t) { lay_out_tile(t, space, weights); }));
}

template <typename Real>
void BasicWeightedPoints<Real>::lay_out_tile(Index t, const Space& space, const Vector& weights) {
  const Index first = t * lanes;
  const Index count = std::min(lanes, samples_ - first);
  const bool in_tiles = tiled_.size() > 0;
  for (Index k = 0; k < static_cast<Index>(active_.size()); ++k) {
    const Index feature = active_[static_cast<std::size_t>(k)];
    const double weight = std::abs(weights[feature]);
    const double* coordinates = space.coordinates.col(feature).data() + first;
    Real* rows = by_sample_.data() + first * padded_active_ + k;
    std::array<Real, lanes> values{};
    for (Index lane = 0; lane < count; ++lane) {
      const auto value = static_cast<Real>(weight * coordinates[lane]);
      values[static_cast<std::size_t>(lane)] = value;
      rows[lane * padded_active_] = value;
    }
    if (in_tiles) {
      std::copy(values.begin(), values.end(), tiled_.data() + first * tiled_active_ + k * lanes);
    }
  }
}

template <typename Real>
std::size_t BasicWeightedPoints<Real>::rows_at_once() const {
  constexpr double near_memory = 512.0 * 1024.0;  // bytes, about a core's second cache
  const double bytes = static_cast<double>(by_sample_.size()) * sizeof(Real);
  return bytes > near_memory ? many_rows<Real> : few_rows;
}

template <typename Real>
kernels::Points<Real> BasicWeightedPoints<Real>::view() const {
  return {tiled_.data(),   by_sample_.data(),
          periods_.data(), inverse_periods_.data(),
          tiles_,          static_cast<Index>(active_.size()),
          padded_active_,  tiled_active_};
}

template <typename Real>
void BasicWeightedPoints<Real>::squared_distances(std::span<const Index> rows,
                                                  std::span<Real> distances) const {
  kernels::point_loops<Real>().distances(view(), rows.data(), rows.size(), distances.data());
}

template <typename Real>
void BasicWeightedPoints<Real>::add_squared_differences(std::span<const Index> rows,
                                                        std::span<const Real> factors,
                                                        std::span<double> sums) const {
  kernels::point_loops<Real>().add_differences(view(), rows.data(), rows.size(), factors.data(),
                                               sums.data());
}

template <typename Real>
void BasicWeightedPoints<Real>::squared_distances(Index i, std::span<const std::uint32_t> others,
                                                  std::span<Real> distances) const {
  kernels::point_loops<Real>().few_distances(view(), i, others.data(), others.size(),
                                             distances.data());
}

template <typename Real>
void BasicWeightedPoints<Real>::add_squared_differences(Index i,
                                                        std::span<const std::uint32_t> others,
                                                        std::span<const Real> factors,
                                                        std::span<double> sums) const {
  kernels::point_loops<Real>().add_few_differences(view(), i, others.data(), others.size(),
                                                   factors.data(), sums.data());
}

template class BasicWeightedPoints<double>;
template class BasicWeightedPoints<float>;

}  // namespace steelyard
