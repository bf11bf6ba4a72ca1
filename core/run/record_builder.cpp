// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/record_builder.h"

#include <omp.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <utility>

#include "core/data/sha256.h"
#include "core/error.h"
#include "core/measures/cosine_overlap.h"

namespace steelyard {
namespace {

std::string utc_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), length};
}

/// Sources such as "generator:..." and ":/data/wine.csv" are part of the program.
bool is_file(const std::string& source) {
  return source.rfind("generator:", 0) != 0 && source.rfind(':', 0) != 0 && !source.empty();
}

DataReference reference_to(const TableUse& table) {
  DataReference reference;
  reference.source = table.dataset.source;
  reference.dialect = table.dialect;
  reference.rows = table.dataset.values.rows();
  reference.columns = table.dataset.values.cols();
  if (is_file(reference.source)) {
    reference.source = std::filesystem::absolute(reference.source).string();
    reference.sha256 = sha256_of_file(reference.source);
  }
  return reference;
}

std::vector<ColumnChoice> choices_of(const Dataset& dataset) {
  std::vector<ColumnChoice> choices;
  for (const Column& column : dataset.columns) {
    choices.push_back({column.name, column.roles, column.unit, column.period, column.truth_period,
                       column.known_weight, column.group});
  }
  return choices;
}

}  // namespace

Record begin_record(const TableUse& data, const std::optional<TableUse>& truth,
                    const ProblemOptions& options, const Method& method,
                    const ParameterValues& values, const Problem& problem, int threads) {
  Record record;
  record.program_version = program_version();
  record.instruction_set = instruction_set();
  record.compiler = compiler_name();
  record.data = reference_to(data);
  record.columns = choices_of(data.dataset);
  if (truth) {
    record.truth_data = reference_to(*truth);
    record.truth_columns = choices_of(truth->dataset);
  }
  record.problem_options = options;
  record.method = method.info().id;
  record.parameters = values;
  record.threads = threads > 0 ? threads : omp_get_max_threads();
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
  const Vector weights = weights_of(record.result.features);
  if (problem.known_weights) {
    record.cosine_overlap = cosine_overlap(weights, *problem.known_weights);
  }
  if (problem.labels) {
    const Observation observation = observe(problem, weights, record.result.iterations,
                                            ObservationOptions{}, builtin_projections());
    record.purity = observation.purity;
    record.matched_purity = observation.matched_purity;
  }
}

void apply_choices(const std::vector<ColumnChoice>& choices, Dataset& dataset) {
  for (Column& column : dataset.columns) {
    column.roles = {};
  }
  for (const ColumnChoice& choice : choices) {
    const auto found =
        std::find_if(dataset.columns.begin(), dataset.columns.end(),
                     [&](const Column& column) { return column.name == choice.name; });
    if (found == dataset.columns.end()) {
      throw bad_input(
          {"has no column '" + choice.name + "'", dataset.source, "the table of the record"});
    }
    found->roles = choice.roles;
    found->unit = choice.unit;
    found->period = choice.period;
    found->truth_period = choice.truth_period;
    found->known_weight = choice.known_weight;
    found->group = choice.group;
  }
}

}  // namespace steelyard
