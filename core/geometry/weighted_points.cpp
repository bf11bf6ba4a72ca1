// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/weighted_points.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>
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

/// t - P round(t / P); P and 1/P are 0 if there is no period, which leaves t unchanged.
template <typename T, typename P>
auto nearest_image(const T& t, const P& period, const P& inverse_period) {
  return t - period * (t * inverse_period).rint();
}

/// Calls part(first, size) for parts of first .. end - 1, each of the largest size that fits.
template <std::size_t Size, std::size_t... Smaller, typename Part>
void in_parts(std::size_t first, std::size_t end, const Part& part) {
  for (; first + Size <= end; first += Size) {
    part(first, std::integral_constant<std::size_t, Size>{});
  }
  if constexpr (sizeof...(Smaller) > 0) {
    in_parts<Smaller...>(first, end, part);
  }
}

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
    tiled_active_ = rounded_up(std::ssize(active_), features_at_once);
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
  return bytes > near_memory ? many_rows : few_rows;
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
  in_parts<many_rows, few_rows, 1>(0, rows.size(), [&](std::size_t first, auto size) {
    distances_from<size()>(rows.subspan(first, size()),
                           distances.subspan(first * static_cast<std::size_t>(padded_samples())));
  });
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
  in_parts<few_rows, 1>(0, rows.size(), [&](std::size_t first, auto size) {
    all_differences_from<size()>(
        rows.subspan(first, size()),
        factors.subspan(first * static_cast<std::size_t>(padded_samples())), sums);
  });
}

/// Calls use(slot, j, differences) for the features from k on that fill `Registers` registers, for
/// every other sample j. Slots rotate, so that the sum in one slot does not wait for the previous
/// addition.
template <typename Real>
template <std::size_t Registers, bool Periodic, typename Use>
void BasicWeightedPoints<Real>::for_each_difference(Index i, Index k,
                                                    std::span<const std::uint32_t> others,
                                                    const Use& use) const {
  std::array<Register, Registers> origin;
  for (std::size_t r = 0; r < Registers; ++r) {
    origin[r] = Eigen::Map<const Register>(sample(i) + place(k, r));
  }
  const auto use_one = [&](std::size_t slot, std::size_t j) {
    const Real* other = sample(static_cast<Index>(others[j]));
    std::array<Register, Registers> differences;
    for (std::size_t r = 0; r < Registers; ++r) {
      const Index at = place(k, r);
      differences[r] = Eigen::Map<const Register>(other + at) - origin[r];
      if constexpr (Periodic) {
        differences[r] =
            nearest_image(differences[r], periods_.template segment<register_lanes>(at),
                          inverse_periods_.template segment<register_lanes>(at))
                .eval();
      }
    }
    use(slot, j, differences);
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

/// Calls part(k, number of registers, whether any is periodic) until all features are covered.
template <typename Real>
template <typename Part>
void BasicWeightedPoints<Real>::in_registers(const Part& part) const {
  const auto registers = static_cast<std::size_t>(padded_active_ / register_lanes);
  in_parts<4, 2, 1>(0, registers, [&](std::size_t first, auto size) {
    const Index k = place(0, first);
    if ((periods_.segment(k, place(0, size())) > Real{0}).any()) {
      part(k, size, std::true_type{});
    } else {
      part(k, size, std::false_type{});
    }
  });
}

template <typename Real>
void BasicWeightedPoints<Real>::squared_distances(Index i, std::span<const std::uint32_t> others,
                                                  std::span<Real> distances) const {
  std::fill(distances.begin(), distances.end(), Real{0});
  in_registers([&](Index k, auto registers, auto periodic) {
    for_each_difference<registers(), periodic()>(
        i, k, others, [&](std::size_t /*slot*/, std::size_t j, const auto& differences) {
          Register sum = differences[0].square();
          for (std::size_t r = 1; r < registers(); ++r) {
            sum += differences[r].square();
          }
          distances[j] += sum.sum();
        });
  });
}

template <typename Real>
void BasicWeightedPoints<Real>::add_squared_differences(Index i,
                                                        std::span<const std::uint32_t> others,
                                                        std::span<const Real> factors,
                                                        std::span<double> sums) const {
  in_registers([&](Index k, auto registers, auto periodic) {
    std::array<std::array<Register, registers()>, slots> partial;
    for (auto& of_slot : partial) {
      of_slot.fill(Register::Zero());
    }
    for_each_difference<registers(), periodic()>(
        i, k, others, [&](std::size_t slot, std::size_t j, const auto& differences) {
          for (std::size_t r = 0; r < registers(); ++r) {
            partial[slot][r] += factors[j] * differences[r].square();
          }
        });
    for (std::size_t r = 0; r < registers(); ++r) {
      const Register sum = (partial[0][r] + partial[1][r]) + (partial[2][r] + partial[3][r]);
      Eigen::Map<Eigen::ArrayXd>(sums.data() + place(k, r), register_lanes) +=
          sum.template cast<double>();
    }
  });
}

template class BasicWeightedPoints<double>;
template class BasicWeightedPoints<float>;

}  // namespace steelyard
