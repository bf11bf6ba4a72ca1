// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"
#include "core/data/row_table.h"
#include "core/parameter_values.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The inputs that vary, in table order, and beside each of them its knockoff "x (knockoff)", in
/// the unit of the input: those of the first draw of a run with trust=knockoffs and these settings,
/// bit for bit. One row per sample, which begins with the columns `named_by` of `dataset`.
/// \param dataset, problem  must outlive the returned table
/// \param settings          of the run, complete
/// \throws Error(bad_input) if no knockoffs can be made
[[nodiscard]] RowTable knockoff_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                      const ProblemPtr& problem, const ParameterValues& settings);

}  // namespace steelyard
