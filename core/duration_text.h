// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard {

/// Beyond this, nobody waits and an exact number is not useful.
inline constexpr double longest_duration = 365.0 * 24.0 * 3600.0;  // seconds

/// An estimated duration: "45 s", "12 min", "30 h", "17 days", "more than a year"; "an unknown
/// time" for NaN or a negative number.
/// \param seconds  any
[[nodiscard]] std::string rough_duration(double seconds);

}  // namespace steelyard
