// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trees/tree_table.h"

#include <utility>

#include "core/geometry/value_order.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

/// All samples by code, then by sample.
std::vector<TreeEntry> order_of_codes(const TreeColumn& column) {
  std::vector<std::size_t> next(column.levels.size() + 1, 0);
  for (const std::uint32_t code : column.codes) {
    ++next[code + 1];
  }
  for (std::size_t code = 1; code < next.size(); ++code) {
    next[code] += next[code - 1];
  }
  std::vector<TreeEntry> order(column.codes.size());
  for (std::uint32_t sample = 0; sample < column.codes.size(); ++sample) {
    const std::uint32_t code = column.codes[sample];
    order[next[code]++] = tree_entry(code, sample);
  }
  return order;
}

TreeTarget tree_target(const Targets& targets) {
  TreeTarget target;
  target.count = targets.values.cols();
  const bool classes = !targets.classes.empty();
  for (Index sample = 0; sample < targets.values.rows(); ++sample) {
    if (classes) {
      Index largest = 0;
      Eigen::RowVectorXd shares = targets.values.row(sample);
      shares = shares.array() * targets.deviations.transpose().array() +
               targets.means.transpose().array();
      shares.maxCoeff(&largest);
      target.class_of.push_back(static_cast<std::uint32_t>(largest));
    } else {
      for (const double value : targets.values.row(sample)) {
        target.numbers.push_back(value);
      }
    }
  }
  return target;
}

}  // namespace

TreeColumn tree_column(const Vector& values) {
  const std::vector<std::uint32_t> sorted = samples_by_value(values);
  TreeColumn column;
  column.codes.resize(sorted.size());
  for (const std::uint32_t sample : sorted) {
    const double value = values[sample];
    if (column.levels.empty() || column.levels.back() != value) {
      column.levels.push_back(value);
    }
    column.codes[sample] = static_cast<std::uint32_t>(column.levels.size() - 1);
  }
  if (!column.is_binary()) {
    column.order.reserve(sorted.size());
    for (const std::uint32_t sample : sorted) {
      column.order.push_back(tree_entry(column.codes[sample], sample));
    }
  }
  return column;
}

TreeColumn permuted_column(const TreeColumn& column, const std::vector<Index>& order) {
  TreeColumn permuted;
  permuted.levels = column.levels;
  permuted.codes.reserve(order.size());
  for (const Index sample : order) {
    permuted.codes.push_back(column.codes[static_cast<std::size_t>(sample)]);
  }
  if (!permuted.is_binary()) {
    permuted.order = order_of_codes(permuted);
  }
  return permuted;
}

TreeTarget permuted_target(const TreeTarget& target, const std::vector<Index>& order) {
  TreeTarget permuted;
  permuted.count = target.count;
  const auto count = static_cast<std::size_t>(target.count);
  for (const Index sample : order) {
    const auto from = static_cast<std::size_t>(sample);
    if (target.has_classes()) {
      permuted.class_of.push_back(target.class_of[from]);
    } else {
      const auto first = target.numbers.begin() + static_cast<std::ptrdiff_t>(from * count);
      permuted.numbers.insert(permuted.numbers.end(), first, first + target.count);
    }
  }
  return permuted;
}

std::vector<Index> TreeTable::varying() const {
  std::vector<Index> positions;
  for (Index column = 0; column < std::ssize(columns); ++column) {
    if (!columns[static_cast<std::size_t>(column)]->is_constant()) {
      positions.push_back(column);
    }
  }
  return positions;
}

TreeTable tree_table(const Matrix& points, const Matrix& numbers, const SampleOrder& order) {
  TreeTable table;
  table.samples = points.rows();
  table.together = drawn_together(order);
  table.target.count = numbers.cols();
  for (Index sample = 0; sample < numbers.rows(); ++sample) {
    for (const double value : numbers.row(sample)) {
      table.target.numbers.push_back(value);
    }
  }
  for (Index column = 0; column < points.cols(); ++column) {
    table.columns.push_back(std::make_shared<const TreeColumn>(tree_column(points.col(column))));
  }
  return table;
}

TreeTable table_without_columns(const Problem& problem, const std::vector<Index>& samples,
                                const Targets& targets) {
  TreeTable table;
  table.samples = std::ssize(samples);
  // A tree that has seen one of two samples that belong together knows the other one, too.
  table.together = drawn_together(order_of(problem.order, samples));
  table.target = tree_target(targets);
  return table;
}

std::optional<TreeTable> tree_table(const Problem& problem, const std::vector<Index>& samples,
                                    const Targets& targets, const std::stop_token& stop) {
  TreeTable table = table_without_columns(problem, samples, targets);
  table.columns.resize(static_cast<std::size_t>(problem.dimension()));
  const bool whole = parallel_for(problem.dimension(), stop, [&](Index input) {
    const Vector values = problem.inputs.col(input)(samples);
    table.columns[static_cast<std::size_t>(input)] =
        std::make_shared<const TreeColumn>(tree_column(values));
  });
  return whole ? std::optional(std::move(table)) : std::nullopt;
}

}  // namespace steelyard
