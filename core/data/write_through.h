// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string_view>

#include "core/error.h"

namespace steelyard {

/// What an output path refers to.
enum class OutputPlace {
  file,    ///< a file, or nothing yet
  stream,  ///< a device, a pipe, or an open descriptor such as /dev/stdout
  other    ///< a folder, a disk, a socket
};
[[nodiscard]] OutputPlace output_place(const std::filesystem::path& path);

/// Writes the bytes to a device or pipe itself, which must not be replaced by a file. Waits for a
/// slow reader, but not for one to connect.
/// \throws Error(cannot_write)
void write_through(const std::filesystem::path& path, std::string_view content);

/// \param code  errno
[[nodiscard]] Error cannot_write(const std::filesystem::path& path, int code);

}  // namespace steelyard
