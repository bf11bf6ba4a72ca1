// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// The program that wrote a file; each counts time in its own way.
enum class StatisticsProgram : std::uint8_t { spss, stata, sas };

/// What the numbers of a column count.
enum class TimeCount : std::uint8_t {
  seconds_since_1582,       ///< SPSS: since 14 October 1582
  days_since_1960,          ///< SAS and Stata
  seconds_since_1960,       ///< SAS
  milliseconds_since_1960,  ///< Stata
  weeks_since_1960,         ///< Stata: 52 a year, each beginning on the same days of the year
  months_since_1960,
  quarters_since_1960,
  halves_since_1960,
  seconds,  ///< a time of day or a duration
};

/// What a column with this display format counts: "DATE11" and "DATETIME20" of SPSS, "%td" of
/// Stata, "DATE9" and "E8601DT" of SAS.
/// \return `std::nullopt` for the format of other numbers
[[nodiscard]] std::optional<TimeCount> time_count(StatisticsProgram program,
                                                  std::string_view format);

/// The dates as texts that days_of() understands (core/data/date.h), in the same order:
/// 2024-01-31 where all begin a day, 2024-01-31T14:30:15, with milliseconds where one of them has
/// any; months as 2024-01, quarters as 2024-Q1. Times are rounded to milliseconds.
/// \param count  anything but TimeCount::seconds
/// \return `std::nullopt` if a number is not finite or is a date outside the years 1000 to 9999
[[nodiscard]] std::optional<std::vector<std::string>> date_texts(TimeCount count,
                                                                 const std::vector<double>& values);

}  // namespace steelyard
