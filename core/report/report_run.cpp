// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_run.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/report/html_text.h"

namespace steelyard::html {
namespace {

constexpr std::size_t most_features = 30;  // more are in the record

std::string with_error(double value, const std::optional<double>& error) {
  return rounded_text(value) + (error ? " ± " + rounded_text(*error) : "");
}

std::string text_of(const std::optional<double>& value) {
  return value ? rounded_text(*value) : std::string();
}

std::string ending_words(const Outcome& outcome) {
  const std::string id(ending_id(outcome.ending));
  return outcome.reason.empty() ? id : id + ": " + outcome.reason;
}

std::string facts_markup(const ComparedRun& run, const Method* method) {
  const Record& record = *run.record;
  const Result& result = record.result;
  Facts facts;
  facts.add("Method",
            method != nullptr ? method->info().title + " (" + record.method + ")" : record.method);
  facts.add("Reference", method != nullptr ? method->info().citation : "");
  facts.add("Ended", ending_words(result.outcome));
  if (!result.features.empty()) {
    facts.add("Objective", with_error(result.objective, result.objective_error));
  }
  facts.add("Iterations", std::to_string(result.iterations));
  facts.add("Cosine overlap with the known weights", text_of(record.cosine_overlap));
  facts.add("Cluster purity", text_of(record.purity));
  facts.add("Matched purity", text_of(record.matched_purity));
  facts.add("Suggestion", result.suggestion);
  if (record.parameters.contains("seed")) {
    facts.add("Seed", to_text(record.parameters.at("seed")));
  }
  facts.add("Started", record.started);
  facts.add("Took", rounded_text(record.seconds) + " s, " + std::to_string(record.threads) +
                        (record.threads == 1 ? " thread" : " threads"));
  facts.add("Made by", "Steelyard " + record.program_version + ", " + record.compiler + ", " +
                           record.instruction_set);
  return facts.markup();
}

std::string parameters_markup(const ParameterValues& values, const Method* method) {
  TextTable table{{"parameter", "id", "value"}, {}};
  for (const auto& [id, value] : values) {
    const ParameterSpec* spec = method != nullptr ? method->schema().find(id) : nullptr;
    const std::string unit = spec != nullptr && !spec->unit.empty() ? " " + spec->unit : "";
    table.rows.push_back({spec != nullptr ? spec->label : id, id, to_text(value) + unit});
  }
  return html::table(table);
}

std::string warnings_markup(const Record& record) {
  std::vector<std::string> warnings = record.warnings;
  warnings.insert(warnings.end(), record.result.warnings.begin(), record.result.warnings.end());
  return warnings.empty() ? std::string() : element("h3", "Warnings") + list("ul", warnings);
}

std::string unit_of(const Record& record, const std::string& name) {
  const auto found = std::find_if(record.columns.begin(), record.columns.end(),
                                  [&](const ColumnChoice& column) { return column.name == name; });
  return found == record.columns.end() ? std::string() : found->unit;
}

std::string features_markup(const Record& record) {
  const Result& result = record.result;
  TextTable table{{"rank", "feature", "unit", "weight", "raw weight", "score", "error", "p", "q",
                   "how often", "selected"},
                  {}};
  for (const Index feature : ranking(result.features)) {
    if (table.rows.size() == most_features) {
      break;
    }
    const auto& found = result.features[static_cast<std::size_t>(feature)];
    const std::string& name = record.feature_names.at(static_cast<std::size_t>(feature));
    const auto& chosen = result.selection;
    const bool selected = std::find(chosen.begin(), chosen.end(), feature) != chosen.end();
    table.rows.push_back({std::to_string(table.rows.size() + 1), name, unit_of(record, name),
                          rounded_text(found.relative_weight), rounded_text(found.weight),
                          rounded_text(found.score), text_of(found.error), text_of(found.p_value),
                          text_of(found.q_value), text_of(found.selected_share),
                          selected ? "yes" : "no"});
  }
  if (table.rows.empty()) {
    return {};
  }
  const std::size_t rest = result.features.size() - table.rows.size();
  return element("h3", "Features, best first") + html::table(without_empty_columns(table)) +
         (rest == 0 ? std::string()
                    : element("p", std::to_string(rest) + " more features are in the record."));
}

}  // namespace

std::string run_markup(const ComparedRun& run, const Method* method) {
  return facts_markup(run, method) + warnings_markup(*run.record) + features_markup(*run.record) +
         element("h3", "Parameters") + parameters_markup(run.record->parameters, method);
}

}  // namespace steelyard::html
