// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/run_comparison.h"

namespace steelyard {

/// One line of a comparison: what each run has there.
struct ComparedLine {
  enum class Part { result, columns, question, settings };
  Part part = Part::result;
  std::string name;                ///< "Learning rate"
  std::vector<std::string> cells;  ///< in words, one per run; empty: the run has no such thing
  bool shared = false;             ///< the first cell is of all runs together; the others are empty
  bool differs = false;            ///< worth reading first; what is shared always is
};

/// Runs side by side: what came out, the columns that all of them chose and those that each chose
/// besides, what was asked, and every setting that counts in one of them, by its label. The parts
/// in this order; in each, the lines that differ come first. A method that the registry lacks shows
/// the ids of its settings.
[[nodiscard]] std::vector<ComparedLine> side_by_side(const std::vector<ComparedRun>& runs,
                                                     const MethodRegistry& methods);

/// The columns that every one of the runs chose, by name, in the order of the first run.
[[nodiscard]] std::vector<std::string> chosen_by_all(const std::vector<ComparedRun>& runs);

/// "result", "chosen columns", "question", "settings".
[[nodiscard]] std::string part_title(ComparedLine::Part part);

}  // namespace steelyard
