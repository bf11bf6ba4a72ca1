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

/// What a user sees before a file is read: the guess and the first rows under it.
struct DelimitedPreview {
  Dialect dialect;
  std::vector<std::string> header;             ///< made up (column 1, ...) where the file has none
  std::vector<std::vector<std::string>> rows;  ///< cells as text, at most the rows asked for
  std::vector<std::string> warnings;           ///< such as a decimal mark that may be misread
};

/// \throws Error(bad_input): missing, empty, unreadable or binary file.
[[nodiscard]] DelimitedPreview preview_delimited(const std::filesystem::path& path,
                                                 std::size_t rows);
/// The same with a dialect that the user has corrected.
[[nodiscard]] DelimitedPreview preview_delimited(const std::filesystem::path& path,
                                                 std::size_t rows, const Dialect& dialect);
[[nodiscard]] DelimitedPreview preview_delimited(const FileSource& file, std::size_t rows);

/// Reads a whole table; numbers by std::from_chars, never the locale. Uses all cores.
/// Missing cells (empty, NA, NaN, ?, any case) become NaN; a column with text becomes categorical.
/// A period of two pi is never guessed. Roles are left empty.
/// \throws Error(bad_input) naming file, line and column: missing, empty, unreadable, binary or
///         ragged file, no column, non-finite number (inf); Error(bad_input) "cancelled" on stop.
[[nodiscard]] Dataset read_delimited(const std::filesystem::path& path, const Dialect& dialect,
                                     const ReadControl& control = {});
[[nodiscard]] Dataset read_delimited(const FileSource& file, const Dialect& dialect,
                                     const ReadControl& control = {});

}  // namespace steelyard
