// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/labels.h"

#include <cmath>
#include <map>
#include <set>

#include "core/data/text_table.h"
#include "core/message.h"
#include "core/problem/column_source.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Of classes whose rows were all left out, for missing cells, nothing can be said.
void warn_of_lost_classes(const Column& column, const std::set<double>& before,
                          const std::map<double, int>& left, std::vector<Message>& warnings) {
  constexpr std::size_t most_names = 10;
  std::string names;
  std::size_t lost = 0;
  for (const double value : before) {
    if (!left.contains(value)) {
      names += lost >= most_names ? "" : (lost == 0 ? "" : ", ") + class_name(column, value);
      ++lost;
    }
  }
  if (lost > 0) {
    warnings.push_back(message("problem.lost_classes",
                               "with the rows that were left out, {1} {1:class|classes} of {2} "
                               "{1:is|are} lost: {3}",
                               lost, in_quotes(column.name),
                               names + (lost > most_names ? ", ..." : "")));
  }
}

void warn_of_doubts(const Dataset& dataset, const std::vector<Index>& columns, const Labels& labels,
                    std::vector<Message>& warnings) {
  if (columns.size() > 1) {
    warnings.push_back(message("problem.several_labels",
                               "several columns of {1} are labels; {2}, the first, is used",
                               dataset.name, in_quotes(labels.name)));
  }
  if (labels.names.size() * 2 > labels.class_of.size()) {
    warnings.push_back(message("problem.many_classes",
                               "label {1} has {2} {2:class|classes} in {3} {3:sample|samples}: it "
                               "may not be a label",
                               in_quotes(labels.name), labels.names.size(),
                               labels.class_of.size()));
  }
}

}  // namespace

std::string class_name(const Column& column, double value) {
  return column.kind == ColumnKind::category ? column.categories[static_cast<std::size_t>(value)]
                                             : number_text(value);
}

std::optional<Labels> labels_of(const Dataset& dataset, const std::vector<Index>& rows,
                                const std::vector<Index>& before, std::vector<Message>& warnings,
                                const std::vector<Column>* described_as) {
  const std::vector<Index> columns = columns_with(Role::label, dataset, described_as);
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
  if (rows.size() < before.size()) {
    std::set<double> of_all;
    for (const Index row : before) {
      if (!std::isnan(values[row])) {
        of_all.insert(values[row]);
      }
    }
    warn_of_lost_classes(column, of_all, classes, warnings);
  }
  if (classes.empty()) {
    warnings.push_back(message("problem.missing_label", "label {1} is missing in every row",
                               in_quotes(column.name)));
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
