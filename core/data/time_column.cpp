// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/time_column.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <string_view>

#include "core/data/cell_number.h"
#include "core/data/date.h"
#include "core/data/identifier.h"
#include "core/data/name_words.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::array<std::string_view, 13> time_words{
    "time",  "year",      "date",     "day",     "hour", "month", "step",
    "frame", "timestamp", "datetime", "quarter", "week", "t"};
/// Also in German, French, Spanish and Italian.
constexpr std::array<std::string_view, 59> possible_words{
    "days",        "hours",     "minutes",  "seconds",  "weeks",    "months",  "years",
    "minute",      "second",    "sec",      "secs",     "ms",       "elapsed", "epoch",
    "unix",        "mjd",       "jd",       "julian",   "when",     "clock",   "moment",
    "created",     "updated",   "modified", "recorded", "measured", "sampled", "observed",
    "taken",       "collected", "logged",   "received", "started",  "ended",   "zeit",
    "zeitstempel", "zeitpunkt", "uhrzeit",  "tag",      "tage",     "datum",   "stunde",
    "stunden",     "woche",     "monat",    "jahr",     "temps",    "heure",   "jour",
    "jours",       "mois",      "semaine",  "fecha",    "hora",     "tiempo",  "dia",
    "mes",         "ora",       "giorno"};
constexpr std::array<std::string_view, 8> day_words{"mjd",   "date",  "datetime", "datum",
                                                    "fecha", "excel", "day",      "tag"};

bool is_short_name_with(std::string_view name, std::span<const std::string_view> known) {
  constexpr std::size_t most_words = 2;
  return named_like(name, known) && name_words(name).size() <= most_words;
}

/// Whether a name of at most two words says that its numbers are times: "year", "Sample date".
bool is_name_of_time(std::string_view name) { return is_short_name_with(name, time_words); }
/// Whether a name may say so, depending on the numbers: "elapsed", "created_at", "days", "Zeit".
/// Such names are also given to measurements: "days" until a relapse.
bool may_be_name_of_time(std::string_view name) {
  return is_name_of_time(name) || is_short_name_with(name, possible_words);
}
/// Whether a name says that numbers are days, or times counted in days: "mjd", "date", "Datum".
bool is_name_of_day(std::string_view name) { return is_short_name_with(name, day_words); }

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

/// The time that a clock or a stopwatch shows, in days: 14:23, 9:05:07, 120:00:00.5.
/// \return `std::nullopt` for any other text, also if minutes or seconds are 60 or more
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

constexpr std::size_t fewest_times = 3;

bool never_falls(const MatrixView& values) {
  return std::is_sorted(values.data(), values.data() + values.size());
}
bool never_rises(const MatrixView& values) {
  return std::is_sorted(values.data(), values.data() + values.size(), std::greater<>());
}
bool repeats_none(const MatrixView& values) {
  return std::adjacent_find(values.data(), values.data() + values.size()) ==
         values.data() + values.size();
}

bool lie_between(const MatrixView& values, double low, double high) {
  return std::all_of(values.data(), values.data() + values.size(),
                     [=](double value) { return value >= low && value < high; });
}

bool has_few_times(const MatrixView& values) {
  std::set<double> different;
  for (Index row = 0; row < values.size() && different.size() < fewest_times; ++row) {
    different.insert(values(row, 0));
  }
  return different.size() < fewest_times;
}

/// How many digits whole numbers have; 0 where they differ.
int digits_of(const MatrixView& values) {
  constexpr double base = 10.0;
  constexpr int most = 15;
  double first = 1.0;
  for (int digits = 1; digits <= most; ++digits, first *= base) {
    if (lie_between(values, first, base * first)) {
      return digits;
    }
  }
  return 0;
}

/// 20240131, 20240131142300
std::optional<std::vector<double>> dates_without_marks(const MatrixView& values) {
  constexpr int of_day = 8;
  constexpr int of_second = 14;
  if (const int digits = digits_of(values); digits != of_day && digits != of_second) {
    return std::nullopt;
  }
  std::vector<double> days;
  for (const double value : values.reshaped()) {
    const auto day = value == std::floor(value)
                         ? days_of(std::to_string(static_cast<long>(value)), DateOrder::day_first)
                         : std::nullopt;
    if (!day) {
      return std::nullopt;
    }
    days.push_back(*day);
  }
  return days;
}

bool are_years(const MatrixView& values) {
  constexpr double first = 1500.0;
  constexpr double end = 2200.0;
  return lie_between(values, first, end) && (never_falls(values) || never_rises(values));
}

/// Seconds, or thousandths of them and so on, since 1970; days of Julius Scaliger's count; by their
/// name, days of the modified one or of a spreadsheet. Of our time, whatever the order of the rows.
bool are_moments(std::string_view name, const MatrixView& values) {
  constexpr double first_second = 5e8;
  constexpr double end_of_seconds = 4e9;
  for (const double part : {1.0, 1e3, 1e6, 1e9}) {
    if (lie_between(values, part * first_second, part * end_of_seconds)) {
      return true;
    }
  }
  constexpr double first_julian = 2.4e6;
  constexpr double end_of_julian = 2.5e6;
  constexpr double first_day = 2e4;
  constexpr double end_of_days = 8e4;
  return lie_between(values, first_julian, end_of_julian) ||
         (is_name_of_day(name) && lie_between(values, first_day, end_of_days));
}

/// \param name  that may be one of a time
bool are_times_by_name(std::string_view name, const MatrixView& values) {
  constexpr Index fewest = 8;  // that stand in order by chance once in 20,000 tables
  const bool moves = (never_falls(values) || never_rises(values)) && repeats_none(values);
  const bool named = is_name_of_time(name);
  return (moves && (named || values.size() >= fewest)) || are_moments(name, values) ||
         (named && are_years(values));
}

std::optional<std::vector<double>> times_of_numbers(const Dataset& dataset, Index column) {
  const MatrixView values = dataset.values.col(column);
  if (auto days = dates_without_marks(values)) {
    return days;
  }
  constexpr double rounding = 0.02;  // of a step, or of a year: 1961.08, 1961.17
  const std::string& name = dataset.columns[static_cast<std::size_t>(column)].name;
  const bool is_time = (may_be_name_of_time(name) && are_times_by_name(name, values)) ||
                       (are_years(values) && has_equal_steps(values, rounding, rounding));
  return is_time ? std::optional(std::vector<double>(values.data(), values.data() + values.size()))
                 : std::nullopt;
}

/// The times of a column's different texts; nothing unless each is a date.
std::optional<std::vector<double>> dates_of(const std::vector<std::string>& texts,
                                            DateOrder order) {
  std::vector<double> days;
  days.reserve(texts.size());
  for (const std::string& text : texts) {
    const auto day = is_missing_word(text) ? std::optional(std::numeric_limits<double>::quiet_NaN())
                                           : days_of(text, order);
    if (!day) {
      return std::nullopt;
    }
    days.push_back(*day);
  }
  return days;
}

/// How often the direction changes from one text to the next.
Index turns(const std::vector<double>& days) {
  Index count = 0;
  for (std::size_t at = 2; at < days.size(); ++at) {
    count += (days[at] - days[at - 1]) * (days[at - 1] - days[at - 2]) < 0.0 ? 1 : 0;
  }
  return count;
}

/// Dates, with day and month in the order in which the samples are more nearly sorted.
std::optional<std::vector<double>> dates_in_their_order(const std::vector<std::string>& texts) {
  auto days = dates_of(texts, DateOrder::day_first);
  if (auto other = dates_of(texts, DateOrder::month_first);
      other && (!days || turns(*other) < turns(*days))) {
    days = std::move(other);
  }
  return days;
}

bool order_is_undecided(const std::vector<std::string>& texts) {
  const auto days = dates_of(texts, DateOrder::day_first);
  const auto other = days ? dates_of(texts, DateOrder::month_first) : std::nullopt;
  if (!other || turns(*days) != turns(*other)) {
    return false;
  }
  // Words for missing values give NaN in both orders.
  return !std::equal(days->begin(), days->end(), other->begin(), [](double left, double right) {
    return left == right || (std::isnan(left) && std::isnan(right));
  });
}

std::optional<std::vector<double>> clock_times_of(const std::vector<std::string>& texts) {
  std::vector<double> times;
  times.reserve(texts.size());
  for (const std::string& text : texts) {
    const auto time = clock_time(text);
    if (!time) {
      return std::nullopt;
    }
    times.push_back(*time);
  }
  return times;
}

/// \param codes  of the samples
/// \param times  of the texts
std::vector<double> times_of_codes(const MatrixView& codes, const std::vector<double>& times) {
  std::vector<double> found;
  found.reserve(static_cast<std::size_t>(codes.size()));
  for (const double code : codes.reshaped()) {
    found.push_back(std::isnan(code) ? code : times[static_cast<std::size_t>(code)]);
  }
  return found;
}

/// What a clock shows starts anew each day: it is a time only where it never falls or never rises.
std::optional<std::vector<double>> times_of_texts(const Dataset& dataset, Index column) {
  const std::vector<std::string>& texts =
      dataset.columns[static_cast<std::size_t>(column)].categories;
  const MatrixView codes = dataset.values.col(column);
  if (texts.size() < fewest_times) {
    return std::nullopt;
  }
  if (const auto days = dates_in_their_order(texts)) {
    return times_of_codes(codes, *days);
  }
  if (const auto clock = clock_times_of(texts)) {
    auto times = times_of_codes(codes, *clock);
    if (std::is_sorted(times.begin(), times.end()) ||
        std::is_sorted(times.begin(), times.end(), std::greater<>())) {
      return times;
    }
  }
  return std::nullopt;
}

}  // namespace

void warn_of_undecided_dates(Dataset& dataset) {
  for (const Column& column : dataset.columns) {
    if (column.kind == ColumnKind::category && order_is_undecided(column.categories)) {
      dataset.warnings.push_back(
          message("table.date_order",
                  "column {1}: day and month of the dates may stand in either order; the day is "
                  "taken to stand first, as in {2}",
                  in_quotes(column.name), in_quotes(column.categories.front())));
    }
  }
}

bool is_named_like_time(const Column& column) { return is_name_of_time(column.name); }

std::optional<std::vector<double>> times_in(const Dataset& dataset, Index column) {
  if (dataset.columns[static_cast<std::size_t>(column)].kind == ColumnKind::category) {
    return times_of_texts(dataset, column);
  }
  const MatrixView values = dataset.values.col(column);
  return values.size() == 0 || has_few_times(values) ? std::nullopt
                                                     : times_of_numbers(dataset, column);
}

std::vector<double> as_times(const Dataset& dataset, Index column) {
  if (auto times = times_in(dataset, column)) {
    return *std::move(times);
  }
  const auto values = dataset.values.col(column);
  return {values.begin(), values.end()};
}

}  // namespace steelyard
