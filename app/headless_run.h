// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "app/exit_code.h"
#include "app/output_folder.h"
#include "core/methods/registry.h"
#include "core/run/record_builder.h"

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
  std::stop_token stop{};  ///< Ctrl+C
};

/// Checks everything before it starts, shows progress on standard error, keeps the best so far
/// when it is stopped.
/// \throws Error(bad_input) with all complaints of the method at once
[[nodiscard]] Record carryOut(const HeadlessRun& run, ProblemPtr& problem);

/// carryOut, then the files in the folder, then where they are on standard output.
[[nodiscard]] ExitCode runInto(const HeadlessRun& run, const QString& folder);

}  // namespace steelyard::app
