// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/data/missing.h"
#include "core/error.h"
#include "core/matrix.h"

namespace steelyard {

/// The meaning of the ground-truth columns, which defines the distance between two samples.
enum class TruthKind {
  columns,         ///< coordinates: Euclidean distance, with periodic differences folded
  pair_distances,  ///< x y z of M points: Euclidean distance between the vectors of all M(M-1)/2
                   ///< distances between the points
  distance_matrix  ///< the distances themselves, N x N
};

inline constexpr std::array<TruthKind, 3> all_truth_kinds{
    TruthKind::columns, TruthKind::pair_distances, TruthKind::distance_matrix};

/// The stable id used by records and the command line.
[[nodiscard]] constexpr std::string_view truth_kind_id(TruthKind kind) {
  constexpr std::array<std::string_view, 3> ids{"columns", "pair-distances", "distance-matrix"};
  return ids.at(static_cast<std::size_t>(kind));
}

/// The kind with that id.
/// \throws Error(bad_input) for another id
[[nodiscard]] inline TruthKind truth_kind(std::string_view id) {
  for (const TruthKind kind : all_truth_kinds) {
    if (truth_kind_id(kind) == id) {
      return kind;
    }
  }
  throw bad_input({message("problem.no_such_truth_kind", "'{1}' is not a kind of target", id), "",
                   other_words("columns, pair-distances, distance-matrix")});
}

/// What the user says about the order of a table's rows, if no column gives times.
enum class RowOrder {
  automatic,  ///< a series if neighbouring rows have similar targets: see alike_neighbours.h
  series,     ///< the rows are in the order of time
  any         ///< the order of the rows means nothing
};

inline constexpr std::array<RowOrder, 3> all_row_orders{RowOrder::automatic, RowOrder::series,
                                                        RowOrder::any};

/// Stable ids used by records and the command line: "automatic", "series", "any".
[[nodiscard]] std::string_view row_order_id(RowOrder order);
/// \throws Error(bad_input) for another id
[[nodiscard]] RowOrder row_order(std::string_view id);

/// How a dataset becomes a problem. The record stores all of these options.
struct ProblemOptions {
  MissingPolicy missing = MissingPolicy::refuse;
  bool standardise_truth = false;  ///< divide each truth column by its standard deviation (over N):
                                   ///< ColumnInfo::scale. Only for TruthKind::columns
  std::vector<Index> samples;      ///< the rows of the table that are used; if it is empty, all are
  TruthKind truth_kind = TruthKind::columns;
  bool wrap_periods = false;                 ///< wrap periodic columns that exceed their period
  RowOrder row_order = RowOrder::automatic;  ///< whether the rows are a series
  friend bool operator==(const ProblemOptions&, const ProblemOptions&) = default;
};

}  // namespace steelyard
