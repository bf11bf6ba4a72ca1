// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string_view>

namespace steelyard {

/// The time that a clock or a stopwatch shows, in days: 14:23, 9:05:07, 120:00:00.5.
/// \return `std::nullopt` for any other text, also if minutes or seconds are 60 or more
[[nodiscard]] std::optional<double> clock_time(std::string_view text);

}  // namespace steelyard
