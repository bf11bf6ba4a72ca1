// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/run_ranking.h"

#include <algorithm>
#include <numeric>

#include "core/report/html_text.h"

namespace steelyard {
namespace {

constexpr std::size_t most_rows = 14;
constexpr std::size_t next_few = 3;
constexpr std::size_t without_selection = 10;
/// To say that fewer are left out takes about as much room as to show them.
constexpr std::size_t fewest_left_out = 5;

std::vector<std::size_t> best_places(const std::vector<Index>& ranked,
                                     const std::vector<bool>& is_selected) {
  const bool any = std::find(is_selected.begin(), is_selected.end(), true) != is_selected.end();
  std::size_t others = any ? next_few : without_selection;
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < ranked.size() && places.size() < most_rows; ++place) {
    const bool selected = is_selected[static_cast<std::size_t>(ranked[place])];
    if (selected || others > 0) {
      others -= selected ? 0 : 1;
      places.push_back(place);
    }
  }
  return places;
}

/// The places in the ranking, from 0, of the rows that are shown.
std::vector<std::size_t> shown_places(const std::vector<Index>& ranked,
                                      const std::vector<bool>& is_selected) {
  std::vector<std::size_t> places = best_places(ranked, is_selected);
  if (ranked.size() - places.size() < fewest_left_out) {
    places.resize(ranked.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
  }
  return places;
}

std::vector<std::string> headings_of(const RankedInputs& inputs, const ReportWords& words) {
  std::vector<std::string> headings{words.sentence(message("report.rank", "rank")),
                                    words.sentence(message("report.feature", "feature")),
                                    words.sentence(message("report.unit", "unit"))};
  for (const FeatureColumn& column : inputs.columns) {
    headings.push_back(words.term(column.title));
  }
  headings.push_back(words.sentence(message("report.selected", "selected")));
  return headings;
}

std::vector<std::string> what_is_left(std::size_t rows, std::size_t selected_rows,
                                      const RankedInputs& inputs, std::size_t ranked,
                                      const ReportWords& words) {
  std::vector<std::string> left;
  if (ranked > rows) {
    left.push_back(words.sentence(
        message("report.more_features",
                "{1} more {1:feature was ranked and is|features were ranked and are} not shown.",
                ranked - rows)));
  }
  if (inputs.selected.size() > selected_rows) {
    left.push_back(
        words.sentence(message("report.more_selected", "Of these, {1} {1:is|are} selected.",
                               inputs.selected.size() - selected_rows)));
  }
  return left;
}

}  // namespace

RankingOnPage ranking_on_page(const RankedInputs& inputs, const ReportWords& words) {
  const std::vector<Index> ranked = ranking(inputs.columns);
  const std::vector<FeatureColumn> shown = as_shown(inputs.columns);
  std::vector<bool> is_selected(inputs.names.size(), false);
  for (const Index feature : inputs.selected) {
    is_selected.at(static_cast<std::size_t>(feature)) = true;
  }
  TextTable table{headings_of(inputs, words), {}};
  std::size_t selected_rows = 0;
  for (const std::size_t place : shown_places(ranked, is_selected)) {
    const auto position = static_cast<std::size_t>(ranked[place]);
    std::vector<std::string> row{
        ranks_nothing(inputs.columns) ? std::string() : std::to_string(place + 1),
        inputs.names.at(position), inputs.units.at(position)};
    for (const FeatureColumn& column : shown) {
      row.push_back(rounded_text(column.values[position]));
    }
    row.push_back(words.term(is_selected[position] ? "yes" : "no"));
    selected_rows += is_selected[position] ? 1 : 0;
    table.rows.push_back(std::move(row));
  }
  if (table.rows.empty()) {
    return {};
  }
  return {html::without_empty_columns(table),
          what_is_left(table.rows.size(), selected_rows, inputs, ranked.size(), words)};
}

}  // namespace steelyard
