// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <limits>
#include <span>

#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

bool equals_in_any_case(std::string_view text, std::string_view lower) {
  return std::equal(text.begin(), text.end(), lower.begin(), lower.end(),
                    [](char c, char l) { return (c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c) == l; });
}

/// Classifies text that does not begin like a number.
ParsedNumber parse_word(std::string_view word) {
  if (equals_in_any_case(word, "inf") || equals_in_any_case(word, "infinity")) {
    return {NumberKind::infinite, 0.0};
  }
  return {NumberKind::text, 0.0};
}

ParsedNumber parse_with_point(std::string_view text) {
  double value = 0.0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end != text.data() + text.size() || code == std::errc::invalid_argument) {
    return {NumberKind::text, 0.0};
  }
  if (code == std::errc::result_out_of_range) {
    // A value too small for a double is zero to double precision; one too large is not a number.
    const auto exponent = text.find_first_of("eE");
    const bool tiny = exponent == std::string_view::npos
                          ? text.find_first_of("123456789") > text.find('.')
                          : text.substr(exponent + 1, 1) == "-";
    return tiny ? ParsedNumber{NumberKind::number, 0.0} : ParsedNumber{NumberKind::infinite, 0.0};
  }
  return {NumberKind::number, value};
}

ParsedNumber parse_with_comma(std::string_view text) {
  std::array<char, 64> copy{};
  if (text.size() > copy.size() || text.find('.') != std::string_view::npos) {
    return {NumberKind::text, 0.0};
  }
  std::replace_copy(text.begin(), text.end(), copy.begin(), ',', '.');
  return parse_with_point({copy.data(), text.size()});
}

/// "1.234.567": up to three digits that do not begin with a zero, then groups of three.
bool is_grouped(std::string_view whole, char thousands_mark) {
  constexpr std::size_t group = 3;
  const std::size_t first = whole.find(thousands_mark);
  if (first == std::string_view::npos || first == 0 || first > group || whole.front() == '0') {
    return false;
  }
  const bool complete = (whole.size() - first) % (group + 1) == 0;
  for (std::size_t at = 0; complete && at < whole.size(); ++at) {
    const bool mark = at >= first && (at - first) % (group + 1) == 0;
    if (mark ? whole[at] != thousands_mark : !is_ascii_digit(whole[at])) {
      return false;
    }
  }
  return complete;
}

bool is_missing(std::string_view text) {
  return text.empty() || text == "?" || equals_in_any_case(text, "na") ||
         equals_in_any_case(text, "nan");
}

/// With a mark of one byte between thousands.
std::string without_simple_marks(std::string_view text, char decimal_mark, char thousands_mark) {
  const bool has_sign = !text.empty() && (text.front() == '+' || text.front() == '-');
  std::string_view whole = text.substr(has_sign ? 1 : 0);
  const std::string_view decimals = whole.substr(std::min(whole.find(decimal_mark), whole.size()));
  whole.remove_suffix(decimals.size());
  const bool decimals_fit =
      decimals.empty() ||
      (decimals.size() > 1 && std::all_of(decimals.begin() + 1, decimals.end(), is_ascii_digit));
  if (thousands_mark == '\0' || thousands_mark == decimal_mark || !decimals_fit ||
      !is_grouped(whole, thousands_mark)) {
    return {};
  }
  std::string plain(text.substr(0, has_sign ? 1 : 0));
  std::copy_if(whole.begin(), whole.end(), std::back_inserter(plain), is_ascii_digit);
  return plain += decimals;
}

std::size_t length_of_first(std::string_view text, std::span<const std::string_view> marks) {
  const auto found = std::find_if(marks.begin(), marks.end(), [text](std::string_view mark) {
    return text.substr(0, mark.size()) == mark;
  });
  return found == marks.end() ? 0 : found->size();
}

/// With each mark between thousands in its form of one byte.
std::string with_simple_marks(std::string_view text, char thousands_mark) {
  std::string simple;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = thousands_mark_length(text.substr(at), thousands_mark);
    simple += length > 0 ? thousands_mark : text[at];
    at += std::max<std::size_t>(length, 1);
  }
  return simple;
}

}  // namespace

bool loses_digits(std::string_view text) {
  constexpr std::size_t always_exact = 15;
  constexpr std::size_t longest = 60;
  constexpr std::size_t rounded_zeros = 4;
  if (!text.empty() && (text.front() == '+' || text.front() == '-')) {
    text.remove_prefix(1);
  }
  if (text.size() <= always_exact || text.size() > longest ||
      !std::all_of(text.begin(), text.end(), is_ascii_digit)) {
    return false;
  }
  text.remove_prefix(std::min(text.find_first_not_of('0'), text.size()));
  const std::size_t zeros = text.size() - 1 - std::min(text.find_last_not_of('0'), text.size());
  if (text.size() <= always_exact || zeros >= rounded_zeros) {
    return false;
  }
  double value = 0.0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  std::array<char, longest + 4> back{};
  const auto end =
      std::to_chars(back.data(), back.data() + back.size(), value, std::chars_format::fixed, 0);
  return text != std::string_view(back.data(), static_cast<std::size_t>(end.ptr - back.data()));
}

std::size_t thousands_mark_length(std::string_view text, char thousands_mark) {
  constexpr std::array<std::string_view, 6> blanks{" ",      "\u00a0", "\u202f",
                                                   "\u2009", "\u2007", "\xa0"};
  constexpr std::array<std::string_view, 2> apostrophes{"'", "\u2019"};
  if (thousands_mark == ' ') {
    return length_of_first(text, blanks);
  }
  if (thousands_mark == '\'') {
    return length_of_first(text, apostrophes);
  }
  return thousands_mark != '\0' && !text.empty() && text.front() == thousands_mark ? 1 : 0;
}

std::string without_thousands_marks(std::string_view text, char decimal_mark, char thousands_mark) {
  if (thousands_mark == ' ' || thousands_mark == '\'') {
    return without_simple_marks(with_simple_marks(text, thousands_mark), decimal_mark,
                                thousands_mark);
  }
  return without_simple_marks(text, decimal_mark, thousands_mark);
}

ParsedNumber parse_number(std::string_view text, char decimal_mark, char thousands_mark) {
  std::string_view digits = text;
  if (!digits.empty() && (digits.front() == '+' || digits.front() == '-')) {
    digits.remove_prefix(1);
  }
  const bool begins_like_a_number =
      !digits.empty() && (is_ascii_digit(digits.front()) || digits.front() == decimal_mark);
  if (!begins_like_a_number) {
    return is_missing(text) ? ParsedNumber{NumberKind::missing, not_a_number} : parse_word(digits);
  }
  // from_chars accepts no plus sign.
  const std::string_view number = text.front() == '+' ? digits : text;
  const ParsedNumber parsed =
      decimal_mark == '.' ? parse_with_point(number) : parse_with_comma(number);
  if (parsed.kind != NumberKind::text || thousands_mark == '\0') {
    return parsed;
  }
  const std::string plain = without_thousands_marks(number, decimal_mark, thousands_mark);
  return plain.empty() ? parsed : parse_number(plain, decimal_mark);
}

Message rounded_integers(const std::string& array) {
  return array.empty()
             ? message("table.rounded_integers", "integers beyond 2^53 were rounded to 53 bits")
             : message("table.rounded_integers_of_array",
                       "array '{1}': integers beyond 2^53 were rounded to 53 bits", array);
}

}  // namespace steelyard
