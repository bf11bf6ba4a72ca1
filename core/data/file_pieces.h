// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/file_source.h"

namespace steelyard {

/// Whole lines of a file that one thread treats at a time.
struct FilePiece {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::size_t first_line = 1;  ///< number of its first line in the file
  std::int64_t first_row = 0;  ///< number of its first row of the table
  std::int64_t rows = 0;
  std::size_t lines = 0;
};

/// Cuts [begin, end of file) at line breaks into pieces of about a megabyte.
/// \param first_line  the number of the line at `begin`
[[nodiscard]] std::vector<FilePiece> cut_into_pieces(const FileSource& source, std::uint64_t begin,
                                                     std::size_t first_line);

/// Reads every piece and hands it over, on all cores; the first error in the order of the file is
/// thrown in the end. \param progress  0 .. 1, in the calling thread
/// \throws what `treat` throws; Error(bad_input) "cancelled" when stopped
void for_each_piece(const FileSource& source, std::vector<FilePiece>& pieces,
                    const std::stop_token& stop, const std::function<void(double)>& progress,
                    const std::function<void(FilePiece&, std::string_view)>& treat);

/// Fills in lines and rows of each piece, and where each begins.
void number_rows(const FileSource& source, std::vector<FilePiece>& pieces, const Dialect& dialect,
                 const std::stop_token& stop, const std::function<void(double)>& progress);

}  // namespace steelyard
