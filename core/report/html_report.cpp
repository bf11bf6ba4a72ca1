// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/html_report.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/data/text_encoding.h"
#include "core/error.h"
#include "core/prepare/preparation.h"
#include "core/report/html_text.h"
#include "core/report/report_run.h"
#include "core/text.h"

namespace steelyard {
namespace {

using html::element;
using html::escaped;

/// The record of a newer program version may name an unknown step.
std::string words_of(const PreparationStep& step) {
  try {
    return described(step);
  } catch (const Error&) {
    return step.id;
  }
}

std::vector<std::string> steps_of(const TableOrigin& origin) {
  std::vector<std::string> texts;
  for (const PreparationStep& step : origin.steps) {
    texts.push_back(words_of(step));
  }
  return texts;
}

std::vector<std::string> files_beside(const TableOrigin& origin) {
  std::vector<std::string> texts;
  for (const SideFile& file : origin.beside) {
    texts.push_back(to_utf8(file.source) +
                    (file.key.empty() ? ", row by row" : ", by the column " + file.key) +
                    (file.sha256.empty() ? "" : ", SHA-256 " + file.sha256));
  }
  return texts;
}

void add_table(const DataReference& data, html::Facts& facts) {
  facts.add("Source", to_utf8(data.source));
  facts.add("SHA-256", data.sha256.empty() ? "none: built into the program" : data.sha256);
  facts.add("Rows × columns", std::to_string(data.rows) + " × " + std::to_string(data.columns));
  facts.add_markup("Added tables", html::list("ul", files_beside(data.origin)));
  facts.add_markup("Preparation", html::list("ol", steps_of(data.origin)));
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

void add_roles(const std::vector<ColumnChoice>& columns, html::Facts& facts) {
  const std::string inputs = columns_markup(columns, Role::input);
  const std::string truth = columns_markup(columns, Role::truth);
  facts.add_markup("Inputs", inputs);
  facts.add_markup("Ground truth", truth == inputs && !truth.empty() ? "the inputs" : truth);
  facts.add_markup("Labels", columns_markup(columns, Role::label));
  facts.add_markup("Ids", columns_markup(columns, Role::id));
  facts.add_markup("Time", columns_markup(columns, Role::time));
  facts.add_markup("Weight of the samples", columns_markup(columns, Role::weight));
}

/// What the person who asked wanted in every selection.
std::string kept_inputs_of(const std::vector<ColumnChoice>& columns) {
  std::string text;
  for (const ColumnChoice& column : columns) {
    if (column.always_kept && column.roles.has(Role::input)) {
      text += (text.empty() ? "" : "; ") + column.name;
    }
  }
  return text;
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

void add_options(const ProblemOptions& options, html::Facts& facts) {
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

/// The data of a run as markup: tables with their hashes, preparation, and the roles of columns.
/// The same text for runs on the same data.
std::string data_markup(const RunRequest& asked) {
  html::Facts facts;
  add_table(asked.data, facts);
  add_roles(asked.columns, facts);
  facts.add("Always kept", kept_inputs_of(asked.columns));
  facts.add("Known weights", known_weights(asked.columns));
  if (const auto& file = asked.data.weights_file) {
    facts.add("Known weights from", to_utf8(file->source) + ", SHA-256 " + file->sha256);
  }
  add_options(asked.problem_options, facts);
  std::string markup = facts.markup();
  if (asked.truth_data) {
    html::Facts second;
    add_table(*asked.truth_data, second);
    add_roles(asked.truth_columns, second);
    markup += element("h3", "Ground-truth table") + second.markup();
  }
  return markup;
}

/// Runs with the same data share one section.
std::string data_section(const std::vector<ComparedRun>& runs) {
  std::vector<std::pair<std::string, std::string>> parts;  // names of runs, markup
  for (const ComparedRun& run : runs) {
    std::string markup = data_markup(*run.record);
    const auto same = std::find_if(parts.begin(), parts.end(),
                                   [&](const auto& part) { return part.second == markup; });
    if (same == parts.end()) {
      parts.emplace_back(run.name, std::move(markup));
    } else {
      same->first += ", " + run.name;
    }
  }
  std::string section = element("h2", "Data");
  for (const auto& [names, markup] : parts) {
    section += (parts.size() > 1 ? element("h3", escaped(names)) : std::string()) + markup;
  }
  return section;
}

/// Only the features with the largest weights, for readability; the records contain all of them.
std::string weights_markup(TextTable table) {
  constexpr std::size_t most = 30;
  const std::size_t rest = table.rows.size() - std::min(most, table.rows.size());
  table.rows.resize(table.rows.size() - rest);
  for (std::vector<std::string>& row : table.rows) {
    std::transform(row.begin() + 1, row.end(), row.begin() + 1, rounded_number);
  }
  return element("h3", "Weights, each run's largest 1") + html::table(table) +
         (rest == 0 ? std::string()
                    : element("p", counted(rest, "feature", " with a smaller weight is",
                                           " with smaller weights are") +
                                       " left out."));
}

std::string comparison_section(const std::vector<ComparedRun>& runs) {
  if (runs.size() < 2) {
    return {};
  }
  std::string section = element("h2", "Comparison");
  if (const auto caveats = comparison_caveats(runs); !caveats.empty()) {
    section += "<div class=\"caveats\">" + html::list("ul", caveats) + "</div>\n";
  }
  section += html::table(html::without_empty_columns(readable(comparison_table(runs))));
  if (const TextTable settings = differing_settings(runs); !settings.rows.empty()) {
    section += element("h3", "Settings that differ") + html::table(settings);
  }
  section += weights_markup(weight_table(runs));
  section += element("h3", "Pairs of runs");
  section += element("p",
                     "Jaccard index of the selections; rank correlation (Spearman) and cosine "
                     "overlap of the weights, each times its column's standard deviation, over the "
                     "features common to both runs.");
  return section + html::table(readable(pair_table(runs)));
}

}  // namespace

std::string to_html(const Report& report, const MethodRegistry& methods) {
  std::string body = data_section(report.runs) + comparison_section(report.runs);
  for (const ComparedRun& run : report.runs) {
    body += element("h2", escaped(run.name)) +
            html::run_markup(run, methods.find_if_known(run.record->method));
  }
  if (report.panel) {
    body += html::panel_section(*report.panel);
  }
  return html::page(report.title, report.made, body + html::picture_section(report.pictures));
}

}  // namespace steelyard
