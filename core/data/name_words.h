// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// The words of a name in lower case: "life" and "expectancy" for "LifeExpectancy",
/// "life_expectancy" or "Life expectancy".
[[nodiscard]] std::vector<std::string> name_words(std::string_view name);

/// Whether one of a name's words is among the known ones.
[[nodiscard]] bool named_like(std::string_view name, std::span<const std::string_view> known);

}  // namespace steelyard
