// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_parts.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include "core/data/cell.h"
#include "core/data/cell_number.h"
#include "core/data/hash_lines.h"
#include "core/data/line_reader.h"
#include "core/data/mark_doubt.h"
#include "core/data/number.h"
#include "core/data/padded_numbers.h"
#include "core/data/row_text.h"
#include "core/data/text_encoding.h"
#include "core/parallel.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::uint64_t chunk_bytes = 1U << 20U;  // a thread's chunk stays in its cache

/// Iterates over the rows of one chunk.
class ChunkRows {
 public:
  ChunkRows(const RowChunk& chunk, std::string_view text, const Dialect& dialect)
      : rest_(text),
        dialect_(dialect),
        columns_(chunk.columns),
        next_line_(chunk.first_line),
        row_(chunk.first_row - 1) {}

  bool next() {
    while (!rest_.empty()) {
      const TakenRow taken = take_row(rest_, dialect_, true, columns_);
      line_number_ = next_line_;
      next_line_ += taken.lines;
      if (taken.is_row) {
        line_ = taken.text;
        ++row_;
        return true;
      }
    }
    return false;
  }
  [[nodiscard]] std::string_view line() const { return line_; }
  [[nodiscard]] CellCursor cells() const { return {line_, dialect_}; }
  /// The number of the row's first line.
  [[nodiscard]] std::uint64_t line_number() const { return line_number_; }
  [[nodiscard]] Index row() const { return row_; }

 private:
  std::string_view rest_;
  const Dialect& dialect_;
  std::size_t columns_;
  std::uint64_t next_line_;
  std::uint64_t line_number_ = 0;
  Index row_;
  std::string_view line_;
};

Error ragged(const FileSource& file, const TableLayout& layout, const ChunkRows& rows,
             std::size_t cells) {
  const std::uint64_t line = rows.line_number();
  const std::size_t expected = layout.names.size();
  return bad_input(
      {message("table_rows.ragged", "the row has {1} {1:cell|cells} where line {2} has {3}", cells,
               layout.pattern_line, expected),
       place_in(file.name(), line),
       message("table_rows.ragged.accepted", "{1} {1:cell|cells} in every row", expected)});
}

class NumberParser {
 public:
  NumberParser(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
               Matrix& values, CellForms forms)
      : file_(file),
        dialect_(dialect),
        layout_(layout),
        values_(values),
        forms_(forms),
        mark_(forms == CellForms::any ? mark_in_doubt(dialect) : '\0') {}

  [[nodiscard]] OddColumns parse(const RowChunk& chunk, std::string_view text) const {
    OddColumns odd;
    odd.marks_decided = mark_ == '\0';
    for (ChunkRows rows(chunk, text, dialect_); rows.next();) {
      parse_row(rows, odd);
    }
    return odd;
  }

 private:
  void parse_row(const ChunkRows& rows, OddColumns& odd) const {
    CellCursor cursor = rows.cells();
    std::size_t column = 0;
    bool ends_empty = true;  // behind the last column
    for (Cell cell; cursor.next(cell); ++column) {
      if (column >= layout_.names.size()) {
        ends_empty = ends_empty && cell.text.empty();
      } else {
        values_(rows.row(), static_cast<Index>(column)) =
            number(cell, column, rows.line_number(), odd);
      }
    }
    if (cursor.has_bad_quotes()) {
      throw bad_quotes(place_in(file_.name(), rows.line_number()));
    }
    if (column < layout_.names.size() || !ends_empty) {
      throw ragged(file_, layout_, rows, column);
    }
    if (column > layout_.names.size()) {
      add_cells(odd.longer_rows, {rows.line_number(), {}, 1});
    }
  }

  [[nodiscard]] double number(const Cell& cell, std::size_t column, std::uint64_t line,
                              OddColumns& odd) const {
    if (cell.kept_text) {
      note_kept_text(cell, column, line, odd);
    }
    const ParsedNumber parsed =
        parse_number(cell.text, dialect_.decimal_mark, dialect_.thousands_mark);
    if (parsed.kind == NumberKind::number) {
      if (!odd.marks_decided) {
        look_at_mark(cell.text, mark_, {cell, column, line, dialect_.quote}, odd);
      }
      if (loses_digits(cell.text) || loses_digits(plain(cell.text))) {
        note_cell(odd.long_numbers, column, line, cell, dialect_.quote);
      }
      if (is_padded(cell.text)) {
        note_word(odd.padded, column, std::to_string(cell.text.size()), line, cell, dialect_.quote);
      }
      return parsed.value;
    }
    if (parsed.kind == NumberKind::missing ||
        (forms_ == CellForms::plain && is_signed_nan(cell.text))) {
      return std::numeric_limits<double>::quiet_NaN();
    }
    return forms_ == CellForms::any ? unusual_number(cell, column, line, odd)
                                    : odd_cell(parsed.kind, cell, column, line, odd);
  }

  void note_kept_text(const Cell& cell, std::size_t column, std::uint64_t line,
                      OddColumns& odd) const {
    note_cell(odd.kept_texts, column, line, cell, dialect_.quote);
    const bool digits = std::all_of(cell.text.begin(), cell.text.end(), is_ascii_digit);
    if (digits && cell.text.size() > 1 && cell.text.front() == '0') {
      note_cell(odd.kept_zeros, column, line, cell, dialect_.quote);
    }
  }

  /// As C prints what is no number with a sign.
  [[nodiscard]] static bool is_signed_nan(std::string_view text) {
    const std::string lower = in_lower_case(text);
    return lower == "-nan" || lower == "+nan";
  }

  double odd_cell(NumberKind kind, const Cell& cell, std::size_t column, std::uint64_t line,
                  OddColumns& odd) const {
    if (kind != NumberKind::missing) {
      note_cell(kind == NumberKind::text ? odd.text : odd.infinite, column, line, cell,
                dialect_.quote);
    }
    return std::numeric_limits<double>::quiet_NaN();
  }

  /// Only cells that are no plain numbers come here: most cells of a table do not pay for it.
  [[nodiscard]] double unusual_number(const Cell& cell, std::size_t column, std::uint64_t line,
                                      OddColumns& odd) const {
    const CellNumber found = parse_cell(cell.text, dialect_.decimal_mark, dialect_.thousands_mark);
    if (found.missing_word) {
      note_word(odd.missing_words, column, std::string(without_outer_blanks(cell.text)), line, cell,
                dialect_.quote);
    }
    if (found.kind != NumberKind::number) {
      return odd_cell(found.kind, cell, column, line, odd);
    }
    if (!odd.marks_decided) {
      look_at_mark(found.digits, mark_, {cell, column, line, dialect_.quote}, odd);
    }
    if (!found.unit.empty()) {
      note_word(odd.units, column, to_utf8(found.unit), line, cell, dialect_.quote);
    }
    if (!found.factor.empty()) {
      note_word(odd.factors, column, found.factor, line, cell, dialect_.quote);
    }
    if (found.marked_negative) {
      note_cell(odd.negatives, column, line, cell, dialect_.quote);
    }
    if (found.bare_exponent) {
      note_cell(odd.bare_exponents, column, line, cell, dialect_.quote);
    }
    if (loses_digits(found.digits)) {
      note_cell(odd.long_numbers, column, line, cell, dialect_.quote);
    }
    return found.value;
  }

  [[nodiscard]] std::string plain(std::string_view text) const {
    return dialect_.thousands_mark == '\0'
               ? std::string()
               : without_thousands_marks(text, dialect_.decimal_mark, dialect_.thousands_mark);
  }

  const FileSource& file_;
  const Dialect& dialect_;
  const TableLayout& layout_;
  Matrix& values_;
  CellForms forms_;
  char mark_;  ///< see mark_in_doubt()
};

/// Texts and their positions, in order of first appearance.
class Dictionary {
 public:
  int position_of(const std::string& text) {
    const auto [at, is_new] = positions_.try_emplace(text, static_cast<int>(texts_.size()));
    if (is_new) {
      texts_.push_back(text);
    }
    return at->second;
  }
  [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }
  void add_na_cells(Index count) { na_cells_ += count; }
  [[nodiscard]] Index na_cells() const { return na_cells_; }

 private:
  std::unordered_map<std::string, int> positions_;
  std::vector<std::string> texts_;
  Index na_cells_ = 0;  ///< see TextsOfColumn
};

using Dictionaries = std::map<std::size_t, Dictionary>;

/// Codes the chunk's text columns by the chunk's own dictionaries.
Dictionaries code_chunk(const RowChunk& chunk, std::string_view text, const Dialect& dialect,
                        const std::map<std::size_t, OddCells>& texts,
                        const std::map<std::size_t, OddCells>& long_numbers, Matrix& values) {
  Dictionaries own;
  for (ChunkRows rows(chunk, text, dialect); rows.next();) {
    CellCursor cursor = rows.cells();
    std::size_t column = 0;
    for (Cell cell; cursor.next(cell); ++column) {
      const bool wanted =
          texts.contains(column) &&
          parse_number(cell.text, dialect.decimal_mark).kind != NumberKind::missing &&
          !(long_numbers.contains(column) && is_missing_word(without_outer_blanks(cell.text)));
      if (wanted) {
        values(rows.row(), static_cast<Index>(column)) =
            own[column].position_of(cell_text(cell, dialect.quote));
      } else if (cell.text == "NA" && texts.contains(column)) {
        own[column].add_na_cells(1);
      }
    }
  }
  return own;
}

/// Converts the chunk's codes to the table's.
void recode_chunk(const RowChunk& chunk, const Dictionaries& own, Dictionaries& all,
                  Matrix& values) {
  for (const auto& [column, dictionary] : own) {
    all[column].add_na_cells(dictionary.na_cells());
    std::vector<int> table_code;
    for (const std::string& text : dictionary.texts()) {
      table_code.push_back(all[column].position_of(text));
    }
    for (double& code :
         values.col(static_cast<Index>(column)).segment(chunk.first_row, chunk.rows)) {
      code = code >= 0.0 ? table_code[static_cast<std::size_t>(code)] : code;  // NaN stays
    }
  }
}

/// Runs work(chunk, its text) for all chunks on all cores. If several fail, the exception of the
/// first chunk in the file is thrown, whatever the number of threads.
/// \throws Error(bad_input) "cancelled" on stop; any exception of `work`
void for_each_chunk(const FileSource& file, const std::vector<RowChunk>& chunks, ChunkWatch& watch,
                    const std::function<void(std::size_t, const std::string&)>& work) {
  struct Scratch {
    bool may_report;
    std::string text;
  };
  const bool finished = parallel_for(
      std::ssize(chunks), watch.stop(), Sharing{},
      [](std::size_t thread) {
        return Scratch{thread == 0, {}};
      },
      [&](Index at, Scratch& scratch) {
        const auto chunk = static_cast<std::size_t>(at);
        file.read(chunks[chunk].begin, chunks[chunk].end, scratch.text);
        work(chunk, scratch.text);
        watch.chunk_done(scratch.may_report);
      });
  if (!finished) {
    watch.refuse_if_stopped();
  }
}

/// \param read  what the cell was read as before
double reread(const Cell& cell, const Dialect& dialect, const UnusualNumbers& known, double read) {
  const CellNumber found = parse_cell(cell.text, dialect.decimal_mark, dialect.thousands_mark);
  if (found.kind != NumberKind::number) {
    return read;
  }
  const bool is_factor =
      !found.factor.empty() && known.factors.find(found.factor) != std::string::npos;
  const bool has_unit = !found.unit.empty() && !(is_factor && found.unit == found.factor);
  if (has_unit && to_utf8(found.unit) != known.unit) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  return is_factor ? found.value * factor_of(found.factor) : found.value;
}

/// What a chunk holds, without the row that is open at its end.
struct RowCount {
  Index rows = 0;
  Index comments = 0;  ///< as in RowChunk
  std::uint64_t lines = 0;
  std::uint64_t open_bytes = 0;  ///< of the row at the end whose quote the next chunk may close
};

RowCount count_in(std::string_view text, const Dialect& dialect, bool last, std::size_t columns) {
  RowCount count;
  while (!text.empty()) {
    const TakenRow row = take_row(text, dialect, last, columns);
    if (row.open) {
      count.open_bytes = text.size();
      break;
    }
    count.rows += row.is_row ? 1 : 0;
    count.comments += !row.is_row && has_word_behind_hash(row.text) ? 1 : 0;
    count.lines += row.lines;
  }
  return count;
}

/// Moves a row that is open at the end of a chunk to the next chunk, which is counted anew. Chunks
/// are longer than a row can be open (most_quoted_lines), so that a row moves once only.
void move_open_rows(const FileSource& file, const Dialect& dialect, std::vector<RowChunk>& chunks,
                    std::vector<RowCount>& counts) {
  static_assert(chunk_bytes > most_quoted_lines);
  std::string text;
  for (std::size_t chunk = 0; chunk + 1 < chunks.size(); ++chunk) {
    if (counts[chunk].open_bytes > 0) {
      chunks[chunk].end -= counts[chunk].open_bytes;
      chunks[chunk + 1].begin = chunks[chunk].end;
      file.read(chunks[chunk + 1].begin, chunks[chunk + 1].end, text);
      counts[chunk + 1] =
          count_in(text, dialect, chunk + 2 == chunks.size(), chunks[chunk + 1].columns);
    }
  }
}

}  // namespace

void ChunkWatch::chunk_done(bool may_report) {
  const double done = std::min(1.0, static_cast<double>(++done_) / static_cast<double>(steps_));
  if (may_report && control_.progress && done >= reported_ + 0.01) {
    reported_ = done;
    control_.progress(done);
  }
}

void ChunkWatch::refuse_if_stopped() const { steelyard::refuse_if_stopped(stop()); }

std::vector<RowChunk> cut_into_chunks(const FileSource& file, std::uint64_t data_begin,
                                      std::size_t columns, std::uint64_t data_end) {
  std::vector<RowChunk> chunks;
  const std::uint64_t last = std::min(end_of_text(file), data_end);
  for (std::uint64_t begin = data_begin; begin < last;) {
    const std::uint64_t aim = begin + chunk_bytes;
    // One byte earlier: a line that begins exactly at the aim is the first of the next chunk.
    const std::uint64_t end = aim >= last ? last : std::min(file.after_line(aim - 1), last);
    chunks.push_back({begin, end, 0, 0, 0, columns, 0});
    begin = end;
  }
  return chunks;
}

Index count_rows(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
                 ChunkWatch& watch, std::vector<RowChunk>& chunks) {
  std::vector<RowCount> counts(chunks.size());
  for_each_chunk(file, chunks, watch, [&](std::size_t chunk, const std::string& text) {
    refuse_binary(text, file.name());
    counts[chunk] = count_in(text, dialect, chunk + 1 == chunks.size(), chunks[chunk].columns);
  });
  move_open_rows(file, dialect, chunks, counts);
  Index row = 0;
  std::uint64_t line = layout.first_line;
  for (std::size_t chunk = 0; chunk < chunks.size(); ++chunk) {
    chunks[chunk].rows = counts[chunk].rows;
    chunks[chunk].comments = counts[chunk].comments;
    chunks[chunk].first_row = row;
    chunks[chunk].first_line = line;
    row += counts[chunk].rows;
    line += counts[chunk].lines;
  }
  return row;
}

std::optional<Message> leave_out_cut_row(const FileSource& file, const Dialect& dialect,
                                         const TableLayout& layout, std::vector<RowChunk>& chunks) {
  if (chunks.empty() || chunks.back().rows == 0 ||
      (chunks.back().rows == 1 && chunks.back().first_row == 0)) {
    return std::nullopt;
  }
  RowChunk& chunk = chunks.back();
  std::string text;
  file.read(chunk.begin, chunk.end, text);
  if (text.back() == '\n' || text.back() == '\r') {
    return std::nullopt;
  }
  std::string_view rest = text;
  std::uint64_t next_line = chunk.first_line;
  std::size_t begin = 0;
  TakenRow last;
  for (; !rest.empty(); next_line += last.lines) {
    begin = text.size() - rest.size();
    last = take_row(rest, dialect, true, chunk.columns);
  }
  const std::size_t cells = last.is_row ? count_cells(last.text, dialect) : layout.names.size();
  if (cells >= layout.names.size()) {
    return std::nullopt;
  }
  chunk.end = chunk.begin + begin;
  --chunk.rows;
  return message("table.cut_row",
                 "line {1} is left out: it has {2} {2:cell|cells} where {3} are expected, and no "
                 "line end, as the last line of a file that is being written",
                 next_line - last.lines, cells, layout.names.size());
}

OddColumns parse_numbers(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
                         const std::vector<RowChunk>& chunks, ChunkWatch& watch, Matrix& values,
                         CellForms forms) {
  const NumberParser parser(file, dialect, layout, values, forms);
  std::vector<OddColumns> found(chunks.size());
  for_each_chunk(file, chunks, watch, [&](std::size_t chunk, const std::string& text) {
    found[chunk] = parser.parse(chunks[chunk], text);
  });
  OddColumns all;
  for (const OddColumns& part : found) {
    merge_odd(all, part);
  }
  return all;
}

void reread_unusual_numbers(const FileSource& file, const Dialect& dialect,
                            const std::vector<RowChunk>& chunks, ChunkWatch& watch,
                            const std::map<std::size_t, UnusualNumbers>& columns, Matrix& values) {
  if (columns.empty()) {
    return;
  }
  for_each_chunk(file, chunks, watch, [&](std::size_t chunk, const std::string& text) {
    for (ChunkRows rows(chunks[chunk], text, dialect); rows.next();) {
      CellCursor cursor = rows.cells();
      std::size_t column = 0;
      for (Cell cell; cursor.next(cell); ++column) {
        if (const auto known = columns.find(column); known != columns.end()) {
          double& value = values(rows.row(), static_cast<Index>(column));
          value = reread(cell, dialect, known->second, value);
        }
      }
    }
  });
}

std::map<std::size_t, TextsOfColumn> parse_categories(
    const FileSource& file, const Dialect& dialect, const std::vector<RowChunk>& chunks,
    ChunkWatch& watch, const std::map<std::size_t, OddCells>& texts,
    const std::map<std::size_t, OddCells>& long_numbers, Matrix& values) {
  std::map<std::size_t, TextsOfColumn> categories;
  if (texts.empty()) {
    return categories;
  }
  std::vector<Dictionaries> own(chunks.size());
  for_each_chunk(file, chunks, watch, [&](std::size_t chunk, const std::string& text) {
    own[chunk] = code_chunk(chunks[chunk], text, dialect, texts, long_numbers, values);
  });
  Dictionaries all;
  for (std::size_t chunk = 0; chunk < chunks.size(); ++chunk) {
    recode_chunk(chunks[chunk], own[chunk], all, values);
  }
  for (const auto& [column, dictionary] : all) {
    categories[column] = {dictionary.texts(), dictionary.na_cells()};
  }
  return categories;
}

}  // namespace steelyard
