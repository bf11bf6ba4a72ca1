// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/arguments.h"
#include "app/overwriting.h"
#include "core/record/record.h"
#include "core/report/script_table.h"

namespace steelyard::app {

/// A script that a person wants of a run.
struct WantedScript {
  ScriptLanguage language = ScriptLanguage::python;
  std::filesystem::path path;
};

/// --python-script and --r-script.
[[nodiscard]] std::vector<Option> scriptOptions();

/// Checks that nothing would be lost, before the run begins.
/// \param table  of the run
/// \param rules  with the files that the run reads
/// \throws Error(bad_input), see checkOutputs
[[nodiscard]] std::vector<WantedScript> wantedScripts(const Arguments& arguments,
                                                      const Dataset& table,
                                                      const OverwriteRules& rules);

/// Writes the scripts of a run with a solution. What cannot be written costs only itself.
/// \param table  as it was prepared for the run
/// \param chosen  positions of inputs, see reduced_to
/// \return what could not be written, and why
[[nodiscard]] std::vector<std::string> writeScripts(const std::vector<WantedScript>& scripts,
                                                    const Record& record, const Dataset& table,
                                                    const std::vector<Index>& chosen);

}  // namespace steelyard::app
