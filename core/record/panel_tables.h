// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/analysis/method_panel.h"
#include "core/data/text_table.h"

namespace steelyard {

/// Stable ids "ridge", "neighbours", "trees".
[[nodiscard]] std::string judge_id(Judge judge);

/// One row per finished method, the best first and those left out last. Columns: method, title,
/// error, error_error, columns, stability, stability_error, behind_best, behind_best_error,
/// no_worse, better_than_nothing, better_than_random, judge, seconds, left_out. Where discoveries
/// were asked for, there are also, after the judge: discoveries (their number), discovered (their
/// names), discovered_by (the way: "own", or the id of a study), no_discoveries (why there are
/// none). What is not known is empty.
/// \param seconds  how long each member took, by PanelRow::member; fewer where that is not known
[[nodiscard]] TextTable panel_table(const MethodPanel& panel, const std::vector<double>& seconds);

/// The error against the number of columns, one row per method and number. Columns: method,
/// columns, error, error_error. The method "random" is the mean over random rankings.
[[nodiscard]] TextTable panel_error_table(const MethodPanel& panel);

/// One row per input or, where inputs were made of a column of text, per text, by falling
/// consensus: column, consensus (the share of trials of good methods that keep it), by_chance (on
/// targets in random order), level (what a consensus has to exceed), then a column for each judged
/// method: the share of its trials that keep it. Where discoveries were asked for, the last column
/// is discovered_by: the ids of the methods that discover the column, separated by blanks.
[[nodiscard]] TextTable panel_column_table(const MethodPanel& panel);

/// One row per pair of methods: method, other, kendall, jaccard. Alike ones stand together.
[[nodiscard]] TextTable panel_agreement_table(const MethodPanel& panel);

}  // namespace steelyard
