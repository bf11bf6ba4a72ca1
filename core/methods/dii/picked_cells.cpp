// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/picked_cells.h"

#include <bit>

#ifdef __AVX512F__
#include <immintrin.h>
#endif

#include "core/methods/dii/softmax_row.h"

namespace steelyard::dii {
namespace {

/// Whole registers are written, whatever they hold.
constexpr std::size_t lanes = 16;

/// Where the next picked cells go.
struct Outlet {
  std::uint32_t* near_samples;
  std::uint32_t* far_samples;
  float* far_cells;
};

/// Compilers do not vectorise a compress loop, but AVX-512 has an instruction for it.
/// \return the number of cells processed
#ifdef __AVX512F__
std::size_t pick_by_registers(std::span<const float> squared, const PickingLimits& limits,
                              Outlet& out) {
  const __m512 near_limit = _mm512_set1_ps(limits.near);
  const __m512 far_limit = _mm512_set1_ps(limits.far);
  const bool any_near = limits.near >= 0.0F;
  __m512i places = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  std::size_t j = 0;
  for (; j + lanes <= squared.size(); j += lanes) {
    const __m512 cells = _mm512_loadu_ps(squared.data() + j);
    __mmask16 far = _mm512_cmp_ps_mask(cells, far_limit, _CMP_LE_OQ);
    if (any_near) {
      const __mmask16 near = _mm512_cmp_ps_mask(cells, near_limit, _CMP_LE_OQ);
      far = _kandn_mask16(near, far);
      _mm512_storeu_si512(out.near_samples, _mm512_maskz_compress_epi32(near, places));
      out.near_samples += std::popcount(static_cast<unsigned>(near));
    }
    _mm512_storeu_ps(out.far_cells, _mm512_maskz_compress_ps(far, cells));
    _mm512_storeu_si512(out.far_samples, _mm512_maskz_compress_epi32(far, places));
    const int count = std::popcount(static_cast<unsigned>(far));
    out.far_cells += count;
    out.far_samples += count;
    places = _mm512_add_epi32(places, _mm512_set1_epi32(lanes));
  }
  return j;
}
#else
std::size_t pick_by_registers(std::span<const float> /*squared*/, const PickingLimits& /*limits*/,
                              Outlet& /*out*/) {
  return 0;
}
#endif

}  // namespace

void PickedCells::make_room(std::size_t cells) {
  const std::size_t near = end_.near + cells + 2 * lanes;
  const std::size_t far = end_.far + cells + 2 * lanes;
  if (near > near_samples_.size()) {
    near_samples_.resize(2 * near);
    near_cells_.resize(2 * near);
  }
  if (far > far_samples_.size()) {
    far_samples_.resize(2 * far);
    far_cells_.resize(2 * far);
  }
}

void PickedCells::blank_near(Mark from, Mark to, std::uint32_t self) {
  for (std::size_t k = to.near; k > from.near && near_samples_[k - 1] == self; --k) {
    near_cells_[k - 1] = infinitely_far<double>;
  }
}

void PickedCells::pick(std::span<const float> squared, const PickingLimits& limits,
                       std::uint32_t self) {
  const Mark from = end_;
  make_room(squared.size());
  Outlet out{near_samples_.data() + end_.near, far_samples_.data() + end_.far,
             far_cells_.data() + end_.far};
  // The remainder is written without branches, because whether a cell is near is unpredictable.
  for (std::size_t j = pick_by_registers(squared, limits, out); j < squared.size(); ++j) {
    const bool near = squared[j] <= limits.near;
    const bool far = !near && squared[j] <= limits.far;
    *out.near_samples = static_cast<std::uint32_t>(j);
    out.near_samples += near ? 1 : 0;
    *out.far_samples = static_cast<std::uint32_t>(j);
    *out.far_cells = squared[j];
    out.far_samples += far ? 1 : 0;
    out.far_cells += far ? 1 : 0;
  }
  end_.near = static_cast<std::size_t>(out.near_samples - near_samples_.data());
  end_.far = static_cast<std::size_t>(out.far_samples - far_samples_.data());
  for (; (end_.near - from.near) % lanes != 0; ++end_.near) {
    near_samples_[end_.near] = self;
  }
  for (; (end_.far - from.far) % lanes != 0; ++end_.far) {
    far_samples_[end_.far] = self;
    far_cells_[end_.far] = infinitely_far<float>;
  }
}

}  // namespace steelyard::dii
