// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/run_settings.h"

#include "core/data/text_encoding.h"
#include "core/error.h"
#include "core/parameter/automatic_words.h"
#include "core/prepare/preparation.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::size_t longest_value = 160;  // bytes: two lines of a page

/// The record of a newer program version may name an unknown step.
std::string words_of_step(const PreparationStep& step) {
  try {
    return described(step);
  } catch (const Error&) {
    return step.id;
  }
}

std::string words_of_file(const SideFile& file, const ReportWords& words) {
  const Message way = file.key.empty()
                          ? message("report.beside.rows", "row by row")
                          : message("report.beside.key", "by the column {1}", in_quotes(file.key));
  return to_utf8(file.source) + ", " + words.sentence(way);
}

class FactList {
 public:
  explicit FactList(const ReportWords& words) : words_(words) {}

  void add(const Message& name, const std::string& value) { add(words_.sentence(name), value); }
  void add(std::string name, const std::string& value) {
    facts_.push_back({std::move(name), in_brief(value, longest_value)});
  }
  [[nodiscard]] std::vector<SummaryFact> take() { return std::move(facts_); }

 private:
  const ReportWords& words_;
  std::vector<SummaryFact> facts_;
};

void add_origin(const TableOrigin& origin, const ReportWords& words, FactList& list) {
  for (const SideFile& file : origin.beside) {
    list.add(message("report.beside", "Added table"), words_of_file(file, words));
  }
  for (const PreparationStep& step : origin.steps) {
    list.add(message("report.step", "Preparation"), words_of_step(step));
  }
}

void add_known_weights(const RunRequest& asked, FactList& list) {
  std::string text;
  for (const ColumnChoice& column : asked.columns) {
    if (column.known_weight) {
      text += (text.empty() ? "" : "; ") + short_name(column.name) + " " +
              number_text(*column.known_weight);
    }
  }
  if (!text.empty()) {
    list.add(message("report.known_weights", "Known weights"), text);
  }
}

void add_options(const ProblemOptions& options, const ReportWords& words, FactList& list) {
  if (options.missing != MissingPolicy::refuse) {
    list.add(message("report.missing", "Missing cells"),
             std::string(missing_policy_id(options.missing)));
  }
  if (options.truth_kind != TruthKind::columns) {
    list.add(message("report.truth_kind", "Target is"),
             std::string(truth_kind_id(options.truth_kind)));
  }
  if (options.standardise_truth) {
    list.add(message("report.standardised", "Target standardised"), words.term("yes"));
  }
  if (!options.samples.empty()) {
    list.add(message("report.samples", "Samples chosen"), std::to_string(options.samples.size()));
  }
  if (options.wrap_periods) {
    list.add(message("report.wrapped", "Periods wrapped"), words.term("yes"));
  }
  if (options.row_order != RowOrder::automatic) {
    list.add(message("report.row_order", "Order of rows"),
             std::string(row_order_id(options.row_order)));
  }
}

std::string value_of_setting(const ParameterSpec& spec, const ParameterValue& value,
                             const ParameterValues& found, const ReportWords& words) {
  const std::string unit = spec.unit.empty() ? "" : " " + words.term(spec.unit);
  if (std::holds_alternative<Automatic>(value) && found.contains(spec.id)) {
    return automatic_in_words(spec, found) + unit;
  }
  return words.sentence(value_statement(spec, value)) +
         (std::holds_alternative<Automatic>(value) ? "" : unit);
}

/// \return whether it is said
bool add_parameter(const ParameterSpec& spec, const ParameterValue& value,
                   const ParameterValues& found, const ReportWords& words, FactList& list) {
  const bool was_found = std::holds_alternative<Automatic>(value) && found.contains(spec.id);
  if (value == spec.initial && !was_found) {
    return false;
  }
  list.add(words.term(spec.label), value_of_setting(spec, value, found, words));
  return true;
}

}  // namespace

AppliedSettings applied_settings(const ComparedRun& run, const Method* method,
                                 const ReportWords& words) {
  const Record& record = *run.record;
  FactList list(words);
  AppliedSettings settings;
  add_origin(record.data.origin, words, list);
  add_known_weights(record, list);
  add_options(record.problem_options, words, list);
  for (const auto& [id, value] : record.parameters) {
    const ParameterSpec* spec = method != nullptr ? method->schema().find(id) : nullptr;
    if (id == "seed") {
      continue;
    }
    if (spec == nullptr) {
      list.add(id, to_text(value));
    } else if (method->schema().applies(*spec, record.parameters) &&
               !add_parameter(*spec, value, run.automatic, words, list)) {
      ++settings.at_default;
    }
  }
  settings.facts = list.take();
  return settings;
}

}  // namespace steelyard
