// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_run.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/message.h"
#include "core/report/html_text.h"
#include "core/run/result.h"
#include "core/text.h"

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
  const std::string words = ending_in_words(outcome.ending);
  return outcome.reason.says_nothing() ? words : words + ": " + in_words(outcome.reason);
}

/// "3 features: the first 3 choices"; nothing where no rule selected any.
std::string selection_words(const FeatureSelection& selection) {
  if (selection.rule.says_nothing()) {
    return {};
  }
  const std::size_t count = selection.features.size();
  return std::to_string(count) + (count == 1 ? " feature: " : " features: ") +
         in_words(selection.rule);
}

/// Of the columns that are listed as selected, if the path has a solution of just these; otherwise
/// of the run's own solution, and that is said.
void add_objective(const Record& record, Facts& facts) {
  const Result& result = record.result;
  const auto point =
      std::find_if(result.path.begin(), result.path.end(), [&](const PathPoint& one) {
        return record.chosen && same_features(one.selection, *record.chosen);
      });
  if (point != result.path.end()) {
    facts.add("Objective", with_error(point->objective, point->error));
  } else {
    facts.add(record.chosen ? "Objective of the run's own selection" : "Objective",
              with_error(result.objective, result.objective_error));
  }
}

std::string facts_markup(const ComparedRun& run, const Method* method) {
  const Record& record = *run.record;
  const Result& result = record.result;
  Facts facts;
  facts.add("Method",
            method != nullptr ? method->info().title + " (" + record.method + ")" : record.method);
  facts.add("Reference", method != nullptr ? method->info().citation : "");
  facts.add("Ended", ending_words(result.outcome));
  if (has_solution(result)) {
    add_objective(record, facts);
  }
  facts.add("Selected", selection_words(shown_selection(record)));
  if (record.chosen) {
    facts.add("The run itself selected", selection_words(result.selection));
  }
  facts.add("Iterations", std::to_string(result.iterations));
  facts.add("Cosine overlap with the known weights", text_of(record.cosine_overlap));
  facts.add("Cluster purity", text_of(record.purity));
  facts.add("Matched purity", text_of(record.matched_purity));
  const bool said = record.chosen || result.selection.features.empty();  // beside "Selected"
  facts.add("Suggestion", said ? "" : in_words(result.suggestion));
  if (record.parameters.contains("seed")) {
    facts.add("Seed", to_text(record.parameters.at("seed")));
  }
  facts.add("Started", record.started);
  facts.add("Duration", rounded_text(record.seconds) + " s, " + std::to_string(record.threads) +
                            (record.threads == 1 ? " thread" : " threads"));
  facts.add("Made by", "Steelyard " + record.program_version + ", " + record.compiler + ", " +
                           record.instruction_set);
  return facts.markup();
}

/// The answer is about what is listed as selected; what a person has just chosen may have none.
std::string answer_markup(const Record& record) {
  const std::optional<Answer>& answer = record.answer;
  if (!answer) {
    return record.chosen ? element("h3", "Answer: none") +
                               element("p", "What was chosen has not been looked at.")
                         : std::string();
  }
  TextTable table{{"question", "answer", "finding", "next step"}, {}};
  for (const AnswerCheck& check : answer->checks) {
    table.rows.push_back({in_words(check.title),
                          check.level ? std::string(answer_level_id(*check.level)) : "not done",
                          in_words(check.finding), in_words(check.next_step)});
  }
  const std::optional<AnswerLevel> settled = settled_level(*answer);
  const std::string level(settled ? answer_level_id(*settled) : "not all is checked");
  return element("h3", "Answer: " + level) + element("p", escaped(in_words(*answer))) +
         (table.rows.empty() ? std::string() : html::table(without_empty_columns(table))) +
         (answer->suggestion.says_nothing() ? std::string()
                                            : element("p", escaped(in_words(answer->suggestion))));
}

/// Those that applied: of a parameter of a search that was not made, nobody wants to know.
std::string parameters_markup(const ParameterValues& values, const Method* method) {
  TextTable table{{"parameter", "id", "value"}, {}};
  std::size_t idle = 0;
  for (const auto& [id, value] : values) {
    const ParameterSpec* spec = method != nullptr ? method->schema().find(id) : nullptr;
    if (spec != nullptr && !method->schema().applies(*spec, values)) {
      ++idle;
      continue;
    }
    const std::string unit = spec != nullptr && !spec->unit.empty() ? " " + spec->unit : "";
    table.rows.push_back({spec != nullptr ? spec->label : id, id, to_text(value) + unit});
  }
  return html::table(table) +
         (idle == 0 ? std::string()
                    : element("p", counted(idle, "parameter", " that did not apply is",
                                           " that did not apply are") +
                                       " in the record."));
}

std::string findings_markup(const Result& result) {
  TextTable table{{"finding", "value", "measured on"}, {}};
  for (const Finding& finding : result.findings) {
    table.rows.push_back(
        {in_words(finding.title), value_in_words(finding), in_words(finding.measured_on)});
  }
  return table.rows.empty() ? std::string()
                            : element("h3", "Findings") + html::table(without_empty_columns(table));
}

std::string warnings_markup(const Record& record) {
  std::vector<std::string> warnings = in_words(record.warnings);
  const std::vector<std::string> of_result = in_words(record.result.warnings);
  warnings.insert(warnings.end(), of_result.begin(), of_result.end());
  return warnings.empty() ? std::string() : element("h3", "Warnings") + list("ul", warnings);
}

std::string unit_of(const Record& record, const std::string& name) {
  const auto found = std::find_if(record.columns.begin(), record.columns.end(),
                                  [&](const ColumnChoice& column) { return column.name == name; });
  return found == record.columns.end() ? std::string() : found->unit;
}

std::vector<std::string> headings_of(const Result& result) {
  std::vector<std::string> headings{"rank", "feature", "unit"};
  for (const FeatureColumn& column : result.columns) {
    headings.push_back(column.title);
  }
  headings.emplace_back("selected");
  return headings;
}

std::string features_markup(const Record& record) {
  const Result& result = record.result;
  TextTable table{headings_of(result), {}};
  const std::vector<Index> ranked = ranking(result.columns);
  const std::vector<Index> chosen = shown_selection(record).features;
  const std::vector<FeatureColumn> shown = as_shown(result.columns);
  for (const Index feature : ranked) {
    if (table.rows.size() == most_features) {
      break;
    }
    const auto position = static_cast<std::size_t>(feature);
    const std::string& name = record.feature_names.at(position);
    std::vector<std::string> row{std::to_string(table.rows.size() + 1), name,
                                 unit_of(record, name)};
    for (const FeatureColumn& column : shown) {
      row.push_back(rounded_text(column.values[position]));
    }
    const bool selected = std::find(chosen.begin(), chosen.end(), feature) != chosen.end();
    row.emplace_back(selected ? "yes" : "no");
    table.rows.push_back(std::move(row));
  }
  if (table.rows.empty()) {
    return {};
  }
  const std::size_t rest = ranked.size() - table.rows.size();
  return element("h3", "Features, best first") + html::table(without_empty_columns(table)) +
         (rest == 0 ? std::string()
                    : element("p", std::to_string(rest) +
                                       (rest == 1 ? " more feature is" : " more features are") +
                                       " in the record."));
}

/// Tables are shown as such; the other figures are among the pictures.
std::string tables_markup(const Record& record) {
  std::string markup;
  for (const Figure& figure : all_figures(record)) {
    const auto* const table = std::get_if<TextTable>(&figure.shape);
    if (table != nullptr && !table->rows.empty()) {
      markup += element("h3", escaped(figure.title)) + html::table(*table) +
                (figure.help.empty() ? std::string() : element("p", escaped(figure.help)));
    }
  }
  return markup;
}

}  // namespace

std::string run_markup(const ComparedRun& run, const Method* method) {
  return answer_markup(*run.record) + facts_markup(run, method) +
         findings_markup(run.record->result) + warnings_markup(*run.record) +
         features_markup(*run.record) + tables_markup(*run.record) + element("h3", "Parameters") +
         parameters_markup(run.record->parameters, method);
}

}  // namespace steelyard::html
