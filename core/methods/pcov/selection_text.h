// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/methods/pcov/selection_source.h"

namespace steelyard::pcov {

/// What a run has to say about itself, in plain words.
[[nodiscard]] std::string warning_of_empty(const SelectionSource& source);
/// \param chosen  as many as there was anything to choose for
[[nodiscard]] std::string warning_of_exhaustion(const SelectionSource& source, Index chosen);
[[nodiscard]] std::string warning_of_too_few(const SelectionSource& source);
/// Empty where there is nothing to say.
[[nodiscard]] std::string warning_of_eigenvectors(const SelectionSource& source);

/// Empty where the scores of all choices were well determined.
[[nodiscard]] std::string warning_of_eigengap(const std::vector<Choice>& choices);

}  // namespace steelyard::pcov
