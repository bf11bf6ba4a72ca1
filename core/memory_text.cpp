// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace steelyard {

std::string memory_text(double bytes) {
  constexpr double step = 1000.0;
  constexpr double most = 1e15;
  constexpr std::array<const char*, 4> units{" kB", " MB", " GB", " TB"};
  if (!(bytes < most)) {
    return "more than 1000 TB";
  }
  double value = std::max(1.0, bytes / step);
  std::size_t unit = 0;
  while (std::round(value) >= step && unit + 1 < units.size()) {
    value /= step;
    ++unit;
  }
  const auto tenths = static_cast<std::int64_t>(std::round(10.0 * value));
  const bool few_digits = unit > 1 && tenths < 100;
  std::string text = few_digits ? std::to_string(tenths / 10) + "." + std::to_string(tenths % 10)
                                : std::to_string(static_cast<std::int64_t>(std::round(value)));
  return text += units[unit];
}

}  // namespace steelyard
