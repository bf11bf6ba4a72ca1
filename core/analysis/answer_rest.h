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
/// That other inputs are predicted no better than by chance is nothing against columns that are
/// chosen for the groups or neighbourhoods of the samples: it is a caution, and says why.
void excuse_structure(AnswerCheck& check);

}  // namespace steelyard
