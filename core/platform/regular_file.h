// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <ctime>
#include <filesystem>
#include <string>

#include "core/message.h"
#include "core/platform/open_file.h"

namespace steelyard {

/// A regular, non-empty file, open for reading at any offset from any number of threads. All files
/// of the user are opened through this class, so that a folder, device or pipe cannot block the
/// reader. The file is read, not mapped, because a mapped file that shrinks would kill the program.
class RegularFile {
 public:
  /// \param accepted  what the file should be, for messages: "a text file with a table"
  /// \throws Error(bad_input), with separate messages for a missing file, a folder, a device or a
  ///         pipe, a file without read permission, and an empty file
  RegularFile(const std::filesystem::path& path, const Message& accepted);

  /// For handing the open file to another process; this object still owns it.
  [[nodiscard]] const OpenFile& open_file() const { return file_; }
  /// The size of the file when it was opened.
  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// The name used in messages.
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  /// Replaces `buffer` with the bytes [begin, end); end is at most size().
  /// \throws Error(bad_input) when the disk fails or the file has shrunk since it was opened.
  void read(std::uint64_t begin, std::uint64_t end, std::string& buffer) const;
  /// Whether the file was written to since it was opened.
  [[nodiscard]] bool was_written() const;

 private:
  std::filesystem::path path_;
  std::string name_;
  OpenFile file_;
  std::uint64_t size_ = 0;
  std::timespec written_{};
};

/// Replaces `buffer` with the bytes [begin, end) of an open file.
/// \param name  used in messages
/// \throws Error(bad_input) if the disk fails or the file ends earlier
void read_at(const OpenFile& file, const std::string& name, std::uint64_t begin, std::uint64_t end,
             std::string& buffer);

}  // namespace steelyard
