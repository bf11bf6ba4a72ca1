// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// Lower-case words of a name: "LifeExpectancy", "life_expectancy" and "Life expectancy (y)".
[[nodiscard]] std::vector<std::string> name_words(std::string_view name);

/// Whether one of the words of a name is known.
[[nodiscard]] bool named_like(std::string_view name, std::span<const std::string_view> known);

}  // namespace steelyard
