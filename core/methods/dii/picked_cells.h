// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>

#include "core/geometry/uninitialised.h"

namespace steelyard::dii {

/// Up to which squared distance a cell of a row is picked, and as what.
struct PickingLimits {
  float near = -1.0F;  ///< up to here: near; below 0: none is
  float far = 0.0F;    ///< from there up to here: far
};

/// Cells picked out of rows of squared distances, one row after the other: far ones with their
/// squared distance, near ones with room for a better one. Memory grows to what was needed and
/// stays.
///
/// Each row is filled up to whole registers with its own sample, infinitely far, which adds
/// nothing: a loop's last few cells one by one would take as long as all others.
class PickedCells {
 public:
  /// A place between two rows.
  struct Mark {
    std::size_t near = 0;
    std::size_t far = 0;
  };

  [[nodiscard]] Mark end() const { return end_; }
  /// Forgets what was picked after the mark.
  void cut(Mark mark) { end_ = mark; }
  /// Adds the cells of one row.
  /// \param self  the row's sample, which is beyond the limits
  void pick(std::span<const float> squared, const PickingLimits& limits, std::uint32_t self);

  [[nodiscard]] std::span<const std::uint32_t> near_samples(Mark from, Mark to) const {
    return std::span(near_samples_).subspan(from.near, to.near - from.near);
  }
  [[nodiscard]] std::span<const std::uint32_t> far_samples(Mark from, Mark to) const {
    return std::span(far_samples_).subspan(from.far, to.far - from.far);
  }
  /// For the caller to fill with squared distances, and then blank_near.
  [[nodiscard]] std::span<double> near_cells(Mark from, Mark to) {
    return std::span(near_cells_).subspan(from.near, to.near - from.near);
  }
  /// Sends what fills up the registers infinitely far.
  void blank_near(Mark from, Mark to, std::uint32_t self);
  /// Squared distances, for the caller to turn into something else.
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
