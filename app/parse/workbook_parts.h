// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/file_source.h"
#include "core/data/zip_directory.h"

namespace steelyard::parse {

/// The documents that a workbook packs into one file.
class WorkbookParts {
 public:
  /// \throws Error for a damaged archive
  explicit WorkbookParts(const std::string& path);

  [[nodiscard]] bool has(std::string_view name) const;
  /// The whole document, with its checksum verified.
  /// \throws Unreadable if there is none; Error if it is damaged; std::bad_alloc
  [[nodiscard]] std::string read(std::string_view name) const;

 private:
  FileSource file_;
  std::vector<ZipMember> members_;
};

}  // namespace steelyard::parse
