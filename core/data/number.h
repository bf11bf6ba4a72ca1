// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

#include "core/message.h"

namespace steelyard {

enum class NumberKind { number, missing, infinite, text };

struct ParsedNumber {
  NumberKind kind = NumberKind::text;
  double value = 0.0;  ///< NaN if missing
};

/// Reads one number by std::from_chars; the whole text must be the number. A leading '+' is
/// accepted. Empty text, NA, NaN and ? (in any case) are missing; inf, infinity and numbers beyond
/// the largest double are infinite.
/// \param thousands_mark  may stand between the thousands, as in "1.234,5"; none if 0 (see
///                        thousands_mark_length())
[[nodiscard]] ParsedNumber parse_number(std::string_view text, char decimal_mark,
                                        char thousands_mark = '\0');

/// The number of bytes of the mark between thousands with which a text begins; 0 if it begins
/// otherwise. The mark ' ' stands for blanks of any kind, also for those of one byte in Latin-1,
/// and
/// '\'' for both kinds of apostrophes.
[[nodiscard]] std::size_t thousands_mark_length(std::string_view text, char thousands_mark);

/// The number without the marks between its thousands: "1234,5" for "1.234,5".
/// \return nothing unless the text is a number with such marks and without an exponent, in which
///         every group but the first has three digits
[[nodiscard]] std::string without_thousands_marks(std::string_view text, char decimal_mark,
                                                  char thousands_mark);

/// Whether a whole number has too many digits for a double, which would make it equal to its
/// neighbours, such as 1582218195625938945. A large number that was rounded and so ends in zeros
/// loses nothing.
/// \param text  digits with or without a sign; false for any other text
[[nodiscard]] bool loses_digits(std::string_view text);

/// That whole numbers are no longer exact, as a remark on a table.
/// \param array  which of several arrays in the file; empty if there is only one
[[nodiscard]] Message rounded_integers(const std::string& array = {});

}  // namespace steelyard
