// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/geometry/nearest_neighbours.h"
#include "core/matrix.h"

namespace steelyard::gated {

/// How near a neighbour counts as.
enum class Affinity {
  heat,   ///< exp(-d^2 / t)
  binary  ///< 1
};

/// Which samples are near each other, and how near: a symmetric sparse matrix W, N x N. Two samples
/// are joined where either is among the k nearest of the other; each is joined to itself, W_ii = 1.
struct AffinityGraph {
  std::vector<Index> begin;  ///< N + 1: row i holds the entries begin[i] .. begin[i + 1]
  std::vector<std::uint32_t> neighbour;  ///< their columns, rising within a row
  std::vector<double> weight;            ///< their values, 0 .. 1
  Vector degree;                         ///< N, the sums of the rows, >= 1

  [[nodiscard]] Index samples() const { return degree.size(); }
};

/// The width t that fits the data: the median over all samples of the squared distance to the
/// farthest of their k neighbours. Where that is 0, because most samples have duplicates, 1e-12 of
/// the largest such distance; 1 where all are 0. > 0
[[nodiscard]] double median_width(const NearestNeighbours& neighbours);

/// \param width  t, > 0, in squared units of the distances; of Affinity::heat only
[[nodiscard]] AffinityGraph affinity_graph(const NearestNeighbours& neighbours, Affinity affinity,
                                           double width);

/// W f.    \param values  N    \param product  N, apart from `values`
void multiply(const AffinityGraph& graph, const double* values, double* product);

/// Connected parts of the graph: 1 where every sample can be reached from every other one.
[[nodiscard]] Index components(const AffinityGraph& graph);

}  // namespace steelyard::gated
