// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Samples that were taken several times: their inputs are equal, or equal but for a noise far
/// smaller than the distance to any other sample.
/// - equal: all inputs, apart from those that are copies of a target. Columns of few values make
///   rows equal by chance: where the columns alone, were they independent, would make a third as
///   many equal pairs, the rows are no repeats;
/// - almost equal: the edges of the shortest tree through all samples fall into two kinds, tiny
///   ones and others at least five times as long. Looked for in up to 2,000 samples and 5e7 cells
///   compared.
/// \return per sample the number of its kind, 0 or more, in the order of first appearance; nothing
///         where all samples differ
[[nodiscard]] std::optional<std::vector<int>> repeated_rows(const Problem& problem);

}  // namespace steelyard
