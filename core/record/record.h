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
#include "core/record/question.h"
#include "core/run/result.h"

namespace steelyard {

/// Everything needed to report a run and to repeat it. Written as JSON.
struct Record : Asked {
  std::string program_version;
  std::string instruction_set;  ///< "avx512f avx2 fma": the bits depend on it
  std::string compiler;
  int threads = 0;
  std::string started;  ///< ISO 8601, UTC
  double seconds = 0.0;
  std::vector<std::string>
      feature_names;  ///< of the inputs, the order of the values of a feature column
  std::vector<std::string> warnings;  ///< of the data and the run
  /// Names of the files that were written into one folder, the record included; empty: only the
  /// record was written.
  std::vector<std::string> files;
  bool partial = false;  ///< saved while the run went on, so it has no ending
  Result result;
  std::optional<double> cosine_overlap;  ///< final
  std::optional<double> purity;          ///< final
  std::optional<double> matched_purity;  ///< final
  std::optional<Answer> answer;          ///< nothing: nobody asked
  /// The features that a person chose in place of the run's own selection, best first. The answer
  /// speaks of these, and so does whatever shows, compares or reports the record.
  std::optional<std::vector<Index>> chosen;
};

/// What is selected: by a person or, where nobody chose, by the run.
[[nodiscard]] FeatureSelection shown_selection(const Record& record);

/// Schema version of the JSON; unknown keys are reported as warnings, never a failure.
inline constexpr int record_schema = 2;

[[nodiscard]] std::string to_json(const Record& record);
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] Record record_from_json(const std::string& text, const std::string& where);
/// Atomic: a full disk leaves an old file whole. \throws Error(cannot_write).
void write_record(const std::filesystem::path& path, const Record& record);
/// \throws Error(bad_input): no file that can be read, no record; "cancelled" on stop
[[nodiscard]] Record read_record(const std::filesystem::path& path,
                                 const std::stop_token& stop = {});

/// Filled from the build: version, compiler, vector instructions.
[[nodiscard]] std::string program_version();
[[nodiscard]] std::string compiler_name();
[[nodiscard]] std::string instruction_set();

}  // namespace steelyard
