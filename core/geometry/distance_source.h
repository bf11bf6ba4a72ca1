// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// Distances between samples, in blocks of rows, from which ranks are computed. No N x N matrix is
/// needed.
class DistanceSource {
 public:
  DistanceSource() = default;
  virtual ~DistanceSource() = default;
  DistanceSource(const DistanceSource&) = delete;
  DistanceSource& operator=(const DistanceSource&) = delete;

  [[nodiscard]] virtual Index samples() const = 0;
  /// Length of one row in a block: samples(), or slightly more if rows are padded.
  [[nodiscard]] virtual Index row_length() const { return samples(); }
  /// How many rows to request at once so that a block fits in reasonable memory.
  [[nodiscard]] virtual Index rows_at_once() const;

  /// Computes an increasing function of the distance (its square, for example), >= 0, from each of
  /// `rows` to all samples. Uses all cores; the result does not depend on their number.
  /// \param rows   1 to rows_at_once() samples
  /// \param block  rows.size() x row_length(), row after row; entries beyond samples() are
  ///               arbitrary
  /// \return false when stopped; the block is then arbitrary
  [[nodiscard]] virtual bool fill(std::span<const Index> rows, std::span<double> block,
                                  const std::stop_token& stop) const = 0;
};

}  // namespace steelyard
