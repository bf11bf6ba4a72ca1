// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/dialect.h"
#include "core/data/file_source.h"
#include "core/data/read_control.h"

namespace steelyard {

/// The preview before a file is read: the guessed dialect and the first rows.
struct DelimitedPreview {
  Dialect dialect;
  std::vector<std::string> header;             ///< generated (column 1, ...) if the file has none
  std::vector<std::vector<std::string>> rows;  ///< cells as text, at most the requested number of
                                               ///< rows
  std::vector<std::string> warnings;           ///< such as a decimal mark that may be misread
};

/// \throws Error(bad_input): missing, empty, unreadable or binary file.
[[nodiscard]] DelimitedPreview preview_delimited(const std::filesystem::path& path,
                                                 std::size_t rows);
/// The same with a dialect corrected by the user.
[[nodiscard]] DelimitedPreview preview_delimited(const std::filesystem::path& path,
                                                 std::size_t rows, const Dialect& dialect);
[[nodiscard]] DelimitedPreview preview_delimited(const FileSource& file, std::size_t rows);

/// Reads a whole table; numbers are parsed by std::from_chars, independent of the locale. Uses all
/// cores. Missing cells (empty, NA, NaN, ?, any case) become NaN; a column with text becomes
/// categorical. Periods are never guessed. Roles are left empty.
/// \throws Error(bad_input) naming file, line and column: missing, empty, unreadable, binary or
///         ragged file, no column, non-finite number (inf); Error(bad_input) "cancelled" on stop.
[[nodiscard]] Dataset read_delimited(const std::filesystem::path& path, const Dialect& dialect,
                                     const ReadControl& control = {});
[[nodiscard]] Dataset read_delimited(const FileSource& file, const Dialect& dialect,
                                     const ReadControl& control = {});

}  // namespace steelyard
