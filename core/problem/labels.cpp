// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/labels.h"

#include <cmath>
#include <map>

#include "core/data/text_table.h"
#include "core/problem/column_source.h"
#include "core/text.h"

namespace steelyard {
namespace {

std::string class_name(const Column& column, double value) {
  return column.kind == ColumnKind::category ? column.categories[static_cast<std::size_t>(value)]
                                             : number_text(value);
}

void warn_of_doubts(const Dataset& dataset, const std::vector<Index>& columns, const Labels& labels,
                    std::vector<std::string>& warnings) {
  if (columns.size() > 1) {
    warnings.push_back("several columns of " + dataset.name + " are labels; '" + labels.name +
                       "', the first, is used");
  }
  if (labels.names.size() * 2 > labels.class_of.size()) {
    warnings.push_back("label '" + labels.name + "' has " + std::to_string(labels.names.size()) +
                       " classes in " + counted(labels.class_of.size(), "sample") +
                       ": it may not be a label");
  }
}

}  // namespace

std::optional<Labels> labels_of(const Dataset& dataset, const std::vector<Index>& rows,
                                std::vector<std::string>& warnings, const std::vector<Column>* as) {
  const std::vector<Index> columns = columns_with(Role::label, dataset, as);
  if (columns.empty()) {
    return std::nullopt;
  }
  const Column& column = dataset.columns[static_cast<std::size_t>(columns.front())];
  const auto values = dataset.values.col(columns.front());
  std::map<double, int> classes;
  for (const Index row : rows) {
    if (!std::isnan(values[row])) {
      classes.emplace(values[row], 0);
    }
  }
  if (classes.empty()) {
    warnings.push_back("label '" + column.name + "' is missing in every row");
    return std::nullopt;
  }
  Labels labels{column.name, {}, {}};
  for (auto& [value, position] : classes) {
    position = static_cast<int>(labels.names.size());
    labels.names.push_back(class_name(column, value));
  }
  for (const Index row : rows) {
    labels.class_of.push_back(std::isnan(values[row]) ? -1 : classes.at(values[row]));
  }
  warn_of_doubts(dataset, columns, labels, warnings);
  return labels;
}

}  // namespace steelyard
