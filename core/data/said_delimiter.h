// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string_view>

namespace steelyard {

/// The mark in a first line such as "sep=;", by which spreadsheets are told the delimiter.
/// \return nothing for any other line
[[nodiscard]] std::optional<char> delimiter_said_in(std::string_view line);

}  // namespace steelyard
