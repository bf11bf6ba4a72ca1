// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/sheet_date.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace steelyard::parse {
namespace {

constexpr std::size_t most_text = 64;

/// The letters of a format outside of quotes, brackets and escapes, in lower case.
std::string bare_letters(std::string_view code) {
  std::string letters;
  for (std::size_t k = 0; k < code.size(); ++k) {
    const char c = code[k];
    if (c == '\\' || c == '_' || c == '*') {
      ++k;  // the next character is shown, or sets a width
    } else if (c == '"' || c == '[') {
      k = std::min(code.find(c == '"' ? '"' : ']', k + 1), code.size());
    } else if (c == ';') {
      break;  // what follows is for negative numbers
    } else {
      letters += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  return letters;
}

ShownAs built_in(std::size_t id) {
  const bool is_date = (id >= 14 && id <= 17) || id == 22 || (id >= 27 && id <= 31) || id == 36 ||
                       (id >= 50 && id <= 54) || id == 57 || id == 58;
  const bool is_clock = id >= 18 && id <= 21;  // 45 to 47 are minutes, and hours beyond a day
  return is_date ? ShownAs::date : is_clock ? ShownAs::clock : ShownAs::number;
}

}  // namespace

std::string date_text(const DateAndTime& date) {
  std::array<char, most_text> text{};
  const int length = std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", date.year,
                                   date.month, date.day);  // NOLINT(*-vararg)
  std::string words(text.data(), static_cast<std::size_t>(std::clamp(length, 0, 63)));
  const int second = std::isfinite(date.second)
                         ? static_cast<int>(std::lround(std::clamp(date.second, 0.0, 59.0)))
                         : 0;
  if (date.hour != 0 || date.minute != 0 || second != 0) {
    const int more = std::snprintf(text.data(), text.size(), " %02d:%02d:%02d", date.hour,
                                   date.minute, second);  // NOLINT(*-vararg)
    words.append(text.data(), static_cast<std::size_t>(std::clamp(more, 0, 63)));
  }
  return words;
}

std::string date_of_count(double days, bool from_1904) {
  constexpr double last_day = 2958465.0;  // 9999-12-31
  if (!(days >= 1.0 || (from_1904 && days >= 0.0)) || days > last_day) {
    return {};
  }
  constexpr long seconds_a_day = 86400;
  const long seconds = std::lround(days * static_cast<double>(seconds_a_day));
  const long day = seconds / seconds_a_day;
  const long second = seconds % seconds_a_day;
  using std::chrono::sys_days;
  using std::chrono::year;
  const sys_days begin = from_1904 ? sys_days(year(1904) / 1 / 1) : sys_days(year(1899) / 12 / 30);
  const long moved = !from_1904 && day < 60 ? day + 1 : day;
  const std::chrono::year_month_day date(begin + std::chrono::days(moved));
  return date_text(
      {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
       static_cast<int>(static_cast<unsigned>(date.day())), static_cast<int>(second / 3600),
       static_cast<int>(second / 60 % 60), static_cast<double>(second % 60)});
}

std::string plain_date(std::string_view date) {
  std::string text(date);
  std::replace(text.begin(), text.end(), 'T', ' ');
  const auto midnight = text.find(" 00:00:00");
  return text.substr(0, midnight);
}

std::string clock_of_share(double days) {
  if (!(days >= 0.0 && days < 1.0)) {
    return {};
  }
  constexpr long seconds_a_day = 86400;
  const long second = std::min(std::lround(days * static_cast<double>(seconds_a_day)),
                               seconds_a_day - 1);  // midnight would be that of the next day
  std::array<char, most_text> text{};
  const int length = std::snprintf(text.data(), text.size(), "%02ld:%02ld:%02ld", second / 3600,
                                   second / 60 % 60, second % 60);  // NOLINT(*-vararg)
  return {text.data(), static_cast<std::size_t>(std::clamp(length, 0, 63))};
}

ShownAs shown_as(std::size_t id, std::string_view code) {
  if (code.empty()) {
    return built_in(id);
  }
  const std::string letters = bare_letters(code);
  if (letters.find("general") != std::string::npos || letters.find('#') != std::string::npos) {
    return ShownAs::number;
  }
  if (letters.find_first_of("yd") != std::string::npos) {
    return ShownAs::date;
  }
  return letters.find('h') != std::string::npos ? ShownAs::clock : ShownAs::number;
}

}  // namespace steelyard::parse
