// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// The arrays of an archive written by numpy.savez or numpy.savez_compressed.
/// \throws Error(bad_input): see read_zip_directory; "cancelled" on stop
[[nodiscard]] std::vector<ArrayInfo> npz_arrays(const FileSource& file, const ReadControl& control);

/// Reads the arrays of such an archive side by side (core/data/join_arrays.h).
/// \throws Error(bad_input): see npz_arrays, arrays_to_take, read_npy_header; also for an infinite
///         value and for an array that is damaged or cut off; "cancelled" on stop
[[nodiscard]] Dataset read_npz(const FileSource& file, const Reading& reading,
                               const ReadControl& control);

}  // namespace steelyard
