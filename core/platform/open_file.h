// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <utility>

namespace steelyard {

/// A file, a folder, an end of a pipe or a socket that the system holds open for this program;
/// closed at the end.
class OpenFile {
 public:
  OpenFile() = default;
  /// \param descriptor  of the system; owned from now on
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  OpenFile(OpenFile&& other) noexcept : descriptor_(other.release()) {}
  OpenFile& operator=(OpenFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~OpenFile();

  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }
  /// For core/platform alone; this object still owns it.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// For core/platform alone; the caller owns it from now on.
  [[nodiscard]] int release() { return std::exchange(descriptor_, -1); }

 private:
  int descriptor_ = -1;
};

/// Writes all bytes to an open file.
/// \return 0 if everything was written, otherwise the system's code for the reason
[[nodiscard]] int write_all(const OpenFile& file, std::string_view content);

}  // namespace steelyard
