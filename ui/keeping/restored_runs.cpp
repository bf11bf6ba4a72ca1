// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keeping/restored_runs.h"

#include <algorithm>
#include <utility>

#include "core/record/result_checks.h"
#include "ui/data/opened_tables.h"
#include "ui/fault_text.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

bool asksOf(const Record& record, const CurrentTable& current) {
  return current.snapshot.table->origin == record.data.origin &&
         current.choices == record.columns && !record.truth_data;
}

bool askTheSame(const Record& a, const Record& b) {
  return a.data.source == b.data.source && a.data.origin == b.data.origin &&
         a.columns == b.columns && a.problem_options == b.problem_options && !a.truth_data &&
         !b.truth_data;
}

void makeProblem(const Record& record, const CurrentTable& current, SessionRun& run) {
  if (asksOf(record, current)) {
    run.table = current.snapshot.table;
    run.asked = current.snapshot;
    run.problem = std::make_shared<const Problem>(
        make_problem(current.snapshot, record.problem_options, TableSnapshot()));
    return;
  }
  OpenedTables tables = openTables(record);
  run.table = std::make_shared<const Dataset>(std::move(tables.data));
  run.asked = TableSnapshot(run.table);
  run.problem = std::make_shared<const Problem>(
      make_problem(run.table, record.problem_options, tables.truth ? &*tables.truth : nullptr));
}

RestoredRun restored(const SavedRun& old, const MethodRegistry& registry,
                     const CurrentTable& current, const std::vector<RestoredRun>& earlier) {
  RestoredRun made;
  SessionRun& run = made.run;
  run.number = old.number;
  run.method = QString::fromStdString(old.record->method);
  run.given = QString::fromStdString(old.name);
  run.record = old.record;
  run.choice = old.choice;
  made.trouble = troubleOf([&] {
    const Method& method = registry.find(old.record->method);
    run.method = QString::fromStdString(shownTerm(method.info().title));
    run.name = shownRunName(method, old.record->parameters);
    const auto same = std::find_if(earlier.begin(), earlier.end(), [&](const RestoredRun& other) {
      return other.run.problem && askTheSame(*other.run.record, *old.record);
    });
    if (same != earlier.end()) {
      run.table = same->run.table;
      run.asked = same->run.asked;
      run.problem = same->run.problem;
    } else if (current.snapshot.table) {
      makeProblem(*old.record, current, run);
    }
  });
  if (run.problem) {
    const QString another = troubleOf([&] {
      refuse_results_of_another(*old.record, *run.problem,
                                "run " + std::to_string(run.number) + " of the session");
    });
    made.isOfTable = another.isEmpty();
    made.trouble = made.isOfTable ? made.trouble : another;
  }
  return made;
}

}  // namespace

std::vector<RestoredRun> restoredRuns(const std::vector<SavedRun>& runs,
                                      const MethodRegistry& registry, const CurrentTable& current) {
  std::vector<RestoredRun> made;
  made.reserve(runs.size());
  for (const SavedRun& old : runs) {
    made.push_back(restored(old, registry, current, made));
  }
  return made;
}

}  // namespace steelyard::ui
