// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace steelyard {

/// Whether a text is the number of an element, from 1 to 118.
[[nodiscard]] bool is_atomic_number(std::string_view text);

/// "O" for "8" (IUPAC, Periodic Table of the Elements, 2022); any other text stays as it is.
[[nodiscard]] std::string element_symbol(std::string_view text);

}  // namespace steelyard
