// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/date.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "core/data/date_words.h"

namespace steelyard {
namespace {

/// A number, a word in lower case, or a mark.
struct DateToken {
  enum class Kind { number, word, mark };
  Kind kind = Kind::mark;
  std::string text;

  [[nodiscard]] bool is_number() const { return kind == Kind::number; }
  [[nodiscard]] bool is(std::string_view wanted) const { return text == wanted; }
  [[nodiscard]] int value() const { return std::stoi(text); }
  [[nodiscard]] std::size_t digits() const { return text.size(); }
};

constexpr std::size_t longest_date = 48;

bool is_date_digit(char c) { return c >= '0' && c <= '9'; }
/// A letter, or a part of one that is not English.
bool is_date_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80U;
}

/// Nothing where a number has more digits than any date.
std::optional<std::vector<DateToken>> tokens_of(std::string_view text) {
  constexpr std::size_t most_digits = 9;
  std::vector<DateToken> tokens;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    DateToken::Kind kind = DateToken::Kind::mark;
    if (is_date_digit(text[at])) {
      kind = DateToken::Kind::number;
      end = std::min(text.size(), text.find_first_not_of("0123456789", at));
      if (end - at > most_digits) {
        return std::nullopt;
      }
    } else if (is_date_letter(text[at])) {
      kind = DateToken::Kind::word;
      while (end < text.size() && is_date_letter(text[end])) {
        ++end;
      }
    }
    tokens.push_back({kind, in_lower_case(text.substr(at, end - at))});
    at = end;
  }
  return tokens;
}

std::optional<int> year_in(const DateToken& token) {
  constexpr std::size_t two = 2;
  constexpr std::size_t four = 4;
  constexpr int first_of_two = 70;
  if (!token.is_number() || (token.digits() != two && token.digits() != four)) {
    return std::nullopt;
  }
  if (token.digits() == four) {
    constexpr int first = 1000;
    return token.value() >= first ? std::optional(token.value()) : std::nullopt;
  }
  return token.value() < first_of_two ? 2000 + token.value() : 1900 + token.value();
}

std::optional<double> day_number(int year, int month, int day) {
  const std::chrono::year_month_day date{std::chrono::year(year),
                                         std::chrono::month(static_cast<unsigned>(month)),
                                         std::chrono::day(static_cast<unsigned>(day))};
  if (month < 1 || day < 1 || !date.ok()) {
    return std::nullopt;
  }
  return static_cast<double>(std::chrono::sys_days(date).time_since_epoch().count());
}

/// \param day  1 .. 366
std::optional<double> day_of_year(int year, int day) {
  const auto first = day_number(year, 1, 1);
  const auto next = day_number(year + 1, 1, 1);
  const bool exists = first && next && day >= 1 && day <= *next - *first;
  return exists ? std::optional(*first + day - 1) : std::nullopt;
}

/// Monday of the first week is the Monday of the week with January 4 (ISO 8601).
std::optional<double> day_of_week(int year, int week, int day) {
  constexpr int most_weeks = 53;
  constexpr int week_days = 7;
  if (week < 1 || week > most_weeks || day < 1 || day > week_days) {
    return std::nullopt;
  }
  const std::chrono::sys_days fourth(std::chrono::year(year) / 1 / 4);
  const std::chrono::weekday of_fourth(fourth);
  const auto monday = fourth - std::chrono::days(of_fourth.iso_encoding() - 1);
  return static_cast<double>(monday.time_since_epoch().count()) + week_days * (week - 1) + day - 1;
}

/// Reads tokens one after another.
class DateReader {
 public:
  DateReader(std::vector<DateToken> tokens, DateOrder order)
      : tokens_(std::move(tokens)), order_(order) {}

  [[nodiscard]] std::optional<double> read() {
    skip_week_day();
    const auto date = read_date();
    if (!date || at_ == tokens_.size()) {
      return date;
    }
    const auto time = read_time();
    return time && at_ == tokens_.size() ? std::optional(*date + *time) : std::nullopt;
  }

 private:
  [[nodiscard]] bool has(std::size_t ahead) const { return at_ + ahead < tokens_.size(); }
  [[nodiscard]] const DateToken& token(std::size_t ahead) const { return tokens_[at_ + ahead]; }
  [[nodiscard]] bool is_mark(std::size_t ahead, std::string_view marks) const {
    return has(ahead) && token(ahead).kind == DateToken::Kind::mark &&
           marks.find(token(ahead).text) != std::string_view::npos;
  }
  [[nodiscard]] bool is_number(std::size_t ahead) const {
    return has(ahead) && token(ahead).is_number();
  }
  void skip(std::string_view marks) {
    while (is_mark(0, marks)) {
      ++at_;
    }
  }

  void skip_week_day() {
    if (has(0) && is_week_day(token(0).text)) {
      ++at_;
      skip(",. ");
    }
  }

  /// 4 de mayo de 2018
  void skip_of() {
    if (has(1) && (token(0).is("de") || token(0).is("of"))) {
      ++at_;
      skip(" ");
    }
  }

  /// The next two or three parts of a date, and the marks between them.
  [[nodiscard]] std::optional<double> read_date() {
    constexpr std::size_t basic = 8;
    if (is_number(0) && token(0).digits() == basic) {
      const int all = token(0).value();
      ++at_;
      return day_number(all / 10000, all / 100 % 100, all % 100);
    }
    if (is_number(0) && token(0).digits() == 4) {
      return year_first();
    }
    const bool of_quarter = is_number(0) && has(1) && token(1).is("q");
    if (of_quarter || (has(0) && token(0).is("q") && is_number(1))) {
      return quarter_first();
    }
    return is_number(0) ? number_first() : word_first();
  }

  [[nodiscard]] std::optional<double> year_first() {
    const auto year = year_in(token(0));
    ++at_;
    const bool marked = is_mark(0, "-/. ");
    at_ += marked ? 1U : 0U;
    if (!year || !has(0)) {
      return std::nullopt;
    }
    if (token(0).is("q") && is_number(1)) {
      const int quarter = token(1).value();
      at_ += 2;
      return quarter_of(*year, quarter);
    }
    if (!marked && token(0).is("m") && is_number(1) && token(1).digits() == 2) {
      const int month = token(1).value();  // "1500m2" is an area
      at_ += 2;
      return day_number(*year, month, 1);
    }
    if (token(0).is("w") && is_number(1)) {
      return week_of(*year);
    }
    if (marked && token(0).is_number() && token(0).digits() == 3) {
      const int day = token(0).value();
      ++at_;
      return day_of_year(*year, day);
    }
    const int month = token(0).is_number() ? token(0).value() : month_named(token(0).text);
    if (!marked || month == 0 || (token(0).is_number() && token(0).digits() > 2)) {
      return std::nullopt;
    }
    ++at_;
    if (is_mark(0, "-/. ") && is_number(1) && token(1).digits() <= 2 && !is_mark(2, ":")) {
      const int day = token(1).value();
      at_ += 2;
      return day_number(*year, month, day);
    }
    return day_number(*year, month, 1);
  }

  [[nodiscard]] static std::optional<double> quarter_of(int year, int quarter) {
    return quarter <= 4 ? day_number(year, 3 * quarter - 2, 1) : std::nullopt;
  }

  /// Q1 2015, Q1-2015, 1Q2015: the parts of the quarter come first.
  [[nodiscard]] std::optional<double> quarter_first() {
    const int quarter = token(token(0).is("q") ? 1 : 0).value();
    at_ += 2;
    if (is_mark(0, "-/ ")) {
      ++at_;
    }
    const bool has_year = is_number(0) && token(0).digits() == 4;
    const auto year = has_year ? year_in(token(0)) : std::nullopt;
    ++at_;
    return year ? quarter_of(*year, quarter) : std::nullopt;
  }

  [[nodiscard]] std::optional<double> week_of(int year) {
    const int week = token(1).value();
    at_ += 2;
    int day = 1;
    if (is_mark(0, "-") && is_number(1)) {
      day = token(1).value();
      at_ += 2;
    }
    return day_of_week(year, week, day);
  }

  /// 31.1.2024, 31 Jan 2024, 1/2024
  [[nodiscard]] std::optional<double> number_first() {
    if (token(0).digits() > 2 || !is_mark(1, "-/. ")) {
      return std::nullopt;
    }
    const int first = token(0).value();
    const bool by_day = is_mark(1, ".") || order_ == DateOrder::day_first;
    at_ += 2;
    skip(" ");
    skip_of();
    if (!has(0)) {
      return std::nullopt;
    }
    if (token(0).is_number() && token(0).digits() == 4) {
      const auto year = year_in(token(0));
      ++at_;
      return year ? day_number(*year, first, 1) : std::nullopt;
    }
    const int named = token(0).is_number() ? 0 : month_named(token(0).text);
    if (named == 0 && (!token(0).is_number() || token(0).digits() > 2)) {
      return std::nullopt;
    }
    const int second = named > 0 ? named : token(0).value();
    ++at_;
    if (!is_mark(0, "-/., ")) {
      return std::nullopt;
    }
    skip("-/., ");
    skip_of();
    const auto year = has(0) ? year_in(token(0)) : std::nullopt;
    if (!year) {
      return std::nullopt;
    }
    ++at_;
    return named > 0 || by_day ? day_number(*year, second, first)
                               : day_number(*year, first, second);
  }

  /// 04 14:23:00 2018, as the C library writes a time behind a month
  [[nodiscard]] std::optional<double> day_time_and_year(int month) {
    const DateToken day = token(0);
    ++at_;
    skip(" ");
    const auto time = read_clock();
    skip(" ");
    if (has(1) && (token(0).is("utc") || token(0).is("gmt"))) {
      ++at_;
      skip(" ");
    }
    const auto year = has(0) ? year_in(token(0)) : std::nullopt;
    ++at_;
    const auto date = year && time ? day_number(*year, month, day.value()) : std::nullopt;
    return date ? std::optional(*date + *time) : std::nullopt;
  }

  /// Jan 31, 2024, January 2024, Jan-24
  [[nodiscard]] std::optional<double> word_first() {
    const int month = has(0) ? month_named(token(0).text) : 0;
    if (month == 0) {
      return std::nullopt;
    }
    ++at_;
    skip("-/., ");
    if (!is_number(0)) {
      return std::nullopt;
    }
    if (token(0).digits() <= 2 && is_mark(1, " ") && is_number(2) && is_mark(3, ":")) {
      return day_time_and_year(month);
    }
    const DateToken first = token(0);
    const bool has_day =
        is_mark(1, "-/., ") && (is_number(2) || is_mark(2, " ")) && !is_mark(3, ":");
    ++at_;
    if (!has_day || first.digits() == 4) {
      const auto year = year_in(first);
      return year ? day_number(*year, month, 1) : std::nullopt;
    }
    skip("-/., ");
    const auto year = is_number(0) ? year_in(token(0)) : std::nullopt;
    ++at_;
    return year && first.digits() <= 2 ? day_number(*year, month, first.value()) : std::nullopt;
  }

  /// In days.
  [[nodiscard]] std::optional<double> read_time() {
    const bool marked = has(0) && token(0).is("t");
    if (marked) {
      ++at_;
    } else if (is_mark(0, " ,")) {
      skip(" ,");
    } else {
      return std::nullopt;
    }
    const bool compact = marked && is_number(0) && token(0).digits() > 2;
    const auto time = compact ? read_compact_clock() : read_clock();
    const auto zone = time ? read_zone() : std::nullopt;
    return zone ? std::optional(*time - *zone / 24.0) : std::nullopt;
  }

  /// 14:23:05, 2:23 pm; 14 where nothing follows. In days.
  [[nodiscard]] std::optional<double> read_clock() {
    if (!is_number(0) || token(0).digits() > 2) {
      return std::nullopt;
    }
    double hours = token(0).value();
    double minutes = 0.0;
    double seconds = 0.0;
    if (is_mark(1, ":") && is_number(2)) {
      minutes = token(2).value();
      at_ += 3;
    } else if (!has(1)) {
      ++at_;
    } else {
      return std::nullopt;
    }
    if (is_mark(0, ":") && is_number(1)) {
      seconds = token(1).value();
      at_ += 2;
      seconds += read_fraction();
    }
    return read_half_of_day(hours) ? part_of_day(hours, minutes, seconds) : std::nullopt;
  }

  /// 142305, 1423
  [[nodiscard]] std::optional<double> read_compact_clock() {
    constexpr std::size_t with_seconds = 6;
    const std::size_t digits = token(0).digits();
    if (digits != 4 && digits != with_seconds) {
      return std::nullopt;
    }
    const int all = digits == 4 ? 100 * token(0).value() : token(0).value();
    ++at_;
    const int hours = all / 10000;
    const int minutes = all / 100 % 100;
    const int seconds = all % 100;
    return part_of_day(hours, minutes, seconds);
  }

  [[nodiscard]] static std::optional<double> part_of_day(double hours, double minutes,
                                                         double seconds) {
    if (hours > 24.0 || minutes >= 60.0 || seconds >= 61.0) {
      return std::nullopt;
    }
    return hours / 24.0 + minutes / 1440.0 + seconds / 86400.0;
  }

  [[nodiscard]] double read_fraction() {
    if (!is_mark(0, ".,") || !is_number(1)) {
      return 0.0;
    }
    double fraction = token(1).value();
    for (std::size_t digit = 0; digit < token(1).digits(); ++digit) {
      fraction /= 10.0;
    }
    at_ += 2;
    return fraction;
  }

  /// "pm"
  /// \return false for an hour that no half of a day has
  [[nodiscard]] bool read_half_of_day(double& hours) {
    const std::size_t blank = is_mark(0, " ") ? 1 : 0;
    if (!has(blank) || !(token(blank).is("am") || token(blank).is("pm"))) {
      return true;
    }
    const bool afternoon = token(blank).is("pm");
    at_ += blank + 1;
    if (hours < 1.0 || hours > 12.0) {
      return false;
    }
    hours = (hours == 12.0 ? 0.0 : hours) + (afternoon ? 12.0 : 0.0);
    return true;
  }

  /// In hours; 0 where there is none.
  [[nodiscard]] std::optional<double> read_zone() {
    skip(" ");
    if (!has(0)) {
      return 0.0;
    }
    if (token(0).is("z") || token(0).is("utc") || token(0).is("gmt")) {
      ++at_;
      return 0.0;
    }
    if (!is_mark(0, "+-") || !is_number(1)) {
      return std::nullopt;
    }
    const double sign = token(0).is("-") ? -1.0 : 1.0;
    const DateToken zone = token(1);
    at_ += 2;
    if (zone.digits() == 4) {
      const int hours = zone.value() / 100;
      return sign * (hours + zone.value() % 100 / 60.0);
    }
    double minutes = 0.0;
    if (is_mark(0, ":") && is_number(1)) {
      minutes = token(1).value();
      at_ += 2;
    }
    return sign * (zone.value() + minutes / 60.0);
  }

  std::vector<DateToken> tokens_;
  DateOrder order_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<double> days_of(std::string_view text, DateOrder order) {
  constexpr std::size_t shortest = 6;
  if (text.size() < shortest || text.size() > longest_date) {
    return std::nullopt;
  }
  constexpr std::size_t to_the_second = 14;  // 20180504142300
  constexpr std::size_t to_the_day = 8;
  if (text.size() == to_the_second && std::all_of(text.begin(), text.end(), is_date_digit)) {
    return days_of(
        std::string(text.substr(0, to_the_day)) + "T" + std::string(text.substr(to_the_day)),
        order);
  }
  auto tokens = tokens_of(text);
  return tokens ? DateReader(*std::move(tokens), order).read() : std::nullopt;
}

}  // namespace steelyard
