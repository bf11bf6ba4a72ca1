// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/npy_header.h"
#include "core/data/read_progress.h"
#include "core/matrix.h"

namespace steelyard {

/// An NPY array as a table: N (one column), N x D, or N x M x 3 (M points).
struct NpyTable {
  /// \throws Error(bad_input) for another shape, or if there is no row or no column
  NpyTable(const NpyHeader& header, const std::string& where);

  std::uint64_t rows = 0;
  std::uint64_t columns = 1;
  std::uint64_t points = 0;  ///< 0 if this is not an array of points
};

/// Reads the numbers that follow a header directly into the matrix, a few MiB at a time.
/// \param values  has the table's shape
/// \throws Error(bad_input) if the stream ends too early; "cancelled" on stop
void read_npy_values(ByteStream& stream, const NpyHeader& header, const NpyTable& table,
                     const std::string& where, const ReadControl& control,
                     Eigen::Ref<Matrix> values);

/// Whether integers of the array may have lost digits because they are beyond 2^53.
[[nodiscard]] bool npy_was_rounded(const NpyHeader& header, const Eigen::Ref<const Matrix>& values);

}  // namespace steelyard
