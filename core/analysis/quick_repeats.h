// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/answer_question.h"
#include "core/message.h"

namespace steelyard {

/// Whether quick runs of this method have other settings, see Method::quick_values().
[[nodiscard]] bool has_quick_runs(const RunPlan& run);

/// "Folds: 3, Trees: 20": the settings of quick runs that are not those of the run. Says nothing if
/// all are the same.
[[nodiscard]] Message quick_settings_in_words(const RunPlan& run);

/// "All of these runs are quicker than the run itself (Folds: 3).": of the runs of
/// affordable_plan(). Says nothing where they are not quick ones.
[[nodiscard]] Message how_quick(const AnswerQuestion& question);

}  // namespace steelyard
