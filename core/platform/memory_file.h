// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string_view>

#include "core/platform/open_file.h"

namespace steelyard {

/// A file that lies in memory alone. It needs no folder that can be written to, and none is left
/// behind if the program is killed.
class MemoryFile {
 public:
  /// \throws Error(cannot_write)
  explicit MemoryFile(std::string_view content);

  /// By which it can be opened, as long as this object exists.
  [[nodiscard]] std::filesystem::path path() const;

 private:
  OpenFile file_;
};

}  // namespace steelyard
