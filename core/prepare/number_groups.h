// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace steelyard {

/// The places, from 1, of groups of numbers in their order: "<18", "under 18", "unter 18", "18-29",
/// "30 to 39", "65+", "over 65", "ab 65". Two groups may share a bound and not more.
/// \param answers  that occur
/// \return a place for each answer; nothing if one is no such group, if groups overlap, or if there
///         are fewer than two
[[nodiscard]] std::optional<std::vector<double>> places_of_number_groups(
    std::span<const std::string> answers);

}  // namespace steelyard
