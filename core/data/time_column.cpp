// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/time_column.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>
#include <string_view>

#include "core/data/date.h"
#include "core/data/name_words.h"

namespace steelyard {
namespace {

constexpr std::array<std::string_view, 13> time_words{
    "time",  "year",      "date",     "day",     "hour", "month", "step",
    "frame", "timestamp", "datetime", "quarter", "week", "t"};
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

bool rises_in_equal_steps(const MatrixView& values) {
  constexpr double rounding = 0.02;  // of a step: 1961.08, 1961.17
  const Index last = values.size() - 1;
  const double step = (values(last, 0) - values(0, 0)) / static_cast<double>(last);
  for (Index row = 1; row <= last; ++row) {
    const double expected = values(0, 0) + step * static_cast<double>(row);
    if (!(std::abs(values(row, 0) - expected) <= std::max(rounding, rounding * std::abs(step)))) {
      return false;
    }
  }
  return step != 0.0;
}

/// 20240131
std::optional<std::vector<double>> dates_without_marks(const MatrixView& values) {
  constexpr double first = 1e7;
  constexpr double end = 1e8;
  if (!lie_between(values, first, end)) {
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

std::optional<std::vector<double>> times_of_numbers(const Dataset& dataset, Index column) {
  const MatrixView values = dataset.values.col(column);
  if (auto days = dates_without_marks(values)) {
    return days;
  }
  const bool named = is_named_like_time(dataset.columns[static_cast<std::size_t>(column)]);
  const bool moves = never_falls(values) || never_rises(values);
  const bool is_time = are_years(values) ? named || rises_in_equal_steps(values)
                                         : named && moves && repeats_none(values);
  return is_time ? std::optional(std::vector<double>(values.data(), values.data() + values.size()))
                 : std::nullopt;
}

/// The times of a column's different texts; nothing unless each is a date.
std::optional<std::vector<double>> dates_of(const std::vector<std::string>& texts,
                                            DateOrder order) {
  std::vector<double> days;
  days.reserve(texts.size());
  for (const std::string& text : texts) {
    const auto day = days_of(text, order);
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

std::optional<std::vector<double>> times_of_texts(const Dataset& dataset, Index column) {
  const std::vector<std::string>& texts =
      dataset.columns[static_cast<std::size_t>(column)].categories;
  if (texts.size() < fewest_times) {
    return std::nullopt;
  }
  auto days = dates_of(texts, DateOrder::day_first);
  if (auto other = dates_of(texts, DateOrder::month_first);
      other && (!days || turns(*other) < turns(*days))) {
    days = std::move(other);
  }
  if (!days) {
    return std::nullopt;
  }
  std::vector<double> times;
  times.reserve(static_cast<std::size_t>(dataset.samples()));
  for (const double code : dataset.values.col(column)) {
    times.push_back(std::isnan(code) ? code : (*days)[static_cast<std::size_t>(code)]);
  }
  return times;
}

}  // namespace

bool is_named_like_time(const Column& column) {
  return named_like(column.name, time_words) && name_words(column.name).size() <= 2;
}

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
