// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/data/fill_rule.h"
#include "core/matrix.h"
#include "core/problem/shared_matrix.h"

namespace steelyard {

/// A column some of whose cells were missing and hold a median instead, or a value of their text.
struct FilledColumn {
  Index column = 0;
  std::vector<bool> was_missing;  ///< per sample
  FillRule rule = {};             ///< of the same samples
  bool by_step = false;  ///< filled by a step of preparation, whose fillings stay in what is shown
};

/// The columns with filled cells, ascending, shared by copies; null if there are none.
using FilledCells = std::shared_ptr<const std::vector<FilledColumn>>;

/// Those of some samples, in their order.
[[nodiscard]] FilledCells filled_in_samples(const FilledCells& filled,
                                            std::span<const Index> samples);
/// Those of some columns, which get the numbers 0, 1, ... in their order.
[[nodiscard]] FilledCells filled_in_columns(const FilledCells& filled,
                                            std::span<const Index> columns);

/// Those that no step of preparation filled.
[[nodiscard]] FilledCells filled_by_policy(const FilledCells& filled);

/// Some rows, filled from the samples `learned_from` alone: cells that were missing hold what these
/// samples say of the column by its rule (fill_rule.h), such as their median, or 0 if they know
/// nothing of it.
/// \param values  N x D
/// \param filled  of the values; not null
[[nodiscard]] Matrix filled_anew(const MatrixView& values, const FilledCells& filled,
                                 std::span<const Index> samples,
                                 std::span<const Index> learned_from);

}  // namespace steelyard
