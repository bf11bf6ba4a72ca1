// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/matrix.h"
#include "core/problem/shared_matrix.h"

namespace steelyard {

/// A column some of whose cells were missing and hold a median instead.
struct FilledColumn {
  Index column = 0;
  std::vector<bool> was_missing;  ///< per sample
};

/// The columns with filled cells, ascending, shared by copies; null if there are none.
using FilledCells = std::shared_ptr<const std::vector<FilledColumn>>;

/// Those of some samples, in their order.
[[nodiscard]] FilledCells filled_in_samples(const FilledCells& filled,
                                            std::span<const Index> samples);
/// Those of some columns, which get the numbers 0, 1, ... in their order.
[[nodiscard]] FilledCells filled_in_columns(const FilledCells& filled,
                                            std::span<const Index> columns);

/// Some rows, filled from the samples `learned_from` alone: cells that were missing hold the median
/// of what these samples know of the column, or 0 if they know nothing of it.
/// \param values  N x D
/// \param filled  of the values; not null
[[nodiscard]] Matrix filled_anew(const MatrixView& values, const FilledCells& filled,
                                 std::span<const Index> samples,
                                 std::span<const Index> learned_from);

}  // namespace steelyard
