// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/file_pieces.h"

#include <omp.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <string>

#include "core/data/text_lines.h"

namespace steelyard {

std::vector<FilePiece> cut_into_pieces(const FileSource& source, std::uint64_t begin,
                                       std::size_t first_line) {
  constexpr std::uint64_t piece_bytes = 1U << 20U;
  std::vector<FilePiece> pieces;
  while (begin < source.size()) {
    const std::uint64_t end = source.after_line(std::min(begin + piece_bytes, source.size()));
    FilePiece piece;
    piece.begin = begin;
    piece.end = end;
    pieces.push_back(piece);
    begin = end;
  }
  if (!pieces.empty()) {
    pieces.front().first_line = first_line;
  }
  return pieces;
}

void for_each_piece(const FileSource& source, std::vector<FilePiece>& pieces,
                    const std::stop_token& stop, const std::function<void(double)>& progress,
                    const std::function<void(FilePiece&, std::string_view)>& treat) {
  const auto count = static_cast<std::ptrdiff_t>(pieces.size());
  std::vector<std::exception_ptr> errors(pieces.size());
  std::atomic<std::ptrdiff_t> done = 0;
  std::atomic<bool> give_up = false;
#pragma omp parallel
  {
    std::string text;
#pragma omp for schedule(dynamic)
    for (std::ptrdiff_t k = 0; k < count; ++k) {
      if (give_up || stop.stop_requested()) {
        continue;
      }
      FilePiece& piece = pieces[static_cast<std::size_t>(k)];
      try {
        source.read(piece.begin, piece.end, text);
        treat(piece, text);
      } catch (...) {
        errors[static_cast<std::size_t>(k)] = std::current_exception();
        give_up = true;
      }
      const std::ptrdiff_t finished = ++done;
      if (progress && omp_get_thread_num() == 0) {
        progress(static_cast<double>(finished) / static_cast<double>(count));
      }
    }
  }
  for (const std::exception_ptr& error : errors) {
    if (error) {
      std::rethrow_exception(error);
    }
  }
  if (stop.stop_requested()) {
    throw bad_input({"cancelled", source.name(), ""});
  }
}

void number_rows(const FileSource& source, std::vector<FilePiece>& pieces, const Dialect& dialect,
                 const std::stop_token& stop, const std::function<void(double)>& progress) {
  for_each_piece(source, pieces, stop, progress, [&](FilePiece& piece, std::string_view text) {
    refuse_binary(text, source.name());
    LineCursor lines(text);
    std::string_view line;
    while (lines.next(line)) {
      ++piece.lines;
      piece.rows += is_row(line, dialect) ? 1 : 0;
    }
  });
  for (std::size_t k = 1; k < pieces.size(); ++k) {
    pieces[k].first_line = pieces[k - 1].first_line + pieces[k - 1].lines;
    pieces[k].first_row = pieces[k - 1].first_row + pieces[k - 1].rows;
  }
}

}  // namespace steelyard
