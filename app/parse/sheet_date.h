// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace steelyard::parse {

struct DateAndTime {
  int year = 0;
  int month = 1;
  int day = 1;
  int hour = 0;
  int minute = 0;
  double second = 0.0;
};

/// "2024-01-31", followed by " 12:30:00" if the time is not midnight.
[[nodiscard]] std::string date_text(const DateAndTime& date);

/// The date of a day count in a workbook (ECMA-376, 18.17.4.1). Day 60 of the system from 1900 is
/// 29 February 1900, which never was: earlier days are one later.
/// \return  empty if the count is no day between 1900 and 9999
[[nodiscard]] std::string date_of_count(double days, bool from_1904);

/// "2024-01-31T12:30:00" as "2024-01-31 12:30:00", without a time at midnight.
[[nodiscard]] std::string plain_date(std::string_view date);

/// The time of day of a share of a day, "08:15:00".
/// \return  empty if it is no part of one day
[[nodiscard]] std::string clock_of_share(double days);

/// What a number stands for that a sheet shows in some format.
enum class ShownAs : std::uint8_t {
  number,
  date,  ///< with or without a time
  clock  ///< a time of day; durations, such as [h]:mm or mm:ss, are amounts and numbers
};
/// \param id    of a format that is built in (ECMA-376, 18.8.30)
/// \param code  the format itself, empty if it is built in
[[nodiscard]] ShownAs shown_as(std::size_t id, std::string_view code);

}  // namespace steelyard::parse
