// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The words of a name in lower case: "life" and "expectancy" for "LifeExpectancy",
/// "life_expectancy" or "Life expectancy".
[[nodiscard]] std::vector<std::string> name_words(std::string_view name);

/// Whether one of a name's words is among the known ones.
[[nodiscard]] bool named_like(std::string_view name, std::span<const std::string_view> known);

/// The least number of different values that a column needs to say which samples belong together: 2
/// if it is named like a subject or a batch, otherwise 5.
[[nodiscard]] Index fewest_groups(std::string_view name);

/// Whether a column of text with this name may repeat its values because samples belong together:
/// "country", "cluster".
[[nodiscard]] bool is_named_like_group(std::string_view name);
/// The same for a column of whole numbers, which is more likely to hold measurements: "subject",
/// "family id".
[[nodiscard]] bool is_named_like_numbered_thing(std::string_view name);

}  // namespace steelyard
