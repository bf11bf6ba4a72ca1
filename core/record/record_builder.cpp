// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/record_builder.h"

#include <utility>

#include "core/analysis/label_purity.h"
#include "core/measures/cosine_overlap.h"
#include "core/parallel.h"
#include "core/utc_now.h"

namespace steelyard {
Record begin_record(const Dataset& data, const Dataset* truth, const ProblemOptions& options,
                    const Method& method, const ParameterValues& values, const Problem& problem,
                    int threads) {
  Record record;
  static_cast<Asked&>(record) = asked(data, truth, options, method.info().id, values);
  record.program_version = program_version();
  record.instruction_set = instruction_set();
  record.compiler = compiler_name();
  record.threads = threads > 0 ? threads : static_cast<int>(most_threads());
  record.started = utc_now();
  for (const Feature& feature : problem.features) {
    record.feature_names.push_back(feature.name);
  }
  record.warnings = problem.warnings;
  return record;
}

void complete_record(Record& record, const Problem& problem, Result result, double seconds) {
  record.result = std::move(result);
  record.seconds = seconds;
  if (!has_solution(record.result)) {
    return;
  }
  const Vector weights = weights_of(record.result.features);
  if (problem.known_weights) {
    record.cosine_overlap = cosine_overlap(weights, *problem.known_weights);
  }
  if (const auto purity = label_purity(problem, weights)) {
    record.purity = purity->purity;
    record.matched_purity = purity->matched;
  }
}

}  // namespace steelyard
