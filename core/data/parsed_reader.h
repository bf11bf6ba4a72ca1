// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// MATLAB files (versions 4 to 7.3) and HDF5 files, parsed in a separate process
/// (core/data/parser_process.h). Their arrays are placed side by side (core/data/join_arrays.h).

/// Whether a file begins with "MATLAB 5.0", "MATLAB 7.3" or the 20 bytes that begin version 4.
[[nodiscard]] bool begins_as_matlab(std::string_view beginning);
/// Whether the HDF5 signature is at the beginning or after 512, 1024, 2048, ... bytes (HDF5 File
/// Format, II.A).
[[nodiscard]] bool begins_as_hdf5(std::string_view beginning);

/// \throws Error(bad_input): see ParserProcess
[[nodiscard]] std::vector<ArrayInfo> matlab_arrays(const FileSource& file,
                                                   const ReadControl& control);
[[nodiscard]] std::vector<ArrayInfo> hdf5_arrays(const FileSource& file,
                                                 const ReadControl& control);

/// \throws Error(bad_input): see ParserProcess, arrays_to_take; also for an infinite value
[[nodiscard]] Dataset read_matlab(const FileSource& file, const Reading& reading,
                                  const ReadControl& control);
[[nodiscard]] Dataset read_hdf5(const FileSource& file, const Reading& reading,
                                const ReadControl& control);

}  // namespace steelyard
