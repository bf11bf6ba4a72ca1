// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// How alike the target of neighbouring rows is: the correlation of a row with the next one, over
/// ranks, classes or distances (Wald & Wolfowitz 1943, Ann. Math. Stat. 14, 378).
struct AlikeNeighbours {
  double correlation = 0.0;  ///< -1 .. 1
  double deviations = 0.0;   ///< standard deviations above that of shuffled rows
  /// So far above what shuffled rows have, and so much, that the rows are probably a series.
  [[nodiscard]] bool is_series() const;
  /// How many independent samples tell as much of a mean as so many neighbours (those of an
  /// autoregression of first order: Bartlett 1946, J. R. Stat. Soc. Suppl. 8, 27); at least 1.
  [[nodiscard]] double independent(Index samples) const;
};

/// How a table is sorted.
struct SortedRows {
  /// Rows that are neighbours of each other, in their order.
  std::vector<std::vector<Index>> stretches;
  /// Columns that rise or fall in each stretch, by values hardly any two of which are equal.
  std::vector<Vector> trends = {};
};

/// Looks at the target, or at the inputs where there is none. Where classes are the target, looks
/// at the inputs of neighbours of one class: files often hold one class after another, in several
/// batches, and that is no series. O(N) per column; of many columns some are looked at, of many
/// rows the first ones.
/// What a stretch has in common is no likeness, and neither is what is quadratic in a trend, by its
/// values or by its places (the rest is looked at, by its ranks).
/// \param stretches, trends  see SortedRows
[[nodiscard]] AlikeNeighbours alike_neighbours(const Problem& problem,
                                               const std::vector<std::vector<Index>>& stretches,
                                               const std::vector<Vector>& trends = {});

/// The rows of a table, cut where it is sorted: where a column rises, falls or keeps each of its
/// values together throughout, rows with different values are no neighbours, since sorting made
/// them alike. A column of which that would leave few neighbours is a trend instead: of a table
/// sorted by it, only a simple dependence on it is no likeness, since the moments at which a walk
/// was seen are sorted as well. Columns that number the rows or give a time do not explain an
/// order. \param columns  one vector of N values each, in the order of the rows \param order    the
/// samples in the order of the rows
[[nodiscard]] SortedRows sorted_rows(const std::vector<Vector>& columns,
                                     const std::vector<Index>& order);

}  // namespace steelyard
