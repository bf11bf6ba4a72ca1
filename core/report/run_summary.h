// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/text_table.h"
#include "core/methods/registry.h"
#include "core/record/run_comparison.h"
#include "core/report/report_words.h"

namespace steelyard {

/// A name and what stands beside it.
struct SummaryFact {
  std::string name;
  std::string value;
};

/// What a report says of one run, short enough for one page, as plain text. What is empty is not
/// said.
struct RunSummary {
  std::string question;                   ///< table, rows and columns, and what is wanted of them
  std::vector<SummaryFact> roles;         ///< which columns are what
  std::string level;                      ///< how far to rely on the answer, as a heading
  std::string answer;                     ///< the sentences of the window
  TextTable evidence;                     ///< the checks: question, answer, finding, next step
  std::string suggestion;                 ///< why this many columns
  std::vector<SummaryFact> numbers;       ///< method, how it ended, what was selected and found
  TextTable ranking;                      ///< the selected columns and the next few
  std::vector<std::string> ranking_rest;  ///< how much the ranking leaves out
  std::vector<SummaryFact> settings;      ///< those that differ from the defaults, or were found
  std::string settings_rest;              ///< how many are as they were
  std::vector<SummaryFact> repeat;        ///< command, files with their hashes, program, seed
  std::vector<std::string> notes;         ///< doubts about the table and the run
};

/// \param methods  for titles and labels; for a method not among them, ids are shown
[[nodiscard]] RunSummary summary_of(const ComparedRun& run, const MethodRegistry& methods,
                                    const ReportWords& words);

}  // namespace steelyard
