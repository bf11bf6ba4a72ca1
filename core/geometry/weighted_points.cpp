// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/weighted_points.h"

#include <array>
#include <cmath>

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

/// t - P round(t / P); P and 1/P are 0 where there is no period, which leaves t.
template <typename T, typename P>
auto nearest_image(const T& t, const P& period, const P& inverse_period) {
  return t - period * (t * inverse_period).rint();
}

}  // namespace

template <typename Real>
BasicWeightedPoints<Real>::BasicWeightedPoints(const Space& space, const Vector& weights)
    : samples_(space.samples()),
      tiles_(rounded_up(space.samples(), lanes) / lanes),
      active_(features_of_weight(weights)) {
  padded_active_ = rounded_up(static_cast<Index>(active_.size()), register_lanes);
  periods_ = Array::Zero(padded_active_);
  inverse_periods_ = Array::Zero(padded_active_);
  tiled_ = Array::Zero(tiles_ * padded_active_ * lanes);
  by_sample_ = Array::Zero(samples_ * padded_active_);
  lay_out(space, weights);
}

template <typename Real>
void BasicWeightedPoints<Real>::lay_out(const Space& space, const Vector& weights) {
  for (Index k = 0; k < static_cast<Index>(active_.size()); ++k) {
    const Index feature = active_[static_cast<std::size_t>(k)];
    const double weight = std::abs(weights[feature]);
    const double period = weight * space.periods[feature];
    periods_[k] = static_cast<Real>(period);
    inverse_periods_[k] = static_cast<Real>(period > 0.0 ? 1.0 / period : 0.0);
    for (Index i = 0; i < samples_; ++i) {
      const auto value = static_cast<Real>(weight * space.coordinates(i, feature));
      tiled_[(i / lanes * padded_active_ + k) * lanes + i % lanes] = value;
      by_sample_[i * padded_active_ + k] = value;
    }
  }
}

template <typename Real>
template <std::size_t Rows>
void BasicWeightedPoints<Real>::distances_from(std::span<const Index> rows,
                                               std::span<Real> distances) const {
  const auto active_count = static_cast<Index>(active_.size());
  std::array<const Real*, Rows> origin{};
  for (std::size_t r = 0; r < Rows; ++r) {
    origin[r] = sample(rows[r]);
  }
  for (Index t = 0; t < tiles_; ++t) {
    std::array<Lanes, Rows> sum;
    sum.fill(Lanes::Zero());
    const Real* column = tile(t);
    for (Index k = 0; k < active_count; ++k, column += lanes) {
      const Lanes y = Eigen::Map<const Lanes>(column);
      const Real period = periods_[k];
      if (period > Real{0}) {
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
      Real* out = distances.data() + static_cast<Index>(r) * padded_samples() + t * lanes;
      Eigen::Map<Lanes>{out} = sum[r];
    }
  }
}

template <typename Real>
void BasicWeightedPoints<Real>::squared_distances(std::span<const Index> rows,
                                                  std::span<Real> distances) const {
  if (rows.size() == row_group) {
    distances_from<row_group>(rows, distances);
    return;
  }
  for (std::size_t r = 0; r < rows.size(); ++r) {
    distances_from<1>(rows.subspan(r, 1),
                      distances.subspan(r * static_cast<std::size_t>(padded_samples())));
  }
}

template <typename Real>
template <std::size_t Rows, bool Periodic>
void BasicWeightedPoints<Real>::differences_from(Index k, std::span<const Index> rows,
                                                 std::span<const Real> factors,
                                                 std::span<double> sums) const {
  std::array<std::array<Register, features_at_once>, Rows> sum;
  std::array<std::array<Register, features_at_once>, Rows> origin;
  for (std::size_t r = 0; r < Rows; ++r) {
    for (std::size_t f = 0; f < features_at_once; ++f) {
      sum[r][f] = Register::Zero();
      origin[r][f] = Register::Constant(sample(rows[r])[k + static_cast<Index>(f)]);
    }
  }
  for (Index j = 0; j < padded_samples(); j += register_lanes) {
    const Real* column = tile(j / lanes) + k * lanes + j % lanes;
    std::array<Register, features_at_once> y;
    for (std::size_t f = 0; f < features_at_once; ++f) {
      y[f] = Eigen::Map<const Register>(column + static_cast<Index>(f) * lanes);
    }
    for (std::size_t r = 0; r < Rows; ++r) {
      const Register factor =
          Eigen::Map<const Register>(factors.data() + static_cast<Index>(r) * padded_samples() + j);
      for (std::size_t f = 0; f < features_at_once; ++f) {
        Register difference = y[f] - origin[r][f];
        if constexpr (Periodic) {
          const Index feature = k + static_cast<Index>(f);
          difference =
              nearest_image(difference, periods_[feature], inverse_periods_[feature]).eval();
        }
        sum[r][f] += factor * difference * difference;
      }
    }
  }
  for (std::size_t r = 0; r < Rows; ++r) {
    for (std::size_t f = 0; f < features_at_once; ++f) {
      sums[static_cast<std::size_t>(k) + f] += static_cast<double>(sum[r][f].sum());
    }
  }
}

template <typename Real>
template <std::size_t Rows>
void BasicWeightedPoints<Real>::all_differences_from(std::span<const Index> rows,
                                                     std::span<const Real> factors,
                                                     std::span<double> sums) const {
  constexpr auto step = static_cast<Index>(features_at_once);
  for (Index k = 0; k < static_cast<Index>(active_.size()); k += step) {
    if ((periods_.segment(k, step) > Real{0}).any()) {
      differences_from<Rows, true>(k, rows, factors, sums);
    } else {
      differences_from<Rows, false>(k, rows, factors, sums);
    }
  }
}

template <typename Real>
void BasicWeightedPoints<Real>::add_squared_differences(std::span<const Index> rows,
                                                        std::span<const Real> factors,
                                                        std::span<double> sums) const {
  if (rows.size() == row_group) {
    all_differences_from<row_group>(rows, factors, sums);
    return;
  }
  for (std::size_t r = 0; r < rows.size(); ++r) {
    all_differences_from<1>(rows.subspan(r, 1),
                            factors.subspan(r * static_cast<std::size_t>(padded_samples())), sums);
  }
}

/// use(slot, j, difference) for features k, k + 1, ... of every other sample j. The slots go round,
/// so that a sum for each need not wait for the addition before.
template <typename Real>
template <bool Periodic, typename Use>
void BasicWeightedPoints<Real>::for_each_difference(Index i, Index k,
                                                    std::span<const std::uint32_t> others,
                                                    const Use& use) const {
  const Register origin = Eigen::Map<const Register>(sample(i) + k);
  const Register period = periods_.template segment<register_lanes>(k);
  const Register inverse_period = inverse_periods_.template segment<register_lanes>(k);
  const auto use_one = [&](std::size_t slot, std::size_t j) {
    Register difference =
        Eigen::Map<const Register>(sample(static_cast<Index>(others[j])) + k) - origin;
    if constexpr (Periodic) {
      difference = nearest_image(difference, period, inverse_period).eval();
    }
    use(slot, j, difference);
  };
  std::size_t j = 0;
  for (; j + slots <= others.size(); j += slots) {
    for (std::size_t slot = 0; slot < slots; ++slot) {
      use_one(slot, j + slot);
    }
  }
  for (; j < others.size(); ++j) {
    use_one(0, j);
  }
}

template <typename Real>
void BasicWeightedPoints<Real>::squared_distances(Index i, std::span<const std::uint32_t> others,
                                                  std::span<Real> distances) const {
  std::fill(distances.begin(), distances.end(), Real{0});
  const auto add = [&](std::size_t /*slot*/, std::size_t j, const Register& difference) {
    distances[j] += difference.square().sum();
  };
  for (Index k = 0; k < padded_active_; k += register_lanes) {
    if ((periods_.template segment<register_lanes>(k) > Real{0}).any()) {
      for_each_difference<true>(i, k, others, add);
    } else {
      for_each_difference<false>(i, k, others, add);
    }
  }
}

template <typename Real>
void BasicWeightedPoints<Real>::add_squared_differences(Index i,
                                                        std::span<const std::uint32_t> others,
                                                        std::span<const Real> factors,
                                                        std::span<double> sums) const {
  for (Index k = 0; k < padded_active_; k += register_lanes) {
    std::array<Register, slots> partial;
    partial.fill(Register::Zero());
    const auto add = [&](std::size_t slot, std::size_t j, const Register& difference) {
      partial[slot] += factors[j] * difference.square();
    };
    if ((periods_.template segment<register_lanes>(k) > Real{0}).any()) {
      for_each_difference<true>(i, k, others, add);
    } else {
      for_each_difference<false>(i, k, others, add);
    }
    const Register sum = (partial[0] + partial[1]) + (partial[2] + partial[3]);
    Eigen::Map<Eigen::ArrayXd>(sums.data() + k, register_lanes) += sum.template cast<double>();
  }
}

template class BasicWeightedPoints<double>;
template class BasicWeightedPoints<float>;

}  // namespace steelyard
