// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/point_loops.h"

#include <Eigen/Core>
#include <type_traits>

namespace steelyard::kernels::STEELYARD_LEVEL {
namespace {

constexpr std::size_t features_at_once = Points<float>::features_at_once;
constexpr std::size_t few_rows = 4;
/// As many rows as can each keep a sum in a register.
template <typename Real>
constexpr std::size_t many_rows = 16 * sizeof(float) / sizeof(Real);
/// Slots rotate, so that the sum in one slot does not wait for the previous addition.
constexpr std::size_t slots = 4;
constexpr Index lanes = Points<float>::lanes;
template <typename Real>
constexpr Index register_lanes = Points<Real>::register_bytes / static_cast<Index>(sizeof(Real));

template <typename Real>
using Lanes = Eigen::Array<Real, lanes, 1>;
template <typename Real>
using Register = Eigen::Array<Real, register_lanes<Real>, 1>;

template <typename Real>
const Real* sample(const Points<Real>& points, Index i) {
  return points.by_sample + i * points.padded_active;
}

template <typename Real>
const Real* tile(const Points<Real>& points, Index t) {
  return points.tiled + t * points.tiled_active * lanes;
}

template <typename Real>
Register<Real> loaded(const Real* values) {
  return Eigen::Map<const Register<Real>>(values);
}

/// t - P round(t / P); P and 1/P are 0 if there is no period, which leaves t unchanged.
template <typename T, typename P>
auto nearest_image(const T& t, const P& period, const P& inverse_period) {
  return t - period * (t * inverse_period).rint();
}

template <typename Real>
bool is_periodic(const Points<Real>& points, Index first, Index count) {
  for (Index k = first; k < first + count; ++k) {
    if (points.periods[k] > Real{0}) {
      return true;
    }
  }
  return false;
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

template <std::size_t Rows, typename Real>
void distances_from(const Points<Real>& points, const Index* rows, Real* distances) {
  const Index row_length = points.tiles * lanes;
  const Real* origin[Rows];  // NOLINT(*-avoid-c-arrays): std::array may not be inlined
  for (std::size_t r = 0; r < Rows; ++r) {
    origin[r] = sample(points, rows[r]);
  }
  for (Index t = 0; t < points.tiles; ++t) {
    Lanes<Real> sum[Rows];  // NOLINT(*-avoid-c-arrays)
    for (std::size_t r = 0; r < Rows; ++r) {
      sum[r].setZero();
    }
    const Real* column = tile(points, t);
    for (Index k = 0; k < points.active; ++k, column += lanes) {
      const Lanes<Real> y = Eigen::Map<const Lanes<Real>>(column);
      const Real period = points.periods[k];
      if (period > Real{0}) {
        for (std::size_t r = 0; r < Rows; ++r) {
          const Lanes<Real> difference = y - origin[r][k];
          sum[r] += nearest_image(difference, period, points.inverse_periods[k]).square();
        }
      } else {
        for (std::size_t r = 0; r < Rows; ++r) {
          sum[r] += (y - origin[r][k]).square();
        }
      }
    }
    for (std::size_t r = 0; r < Rows; ++r) {
      Eigen::Map<Lanes<Real>>{distances + static_cast<Index>(r)* row_length + t* lanes} = sum[r];
    }
  }
}

template <typename Real>
void distances(const Points<Real>& points, const Index* rows, std::size_t row_count,
               Real* distances) {
  const auto row_length = static_cast<std::size_t>(points.tiles * lanes);
  in_parts<many_rows<Real>, few_rows, 1>(0, row_count, [&](std::size_t first, auto size) {
    distances_from<size()>(points, rows + first, distances + first * row_length);
  });
}

/// The sums for features k, k + 1, ..., as many as fit in registers.
template <std::size_t Rows, bool Periodic, typename Real>
void differences_from(const Points<Real>& points, Index k, const Index* rows, const Real* factors,
                      double* sums) {
  constexpr auto step = register_lanes<Real>;
  const Index row_length = points.tiles * lanes;
  // NOLINTBEGIN(*-avoid-c-arrays)
  Register<Real> sum[Rows][features_at_once];
  Register<Real> origin[Rows][features_at_once];
  Register<Real> y[features_at_once];
  // NOLINTEND(*-avoid-c-arrays)
  for (std::size_t r = 0; r < Rows; ++r) {
    for (std::size_t f = 0; f < features_at_once; ++f) {
      sum[r][f].setZero();
      origin[r][f].setConstant(sample(points, rows[r])[k + static_cast<Index>(f)]);
    }
  }
  for (Index j = 0; j < row_length; j += step) {
    const Real* column = tile(points, j / lanes) + k * lanes + j % lanes;
    for (std::size_t f = 0; f < features_at_once; ++f) {
      y[f] = loaded(column + static_cast<Index>(f) * lanes);
    }
    for (std::size_t r = 0; r < Rows; ++r) {
      const Register<Real> factor = loaded(factors + static_cast<Index>(r) * row_length + j);
      for (std::size_t f = 0; f < features_at_once; ++f) {
        Register<Real> difference = y[f] - origin[r][f];
        if constexpr (Periodic) {
          const Index feature = k + static_cast<Index>(f);
          difference =
              nearest_image(difference, points.periods[feature], points.inverse_periods[feature])
                  .eval();
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
void add_differences(const Points<Real>& points, const Index* rows, std::size_t row_count,
                     const Real* factors, double* sums) {
  constexpr auto step = static_cast<Index>(features_at_once);
  const auto row_length = static_cast<std::size_t>(points.tiles * lanes);
  in_parts<few_rows, 1>(0, row_count, [&](std::size_t first, auto size) {
    for (Index k = 0; k < points.active; k += step) {
      if (is_periodic(points, k, step)) {
        differences_from<size(), true>(points, k, rows + first, factors + first * row_length, sums);
      } else {
        differences_from<size(), false>(points, k, rows + first, factors + first * row_length,
                                        sums);
      }
    }
  });
}

/// One sample, and the others that it is compared with.
template <typename Real>
struct Few {
  Index sample = 0;
  const std::uint32_t* others = nullptr;
  std::size_t count = 0;
};

/// Calls use(slot, j, differences) for the features from k on that fill `Registers` registers, for
/// every other sample j.
template <std::size_t Registers, bool Periodic, typename Real, typename Use>
void for_each_difference(const Points<Real>& points, const Few<Real>& few, Index k,
                         const Use& use) {
  constexpr auto step = register_lanes<Real>;
  // NOLINTBEGIN(*-avoid-c-arrays)
  Register<Real> origin[Registers];
  for (std::size_t r = 0; r < Registers; ++r) {
    origin[r] = loaded(sample(points, few.sample) + k + static_cast<Index>(r) * step);
  }
  const auto use_one = [&](std::size_t slot, std::size_t j) {
    const Real* other = sample(points, static_cast<Index>(few.others[j]));
    Register<Real> differences[Registers];
    for (std::size_t r = 0; r < Registers; ++r) {
      const Index at = k + static_cast<Index>(r) * step;
      differences[r] = Eigen::Map<const Register<Real>>(other + at) - origin[r];
      if constexpr (Periodic) {
        differences[r] = nearest_image(differences[r], loaded(points.periods + at),
                                       loaded(points.inverse_periods + at))
                             .eval();
      }
    }
    use(slot, j, differences);
  };
  // NOLINTEND(*-avoid-c-arrays)
  std::size_t j = 0;
  for (; j + slots <= few.count; j += slots) {
    for (std::size_t slot = 0; slot < slots; ++slot) {
      use_one(slot, j + slot);
    }
  }
  for (; j < few.count; ++j) {
    use_one(0, j);
  }
}

/// Calls part(k, number of registers, whether any is periodic) until all features are covered.
template <typename Real, typename Part>
void in_registers(const Points<Real>& points, const Part& part) {
  constexpr auto step = register_lanes<Real>;
  const auto registers = static_cast<std::size_t>(points.padded_active / step);
  in_parts<4, 2, 1>(0, registers, [&](std::size_t first, auto size) {
    const Index k = static_cast<Index>(first) * step;
    if (is_periodic(points, k, static_cast<Index>(size()) * step)) {
      part(k, size, std::true_type{});
    } else {
      part(k, size, std::false_type{});
    }
  });
}

template <typename Real>
void few_distances(const Points<Real>& points, Index sample, const std::uint32_t* others,
                   std::size_t count, Real* distances) {
  for (std::size_t j = 0; j < count; ++j) {
    distances[j] = Real{0};
  }
  const Few<Real> few{sample, others, count};
  in_registers(points, [&](Index k, auto registers, auto periodic) {
    for_each_difference<registers(), periodic()>(
        points, few, k, [&](std::size_t /*slot*/, std::size_t j, const auto& differences) {
          Register<Real> sum = differences[0].square();
          for (std::size_t r = 1; r < registers(); ++r) {
            sum += differences[r].square();
          }
          distances[j] += sum.sum();
        });
  });
}

template <typename Real>
void add_few_differences(const Points<Real>& points, Index sample, const std::uint32_t* others,
                         std::size_t count, const Real* factors,
                         double* sums) {  // NOLINT(readability-non-const-parameter): written to
  constexpr auto step = register_lanes<Real>;
  const Few<Real> few{sample, others, count};
  // NOLINTBEGIN(*-avoid-c-arrays)
  in_registers(points, [&](Index k, auto registers, auto periodic) {
    Register<Real> partial[slots][registers()];
    for (auto& of_slot : partial) {
      for (auto& of_register : of_slot) {
        of_register.setZero();
      }
    }
    for_each_difference<registers(), periodic()>(
        points, few, k, [&](std::size_t slot, std::size_t j, const auto& differences) {
          for (std::size_t r = 0; r < registers(); ++r) {
            partial[slot][r] += factors[j] * differences[r].square();
          }
        });
    for (std::size_t r = 0; r < registers(); ++r) {
      const Register<Real> sum = (partial[0][r] + partial[1][r]) + (partial[2][r] + partial[3][r]);
      for (Index lane = 0; lane < step; ++lane) {
        sums[k + static_cast<Index>(r) * step + lane] += static_cast<double>(sum[lane]);
      }
    }
  });
  // NOLINTEND(*-avoid-c-arrays)
}

template <typename Real>
PointLoops<Real> all_point_loops() {
  return {distances<Real>, add_differences<Real>, few_distances<Real>, add_few_differences<Real>};
}

}  // namespace

void put_point_loops(Kernels& kernels) {
  kernels.single_points = all_point_loops<float>();
  kernels.double_points = all_point_loops<double>();
}

}  // namespace steelyard::kernels::STEELYARD_LEVEL
