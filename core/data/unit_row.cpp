// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/unit_row.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/data/cell_kinds.h"
#include "core/data/cell_number.h"

namespace steelyard {
namespace {

constexpr std::size_t longest_unit = 24;

/// A prefix may stand before any of these.
constexpr auto symbols = std::to_array<std::string_view>(
    {"m",  "g",   "s", "A", "K",      "mol", "cd",  "Hz",     "N",    "Pa", "J",
     "W",  "C",   "V", "F", "S",      "Wb",  "T",   "H",      "lm",   "lx", "Bq",
     "Gy", "Sv",  "L", "l", "eV",     "bar", "cal", "Da",     "rad",  "M",  "t",
     "u",  "min", "h", "d", "\u03A9", "Ohm", "ohm", "\u2126", "Torr", "Wh"});
constexpr auto words_for_units = std::to_array<std::string_view>(
    {"%",     "\u00B0",   "\u00B0C",  "\u00B0F", "\u00C5", "\u212B", "\u2030", "ppm",    "ppb",
     "deg",   "degC",     "degF",     "yr",      "year",   "years",  "day",    "days",   "hour",
     "hours", "hr",       "sec",      "a.u.",    "au",     "arb",    "counts", "count",  "cps",
     "rpm",   "angstrom", "Angstrom", "nm",      "kcal",   "atm",    "psi",    "mph",    "in",
     "ft",    "lb",       "lbs",      "oz",      "EUR",    "USD",    "GBP",    "\u20AC", "$",
     "pH",    "dB",       "mmHg",     "bpm",     "px",     "ha"});
constexpr auto prefixes =
    std::to_array<std::string_view>({"da", "\u00B5", "\u03BC", "k", "M", "G", "T", "P", "E", "h",
                                     "d", "c", "m", "u", "n", "p", "f", "a", "z"});

template <std::size_t Size>
bool is_one_of(const std::array<std::string_view, Size>& list, std::string_view text) {
  return std::find(list.begin(), list.end(), text) != list.end();
}

bool is_symbol(std::string_view text) {
  return is_one_of(words_for_units, text) || is_one_of(symbols, text) ||
         std::any_of(prefixes.begin(), prefixes.end(), [text](std::string_view prefix) {
           return text.substr(0, prefix.size()) == prefix &&
                  is_one_of(symbols, text.substr(prefix.size()));
         });
}

/// The text without the power at its end: "s" of "s^-1" and of "s-1".
std::string_view without_power(std::string_view text) {
  constexpr std::array<std::string_view, 3> raised{"\u00B2", "\u00B3", "\u207B\u00B9"};
  for (const std::string_view end : raised) {
    if (text.size() > end.size() && text.substr(text.size() - end.size()) == end) {
      return text.substr(0, text.size() - end.size());
    }
  }
  const std::size_t last = text.find_last_not_of("0123456789+-^");
  return last == std::string_view::npos ? text : text.substr(0, last + 1);
}

/// Symbols with "/", "*", a middle dot or a blank between them.
bool is_product(std::string_view text) {
  constexpr std::string_view middle_dot = "\u00B7";
  std::string parts(text);
  for (auto at = parts.find(middle_dot); at != std::string::npos; at = parts.find(middle_dot)) {
    parts.replace(at, middle_dot.size(), 1, ' ');
  }
  bool some = false;
  for (std::size_t begin = 0; begin <= parts.size();) {
    const std::size_t end = std::min(parts.find_first_of("/* ", begin), parts.size());
    const std::string_view part = std::string_view(parts).substr(begin, end - begin);
    const bool one_over = part == "1" && end < parts.size() && parts[end] == '/';
    if (!one_over && !is_symbol(part) && !is_symbol(without_power(part))) {
      return false;
    }
    some = some || !one_over;
    begin = end + 1;
  }
  return some;
}

bool is_dash(std::string_view cell) {
  constexpr std::array<std::string_view, 4> dashes{"-", "--", "\u2013", "\u2014"};
  return is_one_of(dashes, cell);
}

bool in_brackets(std::string_view cell) {
  return cell.size() > 2 && ((cell.front() == '[' && cell.back() == ']') ||
                             (cell.front() == '(' && cell.back() == ')'));
}

/// Not so for a number, which accountants write in brackets if it is negative.
bool may_be_unit(std::string_view cell) {
  if (in_brackets(cell)) {
    const std::string_view inside = without_outer_blanks(cell.substr(1, cell.size() - 2));
    return cell.size() <= longest_unit && !inside.empty() &&
           inside.find_first_not_of("0123456789.,+-") != std::string_view::npos;
  }
  return cell.size() <= longest_unit && is_product(cell);
}

}  // namespace

bool looks_like_units(const std::vector<std::string>& row) {
  bool some = false;
  for (const std::string& cell : row) {
    const bool empty = cell.empty() || is_dash(cell) || cell == "[-]" || cell == "(-)";
    if (!empty && !may_be_unit(cell)) {
      return false;
    }
    some = some || !empty;
  }
  return some;
}

bool is_known_unit(std::string_view text) { return is_currency(text) || is_product(text); }

std::span<const std::string_view> symbols_of_units() { return symbols; }
std::span<const std::string_view> words_of_units() { return words_for_units; }
std::span<const std::string_view> prefixes_of_units() { return prefixes; }

bool guess_units_row(const TextRows& rows, const Dialect& dialect) {
  constexpr std::size_t least = 3;
  if (rows.size() < least || rows[1].size() < 2 || rows[1].size() > rows[0].size() + 1 ||
      !has_no_number(rows[0], dialect) || !looks_like_units(rows[1])) {
    return false;
  }
  for (std::size_t column = 0; column < rows[1].size(); ++column) {
    if (may_be_unit(rows[1][column]) && !holds_numbers_from(rows, 2, column, dialect)) {
      return false;
    }
  }
  return true;
}

std::string unit_in(std::string_view cell) {
  if (in_brackets(cell)) {
    cell = without_outer_blanks(cell.substr(1, cell.size() - 2));
  }
  return is_dash(cell) ? std::string() : std::string(cell);
}

}  // namespace steelyard
