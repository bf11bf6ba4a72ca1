// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/dialect.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/data/cell.h"
#include "core/data/cell_number.h"
#include "core/data/footnotes.h"
#include "core/data/hash_lines.h"
#include "core/data/header_guess.h"
#include "core/data/line_reader.h"
#include "core/data/name_rows.h"
#include "core/data/number.h"
#include "core/data/number_marks.h"
#include "core/data/preamble.h"
#include "core/data/row_text.h"
#include "core/data/said_delimiter.h"
#include "core/data/text_decoder.h"
#include "core/data/unit_row.h"

namespace steelyard {
namespace {

constexpr std::size_t rows_looked_at = 200;
constexpr std::size_t lines_looked_at = 5000;  // for where the table begins

/// "%fat,age" above "21.5,43": the mark belongs to the name of a column.
bool names_begin_with_mark(std::string_view text, std::string_view mark) {
  const std::string_view first = take_line(text);
  const std::string_view second = take_line(text);
  constexpr std::string_view delimiters = ",;\t|";
  return first.substr(0, mark.size()) == mark && second.substr(0, mark.size()) != mark &&
         std::any_of(delimiters.begin(), delimiters.end(), [&](char delimiter) {
           const auto count = std::count(first.begin(), first.end(), delimiter);
           return count > 0 && count == std::count(second.begin(), second.end(), delimiter);
         });
}

/// Some programs use another comment mark; the first line shows which.
std::string guess_comment(std::string_view text) {
  if (names_begin_with_mark(text, "%")) {
    return "#";
  }
  for (const std::string_view mark : {"%", "//", "@"}) {
    if (text.substr(0, mark.size()) == mark) {
      return std::string(mark);
    }
  }
  return "#";
}

/// \param may_be_cut  the text may end within a line
/// \param most        number of rows
std::vector<std::string_view> first_rows(std::string_view text, const Dialect& dialect,
                                         bool may_be_cut, std::size_t most) {
  const bool last_may_be_cut = may_be_cut && !text.empty() && text.back() != '\n';
  Dialect any_delimiter = dialect;
  any_delimiter.delimiter = '\0';
  std::vector<std::string_view> rows;
  while (!text.empty() && rows.size() < most) {
    const TakenRow row = take_row(text, any_delimiter, true);
    const bool cut = text.empty() && last_may_be_cut && !rows.empty();
    const bool end_of_text = row.text.find_first_not_of('\x1A') == std::string_view::npos;
    if (row.is_row && !cut && !end_of_text) {
      rows.push_back(row.text);
    }
  }
  return rows;
}

TextRows split(const std::vector<std::string_view>& lines, const Dialect& dialect) {
  TextRows rows;
  for (const std::string_view line : lines) {
    std::vector<std::string> cells;
    CellCursor cursor(line, dialect);
    for (Cell cell; cursor.next(cell);) {
      cells.push_back(cell_text(cell, dialect.quote));
    }
    rows.push_back(std::move(cells));
  }
  return rows;
}

/// The most common number of cells per row, and the share of rows that have it, if need be with
/// further empty cells at their end.
std::pair<std::size_t, double> usual_width(const TextRows& rows) {
  std::map<std::size_t, std::size_t> counts;
  for (const auto& row : rows) {
    ++counts[row.size()];
  }
  const auto most = std::max_element(counts.begin(), counts.end(), [](auto& left, auto& right) {
    return left.second < right.second;
  });
  const auto fits = [width = most->first](const auto& row) {
    return row.size() >= width && std::all_of(row.begin() + static_cast<std::ptrdiff_t>(width),
                                              row.end(), [](auto& cell) { return cell.empty(); });
  };
  const auto fitting = std::count_if(rows.begin(), rows.end(), fits);
  return {most->first, static_cast<double>(fitting) / static_cast<double>(rows.size())};
}

/// The first row may be a header.
std::size_t first_of_values(const TextRows& rows) { return rows.size() > 1 ? 1 : 0; }

/// The share of numbers among the present cells.
double share_of_numbers(const TextRows& rows, const NumberMarks& marks) {
  std::size_t numbers = 0;
  std::size_t others = 0;
  for (std::size_t row = first_of_values(rows); row < rows.size(); ++row) {
    for (const std::string& cell : rows[row]) {
      const NumberKind kind = parse_cell(cell, marks.decimal, marks.thousands).kind;
      numbers += kind == NumberKind::number ? 1U : 0U;
      others += kind == NumberKind::text ? 1U : 0U;
    }
  }
  const std::size_t all = numbers + others;
  return all == 0 ? 0.0 : static_cast<double>(numbers) / static_cast<double>(all);
}

/// Prefers regular rows, then the most numeric cells. Ties go to the earlier delimiter in the list,
/// and blanks that do not split every row to any that does.
/// \return the share of rows that have as many cells as most
double guess_delimiter_and_mark(const std::vector<std::string_view>& lines, Dialect& guess) {
  const std::array<char, 5> delimiters{'\t', ';', ',', '|', ' '};
  double best = 0.0;
  double share = 0.0;
  Dialect trial = guess;
  for (const char delimiter : delimiters) {
    trial.delimiter = delimiter;
    const TextRows rows = split(lines, trial);
    const auto [width, regular] = usual_width(rows);
    if (width < 2 || (delimiter == ' ' && share == 1.0 && regular < 1.0)) {
      continue;
    }
    const NumberMarks marks = guess_marks(rows, first_of_values(rows), delimiter);
    const double score = regular * (0.5 + share_of_numbers(rows, marks));
    if (score > best + 1e-9) {
      best = score;
      share = regular;
      guess.delimiter = delimiter;
      guess.decimal_mark = marks.decimal;
      guess.thousands_mark = marks.thousands;
    }
  }
  return share;
}

/// Whether single quotes stand around cells in nearly all lines, none opens a cell that it does not
/// close, and there are no double ones. A whole line in quotes is no cell.
bool quotes_cells(const std::vector<std::string_view>& lines, const Dialect& dialect) {
  constexpr std::size_t fewest = 2;
  std::size_t quoted = 0;
  for (const std::string_view line : lines) {
    CellCursor cursor(line, dialect);
    bool some = false;
    for (Cell cell; cursor.next(cell);) {
      const bool whole_line = cell.quoted && cell.text.size() + 2 >= line.size() &&
                              cell.text.find_first_of(",;\t|") != std::string_view::npos;
      if (whole_line) {
        return false;
      }
      some = some || cell.quoted;
    }
    if (cursor.has_bad_quotes() || line.find('"') != std::string_view::npos) {
      return false;
    }
    quoted += some ? 1 : 0;
  }
  return quoted >= fewest && 5 * quoted >= 4 * lines.size();
}

bool is_number_by_any_marks(const std::string& cell) {
  return parse_cell(cell, '.', ',').kind == NumberKind::number ||
         parse_cell(cell, ',', '.').kind == NumberKind::number;
}

/// The row below the last one that has no number: titles and names have none.
std::size_t first_below_words(const TextRows& rows) {
  const auto last = std::find_if(rows.rbegin(), rows.rend(), [](const auto& row) {
    return std::none_of(row.begin(), row.end(), is_number_by_any_marks);
  });
  const auto first = static_cast<std::size_t>(rows.rend() - last);
  return first < rows.size() ? first : 0;
}

/// The beginning of a file, of which more and more is understood.
class Beginning {
 public:
  /// \param later  whole lines from behind this text
  Beginning(std::string_view text, std::string_view later, Dialect& guess)
      : text_(text),
        later_(later),
        guess_(guess),
        lines_(first_rows(text, guess, may_be_cut(), lines_looked_at)) {}

  void guess() {
    if (lines_.empty()) {
      return;
    }
    guess_quote();
    if (lines_.size() == lines_looked_at) {
      unseen_ = text_.substr(end_of(lines_.back()));
    }
    take_said_delimiter();
    if (lines_.size() == 1) {
      look_for_hash_rows_only();
    }
    guess_delimiter();
    drop_footnotes();
    skip_preamble();
    keep_hash_rows();
    keep_later_rows();
    lines_.resize(std::min(lines_.size(), rows_looked_at));
    TextRows rows = split(lines_, guess_);
    take_names_by_blanks(rows);
    set_marks(rows);
    take_name_rows(rows);
    guess_.units_row = guess_units_row(rows, guess_);
    if (guess_.units_row) {
      rows.erase(rows.begin() + 1);
      set_marks(rows);
    }
    guess_.header = guess_.units_row || guess_.name_rows > 1 || guess_header(rows, guess_);
    guess_.row_names = guess_.header && guess_row_names(rows);
    if (!guess_.header) {
      take_names_from_comment(rows.front().size());
    }
  }

 private:
  [[nodiscard]] bool may_be_cut() const {
    constexpr std::size_t looked_at = 65536;  // a shorter text is a whole file
    return text_.size() >= looked_at;
  }

  [[nodiscard]] std::size_t line_number_of(std::string_view line) const {
    return static_cast<std::size_t>(
        count_line_ends(text_.substr(0, static_cast<std::size_t>(line.data() - text_.data()))));
  }

  /// The offset of the line's end.
  [[nodiscard]] std::size_t end_of(std::string_view line) const {
    return static_cast<std::size_t>(line.data() + line.size() - text_.data());
  }

  /// Numbers may have their marks far behind the first rows: "12", ..., "1,024" in sorted rows, or
  /// whole numbers above "3000,5".
  void keep_later_rows() {
    const auto first =
        lines_.begin() + static_cast<std::ptrdiff_t>(std::min(rows_looked_at, lines_.size()));
    const std::size_t width = usual_width(split({lines_.begin(), first}, guess_)).first;
    std::vector<std::string_view> lines(first, lines_.end());
    for (const std::string_view text : {unseen_, later_}) {
      const auto more = first_rows(text, guess_, may_be_cut(), text.size());
      lines.insert(lines.end(), more.begin(), more.end());
    }
    later_rows_ = split(lines, guess_);
    std::erase_if(later_rows_, [width](const auto& row) { return row.size() != width; });
  }

  void set_marks(const TextRows& rows) {
    TextRows all = rows;
    all.insert(all.end(), later_rows_.begin(), later_rows_.end());
    const NumberMarks marks = guess_marks(all, first_of_values(rows), guess_.delimiter);
    guess_.decimal_mark = marks.decimal;
    guess_.thousands_mark = marks.thousands;
  }

  void drop_lines(std::size_t count) {
    lines_.erase(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(count));
    guess_.skip_lines = line_number_of(lines_.front());
  }

  void guess_quote() {
    const std::vector<std::string_view> first(
        lines_.begin(),
        lines_.begin() + static_cast<std::ptrdiff_t>(std::min(rows_looked_at, lines_.size())));
    Dialect trial = guess_;
    trial.quote = '\'';
    for (const char delimiter : std::string_view("\t;,| ")) {
      trial.delimiter = delimiter;
      if (quotes_cells(first, trial)) {
        guess_.quote = trial.quote;
        lines_ = first_rows(text_, guess_, may_be_cut(), lines_looked_at);
        return;
      }
    }
  }

  void take_said_delimiter() {
    const auto said = delimiter_said_in(lines_.front());
    if (said && lines_.size() > 1) {
      guess_.delimiter = *said;
      said_ = true;
      drop_lines(1);
    }
  }

  void guess_delimiter() {
    constexpr double usual = 0.9;
    constexpr double sure = 0.95;
    constexpr std::size_t least = 3;
    const auto first = [this](std::size_t begin) {
      const auto from = lines_.begin() + static_cast<std::ptrdiff_t>(begin);
      return std::vector<std::string_view>(
          from,
          from + static_cast<std::ptrdiff_t>(std::min(rows_looked_at, lines_.size() - begin)));
    };
    if (said_) {
      return;
    }
    const double regular = guess_delimiter_and_mark(first(0), guess_);
    // Below a long preamble, the last lines show the table.
    for (std::size_t rows = lines_.size() / 2; regular < usual && rows >= least; rows /= 2) {
      Dialect trial = guess_;
      if (guess_delimiter_and_mark(first(lines_.size() - rows), trial) >= sure) {
        guess_ = trial;
        return;
      }
    }
  }

  /// At the end of a whole file, lines that are no part of the table.
  void drop_footnotes() {
    if (!may_be_cut() && lines_.size() < lines_looked_at) {
      const TextRows rows = split(lines_, guess_);
      lines_.resize(lines_.size() - count_footnotes(rows, gaps(), usual_width(rows).first, guess_));
    }
  }

  /// Several rows of names become one, after which only the first of their lines is kept.
  void take_name_rows(TextRows& rows) {
    guess_.name_rows = count_name_rows(rows, guess_);
    if (guess_.name_rows > 1) {
      const auto end = rows.begin() + static_cast<std::ptrdiff_t>(guess_.name_rows);
      std::vector<std::string> names = joined_names({rows.begin(), end});
      rows.erase(rows.begin() + 1, end);
      rows.front() = std::move(names);
      set_marks(rows);
    }
  }

  /// "a b c" above "1,2,3"
  void take_names_by_blanks(TextRows& rows) {
    if (rows.size() > 1 && rows[0].size() == 1) {
      rows[0] = names_by_blanks(lines_[0], guess_, rows[1]).value_or(std::move(rows[0]));
    }
  }

  /// Whether a line separates names by blanks right above numbers that have other delimiters.
  [[nodiscard]] bool names_by_blanks_in(std::size_t line, const TextRows& rows) const {
    return line + 1 < rows.size() && rows[line].size() == 1 &&
           names_by_blanks(lines_[line], guess_, rows[line + 1]);
  }

  /// Takes away the rows above the names.
  void skip_preamble() {
    const TextRows rows = split(lines_, guess_);
    // The marks of thousands matter to what is a number, and a preamble hides them.
    Dialect trial = guess_;
    const NumberMarks marks = guess_marks(rows, first_below_words(rows), guess_.delimiter);
    trial.decimal_mark = marks.decimal;
    trial.thousands_mark = marks.thousands;
    const std::vector<bool> after_gap = gaps();
    std::size_t above = count_preamble(rows, after_gap, trial);
    if (above > 0 && !after_gap[above] && names_by_blanks_in(above - 1, rows)) {
      --above;
    }
    if (above > 0) {
      drop_lines(above);
    }
  }

  /// For each line, whether a blank line stands above it.
  [[nodiscard]] std::vector<bool> gaps() const {
    std::vector<bool> found;
    const char* end = text_.data();
    for (const std::string_view line : lines_) {
      std::string_view between(end, static_cast<std::size_t>(line.data() - end));
      if (!found.empty()) {
        (void)take_line(between);  // the end of the line before
      }
      bool blank = false;
      while (!between.empty()) {
        blank = take_line(between).find_first_not_of(" \t") == std::string_view::npos || blank;
      }
      found.push_back(blank);
      end = line.data() + line.size();
    }
    return found;
  }

  /// All lines from the first row on, comments included.
  [[nodiscard]] std::vector<std::string_view> lines_with_hash() const {
    Dialect no_comments = guess_;
    no_comments.comment.clear();
    const std::string_view text =
        text_.substr(static_cast<std::size_t>(lines_.front().data() - text_.data()));
    return first_rows(text, no_comments, may_be_cut(), lines_looked_at);
  }

  /// Every row begins with '#', as order numbers do.
  void look_for_hash_rows_only() {
    std::vector<std::string_view> lines = lines_with_hash();
    const bool words = guess_.comment == "#" && lines.size() > 1 &&
                       std::all_of(lines.begin() + 1, lines.end(), has_word_behind_hash);
    Dialect trial = guess_;
    if (!words || (!said_ && guess_delimiter_and_mark(lines, trial) < 1.0)) {
      return;
    }
    guess_ = trial;
    lines_ = std::move(lines);
    guess_.comment.clear();
    guess_.skip_lines = line_number_of(lines_.front());
  }

  /// A line with '#' in the first cell is a row if it has as many cells as the rows.
  void keep_hash_rows() {
    if (guess_.comment != "#") {
      return;
    }
    const std::size_t columns = usual_width(split(lines_, guess_)).first;
    Dialect no_comments = guess_;
    no_comments.comment.clear();
    std::vector<std::string_view> rows;
    bool some = false;
    std::size_t plain = 0;
    for (const std::string_view line : lines_with_hash()) {
      const bool hash = line.front() == '#';
      const bool row = holds_data(line, guess_, columns);
      const bool among_rows = plain >= 2 || has_number_in(line);
      if (hash && (row ? !among_rows : holds_data(line, no_comments, columns))) {
        return;  // a comment with as many words as the table has columns: the mark must stay
      }
      plain += hash ? 0 : 1;
      some = some || (hash && row);
      if (row) {
        rows.push_back(line);
      }
    }
    if (some) {
      guess_.comment.clear();
      guess_.skip_lines = line_number_of(lines_.front());
      lines_ = std::move(rows);
    }
  }

  [[nodiscard]] bool has_number_in(std::string_view line) const {
    return !has_no_number(split({line}, guess_).front(), guess_);
  }

  /// The names may stand in a comment right above the rows.
  void take_names_from_comment(std::size_t columns) {
    std::string_view above =
        text_.substr(0, static_cast<std::size_t>(lines_.front().data() - text_.data()));
    std::string_view last;
    while (!above.empty()) {
      const std::string_view line = take_line(above);
      last = line.find_first_not_of(" \t") == std::string_view::npos ? last : line;
    }
    const std::size_t number = last.empty() ? 0 : line_number_of(last);
    if (guess_.comment == "#" && !last.empty() && names_in_comment(last, guess_, columns)) {
      guess_.header = true;
      guess_.comment.clear();
      guess_.skip_lines = number;
    }
  }

  std::string_view text_;
  std::string_view later_;   ///< lines from behind `text_`
  std::string_view unseen_;  ///< what of `text_` is behind the first lines
  TextRows later_rows_;      ///< of all these, in which only the marks of numbers are looked for
  Dialect& guess_;
  std::vector<std::string_view> lines_;  ///< the rows, so far as they are known
  bool said_ = false;                    ///< the delimiter stands in the file
};

}  // namespace

Dialect guess_dialect(std::string_view beginning, std::string_view later) {
  Dialect guess;
  const Encoding encoding = guess_encoding(beginning);
  guess.encoding = name_of(encoding);
  const std::string utf8 =
      encoding == Encoding::utf8 ? std::string() : decoded(beginning, encoding);
  const std::string_view text =
      without_byte_order_mark(encoding == Encoding::utf8 ? beginning : std::string_view(utf8));
  guess.comment = guess_comment(text);
  Beginning(text, later, guess).guess();
  return guess;
}

}  // namespace steelyard
