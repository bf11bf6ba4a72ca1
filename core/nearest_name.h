// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace steelyard {

/// The number of letters that two names share at their beginning and end.
[[nodiscard]] std::size_t shared_letters(std::string_view a, std::string_view b);

/// What is accepted where a name is unknown: the known names. If one of them shares more than half
/// of its letters with the name, it comes first, as that may be what was meant.
/// \param known  says nothing if it is empty
[[nodiscard]] Message accepted_names(const std::vector<std::string>& known, std::string_view name);

}  // namespace steelyard
