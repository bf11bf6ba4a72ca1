// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"

namespace steelyard {

/// A step that a person wants otherwise.
struct ChangedStep {
  std::size_t position = 0;                ///< among the steps of the table
  std::optional<PreparationStep> instead;  ///< nothing if the step is to be left out
};

/// A table whose steps were done anew.
struct RepreparedTable {
  Dataset table;               ///< with the other steps
  std::vector<Column> before;  ///< what the steps as they were make of the columns
};

/// Does the steps of a table anew, one of them otherwise. The steps after it are done to the
/// columns of the same names; one that finds none of its columns is left out. Roles are those of
/// the columns as they are now; text that became inputs has their roles, and is no input where it
/// stays text.
/// \param read  the table before its first step, as its source gives it
/// \param now   the columns of the table with all its steps
/// \throws Error(bad_input) as prepared() does
[[nodiscard]] RepreparedTable with_changed_step(Dataset read,
                                                const std::vector<PreparationStep>& steps,
                                                const std::vector<Column>& now,
                                                const ChangedStep& changed,
                                                const ReadControl& control = {});

/// The step "encode" at a position without one column of text, so that this stays text; left out if
/// it has no other column.
/// \param read      the table before its first step
/// \param position  of a step "encode"
/// \param text      the name of the column
[[nodiscard]] ChangedStep without_text(Dataset read, const std::vector<PreparationStep>& steps,
                                       std::size_t position, const std::string& text);

}  // namespace steelyard
