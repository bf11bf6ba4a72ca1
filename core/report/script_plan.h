// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/record/record.h"
#include "core/report/script_steps.h"
#include "core/report/script_table.h"

namespace steelyard::script {

/// What a script says that makes the reduced table (core/record/run_tables.h) from the file of the
/// run: where the table is and how it is read, what is done to it, and what becomes of it.
struct Plan {
  std::string made;    ///< one line: by which version, from which run
  std::string source;  ///< the file, as bytes
  std::string sha256;  ///< of the file, unpacked; empty if it is not to be checked
  ScriptSource reader = ScriptSource::none;
  Dialect dialect;         ///< of delimited text
  bool rows_below = true;  ///< whether totals and footnotes below delimited text are left out
  std::vector<std::string> text_columns;  ///< those that are text, whatever they look like
  std::vector<std::string> inputs;
  std::vector<std::string> targets;   ///< only those of the same table
  std::vector<std::string> named_by;  ///< columns that name the rows of the reduced table
  Steps steps;
  std::vector<Index> chosen;      ///< positions of inputs, best first
  std::optional<Vector> weights;  ///< what each chosen input is multiplied by
  std::optional<Matrix> map;      ///< components x chosen inputs
  std::string mixed;              ///< the end of the names of the components
};

/// \param table     as it was prepared for the run
/// \param selected  positions of inputs, best first; see reduced_to
/// \param written   the file that the script reads in place of that of the run
/// \throws Error(bad_input) if there is no written table and script_source() is none, if a script
///         cannot repeat a step, or if there is no solution or nothing is selected
[[nodiscard]] Plan plan_of(const Record& record, const Dataset& table,
                           const std::vector<Index>& selected,
                           const std::optional<WrittenTable>& written, ScriptLanguage language);

}  // namespace steelyard::script
