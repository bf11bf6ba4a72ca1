// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace steelyard {

/// The format of a delimited text file.
struct Dialect {
  char delimiter = ',';       ///< ',' ';' '\t' '|', or ' ' for any run of blanks and tabs
  bool header = true;         ///< the first row that is not a comment names the columns
  char decimal_mark = '.';    ///< '.' or ','
  char quote = '"';           ///< '"' or '\'' around cells; inside, a doubled one stands for itself
  std::string comment = "#";  ///< lines that start with this are skipped; none if empty
  std::size_t skip_lines = 0;  ///< number skipped at the start of the file, before anything else
  /// Between groups of three digits: ',' '.' ' ' (any kind of blank) or '\''; none if 0.
  char thousands_mark = '\0';
  /// "utf-8", "utf-16le", "utf-16be", "windows-1252", "latin-1", "shift-jis" or "gbk"; bytes that
  /// are not UTF-8 are read as Latin-1 in any case.
  std::string encoding = "utf-8";
  bool units_row = false;  ///< the row below the names holds the units of the columns
  bool row_names = false;  ///< each row begins with a name for which the header has no cell
  /// The number of rows that together name the columns, from the first one on: see joined_names().
  std::size_t name_rows = 1;
  friend bool operator==(const Dialect&, const Dialect&) = default;
};

/// Guesses from the beginning of a file (about 64 KiB is enough; the last line may be cut off).
/// Lines above the names of the columns that hold only a title are skipped, and footnotes at the
/// end of a short file do not count. What the marks of numbers mean is guessed as by guess_marks()
/// (core/data/number_marks.h). Single quotes are those of the cells if nearly all lines have them
/// around cells and none in another way. Never throws: undetermined fields keep their defaults.
/// \param later  whole lines from further behind, in UTF-8, which show the marks of the numbers as
///               well (core/data/later_lines.h); may be empty
[[nodiscard]] Dialect guess_dialect(std::string_view beginning, std::string_view later = {});

}  // namespace steelyard
