// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/cell_loops.h"

#ifdef __AVX512F__
#include <immintrin.h>
#endif

namespace steelyard::kernels::STEELYARD_LEVEL {
namespace {

/// Compilers do not vectorise a compress loop, but AVX-512 has an instruction for it.
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
