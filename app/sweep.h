// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/arguments.h"
#include "app/exit_code.h"
#include "app/headless_run.h"

namespace steelyard::app {

/// The values of one setting with which a run is repeated.
struct Sweep {
  std::string setting;  ///< its id
  std::vector<ParameterValue> values;
  std::vector<ParameterValues> runs;  ///< the settings of each run, as many as values
};

/// The sweep that "--sweep ID=VALUES" asks for, if any.
/// \param settings  what all runs have in common
/// \throws Error(bad_input) if the method has no such setting, a value is not accepted, the setting
///         has no effect, or options ask for files, which a sweep does not write
[[nodiscard]] std::optional<Sweep> wantedSweep(const Arguments& arguments, const Method& method,
                                               const ParameterValues& settings);

/// Does one run after the other and prints a table: for each value the objective, the number of
/// columns that were selected, and how the run ended. Writes no files. A run that fails or
/// is refused leaves the others to be done; a stop ends all.
/// \return done, or the code of the last run that did not end well
[[nodiscard]] ExitCode printSweep(HeadlessRun run, const Sweep& sweep);

}  // namespace steelyard::app
