// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <vector>

#include "core/data/array_info.h"
#include "core/data/dataset.h"
#include "core/data/read_control.h"
#include "core/data/reading.h"

namespace steelyard {

/// Reads a table of any known format (core/data/file_format.h), told by its content.
/// Roles, periods and groups are set where the file says them; Dataset::sha256 is of the bytes that
/// were read.
/// \throws Error(bad_input) naming file and place: see the readers; an array that is not there; a
/// file
///         that is changed meanwhile
[[nodiscard]] Dataset read_table(const std::filesystem::path& path, const Reading& reading = {},
                                 const ReadControl& control = {});

/// The arrays that read_table can take side by side; none for a format with a single table.
/// \throws Error(bad_input): missing, empty, unreadable or broken file
[[nodiscard]] std::vector<ArrayInfo> arrays_in(const std::filesystem::path& path,
                                               const ReadControl& control = {});

}  // namespace steelyard
