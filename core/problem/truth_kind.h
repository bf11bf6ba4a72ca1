// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/error.h"

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
  throw bad_input({"'" + std::string(id) + "' is not a kind of ground truth", "",
                   "columns, pair-distances, distance-matrix"});
}

}  // namespace steelyard
