// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/footnotes.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/data/cell_kinds.h"
#include "core/data/cell_number.h"
#include "core/data/number.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Cells = std::vector<std::string>;

constexpr std::size_t most_footnotes = 100;

bool is_filled(const std::string& cell) { return !cell.empty(); }

auto count_filled(const Cells& row) { return std::count_if(row.begin(), row.end(), is_filled); }

std::string_view first_text(const Cells& row) {
  const auto first = std::find_if(row.begin(), row.end(), is_filled);
  return first == row.end() ? std::string_view() : without_outer_blanks(*first);
}

bool begins_with_mark(std::string_view text) {
  constexpr std::array<std::string_view, 7> marks{"*",      "\u2020", "\u2021", "\u00B9",
                                                  "\u00B2", "\u00B3", "\u00A9"};
  return std::any_of(marks.begin(), marks.end(),
                     [text](std::string_view mark) { return text.starts_with(mark); });
}

/// "Source: a study", "Note", "* p < 0.05".
bool begins_as_footnote(std::string_view text) {
  constexpr std::array<std::string_view, 18> words{
      "source",    "sources",     "note",    "notes",    "footnote", "footnotes",
      "quelle",    "quellen",     "legend",  "legende",  "remark",   "remarks",
      "anmerkung", "anmerkungen", "hinweis", "hinweise", "nb",       "data source"};
  constexpr std::size_t longest_word = 12;
  if (begins_with_mark(text)) {
    return true;
  }
  const std::size_t end = std::min(text.find_first_of(":."), text.size());
  return end <= longest_word &&
         std::find(words.begin(), words.end(), in_lower_case(text.substr(0, end))) != words.end();
}

/// The same with a mark or a colon: "Note" alone may be a kind of samples, "NB" a place.
bool surely_begins_as_footnote(std::string_view text) {
  return begins_as_footnote(text) &&
         (begins_with_mark(text) ||
          text[std::min(text.find_first_of(":."), text.size() - 1)] == ':');
}

bool has_words(std::string_view text, std::size_t least) {
  std::size_t words = 0;
  bool inside = false;
  for (const char c : text) {
    words += c != ' ' && !inside ? 1U : 0U;
    inside = c != ' ';
  }
  return words >= least;
}

class BelowTable {
 public:
  BelowTable(const TextRows& rows, std::size_t columns, const Dialect& dialect)
      : rows_(rows), columns_(columns), dialect_(dialect) {}

  [[nodiscard]] bool may_be_sample(const Cells& row) const {
    const bool may_be_footnote =
        surely_begins_as_footnote(first_text(row)) && !has_number(row, dialect_);
    return fits(row) && count_filled(row) > 1 && !(may_be_footnote && has_word_below_numbers(row));
  }

  /// \param gap  whether an empty row stands between the table and this one
  [[nodiscard]] bool is_footnote(const Cells& row, bool gap) const {
    const bool marked = begins_as_footnote(first_text(row));
    if (has_number(row, dialect_)) {
      return marked && !fits(row);
    }
    if (fits(row)) {
      return surely_begins_as_footnote(first_text(row)) || (gap && count_filled(row) == 1);
    }
    return marked || (gap && row.size() == 1) ||
           ((gap || row.size() <= columns_) && is_sentence(row, gap));
  }

 private:
  /// Behind a gap, fewer words are enough. Where blanks separate the cells, each cell is a word.
  [[nodiscard]] bool is_sentence(const Cells& row, bool gap) const {
    constexpr std::size_t after_gap = 2;
    constexpr std::size_t alone = 3;
    constexpr std::size_t with_more_cells = 4;
    if (dialect_.delimiter == ' ') {
      return gap && row.size() > 1;
    }
    return has_words(first_text(row), gap ? after_gap : row.size() == 1 ? alone : with_more_cells);
  }

  /// As wide as the table, maybe with empty cells behind.
  [[nodiscard]] bool fits(const Cells& row) const {
    return row.size() >= columns_ &&
           std::none_of(row.begin() + static_cast<std::ptrdiff_t>(columns_), row.end(), is_filled);
  }

  /// Whether one of the words stands in a column that has more numbers than words.
  [[nodiscard]] bool has_word_below_numbers(const Cells& row) const {
    for (std::size_t column = 0; column < columns_; ++column) {
      const CellCounts counts = counts_below(rows_, 0, column, dialect_);
      if (counts.numbers > counts.words &&
          kind_of_cell(row[column], dialect_) == NumberKind::text) {
        return true;
      }
    }
    return false;
  }

  const TextRows& rows_;
  std::size_t columns_;
  const Dialect& dialect_;
};

}  // namespace

std::size_t count_footnotes(const TextRows& rows, const std::vector<bool>& after_gap,
                            std::size_t columns, const Dialect& dialect) {
  const BelowTable below(rows, columns, dialect);
  std::size_t first = rows.size();
  while (first > 0 && rows.size() - first <= most_footnotes &&
         !below.may_be_sample(rows[first - 1])) {
    --first;
  }
  if (columns < 2 || first == 0 || rows.size() - first > most_footnotes) {
    return 0;
  }
  bool gap = false;
  bool some = false;
  for (std::size_t row = first; row < rows.size(); ++row) {
    const bool empty = count_filled(rows[row]) == 0;
    gap = gap || empty || after_gap[row];
    if (!empty && !below.is_footnote(rows[row], gap)) {
      return 0;
    }
    some = some || !empty;
  }
  return some ? rows.size() - first : 0;
}

}  // namespace steelyard
