// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QUndoStack>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/record/record.h"
#include "ui/session/runs.h"

namespace steelyard::tests {

/// The runs of a session without a window, with a history of their own.
struct OwnRuns {
  QUndoStack history{};
  ui::Runs runs{history};
};

/// A run of "A method" that ended with this result, and whose tables are missing.
inline ui::SessionRun session_run(quint64 number, std::vector<std::string> features,
                                  Result result) {
  Record record;
  record.feature_names = std::move(features);
  record.result = std::move(result);
  ui::SessionRun run;
  run.number = number;
  run.method = QStringLiteral("A method");
  run.objectiveName = QStringLiteral("DII");
  run.record = std::make_shared<const Record>(std::move(record));
  return run;
}

/// The same with another result.
inline ui::SessionRun with_result(ui::SessionRun run, Result result) {
  Record record = *run.record;
  record.result = std::move(result);
  run.record = std::make_shared<const Record>(std::move(record));
  return run;
}

}  // namespace steelyard::tests
