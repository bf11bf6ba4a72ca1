// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/cell_number.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "core/data/date.h"
#include "core/data/date_words.h"
#include "core/data/negative_amount.h"

namespace steelyard {
namespace {

constexpr std::size_t longest_cell = 64;
constexpr std::size_t longest_unit = 12;
constexpr std::string_view printed_minus = "\u2212";

constexpr auto missing_words = std::to_array<std::string_view>(
    {"#n/a", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!", "#n/a n/a", "-", "--",
     "---", ".", "..", "null", "n/a", "n.a.", "none", "missing", "<na>", "\\n", "-nan", "+nan",
     "\u2013", "\u2014",
     // of spreadsheets in German, French, Italian and Spanish, and newer errors
     "#nv", "#wert!", "#bezug!", "#zahl!", "#nom?", "#nombre!", "#valeur!", "#valore!", "#n/d",
     "#valor!", "#spill!", "#calc!", "#num",
     // of other programs and of people
     "(null)", "nat", "nil", "k.a.", "k. a.", "n.d.", "1.#qnan", "-1.#ind", "1.#ind"});
constexpr std::array<std::string_view, 5> texts_or_missing{"none", "missing", "nil", "nat", "null"};
constexpr std::array<std::string_view, 10> kinds_of_blanks{
    " ", "\t", "\u00a0", "\u202f", "\u2009", "\u2007", "\u200a", "\u3000", "\r", "\n"};
constexpr std::array<std::string_view, 12> currencies{"$",      "\u20ac", "\u00a3", "\u00a5",
                                                      "\u20b9", "\u20a9", "\u20bd", "US$",
                                                      "USD",    "EUR",    "CHF",    "GBP"};
/// What stands behind the hour of a day, the number of a rank or a year.
constexpr std::array<std::string_view, 14> no_units{"am", "pm",  "a.m.", "p.m.", "st",  "nd", "rd",
                                                    "th", "uhr", "e",    "bc",   "bce", "ad", "ce"};

/// The sign of a currency at the beginning of a text; empty if there is none.
std::string_view leading_currency(std::string_view text) {
  for (const std::string_view sign : currencies) {
    if (text.substr(0, sign.size()) == sign) {
      return sign;
    }
  }
  return {};
}

/// A word of letters, and behind them digits and signs: "mg", "kg/m3", "%". Where digits have no
/// letter of ASCII beside them, the other sign is a mark: "3’000", "1.2±0.1".
bool is_unit(std::string_view text) {
  if (text.empty() || text.size() > longest_unit) {
    return false;
  }
  const char first = text.front();
  const bool may_begin = is_ascii_letter(first) || static_cast<unsigned char>(first) >= 0x80 ||
                         first == '%' || !leading_currency(text).empty();
  const auto may_follow = [](char c) {
    return is_ascii_letter(c) || is_ascii_digit(c) || static_cast<unsigned char>(c) >= 0x80 ||
           std::string_view("%/^*.-$").find(c) != std::string_view::npos;
  };
  const bool mark = std::any_of(text.begin(), text.end(), is_ascii_digit) &&
                    std::none_of(text.begin(), text.end(), is_ascii_letter);
  const std::string lower = in_lower_case(text);
  return may_begin && !mark && std::all_of(text.begin(), text.end(), may_follow) &&
         std::find(no_units.begin(), no_units.end(), lower) == no_units.end() &&
         month_named(lower) == 0;
}

bool is_factor(std::string_view letter) { return letter == "k" || letter == "K" || letter == "M"; }

/// How much of a text can be a number: signs, digits, marks, blanks and an exponent.
std::size_t length_of_number(std::string_view text, char decimal_mark, char thousands_mark) {
  std::size_t end = 0;
  std::size_t at = text.empty() || (text.front() != '-' && text.front() != '+') ? 0 : 1;
  while (at < text.size()) {
    const std::size_t mark = thousands_mark_length(text.substr(at), thousands_mark);
    if (is_ascii_digit(text[at])) {
      end = ++at;
    } else if (text[at] == decimal_mark || text[at] == '.' || text[at] == ',') {
      ++at;
    } else if (mark > 0 && at + mark < text.size() && is_ascii_digit(text[at + mark])) {
      at += mark;
    } else {
      break;
    }
  }
  if (end > 0 && end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
    std::size_t last = end + 1;
    last += last < text.size() && (text[last] == '-' || text[last] == '+') ? 1 : 0;
    const std::size_t digits = last;
    while (last < text.size() && is_ascii_digit(text[last])) {
      ++last;
    }
    end = last > digits ? last : end;
  }
  return end;
}

/// "12" and "-3"
bool is_whole_number(std::string_view text) {
  text.remove_prefix(!text.empty() && (text.front() == '-' || text.front() == '+') ? 1 : 0);
  return !text.empty() && std::all_of(text.begin(), text.end(), is_ascii_digit);
}

/// "1.5D+00", "1d3" and "3.14-114" with the letter that other programs write; nothing for other
/// texts.
std::optional<std::string> with_usual_exponent(std::string_view text, char decimal_mark) {
  constexpr std::size_t digits_without_letter = 3;
  constexpr std::size_t decimals_without_letter = 2;  // "3.5-100" is a range
  const std::size_t mark = text.find(decimal_mark);
  const std::size_t at = text.find_first_of("dD+-", 1);
  if (at == std::string_view::npos) {
    return std::nullopt;
  }
  const bool letter = text[at] == 'd' || text[at] == 'D';
  if (mark == std::string_view::npos ? !letter || !is_whole_number(text.substr(0, at))
                                     : at < mark) {
    return std::nullopt;
  }
  std::string_view digits = text.substr(at + 1);
  if (letter && !digits.empty() && (digits.front() == '+' || digits.front() == '-')) {
    digits.remove_prefix(1);
  }
  if (digits.empty() || digits.size() > digits_without_letter ||
      (!letter &&
       (digits.size() < digits_without_letter || at < mark + 1 + decimals_without_letter)) ||
      !std::all_of(digits.begin(), digits.end(), is_ascii_digit)) {
    return std::nullopt;
  }
  return std::string(text.substr(0, at)) + 'e' + std::string(text.substr(letter ? at + 1 : at));
}

CellNumber plain_number(std::string_view text, char decimal_mark, char thousands_mark) {
  const ParsedNumber parsed = parse_number(text, decimal_mark, thousands_mark);
  if (parsed.kind == NumberKind::text) {
    return {};
  }
  const std::string plain = without_thousands_marks(text, decimal_mark, thousands_mark);
  return {parsed.kind, parsed.value, {}, false, plain.empty() ? std::string(text) : plain};
}

/// "12 mg", "42%", "1.000,00 EUR"
CellNumber number_with_unit_behind(std::string_view text, char decimal_mark, char thousands_mark) {
  const std::size_t length = length_of_number(text, decimal_mark, thousands_mark);
  const std::string_view unit = without_outer_blanks(text.substr(length));
  if (length == 0 || !is_unit(unit) || unit == printed_minus) {
    return {};
  }
  CellNumber cell = plain_number(text.substr(0, length), decimal_mark, thousands_mark);
  if (cell.kind != NumberKind::number || days_of(text, DateOrder::day_first)) {
    return {};
  }
  cell.unit = std::string(unit);
  // A letter behind a blank is more likely a unit: "300 K", "0.5 M".
  if (is_factor(unit) && length + unit.size() == text.size()) {
    cell.factor = cell.unit;
  }
  return cell;
}

/// "3.5M" and "3.5"
CellNumber number_with_factor(std::string_view text, char decimal_mark, char thousands_mark) {
  const std::string_view letter = text.substr(text.size() - 1);
  if (!is_factor(letter)) {
    return plain_number(text, decimal_mark, thousands_mark);
  }
  CellNumber cell = plain_number(text.substr(0, text.size() - 1), decimal_mark, thousands_mark);
  cell.factor = cell.kind == NumberKind::number ? std::string(letter) : std::string();
  return cell;
}

/// "$1,000", "-$5", "$ -5"
CellNumber number_with_currency_before(std::string_view text, char decimal_mark,
                                       char thousands_mark) {
  const bool negative = !text.empty() && text.front() == '-';
  const std::string_view unsigned_text = text.substr(negative ? 1 : 0);
  const std::string_view sign = leading_currency(unsigned_text);
  if (sign.empty()) {
    return {};
  }
  const std::string_view amount = without_outer_blanks(unsigned_text.substr(sign.size()));
  if (amount.empty() || (negative && !is_ascii_digit(amount.front()))) {
    return {};
  }
  CellNumber cell = number_with_factor(amount, decimal_mark, thousands_mark);
  if (cell.kind != NumberKind::number) {
    return {};
  }
  cell.value = negative ? -cell.value : cell.value;
  cell.unit = std::string(sign);
  return cell;
}

/// A number that nothing marks as negative.
CellNumber unmarked_number(const std::string& cell, char decimal_mark, char thousands_mark) {
  if (CellNumber plain = plain_number(cell, decimal_mark, thousands_mark);
      plain.kind != NumberKind::text) {
    return plain;
  }
  // Most cells of text end here: no digit, no number.
  if (std::none_of(cell.begin(), cell.end(), is_ascii_digit)) {
    return {};
  }
  if (const auto usual = with_usual_exponent(cell, decimal_mark)) {
    CellNumber number = plain_number(*usual, decimal_mark, '\0');
    number.bare_exponent = cell.find(decimal_mark) == std::string::npos;
    return number;
  }
  CellNumber behind = number_with_unit_behind(cell, decimal_mark, thousands_mark);
  return behind.kind == NumberKind::number
             ? behind
             : number_with_currency_before(cell, decimal_mark, thousands_mark);
}

/// "1,5" and "1.234": a grade such as "2-" has no mark of decimals or thousands.
bool has_mark_in_digits(const std::string& amount, const CellNumber& number, char decimal_mark) {
  return number.digits.find(decimal_mark) != std::string::npos ||
         amount.find(number.digits) == std::string::npos;
}

/// "(1,234.50)", "1,234-"
CellNumber marked_negative(const std::string& cell, char decimal_mark, char thousands_mark) {
  const auto amount = amount_of_negative(cell, leading_currency(cell));
  CellNumber number =
      amount ? unmarked_number(*amount, decimal_mark, thousands_mark) : CellNumber();
  if (number.kind != NumberKind::number || number.value < 0.0 ||
      (cell.back() != ')' && !has_mark_in_digits(*amount, number, decimal_mark))) {
    return {};
  }
  number.value = 0.0 - number.value;  // "(0)" is 0, not -0
  number.marked_negative = true;
  return number;
}

/// With the minus of the keyboard in place of the one of print.
std::string with_usual_minus(std::string_view text) {
  return text.starts_with(printed_minus) ? "-" + std::string(text.substr(printed_minus.size()))
                                         : std::string(text);
}

}  // namespace

std::span<const std::string_view> words_for_missing() { return missing_words; }
std::span<const std::string_view> words_that_may_be_text() { return texts_or_missing; }
std::span<const std::string_view> all_kinds_of_blanks() { return kinds_of_blanks; }
std::span<const std::string_view> all_currencies() { return currencies; }
std::span<const std::string_view> words_of_no_unit() { return no_units; }

bool is_currency(std::string_view text) {
  return std::find(currencies.begin(), currencies.end(), text) != currencies.end();
}

bool is_missing_word(std::string_view text) {
  constexpr std::size_t longest = 8;
  if (text.empty() || text.size() > longest) {
    return false;
  }
  // Fortran fills a field with asterisks if a number has no room in it.
  const bool overflow = text.size() > 1 && text.find_first_not_of('*') == std::string_view::npos;
  return overflow || std::find(missing_words.begin(), missing_words.end(), in_lower_case(text)) !=
                         missing_words.end();
}

bool is_missing_text(std::string_view text) {
  return is_missing_word(text) && text.find('*') == std::string_view::npos &&
         std::find(texts_or_missing.begin(), texts_or_missing.end(), in_lower_case(text)) ==
             texts_or_missing.end();
}

std::string_view without_outer_blanks(std::string_view text) {
  const auto take = [&text](bool front) {
    return std::any_of(
        kinds_of_blanks.begin(), kinds_of_blanks.end(), [&text, front](std::string_view blank) {
          const bool fits =
              text.size() >= blank.size() &&
              text.substr(front ? 0 : text.size() - blank.size(), blank.size()) == blank;
          if (fits) {
            front ? text.remove_prefix(blank.size()) : text.remove_suffix(blank.size());
          }
          return fits;
        });
  };
  while (take(true)) {
  }
  while (take(false)) {
  }
  return text;
}

CellNumber parse_cell(std::string_view text, char decimal_mark, char thousands_mark) {
  const std::string_view bare = without_outer_blanks(text);
  if (is_missing_word(bare)) {
    return {NumberKind::missing, std::numeric_limits<double>::quiet_NaN(), {}, true, {}};
  }
  if (bare.size() > longest_cell) {
    return plain_number(bare, decimal_mark, thousands_mark);
  }
  const std::string cell = with_usual_minus(bare);
  CellNumber number = unmarked_number(cell, decimal_mark, thousands_mark);
  return number.kind == NumberKind::text ? marked_negative(cell, decimal_mark, thousands_mark)
                                         : number;
}

double factor_of(std::string_view letter) {
  constexpr double thousand = 1e3;
  constexpr double million = 1e6;
  return letter == "M" ? million : is_factor(letter) ? thousand : 1.0;
}

}  // namespace steelyard
