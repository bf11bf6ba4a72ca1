// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// Finds features that matter, with a bound on the share of those that do not (Barber & Candes
/// 2015; Candes, Fan, Janson & Lv 2018). The method is run once more with a knockoff beside each
/// feature. The knockoff resembles the other features as much as its feature does, but it has
/// nothing to do with the target. For a feature that does not matter, its score minus that of its
/// knockoff is as often positive as negative; so the number of features far below 0 tells how many
/// of those far above 0 are there by chance. The scores are those of compared_by().
///
/// Columns that belong together can be found together (ColumnGroups; Dai & Barber 2016): only whole
/// groups can then be exchanged with their knockoffs, the statistic compares the sum of the scores
/// of a group with that of its knockoffs, and the rate holds for groups. Groups that share columns
/// are tested in layers of groups that share none (group_layers.h), each with knockoffs of its own;
/// e-values join the layers (knockoff_findings.h), and the rate holds over all groups.
///
/// With several draws, the e-values are averaged (discovery_rate.h). The discoveries become the
/// selection of the result. The result gains columns with W, with how often each feature was
/// discovered, and, with several draws, with its e-value. Where no draw has a result, the selection
/// is empty (untested_selection.h). No bound is claimed where a discovery is not linear in the
/// others, unless the knockoffs are fixed (curved_inputs.h).
[[nodiscard]] std::unique_ptr<const Study> knockoff_study();

}  // namespace steelyard
