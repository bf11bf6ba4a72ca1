// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/column_source.h"

namespace steelyard {

/// Fills the problem's ground truth from the columns as the options specify. The problem's rows
/// must already be set.
/// \throws Error(bad_input) if the columns do not fit the kind of ground truth
void make_truth(const ColumnSource& source, const ProblemOptions& options, Problem& problem);

/// Sets the scales of a ground truth of columns, one over the standard deviation or 1, and tells of
/// it and of constant columns, in place of what was told before.
void scale_truth(bool standardise, Problem& problem);

}  // namespace steelyard
