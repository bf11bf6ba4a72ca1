// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

#include "core/error.h"
#include "core/message.h"

namespace steelyard {

class FileSource;

/// A temporary file without a name, which is deleted when closed.
struct UnpackedFile {
  int descriptor = -1;  ///< to be closed by the caller
  std::uint64_t size = 0;
};

/// Writes what a file holds, unpacked or in another encoding, to a temporary file. The packed file
/// must outlive this object.
class TemporaryFile {
 public:
  /// \throws Error(bad_input) if the folder for temporary files takes none
  explicit TemporaryFile(const FileSource& packed);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  TemporaryFile(TemporaryFile&&) = delete;
  TemporaryFile& operator=(TemporaryFile&&) = delete;

  /// \throws Error(bad_input) if the file becomes larger than 64 GiB, or would fill the disk
  void append(std::string_view bytes);
  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// Passes the file on to the caller.
  [[nodiscard]] UnpackedFile release();

 private:
  const FileSource& packed_;
  int descriptor_ = -1;
  std::uint64_t size_ = 0;
};

}  // namespace steelyard
