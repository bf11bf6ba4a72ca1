// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/analysis/panel_log.h"
#include "core/analysis/panel_members.h"
#include "core/trials/held_out_columns.h"

namespace steelyard {

/// What every method of a panel is judged by.
/// \param problem  that of the members, thinned as theirs
/// \throws Error(bad_input) if no samples can be held out
[[nodiscard]] HeldOutColumns panel_task(const Problem& problem, const PanelOptions& options);

/// The splits of a panel of this question.
/// \param problem  before it was thinned
[[nodiscard]] PanelSplits panel_splits(const ProblemPtr& problem, const PanelOptions& options);
/// The splits of a panel that has this plan.
[[nodiscard]] PanelSplits panel_splits(const TrialPlan& plan, const PanelOptions& options);

/// The training parts of the splits, with targets (or, for a method without one, inputs) in random
/// order. Their numbers differ from those of training_parts().
[[nodiscard]] std::vector<Trial> permuted_trials(const HeldOutColumns& task, Target target,
                                                 const PanelOptions& options);

}  // namespace steelyard
