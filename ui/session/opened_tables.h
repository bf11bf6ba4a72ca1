// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/read_control.h"
#include "core/record/question.h"

namespace steelyard::ui {

/// The tables of a question, made anew: read, joined, prepared, roles set.
struct OpenedTables {
  Dataset data;
  std::optional<Dataset> truth;
  std::vector<std::string> warnings;  ///< which files have changed since
};

/// The files of a question that are not where it says, each once.
[[nodiscard]] std::vector<std::string> missingFiles(const Asked& asked);
/// A file lies elsewhere now. Others that are missing are taken from the same folder, where they
/// lie there under their old names.
void moveFile(Asked& asked, const std::string& from, const std::string& to);

/// \param movedData  where the table lies now; empty: where the question says
/// \throws Error(bad_input): data that are gone or do not fit
[[nodiscard]] OpenedTables openTables(const Asked& asked, const std::string& movedData = {},
                                      const ReadControl& control = {});

}  // namespace steelyard::ui
