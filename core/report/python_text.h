// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

/// Values as Python literals, for scripts that are written for a person to read and run.
namespace steelyard::python {

/// A string in double quotes. Characters beyond ASCII stay as they are, except those that turn the
/// direction of writing. These, control characters and bytes that are not UTF-8 are escaped.
[[nodiscard]] std::string literal(std::string_view text);
/// Text that reads back as the same double; float("nan") if the value is not finite.
[[nodiscard]] std::string number(double value);

/// A list on as many lines as it needs, of which the first is to begin a line.
/// \param items  Python expressions
[[nodiscard]] std::string list(const std::vector<std::string>& items);
[[nodiscard]] std::string list_of_texts(const std::vector<std::string>& texts);
[[nodiscard]] std::string list_of_positions(const std::vector<Index>& positions);
[[nodiscard]] std::string list_of_numbers(const Vector& values);

/// The same in braces.
/// \param items  "key: value"
[[nodiscard]] std::string dictionary(const std::vector<std::string>& items);

}  // namespace steelyard::python
