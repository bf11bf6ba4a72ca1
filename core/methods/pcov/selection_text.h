// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/methods/pcov/selection_source.h"

namespace steelyard::pcov {

/// Says which features are constant, so they are never chosen.
[[nodiscard]] std::string warning_of_empty(const SelectionSource& source);
/// \param chosen  the number chosen before exhaustion
[[nodiscard]] std::string warning_of_exhaustion(const SelectionSource& source, Index chosen);
/// Why a run ended before its first choice.
[[nodiscard]] std::string reason_of_no_choice(const SelectionSource& source);
[[nodiscard]] std::string warning_of_too_few(const SelectionSource& source);
/// Empty if there is nothing to report.
[[nodiscard]] std::string warning_of_eigenvectors(const SelectionSource& source);

/// Empty if the scores of all choices were well determined.
[[nodiscard]] std::string warning_of_eigengap(const std::vector<Choice>& choices);

/// Says that periods are not used. Empty if there are none.
[[nodiscard]] std::string warning_of_periods(const SelectionSource& source);

}  // namespace steelyard::pcov
