// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/data/number.h"

namespace steelyard {

/// What a cell holds that is no plain number.
struct CellNumber {
  NumberKind kind = NumberKind::text;
  double value = 0.0;         ///< NaN if missing
  std::string unit{};         ///< "%", "$" or "mg"; empty if the cell has none
  bool missing_word = false;  ///< the cell holds a word for a missing value, such as "#N/A"
  std::string digits{};       ///< the number without its unit and its marks between thousands
  /// The letter that stands right behind the number and may mean a factor: "k", "K" or "M"; empty
  /// if there is none. It is the unit, too, if there is no other. `value` is without the factor.
  std::string factor{};
  bool marked_negative = false;  ///< in brackets, or with a minus sign behind it: "(5)", "5.0-"
  bool bare_exponent = false;    ///< of Fortran, behind a whole number: "1d3"
};

/// Whether this is the sign or the name of a currency: "$", "EUR".
[[nodiscard]] bool is_currency(std::string_view text);

/// The factor that a letter means: 1000 for "k" and "K", a million for "M".
[[nodiscard]] double factor_of(std::string_view letter);

/// Reads the forms of numbers that parse_number() leaves as text:
/// - blanks around a number, also those that do not break a line; a minus sign of print;
/// - exponents as Fortran writes them: 1.5D+00, 1.5d0, 1d3, 3.14-114;
/// - a unit behind the number, with or without a blank: "42 %", "12 mg", "3,5 kg/m3";
/// - the sign of a currency before or behind the number: "$1,000", "-$5", "20 EUR";
/// - negative numbers in brackets or with the minus sign behind them: "(1,234.50)", "1,234-"; the
///   latter with a mark of decimals or thousands, because "2-" is a grade;
/// - a letter for a thousand or a million: "1.2k", "$3M";
/// - words for a missing value (see is_missing_word()).
/// Times of a day, dates and numbers of which several parts have units are text.
[[nodiscard]] CellNumber parse_cell(std::string_view text, char decimal_mark, char thousands_mark);

/// Whether programs or people write this, in any case, where there is no value: #N/A, #DIV/0! and
/// other errors of spreadsheets, NULL, n/a, none, missing, a dash, a point, asterisks. Empty text,
/// NA, NaN and ? are not among these: parse_number() knows them.
[[nodiscard]] bool is_missing_word(std::string_view text);

/// The same where a column holds text: without asterisks, which may be grades, and without the
/// words of words_that_may_be_text().
[[nodiscard]] bool is_missing_text(std::string_view text);

/// The words that is_missing_word() knows, in lower case, but for asterisks; the characters that
/// are blanks; the signs and names of currencies; and what is no unit behind a number, besides
/// months (date_words.h), in lower case. Scripts for other languages are made of these lists.
[[nodiscard]] std::span<const std::string_view> words_for_missing();
/// Those of words_for_missing() that may be an answer, a kind or a name, in lower case: "none", and
/// "null" beside "wild" and "het".
[[nodiscard]] std::span<const std::string_view> words_that_may_be_text();
[[nodiscard]] std::span<const std::string_view> all_kinds_of_blanks();
[[nodiscard]] std::span<const std::string_view> all_currencies();
[[nodiscard]] std::span<const std::string_view> words_of_no_unit();

/// The text without blanks at its ends, of any kind.
[[nodiscard]] std::string_view without_outer_blanks(std::string_view text);

}  // namespace steelyard
