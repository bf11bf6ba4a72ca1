// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <utility>

#include "tests/support/compared_runs.h"
#include "tests/support/toy_problem.h"
#include "ui/session/session_run.h"

namespace steelyard::tests {

/// A run on twelve samples with two features, as the window keeps it. \param record  of the run
inline ui::SessionRun toy_run(Record record) {
  ui::SessionRun run;
  run.number = 1;
  run.problem = toy_problem(12, 2);
  run.record = std::make_shared<const Record>(std::move(record));
  run.table = std::make_shared<const Dataset>(Dataset{"t", "t", run.problem->inputs, {}, {}});
  return run;
}

}  // namespace steelyard::tests
