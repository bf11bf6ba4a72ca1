// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>

#include "core/geometry/uninitialised.h"

namespace steelyard::dii {

/// The limits on squared distance for picking a cell of a row as near or far.
struct PickingLimits {
  float near = -1.0F;  ///< cells up to here are near; none are if it is below 0
  float far = 0.0F;    ///< farther cells up to here are far
};

/// Cells picked from rows of squared distances, row by row: far cells with their squared distance,
/// near cells with room for a more accurate one. Memory grows as needed and is kept.
///
/// Each row is padded to whole registers with its own sample at infinite distance, which adds
/// nothing: processing the last few cells one by one would take as long as all others.
class PickedCells {
 public:
  /// A place between two rows.
  struct Mark {
    std::size_t near = 0;
    std::size_t far = 0;
  };

  [[nodiscard]] Mark end() const { return end_; }
  /// Discards the cells picked after the mark.
  void cut(Mark mark) { end_ = mark; }
  /// Adds the cells of one row.
  /// \param self  the row's own sample, which is beyond the limits
  void pick(std::span<const float> squared, const PickingLimits& limits, std::uint32_t self);

  [[nodiscard]] std::span<const std::uint32_t> near_samples(Mark from, Mark to) const {
    return std::span(near_samples_).subspan(from.near, to.near - from.near);
  }
  [[nodiscard]] std::span<const std::uint32_t> far_samples(Mark from, Mark to) const {
    return std::span(far_samples_).subspan(from.far, to.far - from.far);
  }
  /// To be filled with squared distances by the caller, before blank_near.
  [[nodiscard]] std::span<double> near_cells(Mark from, Mark to) {
    return std::span(near_cells_).subspan(from.near, to.near - from.near);
  }
  /// Moves the padding of the registers to infinite distance.
  void blank_near(Mark from, Mark to, std::uint32_t self);
  /// Squared distances, which the caller may transform in place.
  [[nodiscard]] std::span<float> far_cells(Mark from, Mark to) {
    return std::span(far_cells_).subspan(from.far, to.far - from.far);
  }

 private:
  void make_room(std::size_t cells);

  Mark end_;
  UninitialisedVector<std::uint32_t> near_samples_;
  UninitialisedVector<double> near_cells_;
  UninitialisedVector<std::uint32_t> far_samples_;
  UninitialisedVector<float> far_cells_;
};

}  // namespace steelyard::dii
