// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

namespace steelyard {

/// Who may read a file that is being written. Until it is complete, only its owner may.
enum class Readership {
  usual,  ///< as the umask allows; a file that is replaced keeps its permissions
  owner   ///< mode 0600, also if a file is replaced; for what the program keeps for itself
};

/// Receives the next piece of a text.
using TakeText = std::function<void(std::string_view)>;

/// Writes the whole text or nothing: to a temporary file beside the target, which is flushed to the
/// disk and then renamed. A symbolic link is replaced by the file and never written through, so
/// nothing outside the folder changes. Devices, pipes and open descriptors such as /dev/stdout are
/// written to directly, see write_through.h.
/// \throws Error(cannot_write) that names the path and the system's reason
void write_atomically(const std::filesystem::path& path, std::string_view content,
                      Readership readership = Readership::usual);
/// The same for a text too long to be held in memory. If `make` throws, no file is left behind.
void write_atomically(const std::filesystem::path& path,
                      const std::function<void(const TakeText& take)>& make,
                      Readership readership = Readership::usual);
/// Renames a completely written file within one file system, replacing any existing file or link.
/// \throws Error(cannot_write)
void move_into_place(const std::filesystem::path& from, const std::filesystem::path& to);
/// Writes an empty file into a folder and removes it again, so that a folder that cannot be written
/// to is refused before any work is done for it.
/// \throws Error(cannot_write)
void try_writing_into(const std::filesystem::path& folder);

}  // namespace steelyard
