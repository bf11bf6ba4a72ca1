// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/problem/problem.h"
#include "core/problem/targets.h"
#include "core/random.h"

namespace steelyard {

/// A sample and the code of its value in one number, so that entries sort by code, then by sample.
using TreeEntry = std::uint64_t;

[[nodiscard]] constexpr TreeEntry tree_entry(std::uint32_t code, std::uint32_t sample) {
  return (static_cast<TreeEntry>(code) << 32U) | sample;
}
[[nodiscard]] constexpr std::uint32_t code_of(TreeEntry entry) {
  return static_cast<std::uint32_t>(entry >> 32U);
}
[[nodiscard]] constexpr std::uint32_t sample_of(TreeEntry entry) {
  return static_cast<std::uint32_t>(entry);
}

/// A column as trees see it: only the order of its values matters.
struct TreeColumn {
  std::vector<double> levels;        ///< its distinct values, ascending
  std::vector<std::uint32_t> codes;  ///< N; position of each sample's value among the levels
  std::vector<TreeEntry> order;      ///< all samples, ascending; empty for two levels or fewer

  [[nodiscard]] bool is_constant() const { return levels.size() < 2; }
  /// Has at most two levels, such as 0 and 1, which need no sorting.
  [[nodiscard]] bool is_binary() const { return levels.size() <= 2; }
};

/// \param values  N, finite; N < 2^32
[[nodiscard]] TreeColumn tree_column(const Vector& values);

/// The same values in another order.
/// \param order  N; the sample whose value each sample takes
[[nodiscard]] TreeColumn permuted_column(const TreeColumn& column, const std::vector<Index>& order);

/// What trees predict: T standardised numbers per sample, or one of T classes.
struct TreeTarget {
  Index count = 0;                      ///< T
  std::vector<double> numbers;          ///< N x T, sample by sample; empty for classes
  std::vector<std::uint32_t> class_of;  ///< N, 0 .. T-1; empty for numbers

  [[nodiscard]] bool has_classes() const { return numbers.empty(); }
  /// How many numbers a tree predicts per sample; a class is one number.
  [[nodiscard]] Index width() const { return has_classes() ? 1 : count; }
};

/// The same targets in another order, or of some samples.
/// \param order  the sample whose target each sample takes
[[nodiscard]] TreeTarget permuted_target(const TreeTarget& target, const std::vector<Index>& order);

/// The samples of a problem that have a target, in the form that trees need.
struct TreeTable {
  std::vector<std::shared_ptr<const TreeColumn>> columns;  ///< D
  TreeTarget target;
  Index samples = 0;  ///< N
  /// Groups of samples, or stretches of a series, that are drawn for a tree as a whole or not at
  /// all. Empty if samples are drawn one by one.
  std::vector<std::vector<Index>> together = {};

  /// Positions of the columns that are not constant.
  [[nodiscard]] std::vector<Index> varying() const;
};

/// A table of points.
/// \param points   N x D, finite
/// \param numbers  N x T, finite; what trees predict
/// \param order    which samples belong together
[[nodiscard]] TreeTable tree_table(const Matrix& points, const Matrix& numbers,
                                   const SampleOrder& order);

/// The table without its columns.
/// \param samples  positions in the problem, of samples_with_target()
[[nodiscard]] TreeTable table_without_columns(const Problem& problem,
                                              const std::vector<Index>& samples,
                                              const Targets& targets);
/// \param samples  positions in the problem, of samples_with_target()
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<TreeTable> tree_table(const Problem& problem,
                                                  const std::vector<Index>& samples,
                                                  const Targets& targets,
                                                  const std::stop_token& stop);

}  // namespace steelyard
