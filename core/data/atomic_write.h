// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string_view>

namespace steelyard {

/// Writes the whole text or nothing: to a temporary file beside the target, flushed to the disk,
/// then renamed. Devices and pipes are written to directly, see write_through.h.
/// \throws Error(cannot_write) naming the path and the system's reason.
void write_atomically(const std::filesystem::path& path, std::string_view content);
/// Renames a completely written file within one file system, replacing any existing file.
/// \throws Error(cannot_write)
void move_into_place(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace steelyard
