// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/clock_time.h"

#include <charconv>

namespace steelyard {
namespace {

/// Takes a whole number of at most so many digits from the front of a text.
std::optional<double> taken_number(std::string_view& text, std::size_t most_digits) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [behind, failed] = std::from_chars(text.data(), end, number);
  const auto digits = static_cast<std::size_t>(behind - text.data());
  if (failed != std::errc() || digits > most_digits || number < 0 || text.front() == '-') {
    return std::nullopt;
  }
  text.remove_prefix(digits);
  return number;
}

/// Takes ":05" from the front of a text.
std::optional<double> taken_sixtieth(std::string_view& text) {
  constexpr std::size_t digits = 2;
  constexpr double all = 60.0;
  if (text.size() <= digits || text.front() != ':') {
    return std::nullopt;
  }
  text.remove_prefix(1);
  const std::size_t before = text.size();
  const auto number = taken_number(text, digits);
  return number && *number < all && before - text.size() == digits ? number : std::nullopt;
}

/// Takes ".25" from the front of a text; 0 where there is none.
double taken_fraction(std::string_view& text) {
  constexpr double base = 10.0;
  double fraction = 0.0;
  if (text.size() > 1 && (text.front() == '.' || text.front() == ',')) {
    text.remove_prefix(1);
    for (double unit = 1.0 / base; !text.empty() && text.front() >= '0' && text.front() <= '9';
         unit /= base) {
      fraction += unit * (text.front() - '0');
      text.remove_prefix(1);
    }
  }
  return fraction;
}

}  // namespace

std::optional<double> clock_time(std::string_view text) {
  constexpr std::size_t most_digits = 4;
  constexpr double hours_of_day = 24.0;
  constexpr double minutes_of_day = 1440.0;
  constexpr double seconds_of_day = 86400.0;
  if (text.empty()) {
    return std::nullopt;
  }
  const auto hours = taken_number(text, most_digits);
  const auto minutes = hours ? taken_sixtieth(text) : std::nullopt;
  if (!minutes) {
    return std::nullopt;
  }
  double seconds = 0.0;
  if (!text.empty()) {
    const auto whole = taken_sixtieth(text);
    seconds = whole ? *whole + taken_fraction(text) : 0.0;
    if (!whole || !text.empty()) {
      return std::nullopt;
    }
  }
  return *hours / hours_of_day + *minutes / minutes_of_day + seconds / seconds_of_day;
}

}  // namespace steelyard
