// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/answer_checks.h"
#include "core/analysis/held_out_verdict.h"
#include "core/analysis/nested_choice.h"
#include "core/trials/held_out_columns.h"

namespace steelyard {

/// Of many selected columns, several are left out together, so that there are no more parts.
inline constexpr Index most_parts_left_out = 30;

/// Whether as many columns are selected as there are.
[[nodiscard]] bool takes_all(const AnswerQuestion& question, std::size_t selected);
/// The selected columns in parts that may be left out: those of one group stay together, and a
/// person does not keep them. None where nothing else would be left.
[[nodiscard]] std::vector<std::vector<Index>> parts_of_selection(const AnswerContext& context);
/// Whether each of the columns is to be needed: unless held-out samples have said how many are, or
/// a test found each.
[[nodiscard]] bool are_judged_singly(const AnswerQuestion& question);

/// The errors of the selected columns in the folds of the task, beside those of random columns, of
/// all and of none. Parts that may be left out are compared among each other and with the whole, by
/// one judge each.
/// \param nested  `std::nullopt` if the columns are those that a person chose, or all, or the
///                choice takes too long to be repeated
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<ComparedErrors> compared_errors(
    const AnswerContext& context, const HeldOutColumns& task,
    const std::optional<NestedChoice>& nested, const std::stop_token& stop);

}  // namespace steelyard
