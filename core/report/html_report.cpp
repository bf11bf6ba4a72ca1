// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/html_report.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/report/html_text.h"
#include "core/report/report_run.h"
#include "core/text.h"

namespace steelyard {
namespace {

using html::element;
using html::escaped;

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
  const ReportWords& words = report.words;
  const std::string pictures = html::picture_section(report.pictures, words);
  const bool alone = report.runs.size() == 1;
  std::string body = comparison_section(report.runs);
  for (const ComparedRun& run : report.runs) {
    body += (alone ? std::string() : element("h2", escaped(run.name))) +
            html::run_markup(summary_of(run, methods, words), alone ? pictures : "", words);
  }
  body += alone ? std::string() : pictures;
  for (const ComparedRun& run : report.runs) {
    body += html::tables_markup(*run.record, words);
  }
  if (report.panel) {
    body += html::panel_section(*report.panel);
  }
  return html::page(report.title, report.made, body, words.language);
}

}  // namespace steelyard
