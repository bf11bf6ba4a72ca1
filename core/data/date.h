// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string_view>

namespace steelyard {

/// The order of day and month in dates made of numbers, unless they begin with a year of four
/// digits.
enum class DateOrder { day_first, month_first };

/// The time that a text gives, in days since the beginning of 1970 in the proleptic Gregorian
/// calendar. Accepts
/// - 2024-01-31 (also with / or .), 20240131, 2024-01, 2024M01, 2024Q1 and 2024-Q1, Q1 2024 and
///   1Q2024, 2024-W05 and 2024-W05-3, 2024-031 (the day of the year);
/// - 31.1.2024, 31/01/24, 1/31/2024 (according to `order`), 1/2024;
/// - 31 Jan 2024, 31-January-24, Jan 31, 2024, January 2024, Jan-24, also after a day of the week;
/// - any of these followed by a blank or T and a time: 14:30, 14:30:15.25, 2:30 pm, 14 (an hour),
///   after T also 143015; and by a zone: Z, UTC, GMT, +02:00, -0530, +02;
/// - 20240131143015 and Wed Jan 31 14:30:15 2024.
/// Months may be in English, German, French, Spanish or Italian. Years of two digits are 1970 to
/// 2069.
/// \return `std::nullopt` for any other text, and for a date that does not exist
[[nodiscard]] std::optional<double> days_of(std::string_view text, DateOrder order);

}  // namespace steelyard
