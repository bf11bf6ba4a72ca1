// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/weighted_points.h"

#include <array>
#include <cmath>

namespace steelyard {
namespace {

constexpr Index register_doubles = 8;

using Lanes = Eigen::Array<double, WeightedPoints::lanes, 1>;
using Register = Eigen::Array<double, register_doubles, 1>;

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

/// t - P round(t / P); P and 1/P are 0 where there is no period, which leaves t.
template <typename T, typename P>
auto nearest_image(const T& t, const P& period, const P& inverse_period) {
  return t - period * (t * inverse_period).rint();
}

}  // namespace

WeightedPoints::WeightedPoints(const Space& space, const Vector& weights)
    : samples_(space.samples()),
      tiles_(rounded_up(space.samples(), lanes) / lanes),
      active_(features_of_weight(weights)) {
  padded_active_ = rounded_up(static_cast<Index>(active_.size()), register_doubles);
  periods_ = Eigen::ArrayXd::Zero(padded_active_);
  inverse_periods_ = Eigen::ArrayXd::Zero(padded_active_);
  tiled_ = Eigen::ArrayXd::Zero(tiles_ * padded_active_ * lanes);
  by_sample_ = Eigen::ArrayXd::Zero(samples_ * padded_active_);
  lay_out(space, weights);
}

void WeightedPoints::lay_out(const Space& space, const Vector& weights) {
  for (Index k = 0; k < static_cast<Index>(active_.size()); ++k) {
    const Index feature = active_[static_cast<std::size_t>(k)];
    const double weight = std::abs(weights[feature]);
    periods_[k] = weight * space.periods[feature];
    inverse_periods_[k] = periods_[k] > 0.0 ? 1.0 / periods_[k] : 0.0;
    for (Index i = 0; i < samples_; ++i) {
      const double value = weight * space.coordinates(i, feature);
      tiled_[(i / lanes * padded_active_ + k) * lanes + i % lanes] = value;
      by_sample_[i * padded_active_ + k] = value;
    }
  }
}

template <std::size_t Rows>
void WeightedPoints::distances_from(std::span<const Index> rows,
                                    std::span<double> distances) const {
  const auto active_count = static_cast<Index>(active_.size());
  std::array<const double*, Rows> origin{};
  for (std::size_t r = 0; r < Rows; ++r) {
    origin[r] = sample(rows[r]);
  }
  for (Index t = 0; t < tiles_; ++t) {
    std::array<Lanes, Rows> sum;
    sum.fill(Lanes::Zero());
    const double* column = tile(t);
    for (Index k = 0; k < active_count; ++k, column += lanes) {
      const Lanes y = Eigen::Map<const Lanes>(column);
      const double period = periods_[k];
      if (period > 0.0) {
        for (std::size_t r = 0; r < Rows; ++r) {
          const Lanes difference = y - origin[r][k];
          sum[r] += nearest_image(difference, period, inverse_periods_[k]).square();
        }
      } else {
        for (std::size_t r = 0; r < Rows; ++r) {
          sum[r] += (y - origin[r][k]).square();
        }
      }
    }
    for (std::size_t r = 0; r < Rows; ++r) {
      double* out = distances.data() + static_cast<Index>(r) * padded_samples() + t * lanes;
      Eigen::Map<Lanes>{out} = sum[r];
    }
  }
}

void WeightedPoints::squared_distances(std::span<const Index> rows,
                                       std::span<double> distances) const {
  if (rows.size() == row_group) {
    distances_from<row_group>(rows, distances);
    return;
  }
  for (std::size_t r = 0; r < rows.size(); ++r) {
    distances_from<1>(rows.subspan(r, 1),
                      distances.subspan(r * static_cast<std::size_t>(padded_samples())));
  }
}

template <std::size_t Rows>
void WeightedPoints::differences_from(std::span<const Index> rows, std::span<const double> factors,
                                      std::span<double> sums) const {
  constexpr std::size_t features = 4;  // with four rows: sixteen sums in registers
  const auto active_count = static_cast<Index>(active_.size());
  for (Index k = 0; k < active_count; k += features) {
    const bool periodic = (periods_.segment<features>(k) > 0.0).any();
    std::array<std::array<Register, features>, Rows> sum;
    for (auto& of_row : sum) {
      of_row.fill(Register::Zero());
    }
    for (Index j = 0; j < padded_samples(); j += register_doubles) {
      const double* column = tile(j / lanes) + k * lanes + j % lanes;
      for (std::size_t f = 0; f < features; ++f) {
        const Register y = Eigen::Map<const Register>(column + static_cast<Index>(f) * lanes);
        const Index feature = k + static_cast<Index>(f);
        for (std::size_t r = 0; r < Rows; ++r) {
          const Eigen::Map<const Register> factor(factors.data() +
                                                  static_cast<Index>(r) * padded_samples() + j);
          Register difference = y - sample(rows[r])[feature];
          if (periodic) {
            difference =
                nearest_image(difference, periods_[feature], inverse_periods_[feature]).eval();
          }
          sum[r][f] += factor * difference.square();
        }
      }
    }
    for (std::size_t r = 0; r < Rows; ++r) {
      for (std::size_t f = 0; f < features; ++f) {
        sums[static_cast<std::size_t>(k) + f] += sum[r][f].sum();
      }
    }
  }
}

void WeightedPoints::add_squared_differences(std::span<const Index> rows,
                                             std::span<const double> factors,
                                             std::span<double> sums) const {
  if (rows.size() == row_group) {
    differences_from<row_group>(rows, factors, sums);
    return;
  }
  for (std::size_t r = 0; r < rows.size(); ++r) {
    differences_from<1>(rows.subspan(r, 1),
                        factors.subspan(r * static_cast<std::size_t>(padded_samples())), sums);
  }
}

void WeightedPoints::add_squared_differences(Index i, std::span<const std::uint32_t> others,
                                             std::span<const double> factors,
                                             std::span<double> sums) const {
  for (Index k = 0; k < padded_active_; k += register_doubles) {
    const Register origin = Eigen::Map<const Register>(sample(i) + k);
    const Register period = periods_.segment<register_doubles>(k);
    const Register inverse_period = inverse_periods_.segment<register_doubles>(k);
    Register sum = Register::Zero();
    for (std::size_t j = 0; j < others.size(); ++j) {
      const Eigen::Map<const Register> other(sample(static_cast<Index>(others[j])) + k);
      const Register difference = other - origin;
      sum += factors[j] * nearest_image(difference, period, inverse_period).square();
    }
    Eigen::Map<Register>(sums.data() + k) += sum;
  }
}

}  // namespace steelyard
