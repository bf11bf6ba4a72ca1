// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>

#include "app/parse/output_stream.h"
#include "app/parse/parsed_file.h"

namespace steelyard::parse {

/// A matrix of real numbers of a MATLAB file of version 7.3, found by HDF5 itself: matio does not
/// understand the attribute MATLAB_class where zeros fill its room, as h5py writes it, although
/// MATLAB does. MATLAB stores matrices column by column, so that HDF5 tells their sizes in reverse.
/// \param name  of a variable
/// \return nothing for anything else
[[nodiscard]] std::optional<Listed> numbers_in_matlab73(const std::string& path,
                                                        const std::string& name);

/// Writes the order and numbers of such a matrix.
/// \throws Unreadable
void write_matlab73(const std::string& path, const Listed& array, OutputStream& out);

}  // namespace steelyard::parse
