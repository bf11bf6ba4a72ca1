// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/data/read_progress.h"
#include "core/data/reading.h"
#include "core/message.h"
#include "core/record/question.h"

namespace steelyard {

/// Reads the table of a source as it is, before anything is joined to it: a file, or a source that
/// is a part of the program.
using TableOpener = std::function<Dataset(const std::string& source, const Reading& reading,
                                          const ReadControl& control)>;

/// The tables of a question, rebuilt: read, joined, prepared, with roles set.
struct OpenedTables {
  Dataset data;
  std::optional<Dataset> truth;
  std::vector<Message> warnings;  ///< say which files have changed since
};

/// One table, rebuilt; no roles are set.
/// \param path      where it is now
/// \param warnings  gets one more for each file that has changed since
/// \throws Error(bad_input): the data are missing
[[nodiscard]] Dataset reopened_table(const DataReference& reference, const std::string& path,
                                     const TableOpener& open, const ReadControl& control,
                                     std::vector<Message>& warnings);

/// \param moved  where the table is now; if it is empty, it is where the question says
/// \throws Error(bad_input): the data are missing or do not match
[[nodiscard]] OpenedTables reopened_tables(const RunRequest& asked, const std::string& moved,
                                           const TableOpener& open,
                                           const ReadControl& control = {});

/// The table of a question before any step of preparation, joined with its side files; no roles are
/// set.
/// \param moved  as above
/// \throws Error(bad_input): the data are missing
[[nodiscard]] Dataset reopened_before_steps(const RunRequest& asked, const std::string& moved,
                                            const TableOpener& open,
                                            const ReadControl& control = {});

}  // namespace steelyard
