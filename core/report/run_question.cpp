// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/run_question.h"

#include <algorithm>

#include "core/data/text_encoding.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Choices = std::vector<ColumnChoice>;

Choices with_role(const Choices& columns, Role role) {
  Choices found;
  std::copy_if(columns.begin(), columns.end(), std::back_inserter(found),
               [role](const ColumnChoice& column) { return column.roles.has(role); });
  return found;
}

std::vector<std::string> names_among(const Choices& columns) {
  std::vector<std::string> names;
  for (const ColumnChoice& column : columns) {
    names.push_back(column.name);
  }
  return names;
}

/// The columns that a second table gives, or those of this one.
Choices truth_of(const Record& record) {
  if (!record.truth_data) {
    return with_role(record.columns, Role::truth);
  }
  const Choices chosen = with_role(record.truth_columns, Role::truth);
  return chosen.empty() ? record.truth_columns : chosen;
}

bool compares_inputs(const Record& record) {
  const auto names = names_among(with_role(record.columns, Role::input));
  return !record.truth_data && !names.empty() && names == names_among(truth_of(record));
}

/// What is to be predicted or preserved.
Message wanted_of(const Record& record, const Method* method) {
  const Target target = method != nullptr ? method->info().target : Target::either;
  const Choices truth = truth_of(record);
  const Choices labels = with_role(record.columns, Role::label);
  const bool numbers = target == Target::numbers || target == Target::either;
  const bool classes = target == Target::classes || target == Target::either;
  if (numbers && compares_inputs(record)) {
    return message("report.wanted.inputs", "preserve what all inputs say together");
  }
  if (numbers && !truth.empty()) {
    return message("report.wanted.truth", "predict {1}", names_in_words(names_among(truth)));
  }
  if (classes && !labels.empty()) {
    return message("report.wanted.classes", "tell the classes of {1} apart",
                   names_in_words(names_among(labels)));
  }
  return message("report.wanted.nothing", "say most about the samples, without any target");
}

/// "x2 [nm], period 360"
std::string words_of_choice(const ColumnChoice& column, const ReportWords& words) {
  std::string text = short_name(column.name);
  if (!column.unit.empty()) {
    text += " [" + column.unit + "]";
  }
  if (column.period > 0.0) {
    text +=
        " " + words.sentence(message("report.period", "(period {1})", rounded_text(column.period)));
  }
  if (column.truth_period > 0.0) {
    text += " " + words.sentence(message("report.truth_period", "(period as target {1})",
                                         rounded_text(column.truth_period)));
  }
  return text;
}

/// "3: x1, x2 [nm], x3"
std::string list_of(const Choices& columns, const ReportWords& words) {
  constexpr std::size_t most_names = 10;
  std::string names = std::to_string(columns.size()) + ":";
  for (std::size_t at = 0; at < std::min(columns.size(), most_names); ++at) {
    names += (at == 0 ? " " : ", ") + words_of_choice(columns[at], words);
  }
  return columns.size() <= most_names
             ? names
             : words.sentence(message("report.names_and_more", "{1} and {2} more", names,
                                      columns.size() - most_names));
}

}  // namespace

Message question_in_words(const Record& record, const Method* method) {
  const std::size_t inputs = with_role(record.columns, Role::input).size();
  return followed_by(
      message("report.table", "The table {1} has {2} {2:row|rows} and {3} {3:column|columns}.",
              in_quotes(to_utf8(table_name(record.data))), record.data.rows, record.data.columns),
      message("report.question", "Which of its {1} {1:input|inputs} does it take to {2}?", inputs,
              wanted_of(record, method)));
}

std::vector<SummaryFact> roles_of(const Record& record, const ReportWords& words) {
  std::vector<SummaryFact> facts;
  const auto add = [&](const Message& name, const Choices& columns) {
    if (!columns.empty()) {
      facts.push_back({words.sentence(name), list_of(columns, words)});
    }
  };
  add(message("report.inputs", "Inputs"), with_role(record.columns, Role::input));
  const Message truth = message("report.truth", "Target");
  if (compares_inputs(record)) {
    facts.push_back(
        {words.sentence(truth), words.sentence(message("report.truth.inputs", "the inputs"))});
  } else {
    add(truth, truth_of(record));
  }
  add(message("report.labels", "Labels"), with_role(record.columns, Role::label));
  add(message("report.ids", "Ids"), with_role(record.columns, Role::id));
  add(message("report.time", "Time"), with_role(record.columns, Role::time));
  add(message("report.weight", "Weight of the samples"), with_role(record.columns, Role::weight));
  Choices kept = with_role(record.columns, Role::input);
  kept.erase(std::remove_if(kept.begin(), kept.end(),
                            [](const auto& column) { return !column.always_kept; }),
             kept.end());
  add(message("report.kept", "Always kept"), kept);
  return facts;
}

}  // namespace steelyard
