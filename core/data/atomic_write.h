// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

namespace steelyard {

/// Who may read a file that is written. While it is unfinished, only its owner can.
enum class Readership {
  usual,  ///< as the umask says; a file that is replaced keeps its permissions
  owner   ///< 0600, whatever stood there before: what the program keeps by itself
};

/// Takes the next piece of a text.
using TakeText = std::function<void(std::string_view)>;

/// Writes the whole text or nothing: to a temporary file beside the target, flushed to the disk,
/// then renamed. A symbolic link is replaced by the file and never written through, so nothing
/// outside the folder changes. Devices, pipes and open descriptors such as /dev/stdout are written
/// to directly, see write_through.h.
/// \throws Error(cannot_write) naming the path and the system's reason.
void write_atomically(const std::filesystem::path& path, std::string_view content,
                      Readership readership = Readership::usual);
/// The same for a text that is too long to be held at once. What `make` throws leaves no file.
void write_atomically(const std::filesystem::path& path,
                      const std::function<void(const TakeText& take)>& make,
                      Readership readership = Readership::usual);
/// Renames a completely written file within one file system, replacing any existing file or link.
/// \throws Error(cannot_write)
void move_into_place(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace steelyard
