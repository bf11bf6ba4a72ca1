// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/record_builder.h"

#include <utility>

#include "core/analysis/space_quality.h"
#include "core/measures/run_agreement.h"
#include "core/parallel.h"
#include "core/platform/utc_now.h"

namespace steelyard {
namespace {

Record begun(RunRequest asked, const Problem& problem, int threads) {
  Record record;
  static_cast<RunRequest&>(record) = std::move(asked);
  record.program_version = program_version();
  record.instruction_set = instruction_set();
  record.compiler = compiler_name();
  record.threads = threads > 0 ? threads : static_cast<int>(most_threads());
  record.started = utc_now();
  for (const ColumnInfo& feature : problem.features) {
    record.feature_names.push_back(feature.name);
  }
  record.warnings = problem.warnings;
  return record;
}

}  // namespace

Record begin_record(const Dataset& data, const Dataset* truth, const ProblemOptions& options,
                    const Method& method, const ParameterValues& values, const Problem& problem,
                    int threads) {
  return begun(asked(data, truth, options, method.info().id, values), problem, threads);
}

Record begin_record(const TableSnapshot& table, const TableSnapshot& second,
                    const ProblemOptions& options, const Method& method,
                    const ParameterValues& values, const Problem& problem) {
  return begun(asked(table, second, options, method.info().id, values), problem, 0);
}

void complete_record(Record& record, const Problem& problem, Result result, double seconds,
                     const std::stop_token& stop) {
  record.result = std::move(result);
  record.seconds = seconds;
  if (!has_solution(record.result)) {
    return;
  }
  const Vector& weights = record.result.space.weights();
  if (problem.known_weights && weights.size() > 0) {
    record.cosine_overlap = cosine_overlap(weights, *problem.known_weights);
  }
  if (record.result.space.empty() && record.result.selection.features.empty()) {
    return;  // it made no space whose clusters would be its own
  }
  if (const auto purity = label_purity(problem, display_space(record.result, problem), 1, stop)) {
    record.purity = purity->purity;
    record.matched_purity = purity->matched;
  }
}

}  // namespace steelyard
