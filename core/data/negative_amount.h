// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace steelyard {

/// What stands in the brackets by which accountants mark a negative amount, or before the minus
/// sign that some programs write behind it: "1,234.50" of "(1,234.50)", "1,234" of "1,234-", and
/// "$5" of "$(5)". Only the brackets and signs are looked at, not the number.
/// \param currency  the sign of a currency with which the text begins; empty if there is none
/// \return nothing for any other text, and if there is a further sign or bracket
[[nodiscard]] std::optional<std::string> amount_of_negative(std::string_view text,
                                                            std::string_view currency);

}  // namespace steelyard
