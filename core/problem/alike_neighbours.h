// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// How alike the targets of neighbouring rows are: the correlation of a row with the next one,
/// computed from ranks, classes or distances (Wald & Wolfowitz 1943, Ann. Math. Stat. 14, 378).
struct AlikeNeighbours {
  double correlation = 0.0;  ///< -1 .. 1
  double deviations = 0.0;   ///< number of standard deviations above shuffled rows
  /// Whether the rows are probably a series: the correlation is large, and far above that of
  /// shuffled rows.
  [[nodiscard]] bool is_series() const;
  /// The number of independent samples that determine a mean as well as this many neighbouring
  /// samples do (for an autoregression of first order: Bartlett 1946, J. R. Stat. Soc. Suppl. 8,
  /// 27); at least 1.
  [[nodiscard]] double independent(Index samples) const;
};

/// How a table is sorted.
struct SortedRows {
  /// Parts of the table within which each row is a neighbour of the next.
  std::vector<std::vector<Index>> stretches;
  /// Columns that rise or fall throughout each stretch, with hardly any equal values.
  std::vector<Vector> trends = {};
};

/// Compares neighbouring rows by their target, or by their inputs if there is no target. Where the
/// target is classes, it compares the inputs of neighbours of one class: files often hold one class
/// after another, in several batches, and that does not make a series. If there are many columns,
/// only some are used. Cost O(N) per column.
///
/// What a whole stretch has in common does not count as likeness, nor what a run of one class has
/// in common, unless the runs of a class differ much from each other. Neither does any dependence
/// that is quadratic in a trend, in its values or in the places of the rows; only the rest is
/// compared, by its ranks.
/// \param stretches, trends  see SortedRows
[[nodiscard]] AlikeNeighbours alike_neighbours(const Problem& problem,
                                               const std::vector<std::vector<Index>>& stretches,
                                               const std::vector<Vector>& trends = {});

/// The number of independent samples that the samples of a series are worth; `std::nullopt` where
/// they are no series, or in named groups.
[[nodiscard]] std::optional<double> worth_of_series(const Problem& problem);

/// Cuts the rows of a table where it is sorted. If a column rises throughout, falls throughout or
/// keeps equal values together, rows with different values do not count as neighbours, since
/// sorting made them alike. If that would leave few neighbours, the column is a trend instead, and
/// only a simple dependence on it does not count as likeness: the moments at which a walk was
/// observed are sorted, too.
/// \param columns  each with N values, one per sample. The caller leaves out columns that number
///                 the rows or give a time, since these do not explain an order
/// \param order    the samples in the order of the rows
[[nodiscard]] SortedRows sorted_rows(const std::vector<Vector>& columns,
                                     const std::vector<Index>& order);

}  // namespace steelyard
