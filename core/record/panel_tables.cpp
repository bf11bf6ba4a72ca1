// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/panel_tables.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "core/in_words.h"
#include "core/positions.h"

namespace steelyard {
namespace {

std::string yes_or_no(bool yes) { return yes ? "yes" : "no"; }

std::string known_number(const std::optional<double>& value) {
  return value ? number_text(*value) : std::string();
}

std::string seconds_of_row(const PanelRow& row, const std::vector<double>& seconds) {
  return row.member < seconds.size() ? number_text(seconds[row.member]) : std::string();
}

std::vector<std::string> discovery_cells(const PanelRow& row,
                                         const std::vector<std::string>& columns) {
  if (!row.discoveries) {
    return {"", "", "", ""};
  }
  const PanelDiscoveries& found = *row.discoveries;
  if (!found.is_known()) {
    return {"", "", found.way, in_words(found.why_none)};
  }
  std::string names;
  for (const std::string& name : names_of(found, columns)) {
    names += (names.empty() ? "" : "; ") + name;
  }
  return {std::to_string(found.columns.size()), names, found.way, ""};
}

/// Puts the cells before those of the last two columns.
void insert_cells(const std::vector<std::string>& more, std::vector<std::string>& cells) {
  constexpr std::ptrdiff_t last = 2;
  cells.insert(cells.end() - last, more.begin(), more.end());
}

/// "f-test elastic-net", of each unit.
std::vector<std::string> discoverers_of(const MethodPanel& panel) {
  std::vector<std::string> ids(panel.units.size());
  for (const std::size_t place : panel.order) {
    const PanelRow& row = panel.rows[place];
    if (!row.discoveries) {
      continue;
    }
    for (const std::size_t unit : units_with(panel.units, row.discoveries->columns)) {
      ids[unit] += (ids[unit].empty() ? "" : " ") + row.id;
    }
  }
  return ids;
}

/// By falling consensus, if any method is good.
std::vector<std::size_t> units_by_consensus(const MethodPanel& panel) {
  std::vector<Index> first;
  for (const PanelUnit& unit : panel.units) {
    first.push_back(unit.inputs.front());
  }
  if (panel.consensus.mean.size() > 0) {
    first = falling(std::move(first), panel.consensus.mean);
  }
  return units_with(panel.units, first);
}

std::vector<std::string> judged_cells(const PanelRow& row, const std::vector<double>& seconds) {
  return {row.id,
          row.title,
          number_text(row.error),
          known_number(row.error_error),
          std::to_string(row.suggested),
          number_text(row.stability),
          number_text(row.stability_error),
          number_text(row.behind_best),
          number_text(row.behind_best_error),
          yes_or_no(row.as_good),
          yes_or_no(row.beats_nothing),
          yes_or_no(row.beats_random),
          judge_id(row.judge),
          seconds_of_row(row, seconds),
          ""};
}

void add_errors(const MethodPanel& panel, const std::string& method, const Matrix& errors,
                TextTable& table) {
  for (Index size = 0; size < errors.rows(); ++size) {
    const Vector of_size = errors.row(size);
    table.rows.push_back({method, std::to_string(panel.sizes[static_cast<std::size_t>(size)]),
                          number_text(relative_error(of_size, panel.beside.of_nothing)),
                          known_number(error_of_relative(of_size, panel.beside.of_nothing,
                                                         panel.beside.tested_over_trained))});
  }
}

}  // namespace

std::string judge_id(Judge judge) {
  switch (judge) {
    case Judge::ridge:
      return "ridge";
    case Judge::neighbours:
      return "neighbours";
    case Judge::trees:
      break;
  }
  return "trees";
}

TextTable panel_table(const MethodPanel& panel, const std::vector<double>& seconds) {
  TextTable table;
  table.header = {"method",
                  "title",
                  "error",
                  "error_error",
                  "columns",
                  "stability",
                  "stability_error",
                  "behind_best",
                  "behind_best_error",
                  "no_worse",
                  "better_than_nothing",
                  "better_than_random",
                  "judge",
                  "seconds",
                  "left_out"};
  const bool asked = panel.discovery_rate.has_value();
  if (asked) {
    insert_cells({"discoveries", "discovered", "discovered_by", "no_discoveries"}, table.header);
  }
  for (const std::size_t place : panel.order) {
    std::vector<std::string> cells = judged_cells(panel.rows[place], seconds);
    if (asked) {
      insert_cells(discovery_cells(panel.rows[place], panel.columns), cells);
    }
    table.rows.push_back(std::move(cells));
  }
  for (const PanelRow& row : panel.rows) {
    if (!row.is_judged()) {
      std::vector<std::string> cells(table.header.size());
      cells[0] = row.id;
      cells[1] = row.title;
      cells.back() = in_words(row.left_out);
      table.rows.push_back(std::move(cells));
    }
  }
  return table;
}

TextTable panel_error_table(const MethodPanel& panel) {
  TextTable table{{"method", "columns", "error", "error_error"}, {}};
  for (const std::size_t place : panel.order) {
    add_errors(panel, panel.rows[place].id, panel.rows[place].errors, table);
  }
  add_errors(panel, "random", panel.beside.of_random, table);
  return table;
}

TextTable panel_column_table(const MethodPanel& panel) {
  const PanelConsensus& consensus = panel.consensus;
  TextTable table{{"column", "consensus", "by_chance", "level"}, {}};
  for (const std::size_t place : panel.order) {
    table.header.push_back(panel.rows[place].id);
  }
  if (panel.discovery_rate) {
    table.header.emplace_back("discovered_by");
  }
  const bool any_good = consensus.mean.size() > 0;
  const std::vector<std::string> discoverers = discoverers_of(panel);
  for (const std::size_t unit : units_by_consensus(panel)) {
    const Index column = panel.units[unit].inputs.front();
    std::vector<std::string> cells{panel.units[unit].name};
    cells.push_back(any_good ? number_text(consensus.mean[column]) : "");
    cells.push_back(consensus.by_chance.size() > 0 ? number_text(consensus.by_chance[column]) : "");
    cells.push_back(any_good ? number_text(consensus.level()) : "");
    for (const std::size_t place : panel.order) {
      cells.push_back(number_text(consensus.map(column, static_cast<Index>(place))));
    }
    if (panel.discovery_rate) {
      cells.push_back(discoverers[unit]);
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

TextTable panel_agreement_table(const MethodPanel& panel) {
  const PanelAgreement& agreement = panel.agreement;
  TextTable table{{"method", "other", "kendall", "jaccard"}, {}};
  for (std::size_t one = 0; one < agreement.rows.size(); ++one) {
    for (std::size_t other = one + 1; other < agreement.rows.size(); ++other) {
      const auto row = static_cast<Index>(one);
      const auto column = static_cast<Index>(other);
      table.rows.push_back({panel.rows[agreement.rows[one]].id,
                            panel.rows[agreement.rows[other]].id,
                            number_text(agreement.kendall(row, column)),
                            number_text(agreement.jaccard(row, column))});
    }
  }
  return table;
}

}  // namespace steelyard
