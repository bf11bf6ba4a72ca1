// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/lost_by_weight.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <set>

#include "core/problem/labels.h"
#include "core/text.h"

namespace steelyard {
namespace {

std::set<double> values_in(const Problem& problem, const Dataset& dataset, Index column) {
  std::set<double> values;
  for (Index sample = 0; sample < problem.samples(); ++sample) {
    const double value = dataset.values(problem.row_of(sample), column);
    if (!std::isnan(value)) {
      values.insert(value);
    }
  }
  return values;
}

/// The values of a column that no drawn sample has.
std::vector<std::string> lost_values(const Problem& whole, const Problem& drawn,
                                     const Dataset& dataset, const std::string& name) {
  const std::optional<Index> column = dataset.column_named(name);
  if (!column) {
    return {};
  }
  const std::set<double> left = values_in(drawn, dataset, *column);
  std::vector<std::string> lost;
  for (const double value : values_in(whole, dataset, *column)) {
    if (!left.contains(value)) {
      lost.push_back(class_name(dataset.columns[static_cast<std::size_t>(*column)], value));
    }
  }
  return lost;
}

}  // namespace

std::vector<Message> lost_by_weight(const Problem& whole, const Problem& drawn,
                                    const Dataset& dataset, const std::string& weights) {
  std::vector<Message> notes;
  if (whole.labels) {
    const std::vector<std::string> lost = lost_values(whole, drawn, dataset, whole.labels->name);
    if (!lost.empty()) {
      notes.push_back(message("problem.classes_not_drawn",
                              "by the weights in {1}, no row of {2} {2:class|classes} of {3} was "
                              "drawn, so that nothing is said of {2:it|them}: {4}",
                              in_quotes(weights), lost.size(), in_quotes(whole.labels->name),
                              names_in_words(lost)));
    }
  }
  if (whole.order.has_named_groups()) {
    const std::vector<std::string> lost = lost_values(whole, drawn, dataset, whole.order.groups);
    if (!lost.empty()) {
      notes.push_back(message("problem.groups_not_drawn",
                              "by the weights in {1}, no row of {2} {2:group|groups} of {3} was "
                              "drawn, so that nothing is said of {2:it|them}: {4}",
                              in_quotes(weights), lost.size(), in_quotes(whole.order.groups),
                              names_in_words(lost)));
    }
  }
  return notes;
}

}  // namespace steelyard
