// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/record/record.h"

namespace steelyard {

/// A Python script that makes the reduced table (core/record/run_tables.h) from the file of the
/// run: it reads the table, prepares it, and selects and weights the same columns by a scikit-learn
/// transformer, which also serves in a pipeline. It needs numpy and scikit-learn, and runs as it
/// is: `python3 script.py [TABLE] [REDUCED]`.
/// \param table     as it was prepared for the run
/// \param selected  positions of inputs, best first; see reduced_to
/// \throws Error(bad_input): a table that is no file of delimited text or .npy, files beside it, a
///         step that a script cannot repeat, no solution, nothing selected
[[nodiscard]] std::string python_script(const Record& record, const Dataset& table,
                                        const std::vector<Index>& selected);

}  // namespace steelyard
