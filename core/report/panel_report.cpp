// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/panel_report.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/data/text_encoding.h"
#include "core/in_words.h"
#include "core/record/panel_tables.h"
#include "core/record/run_comparison.h"
#include "core/report/html_text.h"
#include "core/text.h"

namespace steelyard {
namespace {

using html::element;
using html::escaped;

/// The first column is a name, which stays as it is.
std::string table_markup(TextTable table) {
  for (std::string& heading : table.header) {
    std::replace(heading.begin(), heading.end(), '_', ' ');
  }
  for (std::vector<std::string>& row : table.rows) {
    std::transform(row.begin() + 1, row.end(), row.begin() + 1, rounded_number);
  }
  return html::table(html::without_empty_columns(table));
}

/// The leading columns without those of the single methods, which a picture shows.
std::string column_markup(const MethodPanel& panel) {
  constexpr std::size_t most = 30;
  constexpr std::size_t of_all_methods = 4;
  TextTable table = panel_column_table(panel);
  table.rows.resize(std::min(most, table.rows.size()));
  table.header.resize(of_all_methods);
  for (std::vector<std::string>& row : table.rows) {
    row.resize(of_all_methods);
  }
  return element("h2", "How often columns are kept") +
         element("p",
                 "The share of trials of good methods that keep the column; the same on targets in "
                 "random order; and what a share has to exceed to say something.") +
         table_markup(std::move(table));
}

/// Without the names and reasons, which a section of their own says.
TextTable without_discovered(TextTable table) {
  for (const char* heading : {"discovered", "no_discoveries"}) {
    const auto found = std::find(table.header.begin(), table.header.end(), heading);
    if (found != table.header.end()) {
      const std::ptrdiff_t column = found - table.header.begin();
      table.header.erase(found);
      for (std::vector<std::string>& row : table.rows) {
        row.erase(row.begin() + column);
      }
    }
  }
  return table;
}

/// What each method discovers, or why it does not.
std::string discoveries_markup(const MethodPanel& panel) {
  std::vector<std::string> lines;
  for (const std::size_t place : panel.order) {
    const PanelRow& row = panel.rows[place];
    if (row.discoveries) {
      lines.push_back(row.title + ": " + in_words(statement_of(*row.discoveries, panel.columns)));
    }
  }
  return element("h2", "Discoveries") +
         element("p",
                 "Of one run of each method on all samples. Each method keeps the false discovery "
                 "rate by itself; whoever takes the method that finds most does not.") +
         html::list("ul", lines);
}

std::string methods_markup(const MethodPanel& panel, const std::vector<double>& seconds) {
  const std::string table = element("p", escaped(how_judged(panel))) +
                            table_markup(without_discovered(panel_table(panel, seconds)));
  return panel.discovery_rate ? table + discoveries_markup(panel) : table;
}

std::string data_markup(const PanelReport& report, const MethodPanel& panel) {
  html::Facts facts;
  facts.add("Source", to_utf8(report.data.source));
  facts.add("SHA-256",
            report.data.sha256.empty() ? "none: built into the program" : report.data.sha256);
  facts.add("Rows × columns",
            std::to_string(report.data.rows) + " × " + std::to_string(report.data.columns));
  facts.add("Inputs", std::to_string(panel.units.size()));
  facts.add("Samples used",
            std::to_string(panel.samples) + " of " + std::to_string(panel.all_samples));
  return element("h2", "Data") + facts.markup();
}

}  // namespace

std::string how_judged(const MethodPanel& panel) {
  std::string text = "error: mean over " + counted(panel.beside.of_nothing.size(), "part") +
                     " of " + std::to_string(panel.samples);
  if (panel.samples < panel.all_samples) {
    text += " of the " + std::to_string(panel.all_samples);
  }
  text += " samples, each held out; 1: knowing nothing";
  if (panel.of_inputs) {
    text += "; all inputs are predicted, as there is no target";
  }
  const std::string order = in_words(panel.how_held_out);
  return order.empty() ? text : text + ". " + order;
}

std::string html::panel_section(const ReportedPanel& reported) {
  const MethodPanel& panel = *reported.panel;
  return element("h2", "All methods") + html::list("ul", in_words(panel.answer)) +
         methods_markup(panel, reported.seconds) + html::pictures_markup(reported.pictures);
}

std::string to_html(const PanelReport& report, const MethodPanel& panel) {
  std::string body = html::list("ul", in_words(panel.answer)) + element("h2", "Methods") +
                     methods_markup(panel, report.seconds);
  if (!panel.good.empty()) {
    body += column_markup(panel);
  }
  body += html::picture_section(report.pictures) + data_markup(report, panel);
  return html::page("Methods compared on " + table_name(report.data), report.made, body);
}

}  // namespace steelyard
