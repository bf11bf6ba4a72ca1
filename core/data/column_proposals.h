// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// Why a column may be meant to be the target, the strongest reason first.
enum class TargetReason {
  name,     ///< it is named like a target: target, y, class, outcome, ...
  last,     ///< it is the last column, and not part of a series like x1 ... x9
  classes,  ///< it is text with few different values
};

struct TargetProposal {
  Index column = 0;
  TargetReason reason = TargetReason::name;
};

/// What the columns of a table may be meant for, judged by their names, positions and values.
/// Constant columns are never proposed as targets, and neither are weights that the file states
/// (Role::weight).
struct ColumnProposals {
  std::vector<TargetProposal> targets;  ///< best first
  /// What to explain unless the user says otherwise: the best of `targets` and, if that is one of a
  /// series such as y1, y2, the whole series. Empty if no column is a likely target, if the last
  /// column is the best but holds more than two and few different whole numbers (a count, which is
  /// rarely asked for), or if no other number column would remain.
  std::vector<Index> chosen;
  /// Columns whose values repeat, so that several samples belong to each value: text (country), or
  /// whole numbers with the name of a numbered person or thing (subject).
  std::vector<Index> groups;
  std::optional<Index> time;  ///< first column of times: see times_in
  /// Number columns that name or number the samples; none with nothing but the name of a target.
  std::vector<Index> identifiers;
};

/// Whether a column is text with at least two different values and, on average, at least two
/// samples for each.
[[nodiscard]] bool looks_repeated(const Dataset& dataset, Index column);
/// The same, and with at most 100 different values, so that they can be classes.
[[nodiscard]] bool looks_like_classes(const Dataset& dataset, Index column);

/// The cells of a text column that are no numbers although most of its cells are.
struct MixedColumn {
  Index others = 0;  ///< cells that are no numbers
  Index cells = 0;   ///< that are not missing
};
/// \return `std::nullopt` if it is a column of numbers, or if hardly any cell is one
[[nodiscard]] std::optional<MixedColumn> mixed_column(const Dataset& dataset, Index column);

/// Costs O(N log N) for each column.
[[nodiscard]] ColumnProposals column_proposals(const Dataset& dataset);

}  // namespace steelyard
