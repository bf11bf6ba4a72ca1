// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// Why a column may be meant to be explained, the strongest reason first.
enum class TargetReason {
  name,     ///< it is named like a target: target, y, class, outcome, ...
  last,     ///< it is the last column, and not one of a series like x1 ... x9
  classes,  ///< text with few different values
};

struct TargetProposal {
  Index column = 0;
  TargetReason reason = TargetReason::name;
};

/// What the columns of a table may be meant for, by their names, places and values. Constant
/// columns are never proposed.
struct ColumnProposals {
  std::vector<TargetProposal> targets;  ///< best first
  /// What to explain unless the user says otherwise: the best of `targets` and, where it is one of
  /// a series such as y1, y2, its series. Empty: nothing is clear enough.
  std::vector<Index> chosen;
  /// Columns whose values repeat, so that several samples belong to each: text (country), or whole
  /// numbers named like the number of a person or thing (subject).
  std::vector<Index> groups;
  std::optional<Index> time;       ///< the first column that says when a sample was: see times_in
  std::vector<Index> identifiers;  ///< number columns that name or number the samples
};

/// Whether a column is text of at least two values, on average two samples or more to each.
[[nodiscard]] bool looks_repeated(const Dataset& dataset, Index column);
/// The same, with so few values (100 at most) that they can be classes.
[[nodiscard]] bool looks_like_classes(const Dataset& dataset, Index column);

/// O(cells).
[[nodiscard]] ColumnProposals column_proposals(const Dataset& dataset);

}  // namespace steelyard
