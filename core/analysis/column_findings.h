// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/data/column_proposals.h"
#include "core/data/dataset.h"
#include "core/message.h"

namespace steelyard {

enum class FindingKind {
  constant,    ///< it cannot distinguish samples
  identifier,  ///< text or whole numbers, with another value in nearly every sample
  group,       ///< constant or nearly so within the groups of `other`: it tells which group it is
  leak,        ///< almost the same as the target `other`
  copy,        ///< equal to `other` up to scale and shift, or text that divides the samples alike
};

/// A finding that a person should know before a column is used.
struct ColumnFinding {
  Index column = 0;
  FindingKind kind = FindingKind::constant;
  std::optional<Index> other;  ///< the group column, the target or the copied column
  double strength = 1.0;       ///< share of variance between groups, or |correlation|; otherwise 1
  Message badge;               ///< the finding in a few words: "nearly constant within country"
  Message sentence;  ///< "population is nearly constant within country: it may only tell ..."
};

/// Findings of the kinds constant, identifier, group and copy, by column. Groups are those of the
/// first three of `groups`, by default the columns with Role::id or else proposed ones; a group
/// column itself gets no finding of this kind. The share between groups is 1 - within / total, of
/// variances that allow for the number of groups, so that many small groups alone explain nothing;
/// a share above 0.98 is reported. Tables of up to 2,000,000 cells are read in full. In larger
/// ones, some rows at equal distances are used to find copies, and some whole groups (or rows, if
/// groups are few) to find groups. Takes about 20 ms per million cells.
[[nodiscard]] std::vector<ColumnFinding> column_findings(
    const Dataset& dataset, std::optional<std::vector<Index>> groups = std::nullopt);

/// Findings of the kind leak: the number columns, other than the targets, whose |correlation| or
/// |rank correlation| with a target is above 0.999; for a target of text, those whose share of
/// variance between its classes is above 0.999. Rows are chosen as for column_findings(). Empty for
/// fewer than 8 samples.
/// \param targets  columns of the dataset
[[nodiscard]] std::vector<ColumnFinding> target_findings(const Dataset& dataset,
                                                         std::span<const Index> targets);

}  // namespace steelyard
