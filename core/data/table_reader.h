// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// Reads a table in any known format (core/data/file_format.h), recognised by its content. Roles,
/// periods and groups are set if the file gives them. Dataset::sha256 is the hash of the bytes
/// read.
/// \throws Error(bad_input) that names file and place: see the readers; also if an array is missing
///         or the file changes while it is read
[[nodiscard]] Dataset read_table(const std::filesystem::path& path, const Reading& reading = {},
                                 const ReadControl& control = {});

/// The arrays that read_table can take side by side; empty for a format with a single table.
/// \throws Error(bad_input) if the file is missing, empty, unreadable or damaged
[[nodiscard]] std::vector<ArrayInfo> arrays_in(const std::filesystem::path& path,
                                               const ReadControl& control = {});

}  // namespace steelyard
