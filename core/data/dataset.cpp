// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/dataset.h"

#include <algorithm>
#include <utility>

namespace steelyard {
namespace {

/// Empty if none of the cells at these positions was filled.
std::vector<bool> filled_at(const std::vector<bool>& filled, const std::vector<Index>& positions) {
  std::vector<bool> kept;
  if (!filled.empty()) {
    kept.reserve(positions.size());
    for (const Index position : positions) {
      kept.push_back(filled[static_cast<std::size_t>(position)]);
    }
  }
  return std::find(kept.begin(), kept.end(), true) == kept.end() ? std::vector<bool>() : kept;
}

}  // namespace

std::vector<Index> columns_with(const std::vector<Column>& columns, Role role) {
  std::vector<Index> found;
  for (std::size_t position = 0; position < columns.size(); ++position) {
    if (columns[position].roles.has(role)) {
      found.push_back(static_cast<Index>(position));
    }
  }
  return found;
}

std::vector<Index> Dataset::number_columns() const {
  std::vector<Index> found;
  for (std::size_t position = 0; position < columns.size(); ++position) {
    if (columns[position].kind == ColumnKind::number) {
      found.push_back(static_cast<Index>(position));
    }
  }
  return found;
}

Index Dataset::row_of(Index sample) const {
  return rows.empty() ? sample : rows[static_cast<std::size_t>(sample)];
}

void Dataset::keep_samples(const std::vector<Index>& positions) {
  if (rows.empty()) {
    source_rows = samples();
  }
  std::vector<Index> kept;
  kept.reserve(positions.size());
  for (const Index position : positions) {
    kept.push_back(row_of(position));
  }
  rows = std::move(kept);
  values = Matrix(values(positions, Eigen::all));
  for (Column& column : columns) {
    column.filled = filled_at(column.filled, positions);
  }
}

void Dataset::keep_columns(const std::vector<Index>& positions) {
  std::vector<Column> kept;
  kept.reserve(positions.size());
  for (const Index position : positions) {
    kept.push_back(std::move(columns[static_cast<std::size_t>(position)]));
  }
  columns = std::move(kept);
  values = Matrix(values(Eigen::all, positions));
}

std::optional<Index> Dataset::column_named(std::string_view wanted) const {
  const auto found = std::find_if(columns.begin(), columns.end(),
                                  [&](const Column& column) { return column.name == wanted; });
  return found == columns.end() ? std::nullopt : std::optional<Index>(found - columns.begin());
}

bool has_step(const TableOrigin& origin, std::string_view id) {
  return std::any_of(origin.steps.begin(), origin.steps.end(),
                     [&](const PreparationStep& step) { return step.id == id; });
}

bool is_indicator(const Column& column) {
  return column.made_of_text && column.made_of_text->other;
}

std::optional<TextOrigin> text_origin(const Column& column) {
  if (!column.made_of_text) {
    return std::nullopt;
  }
  TextOrigin origin{column.made_of_text->column};
  if (is_indicator(column)) {
    origin.value = words_of(column).front();
  }
  return origin;
}

const std::string& name_before_steps(const Column& column) {
  if (column.made_of_text) {
    return column.made_of_text->column;
  }
  return column.made_from.empty() ? column.name : column.made_from;
}

std::vector<std::string> words_of(const Column& column) {
  std::vector<std::string> words;
  if (column.made_of_text) {
    for (const auto& [word, number] : column.made_of_text->numbers) {
      words.push_back(word);
    }
  }
  return words.empty() && is_indicator(column) ? std::vector<std::string>{"missing"} : words;
}

}  // namespace steelyard
