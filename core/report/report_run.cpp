// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_run.h"

#include <vector>

#include "core/report/html_text.h"

namespace steelyard::html {
namespace {

std::string paragraph(const std::string& text) {
  return text.empty() ? text : element("p", escaped(text));
}

std::string facts_markup(const std::vector<SummaryFact>& list) {
  Facts facts;
  for (const SummaryFact& fact : list) {
    facts.add(fact.name, fact.value);
  }
  return list.empty() ? std::string() : facts.markup();
}

/// Two beside each other on paper.
std::string short_facts_markup(const std::vector<SummaryFact>& list) {
  const std::string markup = facts_markup(list);
  return markup.empty() ? markup : "<div class=\"two\">" + markup + "</div>\n";
}

std::string table_or_none(const TextTable& cells) {
  return cells.rows.empty() ? std::string() : table(without_empty_columns(cells));
}

/// Nothing where there is nothing below the heading.
std::string section(const ReportWords& words, const Message& heading, const std::string& content) {
  return content.empty() ? content : element("h3", escaped(words.sentence(heading))) + content;
}

std::string ranking_markup(const RunSummary& summary) {
  std::string rest;
  for (const std::string& sentence : summary.ranking_rest) {
    rest += (rest.empty() ? "" : " ") + sentence;
  }
  return table_or_none(summary.ranking) + paragraph(rest);
}

}  // namespace

std::string tables_markup(const Record& record, const ReportWords& words) {
  std::string markup;
  for (const Figure& figure : all_figures(record)) {
    const auto* const cells = std::get_if<TextTable>(&figure.shape);
    if (cells != nullptr && !cells->rows.empty()) {
      markup += element("h3", escaped(words.term(figure.title))) + table(*cells) +
                paragraph(words.term(figure.help));
    }
  }
  return folded(words.sentence(message("report.tables", "Tables of the run")), markup);
}

std::string run_markup(const RunSummary& summary, const std::string& pictures,
                       const ReportWords& words) {
  return section(words, message("report.section.question", "Question"),
                 paragraph(summary.question) + facts_markup(summary.roles)) +
         element("h3", escaped(summary.level)) + paragraph(summary.answer) +
         table_or_none(summary.evidence) + paragraph(summary.suggestion) +
         section(words, message("report.section.numbers", "Method and findings"),
                 short_facts_markup(summary.numbers)) +
         section(words, message("report.section.ranking", "Ranking"), ranking_markup(summary)) +
         pictures +
         section(words, message("report.section.settings", "Settings that applied"),
                 short_facts_markup(summary.settings) + paragraph(summary.settings_rest)) +
         section(words, message("report.section.repeat", "How to repeat it"),
                 facts_markup(summary.repeat)) +
         section(words, message("report.section.notes", "Notes"), list("ul", summary.notes));
}

}  // namespace steelyard::html
