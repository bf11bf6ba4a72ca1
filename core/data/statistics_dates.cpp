// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/statistics_dates.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace steelyard {
namespace {

constexpr std::int64_t ms_per_day = 86400000;
constexpr double days_to_1582 = 141428.0;  // from 14 October 1582 to the beginning of 1970
constexpr double days_to_1960 = 3653.0;

template <std::size_t N>
bool is_one_of(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// The format in upper case, without its width: "DATETIME" of "datetime20.2", but all of "E8601DA".
std::string name_of(std::string_view format) {
  std::string name;
  for (const char c : format) {
    name += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  const auto end = name.find_last_not_of("0123456789.");
  name.resize(end == std::string::npos ? 0 : end + 1);
  return name;
}

std::optional<TimeCount> count_of_spss(const std::string& name) {
  constexpr std::array<std::string_view, 10> dates{"DATE", "ADATE", "EDATE", "JDATE",    "SDATE",
                                                   "QYR",  "MOYR",  "WKYR",  "DATETIME", "YMDHMS"};
  constexpr std::array<std::string_view, 3> times{"TIME", "DTIME", "MTIME"};
  if (is_one_of(name, dates)) {
    return TimeCount::seconds_since_1582;
  }
  return is_one_of(name, times) ? std::optional(TimeCount::seconds) : std::nullopt;
}

/// "%td", "%-tc", "%tdDD/NN/CCYY" and the old "%d"
std::optional<TimeCount> count_of_stata(std::string_view format) {
  const auto begin = format.find_first_not_of("%-");
  const std::string_view kind = begin == std::string_view::npos ? "" : format.substr(begin);
  if (format.empty() || format.front() != '%' || kind.empty()) {
    return std::nullopt;
  }
  if (kind[0] == 'd') {
    return TimeCount::days_since_1960;
  }
  switch (kind[0] == 't' && kind.size() > 1 ? kind[1] : '\0') {
    case 'd':
      return TimeCount::days_since_1960;
    case 'c':
    case 'C':  // with leap seconds, at most half a minute off
      return TimeCount::milliseconds_since_1960;
    case 'w':
      return TimeCount::weeks_since_1960;
    case 'm':
      return TimeCount::months_since_1960;
    case 'q':
      return TimeCount::quarters_since_1960;
    case 'h':
      return TimeCount::halves_since_1960;
    default:
      return std::nullopt;
  }
}

std::optional<TimeCount> count_of_sas(const std::string& name) {
  constexpr std::array<std::string_view, 32> days{
      "DATE",    "DDMMYY",  "DDMMYYB", "DDMMYYC",  "DDMMYYD",  "DDMMYYN", "DDMMYYP", "DDMMYYS",
      "MMDDYY",  "MMDDYYB", "MMDDYYC", "MMDDYYD",  "MMDDYYN",  "MMDDYYP", "MMDDYYS", "YYMMDD",
      "YYMMDDB", "YYMMDDC", "YYMMDDD", "YYMMDDN",  "YYMMDDP",  "YYMMDDS", "MONYY",   "YYMM",
      "YYMON",   "YYQ",     "JULIAN",  "WEEKDATE", "WORDDATE", "E8601DA", "B8601DA", "NLDATE"};
  constexpr std::array<std::string_view, 9> seconds{"DATETIME", "DATEAMPM", "MDYAMPM",
                                                    "E8601DT",  "B8601DT",  "E8601DZ",
                                                    "B8601DZ",  "DTDATE",   "NLDATM"};
  constexpr std::array<std::string_view, 7> times{"TIME",     "HHMM",    "MMSS",   "TOD",
                                                  "TIMEAMPM", "E8601TM", "B8601TM"};
  if (is_one_of(name, days)) {
    return TimeCount::days_since_1960;
  }
  if (is_one_of(name, seconds)) {
    return TimeCount::seconds_since_1960;
  }
  return is_one_of(name, times) ? std::optional(TimeCount::seconds) : std::nullopt;
}

struct Calendar {
  int year = 0;
  unsigned month = 0;
  unsigned day = 0;
};

Calendar calendar_of(std::int64_t day) {
  const std::chrono::year_month_day date{
      std::chrono::sys_days{std::chrono::days{static_cast<int>(day)}}};
  return {static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
          static_cast<unsigned>(date.day())};
}

std::string digits(std::int64_t number, std::size_t least) {
  const std::string text = std::to_string(number);
  return std::string(least - std::min(least, text.size()), '0') + text;
}

std::string day_text(std::int64_t day) {
  const Calendar date = calendar_of(day);
  return digits(date.year, 4) + '-' + digits(date.month, 2) + '-' + digits(date.day, 2);
}

/// Years, and the part of a year counted from 0, of a count of parts since 1960.
struct PartOfYear {
  std::int64_t year = 0;
  std::int64_t part = 0;
};

PartOfYear part_of_year(double value, std::int64_t parts) {
  const auto whole = static_cast<std::int64_t>(std::floor(value));
  const std::int64_t years = whole >= 0 ? whole / parts : -((parts - 1 - whole) / parts);
  return {1960 + years, whole - years * parts};
}

std::string week_text(const PartOfYear& week) {
  const std::chrono::sys_days begin{std::chrono::year{static_cast<int>(week.year)} / 1 / 1};
  return day_text(begin.time_since_epoch().count() + 7 * week.part);
}

/// A text for a count of parts of years; nothing for other counts.
std::optional<std::string> text_of_part(TimeCount count, double value) {
  switch (count) {
    case TimeCount::weeks_since_1960:
      return week_text(part_of_year(value, 52));
    case TimeCount::months_since_1960: {
      const PartOfYear at = part_of_year(value, 12);
      return digits(at.year, 4) + '-' + digits(at.part + 1, 2);
    }
    case TimeCount::quarters_since_1960: {
      const PartOfYear at = part_of_year(value, 4);
      return digits(at.year, 4) + "-Q" + digits(at.part + 1, 1);
    }
    case TimeCount::halves_since_1960: {
      const PartOfYear at = part_of_year(value, 2);
      return digits(at.year, 4) + (at.part == 0 ? "-01" : "-07");
    }
    default:
      return std::nullopt;
  }
}

/// In days since the beginning of 1970, roughly for parts of years.
double days_since_1970(TimeCount count, double value) {
  constexpr double year = 365.2425;
  switch (count) {
    case TimeCount::seconds_since_1582:
      return value / 86400.0 - days_to_1582;
    case TimeCount::days_since_1960:
      return value - days_to_1960;
    case TimeCount::seconds_since_1960:
      return value / 86400.0 - days_to_1960;
    case TimeCount::milliseconds_since_1960:
      return value / static_cast<double>(ms_per_day) - days_to_1960;
    case TimeCount::weeks_since_1960:
      return value / 52.0 * year - days_to_1960;
    case TimeCount::months_since_1960:
      return value / 12.0 * year - days_to_1960;
    case TimeCount::quarters_since_1960:
      return value / 4.0 * year - days_to_1960;
    default:
      return value / 2.0 * year - days_to_1960;
  }
}

bool is_in_range(TimeCount count, double value) {
  constexpr double first = -354284.0;  // 1 January 1000 is 354285 days before 1970
  constexpr double last = 2932530.0;   // in 9998
  const double days = days_since_1970(count, value);
  return days >= first && days <= last;  // false for NaN
}

std::int64_t milliseconds_of(TimeCount count, double value) {
  switch (count) {
    case TimeCount::seconds_since_1582:
      return std::llround((value - days_to_1582 * 86400.0) * 1000.0);
    case TimeCount::seconds_since_1960:
      return std::llround((value - days_to_1960 * 86400.0) * 1000.0);
    case TimeCount::milliseconds_since_1960:
      return std::llround(value - days_to_1960 * static_cast<double>(ms_per_day));
    default:
      return std::llround((value - days_to_1960) * static_cast<double>(ms_per_day));
  }
}

std::string clock_text(std::int64_t ms, bool with_ms) {
  const std::string text =
      digits(ms / 3600000, 2) + ':' + digits(ms / 60000 % 60, 2) + ':' + digits(ms / 1000 % 60, 2);
  return with_ms ? text + '.' + digits(ms % 1000, 3) : text;
}

}  // namespace

std::optional<TimeCount> time_count(StatisticsProgram program, std::string_view format) {
  switch (program) {
    case StatisticsProgram::spss:
      return count_of_spss(name_of(format));
    case StatisticsProgram::stata:
      return count_of_stata(format);
    default:
      return count_of_sas(name_of(format));
  }
}

std::optional<std::vector<std::string>> date_texts(TimeCount count,
                                                   const std::vector<double>& values) {
  std::vector<std::string> texts;
  std::vector<std::int64_t> times;
  for (const double value : values) {
    if (!is_in_range(count, value)) {
      return std::nullopt;
    }
    if (auto text = text_of_part(count, value)) {
      texts.push_back(std::move(*text));
    } else {
      times.push_back(milliseconds_of(count, value));
    }
  }
  const auto some = [&times](std::int64_t unit) {
    return std::any_of(times.begin(), times.end(),
                       [unit](std::int64_t time) { return time % unit != 0; });
  };
  const bool with_clock = some(ms_per_day);
  const bool with_ms = some(1000);
  for (const std::int64_t time : times) {
    const std::int64_t day = time / ms_per_day - (time % ms_per_day < 0 ? 1 : 0);
    texts.push_back(with_clock ? day_text(day) + 'T' + clock_text(time - day * ms_per_day, with_ms)
                               : day_text(day));
  }
  return texts;
}

}  // namespace steelyard
