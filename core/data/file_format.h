// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// A file format for tables. A new reader needs its own file and one line in the list.
struct FileFormat {
  std::string_view id;     ///< stable: "delimited", "npy", ...
  std::string_view title;  ///< shown to the user
  bool takes_dialect;      ///< whether Reading::dialect applies
  /// Whether a file is in this format. Decided by its first bytes (at least 64 KiB if the file is
  /// that long), never by its name.
  bool (*recognises)(std::string_view beginning);
  /// The arrays in the file. Null if files of this format always hold a single table.
  std::vector<ArrayInfo> (*arrays)(const FileSource& file, const ReadControl& control);
  Dataset (*read)(const FileSource& file, const Reading& reading, const ReadControl& control);
};

/// The first format that recognises the beginning of the file.
/// \throws Error(bad_input) if the file is missing, empty or unreadable, or a Python pickle
[[nodiscard]] const FileFormat& file_format(const FileSource& file);
[[nodiscard]] const FileFormat& file_format(const std::filesystem::path& path);

}  // namespace steelyard
