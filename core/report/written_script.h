// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "core/record/record.h"
#include "core/report/script_table.h"

namespace steelyard {

/// The file of the table that is written beside a script: "NAME-table.csv".
[[nodiscard]] std::filesystem::path table_beside(const std::filesystem::path& script);

/// Writes a script, and its table beside it if script_source() is none. Neither is written if the
/// other arguments are refused.
/// \param table     as it was prepared for the run
/// \param selected  positions of inputs, best first; see reduced_to
/// \param whole     makes the table before any step; called only where it is written
/// \throws Error(bad_input), see python_script() and r_script(); Error(cannot_write)
void write_script(ScriptLanguage language, const std::filesystem::path& script,
                  const Record& record, const Dataset& table, const std::vector<Index>& selected,
                  const std::function<Dataset()>& whole);

}  // namespace steelyard
