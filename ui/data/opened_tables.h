// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/read_progress.h"
#include "core/record/question.h"
#include "core/record/reopened_tables.h"

namespace steelyard::ui {

/// The files of a question that are not where it says, each listed once.
[[nodiscard]] std::vector<std::string> missingFiles(const RunRequest& asked);
/// A file is now somewhere else. Other missing files are taken from the same folder if they are
/// there under their old names.
void moveFile(RunRequest& asked, const std::string& from, const std::string& to);

/// \param movedData  where the table is now; if it is empty, it is where the question says
/// \throws Error(bad_input): the data are missing or do not match
[[nodiscard]] OpenedTables openTables(const RunRequest& asked, const std::string& movedData = {},
                                      const ReadControl& control = {});

/// The table of a question before any step of preparation, joined with its side files; no roles are
/// set.
/// \throws Error(bad_input): the data are missing
[[nodiscard]] Dataset openUnprepared(const RunRequest& asked, const std::string& movedData = {},
                                     const ReadControl& control = {});

/// The same for the table of a run, which must not have changed since.
/// \throws Error(bad_input): the data are missing, or differ from those of the run
[[nodiscard]] Dataset openUnchanged(const DataReference& data);

/// A table as its source gives it now, joined with its side files, before any step. Its warnings
/// say which files have changed since it was opened.
/// \throws Error(bad_input): the data are missing
[[nodiscard]] Dataset readAgain(const Dataset& table, const ReadControl& control = {});

}  // namespace steelyard::ui
