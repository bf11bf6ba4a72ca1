// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/odd_columns.h"

#include "core/text.h"

namespace steelyard {
namespace {

using CellsByColumn = std::map<std::size_t, OddCells>;
using WordsByColumn = std::map<std::size_t, OddWords>;

bool read_alike(const std::string& one, const std::string& other) {
  return one == other || in_lower_case(one) == in_lower_case(other);
}

void count_cell(OddCells& odd, std::uint64_t line, const Cell& cell, char quote) {
  if (odd.count == 0) {
    odd.line = line;
    odd.text = cell_text(cell, quote);
  } else if (odd.alike) {
    odd.alike = read_alike(odd.text, cell_text(cell, quote));
  }
  ++odd.count;
}

/// \param more  with another first cell, or with none
bool are_alike(const OddCells& some, const OddCells& more) {
  return some.alike && more.alike &&
         (some.count == 0 || more.count == 0 || read_alike(some.text, more.text));
}

/// Earlier chunks are merged first, so the first cell of each kind is the first in the file.
void merge_cells(CellsByColumn& into, const CellsByColumn& from) {
  for (const auto& [column, odd] : from) {
    const auto [at, is_new] = into.try_emplace(column, odd);
    at->second.alike = are_alike(at->second, odd);
    at->second.count += is_new ? 0 : odd.count;
  }
}

void merge_words(WordsByColumn& into, const WordsByColumn& from) {
  for (const auto& [column, words] : from) {
    OddWords& all = into[column];
    for (const auto& [word, odd] : words) {
      const bool room = all.size() < most_kept || all.contains(word);
      const auto [at, is_new] = all.try_emplace(room ? word : std::string(), odd);
      at->second.count += is_new ? 0 : odd.count;
    }
  }
}

}  // namespace

void note_cell(CellsByColumn& columns, std::size_t column, std::uint64_t line, const Cell& cell,
               char quote) {
  count_cell(columns[column], line, cell, quote);
}

void note_word(WordsByColumn& columns, std::size_t column, const std::string& word,
               std::uint64_t line, const Cell& cell, char quote) {
  OddWords& words = columns[column];
  const bool room = words.size() < most_kept || words.contains(word);
  count_cell(words[room ? word : std::string()], line, cell, quote);
}

void add_cells(OddCells& into, const OddCells& more) {
  const Index count = into.count + more.count;
  const bool all_alike = are_alike(into, more);
  if (into.count == 0 || (more.count > 0 && more.line < into.line)) {
    into = more;
  }
  into.count = count;
  into.alike = all_alike;
}

void merge_odd(OddColumns& into, const OddColumns& from) {
  merge_cells(into.text, from.text);
  merge_words(into.missing_words, from.missing_words);
  merge_words(into.units, from.units);
  merge_words(into.factors, from.factors);
  merge_cells(into.negatives, from.negatives);
  merge_cells(into.bare_exponents, from.bare_exponents);
  merge_cells(into.kept_texts, from.kept_texts);
  merge_cells(into.kept_zeros, from.kept_zeros);
  merge_words(into.padded, from.padded);
  merge_cells(into.infinite, from.infinite);
  merge_cells(into.long_numbers, from.long_numbers);
  add_cells(into.longer_rows, from.longer_rows);
  merge_cells(into.doubtful_marks, from.doubtful_marks);
  into.marks_decided = into.marks_decided || from.marks_decided;
}

void forget_column(OddColumns& odd, std::size_t column) {
  odd.missing_words.erase(column);
  odd.units.erase(column);
  odd.factors.erase(column);
  odd.negatives.erase(column);
  odd.bare_exponents.erase(column);
  odd.long_numbers.erase(column);
}

OddCells all_of(const OddWords& words) {
  OddCells all;
  for (const auto& [word, cells] : words) {
    add_cells(all, cells);
  }
  return all;
}

std::string list_of(const OddWords& words) {
  std::string list;
  for (const auto& [word, cells] : words) {
    list += list.empty() ? "" : ", ";
    list += in_quotes(word.empty() ? cells.text : word) + " (" + std::to_string(cells.count) + ")";
  }
  return list;
}

Message missing_words_note(const std::string& name, const OddWords& words) {
  return message("table.missing_words", "column {1}: {2} {3:is|are} taken as missing",
                 in_quotes(name), list_of(words), all_of(words).count);
}

}  // namespace steelyard
