// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/analysis/method_panel.h"

namespace steelyard {

/// A column is one that a method keeps if it does so in at least this share of its trials.
inline constexpr double always_kept = 0.9;

/// The columns that each good method keeps, by falling share; none if no method is good.
[[nodiscard]] std::vector<Index> agreed_columns(const MethodPanel& panel);

/// What the panel says, one sentence after the other: which method predicts best, and whether the
/// difference to others is more than noise; what all good methods keep; which columns are
/// interchangeable; what was left out; what to do next. If no method predicts better than knowing
/// nothing, it claims nothing about columns.
/// \param problem  names the columns
[[nodiscard]] std::vector<Message> panel_answer(const MethodPanel& panel, const Problem& problem);

}  // namespace steelyard
