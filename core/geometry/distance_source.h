// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// How far samples are from each other, in blocks of rows: what ranks are made from. Nothing of the
/// size N x N needs to exist.
class DistanceSource {
 public:
  DistanceSource() = default;
  virtual ~DistanceSource() = default;
  DistanceSource(const DistanceSource&) = delete;
  DistanceSource& operator=(const DistanceSource&) = delete;

  [[nodiscard]] virtual Index samples() const = 0;
  /// Length of one row in a block: samples(), or a little more where rows are padded.
  [[nodiscard]] virtual Index row_length() const { return samples(); }
  /// How many rows to ask for at once: as many as keep a block within reasonable memory.
  [[nodiscard]] virtual Index rows_at_once() const;

  /// An increasing function of the distance (its square, say), >= 0, from each of `rows` to all
  /// samples. Uses all cores; the same bits for any number of them.
  /// \param rows   1 to rows_at_once() samples
  /// \param block  rows.size() x row_length(), row after row; beyond samples(): arbitrary
  /// \return false when stopped; the block is then arbitrary
  [[nodiscard]] virtual bool fill(std::span<const Index> rows, std::span<double> block,
                                  const std::stop_token& stop) const = 0;
};

}  // namespace steelyard
