// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The format in which steelyard-parse (app/parse) writes and core reads. Numbers are in native
/// byte order, since both run on the same machine. Counts and lengths have 64 bits; text is its
/// length followed by its bytes.
///
///   greeting
///   number of arrays, and for each: name, shape as text, trouble, rows, columns, usable, number of
///     described columns (0 if none has a name or holds texts, otherwise all), and for each of
///     these: its name (may be empty), whether it holds texts (0 or 1)
///   for each requested array, by its position in the list: its order, its numbers, and for each
///     column of texts the number of categories and each of them; its numbers are positions of
///     categories, or NaN
///   end_mark
///
/// A file of SPSS, Stata or SAS, which holds one table:
///
///   statistics_greeting
///   whether the file's own encoding failed and its texts were read as Windows-1252 (0 or 1)
///   number of rows, number of columns, the column that weighs the rows (1 is the first; 0: none),
///   and for each column:
///     name, label, display format, whether it holds texts (0 or 1)
///     number of labels, and for each: the code (a double; NaN if it is no number), the code as
///       text (".a" for a tagged missing value), the label
///     number of codes for missing values that it has, and for each: the code as text (empty for
///       all others together), how many cells
///     number of categories, and each: the different texts in order of appearance
///   by_columns, the numbers: NaN where missing, the position of the category in a column of texts
///   end_mark
namespace steelyard::parse_protocol {

inline constexpr std::string_view greeting = "STEELYD2";
inline constexpr std::string_view statistics_greeting = "STEELYS2";
inline constexpr std::uint64_t most_labels = 10000;  ///< of one column; others are left out
inline constexpr std::uint64_t most_missing_codes = 100;
inline constexpr std::uint64_t end_mark = 0x444E45204C4C41;
inline constexpr std::uint64_t most_arrays = 100000;
inline constexpr std::uint64_t longest_text = 65536;

/// The trouble with an array that cannot be used, as text: one of these words, or one of the two
/// beginnings below. It is empty for one that can. core/data/unusable_array.h makes statements of
/// them.
inline constexpr std::string_view no_numbers = "no-numbers";
inline constexpr std::string_view single_number = "single-number";
inline constexpr std::string_view no_values = "empty";
inline constexpr std::string_view elsewhere = "elsewhere";  ///< in another file
inline constexpr std::string_view complex_numbers = "complex";
inline constexpr std::string_view dimensions = "dimensions ";  ///< then how many
/// A table or another object of MATLAB, which only MATLAB can read.
inline constexpr std::string_view matlab_object = "matlab-object";
/// Then "text", "cells", "structure", "sparse" or "object".
inline constexpr std::string_view other_kind = "kind ";

/// The order of an array's numbers: which of them are contiguous.
inline constexpr std::uint64_t by_columns = 0;
inline constexpr std::uint64_t by_rows = 1;
/// Blocks, for files that store arrays in chunks: this constant, the rows and columns of a block,
/// then the blocks. Those of the first columns come first, each set from the first rows to the
/// last. Numbers within a block are by rows. Blocks at the end are smaller.
inline constexpr std::uint64_t by_blocks = 2;
/// A sheet of a workbook: this constant, then pieces of text, each its length and its bytes, and a
/// length of 0. Together they are comma-separated text in UTF-8, with '.' as decimal mark, quotes
/// around cells that need them, and one line for each row of the sheet.
inline constexpr std::uint64_t by_text = 3;
inline constexpr std::uint64_t longest_piece = std::uint64_t{1} << 20U;
/// What the shape of a sheet without any number ends in.
inline constexpr std::string_view of_text = " of text";

/// Exit codes of the process.
inline constexpr int is_done = 0;
inline constexpr int is_unreadable = 2;  ///< the file is damaged or not of this format
inline constexpr int is_out_of_memory = 3;
inline constexpr int is_misused = 4;  ///< wrong arguments

}  // namespace steelyard::parse_protocol
