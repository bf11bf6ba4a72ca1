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
#include "core/data/read_progress.h"
#include "core/message.h"

namespace steelyard {

/// What is shown before a file is read: the guessed dialect and the first rows.
struct DelimitedPreview {
  Dialect dialect;
  std::vector<std::string> header;             ///< generated (column 1, ...) if the file has none
  std::vector<std::vector<std::string>> rows;  ///< cells as text; at most as many rows as requested
  /// For example, that the decimal mark may be misread, or what is left out at the end. Totals at
  /// the end of more than 64 KiB are left out by read_delimited() only.
  std::vector<Message> warnings;
  /// Rows from further behind (core/data/later_lines.h), in which only the marks of the numbers are
  /// looked for; none where no rows were requested.
  std::vector<std::vector<std::string>> later_rows{};
};

/// Reads the first rows with a guessed dialect. The marks of numbers are guessed from places all
/// over the file.
/// \throws Error(bad_input) if the file is missing, empty, unreadable or binary
[[nodiscard]] DelimitedPreview preview_delimited(const std::filesystem::path& path,
                                                 std::size_t rows);
/// The same with a dialect corrected by the user.
[[nodiscard]] DelimitedPreview preview_delimited(const std::filesystem::path& path,
                                                 std::size_t rows, const Dialect& dialect);
[[nodiscard]] DelimitedPreview preview_delimited(const FileSource& file, std::size_t rows);
/// The same where the encoding is known: it counts before what the bytes look like.
/// \param encoding  as in a Dialect
[[nodiscard]] DelimitedPreview preview_in_encoding(const std::filesystem::path& path,
                                                   std::size_t rows, const std::string& encoding);

/// Reads a whole table on all cores. Numbers are parsed by std::from_chars, independent of the
/// locale. Missing cells become NaN: those that are empty, NA, NaN or ?, in any case, other words
/// for missing values among numbers (core/data/cell_number.h), and most of these among texts
/// (core/data/missing_texts.h). A column with text becomes categorical. Periods are never guessed.
/// Roles are left empty unless the file says them (core/data/orange_rows.h). Footnotes and totals
/// at the end are left out (core/data/table_end.h).
/// \throws Error(bad_input) that names file, line and column, if the file is missing, empty,
///         unreadable, binary or ragged, or has no column or a number that is not finite (inf);
///         "cancelled" on stop
[[nodiscard]] Dataset read_delimited(const std::filesystem::path& path, const Dialect& dialect,
                                     const ReadControl& control = {});
[[nodiscard]] Dataset read_delimited(const FileSource& stored, const Dialect& dialect,
                                     const ReadControl& control = {});

}  // namespace steelyard
