// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace steelyard {

/// Whether two texts are spellings of one unit: "[m]" and "m", "s" and "sec", "m^2" and "m²", "ml"
/// and "mL". No unit is converted, so that "m" and "cm" are two.
[[nodiscard]] bool same_unit(std::string_view a, std::string_view b);

}  // namespace steelyard
