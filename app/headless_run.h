// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "app/exit_code.h"
#include "app/looks.h"
#include "app/output_folder.h"
#include "app/script_files.h"
#include "core/methods/registry.h"
#include "core/record/record_builder.h"
#include "core/record/run_tables.h"
#include "core/run/chosen_features.h"

namespace steelyard::app {

/// A run without a window, from its input to its output files.
struct HeadlessRun {
  Dataset dataset;
  std::optional<Dataset> truth;
  ProblemOptions options;
  const Method* method = nullptr;
  const MethodRegistry* others = nullptr;  ///< named where the method lacks its target; may be null
  ParameterValues values;
  int threads = 0;           ///< 0 for all cores
  std::string truthScaling;  ///< what was made of its spreads, where that was not asked for
  SelectionRule rule;
  bool plots = true;
  bool knockoffs = false;  ///< with trust=knockoffs: also write the inputs beside their knockoffs
  WantedLooks looks{};
  ReducedParts reduced{};  ///< what reduced.csv holds
  bool preserve = false;   ///< also write the selection in the form that preserves distances
  std::vector<WantedScript> scripts{};
  bool quiet = false;
  /// Whether the answer is checked: if it is quick, always, or never.
  enum class Checking { quick, all, none } checking = Checking::quick;
  int nullTargets = 0;  ///< on so many, the rule's false discovery rate is looked at; 0 for never
  OverwriteRules overwriting{};  ///< openOutput adds the files of the tables
  std::stop_token stop{};        ///< Ctrl+C
};

/// Called from time to time with the results so far of a long run.
using KeepPartial = std::function<void(Record)>;

/// Checks everything before it starts, shows progress on standard error, and keeps the best result
/// so far when stopped.
/// \param faulty  set where a fault of the program left the record without what comes after the
///                run; the fault has been reported
/// \throws Error(bad_input) with all complaints of the method at once
[[nodiscard]] Record carryOut(const HeadlessRun& run, ProblemPtr& problem, bool& faulty,
                              const KeepPartial& keep = {});

/// What the run says to the person who asked. Shows on standard error how far its checks are.
[[nodiscard]] Answer answerOf(const HeadlessRun& run, const ProblemPtr& problem,
                              const Record& record);

/// What a run may overwrite: no file that it reads.
[[nodiscard]] OverwriteRules rulesOf(const HeadlessRun& run);

/// The output folder of a run. No file in it that the run reads may be overwritten.
[[nodiscard]] std::unique_ptr<OutputFolder> openOutput(const HeadlessRun& run,
                                                       const QString& folder);
/// Writes all results of a run to its folder; only the record if there are none. The record comes
/// first, then the tables, then the pictures; what cannot be written costs nothing that came before
/// and is said on standard error.
/// \return of a run that ended well: stopped where what followed it was stopped, cannot_write where
///         something is left unwritten
/// \throws Error(cannot_write) if not even the record can be written
[[nodiscard]] ExitCode write(const HeadlessRun& run, const ProblemPtr& problem,
                             const Record& record, OutputFolder& output);

/// Calls carryOut, writes the files to the folder and prints its path on standard output.
[[nodiscard]] ExitCode runInto(const HeadlessRun& run, const QString& folder);

}  // namespace steelyard::app
