// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// An answer for comparisons: in lower case (also A, O and U with two dots), without blanks around
/// it, with one blank for each blank, dash or underscore between words.
[[nodiscard]] std::string folded_answer(std::string_view answer);

/// Whether it is "yes" or "true" in English or German, and "no" or "false".
[[nodiscard]] bool means_yes(std::string_view answer);
[[nodiscard]] bool means_no(std::string_view answer);

/// The places, from 1, of answers on a scale that people know: agreement, degree, frequency,
/// quality, sizes of clothes and months, in English and German. The whole scale counts: "agree" is
/// 4 even if nobody answered "neutral". Letters A to F are grades only under a name such as
/// "grade".
/// \param name     of the column
/// \param answers  that occur
/// \return a place for each answer; nothing if no scale has them all, or there are fewer than two
[[nodiscard]] std::optional<std::vector<double>> places_on_known_scale(
    std::string_view name, std::span<const std::string> answers);

}  // namespace steelyard
