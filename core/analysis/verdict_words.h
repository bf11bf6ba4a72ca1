// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/answer_checks.h"
#include "core/analysis/held_out_verdict.h"

namespace steelyard {

/// What a verdict on held-out errors means to a person.
struct VerdictInWords {
  Message finding;  ///< goes on with the sentence that says the error
  Message next_step;
};
[[nodiscard]] VerdictInWords verdict_in_words(HeldOutVerdict verdict, const AnswerContext& context,
                                              const ComparedErrors& found);

}  // namespace steelyard
