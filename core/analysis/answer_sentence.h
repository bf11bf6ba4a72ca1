// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/answer_question.h"

namespace steelyard {

/// Sets the level and the words of the answer from its checks and its selection.
void conclude(const AnswerQuestion& question, Answer& answer);

}  // namespace steelyard
