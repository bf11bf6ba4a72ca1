// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/join_arrays.h"
#include "core/data/npy_header.h"
#include "core/data/read_progress.h"
#include "core/matrix.h"

namespace steelyard {

/// An NPY array as a table: N (one column), N x D, or N x M x 3 (M points). Records and texts have
/// one dimension; each field of a record is a column or several (see npy_columns).
struct NpyTable {
  /// \throws Error(bad_input) for another shape, or if there is no row or no column
  NpyTable(const NpyHeader& header, const std::string& where);

  std::uint64_t rows = 0;
  std::uint64_t columns = 1;
  std::uint64_t points = 0;  ///< 0 if this is not an array of points
};

/// Reads the numbers that follow a header directly into the matrix, a few MiB at a time.
/// \param values  has the table's shape; texts are positions in the categories, and NaN where empty
/// \param texts   the categories of the columns of texts
/// \throws Error(bad_input) if the stream ends too early; "cancelled" on stop
void read_npy_values(ByteStream& stream, const NpyHeader& header, const NpyTable& table,
                     const std::string& where, const ReadControl& control,
                     Eigen::Ref<Matrix> values, ArrayTexts& texts);

/// Whether integers of the array may have lost digits because they are beyond 2^53.
[[nodiscard]] bool npy_was_rounded(const NpyHeader& header, const Eigen::Ref<const Matrix>& values);

/// The fields that were left out of records; says nothing if there are none.
[[nodiscard]] Message npy_left_out(const NpyHeader& header);

/// Reads an array saved by numpy.save: N (one column), N x D, or N x M x 3 (M points: columns p1_x,
/// p1_y, p1_z, p2_x, ...), or records, in any byte order, in C or Fortran order. NaN is a missing
/// cell. Integers beyond 2^53 are rounded, with a warning. Needs little more memory than the table
/// itself.
/// \throws Error(bad_input): see read_npy_header; also for texts alone, for an infinite number
/// (naming row and
///         column) and an array that does not fit into memory; "cancelled" on stop
[[nodiscard]] Dataset read_npy(const std::filesystem::path& path, const ReadControl& control = {});
[[nodiscard]] Dataset read_npy(const FileSource& file, const ReadControl& control = {});

}  // namespace steelyard
