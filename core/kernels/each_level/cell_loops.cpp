// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/cell_loops.h"

#if defined(__AVX2__) || defined(__AVX512F__)
#include <immintrin.h>
#endif

#include <cstdint>

namespace steelyard::kernels::STEELYARD_LEVEL {
namespace {

/// Compilers do not vectorise a compress loop. AVX-512 has an instruction for it, and AVX2 one that
/// puts lanes in any order.
#ifdef __AVX512F__
void pick(const float* squared, std::size_t count, float near_limit, float far_limit,
          PickedOutlet* out) {
  constexpr std::size_t lanes = PickedOutlet::lanes;
  const __m512 nearest = _mm512_set1_ps(near_limit);
  const __m512 farthest = _mm512_set1_ps(far_limit);
  const bool any_near = near_limit >= 0.0F;
  __m512i places = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  PickedOutlet next = *out;  // which the stores cannot change
  std::size_t j = 0;
  for (; j + lanes <= count; j += lanes) {
    const __m512 cells = _mm512_loadu_ps(squared + j);
    __mmask16 far = _mm512_cmp_ps_mask(cells, farthest, _CMP_LE_OQ);
    if (any_near) {
      const __mmask16 near = _mm512_cmp_ps_mask(cells, nearest, _CMP_LE_OQ);
      far = _kandn_mask16(near, far);
      _mm512_storeu_si512(next.near_samples, _mm512_maskz_compress_epi32(near, places));
      next.near_samples += __builtin_popcount(static_cast<unsigned>(near));
    }
    _mm512_storeu_ps(next.far_cells, _mm512_maskz_compress_ps(far, cells));
    _mm512_storeu_si512(next.far_samples, _mm512_maskz_compress_epi32(far, places));
    const int picked = __builtin_popcount(static_cast<unsigned>(far));
    next.far_cells += picked;
    next.far_samples += picked;
    places = _mm512_add_epi32(places, _mm512_set1_epi32(lanes));
  }
  next.looked_at = j;
  *out = next;
}
#elif defined(__AVX2__)
constexpr std::size_t lanes_of_half = 8;

/// For each set of lanes, a bit for each, the numbers of its lanes, a byte for each, the least
/// first.
struct LanesOfSets {
  std::uint64_t of[256];  // NOLINT(*-avoid-c-arrays): std::array may not be inlined
};

constexpr LanesOfSets lanes_of_sets() {
  LanesOfSets all{};
  for (unsigned set = 0; set < 256; ++set) {
    unsigned place = 0;
    for (unsigned lane = 0; lane < lanes_of_half; ++lane) {
      if ((set >> lane & 1U) != 0U) {
        all.of[set] |= std::uint64_t{lane} << (8U * place);
        ++place;
      }
    }
  }
  return all;
}

constexpr LanesOfSets lanes_of = lanes_of_sets();

/// The order that puts the lanes of a set first.
__m256i first_lanes(unsigned set) {
  return _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(static_cast<long long>(lanes_of.of[set])));
}

void store_samples(std::uint32_t* to, __m256i places, __m256i order) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm256_permutevar8x32_epi32(places, order));
}

void pick(const float* squared, std::size_t count, float near_limit, float far_limit,
          PickedOutlet* out) {
  const __m256 nearest = _mm256_set1_ps(near_limit);
  const __m256 farthest = _mm256_set1_ps(far_limit);
  const bool any_near = near_limit >= 0.0F;
  __m256i places = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  PickedOutlet next = *out;  // which the stores cannot change
  std::size_t j = 0;
  for (; j + lanes_of_half <= count; j += lanes_of_half) {
    const __m256 cells = _mm256_loadu_ps(squared + j);
    auto far =
        static_cast<unsigned>(_mm256_movemask_ps(_mm256_cmp_ps(cells, farthest, _CMP_LE_OQ)));
    if (any_near) {
      const auto near =
          static_cast<unsigned>(_mm256_movemask_ps(_mm256_cmp_ps(cells, nearest, _CMP_LE_OQ)));
      far &= ~near;
      store_samples(next.near_samples, places, first_lanes(near));
      next.near_samples += __builtin_popcount(near);
    }
    const __m256i order = first_lanes(far);
    _mm256_storeu_ps(next.far_cells, _mm256_permutevar8x32_ps(cells, order));
    store_samples(next.far_samples, places, order);
    const int picked = __builtin_popcount(far);
    next.far_cells += picked;
    next.far_samples += picked;
    places = _mm256_add_epi32(places, _mm256_set1_epi32(lanes_of_half));
  }
  next.looked_at = j;
  *out = next;
}
#else
void pick(const float* /*squared*/, std::size_t /*count*/, float /*near_limit*/,
          float /*far_limit*/, PickedOutlet* /*out*/) {}
#endif

template <typename Real>
bool add_norms(Real* cells, const Real* norms, std::size_t count, Real own, Real share) {
  int below = 0;
  for (std::size_t k = 0; k < count; ++k) {
    const Real both = norms[k] + own;
    const Real cell = cells[k] + both;
    cells[k] = cell;
    below |= cell < share * both ? 1 : 0;
  }
  return below != 0;
}

}  // namespace

void put_cell_loops(Kernels& kernels) {
  kernels.pick = pick;
  kernels.add_norms_single = add_norms<float>;
  kernels.add_norms_double = add_norms<double>;
}

}  // namespace steelyard::kernels::STEELYARD_LEVEL
