// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard {

/// Nobody waits longer than this, so an exact number is not useful beyond it.
inline constexpr double longest_duration = 365.0 * 24.0 * 3600.0;  // seconds

/// An estimated duration: "45 s", "12 min", "30 h", "17 days" or "more than a year"; "an unknown
/// time" for NaN or a negative number.
[[nodiscard]] std::string rough_duration(double seconds);

}  // namespace steelyard
