// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string_view>

#include "core/error.h"
#include "core/platform/open_file.h"

namespace steelyard {

/// What an output path refers to. Links are not followed, except the names of open descriptors.
enum class OutputPlace {
  file,    ///< a file, a symbolic link, or a path that does not exist yet
  stream,  ///< a device, a pipe, or an open descriptor such as /dev/stdout
  other    ///< a folder, a disk, a socket
};
[[nodiscard]] OutputPlace output_place(const std::filesystem::path& path);

/// Whether a path is in a folder of the system where names stand for devices and open descriptors.
/// "/dev/stdout" is written to directly, whatever file the shell has redirected it to.
[[nodiscard]] bool is_among_devices(const std::filesystem::path& path);

/// A device or pipe that is written to directly, because it must not be replaced by a file. Waits
/// for a slow reader, but not for one to connect.
class OpenStream {
 public:
  /// \throws Error(cannot_write)
  explicit OpenStream(const std::filesystem::path& path);

  /// \throws Error(cannot_write)
  void write(std::string_view content) const;

 private:
  std::filesystem::path path_;
  OpenFile file_;
};

/// The error for a path that cannot be written.
/// \param code  of the system, for the reason
[[nodiscard]] Error cannot_write(const std::filesystem::path& path, int code);

}  // namespace steelyard
