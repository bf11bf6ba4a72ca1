// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duration_text.h"

#include <cmath>

namespace steelyard {

std::string rough_duration(double seconds) {
  constexpr double minute = 60.0;
  constexpr double hour = 3600.0;
  constexpr double day = 24.0 * hour;
  const auto in = [seconds](double unit, const char* name) {
    return std::to_string(std::llround(seconds / unit)) + name;
  };
  if (!(seconds >= 0.0)) {
    return "an unknown time";
  }
  if (seconds < 2.0 * minute) {
    return in(1.0, " s");
  }
  if (seconds < 2.0 * hour) {
    return in(minute, " min");
  }
  if (seconds < 2.0 * day) {
    return in(hour, " h");
  }
  return seconds < longest_duration ? in(day, " days") : "more than a year";
}

}  // namespace steelyard
