// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"

namespace steelyard {

/// Reads an array saved by numpy.save: N (one column), N x D, or N x M x 3 (M points: columns p1_x,
/// p1_y, p1_z, p2_x, ...), in any byte order, in C or Fortran order. NaN is a missing cell.
/// Integers beyond 2^53 are rounded, with a warning. Needs little more memory than the table
/// itself.
/// \throws Error(bad_input): see read_npy_header; also for an infinite number (naming row and
///         column) and an array that does not fit into memory; "cancelled" on stop
[[nodiscard]] Dataset read_npy(const std::filesystem::path& path, const ReadControl& control = {});
[[nodiscard]] Dataset read_npy(const FileSource& file, const ReadControl& control = {});

}  // namespace steelyard
