// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/panel_report.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/data/text_encoding.h"
#include "core/record/panel_tables.h"
#include "core/record/run_comparison.h"
#include "core/report/html_text.h"
#include "core/report/table_words.h"

namespace steelyard {
namespace {

using html::element;
using html::escaped;

std::vector<std::string> sentences(const std::vector<Message>& all, const ReportWords& words) {
  std::vector<std::string> said;
  said.reserve(all.size());
  for (const Message& each : all) {
    said.push_back(words.sentence(each));
  }
  return said;
}

std::string heading(const Message& title, const ReportWords& words) {
  return element("h2", escaped(words.sentence(title)));
}

/// The first column is a name, which stays as it is.
std::string table_markup(TextTable table, const ReportWords& words) {
  for (std::vector<std::string>& row : table.rows) {
    std::transform(row.begin() + 1, row.end(), row.begin() + 1, rounded_number);
  }
  return html::table(in_report_words(html::without_empty_columns(table), words));
}

/// The leading columns without those of the single methods, which a picture shows.
std::string column_markup(const MethodPanel& panel, const ReportWords& words) {
  constexpr std::size_t most = 30;
  constexpr std::size_t of_all_methods = 4;
  TextTable table = panel_column_table(panel);
  table.rows.resize(std::min(most, table.rows.size()));
  table.header.resize(of_all_methods);
  for (std::vector<std::string>& row : table.rows) {
    row.resize(of_all_methods);
  }
  const Message meaning =
      message("report.kept_columns",
              "The share of trials of good methods that keep the column; the same on targets in "
              "random order; and what a share has to exceed to say something.");
  return heading(message("report.section.kept_columns", "How often columns are kept"), words) +
         element("p", escaped(words.sentence(meaning))) + table_markup(std::move(table), words);
}

/// Without the names and reasons, which a section of their own says.
TextTable without_discovered(TextTable table) {
  for (const char* name : {"discovered", "no_discoveries"}) {
    const auto found = std::find(table.header.begin(), table.header.end(), name);
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

/// The table with the reasons why methods were left out, which come last, in these words.
TextTable methods_table(const MethodPanel& panel, const std::vector<double>& seconds,
                        const ReportWords& words) {
  TextTable table = panel_table(panel, seconds);
  std::size_t line = panel.order.size();
  for (const PanelRow& row : panel.rows) {
    if (!row.is_judged()) {
      table.rows.at(line++).back() = words.sentence(row.left_out);
    }
  }
  return without_discovered(std::move(table));
}

/// What each method discovers, or why it does not.
std::string discoveries_markup(const MethodPanel& panel, const ReportWords& words) {
  std::vector<std::string> lines;
  for (const std::size_t place : panel.order) {
    const PanelRow& row = panel.rows[place];
    if (row.discoveries) {
      lines.push_back(words.term(row.title) + ": " +
                      words.sentence(statement_of(*row.discoveries, panel.columns)));
    }
  }
  const Message meaning =
      message("report.discoveries",
              "Of one run of each method on all samples. Each method keeps the false discovery "
              "rate by itself; whoever takes the method that finds most does not.");
  return heading(message("report.section.discoveries", "Discoveries"), words) +
         element("p", escaped(words.sentence(meaning))) + html::list("ul", lines);
}

std::string methods_markup(const MethodPanel& panel, const std::vector<double>& seconds,
                           const ReportWords& words) {
  const std::string table = element("p", escaped(words.sentence(how_judged(panel)))) +
                            table_markup(methods_table(panel, seconds, words), words);
  return panel.discovery_rate ? table + discoveries_markup(panel, words) : table;
}

std::string data_markup(const PanelReport& report, const MethodPanel& panel) {
  const ReportWords& words = report.words;
  html::Facts facts;
  const auto add = [&](const Message& name, const std::string& value) {
    facts.add(words.sentence(name), value);
  };
  add(message("report.data.source", "Source"), to_utf8(report.data.source));
  add(message("report.data.sha256", "SHA-256"),
      report.data.sha256.empty()
          ? words.sentence(message("report.data.built_in", "none: built into the program"))
          : report.data.sha256);
  add(message("report.data.size", "Rows × columns"),
      std::to_string(report.data.rows) + " × " + std::to_string(report.data.columns));
  add(message("report.data.inputs", "Inputs"), std::to_string(panel.units.size()));
  add(message("report.data.samples", "Samples used"),
      words.sentence(
          message("report.data.of_all_samples", "{1} of {2}", panel.samples, panel.all_samples)));
  return heading(message("report.section.data", "Data"), words) + facts.markup();
}

Message judged_samples(const MethodPanel& panel) {
  return panel.samples < panel.all_samples
             ? message("panel.some_samples", "{1} of the {2} samples", panel.samples,
                       panel.all_samples)
             : message("panel.all_samples", "{1} {1:sample|samples}", panel.samples);
}

}  // namespace

Message how_judged(const MethodPanel& panel) {
  const Message of_inputs =
      panel.of_inputs
          ? message("panel.judged_by_inputs", "; all inputs are predicted, as there is no target")
          : Message();
  const Message split = panel.how_held_out.says_nothing()
                            ? Message()
                            : message("panel.judged_in_order", ". {1}", panel.how_held_out);
  return message("panel.judged",
                 "error: mean over {1} {1:part|parts} of {2}, each held out; 1: knowing "
                 "nothing{3}{4}",
                 panel.beside.of_nothing.size(), judged_samples(panel), of_inputs, split);
}

std::string html::panel_section(const ReportedPanel& reported, const ReportWords& words) {
  const MethodPanel& panel = *reported.panel;
  return heading(message("report.section.all_methods", "All methods"), words) +
         html::list("ul", sentences(panel.answer, words)) +
         methods_markup(panel, reported.seconds, words) +
         html::pictures_markup(reported.pictures, words);
}

std::string to_html(const PanelReport& report, const MethodPanel& panel) {
  const ReportWords& words = report.words;
  std::string body = html::list("ul", sentences(panel.answer, words)) +
                     heading(message("report.section.methods", "Methods"), words) +
                     methods_markup(panel, report.seconds, words);
  if (!panel.good.empty()) {
    body += column_markup(panel, words);
  }
  body += html::picture_section(report.pictures, words) + data_markup(report, panel);
  const std::string title = words.sentence(
      message("report.methods_compared", "Methods compared on {1}", table_name(report.data)));
  return html::page(title, report.made, body, words.language);
}

}  // namespace steelyard
