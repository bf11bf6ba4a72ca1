// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/column_source.h"

namespace steelyard {

/// Fills the problem's ground truth from the columns in the way that the options ask for; expects
/// that the problem's rows are chosen.
/// \throws Error(bad_input) where the columns do not fit the kind
void make_truth(const ColumnSource& source, const ProblemOptions& options, Problem& problem);

}  // namespace steelyard
