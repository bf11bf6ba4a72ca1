// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/answer_checks.h"
#include "core/message.h"

namespace steelyard {

// Where there is no target, or the inputs are their own, selected columns are judged by the inputs
// that are not selected: see HeldOutColumns::of_rest.

/// \throws Error(bad_input) if the selected columns leave no input to be predicted
void refuse_without_rest(const AnswerContext& context);

/// Whether the columns are judged so, but were chosen for something else: see
/// MethodInfo::seeks_structure.
[[nodiscard]] bool seeks_other_than_rest(const AnswerContext& context);
/// "The method looks for columns that separate samples or keep neighbourhoods, ..."
[[nodiscard]] Message structure_in_words();
[[nodiscard]] Message structure_next_step();

}  // namespace steelyard
