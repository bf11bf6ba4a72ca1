// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/session.h"
#include "ui/session/session_run.h"

namespace steelyard::ui {

/// The open table, as it was when the snapshot was taken.
struct CurrentTable {
  TableSnapshot snapshot;  ///< of no table: the tables of the session are missing
  std::vector<ColumnChoice> choices;
};

struct RestoredRun {
  SessionRun run;         ///< without a problem if its tables are missing
  QString trouble;        ///< why its problem could not be made again; empty if it was
  bool isOfTable = true;  ///< otherwise its numbers do not belong to the table: not to be shown
};

/// Makes the problems of saved runs again: on the open table where they asked of that, or else on
/// tables read and prepared again. Runs that asked the same share one problem. Takes as long as
/// opening the tables; can be called from any thread.
[[nodiscard]] std::vector<RestoredRun> restoredRuns(const std::vector<SavedRun>& runs,
                                                    const MethodRegistry& registry,
                                                    const CurrentTable& current);

}  // namespace steelyard::ui
