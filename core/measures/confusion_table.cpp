// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/confusion_table.h"

#include <algorithm>
#include <utility>

#include "core/error.h"

namespace steelyard {
namespace {

Index groups_in(std::span<const int> group_of) {
  return group_of.empty() ? 0
                          : std::max(0, *std::max_element(group_of.begin(), group_of.end()) + 1);
}

}  // namespace

CountMatrix joint_counts(std::span<const int> row_of, std::span<const int> column_of) {
  if (row_of.size() != column_of.size()) {
    throw Error(ErrorKind::fault, {"partitions of different lengths", "", ""});
  }
  CountMatrix counts = CountMatrix::Zero(groups_in(row_of), groups_in(column_of));
  for (std::size_t sample = 0; sample < row_of.size(); ++sample) {
    if (row_of[sample] >= 0 && column_of[sample] >= 0) {
      ++counts(row_of[sample], column_of[sample]);
    }
  }
  return counts;
}

ConfusionTable confusion_table(std::span<const int> row_of, std::vector<std::string> rows,
                               std::span<const int> column_of, std::vector<std::string> columns) {
  const CountMatrix counted = joint_counts(row_of, column_of);
  const auto row_count = static_cast<Index>(rows.size());
  const auto column_count = static_cast<Index>(columns.size());
  if (counted.rows() > row_count || counted.cols() > column_count) {
    throw Error(ErrorKind::fault, {"a group without a name", "", ""});
  }
  ConfusionTable table{std::move(rows), std::move(columns),
                       CountMatrix::Zero(row_count, column_count), 0};
  table.counts.topLeftCorner(counted.rows(), counted.cols()) = counted;
  table.left_out = static_cast<Index>(row_of.size()) - counted.sum();
  return table;
}

}  // namespace steelyard
