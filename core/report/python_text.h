// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

/// Values as Python literals, for scripts that are written for a person to read and run.
namespace steelyard::python {

/// A string in double quotes. Characters beyond ASCII stay as they are. \param text  UTF-8
[[nodiscard]] std::string literal(std::string_view text);
/// Reads back as the same double. Not finite: float("nan").
[[nodiscard]] std::string number(double value);

/// A list over as many lines as it needs, for use at the beginning of a line. \param items  Python
[[nodiscard]] std::string list(const std::vector<std::string>& items);
[[nodiscard]] std::string list_of_texts(const std::vector<std::string>& texts);
[[nodiscard]] std::string list_of_positions(const std::vector<Index>& positions);
[[nodiscard]] std::string list_of_numbers(const Vector& values);

/// One comment line, however many lines the text has.
[[nodiscard]] std::string comment(std::string_view text);

}  // namespace steelyard::python
