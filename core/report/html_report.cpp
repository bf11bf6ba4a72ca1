// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/html_report.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/report/html_text.h"
#include "core/report/report_run.h"
#include "core/report/table_words.h"

namespace steelyard {
namespace {

using html::element;
using html::escaped;

std::string heading(const Message& words_of_heading, const char* level, const ReportWords& words) {
  return element(level, escaped(words.sentence(words_of_heading)));
}

/// The other headings are names of runs.
TextTable with_first_heading(TextTable table, const ReportWords& words) {
  table.header.front() = heading_in_words(table.header.front(), words);
  return table;
}

/// Only the features with the largest weights, for readability; the records contain all of them.
std::string weights_markup(TextTable table, const ReportWords& words) {
  constexpr std::size_t most = 30;
  const std::size_t rest = table.rows.size() - std::min(most, table.rows.size());
  table.rows.resize(table.rows.size() - rest);
  for (std::vector<std::string>& row : table.rows) {
    std::transform(row.begin() + 1, row.end(), row.begin() + 1, rounded_number);
  }
  const Message left_out = message("report.smaller_weights",
                                   "{1} {1:feature with a smaller weight is|features with smaller "
                                   "weights are} left out.",
                                   rest);
  return heading(message("report.section.weights", "Weights, each run's largest 1"), "h3", words) +
         html::table(with_first_heading(std::move(table), words)) +
         (rest == 0 ? std::string() : element("p", escaped(words.sentence(left_out))));
}

std::string pairs_markup(const std::vector<ComparedRun>& runs, const ReportWords& words) {
  const Message meaning = message(
      "report.pairs",
      "Jaccard index of the selections; rank correlation (Spearman) and cosine overlap of the "
      "weights, each times its column's standard deviation, over the features common to both "
      "runs.");
  return heading(message("report.section.pairs", "Pairs of runs"), "h3", words) +
         element("p", escaped(words.sentence(meaning))) +
         html::table(in_report_words(with_rounded_measures(pair_table(runs)), words));
}

std::string comparison_section(const std::vector<ComparedRun>& runs, const ReportWords& words) {
  if (runs.size() < 2) {
    return {};
  }
  std::string section = heading(message("report.section.comparison", "Comparison"), "h2", words);
  std::vector<std::string> caveats;
  for (const Message& caveat : comparison_caveats(runs)) {
    caveats.push_back(words.sentence(caveat));
  }
  if (!caveats.empty()) {
    section += "<div class=\"caveats\">" + html::list("ul", caveats) + "</div>\n";
  }
  const TextTable table = with_rounded_measures(comparison_table(runs));
  section += html::table(in_report_words(html::without_empty_columns(table), words));
  if (TextTable settings = differing_settings(runs); !settings.rows.empty()) {
    section +=
        heading(message("report.section.other_settings", "Settings that differ"), "h3", words) +
        html::table(with_first_heading(std::move(settings), words));
  }
  return section + weights_markup(weight_table(runs), words) + pairs_markup(runs, words);
}

}  // namespace

std::string to_html(const Report& report, const MethodRegistry& methods) {
  const ReportWords& words = report.words;
  const std::string pictures = html::picture_section(report.pictures, words);
  const bool alone = report.runs.size() == 1;
  std::string body = comparison_section(report.runs, words);
  for (const ComparedRun& run : report.runs) {
    body += (alone ? std::string() : element("h2", escaped(run.name))) +
            html::run_markup(summary_of(run, methods, words), alone ? pictures : "", words);
  }
  body += alone ? std::string() : pictures;
  for (const ComparedRun& run : report.runs) {
    body += html::tables_markup(*run.record, words);
  }
  if (report.panel) {
    body += html::panel_section(*report.panel, words);
  }
  return html::page(report.title, report.made, body, words.language);
}

}  // namespace steelyard
