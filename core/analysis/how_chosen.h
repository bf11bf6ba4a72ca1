// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/analysis/answer_checks.h"
#include "core/analysis/nested_choice.h"

namespace steelyard {

/// Whether the choice of the columns has seen the samples that they are tested on, and what was
/// repeated without these. Of many columns some fit by chance, and those are chosen. Says nothing
/// where there was no choice.
/// \param nested  `std::nullopt` if the choice was not repeated
[[nodiscard]] Message how_chosen(const AnswerContext& context,
                                 const std::optional<NestedChoice>& nested);

/// What the tested samples had a part in before anything was run; it may say nothing.
[[nodiscard]] Message how_prepared(const FromAllSamples& worked_out);

}  // namespace steelyard
