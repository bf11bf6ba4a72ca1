// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/data/column_proposals.h"
#include "core/data/dataset.h"

namespace steelyard {

enum class FindingKind {
  constant,    ///< it cannot distinguish samples
  identifier,  ///< nearly every sample has its own value: text, or whole numbers in a sequence
  group,       ///< (nearly) constant within the groups of `other`: it tells which group it is
  leak,        ///< almost the same as the target `other`
  copy,        ///< equal to `other` up to scale and shift
};

/// Something that a person should know of a column before it is used.
struct ColumnFinding {
  Index column = 0;
  FindingKind kind = FindingKind::constant;
  std::optional<Index> other;  ///< the other column: group column, target, or the one copied
  double strength = 1.0;       ///< share of variance between groups, or |correlation|; otherwise 1
  std::string badge;           ///< a few words: "nearly constant within country"
  std::string sentence;  ///< "population is nearly constant within country: it may identify ..."
};

/// Constant, identifier, group and copy, by column. Groups are those of `groups`, by default those
/// that have Role::id or else are proposed; a group column itself gets no finding of its kind.
/// The share between groups is 1 - within / total, of variances that allow for the number of
/// groups, so that many small groups alone explain nothing; above 0.98 it is reported.
/// All rows up to 2,000,000 cells; of larger tables, fewer: whole groups (group), rows at equal
/// distances (copy, identifier). About 20 ms per million cells.
[[nodiscard]] std::vector<ColumnFinding> column_findings(
    const Dataset& dataset, std::optional<std::vector<Index>> groups = std::nullopt);

/// Leaks: the number columns, other than the targets, whose |correlation| or |rank correlation|
/// with a target is above 0.999; for a target of text, whose share of variance between its classes
/// is. Rows as for column_findings. \param targets  columns of the dataset
[[nodiscard]] std::vector<ColumnFinding> target_findings(const Dataset& dataset,
                                                         std::span<const Index> targets);

}  // namespace steelyard
