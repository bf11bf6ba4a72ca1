// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/delimited_reader.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <string>
#include <utility>

#include "core/data/categories.h"
#include "core/data/cell.h"
#include "core/data/file_pieces.h"
#include "core/data/table_head.h"
#include "core/data/text_lines.h"

namespace steelyard {
namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// Reads the rows of a file into a dataset whose columns are named already.
class RowReader {
 public:
  RowReader(const FileSource& source, const Dialect& dialect, const ReadControl& control)
      : source_(source), dialect_(dialect), control_(control), head_(read_head(source, dialect)) {}

  Dataset read() {
    std::vector<FilePiece> pieces =
        cut_into_pieces(source_, head_.rows_begin, head_.rows_first_line);
    number_rows(source_, pieces, dialect_, control_.stop, progress(0.0, counting_share));
    prepare(pieces);
    for_each_piece(
        source_, pieces, control_.stop, progress(counting_share, 1.0),
        [this](const FilePiece& piece, std::string_view text) { read_numbers(piece, text); });
    read_categories(pieces);
    return std::move(dataset_);
  }

 private:
  static constexpr double counting_share = 0.2;

  std::function<void(double)> progress(double from, double to) const {
    if (!control_.progress) {
      return {};
    }
    return [this, from, to](double done) { control_.progress(from + done * (to - from)); };
  }

  void prepare(const std::vector<FilePiece>& pieces) {
    const std::int64_t rows = pieces.empty() ? 0 : pieces.back().first_row + pieces.back().rows;
    if (rows == 0) {
      throw bad_input({"there is a header but no row", source_.name(), "at least one row"});
    }
    dataset_.warnings = head_.warnings;
    for (const std::string& name : head_.names) {
      Column column;
      column.name = name;
      dataset_.columns.push_back(std::move(column));
    }
    dataset_.values.resize(rows, static_cast<Index>(head_.names.size()));
    is_text_ = std::vector<std::atomic<bool>>(head_.names.size());
  }

  [[nodiscard]] std::string place(std::size_t line, std::size_t column) const {
    return source_.name() + ", line " + std::to_string(line) + ", column " + head_.names[column];
  }

  /// Calls cell(row, column, cell, line) for each cell of a piece.
  template <typename Treat>
  void for_each_cell(const FilePiece& piece, std::string_view text, const Treat& treat) const {
    LineCursor lines(text);
    std::string_view line;
    Index row = piece.first_row;
    for (std::size_t number = piece.first_line; lines.next(line); ++number) {
      if (!is_row(line, dialect_)) {
        continue;
      }
      CellCursor cursor(line, dialect_);
      Cell cell;
      std::size_t column = 0;
      for (; cursor.next(cell); ++column) {
        if (column < head_.names.size()) {
          treat(row, column, cell, number);
        }
      }
      refuse_bad_row(cursor, column, number);
      ++row;
    }
  }

  void refuse_bad_row(const CellCursor& cursor, std::size_t cells, std::size_t line) const {
    const std::string where = source_.name() + ", line " + std::to_string(line);
    if (cursor.has_bad_quotes()) {
      throw bad_input({"a quote is not closed, or text follows a closing quote", where,
                       "quoted cells that begin and end on one line"});
    }
    if (cells != head_.names.size()) {
      throw bad_input({"the row has " + std::to_string(cells) + " cells, the first one has " +
                           std::to_string(head_.names.size()),
                       where, "as many cells in every row"});
    }
  }

  void read_numbers(const FilePiece& piece, std::string_view text) {
    for_each_cell(piece, text,
                  [this](Index row, std::size_t column, const Cell& cell, std::size_t line) {
                    const ParsedNumber number = parse_number(cell.text, dialect_.decimal_mark);
                    if (number.kind == NumberKind::infinite) {
                      throw bad_input({"'" + std::string(cell.text) + "' is not a finite number",
                                       place(line, column),
                                       "a finite number, or an empty cell for a missing one"});
                    }
                    if (number.kind == NumberKind::text) {
                      is_text_[column].store(true, std::memory_order_relaxed);
                    }
                    dataset_.values(row, static_cast<Index>(column)) =
                        number.kind == NumberKind::number ? number.value : missing;
                  });
  }

  /// Text columns are read once more, in the order of the file, so that the numbers of the
  /// categories do not depend on the number of threads.
  void read_categories(std::vector<FilePiece>& pieces) {
    if (std::none_of(is_text_.begin(), is_text_.end(),
                     [](const auto& text) { return text.load(); })) {
      return;
    }
    std::vector<Categories> categories(head_.names.size());
    std::string text;
    for (const FilePiece& piece : pieces) {
      if (control_.stop.stop_requested()) {
        throw bad_input({"cancelled", source_.name(), ""});
      }
      source_.read(piece.begin, piece.end, text);
      for_each_cell(
          piece, text, [&](Index row, std::size_t column, const Cell& cell, std::size_t /*line*/) {
            if (is_text_[column]) {
              dataset_.values(row, static_cast<Index>(column)) = category(cell, categories[column]);
            }
          });
    }
    for (std::size_t column = 0; column < categories.size(); ++column) {
      if (is_text_[column]) {
        dataset_.columns[column].kind = ColumnKind::category;
        dataset_.columns[column].categories = categories[column].names();
      }
    }
  }

  [[nodiscard]] double category(const Cell& cell, Categories& categories) const {
    const NumberKind kind = parse_number(cell.text, dialect_.decimal_mark).kind;
    if (kind == NumberKind::missing && !cell.quoted) {
      return missing;
    }
    return static_cast<double>(categories.number_of(cell_text(cell, dialect_.quote)));
  }

  const FileSource& source_;
  const Dialect& dialect_;
  const ReadControl& control_;
  TableHead head_;
  Dataset dataset_;
  std::vector<std::atomic<bool>> is_text_;
};

std::vector<std::vector<std::string>> first_rows(std::string_view text, const Dialect& dialect,
                                                 std::size_t count) {
  std::vector<std::vector<std::string>> rows;
  LineCursor lines(text);
  std::string_view line;
  while (rows.size() < count && lines.next(line)) {
    if (is_row(line, dialect)) {
      rows.push_back(split_row(line, dialect));
    }
  }
  return rows;
}

/// Numbers such as 1,234 under a decimal comma, or 1.234 under a point, may be thousands.
void warn_of_thousands(DelimitedPreview& preview) {
  constexpr std::size_t group = 3;
  for (std::size_t column = 0; column < preview.header.size(); ++column) {
    std::size_t numbers = 0;
    std::size_t suspicious = 0;
    for (const auto& row : preview.rows) {
      const std::string cell = column < row.size() ? row[column] : "";
      const std::size_t mark = cell.find(preview.dialect.decimal_mark);
      const bool number =
          parse_number(cell, preview.dialect.decimal_mark).kind == NumberKind::number;
      numbers += number ? 1U : 0U;
      suspicious += number && mark != std::string::npos && mark > 0 && cell[0] != '0' &&
                            cell.size() - mark - 1 == group
                        ? 1U
                        : 0U;
    }
    if (numbers > 2 && suspicious == numbers) {
      preview.warnings.push_back(
          "column " + preview.header[column] + ": every number has three digits after the '" +
          preview.dialect.decimal_mark +
          "'; if it separates thousands, the values are 1000 times too small");
    }
  }
}

}  // namespace

DelimitedPreview preview_delimited(const std::filesystem::path& path, std::size_t rows) {
  const FileSource source(path);
  return preview_delimited(path, rows, guess_dialect(beginning_of(source)));
}

DelimitedPreview preview_delimited(const std::filesystem::path& path, std::size_t rows,
                                   const Dialect& dialect) {
  const FileSource source(path);
  const TableHead head = read_head(source, dialect);
  DelimitedPreview preview{dialect, head.names, {}, head.warnings};
  const std::string text = beginning_of(source);
  if (head.rows_begin < text.size()) {
    preview.rows = first_rows(
        std::string_view(text).substr(static_cast<std::size_t>(head.rows_begin)), dialect, rows);
  }
  warn_of_thousands(preview);
  return preview;
}

Dataset read_delimited(const std::filesystem::path& path, const Dialect& dialect,
                       const ReadControl& control) {
  const FileSource source(path);
  Dataset dataset = RowReader(source, dialect, control).read();
  dataset.name = path.filename().string();
  dataset.source = path.string();
  return dataset;
}

}  // namespace steelyard
