// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/message.h"
#include "core/methods/registry.h"
#include "core/record/run_comparison.h"

namespace steelyard {

/// One line of a comparison, with a cell for each run.
struct ComparedLine {
  enum class Part { result, columns, question, settings };
  Part part = Part::result;
  Message name;                ///< such as "Learning rate"
  std::vector<Message> cells;  ///< one per run; says nothing if the run has no such thing
  bool shared = false;         ///< whether the first cell is about all runs; the others are empty
  bool differs = false;        ///< whether the line is worth reading first; shared lines always are

  [[nodiscard]] bool operator==(const ComparedLine& other) const = default;
};

/// Compares runs side by side: the results, the columns that all of them chose and those that each
/// chose in addition, the question, and every setting that matters in one of them, by its label.
/// The parts are in this order; within each, the lines that differ come first. For a method that
/// the registry lacks, settings are shown by their ids.
[[nodiscard]] std::vector<ComparedLine> side_by_side(const std::vector<ComparedRun>& runs,
                                                     const MethodRegistry& methods);

/// The columns that every one of the runs chose, by name, in the order of the first run.
[[nodiscard]] std::vector<std::string> chosen_by_all(const std::vector<ComparedRun>& runs);

/// The title of a part: "result", "chosen columns", "question" or "settings".
[[nodiscard]] std::string part_title(ComparedLine::Part part);

}  // namespace steelyard
