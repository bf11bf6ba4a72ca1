// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/record/record.h"
#include "core/report/script_table.h"

namespace steelyard {

/// A script for R that makes the reduced table (core/record/run_tables.h) from the file of the run:
/// it reads the table, prepares it, and selects and weights the same columns. The script needs no
/// packages, and runs without changes: `Rscript script.R [TABLE] [REDUCED]`.
/// \param table     as it was prepared for the run
/// \param selected  positions of inputs, best first; see reduced_to
/// \param written   the file that the script reads in place of that of the run
/// \throws Error(bad_input) if there is no written table and script_source() is none, if a script
///         cannot repeat a step, or if there is no solution or nothing is selected
[[nodiscard]] std::string r_script(const Record& record, const Dataset& table,
                                   const std::vector<Index>& selected,
                                   const std::optional<WrittenTable>& written = {});

}  // namespace steelyard
