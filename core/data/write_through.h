// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string_view>

#include "core/error.h"

namespace steelyard {

/// What an output's path leads to.
enum class OutputPlace {
  file,    ///< a file, or nothing yet
  stream,  ///< a device, a pipe, or something that is open already, such as /dev/stdout
  other    ///< a folder, a disk, a socket
};
[[nodiscard]] OutputPlace output_place(const std::filesystem::path& path);

/// A device or a pipe takes the bytes itself; a file in its place would be read by nobody. Waits as
/// long as the reader takes, but not for one to come.
/// \throws Error(cannot_write)
void write_through(const std::filesystem::path& path, std::string_view content);

/// \param code  the system's
[[nodiscard]] Error cannot_write(const std::filesystem::path& path, int code);

}  // namespace steelyard
