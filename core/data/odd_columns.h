// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/data/cell.h"
#include "core/matrix.h"
#include "core/message.h"

namespace steelyard {

/// Cells of one kind in a column: line and text of the first, and their number.
struct OddCells {
  std::uint64_t line = 0;
  std::string text;  ///< of the first
  Index count = 0;
  bool alike = true;  ///< whether all read the same, in any case
};

/// Cells by what they hold: a word, or a unit behind a number. At most `most_kept` of these are
/// told apart; further ones count as the text "".
using OddWords = std::map<std::string, OddCells, std::less<>>;
constexpr std::size_t most_kept = 8;

/// By position, columns with cells that cannot be read as finite numbers without loss.
struct OddColumns {
  std::map<std::size_t, OddCells> text;
  std::map<std::size_t, OddWords> missing_words;   ///< "#N/A", "none"
  std::map<std::size_t, OddWords> units;           ///< "%", "mg", behind or before a number
  std::map<std::size_t, OddWords> factors;         ///< "k", "M", right behind a number
  std::map<std::size_t, OddCells> negatives;       ///< "(5)", "5.0-"
  std::map<std::size_t, OddCells> bare_exponents;  ///< "1d3"
  std::map<std::size_t, OddCells> kept_texts;      ///< ="5": see Cell::kept_text
  std::map<std::size_t, OddCells> kept_zeros;      ///< of these, digits with zeros in front: ="05"
  std::map<std::size_t, OddWords> padded;          ///< numbers as "00123", by how many digits: "5"
  std::map<std::size_t, OddCells> infinite;
  std::map<std::size_t, OddCells> long_numbers;  ///< whole numbers that lose digits
  OddCells longer_rows;                          ///< with empty cells behind the last column
  /// Numbers such as "1,234", in which a mark may stand between thousands or begin the decimals;
  /// at least the first of each column. Only counted until a number shows what the mark means.
  std::map<std::size_t, OddCells> doubtful_marks;
  bool marks_decided = false;  ///< some number of the table shows it, or nothing can be doubtful
};

/// Counts a cell of a column; the first one gives line and text.
void note_cell(std::map<std::size_t, OddCells>& columns, std::size_t column, std::uint64_t line,
               const Cell& cell, char quote);
/// The same for a cell that holds a word or a unit.
void note_word(std::map<std::size_t, OddWords>& columns, std::size_t column,
               const std::string& word, std::uint64_t line, const Cell& cell, char quote);

/// Adds further cells of a kind; the first in the file gives line and text.
void add_cells(OddCells& into, const OddCells& more);
/// Adds what a later part of the file holds.
void merge_odd(OddColumns& into, const OddColumns& from);
/// Forgets what was unusual in a column that is text in any case.
void forget_column(OddColumns& odd, std::size_t column);

/// All cells of a column, whatever their word.
[[nodiscard]] OddCells all_of(const OddWords& words);
/// "#N/A" (5), "none" (2)
[[nodiscard]] std::string list_of(const OddWords& words);
/// Says which words of a column of this name are taken as missing.
[[nodiscard]] Message missing_words_note(const std::string& name, const OddWords& words);

}  // namespace steelyard
