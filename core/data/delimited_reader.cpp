// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/delimited_reader.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "core/data/cell.h"
#include "core/data/cell_number.h"
#include "core/data/code_named_na.h"
#include "core/data/column_settling.h"
#include "core/data/file_source.h"
#include "core/data/later_lines.h"
#include "core/data/line_reader.h"
#include "core/data/mark_doubt.h"
#include "core/data/missing_codes.h"
#include "core/data/missing_texts.h"
#include "core/data/number.h"
#include "core/data/number_marks.h"
#include "core/data/padded_numbers.h"
#include "core/data/readable_text.h"
#include "core/data/row_text.h"
#include "core/data/table_end.h"
#include "core/data/table_layout.h"
#include "core/data/table_memory.h"
#include "core/data/table_parts.h"
#include "core/data/time_column.h"
#include "core/data/totals_row.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::uint64_t previewed_bytes = 65536;

/// To preview a few rows, only the beginning of a compressed file is unpacked.
std::uint64_t most_unpacked(std::size_t rows) {
  constexpr std::uint64_t enough = 1U << 24U;
  return rows <= 1000 ? enough : std::numeric_limits<std::uint64_t>::max();
}

std::string beginning_of(const FileSource& file) {
  std::string text;
  file.read(0, std::min(previewed_bytes, file.size()), text);
  refuse_binary(text, file.name());
  refuse_documents(text, file.name());
  return text;
}

/// The name of the encoding that the beginning of the file shows.
std::string stored_encoding(const FileSource& file) {
  std::string bytes;
  file.read(0, std::min(previewed_bytes, file.size()), bytes);
  return name_of(guess_encoding(bytes));
}

void add_notes(const ReadableText& text, std::vector<Message>& warnings) {
  warnings.insert(warnings.end(), text.notes().begin(), text.notes().end());
}

/// What the previewed cells of a column say of the decimal mark.
struct MarkCounts {
  bool all_doubtful = false;      ///< in each number with the mark, it may separate thousands
  std::size_t other_numbers = 0;  ///< numbers with the other mark alone
};

/// Most cells are not parsed, because they cannot change the result: parsing would take longer than
/// reading the table if this has many columns.
/// \param may_separate  whether the decimal mark may separate thousands at all
MarkCounts marks_in(const DelimitedPreview& preview, std::size_t column, bool may_separate) {
  const char mark = preview.dialect.decimal_mark;
  std::size_t doubtful = 0;
  bool decided = !may_separate;
  MarkCounts found;
  const auto look_at = [&](const std::string& cell) {
    const bool has_mark = !decided && cell.find(mark) != std::string::npos;
    const bool has_other = cell.find(other_mark(mark)) != std::string::npos;
    const auto is_number = [&](char decimal, char thousands) {
      return parse_cell(cell, decimal, thousands).kind == NumberKind::number;
    };
    if (!has_mark && !has_other) {
      return;
    }
    if (!is_number(mark, preview.dialect.thousands_mark)) {
      found.other_numbers += has_other && is_number(other_mark(mark), '\0') ? 1U : 0U;
    } else if (has_mark) {
      decided = !may_be_thousands(cell, mark);
      doubtful += decided ? 0U : 1U;
    }
  };
  for (const auto* const rows : {&preview.rows, &preview.later_rows}) {
    for (const auto& row : *rows) {
      if (column < row.size()) {
        look_at(row[column]);
      }
    }
  }
  found.all_doubtful = !decided && doubtful > 0;
  return found;
}

/// Warns about columns in which every mark may be a thousands separator, and about columns that
/// would be numeric with the other decimal mark.
void warn_of_decimal_marks(DelimitedPreview& preview) {
  const char mark = preview.dialect.decimal_mark;
  // Three digits after a point are common where commas separate the cells.
  const bool may_separate =
      preview.dialect.thousands_mark == '\0' && (mark == ',' || preview.dialect.delimiter != ',');
  for (std::size_t column = 0; column < preview.header.size(); ++column) {
    const MarkCounts found = marks_in(preview, column, may_separate);
    if (found.all_doubtful) {
      preview.warnings.push_back(message("table.mark_of_thousands",
                                         "column {1}: '{2}' is read as the decimal mark, but it "
                                         "may separate thousands; both readings are possible",
                                         in_quotes(preview.header[column]), std::string(1, mark)));
    }
    if (found.other_numbers > 0) {
      preview.warnings.push_back(
          message("table.other_decimal_mark",
                  "column {1} has numbers with '{2}' as the decimal mark; '{3}' is expected",
                  in_quotes(preview.header[column]), std::string(1, other_mark(mark)),
                  std::string(1, mark)));
    }
  }
}

/// About as many bytes as the longest of the rows takes.
std::uint64_t longest_row_of(const std::vector<std::vector<std::string>>& rows) {
  std::uint64_t longest = 0;
  for (const auto& row : rows) {
    std::uint64_t length = row.size();
    for (const std::string& cell : row) {
      length += cell.size();
    }
    longest = std::max(longest, length);
  }
  return longest;
}

/// Rows from behind those that are shown, which end at `begin`.
void add_later_rows(const FileSource& file, std::uint64_t begin, std::uint64_t end,
                    DelimitedPreview& preview) {
  const std::string lines = later_lines(file, begin, end, longest_row_of(preview.rows));
  for (std::string_view rest = lines; !rest.empty();) {
    const TakenRow row = take_row(rest, preview.dialect, true, preview.header.size());
    CellCursor cursor(row.text, preview.dialect);
    std::vector<std::string> cells;
    for (Cell cell; row.is_row && cursor.next(cell);) {
      cells.push_back(cell_text(cell, preview.dialect.quote));
    }
    if (cells.size() == preview.header.size() && !cursor.has_bad_quotes()) {
      preview.later_rows.push_back(std::move(cells));
    }
  }
}

void warn_of_widths(DelimitedPreview& preview) {
  const auto odd = std::find_if(preview.rows.begin(), preview.rows.end(), [&](const auto& row) {
    return row.size() != preview.header.size();
  });
  if (odd != preview.rows.end()) {
    preview.warnings.push_back(
        message("table.odd_row", "row {1} has {2} {2:cell|cells} where {3} are expected",
                odd - preview.rows.begin() + 1, odd->size(), preview.header.size()));
  }
}

/// A row may end in more delimiters than others do.
void drop_empty_cells_behind(std::vector<std::string>& row, std::size_t columns) {
  const bool ends_empty =
      row.size() > columns && std::all_of(row.begin() + static_cast<std::ptrdiff_t>(columns),
                                          row.end(), [](const auto& cell) { return cell.empty(); });
  row.resize(ends_empty ? columns : row.size());
}

/// Where the reader ends the table. To find out whether the last rows are totals takes the whole
/// table, so a preview of a longer file keeps them.
TableEnd previewed_end(const FileSource& file, const Dialect& dialect, const TableLayout& layout) {
  TableEnd end = find_table_end(file, dialect, layout);
  if (file.size() <= previewed_bytes) {
    try {
      TableEnd without_totals = end;
      leave_out_totals(file, dialect, layout, {}, without_totals);
      return without_totals;
    } catch (const Error&) {
      return end;  // the rows of the preview show what is wrong
    }
  }
  return end;
}

DelimitedPreview preview_of(const FileSource& file, std::size_t rows, const Dialect& dialect) {
  TableLayout layout = find_layout(file, dialect);
  const TableEnd table_end = previewed_end(file, dialect, layout);
  const std::uint64_t end = table_end.end;
  DelimitedPreview preview{dialect, std::move(layout.names), {}, std::move(layout.warnings)};
  preview.warnings.insert(preview.warnings.end(), table_end.warnings.begin(),
                          table_end.warnings.end());
  std::uint64_t line_number = layout.first_line;
  auto at = layout.data_begin;
  while (at < end && preview.rows.size() < rows) {
    const StoredRow row = read_row(file, at, end, dialect, preview.header.size());
    if (row.is_row) {
      try {
        preview.rows.push_back(split_row(row.text, dialect));
        drop_empty_cells_behind(preview.rows.back(), preview.header.size());
      } catch (const Error& error) {
        preview.warnings.push_back(
            message("table.bad_line", "line {1}: {2}", line_number, error.parts().what));
      }
    }
    at = row.end;
    line_number += row.lines;
  }
  if (rows > 0) {
    add_later_rows(file, at, end, preview);
  }
  warn_of_decimal_marks(preview);
  warn_of_widths(preview);
  return preview;
}

/// \param encoding  as in a Dialect
DelimitedPreview guessed_preview(const FileSource& file, std::size_t rows,
                                 const std::string& encoding) {
  const ReadableText text(file, encoding, {}, most_unpacked(rows));
  const std::string beginning = beginning_of(text.file());
  Dialect dialect = guess_dialect(
      beginning,
      later_lines(text.file(), beginning.size(), text.file().size(), longest_line_of(beginning)));
  dialect.encoding = encoding;
  DelimitedPreview preview = preview_of(text.file(), rows, dialect);
  add_notes(text, preview.warnings);
  return preview;
}

/// Infinity is refused in columns of numbers; in a text column it is a word like any other.
void refuse_infinite(const FileSource& file, const TableLayout& layout, const OddColumns& odd) {
  const OddCells* first = nullptr;
  std::size_t first_column = 0;
  for (const auto& [column, cells] : odd.infinite) {
    if (!odd.text.contains(column) && (first == nullptr || cells.line < first->line)) {
      first = &cells;
      first_column = column;
    }
  }
  if (first != nullptr) {
    throw bad_input(
        {message("delimited.not_finite", "{1} is not a finite number", in_quotes(first->text)),
         place_in(file.name(), first->line, layout.names[first_column]),
         message("delimited.not_finite.accepted",
                 "finite numbers, or an empty cell, NA, NaN or ? for a missing value")});
  }
}

/// Numbers that a double cannot hold name something: as text, they stay different. A few of them
/// among others are measured, and lose little.
void take_long_numbers_as_text(const TableLayout& layout, OddColumns& odd, Dataset& dataset) {
  constexpr Index share = 10;
  for (const auto& [column, cells] : odd.long_numbers) {
    const Index present =
        dataset.samples() - dataset.values.col(static_cast<Index>(column)).array().isNaN().count();
    if (odd.text.contains(column)) {
      continue;
    }
    const bool name = share * cells.count >= present;
    const std::string in_full = in_quotes(layout.names[column]);
    dataset.warnings.push_back(
        name ? message("table.long_numbers_as_text",
                       "column {1} is taken as text: line {2} reads {3}, and numbers hold only "
                       "about 16 digits",
                       in_full, cells.line, in_quotes(cells.text))
             : message("table.lost_digits",
                       "column {1} has numbers that lose digits: line {2} reads {3}, and numbers "
                       "hold only about 16 digits",
                       in_full, cells.line, in_quotes(cells.text)));
    if (name) {
      odd.text[column] = {cells.line, cells.text, dataset.samples()};
    }
  }
}

/// A mark that may mean something else, and columns that are text for the sake of another mark.
void warn_of_marks(const TableLayout& layout, const Dialect& dialect, const OddColumns& odd,
                   Dataset& dataset) {
  if (const auto doubt = doubt_about_marks(layout.names, dialect, odd)) {
    dataset.warnings.push_back(*doubt);
  }
  const char other = other_mark(dialect.decimal_mark);
  for (const auto& [column, cells] : odd.text) {
    if (cells.text.find(other) != std::string::npos &&
        parse_cell(cells.text, other, '\0').kind == NumberKind::number) {
      dataset.warnings.push_back(
          message("table.number_with_other_mark",
                  "column {1} is taken as text: line {2} reads {3}, a number only if '{4}' is the "
                  "decimal mark; '{5}' is taken for it in the whole table",
                  in_quotes(layout.names[column]), cells.line, in_quotes(cells.text),
                  std::string(1, other), std::string(1, dialect.decimal_mark)));
    }
  }
}

/// What of the lines was not taken as it stands.
void warn_of_lines(const std::vector<RowChunk>& chunks, const OddColumns& odd, Dataset& dataset) {
  Index comments = 0;
  for (const RowChunk& chunk : chunks) {
    comments += chunk.comments;
  }
  if (comments > 0) {
    dataset.warnings.push_back(message("table.comments_among_rows",
                                       "{1} {1:line that begins|lines that begin} with '#' "
                                       "{1:is|are} skipped as {1:a comment|comments}",
                                       comments));
  }
  OddCells kept;
  for (const auto& [column, cells] : odd.kept_texts) {
    add_cells(kept, cells);
  }
  if (kept.count > 0) {
    dataset.warnings.push_back(message("table.kept_texts",
                                       "{1} {1:cell|cells} such as {2} in line {3} "
                                       "{1:is|are} read as the text in the quotes",
                                       kept.count, "=\"" + kept.text + "\"", kept.line));
  }
  if (odd.longer_rows.count > 0) {
    dataset.warnings.push_back(
        message("table.empty_cells_behind",
                "{1} {1:row has|rows have} empty cells behind the last column, the first one in "
                "line {2}; these cells are ignored",
                odd.longer_rows.count, odd.longer_rows.line));
  }
}

/// Names of rows stay text, whatever they look like, and so does what the file says is text.
void take_said_text(const Dialect& dialect, const TableLayout& layout, OddColumns& odd,
                    Dataset& dataset) {
  for (std::size_t column = 0; column < layout.names.size(); ++column) {
    const bool said = column < layout.said.size() && layout.said[column].text;
    if (said || (column == 0 && dialect.header && dialect.row_names)) {
      odd.text[column] = {layout.first_line, {}, dataset.samples()};
      forget_column(odd, column);
      odd.kept_zeros.erase(column);
    }
  }
}

/// The roles that the file gives its columns.
void give_said_roles(const TableLayout& layout, Dataset& dataset) {
  for (std::size_t position = 0; position < layout.said.size(); ++position) {
    const SaidColumn& said = layout.said[position];
    Column& column = dataset.columns[position];
    const bool number = column.kind == ColumnKind::number;
    column.set_aside = said.aside;
    if (said.target) {
      column.roles = column.roles.with(number ? Role::truth : Role::label);
    } else if (said.weight && number) {
      column.roles = column.roles.with(Role::weight);
    }
  }
}

void describe_columns(const TableLayout& layout, std::map<std::size_t, TextsOfColumn> categories,
                      const OddColumns& odd, Dataset& dataset) {
  dataset.columns.resize(layout.names.size());
  for (std::size_t column = 0; column < layout.names.size(); ++column) {
    dataset.columns[column].name = layout.names[column];
    dataset.columns[column].unit = layout.units[column];
    if (odd.text.contains(column)) {
      dataset.columns[column].kind = ColumnKind::category;
      TextsOfColumn& found = categories[column];
      const OddWords words =
          take_out_missing_words(found, dataset.values.col(static_cast<Index>(column)));
      if (!words.empty()) {
        dataset.warnings.push_back(missing_words_note(layout.names[column], words));
      }
      note_code_named_na(layout.names[column], found, dataset.warnings);
      dataset.columns[column].categories = std::move(found.texts);
    }
  }
}

/// Delimiters at the end of all lines make columns that have neither a name nor a single cell.
void drop_empty_columns_behind(const TableLayout& layout, Dataset& dataset) {
  Index kept = dataset.values.cols();
  for (std::size_t left = layout.nameless_behind; left > 0 && kept > 1; --left) {
    if (!dataset.values.col(kept - 1).array().isNaN().all()) {
      break;
    }
    --kept;
    std::erase_if(dataset.warnings, [&](const Message& warning) {
      return warning.id == "table.nameless_column" &&
             warning.arguments[1].text ==
                 in_quotes(dataset.columns[static_cast<std::size_t>(kept)].name);
    });
  }
  dataset.columns.resize(static_cast<std::size_t>(kept));
  dataset.values.conservativeResize(Eigen::NoChange, kept);
}

}  // namespace

DelimitedPreview preview_delimited(const std::filesystem::path& path, std::size_t rows) {
  return preview_delimited(FileSource(path, {}, most_unpacked(rows)), rows);
}

DelimitedPreview preview_delimited(const FileSource& file, std::size_t rows) {
  return guessed_preview(file, rows, stored_encoding(file));
}

DelimitedPreview preview_in_encoding(const std::filesystem::path& path, std::size_t rows,
                                     const std::string& encoding) {
  return guessed_preview(FileSource(path, {}, most_unpacked(rows)), rows, encoding);
}

DelimitedPreview preview_delimited(const std::filesystem::path& path, std::size_t rows,
                                   const Dialect& dialect) {
  const FileSource file(path, {}, most_unpacked(rows));
  const ReadableText text(file, dialect.encoding, {}, most_unpacked(rows));
  (void)beginning_of(text.file());  // refuses documents before other errors arise
  DelimitedPreview preview = preview_of(text.file(), rows, dialect);
  add_notes(text, preview.warnings);
  return preview;
}

Dataset read_delimited(const std::filesystem::path& path, const Dialect& dialect,
                       const ReadControl& control) {
  return read_delimited(FileSource(path), dialect, control);
}

Dataset read_delimited(const FileSource& stored, const Dialect& dialect,
                       const ReadControl& control) {
  const ReadableText text(stored, dialect.encoding, control);
  const FileSource& file = text.file();
  constexpr std::size_t phases = 3;  // count, numbers, categories; clearing cells is rare
  const TableLayout layout = find_layout(file, dialect);
  TableEnd table_end = find_table_end(file, dialect, layout);
  leave_out_totals(file, dialect, layout, control, table_end);
  std::vector<RowChunk> chunks =
      cut_into_chunks(file, layout.data_begin, layout.names.size(), table_end.end);
  ChunkWatch watch(control, chunks.size(), phases);
  Index rows = count_rows(file, dialect, layout, watch, chunks);
  const std::optional<Message> cut = leave_out_cut_row(file, dialect, layout, chunks);
  rows -= cut ? 1 : 0;
  if (rows == 0) {
    throw only_header(file, layout.pattern_line);
  }

  Dataset dataset =
      unread_table(static_cast<std::uint64_t>(rows), layout.names.size(), file, control);
  dataset.origin.reading.dialect = dialect;
  dataset.warnings = layout.warnings;
  dataset.warnings.insert(dataset.warnings.end(), table_end.warnings.begin(),
                          table_end.warnings.end());
  add_notes(text, dataset.warnings);
  if (cut) {
    dataset.warnings.push_back(*cut);
  }
  OddColumns odd = parse_numbers(file, dialect, layout, chunks, watch, dataset.values);
  take_said_text(dialect, layout, odd, dataset);
  warn_of_lines(chunks, odd, dataset);
  const SettledColumns settled = settle_columns(layout.names, odd, dataset);
  warn_of_marks(layout, dialect, odd, dataset);
  reread_unusual_numbers(file, dialect, chunks, watch, settled.to_reread, dataset.values);
  refuse_infinite(file, layout, odd);
  take_long_numbers_as_text(layout, odd, dataset);
  auto categories =
      parse_categories(file, dialect, chunks, watch, odd.text, odd.long_numbers, dataset.values);
  describe_columns(layout, std::move(categories), odd, dataset);
  settle_padded_numbers(odd, dataset);
  give_said_roles(layout, dataset);
  for (const auto& [column, unit] : settled.units) {
    std::string& described = dataset.columns[column].unit;
    described = described.empty() ? unit : described;
  }
  drop_empty_columns_behind(layout, dataset);
  propose_missing_codes(dataset);
  warn_of_undecided_dates(dataset);
  if (control.progress) {
    control.progress(1.0);
  }
  return dataset;
}

}  // namespace steelyard
