// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/filter_samples.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/error.h"
#include "core/message.h"
#include "core/prepare/schema_of.h"
#include "core/text.h"

namespace steelyard {
namespace {

Message grammar() {
  return message("filter_samples.accepted",
                 "a condition such as x1 > 0.5 and label = folded (with <, <=, >, >=, =, !=; "
                 "conditions joined by and)");
}

struct FilterSamplesOptions {
  std::string condition;
};

ParameterList<FilterSamplesOptions> filter_samples_parameters() {
  return {parameter({"condition", "Keep samples where", in_words(grammar())},
                    field(&FilterSamplesOptions::condition))};
}

using Comparison = bool (*)(double, double);

struct Operator {
  std::string_view sign;
  Comparison holds;
};

/// Longer signs first, so that "<=" is not read as "<".
constexpr std::array<Operator, 7> operators{{
    {"<=", [](double a, double b) { return a <= b; }},
    {">=", [](double a, double b) { return a >= b; }},
    {"!=", [](double a, double b) { return a != b; }},
    {"==", [](double a, double b) { return a == b; }},
    {"<", [](double a, double b) { return a < b; }},
    {">", [](double a, double b) { return a > b; }},
    {"=", [](double a, double b) { return a == b; }},
}};

/// One column compared with one value. A missing cell satisfies no condition.
struct Condition {
  Index column = 0;
  double value = 0.0;
  Comparison holds = nullptr;

  [[nodiscard]] bool is_met(const Dataset& table, Index sample) const {
    const double cell = table.values(sample, column);
    return !std::isnan(cell) && holds(cell, value);
  }
};

double value_in(const Column& column, std::string_view sign, std::string_view text) {
  if (column.kind == ColumnKind::category) {
    for (std::size_t at = 0; at < column.categories.size(); ++at) {
      if (column.categories[at] == text && (sign == "=" || sign == "==" || sign == "!=")) {
        return static_cast<double>(at);
      }
    }
    throw bad_input(
        {message("filter_samples.no_such_value",
                 "'{1}' is not a value of the text column '{2}', or it cannot be compared by {3}",
                 text, column.name, sign),
         "the condition",
         message("filter_samples.no_such_value.accepted", "= or != and one of its values")});
  }
  double value = 0.0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc{} || end != text.data() + text.size()) {
    throw bad_input({message("filter_samples.no_number", "'{1}' is not a number", text),
                     "the condition", grammar()});
  }
  return value;
}

/// Column names may contain operator signs, so the split that leaves a column name is used.
Condition condition_of(const Dataset& table, std::string_view text) {
  for (const Operator& candidate : operators) {
    for (auto at = text.find(candidate.sign); at != std::string_view::npos;
         at = text.find(candidate.sign, at + 1)) {
      const auto column = table.column_named(trimmed(text.substr(0, at)));
      if (column) {
        const std::string_view value = trimmed(text.substr(at + candidate.sign.size()));
        return {*column,
                value_in(table.columns[static_cast<std::size_t>(*column)], candidate.sign, value),
                candidate.holds};
      }
    }
  }
  std::size_t end = text.size();
  for (const Operator& candidate : operators) {
    end = std::min(end, text.find(candidate.sign));
  }
  throw bad_input({end < text.size()
                       ? message("filter_samples.no_such_column", "there is no column {1}",
                                 in_quotes(trimmed(text.substr(0, end))))
                       : message("filter_samples.no_comparison",
                                 "{1} compares no column with a value", in_quotes(text)),
                   "the condition", grammar()});
}

std::vector<Condition> conditions_of(const Dataset& table, std::string_view text) {
  constexpr std::string_view joint = " and ";
  std::vector<Condition> conditions;
  while (!trimmed(text).empty()) {
    const std::size_t end = std::min(text.find(joint), text.size());
    conditions.push_back(condition_of(table, trimmed(text.substr(0, end))));
    text.remove_prefix(std::min(end + joint.size(), text.size()));
  }
  if (conditions.empty()) {
    throw bad_input({message("filter_samples.no_condition", "no condition is given"),
                     "the condition", grammar()});
  }
  return conditions;
}

Message keep_fulfilling(Dataset& table, const ParameterValues& values,
                        const ReadControl& /*control*/) {
  const std::string condition = options_of(filter_samples_parameters(), values).condition;
  const Index before = table.samples();
  const std::vector<Index> kept = samples_where(table, condition);
  table.keep_samples(kept);
  return message("step.filter", "{1} of {2} {2:sample|samples} kept, where {3}", kept.size(),
                 before, condition);
}

}  // namespace

std::vector<Index> samples_where(const Dataset& table, std::string_view condition) {
  const std::vector<Condition> conditions = conditions_of(table, condition);
  std::vector<Index> found;
  for (Index sample = 0; sample < table.samples(); ++sample) {
    if (std::all_of(conditions.begin(), conditions.end(),
                    [&](const Condition& each) { return each.is_met(table, sample); })) {
      found.push_back(sample);
    }
  }
  return found;
}

Preparation filter_samples() {
  return {"filter", "Filter samples", "Keep samples that satisfy a condition",
          schema_of<filter_samples_parameters>, keep_fulfilling};
}

}  // namespace steelyard
