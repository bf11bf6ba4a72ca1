// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/softmax_loops.h"

#include <bit>
#include <cstring>

#include "core/kernels/vectorised_functions.h"

// Plain loops over contiguous memory, which compilers vectorise.

namespace steelyard::kernels::STEELYARD_LEVEL {
namespace {

template <typename Real>
SoftmaxSums exponentials(Real* cells, const Real* ranks, std::size_t count, double lambda,
                         double nearest, double reach_in_lambdas) {
  const auto scale = static_cast<Real>(-1.0 / lambda);
  const auto closest = static_cast<Real>(nearest);
  const auto reach = static_cast<Real>(-reach_in_lambdas);
  constexpr Real least = least_exponent<Real>;
  Real sum{0};
  Real rank_sum{0};
  Real near{0};
  Real twins{0};
#pragma omp simd reduction(+ : sum, rank_sum, near, twins)
  for (std::size_t j = 0; j < count; ++j) {
    const Real square = cells[j];
    const Real inverse = inverse_square_root(square);
    const Real exponent = (square * inverse - closest) * scale;
    const Real e = decaying_exponential(exponent < least ? least : exponent);
    near += exponent < reach ? Real{0} : Real{1};
    twins += square > Real{0} ? Real{0} : Real{1};
    sum += e;
    rank_sum += e * ranks[j];
    cells[j] = square > Real{0} ? e * inverse : Real{0};
  }
  return {static_cast<double>(sum), static_cast<double>(rank_sum), static_cast<Index>(near),
          static_cast<Index>(twins)};
}

template <typename Real>
void make_factors(Real* cells, const Real* ranks, std::size_t count, Real mean_rank,
                  Real normaliser) {
#pragma omp simd
  for (std::size_t j = 0; j < count; ++j) {
    cells[j] *= (mean_rank - ranks[j]) * normaliser;
  }
}

/// Puts a value among the least and the second least of a lane.
template <typename Real>
void put_among(Real value, Real& first, Real& second) {
  const Real larger = value > first ? value : first;
  second = larger < second ? larger : second;
  first = value < first ? value : first;
}

/// Leaves those of all lanes in the first lane, by halves, because one after the other would wait.
template <std::size_t Half, typename Real>
void merge_lanes(Real* first, Real* second) {
  for (std::size_t lane = 0; lane < Half; ++lane) {
    const Real other = second[lane + Half];
    put_among(first[lane + Half], first[lane], second[lane]);
    second[lane] = other < second[lane] ? other : second[lane];
  }
  if constexpr (Half > 1) {
    merge_lanes<Half / 2>(first, second);
  }
}

template <typename Real>
void two_least(const Real* values, std::size_t count, double* first_of_all, double* second_of_all) {
  // Lane by lane, so that the compiler can use whole registers.
  constexpr Real infinity = __builtin_huge_valf();
  constexpr std::size_t width = 16;
  Real first[width];   // NOLINT(*-avoid-c-arrays): std::array may not be inlined
  Real second[width];  // NOLINT(*-avoid-c-arrays)
  for (std::size_t lane = 0; lane < width; ++lane) {
    first[lane] = infinity;
    second[lane] = infinity;
  }
  std::size_t start = 0;
  for (; start + width <= count; start += width) {
    for (std::size_t lane = 0; lane < width; ++lane) {
      put_among(values[start + lane], first[lane], second[lane]);
    }
  }
  for (std::size_t lane = 0; start + lane < count; ++lane) {
    put_among(values[start + lane], first[lane], second[lane]);
  }
  merge_lanes<width / 2>(first, second);
  *first_of_all = static_cast<double>(first[0]);
  *second_of_all = static_cast<double>(second[0]);
}

/// Whole numbers, each in a Stored.
template <typename Stored>
struct WholeNumbers {
  const Stored* numbers;
  [[nodiscard]] std::int32_t operator[](std::size_t k) const {
    return static_cast<std::int32_t>(numbers[k]);
  }
};

/// Whole numbers, each in three bytes, the least first.
struct ThreeByteNumbers {
  const std::uint8_t* bytes;
  [[nodiscard]] std::int32_t operator[](std::size_t k) const {
    const std::uint8_t* const three = bytes + 3 * k;
    return three[0] | three[1] << 8 | three[2] << 16;
  }
};

/// The same, followed by another byte: a single read of four bytes is twice as fast as reads of
/// three where numbers far apart are read.
struct FollowedThreeByteNumbers {
  const std::uint8_t* bytes;
  [[nodiscard]] std::int32_t operator[](std::size_t k) const {
    if constexpr (std::endian::native == std::endian::little) {
      std::int32_t four = 0;
      std::memcpy(&four, bytes + 3 * k, sizeof(four));
      return four & 0xFFFFFF;
    } else {
      return ThreeByteNumbers{bytes}[k];
    }
  }
};

/// In pieces: cells are fetched one by one but converted a register at a time.
template <typename Numbers, typename Real>
void gather_all(const Numbers& doubled, const std::uint32_t* samples, std::size_t count,
                Real* values) {
  constexpr std::size_t most = 64;
  std::int32_t piece[most];  // NOLINT(*-avoid-c-arrays)
  for (std::size_t first = 0; first < count; first += most) {
    const std::size_t size = count - first < most ? count - first : most;
    for (std::size_t k = 0; k < size; ++k) {
      piece[k] = doubled[samples[first + k]];
    }
    for (std::size_t k = 0; k < size; ++k) {
      values[first + k] = static_cast<Real>(0.5) * static_cast<Real>(piece[k]);
    }
  }
}

template <typename Numbers, typename Real>
void copy_all(const Numbers& doubled, std::size_t count, Real* values) {
  for (std::size_t k = 0; k < count; ++k) {
    values[k] = static_cast<Real>(0.5) * static_cast<Real>(doubled[k]);
  }
}

template <typename Stored, typename Real>
void gather(const Stored* doubled, const std::uint32_t* samples, std::size_t count, Real* values) {
  gather_all(WholeNumbers<Stored>{doubled}, samples, count, values);
}

template <typename Real>
void gather_middle(const std::uint8_t* doubled, const std::uint32_t* samples, std::size_t count,
                   Real* values) {
  gather_all(FollowedThreeByteNumbers{doubled}, samples, count, values);
}

template <typename Stored, typename Real>
void copy(const Stored* doubled, std::size_t count, Real* values) {
  copy_all(WholeNumbers<Stored>{doubled}, count, values);
}

template <typename Real>
void copy_middle(const std::uint8_t* doubled, std::size_t count, Real* values) {
  copy_all(ThreeByteNumbers{doubled}, count, values);
}

template <typename Real>
SoftmaxLoops<Real> all_softmax_loops() {
  return {exponentials<Real>,          make_factors<Real>,  two_least<Real>,
          gather<std::uint16_t, Real>, gather_middle<Real>, gather<std::uint32_t, Real>,
          copy<std::uint16_t, Real>,   copy_middle<Real>,   copy<std::uint32_t, Real>};
}

}  // namespace

void put_softmax_loops(Kernels& kernels) {
  kernels.single_softmax = all_softmax_loops<float>();
  kernels.double_softmax = all_softmax_loops<double>();
}

}  // namespace steelyard::kernels::STEELYARD_LEVEL
