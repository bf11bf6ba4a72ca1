// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/picked_cells.h"

#include "core/kernels/kernels.h"
#include "core/methods/dii/softmax_row.h"

namespace steelyard::dii {
namespace {

/// Whole registers are written, whatever they hold.
constexpr std::size_t lanes = kernels::PickedOutlet::lanes;

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
  kernels::PickedOutlet out{near_samples_.data() + end_.near, far_samples_.data() + end_.far,
                            far_cells_.data() + end_.far};
  // The remainder is written without branches, because whether a cell is near is unpredictable.
  kernels::kernels_in_use().pick(squared.data(), squared.size(), limits.near, limits.far, &out);
  for (std::size_t j = out.looked_at; j < squared.size(); ++j) {
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
