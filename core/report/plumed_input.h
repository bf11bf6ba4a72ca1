// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/dataset.h"
#include "core/problem/problem.h"
#include "core/record/record.h"

namespace steelyard {

/// The coordinates of a record's reduced table (run_tables.h) as an input of PLUMED
/// (https://www.plumed.org), in which collective variables with the names of the inputs are defined
/// already: one COMBINE for each coordinate, and one PRINT.
/// \param origin  of the record's table
/// \throws Error(bad_input) for a record without a selection, an input whose name is no label in
///         PLUMED, and a table whose values were changed by steps of preparation
[[nodiscard]] std::string plumed_input(const Record& record, const Problem& problem,
                                       const TableOrigin& origin);

}  // namespace steelyard
