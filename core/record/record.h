// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/answer.h"
#include "core/message.h"
#include "core/record/question.h"
#include "core/run/result.h"

namespace steelyard {

/// Everything needed to report a run and to repeat it. Written as JSON.
struct Record : RunRequest {
  std::string program_version;
  std::string instruction_set;  ///< such as "x86-64-v4"; last bits depend on it
  std::string compiler;
  int threads = 0;
  std::string started;  ///< ISO 8601, UTC
  double seconds = 0.0;
  std::vector<std::string>
      feature_names;              ///< of the inputs, in the order of feature columns' values
  std::vector<Message> warnings;  ///< of the data and of the run
  /// Names of the files that were written into one folder, including the record; empty if only the
  /// record was written.
  std::vector<std::string> files;
  bool partial = false;  ///< saved while the run was going on, so that it has no ending
  Result result;
  /// Further figures that a person asked for, of the samples in the space of the result. A rerun
  /// does not make them.
  std::vector<Figure> looks;
  std::optional<double> cosine_overlap;  ///< final
  std::optional<double> purity;          ///< final
  std::optional<double> matched_purity;  ///< final
  std::optional<Answer> answer;          ///< `nullopt` if nobody asked
  /// The features that a person chose in place of the run's own selection, best first. The answer
  /// is about these, and whatever shows, compares or reports the record uses them.
  std::optional<std::vector<Index>> chosen;
};

/// The figures of the result, then the looks.
[[nodiscard]] std::vector<Figure> all_figures(const Record& record);

/// The selection to be shown: a person's choice if there is one, otherwise the run's.
[[nodiscard]] FeatureSelection shown_selection(const Record& record);

/// Schema version of the JSON. Unknown keys are reported as warnings and are never an error.
inline constexpr int record_schema = 2;

[[nodiscard]] std::string to_json(const Record& record);
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] Record record_from_json(const std::string& text, const std::string& where);
/// Writes the record atomically: if the disk is full, an old file stays intact.
/// \throws Error(cannot_write)
void write_record(const std::filesystem::path& path, const Record& record);
/// \throws Error(bad_input) if the file cannot be read or is not a record; "cancelled" on stop
[[nodiscard]] Record read_record(const std::filesystem::path& path,
                                 const std::stop_token& stop = {});

/// Taken from the build: version, compiler; and the instructions that the kernels use on this
/// processor (core/kernels/level.h).
[[nodiscard]] std::string program_version();
[[nodiscard]] std::string compiler_name();
[[nodiscard]] std::string instruction_set();

}  // namespace steelyard
