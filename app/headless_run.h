// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "app/exit_code.h"
#include "app/output_folder.h"
#include "core/methods/registry.h"
#include "core/record/record_builder.h"

namespace steelyard::app {

/// A run without a window, from the question to the files.
struct HeadlessRun {
  Dataset dataset;
  std::optional<Dataset> truth;
  ProblemOptions options;
  const Method* method = nullptr;
  ParameterValues values;
  int threads = 0;  ///< 0: all cores
  SelectionRule rule;
  bool plots = true;
  bool preserve = false;  ///< also the selection in the form that keeps distances
  bool quiet = false;
  OverwriteRules overwriting{};  ///< the files of the tables are added by openOutput
  std::stop_token stop{};        ///< Ctrl+C
};

/// Called now and then with what a long run has found so far.
using KeepPartial = std::function<void(Record)>;

/// Checks everything before it starts, shows progress on standard error, keeps the best so far
/// when it is stopped.
/// \throws Error(bad_input) with all complaints of the method at once
[[nodiscard]] Record carryOut(const HeadlessRun& run, ProblemPtr& problem,
                              const KeepPartial& keep = {});

/// The folder of a run, which must not be that of its tables.
[[nodiscard]] std::unique_ptr<OutputFolder> openOutput(const HeadlessRun& run,
                                                       const QString& folder);
/// All that a run found, in its folder. Where it found nothing, the record alone.
void write(const HeadlessRun& run, const ProblemPtr& problem, const Record& record,
           OutputFolder& output);

/// carryOut, then the files in the folder, then where they are on standard output.
[[nodiscard]] ExitCode runInto(const HeadlessRun& run, const QString& folder);

}  // namespace steelyard::app
