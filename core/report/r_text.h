// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

/// Values as expressions of R, for scripts that are written for a person to read and run.
namespace steelyard::r {

/// A string in double quotes, of ASCII alone: R reads other characters of a script by the settings
/// of the computer, but \u escapes as UTF-8 everywhere. A text that is not UTF-8 is escaped byte by
/// byte. R knows no zero byte; U+FFFD stands for it.
[[nodiscard]] std::string literal(std::string_view text);
/// Text that reads back as the same double; NaN if the value is not finite.
[[nodiscard]] std::string number(double value);
/// TRUE or FALSE.
[[nodiscard]] std::string truth(bool value);

/// Vectors, of length 0 too, on as many lines as they need.
[[nodiscard]] std::string vector_of_texts(const std::vector<std::string>& texts);
[[nodiscard]] std::string vector_of_numbers(const Vector& values);
/// \param positions  from 0; those in the script count from 1
[[nodiscard]] std::string vector_of_positions(const std::vector<Index>& positions);
/// A matrix.
[[nodiscard]] std::string matrix_of_numbers(const Matrix& values);

}  // namespace steelyard::r
