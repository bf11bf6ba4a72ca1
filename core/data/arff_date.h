// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace steelyard {

/// A date in the order of ISO 8601, "2024-01-31 14:30:00.25", which no reader can take for another
/// date.
/// \param format  in the letters of Java's SimpleDateFormat (Weka 3, "Attribute-Relation File
///                Format"): y, M, d, H, m, s and S, and texts in quotes
/// \return `std::nullopt` if the text is not of the format, or if the format has other letters, no
///         year or no month
[[nodiscard]] std::optional<std::string> iso_date(std::string_view text, std::string_view format);

}  // namespace steelyard
