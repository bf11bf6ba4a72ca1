// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/data/dialect.h"

namespace steelyard {

/// What a person says of the marks of a dialect, in words or as they are: "comma" or ",".
/// \param place  where it is said, for messages: "option --delimiter"
/// \throws Error(bad_input) for another word
[[nodiscard]] char delimiter_named(std::string_view word, const std::string& place);
[[nodiscard]] char decimal_named(std::string_view word, const std::string& place);
/// 0 for "none"
[[nodiscard]] char thousands_named(std::string_view word, const std::string& place);

/// The id of an encoding, by its id or another usual name, such as "cp1252".
/// \throws Error(bad_input) for another one
[[nodiscard]] std::string encoding_named(std::string_view word, const std::string& place);

/// The marks in numbers that a person has given.
struct GivenMarks {
  std::optional<char> decimal;
  std::optional<char> thousands;
};

/// The dialect with these marks. Of two marks that would be the same, the one that was only guessed
/// gives way.
/// \param places  where both are said, and where that of thousands is
/// \throws Error(bad_input) for marks that contradict each other or the delimiter
[[nodiscard]] Dialect with_given_marks(Dialect dialect, const GivenMarks& given,
                                       const std::string& both, const std::string& of_thousands);

}  // namespace steelyard
