// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/platform/open_file.h"

namespace steelyard {

/// A temporary file without a name, which is deleted when closed.
struct UnpackedFile {
  OpenFile file;
  std::uint64_t size = 0;
};

/// Writes what a file holds, unpacked or in another encoding, to a temporary file.
class TemporaryFile {
 public:
  /// \param packed  the name of the file in messages
  /// \throws Error(bad_input) if the folder for temporary files takes none
  explicit TemporaryFile(std::string packed);

  /// \throws Error(bad_input) if the file becomes larger than 64 GiB, or would fill the disk
  void append(std::string_view bytes);
  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// Passes the file on to the caller.
  [[nodiscard]] UnpackedFile release();

 private:
  std::string packed_;
  OpenFile file_;
  std::uint64_t size_ = 0;
};

}  // namespace steelyard
