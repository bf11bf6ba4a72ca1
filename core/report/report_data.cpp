// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_data.h"

#include <vector>

#include "core/data/text_encoding.h"
#include "core/error.h"
#include "core/prepare/preparation.h"
#include "core/report/html_text.h"

namespace steelyard::html {
namespace {

/// The record of a newer program version may name an unknown step.
std::string words_of(const PreparationStep& step) {
  try {
    return described(step);
  } catch (const Error&) {
    return step.id;
  }
}

std::vector<std::string> steps_of(const TableOrigin& origin) {
  std::vector<std::string> words;
  for (const PreparationStep& step : origin.steps) {
    words.push_back(words_of(step));
  }
  return words;
}

std::vector<std::string> files_beside(const TableOrigin& origin) {
  std::vector<std::string> words;
  for (const SideFile& file : origin.beside) {
    words.push_back(to_utf8(file.source) +
                    (file.key.empty() ? ", row by row" : ", by the column " + file.key) +
                    (file.sha256.empty() ? "" : ", SHA-256 " + file.sha256));
  }
  return words;
}

void add_table(const DataReference& data, Facts& facts) {
  facts.add("Source", to_utf8(data.source));
  facts.add("SHA-256", data.sha256.empty() ? "none: built into the program" : data.sha256);
  facts.add("Rows × columns", std::to_string(data.rows) + " × " + std::to_string(data.columns));
  facts.add_markup("Added tables", list("ul", files_beside(data.origin)));
  facts.add_markup("Preparation", list("ol", steps_of(data.origin)));
}

std::string words_of(const ColumnChoice& column) {
  std::string text = column.name;
  if (!column.unit.empty()) {
    text += " [" + column.unit + "]";
  }
  if (column.period > 0.0) {
    text += ", period " + number_text(column.period);
  }
  if (column.truth_period > 0.0) {
    text += ", period as ground truth " + number_text(column.truth_period);
  }
  return text;
}

/// "3: x1, x2 [nm], x3".
std::string columns_markup(const std::vector<ColumnChoice>& columns, Role role) {
  std::string names;
  int count = 0;
  for (const ColumnChoice& column : columns) {
    if (column.roles.has(role)) {
      names += (count++ == 0 ? "" : "; ") + escaped(words_of(column));
    }
  }
  return count == 0 ? names : std::to_string(count) + ": " + names;
}

void add_roles(const std::vector<ColumnChoice>& columns, Facts& facts) {
  const std::string inputs = columns_markup(columns, Role::input);
  const std::string truth = columns_markup(columns, Role::truth);
  facts.add_markup("Inputs", inputs);
  facts.add_markup("Ground truth", truth == inputs && !truth.empty() ? "the inputs" : truth);
  facts.add_markup("Labels", columns_markup(columns, Role::label));
  facts.add_markup("Ids", columns_markup(columns, Role::id));
  facts.add_markup("Time", columns_markup(columns, Role::time));
}

std::string known_weights(const std::vector<ColumnChoice>& columns) {
  std::string text;
  for (const ColumnChoice& column : columns) {
    if (column.known_weight) {
      text += (text.empty() ? "" : "; ") + column.name + " " + number_text(*column.known_weight);
    }
  }
  return text;
}

void add_options(const ProblemOptions& options, Facts& facts) {
  facts.add("Missing cells", missing_policy_id(options.missing));
  facts.add("Ground truth is", truth_kind_id(options.truth_kind));
  facts.add("Ground truth standardised", options.standardise_truth ? "yes" : "no");
  if (!options.samples.empty()) {
    facts.add("Samples chosen", std::to_string(options.samples.size()));
  }
  facts.add("Periods wrapped", options.wrap_periods ? "yes" : "");
  if (options.row_order != RowOrder::automatic) {
    facts.add("Order of rows", row_order_id(options.row_order));
  }
}

}  // namespace

std::string data_markup(const RunRequest& asked) {
  Facts facts;
  add_table(asked.data, facts);
  add_roles(asked.columns, facts);
  facts.add("Known weights", known_weights(asked.columns));
  if (const auto& file = asked.data.weights_file) {
    facts.add("Known weights from", to_utf8(file->source) + ", SHA-256 " + file->sha256);
  }
  add_options(asked.problem_options, facts);
  std::string markup = facts.markup();
  if (asked.truth_data) {
    Facts second;
    add_table(*asked.truth_data, second);
    add_roles(asked.truth_columns, second);
    markup += element("h3", "Ground-truth table") + second.markup();
  }
  return markup;
}

}  // namespace steelyard::html
