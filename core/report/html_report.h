// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/run_comparison.h"
#include "core/report/html_page.h"
#include "core/report/panel_report.h"

namespace steelyard {

/// The contents of a report on some runs.
struct Report {
  std::string title;
  std::string made;  ///< ISO 8601, UTC
  std::vector<ComparedRun> runs;
  std::vector<ReportPicture> pictures;
  std::optional<ReportedPanel> panel = {};  ///< of the question of the runs
  ReportWords words = {};                   ///< in which it is written
};

/// One self-contained HTML page without scripts or external resources. Of one run it has, on one
/// sheet of paper: the question (table, rows and columns, roles), the answer with its evidence, the
/// ranking, the pictures, the settings that applied, how to repeat the run (command, files with
/// their SHA-256, program, seed), and notes; see run_summary.h. Several runs come after their
/// comparison, and their pictures at the end. Then come all methods on their question, if these
/// were compared. The selection shown is the one that the answer is about: a person's choice if
/// there is one, otherwise the run's.
/// \param methods  for titles and labels; for a method not among them, ids are shown
[[nodiscard]] std::string to_html(const Report& report, const MethodRegistry& methods);

}  // namespace steelyard
